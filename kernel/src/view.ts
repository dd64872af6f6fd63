// What a viewer may know, and the worlds that fit it. Kernel code, so that no game can get it wrong.

import { copyState } from './clone.ts';
import { addLot, bit, fill, itemAt, learn, lotsOf, total, UNDRAWN } from './held.ts';
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
  const put = writer(seen);
  for (let slot = 0; slot < items.length; slot++) {
    const item = items[slot] as number;
    if (item === UNDRAWN || ((know[slot] as number) & mask) !== 0) continue;
    put(pool[slot] as number, item, 1);
    items[slot] = UNDRAWN;
  }
}

function blankUnseen(
  seen: View,
  { lots, named, endless, sets }: Unseen,
  from: number[] | undefined,
  mask: number,
): void {
  const { pool, item: items, know } = seen.held;
  const unseen: Unseen = { lots: lots.map(({ deck, of, count }) => ({ deck, of, count })), named: [], endless, sets };
  const blanked = from?.slice();
  const put = writer(seen);
  for (let slot = 0; slot < items.length; slot++) {
    const item = items[slot] as number;
    if (((know[slot] as number) & mask) !== 0) continue;
    const origin = blanked?.[slot] ?? UNDRAWN;
    if (item !== UNDRAWN) {
      const deck = origin === UNDRAWN ? (pool[slot] as number) : origin;
      if (!endless.includes(deck)) put(deck, item, 1);
      items[slot] = UNDRAWN;
    }
    if (blanked === undefined || origin === UNDRAWN) continue;
    addLot(unseen, pool[slot] as number, origin, 1);
    blanked[slot] = UNDRAWN;
  }
  for (const { deck, of, item, know: knowers } of named) {
    // Who else knows of it may be a secret of theirs.
    if ((knowers & mask) !== 0) unseen.named.push({ deck, of, item, know: mask });
    else {
      addLot(unseen, deck, of, 1);
      put(deck, item, -1);
      put(of, item, 1);
    }
  }
  if (blanked !== undefined) seen.held.from = blanked;
  seen.unseen = unseen;
}

/** Changes the pools of a view: those that are written are copied first, the others stay the state's own. */
function writer(seen: View): (pool: number, item: number, more: number) => void {
  const shared = seen.pools;
  const pools = shared.slice();
  seen.pools = pools;
  return (pool, item, more) => {
    let counts = pools[pool] as number[];
    if (counts === shared[pool]) pools[pool] = counts = counts.slice();
    counts[item] = (counts[item] ?? 0) + more;
  };
}

/** A whole world that fits the view: what others have seen is dealt from what this viewer has not, what nobody has seen
 *  stays undrawn. Other seats' sealed drafts are not part of it: they are asked again. */
export function imagine<T>(game: Game<T>, seen: View<T>, pick: (n: number) => number): State<T> {
  for (let tries = 1; ; tries++) {
    const world = deal(seen, (counts, sum) => itemAt(counts, pick(sum)), game.copy);
    if (tries >= 50 || game.plausible === undefined || game.plausible(world)) return world;
  }
}

type Choose = (counts: readonly number[], total: number, slot: number, column: 'item' | 'from') => number;

/** Fills every slot that somebody knows and the viewer does not. `choose` gets the odds, their sum, the slot, and whether it
 *  is the item that is wanted or, in a mixed set, the pool it came from. */
export function deal<T>(seen: View<T>, choose: Choose, copyTable?: (table: T) => T): State<T> {
  const world: State<T> = copyState(seen, copyTable);
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
