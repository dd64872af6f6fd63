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

/** §3: what an animal pays is in data, and so is the number of its rule. */
export const ANIMALS = [
  { id: 'dog', rule: '3.1', coins: 1 },
  { id: 'cow', rule: '3.2', coins: 3 },
  { id: 'ox', rule: '3.3', coins: 4 },
] as const;

/** Whether this animal, led over by a stranger, pays. */
export const pays = ({ rule: number }: { readonly rule: string }, stranger: boolean): boolean => rule(number, stranger);

/** §4: the hours of the ferry, in data that no scan can read; the number comes first. */
const FERRY: readonly (readonly [string, number])[] = [
  ['4.1', 8],
  ['4.2', 20],
];

export const ferryGoes = (hour: number): boolean =>
  FERRY.every(([number, limit], at) => rule(number, at === 0 ? hour >= limit : hour < limit));

/** §2.1: the keeper turns back who cannot pay. */
export const turnsBack = (coins: number): Refusal | null => (coins > 0 ? null : no('2.1', 'refuse.coins'));
