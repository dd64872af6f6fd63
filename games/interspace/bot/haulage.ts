// Transports: what they carry, where to, what they mine, whom they trade with.

import type { Amount, Scalar } from '@orrery/kernel';
import { ASTEROIDS } from '../data/tiles.ts';
import { COL, RS, TRN } from '../data/units.ts';
import { manifest } from '../rules/cargo.ts';
import { nearOf } from '../rules/map.ts';
import { civOf, planetAt } from '../rules/planets.ts';
import { GOODS, IOU, load, MINERALS, room, SOIL, stored } from '../rules/stores.ts';
import { words } from '../rules/steps.ts';
import { type Hex, isSeat, NONE, type Planet } from '../rules/table.ts';
import { costOf, countAt, countOf, isStation, spentOf, unit } from '../rules/units.ts';
import { bound, type Mission } from './missions.ts';
import { appetite, bestOf, comingAt, hexOfPlanet, iouAt, lackAt, type Mind, once, steps } from './mind.ts';
import { awayFrom, colsWanted } from './settle.ts';
import { isGuarded } from './war.ts';

/** Planets of other players that transports can get to. */
export const neighbours = once((mind): readonly Planet[] => {
  const { table, seat } = mind;
  return [...table.owner.keys()].filter((planet) => {
    const owner = table.owner[planet] ?? NONE;
    const hex = hexOfPlanet(table, planet);
    return isSeat(owner) && owner !== seat && mind.reaches(hex) && awayFrom(mind, hex) <= TRADE_REACH;
  });
});
const TRADE_REACH = 5;

/** §10: one's own goods are worth nothing at home, and those of others are worth nothing to them: where most of them lie, not too far. */
function marketFor(mind: Mind, from: Hex): Planet | null {
  const { table, keen, aim } = mind;
  if (!keen && aim !== 'brokers') return null;
  const worth = (planet: Planet): number => goodsAt(mind, planet) - steps(mind, from, hexOfPlanet(table, planet));
  const best = bestOf(neighbours(mind), worth);
  return best !== undefined && goodsAt(mind, best) >= 2 ? best : null;
}
const goodsAt = ({ table }: Mind, planet: Planet): number =>
  stored(table, hexOfPlanet(table, planet), SOIL, GOODS + (table.owner[planet] ?? 0));

/** From where IOU or ore lie to where they are lacking, own goods to others, theirs home; else to the nearest asteroids. */
export function haul(mind: Mind, hex: Hex, ships: readonly number[]): Mission | null {
  const { table, seat } = mind;
  const aboard = load(table, hex, seat);
  // Whoever is empty, and has flown to where there is something to load or to mine, waits there.
  if (aboard === 0 && spentOf(ships[0] ?? 0) > 0 && isDepot(mind, hex)) return null;
  const to = aboard > 0 ? destination(mind, hex) : pickUp(mind, hex);
  if (to === null || to === hex) return null;
  // One stays with what is mined.
  const mining = table.tile[hex] === ASTEROIDS && aboard < room(table, hex, seat) * MINED && aboard > 0;
  if (mining && stored(table, hex, seat, MINERALS) === aboard) return null;
  return bound(mind, hex, ships, to, aboard > 0 ? 'why.deliver' : 'why.load');
}
const MINED = 0.6;
const isDepot = ({ table, planets }: Mind, hex: Hex): boolean =>
  table.tile[hex] === ASTEROIDS || hex === hexOfPlanet(table, planets[0] ?? NONE);

function destination(mind: Mind, hex: Hex): Hex | null {
  const { table, seat, planets } = mind;
  const iou = stored(table, hex, seat, IOU);
  const site = iou >= costOf(table, RS) ? siteNear(mind, hex) : null;
  if (site !== null) return site;
  const market = marketFor(mind, hex);
  if (iou === 0 && market !== null && stored(table, hex, seat, GOODS + seat) > 0) return hexOfPlanet(table, market);
  const ore = stored(table, hex, seat, MINERALS) > 0;
  // IOU go where they are lacking; ore where much of it becomes IOU at once; all of it rather near than far.
  const worth = (planet: Planet): number => {
    const lack = Math.min(iou, lackAt(table, planet)) * 2 + (ore ? (table.ind[planet] ?? 0) / 2 : 0);
    return lack - 2 * steps(mind, hex, hexOfPlanet(table, planet));
  };
  const best = bestOf(planets, worth);
  return best === undefined ? null : hexOfPlanet(table, best);
}

/** §9.1, §13.2: for the Architects a hex beside, without a station of theirs and without a planet. */
export function siteNear(mind: Mind, hex: Hex): Hex | null {
  const { table, seat, aim } = mind;
  if (aim !== 'architects' || civOf(table, seat) < unit(RS).tech) return null;
  if (isSite(mind, hex)) return hex;
  const near = nearOf(table);
  for (let side = 0; side < 6; side++) {
    const to = near[hex * 6 + side] ?? NONE;
    if (to !== NONE && isSite(mind, to)) return to;
  }
  return null;
}
const isSite = ({ table, seat }: Mind, hex: Hex): boolean =>
  planetAt(table, hex) === NONE &&
  (table.tile[hex] ?? NONE) >= 0 &&
  countAt(table, hex, (owner, kind) => owner === seat && isStation(kind)) === 0;

export const stationAt = (mind: Mind, options: readonly Scalar[]): Scalar | undefined =>
  options.find((option) => {
    const [verb, hex = NONE, kind = NONE] = words(option);
    return verb === 'station' && kind === RS && mind.aim === 'architects' && isSite(mind, hex);
  });

function pickUp(mind: Mind, hex: Hex): Hex | null {
  const { table, seat, planets, aim } = mind;
  const lack = planets.reduce((sum, planet) => sum + lackAt(table, planet), 0);
  // What could be loaded here has been: an empty one looks elsewhere.
  const needy = (planet: Planet): boolean =>
    hexOfPlanet(table, planet) !== hex && lack > lackAt(table, planet) && spareAt(mind, planet) > 1;
  const places: Hex[] = [
    ...planets
      .filter((planet) => needy(planet) || (aim === 'architects' && planet === planets[0]))
      .map((each) => hexOfPlanet(table, each)),
    ...[...table.tile.keys()].filter((at) => table.tile[at] === ASTEROIDS && !isMined(mind, at, hex)),
  ];
  const safe = places.filter((at) => !isGuarded(table, at, seat) && steps(mind, hex, at) <= 4);
  const ore = aim === 'prospectors' ? 3 : 0;
  return (
    bestOf(safe, (at) => -steps(mind, hex, at) - awayFrom(mind, at) + (planetAt(table, at) === NONE ? ore : 2)) ?? null
  );
}
/** A transport is there already. */
const isMined = ({ table, seat }: Mind, at: Hex, from: Hex): boolean =>
  at !== from && countOf(table, at, seat, TRN) > 0;
/** What a planet can give away: what it will not use itself in the next phase. */
const spareAt = (mind: Mind, planet: Planet): number => iouAt(mind.table, planet) - keptAt(mind, planet);
/** A home world keeps what a col still costs, the others what they can raise. */
function keptAt(mind: Mind, planet: Planet): number {
  const { table, planets } = mind;
  if (planet !== planets[0]) return Math.max(0, appetite(table, planet) - comingAt(table, planet));
  if (siteNear(mind, hexOfPlanet(table, planet)) !== null) return 0;
  return colsWanted(mind) > 0 ? Math.max(0, costOf(table, COL) - comingAt(table, planet)) : 0;
}

/** By resource, what is to be aboard at a place: own goods for a market; IOU that others lack and this one can spare. Ore and foreign goods stay
 *  where they become IOU. */
function manifestFor(mind: Mind, hex: Hex, id: number, max: number): number {
  const { table, seat, planets } = mind;
  const planet = planetAt(table, hex);
  if (!planets.includes(planet)) return max;
  if (id === GOODS + seat) {
    const market = marketFor(mind, hex);
    return market === null ? 0 : Math.min(max, goodsAt(mind, market));
  }
  if (id !== IOU) return 0;
  // What is on the planet and aboard together, so that loading does not change the answer.
  const most = Math.max(0, max - keptAt(mind, planet));
  const price = costOf(table, RS);
  if (most >= price && room(table, hex, seat) >= price && siteNear(mind, hex) !== null) return price;
  const lack = planets.reduce((sum, each) => sum + (each === planet ? 0 : lackAt(table, each)), 0);
  return Math.min(most, lack);
}
/** What is to be aboard, entry by entry; for Brokers goods come first. */
export function chooseCargo(mind: Mind, hex: Hex, entries: readonly Amount[], most: number): number[] {
  const amounts = entries.map(({ min }) => min);
  let left = most - amounts.reduce((sum, each) => sum + each, 0);
  const isOwnGoods = (i: number): boolean => mind.aim === 'brokers' && Number(entries[i]?.id) === GOODS + mind.seat;
  for (const i of [...entries.keys()].toSorted((a, b) => Number(isOwnGoods(b)) - Number(isOwnGoods(a)))) {
    const { id, min, max } = entries[i] ?? { id: 0, min: 0, max: 0 };
    const more = Math.max(0, Math.min(left, manifestFor(mind, hex, Number(id), max) - min));
    amounts[i] = min + more;
    left -= more;
  }
  return amounts;
}
export function wantsCargo(mind: Mind, hex: Hex): boolean {
  const { table, seat } = mind;
  const entries = manifest(table, hex, seat);
  const wanted = chooseCargo(mind, hex, entries, room(table, hex, seat));
  return entries.some(({ id }, i) => wanted[i] !== stored(table, hex, seat, Number(id)));
}

/** Every asteroids hex where there is room aboard. */
export const chooseMines = (mind: Mind, options: readonly Scalar[]): Scalar[] =>
  options.filter(
    (option) => load(mind.table, Number(option), mind.seat) < room(mind.table, Number(option), mind.seat) * MINED,
  );
