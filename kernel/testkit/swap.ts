// No leak, first test: swap items that a viewer does not know. Nothing it is shown may change by a byte.

import { list } from '../src/choice.ts';
import { clone } from '../src/clone.ts';
import { bit, deckOf, itemOf, knows, UNDRAWN } from '../src/held.ts';
import { asks, askOf, refuser, waiting } from '../src/run.ts';
import type { Answer, Game, Named, Seat, State } from '../src/types.ts';
import { imagine, view } from '../src/view.ts';
import type { Picker } from '../src/ways.ts';
import { firstDifference, same } from './compare.ts';
import { nameOf } from './position.ts';
import { type Check, note, type Watch } from './watch.ts';

/** Everything a viewer is shown at a position, part by part. */
export interface Shown {
  readonly [part: string]: unknown;
}

/** What the kernel and the game show this viewer; refusals for answers that it might try. */
export function shownTo<T>(game: Game<T>, state: State<T>, viewer: Seat, tries: readonly Answer[]): Shown {
  const seen = view(state, viewer);
  const seated = viewer < state.seats;
  return {
    view: seen,
    waiting: waiting(game, state),
    planning: planning(game, state),
    ask: seated ? askOf(game, state, viewer) : null,
    refusal: seated ? tries.map(refuser(game, state, viewer)) : null,
    standing: game.standing(seen),
    describe: game.describe?.(seen) ?? null,
  };
}

/** Whom a common phase asks something at all. Tables show who is done there, so it must follow from public facts. Those who
 *  have begun to plan are left out: their answers may mean something else in another world. */
function planning<T>(game: Game<T>, state: State<T>): readonly Seat[] {
  if (game.steps[state.frames.at(-1)?.step ?? '']?.together !== 'common') return [];
  const isNew = (seat: Seat): boolean => (state.drafts[seat]?.length ?? 0) === 0;
  return waiting(game, state).filter((seat) => isNew(seat) && askOf(game, state, seat) !== null);
}

/** Answers worth refusing: what other seats are asked, and plain ones. */
export function tryList<T>(game: Game<T>, state: State<T>): Answer[] {
  const some = asks(game, state).flatMap((ask) => list(ask, 12));
  const slots = state.held.pool.slice(0, 12).map((_, slot) => slot);
  return [...some, ...slots, 'no such thing', [0]];
}

/** Notes every part in which two sights of the same viewer differ; the number of them. */
export function compareShown<T>(watch: Watch<T>, check: Check, was: Shown, is: Shown, what: string): number {
  let found = 0;
  for (const part of Object.keys(was)) {
    if (same(was[part], is[part])) continue;
    found++;
    note(watch, check, `${what}: its ${part} differs at ${firstDifference(was[part], is[part])}`, part);
  }
  return found;
}

export function checkSwaps<T>(watch: Watch<T>, state: State<T>, pick: Picker): void {
  const { game } = watch;
  const tries = tryList(game, state);
  for (let viewer = 0; viewer <= state.seats; viewer++) {
    const was = shownTo(game, state, viewer, tries);
    for (const { world, what } of swapsFor(watch, state, viewer, pick)) {
      if (game.plausible !== undefined && !game.plausible(world)) continue;
      compareShown(
        watch,
        'swap',
        was,
        shownTo(game, world, viewer, tries),
        `${nameOf(state, viewer)} notices that ${what}`,
      );
    }
  }
}

interface Swap<T> {
  readonly world: State<T>;
  readonly what: string;
}

/** A few worlds that differ only in what this viewer does not know. */
function swapsFor<T>({ game }: Watch<T>, state: State<T>, viewer: Seat, pick: Picker): Swap<T>[] {
  const { item, pool } = state.held;
  const hidden = [...item.keys()].filter((slot) => item[slot] !== UNDRAWN && !knows(state, slot, viewer));
  const names = (state.unseen?.named ?? []).filter((name) => (name.know & bit(viewer)) === 0);
  const swaps: Swap<T>[] = [];
  const some = <V>(values: readonly V[]): V | undefined => values[pick(Math.max(1, values.length))];
  for (let tries = 0; tries < 3 && hidden.length > 0; tries++) {
    const a = some(hidden) ?? 0;
    const b = some(hidden.filter((each) => pool[each] === pool[a] && !sameCard(state, each, state, a)));
    if (b !== undefined) swaps.push({ world: swapSlots(state, a, b), what: `slots ${a} and ${b} are swapped` });
    const deck = deckOf(state, a);
    // What the viewer knows to be in the deck stays there; an item of a lot gives way to another of its pool.
    if (state.unseen?.named.some((name) => name.deck === deck && name.item === item[a]) === true) continue;
    const kind = some(kindsOf(state, deck).filter((each) => each !== item[a]));
    if (kind !== undefined)
      swaps.push({ world: swapUndrawn(state, a, kind), what: `slot ${a} holds ${kind} instead of ${item[a]}` });
  }
  const name = some(names);
  const kind = name && some(kindsOf(state, name.of));
  if (name !== undefined && kind !== undefined)
    swaps.push({
      world: swapName(state, name, kind),
      what: `deck ${name.deck} got ${kind} of pool ${name.of} instead of ${name.item}`,
    });
  if (hidden.length > 0) {
    const { drafts, epoch, counter } = state;
    const world = { ...imagine(game, view(state, viewer), pick), drafts: clone(drafts), epoch, counter };
    swaps.push({ world, what: 'all it does not know is dealt again' });
  }
  return swaps;
}

const kindsOf = ({ pools }: State, pool: number): number[] =>
  (pools[pool] ?? []).flatMap((n, kind) => (n > 0 ? [kind] : []));

/** Whether a slot has the same card as another, there or in another state. */
export const sameCard = (state: State, a: number, there: State, b = a): boolean =>
  itemOf(state, a) === itemOf(there, b) && deckOf(state, a) === deckOf(there, b);

export function swapSlots<T>(state: State<T>, a: number, b: number): State<T> {
  const world = clone(state);
  const { item, from } = world.held;
  for (const column of from === undefined ? [item] : [item, from])
    [column[a], column[b]] = [column[b] ?? UNDRAWN, column[a] ?? UNDRAWN];
  return world;
}

function swapUndrawn<T>(state: State<T>, slot: number, kind: number): State<T> {
  const world = clone(state);
  const deck = deckOf(state, slot);
  if (state.unseen?.endless.includes(deck) !== true) exchange(world, deck, kind, itemOf(state, slot));
  world.held.item[slot] = kind;
  return world;
}

/** Another item of the pool is in the deck, wherever it lies. */
function swapName<T>(state: State<T>, { deck, of, item }: Named, kind: number): State<T> {
  const world = clone(state);
  const slot = state.held.item.findIndex((each, at) => each === item && deckOf(state, at) === deck);
  exchange(world, of, kind, item);
  if (slot < 0) exchange(world, deck, item, kind);
  else world.held.item[slot] = kind;
  for (const name of world.unseen?.named ?? []) if (name.deck === deck && name.item === item) name.item = kind;
  return world;
}

/** One item out of a pool, another one in. */
function exchange({ pools }: State, pool: number, out: number, into: number): void {
  const counts = pools[pool] ?? [];
  counts[out] = (counts[out] ?? 0) - 1;
  counts[into] = (counts[into] ?? 0) + 1;
}
