// Colourless cones (§7.1): cards whose text says whom to challenge, or where.

import { rule, type Seat, type State } from '@orrery/kernel';
import { CONES, FIRST_CONE, type Target } from '../data/destiny.ts';
import { isMoon } from './live.ts';
import { has, NOBODY, now, type Place, seatsOf, standingAt, type Table } from './table.ts';
import { baseCount, basesOf, tokensAt } from './tokens.ts';

/** Whether the card is about such a target; a vote ends with a player. */
export const isConeFor = (cone: number, target: Target): boolean => CONES[cone]?.[1] === target;

/** The players a card fits; one: it has that colour; several: it counts as wild among them; none: turn again. */
export function designated(state: State<Table>, cone: number): Seat[] {
  const { table, seats } = state;
  const { offense } = now(table);
  const others = seatsOf(seats).filter((seat) => seat !== offense && !has(table.out, seat));
  const most = (count: (seat: Seat) => number): Seat[] => {
    const best = Math.max(...others.map(count));
    return others.filter((seat) => count(seat) === best);
  };
  switch (CONES[cone]?.[0]) {
    case 'left':
      return [others.find((seat) => seat > offense) ?? others[0] ?? offense];
    case 'right':
      return [others.findLast((seat) => seat < offense) ?? others.at(-1) ?? offense];
    case 'most-bases':
      return most((seat) => baseCount(table, seat));
    case 'most-cards':
      return most((seat) => table.hands[seat]?.length ?? 0);
    case 'fewest-in-warp':
      return most((seat) => -(table.warp[seat] ?? 0));
    case 'intruder':
      return others.filter((seat) => intrudes(table, seat, offense));
    case 'strongest-base':
      return most((seat) => strongest(table, seat, offense)).filter((seat) => strongest(table, seat, offense) > 0);
    case 'warp':
      return others.filter((seat) => (table.warp[seat] ?? 0) > 0);
    case 'any-moon':
      return table.moons.length > 0 ? others : [];
    default:
      return others;
  }
}

/** §7.1: the colour that powers go by: that of the card, or of the one player whom a colourless one fits; NOBODY: it counts as
 *  wild. */
export function colourShown(state: State<Table>): Seat {
  const { colour, destiny } = now(state.table);
  const cone = destiny - FIRST_CONE;
  if (colour !== NOBODY || cone < 0 || isConeFor(cone, 'moon')) return colour;
  const [only = NOBODY, ...more] = designated(state, cone);
  return rule('7.11', more.length === 0) ? only : NOBODY;
}

/** Whether the card can be followed at all. */
export const fitsAnybody = (state: State<Table>, cone: number): boolean =>
  isConeFor(cone, 'player') || isConeFor(cone, 'warp')
    ? designated(state, cone).length > 0
    : atBases(state, cone).length > 0;

/** Whether a seat holds a planet of this player's system where the player has no base. */
const intrudes = (table: Table, seat: Seat, owner: Seat): boolean =>
  basesOf(table, seat).some((place) => table.systems[place] === owner && tokensAt(table, place, owner) === 0);

/** The bases of a seat at which the cone could be aimed (R6). */
const attackable = (table: Table, seat: Seat, offense: Seat): Place[] =>
  basesOf(table, seat).filter(
    (place) => tokensAt(table, place, offense) === 0 || (!isMoon(place) && table.systems[place] === offense),
  );

const strongest = (table: Table, seat: Seat, offense: Seat): number =>
  Math.max(0, ...attackable(table, seat, offense).map((place) => standingAt(table, place, seat)));

/** Where such a card lets the offense go: `base 12 3`, a place and whose base; `empty 14`, a Moon nobody is on. */
export function atBases(state: State<Table>, cone: number): string[] {
  const { table } = state;
  const { offense } = now(table);
  if (CONES[cone]?.[0] === 'any-moon') return table.moons.flatMap(({ place }) => moonOptions(table, place, offense));
  const isStrongest = CONES[cone]?.[0] === 'strongest-base';
  return designated(state, cone).flatMap((seat) =>
    attackable(table, seat, offense)
      .filter((place) => !isStrongest || standingAt(table, place, seat) === strongest(table, seat, offense))
      .map((place) => `base ${place} ${seat}`),
  );
}

function moonOptions(table: Table, place: Place, offense: Seat): string[] {
  const occupant = (table.tokens[place] ?? []).findIndex((n) => n > 0);
  if (occupant === offense) return [];
  return [occupant < 0 ? `empty ${place}` : `base ${place} ${occupant}`];
}
