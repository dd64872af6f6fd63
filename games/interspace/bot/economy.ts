// The economic phase: which levels to raise, what to build where, and what to leave for transports to take along.

import type { Amount, Answer, Scalar } from '@orrery/kernel';
import { ASTEROIDS } from '../data/tiles.ts';
import { AB, BB, CA, COL, DD, PB, RS, SCT, SS, TRN } from '../data/units.ts';
import { civOf, inPlay, levelCost, planetAt, waiting } from '../rules/planets.ts';
import { GOODS, SOIL, stored } from '../rules/stores.ts';
import { words } from '../rules/steps.ts';
import { NONE, type Planet, type Table } from '../rules/table.ts';
import { costOf, countOf, unit } from '../rules/units.ts';
import { neighbours, siteNear } from './haulage.ts';
import {
  appetite,
  bestOf,
  countKind,
  fightOf,
  hexOfPlanet,
  iouAt,
  lackAt,
  type Mind,
  once,
  steps,
  strengthAt,
  threatAt,
} from './mind.ts';
import { colsWanted, freePlanets, hostPlanets } from './settle.ts';
import { lineOf, preyOf } from './war.ts';

/** §3.6, §13.2. */
const hasTech = ({ table, aim }: Mind, planet: Planet, kind: number): boolean =>
  (table.tech[planet] ?? 0) >= (kind === AB && aim === 'conquerors' ? 3 : unit(kind).tech);

const isHome = ({ planets }: Mind, planet: Planet): boolean => planet === planets[0];

/** How good it is to raise a level now, for what it costs; 0: not now. */
function levelWorth(mind: Mind, level: string, planet: Planet): number {
  const { table, aim } = mind;
  const [ind, tech] = [table.ind[planet] ?? 0, table.tech[planet] ?? 0];
  if (aim === 'hoarders' && !isWorthMoreThanSaved(mind, level, level === 'ind' ? ind : tech)) return 0;
  // The last levels are dear: a fleet that pays comes first, where it can be built.
  if (armsCost(mind) > 0 && Math.min(ind, tech) >= 6 && hasTech(mind, planet, DD)) return 0;
  if (aim === 'architects' && savesForStation(mind, planet)) return 0;
  if (level === 'ind') return 10;
  const spare = iouAt(table, planet) - levelCost(table, planet, 'tech');
  const colony = Math.min(1, colsWanted(mind)) * costOf(table, COL);
  if (isHome(mind, planet) && tech < techForFleet(mind) && spare >= colony) return 6;
  if (aim === 'scholars') return !isHome(mind, planet) || spare >= colsWanted(mind) * costOf(table, COL) ? 6 : 0;
  // Against stations it takes more than AB.
  const guarded = (preyOf(mind)?.guard ?? 0) >= FIRM && tech < unit(BB).tech;
  if (isHome(mind, planet) && guarded && spare >= colony) return 6;
  // Stations, and ships that catch what they are after, come with Tech 5.
  if ((aim === 'architects' || aim === 'predators') && isHome(mind, planet) && tech < unit(DD).tech) return 7;
  // Early on Tech beyond that of AB opens nothing for a home world.
  if (mind.keen && ind > tech && hasTech(mind, planet, AB) && table.turn < EARLY) return 0;
  // Tech opens the next Ind; a home world far below its Ind grows when nothing better waits for its IOU.
  if (ind >= tech) return ind > tech && needsElsewhere(mind) > spare ? 0 : 5;
  return ind === tech - 1 && spare >= levelCost(table, planet, 'ind') ? 4 : 0;
}
/** Up to which Tech a home world is raised for the ships it opens: DD against what could come, BB against much of it, or late. */
function techForFleet(mind: Mind): number {
  const lack = guardLack(mind);
  const late =
    mind.keen && mind.table.turn >= LATE && (lack > WORTH_A_SHIP || (preyOf(mind)?.guard ?? 0) > WORTH_A_SHIP);
  if (lack > STRONG || late) return unit(BB).tech;
  return lack > WORTH_A_SHIP ? unit(DD).tech : 0;
}
const [WORTH_A_SHIP, STRONG] = [0.9, 2.5];
/** What cols and the other planets could use of a home world's IOU. */
function needsElsewhere(mind: Mind): number {
  const { table, planets } = mind;
  const cols = colsWanted(mind) > 0 ? costOf(table, COL) : 0;
  const [home] = planets;
  const lack = planets.filter((planet) => planet !== home).reduce((sum, planet) => sum + lackAt(table, planet), 0);
  return cols + armsCost(mind) + Math.min(lack, 6 * countKind(mind, TRN));
}
/** What a fleet against the prey still costs, as far as it can be built here. */
function armsCost(mind: Mind): number {
  const prey = preyOf(mind);
  const [home = NONE] = mind.planets;
  if (!isWarWorth(mind) || prey === null || !hasTech(mind, home, AB)) return 0;
  return 6 * Math.max(0, prey.boats + 1 - countKind(mind, AB)) + (lineOf(mind) < prey.guard * 1.5 ? 10 : 0);
}
/** Whether war brings more points for an IOU than growth does. */
const isWarWorth = (mind: Mind): boolean =>
  (preyOf(mind)?.worth ?? 0) >= (mind.aim === '' ? 0.3 : 0.2) * (mind.keen ? 0.6 : 1);
/** §13.2, Hoarders: three IOU are a point as they lie; a level is a point and its income, in the turns there may still be. */
function isWorthMoreThanSaved({ table }: Mind, level: string, now: number): boolean {
  const left = Math.max(0, USUAL_TURNS - table.turn);
  return now + 1 < (level === 'ind' ? 3 + left : 1.5 + left / 2);
}
const [EARLY, LATE, USUAL_TURNS] = [7, 11, 14];

export function chooseLevel(mind: Mind, options: readonly Scalar[]): Answer {
  const worth = (option: Scalar): number => {
    const [level, hex = NONE] = words(option);
    return levelWorth(mind, level, planetAt(mind.table, hex));
  };
  const best = bestOf(options, worth);
  return best !== undefined && worth(best) > 0 ? best : null;
}

/** §12.1: Ind while it may rise, Tech to let it, and IOU while something is to be built. */
export function chooseBasic(mind: Mind, options: readonly Scalar[], hex: number): Answer {
  const planet = mind.table.planet.indexOf(hex);
  if (options.includes('ind')) return 'ind';
  const [ind, tech] = [mind.table.ind[planet] ?? 0, mind.table.tech[planet] ?? 0];
  if (isHome(mind, planet) && (colsWanted(mind) > 0 || mind.below(3) === 0)) return 'collect';
  return options.includes('tech') && (ind >= tech || isHome(mind, planet)) ? 'tech' : 'collect';
}

/** The hex of the next planet to build on; null: nothing more. */
export function chooseYard(mind: Mind, options: readonly Scalar[]): Answer {
  const hexes = options.filter((option) => typeof option === 'number').map(Number);
  return hexes.find((hex) => shoppingOf(mind, planetAt(mind.table, hex)).length > 0) ?? null;
}

export function fillYard(mind: Mind, planet: Planet, entries: readonly Amount[], most: number): number[] {
  const amounts = entries.map(() => 0);
  let left = most;
  for (const want of shoppingOf(mind, planet)) {
    const i = entries.findIndex(({ id }) => id === want);
    const { max, weight } = entries[i] ?? { max: 0, weight: 1 };
    if (weight > left || (amounts[i] ?? 0) >= max) continue;
    amounts[i] = (amounts[i] ?? 0) + 1;
    left -= weight;
  }
  return amounts;
}

/** Buys so many of a thing, as far as Tech and IOU go; says how many it got. */
type Buy = (what: Scalar, count: number) => number;

/** What this planet would build, in order, as far as its IOU goes: kinds and `goods`. */
function shoppingOf(mind: Mind, planet: Planet): Scalar[] {
  const { table, aim } = mind;
  const list: Scalar[] = [];
  let left = iouAt(table, planet);
  const buy: Buy = (what, count) => {
    const cost = typeof what === 'number' ? costOf(table, what) : 1;
    if (typeof what === 'number' && !hasTech(mind, planet, what)) return 0;
    const got = Math.max(0, Math.min(count, Math.floor(left / cost)));
    for (let n = 0; n < got; n++) list.push(what);
    left -= got * cost;
    return got;
  };
  // An Architect's transports take the price of the next RS to where it is built; that comes before cols.
  const founds = isHome(mind, planet) && siteNear(mind, hexOfPlanet(table, planet)) !== null;
  left -= founds ? costOf(table, RS) : 0;
  buy(COL, isNearestTo(mind, planet) ? colsWanted(mind) : 0);
  defend(mind, planet, buy);
  // A home world that has a colony to send saves for it.
  left -=
    isHome(mind, planet) && colsWanted(mind) > list.filter((what) => what === COL).length ? costOf(table, COL) : 0;
  if (aim === 'hoarders' && table.turn >= USUAL_TURNS / 2) return list;
  if (aim === 'architects' && !founds) buildStations(mind, planet, buy);
  if (aim === 'pathfinders' && isHome(mind, planet)) buy(SCT, scoutsWanted(mind) - countKind(mind, SCT));
  if (aim === 'brokers') buy('goods', Math.min(goodsWanted(mind, planet), table.ind[planet] ?? 0));
  const pays = isWarWorth(mind);
  if (pays) arm(mind, planet, buy);
  left -= savingsOf(mind, planet);
  if (isHome(mind, planet)) {
    buy(TRN, Math.max(0, transportsWanted(mind) - countKind(mind, TRN)));
    buy(SCT, Math.max(0, scoutsWanted(mind) - countKind(mind, SCT)));
  }
  buy('goods', Math.min(goodsWanted(mind, planet), table.ind[planet] ?? 0));
  if (!pays) arm(mind, planet, buy);
  return list;
}
const scoutsWanted = ({ table, aim }: Mind): number =>
  aim === 'pathfinders' ? (table.turn < 12 ? 5 : 0) : table.turn < 8 ? 2 : table.turn < 12 ? 1 : 0;

/** What is kept for the transports and for levels of the next phase. */
function savingsOf(mind: Mind, planet: Planet): number {
  const { table, planets } = mind;
  if (!isHome(mind, planet)) return Math.max(0, appetite(table, planet) - (table.ind[planet] ?? 0));
  const lack = planets.slice(1).reduce((sum, other) => sum + lackAt(table, other), 0);
  const holds = 6 * countOf(table, hexOfPlanet(table, planet), mind.seat, TRN);
  return Math.min(lack, holds, iouAt(table, planet));
}
const isNearestTo = (mind: Mind, planet: Planet): boolean => {
  const [target] = [...freePlanets(mind), ...hostPlanets(mind)];
  if (target === undefined) return false;
  const hex = hexOfPlanet(mind.table, target);
  const rich = mind.planets.filter(
    (each) => hasTech(mind, each, COL) && iouAt(mind.table, each) >= costOf(mind.table, COL),
  );
  const best = bestOf(rich, (each) => -steps(mind, hexOfPlanet(mind.table, each), hex));
  return best === planet;
};
function transportsWanted(mind: Mind): number {
  const { table, planets, aim } = mind;
  const rocks = table.tile.filter((tile, hex) => {
    const near = planets.some((planet) => steps(mind, hexOfPlanet(table, planet), hex) <= 2);
    return tile === ASTEROIDS && near;
  }).length;
  const trade = neighbours(mind).length > 0 ? (aim === 'brokers' ? 2 : 1) : 0;
  return Math.min(6, planets.length + Math.min(aim === 'prospectors' ? 4 : 2, rocks) + trade);
}

/** A station before every planet: an RS where it can be built. */
function buildStations(mind: Mind, planet: Planet, buy: Buy): void {
  if (!lacksStation(mind, planet)) return;
  if (!hasTech(mind, planet, RS) && !hasUnit(mind, planet, SS)) buy(SS, 1);
  buy(RS, 1);
}
/** Whether the next station before this planet comes before its next level. */
const savesForStation = (mind: Mind, planet: Planet): boolean => {
  const { ind, tech } = mind.table;
  const level = Math.min(ind[planet] ?? 0, tech[planet] ?? 0);
  if (hasTech(mind, planet, RS)) return level >= 5 && lacksStation(mind, planet);
  return level >= 3 && !hasUnit(mind, planet, SS);
};
const lacksStation = (mind: Mind, planet: Planet): boolean => !hasUnit(mind, planet, RS);
/** There, or in the yard. */
const hasUnit = ({ table, seat }: Mind, planet: Planet, kind: number): boolean =>
  countOf(table, hexOfPlanet(table, planet), seat, kind) + waiting(table, planet, kind) > 0;

/** The strongest warship that a planet can build; AB do not count. */
const shipOf = (mind: Mind, planet: Planet): number | undefined =>
  [BB, CA, DD].find((kind) => hasTech(mind, planet, kind));
const worthOf = (kind: number): number => fightOf(kind, unit(kind).shields);
/** The strength that waits in a yard. */
const comingTo = (table: Table, planet: Planet, kinds: readonly number[]): number =>
  kinds.reduce((sum, kind) => sum + waiting(table, planet, kind) * worthOf(kind), 0);

/** What is lacking of one fleet that could come to the help of any planet: against the worst that is near one of them. Who does not look
 *  further guards each planet for itself. */
const guardLack = once((mind: Mind): number => {
  const { table, seat, planets, keen } = mind;
  if (!keen) return 0;
  const coming = planets.reduce((sum, planet) => sum + comingTo(table, planet, [AB, DD, CA, BB]), 0);
  // The fleet of an only rival comes for oneself; that of one among several may not.
  const [within, share] = inPlay(table, mind.view.seats).length === 2 ? [FAR, 1.1] : [SOON, 0.8];
  const lacks = planets.map((planet) => {
    const hex = hexOfPlanet(table, planet);
    const stays = (movable: boolean): number => strengthAt(table, hex, (owner) => owner === seat, movable);
    return threatAt(mind, hex, within) * share - (stays(false) - stays(true));
  });
  return Math.max(0, ...lacks) - lineOf(mind) - coming;
});
/** Steps that a fleet flies in two turns: with the Tech of the beginning, and with more. */
const [SOON, FAR] = [3, 4];

/** Ships, stations and patrols where others could strike: as strong as the strongest fleet that is near. A fleet that can fly guards all
 *  planets, and attacks; what stays where it is comes when it must. */
function defend(mind: Mind, planet: Planet, buy: Buy): void {
  const { table, seat } = mind;
  const hex = hexOfPlanet(table, planet);
  const ship = shipOf(mind, planet);
  const lack = isHome(mind, planet) ? guardLack(mind) : 0;
  if (ship !== undefined && lack > WORTH_A_SHIP) buy(ship, Math.ceil(lack / worthOf(ship)));
  const threat = threatAt(mind, hex, mind.keen && isHome(mind, planet) ? SOON : 2) * 1.1;
  if (threat === 0) return;
  const own = comingTo(table, planet, [PB, AB, DD, CA, BB, SS, RS]) + strengthAt(table, hex, (owner) => owner === seat);
  // What cannot be held is not worth a guard.
  if (own + iouAt(table, planet) * STRENGTH_FOR_IOU < threat * 0.7) return;
  let gap = threat - own;
  const cover = (kind: number, count: number): void => {
    gap -= buy(kind, count) * worthOf(kind);
  };
  if (gap > 2) cover(RS, Math.ceil(gap / 3.4));
  if (gap > 0.9) cover(SS, Math.ceil(gap / 2));
  if (gap > 0) cover(PB, Math.ceil(gap / 0.41));
}
/** Of stations and PB. */
const STRENGTH_FOR_IOU = 0.25;
/** The strength of an SS. */
const FIRM = 2;

/** A fleet against the planet that is worth it most: AB for its people, the rest for its guard. */
function arm(mind: Mind, planet: Planet, buy: Buy): void {
  const prey = preyOf(mind);
  if (mind.aim === 'predators' && lineOf(mind) < 6) buy(shipOf(mind, planet) ?? AB, 1);
  if (prey === null) return;
  if (!prey.near && isBaseFor(mind, planet, prey.hex)) buy(RS, 1);
  if (!isHome(mind, planet) && civOf(mind.table, mind.seat) > (mind.table.tech[planet] ?? 0)) return;
  const boats = prey.boats + 1 - countKind(mind, AB);
  const needed = prey.guard * 1.5 - lineOf(mind);
  if (needed > 0) {
    const strong = shipOf(mind, planet) ?? AB;
    buy(strong, Math.ceil(needed / worthOf(strong)));
  }
  buy(AB, Math.max(0, boats));
}
/** The planet nearest to a hex, where no RS stands or is being built. */
function isBaseFor(mind: Mind, planet: Planet, hex: number): boolean {
  const { table, planets } = mind;
  const base = bestOf(planets, (each) => -steps(mind, hexOfPlanet(table, each), hex));
  return base === planet && lacksStation(mind, planet);
}
/** Own goods for whoever comes by, and for those who fly to others: some, where strangers live near. */
function goodsWanted(mind: Mind, planet: Planet): number {
  const { table, seat, aim } = mind;
  const hex = hexOfPlanet(table, planet);
  const near = neighbours(mind).some((other) => steps(mind, hex, hexOfPlanet(table, other)) <= 4);
  return near ? Math.max(0, (aim === 'brokers' ? 8 : 6) - stored(table, hex, SOIL, GOODS + seat)) : 0;
}
