// Objectives (§13): what each is worth beside one point for every Ind; and the power that one of them gives.

import { bit, itemOf, rule, type Seat, type State } from '@orrery/kernel';
import { objective } from '../data/cards.ts';
import { NUMBERS } from '../data/numbers.ts';
import { AB, RS, SS } from '../data/units.ts';
import type { Yards } from '../rules/build.ts';
import { bears, planetsOf } from '../rules/planets.ts';
import { deedsOf, EXPLORED, KILLED, type Objective, REFINED, SOLD, WORMHOLED } from '../rules/score.ts';
import type { Kit } from '../rules/steps.ts';
import { IOU, SOIL, stored } from '../rules/stores.ts';
import { isOn, NONE, OBJECTIVES, type Table, TAKEN } from '../rules/table.ts';
import { hexOf, kindOf, ownerOf } from '../rules/units.ts';

/** One point for so many of what is counted for good. */
const oneFor = (table: Table, seat: Seat, deed: number, many: number): number =>
  Math.floor(deedsOf(table, seat, deed) / many);

/** In the order of the deck. */
export const objectives: readonly Objective[] = [
  {
    id: 'conquerors',
    speciality: (table, seat) =>
      NUMBERS.takenPoints.is * planetsOf(table, seat).filter((planet) => bears(table, planet, TAKEN)).length,
  },
  { id: 'parasites', speciality: (table, seat) => NUMBERS.infestedPoints.is * infested(table, seat) },
  { id: 'predators', speciality: (table, seat) => oneFor(table, seat, KILLED, NUMBERS.killedForOne.is) },
  {
    id: 'pathfinders',
    speciality: (table, seat) =>
      oneFor(table, seat, EXPLORED, NUMBERS.exploredForOne.is) +
      NUMBERS.wormholePoints.is * deedsOf(table, seat, WORMHOLED),
  },
  { id: 'brokers', speciality: (table, seat) => NUMBERS.soldPoints.is * deedsOf(table, seat, SOLD) },
  { id: 'prospectors', speciality: (table, seat) => oneFor(table, seat, REFINED, NUMBERS.refinedForOne.is) },
  {
    id: 'scholars',
    speciality: (table, seat) =>
      NUMBERS.techPoints.is *
      planetsOf(table, seat).reduce(
        (sum, planet) => sum + Math.max(0, (table.tech[planet] ?? 0) - NUMBERS.commonTech.is),
        0,
      ),
  },
  { id: 'architects', speciality: stationPoints },
  {
    id: 'settlers',
    speciality: (table, seat) => NUMBERS.settledPoints.is * Math.max(0, planetsOf(table, seat).length - 2),
  },
  {
    id: 'hoarders',
    speciality(table, seat) {
      const saved = planetsOf(table, seat).reduce(
        (sum, planet) => sum + stored(table, table.planet[planet] ?? NONE, SOIL, IOU),
        0,
      );
      return Math.floor(saved / NUMBERS.savedForOne.is);
    },
  },
];

/** §13.3: planets of one's people, whoever controls them; not the two one began with. */
function infested(table: Table, seat: Seat): number {
  const seats = table.civ.length;
  return table.line.filter((line, planet) => line === seat && rule('13.3', planet !== seat && planet !== seats + seat))
    .length;
}

function stationPoints(table: Table, seat: Seat): number {
  const best = new Map<number, number>();
  for (let at = 0; at < table.units.length; at += 2) {
    const key = table.units[at] ?? 0;
    if (ownerOf(key) !== seat) continue;
    const { regionStationPoints, systemStationPoints } = NUMBERS;
    const points = kindOf(key) === RS ? regionStationPoints.is : kindOf(key) === SS ? systemStationPoints.is : 0;
    best.set(hexOf(key), Math.max(points, best.get(hexOf(key)) ?? 0));
  }
  return [...best.values()].reduce((sum, points) => sum + points, 0);
}

/** Whether this seat has this objective, as far as the state or view knows. */
export const isAim = (view: State<Table>, seat: Seat, id: string): boolean =>
  isOn(view.table, OBJECTIVES) && itemOf(view, view.table.aim[seat] ?? NONE) === objective(id);
const isShown = (view: State<Table>, seat: Seat): boolean =>
  ((view.held.know[view.table.aim[seat] ?? NONE] ?? 0) & bit(view.seats)) !== 0;

/** §13.1: an objective is turned up. */
export function reveal(kit: Kit, who: Seat): void {
  const aim = kit.state.table.aim[who] ?? NONE;
  if (aim === NONE || isShown(kit.state, who)) return;
  kit.show(aim);
  kit.tell('log.aim', { who, aim: kit.ref(aim) }, '13.1');
}

/** §13.2: the Conquerors build AB on planets of Tech 3, and show their card with it. */
export const conquerors: Yards = {
  needs: (view, seat, kind, tech) => (kind === AB && isAim(view, seat, 'conquerors') ? Math.min(tech, 3) : tech),
  used: reveal,
};
