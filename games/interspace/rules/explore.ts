// Exploration (§6.3): a tile from the box for every unknown hex that was entered; regions that are found to touch; wormholes.

import { no, rule, type Seat } from '@orrery/kernel';
import {
  ASTEROIDS,
  EMPTY,
  HOME,
  LIMITS as LIMIT_TABLE,
  PLANET,
  PRIME,
  REGION,
  UNKNOWN,
  WORMHOLES,
} from '../data/tiles.ts';
import { bend } from './hooks.ts';
import { enter } from './hazards.ts';
import { isAllConnected } from './map.ts';
import { joinMaps, placeNullHalf } from './regions.ts';
import { EXPLORED, score, WORMHOLED } from './score.ts';
import { addPlanet } from './setup.ts';
import type { Kit, Step } from './steps.ts';
import { BOX, ENCOUNTERS, type Hex, isOn, LIMITS, NONE, type Table } from './table.ts';
import { unitsIn } from './units.ts';

export const explore: Step<'explore'> = {
  run(kit) {
    const { table } = kit.state;
    const hex = table.tile.indexOf(UNKNOWN);
    if (hex === NONE) return kit.leave();
    const seat = table.active;
    const tiles: number[] = [];
    for (let n = bend(table, 'tiles', 1, seat, hex); n > 0; n--) tiles.push(drawTile(kit, seat));
    if (tiles.length > 1) return kit.call('survey', { hex, tiles });
    discover(kit, hex, tiles[0] ?? EMPTY);
  },
};

/** §14.3: of several tiles one is kept, the others go back. */
export const survey: Step<'survey'> = {
  may: ({ table }) => [table.active],
  ask(_, { hex, tiles }) {
    const options = [...new Set(tiles)];
    const choice = { kind: 'one', noun: 'tile', options } as const;
    return { prompt: { key: 'ask.survey', args: { hex } }, choice, otherwise: options[0] ?? EMPTY };
  },
  why: () => no('14.3', 'refuse.survey'),
  take(kit, { hex, tiles }, _, kept) {
    const rest = [...tiles];
    rest.splice(rest.indexOf(kept), 1);
    for (const tile of rest) putBack(kit, tile);
    kit.leave();
    discover(kit, hex, kept);
  },
};

/** §6.3.7: when nothing that is left may be placed, a spare empty space. */
const SPARE = -2;

/** §6.3.3, §17.1: blindly; what is over the limit goes back, and another is drawn. */
function drawTile(kit: Kit, seat: Seat): number {
  const counts = kit.state.pools[BOX] ?? [];
  const allowed = counts.some((count, tile) => count > 0 && mayFind(kit, seat, tile));
  if (!rule('6.3.7', allowed)) return SPARE;
  for (;;) {
    const tile = kit.pull(BOX);
    if (mayFind(kit, seat, tile)) return tile;
    kit.put(BOX, tile);
    kit.tell('log.over-limit', { who: seat, tile }, '17.1');
  }
}
const putBack = (kit: Kit, tile: number): void => (tile === SPARE ? undefined : kit.put(BOX, tile));

/** §17.1: the limit rises by one each time everybody has reached it. */
function mayFind(kit: Kit, seat: Seat, tile: number): boolean {
  const { table, seats } = kit.state;
  if (!isOn(table, LIMITS) || (tile !== PLANET && tile !== ASTEROIDS)) return true;
  const which = tile === PLANET ? 0 : 1;
  const row = LIMIT_TABLE.find(([players]) => players === seats);
  const limit = row?.[which === 0 ? 1 : 2] ?? 0;
  const least = Math.min(...Array.from({ length: seats }, (_, each) => foundBy(table, each, which)));
  return rule('17.1', foundBy(table, seat, which) < Math.max(limit, least + 1));
}
const foundBy = ({ found, out }: Table, seat: Seat, which: number): number =>
  (out & (1 << seat)) === 0 ? (found[seat * 2 + which] ?? 0) : 99;

/** The hex is what was drawn. */
function discover(kit: Kit, hex: Hex, drawn: number): void {
  const { table } = kit.state;
  const who = table.active;
  const touches = rule('6.3.6', drawn === REGION || drawn === HOME);
  if (touches) replace(kit, drawn);
  const tile = touches || drawn === SPARE ? EMPTY : drawn;
  // §6.3.1: once all are connected it is just empty space.
  const joins = touches && !isAllConnected(table, kit.state.seats);
  table.tile[hex] = tile;
  score(table, who, EXPLORED, 1);
  kit.tell('log.explore', { who, hex, tile: joins ? REGION : tile }, '6.3.3');
  if (tile === PLANET || tile === ASTEROIDS) {
    const which = who * 2 + (tile === PLANET ? 0 : 1);
    table.found[which] = (table.found[which] ?? 0) + 1;
  }
  if (rule('6.3.4', tile === PLANET)) addPlanet(table, hex);
  if (joins) joinMaps(kit, hex, who);
  if (rule('6.3.2', tile >= PRIME && tile < PRIME + WORMHOLES)) {
    score(table, who, WORMHOLED, 1);
    placeNullHalf(kit, hex, who);
  }
  if (rule('6.3.5', true)) enter(kit, hex, who, unitsIn(table, hex, who));
  // §16.1: only true empty space, and not what stands for another region.
  if (drawn === EMPTY && isOn(table, ENCOUNTERS)) kit.call('encounter', { hex });
}
function replace(kit: Kit, drawn: number): void {
  kit.put(BOX, drawn);
  if ((kit.state.pools[BOX]?.[EMPTY] ?? 0) > 0) kit.find(BOX, EMPTY);
}
