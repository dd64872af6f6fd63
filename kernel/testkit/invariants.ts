// What holds of every resting state, whatever the game.

import { deckOf, everybody, sizeOf, UNDRAWN } from '../src/held.ts';
import { askOf, waiting } from '../src/run.ts';
import type { Game, Standing, State } from '../src/types.ts';
import { same } from './compare.ts';

/** The first thing that does not fit together in words, or null. */
export function brokenState<T>(game: Game<T>, state: State<T>): string | null {
  return (
    brokenHeld(state) ??
    brokenPools(state) ??
    brokenUnseen(state) ??
    brokenFrames(game, state) ??
    brokenCopy(game, state) ??
    brokenDrafts(game, state)
  );
}

/** A game that is not over waits for somebody who can answer. */
export function nobodyAsked<T>(game: Game<T>, state: State<T>): string | null {
  const stuck = state.frames.length > 0 && waiting(game, state).every((seat) => askOf(game, state, seat) === null);
  return stuck ? 'the game is not over, but nobody is asked' : null;
}

/** The game's own copy of the table is the same, and nothing of it is the table's. */
function brokenCopy<T>({ copy }: Game<T>, { table }: State<T>): string | null {
  const copied = copy?.(table);
  if (copied === undefined) return null;
  if (!same(table, copied)) return 'a copy of the table differs from it';
  const shared = sharedPart(table, copied, 'table');
  return shared === null ? null : `a copy of the table shares ${shared} with it`;
}

function sharedPart(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null) return null;
  if (a === b) return path;
  for (const [key, each] of Object.entries(a)) {
    const shared = sharedPart(each, (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (shared !== null) return shared;
  }
  return null;
}

function brokenHeld(state: State): string | null {
  const { pool, item, know } = state.held;
  if (pool.length !== item.length || pool.length !== know.length) return 'the columns of held differ in length';
  for (const [slot, of] of pool.entries()) {
    const mask = know[slot] ?? 0;
    const drawn = item[slot] !== UNDRAWN;
    if (of < -1 || of >= state.pools.length) return `slot ${slot} is of pool ${of}, which is not there`;
    if (of === -1 && (drawn || mask !== 0)) return `slot ${slot} is free but holds something`;
    if (drawn && mask === 0) return `slot ${slot} holds item ${item[slot]} that nobody knows: it should be undrawn`;
    if (!drawn && mask !== 0) return `slot ${slot} is known (mask ${mask}) but has no item`;
    if ((mask & ~everybody(state.seats)) !== 0)
      return `slot ${slot} is known to a seat that is not there (mask ${mask})`;
  }
  return null;
}

function brokenPools(state: State): string | null {
  for (const [pool, counts] of state.pools.entries()) {
    const short = counts.findIndex((n) => n < 0);
    if (short >= 0) return `pool ${pool} has ${counts[short]} of item ${short}`;
    if (state.unseen?.endless.includes(pool) === true) continue;
    let lying = 0;
    for (const [slot, item] of state.held.item.entries()) if (item === UNDRAWN && deckOf(state, slot) === pool) lying++;
    for (const lot of state.unseen?.lots ?? []) if (lot.of === pool) lying += lot.count;
    if (lying > sizeOf(state, pool))
      return `pool ${pool} has ${sizeOf(state, pool)} items for ${lying} that lie unseen`;
  }
  return null;
}

/** Sets, lots and names fit the slots and the pools. */
function brokenUnseen({ held, pools, unseen, seats }: State): string | null {
  const { pool, item, know, from } = held;
  if (unseen === undefined) return from === undefined ? null : 'slots come from somewhere, but there are no sets';
  const { lots, named, sets } = unseen;
  if (from !== undefined && from.length !== pool.length) return 'the columns of held differ in length';
  for (const [slot, set] of pool.entries()) {
    const origin = from?.[slot] ?? -1;
    if (sets.includes(set) ? origin < 0 || sets.includes(origin) : origin !== -1)
      return `slot ${slot} of pool ${set} comes from pool ${origin}`;
  }
  for (const { deck, of, count } of lots)
    if (count < 1 || sets.includes(deck) || pools[deck] === undefined || pools[of] === undefined)
      return `deck ${deck} holds ${count} of pool ${of}`;
  for (const [i, name] of named.entries()) {
    const what = `item ${name.item}, named in deck ${name.deck},`;
    const slot = item.findIndex((each, at) => each === name.item && deckOf({ held } as State, at) === name.deck);
    if (pools[name.deck]?.[name.item] !== (slot < 0 ? 1 : 0)) return `${what} is not there once`;
    if (pools[name.of]?.[name.item] !== 0) return `${what} is still in pool ${name.of}`;
    if (name.know === 0 || name.know === everybody(seats)) return `${what} is known to nobody or to all`;
    if (slot >= 0 && ((know[slot] ?? 0) & ~name.know) !== 0) return `${what} is not known to all who see it`;
    const before = named[i - 1];
    if (before !== undefined && (before.deck - name.deck || before.item - name.item) >= 0)
      return 'the names are not in their order';
  }
  return null;
}

function brokenFrames<T>(game: Game<T>, state: State<T>): string | null {
  for (const frame of state.frames) {
    if (!Object.hasOwn(game.steps, frame.step)) return `a frame is at the step "${frame.step}", which is not there`;
    if (frame.solo !== undefined) return `the thread of seat ${frame.solo} is left over in "${frame.step}"`;
  }
  if (state.frames.length === 0) return null;
  const may = waiting(game, state);
  if (new Set(may).size !== may.length || may.some((seat) => !isSeat(state, seat)))
    return `"${state.frames.at(-1)?.step}" waits for the seats ${may.join(', ')}`;
  return null;
}

function brokenDrafts<T>(game: Game<T>, state: State<T>): string | null {
  const { drafts, frames } = state;
  if (drafts.length > state.seats) return `there are ${drafts.length} drafts for ${state.seats} seats`;
  const author = drafts.findIndex((draft) => draft.length > 0);
  if (author < 0) return null;
  const top = frames.at(-1)?.step ?? 'the end';
  const together = game.steps[top]?.together;
  if (together === undefined) return `seat ${author} has a sealed answer, but "${top}" asks nobody to seal one`;
  if (together !== 'common' && drafts.some((draft) => draft.length > 1)) return `a seat answered "${top}" twice`;
  return null;
}

/** Scores and ranks for every seat; over when the stack is empty and only then. */
export function brokenStanding(state: State, standing: Standing): string | null {
  const { over, scores, ranks } = standing;
  if (over !== (state.frames.length === 0))
    return `the standing says over: ${over}, with ${state.frames.length} frames`;
  if (scores.length !== state.seats) return `${scores.length} scores for ${state.seats} seats`;
  if (ranks.length !== state.seats) return `${ranks.length} ranks for ${state.seats} seats`;
  // One more than there are seats: a game may beat everybody.
  if (ranks.some((rank) => !Number.isSafeInteger(rank) || rank < 1 || rank > state.seats + 1))
    return `the ranks are ${ranks.join(', ')}`;
  return null;
}

export const isSeat = (state: State, seat: number): boolean =>
  Number.isSafeInteger(seat) && seat >= 0 && seat < state.seats;
