import type { Seat, State } from '@orrery/kernel';
import { TOKENS } from '../data/hexes.ts';
import { ANY_TIME } from '../edicts/hands.ts';
import { canAlly } from '../rules/alliance.ts';
import type { Flare } from '../rules/hooks.ts';
import { isMoon, keptPowers } from '../rules/live.ts';
import { has, isMain, now, type Place, seatsOf, SIDES, type Table } from '../rules/table.ts';
import { placesOf, tokensAt, tokensOut } from '../rules/tokens.ts';

/** Home planets of players who have lost a power for want of bases (§4.2), where this seat has none. */
function nests(state: State<Table>, seat: Seat): Place[] {
  const { table, seats } = state;
  const hasLost = (other: Seat): boolean => (table.powers[other]?.length ?? 0) > keptPowers(table, other).length;
  return seatsOf(seats)
    .filter((other) => other !== seat && !has(table.out, other) && hasLost(other))
    .flatMap((other) => placesOf(table, other))
    .filter((place) => !isMoon(place) && tokensAt(table, place, seat) === 0);
}

export const parasite: Flare = {
  wild: {
    at: ANY_TIME,
    may: (state, seat) => tokensOut(state, seat, 1) > 0 && nests(state, seat).length > 0,
    targets: nests,
    noun: 'place',
    stays: true,
    do: (kit, { seat, target }) => kit.call('found', { seat, place: Number(target), most: 1 }),
  },
  super: {
    at: '6',
    by: 'not-main',
    may: (state, seat) => SIDES.some((side) => canAlly(state, seat, side)),
    effect: {
      hooks: {
        limit: ({ table }, me, most, seat) => (seat === me.seat && !isMain(now(table), seat) ? TOKENS : most),
      },
    },
  },
};
