// What a viewer may know, and the worlds that fit it. Kernel code, so that no game can get it wrong.

import { clone } from './clone.ts';
import { bit, fill, itemAt, UNDRAWN } from './held.ts';
import type { Answer, Game, Seat, State, View } from './types.ts';

/** The state as this viewer may know it: unknown items go back, in thought, to the pools they came from, and only its own
 *  draft is left. Public parts are shared with the state: read, never write. */
export function view<T>(state: State<T>, viewer: Seat): View<T> {
  const { held, drafts } = state;
  const mask = bit(viewer);
  const items = held.item.slice();
  let pools = state.pools;
  for (let slot = 0; slot < items.length; slot++) {
    const item = items[slot] as number;
    if (item === UNDRAWN || ((held.know[slot] as number) & mask) !== 0) continue;
    if (pools === state.pools) pools = state.pools.map((counts) => counts.slice());
    const counts = pools[held.pool[slot] as number] as number[];
    counts[item] = (counts[item] ?? 0) + 1;
    items[slot] = UNDRAWN;
  }
  const own = drafts[viewer];
  return {
    seats: state.seats,
    table: state.table,
    frames: state.frames,
    held: { pool: held.pool, item: items, know: held.know },
    pools,
    drafts: own === undefined || own.length === 0 ? [] : ownDraft(own, viewer),
    epoch: 0,
    counter: 0,
    viewer,
  };
}

/** As long as the viewer's own place needs: a longer list would tell that a later seat has answered. */
const ownDraft = (own: Answer[], viewer: Seat): Answer[][] => [...Array.from({ length: viewer }, () => []), own];

/** A whole world that fits the view: what others have seen is dealt from what this viewer has not, what nobody has seen
 *  stays undrawn. Other seats' sealed drafts are not part of it: they are asked again. */
export function imagine<T>(game: Game<T>, seen: View<T>, pick: (n: number) => number): State<T> {
  for (let tries = 1; ; tries++) {
    const world = deal(seen, (counts, total) => itemAt(counts, pick(total)));
    if (tries >= 50 || game.plausible === undefined || game.plausible(world)) return world;
  }
}

type Choose = (counts: readonly number[], total: number, slot: number) => number;

/** Fills every slot that somebody knows and the viewer does not. `choose` gets the pool's counts, their sum and the slot. */
export function deal<T>(seen: View<T>, choose: Choose): State<T> {
  const { viewer: _, ...rest } = seen;
  const world: State<T> = clone(rest);
  const { item, know } = world.held;
  for (let slot = 0; slot < item.length; slot++)
    if (item[slot] === UNDRAWN && know[slot] !== 0) fill(world, slot, (counts, total) => choose(counts, total, slot));
  return world;
}
