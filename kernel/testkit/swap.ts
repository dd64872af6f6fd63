// No leak, first test: swap items that a viewer does not know. Nothing it is shown may change by a byte.

import { list } from '../src/choice.ts';
import { clone } from '../src/clone.ts';
import { knows, UNDRAWN } from '../src/held.ts';
import { asks, askOf, waiting, why } from '../src/run.ts';
import type { Answer, Game, Seat, State } from '../src/types.ts';
import { imagine, view } from '../src/view.ts';
import type { Picker } from '../src/ways.ts';
import { bytes, firstDifference } from './compare.ts';
import { nameOf } from './position.ts';
import { note, type Watch } from './watch.ts';

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
    ask: seated ? askOf(game, state, viewer) : null,
    refusal: seated ? tries.map((answer) => why(game, state, viewer, answer)) : null,
    standing: game.standing(seen),
    describe: game.describe?.(seen) ?? null,
  };
}

/** Answers worth refusing: what other seats are asked, and plain ones. */
export function tryList<T>(game: Game<T>, state: State<T>): Answer[] {
  const some = asks(game, state).flatMap((ask) => list(ask, 12));
  const slots = state.held.pool.slice(0, 12).map((_, slot) => slot);
  return [...some, ...slots, 'no such thing', [0]];
}

/** Notes every part in which two sights of the same viewer differ; the number of them. */
export function compareShown<T>(watch: Watch<T>, check: 'swap' | 'twin', was: Shown, is: Shown, what: string): number {
  let found = 0;
  for (const part of Object.keys(was)) {
    if (bytes(was[part]) === bytes(is[part])) continue;
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
  const swaps: Swap<T>[] = [];
  for (let tries = 0; tries < 3 && hidden.length > 0; tries++) {
    const a = hidden[pick(hidden.length)] ?? 0;
    const others = hidden.filter((b) => pool[b] === pool[a] && item[b] !== item[a]);
    const b = others[pick(Math.max(1, others.length))];
    if (b !== undefined) swaps.push({ world: swapSlots(state, a, b), what: `slots ${a} and ${b} are swapped` });
    const undrawn = [...(state.pools[pool[a] ?? -1] ?? []).entries()].filter(([kind, n]) => n > 0 && kind !== item[a]);
    const [kind] = undrawn[pick(Math.max(1, undrawn.length))] ?? [];
    if (kind !== undefined)
      swaps.push({ world: swapUndrawn(state, a, kind), what: `slot ${a} holds ${kind} instead of ${item[a]}` });
  }
  if (hidden.length > 0) {
    const { drafts, epoch, counter } = state;
    const world = { ...imagine(game, view(state, viewer), pick), drafts: clone(drafts), epoch, counter };
    swaps.push({ world, what: 'all it does not know is dealt again' });
  }
  return swaps;
}

function swapSlots<T>(state: State<T>, a: number, b: number): State<T> {
  const world = clone(state);
  const { item } = world.held;
  [item[a], item[b]] = [item[b] ?? UNDRAWN, item[a] ?? UNDRAWN];
  return world;
}

function swapUndrawn<T>(state: State<T>, slot: number, kind: number): State<T> {
  const world = clone(state);
  const counts = world.pools[world.held.pool[slot] ?? -1] ?? [];
  const was = world.held.item[slot] ?? UNDRAWN;
  counts[was] = (counts[was] ?? 0) + 1;
  counts[kind] = (counts[kind] ?? 0) - 1;
  world.held.item[slot] = kind;
  return world;
}
