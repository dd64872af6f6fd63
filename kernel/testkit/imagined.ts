// No leak, third test: the true state is one that `imagine` can return, and what it returns can be played.

import { clone } from '../src/clone.ts';
import { fastDice } from '../src/dice.ts';
import { must } from '../src/fault.ts';
import { addLot, bit, deckOf, UNDRAWN } from '../src/held.ts';
import { createKit } from '../src/kit.ts';
import { asks, step } from '../src/run.ts';
import type { Ask, Seat, State } from '../src/types.ts';
import { deal, imagine, view } from '../src/view.ts';
import type { Picker } from '../src/ways.ts';
import { firstDifference, publicPart, same } from './compare.ts';
import { brokenState } from './invariants.ts';
import { randomAnswer } from './play.ts';
import { nameOf } from './position.ts';
import { note, type Watch } from './watch.ts';

export function checkImagine<T>(watch: Watch<T>, state: State<T>, pick: Picker): void {
  const { game } = watch;
  if (game.plausible?.(state) === false) note(watch, 'imagine', 'the true state is called implausible');
  for (let viewer = 0; viewer <= state.seats; viewer++) {
    const who = nameOf(state, viewer);
    const seen = view(state, viewer);
    const truth = deal(seen, (_, __, slot, column) => state.held[column]?.[slot] ?? UNDRAWN);
    const apart = firstDifference(imaginable(publicPart(state, viewer), viewer), truth);
    if (apart !== null) note(watch, 'imagine', `${who} cannot imagine the true state: ${apart}`);
    const world = imagine(game, seen, pick);
    const broken = brokenWorld(watch, world);
    if (broken !== null) note(watch, 'imagine', `${who} imagines a broken world: ${broken}`);
    if (!same(view(world, viewer), seen))
      note(
        watch,
        'imagine',
        `${who} imagines a world that looks different: ${firstDifference(seen, view(world, viewer))}`,
      );
    playOn(watch, world, pick, who);
  }
}

/** The state without what others have learned of cards that lie unseen in a deck: nobody can imagine what they remember. */
export function imaginable<T>(state: State<T>, viewer: Seat): State<T> {
  if (state.unseen === undefined) return state;
  const world = clone(state);
  const unseen = must(world.unseen, 'what is unseen');
  for (const name of unseen.named.splice(0)) {
    const { deck, of, item } = name;
    const slot = state.held.item.findIndex((each, at) => each === item && deckOf(state, at) === deck);
    const know = (name.know & bit(viewer)) | (state.held.know[slot] ?? 0);
    if (know !== 0) unseen.named.push({ ...name, know });
    else {
      Object.assign(world.pools[deck] ?? [], { [item]: 0 });
      Object.assign(world.pools[of] ?? [], { [item]: 1 });
      addLot(unseen, deck, of, 1);
    }
  }
  return world;
}

/** A world that `imagine` could not make plausible in its tries may break the game's invariant; it is only a stopgap. */
function brokenWorld<T>({ game }: Watch<T>, world: State<T>): string | null {
  if (game.plausible?.(world) === false) return null;
  return brokenState(game, world) ?? game.invariant?.(world) ?? null;
}

/** Bots search in imagined worlds, so these must not break under their feet. */
function playOn<T>(watch: Watch<T>, world: State<T>, pick: Picker, who: string): void {
  const { game } = watch;
  const kit = createKit(game, fastDice(pick(1000)));
  try {
    for (let moves = 0; moves < 8; moves++) {
      const pending = asks(game, world);
      if (pending.length === 0) return;
      const ask = pending[pick(pending.length)] as Ask;
      step(kit, world, ask.seat, randomAnswer(ask, pick));
    }
  } catch (error) {
    note(watch, 'imagine', `the world that ${who} imagines breaks when played: ${String(error)}`);
  }
}
