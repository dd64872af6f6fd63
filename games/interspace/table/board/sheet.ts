// Where everything lies: the hexes of each map and the fog around them, the maps side by side until they join (§6.3.1). All of it follows
// from rules/map.ts; nothing here is kept.

import { beside, hexAt, lieOf, mapOf, type Point, pointOf, regionOf } from '../../rules/map.ts';
import { type Hex, NONE, type Table } from '../../rules/table.ts';

/** A hex that was laid, or a blank one at the edge of a map. */
export interface Cell {
  /** `hex 12`, `fog 0 3 -2`. */
  readonly id: string;
  /** NONE: nothing was laid there yet. */
  readonly hex: Hex;
  /** Of fog: the sides of hexes it lies beyond, as the rules name it: `out 12 3`. */
  readonly ways: readonly string[];
  readonly x: number;
  readonly y: number;
}
interface MapTitle {
  readonly regions: readonly number[];
  readonly x: number;
  readonly y: number;
}
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly titles: readonly MapTitle[];
  /** How many maps stand side by side. */
  readonly across: number;
}

/** From the middle of a hex to a corner. Hexes stand on a corner: side 0 is to the right. */
export const SIZE = 70;
export const WIDE = SIZE * Math.sqrt(3);
/** Between two maps, and above each: what is called there stands on its fog. */
const [GAP, TITLE] = [SIZE * 0.15, 10];

export const hexName = (hex: Hex): string => `hex ${hex}`;
const fogName = (map: number, { q, r }: Point): string => `fog ${map} ${q} ${r}`;

/** The blank cell that an answer `out 12 3` names. */
export function beyondName(table: Table, hex: Hex, side: number): string {
  const { turns, root } = lieOf(table, regionOf(table, hex));
  return fogName(root, beside(pointOf(table, hex), side + turns));
}

/** So much larger must the maps come out before they are laid out another way: they should not jump about as they grow. */
const WORTH = 1.25;

/** The maps for a room of this shape, the viewer's own first; `kept`: how many stood side by side until now, 0 at first. */
export function sheetOf(table: Table, own: number, ratio: number, kept = 0): Sheet {
  const roots = [...new Set(table.place.map((_, hex) => mapOf(table, hex)))];
  const first = lieOf(table, Math.min(Math.max(own, 0), table.lie.length / 4 - 1)).root;
  roots.sort((a, b) => Number(b === first) - Number(a === first) || a - b);
  const maps = roots.map((root) => chartOf(table, root));
  let best: Sheet | null = null;
  for (let across = maps.length; across > 0; across--) {
    const sheet = inRows(maps, across);
    if (best === null || scaleOf(sheet, ratio) > scaleOf(best, ratio) * 1.05) best = sheet;
  }
  const before = kept > 0 ? inRows(maps, Math.min(kept, maps.length)) : null;
  if (best === null) return { width: 1, height: 1, cells: [], titles: [], across: 0 };
  return before !== null && scaleOf(best, ratio) < scaleOf(before, ratio) * WORTH ? before : best;
}
/** How large a sheet comes out in a room one high and `ratio` wide. */
const scaleOf = ({ width, height }: Sheet, ratio: number): number => Math.min(ratio / width, 1 / height);

interface Chart {
  readonly regions: readonly number[];
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
}

/** One map from its own upper left corner. */
function chartOf(table: Table, map: number): Chart {
  const found = new Map<string, Cell>();
  const put = (point: Point, hex: Hex, way: string | null): void => {
    const id = hex === NONE ? fogName(map, point) : hexName(hex);
    const ways = [...(found.get(id)?.ways ?? []), ...(way === null ? [] : [way])];
    found.set(id, { id, hex, ways, x: WIDE * (point.q + point.r / 2), y: 1.5 * SIZE * point.r });
  };
  for (let hex = 0; hex < table.place.length; hex++) {
    if (mapOf(table, hex) !== map) continue;
    const point = pointOf(table, hex);
    const { turns } = lieOf(table, regionOf(table, hex));
    put(point, hex, null);
    for (let side = 0; side < 6; side++) {
      const blank = beside(point, side + turns);
      if (hexAt(table, map, blank) === NONE) put(blank, NONE, `out ${hex} ${side}`);
    }
  }
  const cells = [...found.values()];
  const left = Math.min(...cells.map(({ x }) => x)) - WIDE / 2;
  const top = Math.min(...cells.map(({ y }) => y)) - SIZE;
  const regions = Array.from({ length: table.lie.length / 4 }, (_, n) => n).filter((n) => lieOf(table, n).root === map);
  return {
    regions,
    cells: cells.map((cell) => ({ ...cell, x: cell.x - left, y: cell.y - top })),
    width: Math.max(...cells.map(({ x }) => x)) - left + WIDE / 2,
    height: Math.max(...cells.map(({ y }) => y)) - top + SIZE,
  };
}

function inRows(maps: readonly Chart[], across: number): Sheet {
  const cells: Cell[] = [];
  const titles: MapTitle[] = [];
  let [width, y] = [0, 0];
  for (let at = 0; at < maps.length; at += across) {
    const row = maps.slice(at, at + across);
    const high = Math.max(...row.map(({ height }) => height));
    let x = 0;
    for (const map of row) {
      const down = y + TITLE + (high - map.height) / 2;
      titles.push({ regions: map.regions, x: x + map.width / 2, y: down + SIZE * 0.62 });
      for (const cell of map.cells) cells.push({ ...cell, x: cell.x + x, y: cell.y + down });
      x += map.width + GAP;
    }
    width = Math.max(width, x - GAP);
    y += TITLE + high;
  }
  return { width, height: y, cells, titles, across };
}

/** As a style, so that what is there glides when maps join. */
export const placed = ({ x, y }: Cell): { readonly transform: string } => ({ transform: `translate(${x}px, ${y}px)` });

/** The cell an arrow key leads to: the nearest on that side. */
export function neighbour(cells: readonly Cell[], from: Cell, key: string): Cell {
  const side = ARROWS[key];
  if (side === undefined) return from;
  let [found, least] = [from, Infinity];
  for (const cell of cells) {
    if (cell === from) continue;
    const off = Math.atan2(cell.y - from.y, cell.x - from.x) - side;
    const turn = Math.abs(Math.atan2(Math.sin(off), Math.cos(off)));
    const far = Math.hypot(cell.x - from.x, cell.y - from.y) * (1 + turn);
    if (turn < Math.PI / 3 && far < least) [found, least] = [cell, far];
  }
  return found;
}
const ARROWS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
};
