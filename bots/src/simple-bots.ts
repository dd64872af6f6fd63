// The two simple bots, fixed points to measure the others by: any allowed answer, and one step ahead.

import { fastDice, picker } from '@orrery/kernel';
import { candidates, randomAnswer } from './answers.ts';
import { type Bot, type BotTask, type Decision, spend, type WeighedAnswer } from './bot.ts';
import { closeFrame, valueFor } from './playout.ts';

/** Any allowed answer. */
export const random: Bot = {
  name: 'random',
  decide: ({ ask, dice }) => ({ answer: randomAnswer(ask, picker(dice)), reason: { key: 'bot.random' } }),
};

const WORLDS = 4;
const ANSWERS = 60;

/**
 * Tries each answer in a few imagined worlds and takes the one that leaves the seat best off. A game may keep a greedy player
 * of its own, so that this measure does not change with what its brain learns.
 */
export const greedy: Bot = { name: 'greedy', decide: decideGreedily };

function decideGreedily<T>({ kernel, game, view, ask, dice, budget }: BotTask<T>): Decision {
  const pick = picker(dice);
  const own = game.brain?.levels?.['greedy'];
  if (own !== undefined)
    return { answer: own.answer(kernel.drafted(game, view), ask, pick), reason: { key: 'bot.greedy-own' } };
  const { seat } = ask;
  const answers = candidates(game, () => kernel.drafted(game, view), ask, pick, ANSWERS);
  const sums = answers.map(() => 0);
  const more = spend(budget);
  let worlds = 0;
  for (; worlds < WORLDS && more(worlds * answers.length); worlds++) {
    const world = kernel.imagine(game, view, pick);
    // Every answer meets the same luck in the same world.
    const luck = pick(0x7fffffff);
    for (const [at, answer] of answers.entries()) {
      const fresh = fastDice(luck);
      const kit = kernel.createKit(game, fresh);
      const copy = kernel.clone(world);
      kernel.step(kit, copy, seat, answer);
      closeFrame({ kernel, kit }, copy, seat, picker(fresh));
      sums[at] = (sums[at] ?? 0) + (valueFor(game, copy)[seat] ?? 0);
    }
  }
  const order = answers.map((answer, at) => ({ answer, value: (sums[at] ?? 0) / worlds, lot: pick(0x7fffffff) }));
  order.sort((a, b) => b.value - a.value || a.lot - b.lot);
  const weighed = order.map(
    ({ answer, value }, at): WeighedAnswer => ({ answer, tries: worlds, value, share: at ? 0 : 1 }),
  );
  return {
    answer: weighed[0]?.answer ?? null,
    reason: { key: 'bot.greedy', args: { answers: answers.length } },
    weighed,
  };
}
