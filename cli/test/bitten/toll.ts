// A few rules about a bridge, for the test of `rules --bite`: some are watched, some only named.

import { no, type Refusal, rule } from '@orrery/kernel';

/** §1.1: who has no coin may not cross. */
export const mayCross = (coins: number): boolean => rule('1.1', coins > 0);

/** §1.2: a cart pays two. */
export const price = (cart: boolean): number => (rule('1.2', cart) ? 2 : 1);

/** §1.3: at night the bridge is closed. */
export const isClosed = (hour: number): boolean => rule('1.3', hour >= 22);

/** §1.4: nobody tests this one. */
export const isFree = (age: number): boolean => rule('1.4', age < 6);

/** §2.1: the keeper turns back who cannot pay. */
export const turnsBack = (coins: number): Refusal | null => (coins > 0 ? null : no('2.1', 'refuse.coins'));
