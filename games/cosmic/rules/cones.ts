// Colourless cones (§7.1): cards whose text says whom to challenge.

import type { Seat, State } from '@orrery/kernel';
import { CONES } from '../data/destiny.ts';
import { isMoon, now, type Table } from './table.ts';
import { basesOf } from './tokens.ts';

/** The players a card fits; one: it has that colour; several: it counts as wild among them; none: draw again. */
export function designated(state: State<Table>, cone: number): Seat[] {
  const { table, seats } = state;
  const { offense } = now(table);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat !== offense && ((table.out >> seat) & 1) === 0,
  );
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
      return most((seat) => basesOf(table, seat).length);
    case 'most-cards':
      return most((seat) => table.hands[seat]?.length ?? 0);
    case 'fewest-in-warp':
      return most((seat) => -(table.warp[seat] ?? 0));
    case 'intruder':
      return others.filter((seat) =>
        basesOf(table, seat).some((place) => table.systems[place] === offense && (table.tokens[place]?.[offense] ?? 0) === 0),
      );
    case 'strongest-base':
      return most((seat) => Math.max(0, ...basesOf(table, seat).map((place) => table.tokens[place]?.[seat] ?? 0)));
    case 'warp':
      return others.filter((seat) => (table.warp[seat] ?? 0) > 0);
    case 'any-moon':
      return others.filter((seat) => basesOf(table, seat).some((place) => isMoon(table, place)));
    default:
      return others;
  }
}
