// Playing an imagined world on. Every seat that is asked there answers from what it may know there.

import { type Ask, asks, drafted, type Kit, type State, step, type View, view } from '@orrery/kernel';
import { likelyAnswer, type Pick, randomAnswer } from './answers.ts';
import { silence } from './bot.ts';

/** What a seat sees of an imagined world, with its own draft played out. */
export function sightOf<T>(kit: Kit<T>, world: State<T>, ask: Ask): () => View<T> {
  return () => drafted(kit.game, view(world, ask.seat));
}

/** One playout step in ten is a surprise, so that playouts of a policy differ. */
const SURPRISE = 10;

/** Plays on for at most so many rounds of answers. */
export function playOn<T>(kit: Kit<T>, world: State<T>, pick: Pick, rounds: number): void {
  for (let round = 0; round < rounds && world.frames.length > 0; round++)
    for (const ask of backwards(asks(kit.game, world))) answerAsUsual(kit, world, ask, pick);
}

/** Closes the frame that is open: `seat` is silent from here on, the others answer as usual. */
export function closeFrame<T>(kit: Kit<T>, world: State<T>, seat: number, pick: Pick): void {
  for (let round = 0; round < 1000 && isOpen(world); round++)
    for (const ask of backwards(asks(kit.game, world)))
      if (ask.seat === seat) step(kit, world, seat, silence(ask));
      else answerAsUsual(kit, world, ask, pick);
}

/** Whether seats have drafts in the frame on top: it waits for the others. */
export function isOpen(world: State): boolean {
  for (const draft of world.drafts) if (draft.length > 0) return true;
  return false;
}

/**
 * The last in order answers first. A window closes with the first act in order, and so not before the first in order has
 * answered: nobody's answer falls into the frame after it.
 */
export const backwards = (all: Ask[]): Ask[] => (all.length < 2 ? all : all.reverse());

function answerAsUsual<T>(kit: Kit<T>, world: State<T>, ask: Ask, pick: Pick): void {
  const surprise = kit.game.brain?.policy === undefined || pick(SURPRISE) === 0;
  const answer = surprise ? randomAnswer(ask, pick) : likelyAnswer(kit.game, sightOf(kit, world, ask), ask, pick);
  step(kit, world, ask.seat, answer);
}
