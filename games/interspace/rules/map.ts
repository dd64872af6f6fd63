// The map (§2.2, §6.3.1). A hex keeps its number for life. It lies at (q, r) of the region it was laid in, and that never changes
// either; what changes when maps are joined is how a region lies in another's coordinates. Who is beside whom is worked out from both
// and remembered beside the state, never in it.

import { must } from '@orrery/kernel';
import { NULL_HALF, PRIME, UNKNOWN, WORMHOLES } from '../data/tiles.ts';
import { type Hex, NONE, type Table } from './table.ts';

export interface Point {
  readonly q: number;
  readonly r: number;
}

/** The six directions, in turn: each is the one before, turned by 60 degrees. */
export const SIDES: readonly Point[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
const sideOf = (side: number): Point => must(SIDES[((side % 6) + 6) % 6], 'a side');

const [STRIDE, CENTRE] = [1000, 500];
const placeOf = (region: number, { q, r }: Point): number => (region * STRIDE + q + CENTRE) * STRIDE + r + CENTRE;
export const regionOf = (table: Table, hex: Hex): number => Math.floor((table.place[hex] ?? 0) / (STRIDE * STRIDE));
const localOf = (table: Table, hex: Hex): Point => {
  const place = table.place[hex] ?? 0;
  return { q: (Math.floor(place / STRIDE) % STRIDE) - CENTRE, r: (place % STRIDE) - CENTRE };
};

/** How a region lies: in whose coordinates, turned by so many sixths, moved by (q, r). */
export interface Lie {
  readonly root: number;
  readonly turns: number;
  readonly q: number;
  readonly r: number;
}
export const lieOf = ({ lie }: Table, region: number): Lie => {
  const at = region * 4;
  return { root: lie[at] ?? 0, turns: lie[at + 1] ?? 0, q: lie[at + 2] ?? 0, r: lie[at + 3] ?? 0 };
};
export function setLie({ lie }: Table, region: number, { root, turns, q, r }: Lie): void {
  lie.splice(region * 4, 4, root, ((turns % 6) + 6) % 6, q, r);
}

export function turned({ q, r }: Point, times: number): Point {
  let point = { q, r };
  for (let n = ((times % 6) + 6) % 6; n > 0; n--) point = { q: point.q + point.r, r: -point.q };
  return point;
}
export const shifted = (a: Point, b: Point): Point => ({ q: a.q + b.q, r: a.r + b.r });
export const beside = (point: Point, side: number): Point => shifted(point, sideOf(side));

/** Where a hex lies in the coordinates of its map, and which map that is. */
export function pointOf(table: Table, hex: Hex): Point {
  const lie = lieOf(table, regionOf(table, hex));
  return shifted(turned(localOf(table, hex), lie.turns), lie);
}
export const mapOf = (table: Table, hex: Hex): number => lieOf(table, regionOf(table, hex)).root;
export const isConnected = (table: Table, a: number, b: number): boolean =>
  lieOf(table, a).root === lieOf(table, b).root;
export function isAllConnected(table: Table, seats: number): boolean {
  for (let seat = 1; seat < seats; seat++) if (!isConnected(table, 0, seat)) return false;
  return true;
}
/** The home worlds are laid first, one for each seat, whose region it is. */
export const homeOf = (seat: number): Hex => seat * 7;

interface Chart {
  readonly hexes: number;
  readonly maps: number;
  /** By hex and side: the hex beside it, NONE where nothing was laid yet. Sides are those of its own region, which never turn. */
  readonly near: Int16Array;
  readonly at: Map<number, Hex>;
}
const charts = new WeakMap<readonly number[], Chart>();

function chartOf(table: Table): Chart {
  const { place, lie } = table;
  let maps = 0;
  for (let at = 0; at < lie.length; at += 4) if (lie[at] === at / 4) maps++;
  const known = charts.get(place);
  if (known !== undefined && known.hexes === place.length && known.maps === maps) return known;
  const at = new Map<number, Hex>();
  const near = new Int16Array(place.length * 6).fill(NONE);
  for (let hex = 0; hex < place.length; hex++) at.set(placeOf(mapOf(table, hex), pointOf(table, hex)), hex);
  for (let hex = 0; hex < place.length; hex++) {
    const { root, turns } = lieOf(table, regionOf(table, hex));
    const point = pointOf(table, hex);
    for (let side = 0; side < 6; side++)
      near[hex * 6 + side] = at.get(placeOf(root, beside(point, side + turns))) ?? NONE;
  }
  const chart = { hexes: place.length, maps, near, at };
  charts.set(place, chart);
  return chart;
}

/** The hex on this side, NONE: nothing was laid there yet. */
export const nextTo = (table: Table, hex: Hex, side: number): Hex => chartOf(table).near[hex * 6 + side] ?? NONE;
/** By hex and side, six numbers each. */
export const nearOf = (table: Table): Int16Array => chartOf(table).near;
/** What lies at a point of a map. */
export const hexAt = (table: Table, map: number, point: Point): Hex =>
  chartOf(table).at.get(placeOf(map, point)) ?? NONE;

/** The other half of a wormhole, NONE: this is none, or it has none yet. */
export function partnerOf({ tile }: Table, hex: Hex): Hex {
  const half = tile[hex] ?? UNKNOWN;
  if (half < PRIME) return NONE;
  return tile.indexOf(half < NULL_HALF ? half + WORMHOLES : half - WORMHOLES);
}
export const isWormhole = ({ tile }: Table, hex: Hex): boolean => (tile[hex] ?? UNKNOWN) >= PRIME;

/** Lays a hex on this side of another, in the same region's coordinates. */
export function layBeside(table: Table, hex: Hex, side: number, tile: number): Hex {
  return lay(table, regionOf(table, hex), beside(localOf(table, hex), side), tile);
}
export function lay(table: Table, region: number, point: Point, tile: number): Hex {
  table.tile.push(tile);
  return table.place.push(placeOf(region, point)) - 1;
}

/** §6.3.1, §6.3.2: the first blank point in this direction (of his own region) from a home world. */
export function firstBlank(table: Table, seat: number, side: number): Point {
  const { root, turns } = lieOf(table, seat);
  let point = pointOf(table, homeOf(seat));
  while (hexAt(table, root, point) !== NONE) point = beside(point, side + turns);
  return point;
}

/** Whether a hex may be flown to as a known place. */
export const isKnown = ({ tile }: Table, hex: Hex): boolean => (tile[hex] ?? UNKNOWN) !== UNKNOWN;
