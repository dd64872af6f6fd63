// The table of frontier: 37 hexes in seven rows, most of them unexplored, and the posts on them.

import { must, rule, type Seat, type State } from '@orrery/kernel';

/** `tile` by hex, -1: unexplored. The rest by seat: `posts` by hex, `aim` the slot of the secret objective. */
export type Table = { turns: number; turn: number; tile: number[] } & BySeat;
type BySeat = { posts: number[][]; gold: number[]; favour: number[]; aim: number[] };

/** By kind of tile: void, ore, ice, garden. */
export const COST: readonly number[] = [1, 2, 2, 3];
const WORTH: readonly number[] = [0, 1, 1, 2];
export const [ORE, GARDEN] = [1, 3];
/** The pools of tiles and of objectives: one for each kind of tile, twice. */
export const [BAG, AIMS] = [0, 1];
export const SUN = 18;

const AXIS = [-3, -2, -1, 0, 1, 2, 3];
const HEXES = AXIS.flatMap((q) => AXIS.map((r) => ({ q, r }))).filter(({ q, r }) => Math.abs(q + r) <= 3);
const away = (a: number, b: number): boolean => Math.abs(a) <= 1 && Math.abs(b) <= 1 && Math.abs(a + b) <= 1;
export const ALL: readonly number[] = [...HEXES.keys()];
/** Hex -> itself and the hexes beside it. */
export const NEAR: readonly (readonly number[])[] = HEXES.map(({ q, r }) =>
  ALL.filter((hex) => away((HEXES[hex]?.q ?? 9) - q, (HEXES[hex]?.r ?? 9) - r)),
);

export const postsOf = ({ table }: State<Table>, seat: Seat): number[] => must(table.posts[seat], 'a seat');

/** A post there or beside it. */
export function reaches(view: State<Table>, seat: Seat, hex: number): boolean {
  const posts = postsOf(view, seat);
  for (const near of NEAR[hex] ?? []) if (posts[near] !== 0) return true;
  return false;
}

/** How many more posts a tile holds: two in all, whoever builds them. */
export function roomAt({ table }: State<Table>, hex: number): number {
  let [room, taken] = [0, 0];
  for (const posts of table.posts) taken += posts[hex] ?? 0;
  while (room < 2 && rule('3.4', taken + room < 2)) room++;
  return room;
}

/** What a seat has scored with this objective; -1: without one. */
export function points({ table }: State<Table>, seat: Seat, aim: number): number {
  return (table.posts[seat] ?? []).reduce((sum, posts, hex) => {
    if (posts === 0) return sum;
    const tile = table.tile[hex] ?? 0;
    return sum + posts * ((WORTH[tile] ?? 0) + (rule('4.1', tile === aim) ? 2 : 0));
  }, table.favour[seat] ?? 0);
}
