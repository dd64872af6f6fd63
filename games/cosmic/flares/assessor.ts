import type { Seat, State } from '@orrery/kernel';
import { handOf, takeBlind } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { payTo } from '../rules/purse.ts';
import { seatsOf, type Table } from '../rules/table.ts';
import { placesOf, tokensAt } from '../rules/tokens.ts';

/** What each guest pays. */
const RENT = 2;

/** Everybody else with a base in a seat's system, and something to pay with. */
function guests({ table, seats }: State<Table>, seat: Seat): Seat[] {
  const places = placesOf(table, seat);
  return seatsOf(seats).filter(
    (other) =>
      other !== seat &&
      places.some((place) => tokensAt(table, place, other) > 0) &&
      ((table.lucre[other] ?? 0) > 0 || handOf(table, other).length > 0),
  );
}

export const assessor: Flare = {
  wild: {
    at: '2c',
    by: 'defense',
    may: (state, seat) => guests(state, seat).length > 0,
    do(kit, { seat }) {
      for (const guest of guests(kit.state, seat)) {
        const n = Math.min(RENT, kit.state.table.lucre[guest] ?? 0);
        if (n > 0) payTo(kit, guest, seat, n);
        else takeBlind(kit, seat, guest, 1);
      }
    },
  },
  // R267: the last moment for cards before tokens are lifted.
  super: { at: '2c', effect: {} },
};
