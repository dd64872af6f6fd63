import type { Seat, State } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { isMoon } from '../rules/live.ts';
import { type Place, seatsOf, type Table } from '../rules/table.ts';
import { basesOf, tokensAt } from '../rules/tokens.ts';

/** Whether what others have there is stone: its own planets, and every planet where it has a base. */
const isStone = (table: Table, seat: Seat, place: Place): boolean =>
  (table.systems[place] ?? -1) >= 0 &&
  !isMoon(place) &&
  (table.systems[place] === seat || tokensAt(table, place, seat) > 0);

const hasStone = ({ table, seats }: State<Table>, seat: Seat): boolean =>
  seatsOf(seats).some((other) => other !== seat && basesOf(table, other).some((place) => isStone(table, seat, place)));

/** Tokens of others beside its own never move again, unless to the Warp. */
export const gorgon: Power = {
  kept: true,
  autos: [{ at: '3a', when: (state, { seat }) => hasStone(state, seat) }],
  hooks: {
    leaves: ({ table }, me, may, seat, place) => may && (seat === me.seat || !isStone(table, me.seat, place)),
  },
};
