// The stacks of the Fungus, as far as its Flare asks for them, at tables where nobody can be the Fungus too.

import type { Seat, State } from '@orrery/kernel';
import { type Lasting, NOWHERE, type Place, type Table } from '../rules/table.ts';

/** A lasting effect of this name: where all captives lie, how many stacks are to hold in the Warp (Super), then the stacks. */
export const STACKS = 'stacks';
export const HEAD = 2;

export const stacksOf = ({ lasting }: Table, seat: Seat): Lasting | undefined =>
  lasting.find((effect) => effect.of === STACKS && effect.seat === seat);

/** Whether it has a stack anywhere. */
export const hasStack = (table: Table, seat: Seat): boolean => (stacksOf(table, seat)?.data.length ?? 0) > HEAD;

/** A place that is nobody's, for captives. */
export function makeYard({ table, seats }: State<Table>): Place {
  table.tokens.push(new Array<number>(seats).fill(0));
  return table.systems.push(NOWHERE) - 1;
}
