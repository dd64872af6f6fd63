// Ships on the map: cols, scouts and warships, which of them go together, and where to. Transports are in haulage.ts.

import type { Amount, Answer, Scalar, Sentence } from '@orrery/kernel';
import { PULSAR } from '../data/tiles.ts';
import { AB, BB, CA, COL, DD, SCT, TRN } from '../data/units.ts';
import { homeward, usesOf } from '../cards/relics.ts';
import { inBag } from '../rules/bag.ts';
import { hexesWith } from '../rules/cargo.ts';
import { nearOf } from '../rules/map.ts';
import { type Goal, goalName, goalsOf, pointsLeft } from '../rules/routes.ts';
import { words } from '../rules/steps.ts';
import { type Hex, NONE, type Planet } from '../rules/table.ts';
import { countOf, firstOf, hexOf, kindOf, lostOf, ownerOf, spentOf } from '../rules/units.ts';
import { haul, stationAt, wantsCargo } from './haulage.ts';
import { bestOf, hexOfPlanet, type Mind, steps, strengthAt, threatAt } from './mind.ts';
import { bound, type Mission } from './missions.ts';
import { awayFrom, freePlanets, hostPlanets } from './settle.ts';
import { huntFor, isGuarded, preyOf } from './war.ts';

interface Flight {
  readonly mission: Mission;
  readonly goal: Goal;
}

/** The next ships that have somewhere to go; null: all are where they want to be. */
function nextFlight(mind: Mind, isMeant: (mission: Mission) => boolean = () => true): Flight | null {
  for (const mission of missions(mind)) {
    if (!isMeant(mission)) continue;
    const goals = goalsOf(mind.table, mission.hex, mind.seat, mission.ships);
    const goal = bestOf(goals, (each) => mission.worth(each));
    if (goal !== undefined && mission.worth(goal) > mission.here) return { mission, goal };
  }
  return null;
}

export function chooseMove(mind: Mind, options: readonly Scalar[]): Answer {
  const cargo = options.find((option) => {
    const [verb, hex = NONE] = words(option);
    return verb === 'cargo' && wantsCargo(mind, hex);
  });
  const deed = cargo ?? stationAt(mind, options) ?? options.find((option) => isRelicUse(mind, option));
  if (deed !== undefined) return deed;
  const flight = nextFlight(mind);
  return flight !== null && options.includes(flight.mission.hex) ? flight.mission.hex : null;
}
/** A relic that is worth more on a planet, or used up. */
const isRelicUse = ({ table, seat }: Mind, option: Scalar): boolean => {
  const [verb, relic = NONE] = words(option);
  return verb === 'relic' && usesOf(table, relic, seat) !== null;
};
/** The entries are the ships that can still move, in the order of the bag. */
export function chooseGroup(mind: Mind, hex: Hex, entries: readonly Amount[]): number[] {
  const ships = nextFlight(mind, (mission) => mission.hex === hex)?.mission.ships ?? [];
  const all = movable(mind, hex);
  return entries.map((_, i) => inBag(ships, all[i * 2] ?? NONE));
}
/** By the same mission for which they were chosen: the same ships may have another, for which they would rather stay. */
export function chooseGoal(mind: Mind, hex: Hex, ships: readonly number[]): Answer {
  const flight = nextFlight(mind, (mission) => mission.hex === hex && sameShips(mission.ships, ships));
  return flight === null ? 'stay' : goalName(flight.goal);
}
/** What the ships of a hex are out for, or just these; null: nothing. */
export const whyFly = (mind: Mind, hex: Hex, ships?: readonly number[]): Sentence | null =>
  nextFlight(mind, (mission) => mission.hex === hex && (ships === undefined || sameShips(mission.ships, ships)))
    ?.mission.why ?? null;
const sameShips = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at]);

/** A seat's ships in a hex that have points left, as a bag. */
function movable({ table, seat }: Mind, hex: Hex): number[] {
  const found: number[] = [];
  for (let at = firstOf(table, hex, seat); at < table.units.length; at += 2) {
    const key = table.units[at] ?? 0;
    if (hexOf(key) !== hex || ownerOf(key) !== seat) break;
    if (pointsLeft(table, key) > 0) found.push(key, table.units[at + 1] ?? 0);
  }
  return found;
}

function* missions(mind: Mind): Generator<Mission> {
  const { table, seat } = mind;
  const taken = new Set<Hex>();
  for (const hex of hexesWith(table, seat, (key) => pointsLeft(table, key) > 0)) {
    const ships = movable(mind, hex);
    for (let at = 0; at < ships.length; at += 2) {
      const [key = 0, count = 0] = [ships[at], ships[at + 1]];
      const one = [key, 1];
      if (kindOf(key) === COL) {
        const mission = settle(mind, hex, one, taken);
        if (mission !== null) yield mission;
      } else if (kindOf(key) === SCT) yield scout(mind, hex, one);
      else if (kindOf(key) === TRN) {
        const mission = haul(mind, hex, [key, count]);
        if (mission !== null) yield mission;
      } else if (kindOf(key) === CA && count > 0 && preyOf(mind) === null) yield scout(mind, hex, one);
    }
    const war = strike(mind, hex, ships);
    if (war !== null) yield war;
  }
}

/** A col to the nearest planet that wants one and that no other is out for; only one with the parasites' own people infests (§13.3). */
function settle(mind: Mind, hex: Hex, ships: readonly number[], taken: Set<Hex>): Mission | null {
  const { table, seat } = mind;
  const spreads = lostOf(ships[0] ?? 0) === seat + 1;
  const open = [...freePlanets(mind), ...(spreads ? hostPlanets(mind) : [])];
  const target = bestOf(
    open.map((planet) => hexOfPlanet(table, planet)).filter((each) => !taken.has(each)),
    (each) => -steps(mind, hex, each),
  );
  if (target === undefined) return null;
  taken.add(target);
  return bound(mind, hex, ships, target, 'why.settle');
}

/** Into the unknown, near home first; else to where the known ends. */
function scout(mind: Mind, hex: Hex, ships: readonly number[]): Mission {
  const { table, seat, planets } = mind;
  if (homeward(table, hex, seat)) {
    const to = bestOf(
      planets.map((planet) => hexOfPlanet(table, planet)),
      (each) => -steps(mind, hex, each),
    );
    if (to !== undefined) return bound(mind, hex, ships, to, 'why.relic-home');
  }
  const near = nearOf(table);
  const edge = (at: Hex): number => {
    let open = 0;
    for (let side = 0; side < 6; side++) if ((near[at * 6 + side] ?? NONE) === NONE) open++;
    return open;
  };
  const home = (at: Hex): number => awayFrom(mind, at);
  const crowd = (at: Hex): number => countOf(table, at, seat, SCT);
  const worth = ({ hex: at, side, cost }: Goal): number => {
    if (side !== NONE) return 50 - home(at) * 2 - cost * 0.5;
    const shy = table.tile[at] === PULSAR || isGuarded(table, at, seat) ? 8 : 0;
    return edge(at) * 2 - home(at) - crowd(at) - shy - cost * 0.1;
  };
  // It stays where it is rather than wander about within known space.
  const here = edge(hex) > 0 ? 40 : edge(hex) * 2 - home(hex) + 0.5;
  return { hex, ships, worth, here, why: { key: 'why.scout' } };
}

/** Warships: together against the prey once they are enough; else to where they are needed most. */
function strike(mind: Mind, hex: Hex, ships: readonly number[]): Mission | null {
  const { table, seat, planets } = mind;
  const fleet: number[] = [];
  for (let at = 0; at < ships.length; at += 2) {
    const [key = 0, count = 0] = [ships[at], ships[at + 1]];
    if (isLine(kindOf(key))) fleet.push(key, count);
  }
  if (fleet.length === 0) return null;
  const prey = preyOf(mind);
  const force = strengthAt(table, hex, (owner) => owner === seat, true);
  const boats = countOf(table, hex, seat, AB);
  if (prey?.near === true && (hex === prey.hex || (boats >= prey.boats && force >= prey.guard * 1.15))) {
    const home = threatAt(mind, hex, 3);
    if (hex === prey.hex || home < force * 1.5) return bound(mind, hex, fleet, prey.hex, 'why.strike');
  }
  const herd = mind.aim === 'predators' ? huntFor(mind, hex, force) : null;
  if (herd !== null) return bound(mind, hex, fleet, herd, 'why.hunt');
  // To and fro is no defence: whoever has flown this turn stays.
  if (fleet.some((key, at) => at % 2 === 0 && spentOf(key) > 0)) return null;
  const rally = rallyPoint(mind, prey?.hex ?? null, planets, hex, force);
  if (rally === null || rally.hex === hex) return null;
  return bound(mind, hex, fleet, rally.hex, rally.why);
}
const isLine = (kind: number): boolean => kind === AB || kind === DD || kind === CA || kind === BB;
/** Where warships gather: at the planet in greatest danger without them, else at the one nearest to the prey. */
function rallyPoint(
  mind: Mind,
  prey: Hex | null,
  planets: readonly Planet[],
  from: Hex,
  force: number,
): { hex: Hex; why: string } | null {
  const { table, seat } = mind;
  const danger = (planet: Planet): number => {
    const hex = hexOfPlanet(table, planet);
    const guard = strengthAt(table, hex, (owner) => owner === seat) - (hex === from ? force : 0);
    return (threatAt(mind, hex, 3) - guard) * (table.ind[planet] ?? 0);
  };
  const worst = bestOf(planets, danger);
  if (worst !== undefined && danger(worst) > 0) return { hex: hexOfPlanet(table, worst), why: 'why.guard' };
  const base = prey === null ? planets[0] : bestOf(planets, (each) => -steps(mind, hexOfPlanet(table, each), prey));
  return base === undefined ? null : { hex: hexOfPlanet(table, base), why: 'why.gather' };
}
