// What free agents will do next (§16.4), as far as it follows from the map: those that are after something go to the nearest of it, the
// others where a die says. Made of the very parts that move them.

import { NUMBERS } from '../data/numbers.ts';
import { partnerOf } from '../rules/map.ts';
import type { Hex, Owner, Table } from '../rules/table.ts';
import { hexOf, ownerOf } from '../rules/units.ts';
import { madPoints, victimsOf } from './plague.ts';
import { freeRocks, preyOf, unvisited } from './seekers.ts';
import { cardOf, unitsOf } from './steps.ts';
import { drift, nearestOf, wayTo } from './walk.ts';
import { scented } from './wanderers.ts';

/** One unit of an agent: where it is, and what becomes of it. */
export interface Foreseen {
  readonly hex: Hex;
  /** `goes`: to `goals`, of which the drawer chooses if they are several, getting as far as `to`; `strays`: a die chooses among `to`; `stays`;
   *  `ends`: there is nothing left for it, and it leaves the map. */
  readonly does: 'goes' | 'strays' | 'stays' | 'ends';
  readonly goals: readonly Hex[];
  readonly to: readonly Hex[];
  /** The other half of the wormhole it is in: on a 1 it goes there instead. NONE: it is in none. */
  readonly gate: Hex;
}

/** The others stray. */
const [MADNESS, PIRATES, RAIDERS, MINERS, AMOEBA, TRADER] = [
  cardOf('madness'),
  cardOf('pirates'),
  cardOf('raiders'),
  cardOf('rogue miners'),
  cardOf('space amoeba'),
  cardOf('trader'),
];

/** By unit of the agent of this card. */
export const foresee = (table: Table, seats: number, card: number): Foreseen[] =>
  unitsOf(table, card).map((key) => ({ ...next(table, seats, card, key), gate: partnerOf(table, hexOf(key)) }));

function next(table: Table, seats: number, card: number, key: number): Omit<Foreseen, 'gate'> {
  const hex = hexOf(key);
  const seek = (goals: readonly Hex[], stoppable: boolean, points: number = NUMBERS.agentPoints.is) =>
    sought(table, key, nearestOf(table, hex, goals), points, stoppable);
  switch (card) {
    case PIRATES:
      return seek(preyOf(table), true);
    case RAIDERS:
      return seek(unvisited(table, seats, 'raiders'), true);
    case TRADER:
      return seek(unvisited(table, seats, 'trader'), true);
    case MINERS:
      return freeRocks(table).includes(hex) ? stays(hex) : seek(freeRocks(table), false);
    case MADNESS: {
      const goals = victimsOf(table, hex);
      return goals.length === 0 ? stays(hex) : sought(table, key, goals, madPoints(table, key), false);
    }
    case AMOEBA: {
      const goals = scented(table, hex);
      if (goals.includes(hex)) return stays(hex);
      return goals.length === 0 ? strays(table, hex) : sought(table, key, goals, 1, false);
    }
    default:
      return strays(table, hex);
  }
}

const stays = (hex: Hex): Omit<Foreseen, 'gate'> => ({ hex, does: 'stays', goals: [], to: [hex] });

/** All six sides; off the map it stays. */
const strays = (table: Table, hex: Hex): Omit<Foreseen, 'gate'> => ({
  hex,
  does: 'strays',
  goals: [],
  to: [...new Set([0, 1, 2, 3, 4, 5].map((side) => drift(table, hex, side)))],
});

function sought(
  table: Table,
  key: number,
  goals: readonly Hex[],
  points: number,
  stoppable: boolean,
): Omit<Foreseen, 'gate'> {
  const [hex, owner]: [Hex, Owner] = [hexOf(key), ownerOf(key)];
  if (goals.length === 0) return { hex, does: 'ends', goals: [], to: [] };
  const to = goals.map((goal) => wayTo(table, hex, goal, points, owner, stoppable));
  return { hex, does: 'goes', goals, to: [...new Set(to)] };
}
