// What a viewer may know, and the worlds that fit it. Kernel code, so that no game can get it wrong.

import { clone } from './clone.ts';
import { addLot, bit, fill, itemAt, learn, lotsOf, putBack, total, UNDRAWN } from './held.ts';
import type { Answer, Game, Seat, State, Unseen, View } from './types.ts';

/** The state as this viewer may know it: unknown items go back, in thought, to the pools they came from, and only its own
 *  draft is left. Public parts are shared with the state: read, never write. */
export function view<T>(state: State<T>, viewer: Seat): View<T> {
  const { held, drafts } = state;
  const own = drafts[viewer];
  const seen: View<T> = {
    seats: state.seats,
    table: state.table,
    frames: state.frames,
    held: { pool: held.pool, item: held.item.slice(), know: held.know },
    pools: state.pools,
    drafts: own === undefined || own.length === 0 ? [] : ownDraft(own, viewer),
    epoch: 0,
    counter: 0,
    viewer,
  };
  if (state.unseen === undefined) blank(seen, bit(viewer));
  else blankUnseen(seen, state.unseen, held.from, bit(viewer));
  return seen;
}

/** As long as the viewer's own place needs: a longer list would tell that a later seat has answered. */
const ownDraft = (own: Answer[], viewer: Seat): Answer[][] => [...Array.from({ length: viewer }, () => []), own];

/** Where pools are counts and nothing more: the short way. */
function blank(seen: View, mask: number): void {
  const { pool, item: items, know } = seen.held;
  let { pools } = seen;
  for (let slot = 0; slot < items.length; slot++) {
    const item = items[slot] as number;
    if (item === UNDRAWN || ((know[slot] as number) & mask) !== 0) continue;
    if (pools === seen.pools) pools = pools.map((counts) => counts.slice());
    const counts = pools[pool[slot] as number] as number[];
    counts[item] = (counts[item] ?? 0) + 1;
    items[slot] = UNDRAWN;
  }
  seen.pools = pools;
}

function blankUnseen(seen: View, { lots, named, ...rest }: Unseen, from: number[] | undefined, mask: number): void {
  const { held } = seen;
  seen.pools = seen.pools.map((counts) => counts.slice());
  const unseen: Unseen = { lots: lots.map((lot) => ({ ...lot })), named: [], ...rest };
  seen.unseen = unseen;
  if (from !== undefined) held.from = from.slice();
  for (let slot = 0; slot < held.pool.length; slot++) {
    if (((held.know[slot] ?? 0) & mask) !== 0) continue;
    putBack(seen, slot);
    const origin = held.from?.[slot] ?? UNDRAWN;
    if (held.from === undefined || origin === UNDRAWN) continue;
    addLot(unseen, held.pool[slot] ?? UNDRAWN, origin, 1);
    held.from[slot] = UNDRAWN;
  }
  for (const name of named) {
    // Who else knows of it may be a secret of theirs.
    if ((name.know & mask) !== 0) unseen.named.push({ ...name, know: mask });
    else {
      addLot(unseen, name.deck, name.of, 1);
      const [deck = [], pool = []] = [seen.pools[name.deck], seen.pools[name.of]];
      deck[name.item] = (deck[name.item] ?? 0) - 1;
      pool[name.item] = (pool[name.item] ?? 0) + 1;
    }
  }
}

/** A whole world that fits the view: what others have seen is dealt from what this viewer has not, what nobody has seen
 *  stays undrawn. Other seats' sealed drafts are not part of it: they are asked again. */
export function imagine<T>(game: Game<T>, seen: View<T>, pick: (n: number) => number): State<T> {
  for (let tries = 1; ; tries++) {
    const world = deal(seen, (counts, sum) => itemAt(counts, pick(sum)));
    if (tries >= 50 || game.plausible === undefined || game.plausible(world)) return world;
  }
}

type Choose = (counts: readonly number[], total: number, slot: number, column: 'item' | 'from') => number;

/** Fills every slot that somebody knows and the viewer does not. `choose` gets the odds, their sum, the slot, and whether it
 *  is the item that is wanted or, in a mixed set, the pool it came from. */
export function deal<T>(seen: View<T>, choose: Choose): State<T> {
  const { viewer: _, ...rest } = seen;
  const world: State<T> = clone(rest);
  const { pool, item, know, from } = world.held;
  const { unseen } = world;
  if (unseen !== undefined && from !== undefined)
    for (let slot = 0; slot < item.length; slot++) {
      const set = pool[slot] ?? UNDRAWN;
      if (from[slot] !== UNDRAWN || !unseen.sets.includes(set)) continue;
      const lots = lotsOf(world, set);
      const origin = choose(lots, total(lots), slot, 'from');
      addLot(unseen, set, origin, -1);
      from[slot] = origin;
    }
  for (let slot = 0; slot < item.length; slot++) {
    const mask = know[slot] ?? 0;
    if (item[slot] === UNDRAWN && mask !== 0) fill(world, slot, (odds, sum) => choose(odds, sum, slot, 'item'));
    if (unseen !== undefined && mask !== 0) learn(world, slot, mask);
  }
  return world;
}
