// How regions are joined (§6.3.1), and where the other half of a wormhole turns up (§6.3.2). A joined map is turned and moved as a whole:
// that is four numbers of each of its regions, and nothing else.

import { rule, type Seat } from '@orrery/kernel';
import { NULL_HALF, PRIME } from '../data/tiles.ts';
import {
  firstBlank,
  hexAt,
  homeOf,
  isAllConnected,
  isConnected,
  lay,
  lieOf,
  mapOf,
  type Point,
  pointOf,
  regionOf,
  setLie,
  shifted,
  SIDES,
  turned,
} from './map.ts';
import type { Kit } from './steps.ts';
import { type Hex, NONE, type Table } from './table.ts';

/** Whose neighbours count: the explorer's, if he is on his own map; else those of the region he is in. */
const hostOf = (table: Table, hex: Hex, who: Seat): Seat =>
  mapOf(table, hex) === mapOf(table, homeOf(who)) ? who : regionOf(table, hex);

/** Only where somebody is apart. */
export function joinMaps(kit: Kit, hex: Hex, who: Seat): void {
  const { table, seats } = kit.state;
  const host = hostOf(table, hex, who);
  const other = neighbour(kit, host, seats);
  const facing = outward(table, hex, host, kit.roll(6) <= 3);
  const side = kit.roll(6) - 1;
  if (!join(table, hex, facing, other, side)) return kit.tell('log.no-room', { who, whom: other }, '6.3.1');
  kit.tell('log.joined', { who, whom: other, hex }, '6.3.1');
  if (isAllConnected(table, seats)) kit.tell('log.all-joined', {}, '6.3.1');
}

/** The left one on 1 to 3, the right one on 4 to 6; who is connected already is passed over, then the next clockwise. */
function neighbour(kit: Kit, host: Seat, seats: number): Seat {
  const { table } = kit.state;
  const isApart = (seat: Seat): boolean => rule('6.3.1', !isConnected(table, host, seat));
  const [left, right] = [(host + 1) % seats, (host + seats - 1) % seats];
  if (left !== right && isApart(left) && isApart(right)) return kit.roll(6) <= 3 ? left : right;
  for (const seat of [left, right]) if (isApart(seat)) return seat;
  for (let n = 2; n < seats; n++) if (isApart((host + n) % seats)) return (host + n) % seats;
  return NONE;
}

/** The left or the right of the two sides of a hex that point away from a home world, in the coordinates of its map. */
function outward(table: Table, hex: Hex, host: Seat, left: boolean): number {
  const { q, r } = sub(pointOf(table, hex), pointOf(table, homeOf(host)));
  for (let side = 0; side < 6; side++) {
    const a = SIDES[side] ?? { q: 1, r: 0 };
    const b = SIDES[(side + 1) % 6] ?? { q: 1, r: 0 };
    // (q, r) = m a + n b; on the ray of `a` n is 0, within the sixth between both m and n are above 0.
    const det = a.q * b.r - a.r * b.q;
    const m = (q * b.r - r * b.q) / det;
    const n = (a.q * r - a.r * q) / det;
    if (m <= 0 || n < 0) continue;
    if (n === 0) return (side + (left ? 1 : 5)) % 6;
    return left ? (side + 1) % 6 : side;
  }
  return 0;
}
const sub = (a: Point, b: Point): Point => ({ q: a.q - b.q, r: a.r - b.r });

/** The other map is turned so that its side looks at the explorer, and moved to where he is: unless something would overlap. */
function join(table: Table, hex: Hex, facing: number, other: Seat, side: number): boolean {
  const here = pointOf(table, hex);
  const map = mapOf(table, hex);
  const theirs = lieOf(table, other);
  const blank = firstBlank(table, other, side);
  const turns = (facing + 3 - (side + theirs.turns) + 12) % 6;
  const shift = sub(here, turned(blank, turns));
  const moved = (point: Point): Point => shifted(turned(point, turns), shift);
  for (let each = 0; each < table.tile.length; each++)
    if (mapOf(table, each) === theirs.root && hexAt(table, map, moved(pointOf(table, each))) !== NONE) return false;
  const { root } = theirs;
  for (let region = 0; region < table.lie.length / 4; region++) {
    const lie = lieOf(table, region);
    if (lie.root === root) setLie(table, region, { root: map, turns: lie.turns + turns, ...moved(lie) });
  }
  return true;
}

/** §6.3.2: an opponent by lot, a direction by lot; the Null half lies on the first blank there. */
export function placeNullHalf(kit: Kit, hex: Hex, who: Seat): void {
  const { table, seats } = kit.state;
  const others = seats - 1;
  const share = others === 1 ? 6 : others === 2 ? 3 : others === 3 ? 2 : 1;
  let die = others === 1 ? 1 : kit.roll(6);
  while (Math.ceil(die / share) > others) die = kit.roll(6);
  const whom = (who + Math.ceil(die / share)) % seats;
  const side = kit.roll(6) - 1;
  const point = firstBlank(table, whom, side);
  const { turns, q, r } = lieOf(table, whom);
  const half = (table.tile[hex] ?? PRIME) - PRIME + NULL_HALF;
  const laid = lay(table, whom, turned(sub(point, { q, r }), -turns), half);
  kit.tell('log.null-half', { who, whom, hex: laid, tile: half }, '6.3.2');
}
