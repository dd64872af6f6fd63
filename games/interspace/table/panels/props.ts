// Who looks at the table, and what every panel begins with.

import type { Scalar, Seat } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import { NONE, type Table } from '../../rules/table.ts';

export type Props = TableProps<Table>;

/** The seat the panels speak of: the viewer's own; to the audience, the one whose turn it is. */
export const seatShown = ({ viewer, seats, table }: Props['view']): Seat =>
  viewer < seats ? viewer : table.active === NONE ? 0 : table.active;

export const optionsOf = ({ ask }: Props): readonly Scalar[] =>
  ask !== null && ask.choice.kind === 'one' ? ask.choice.options : [];

/** Lists such as `2 × CA`, in the words of the game. */
export const countsOf = (kinds: readonly (readonly [kind: number, count: number])[]): string[] =>
  kinds.map(([kind, count]) => `of ${count} ${kind}`);
