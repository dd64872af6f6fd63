// Answers weighed against each other: each is tried in the same imagined worlds with the same luck, and played on for a while.

import { type Answer, fastDice, picker } from '@orrery/kernel';
import { type BotTask, spend, type WeighedAnswer } from './bot.ts';
import { closeFrame, playOn, valueFor } from './playout.ts';

/** Rounds of answers that are played on before the position is valued: about a turn each, in most games. */
const ROUNDS = 24;
const FEWEST = 4;

/** Best first. The budget is for all of them together; every answer is tried in at least a few worlds. */
export function compare<T>(task: BotTask<T>, answers: readonly Answer[]): WeighedAnswer[] {
  const { kernel, game, view, ask, dice, budget } = task;
  const { seat } = ask;
  const pick = picker(dice);
  const more = spend(budget);
  const values: number[][] = answers.map(() => []);
  let worlds = 0;
  for (; worlds < FEWEST || more(worlds); worlds++) {
    const world = kernel.imagine(game, view, pick);
    const luck = pick(0x7fffffff);
    for (const [at, answer] of answers.entries()) {
      const fresh = fastDice(luck);
      const on = { kernel, kit: kernel.createKit(game, fresh) };
      const copy = kernel.clone(world);
      kernel.step(on.kit, copy, seat, answer);
      closeFrame(on, copy, seat, picker(fresh));
      playOn(on, copy, picker(fresh), ROUNDS);
      values[at]?.push(valueFor(game, copy)[seat] ?? 0);
    }
  }
  const order = answers
    .map((answer, at) => ({ answer, tried: values[at] ?? [], value: mean(values[at] ?? []) }))
    .toSorted((a, b) => b.value - a.value);
  return order.map(({ answer, tried, value }, at) => {
    const behind = tried.map((own, world) => (order[0]?.tried[world] ?? own) - own);
    return { answer, tries: worlds, value, error: errorOf(behind), share: at === 0 ? 1 : 0 };
  });
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length);

function errorOf(all: readonly number[]): number {
  const middle = mean(all);
  const spread = all.reduce((sum, each) => sum + (each - middle) ** 2, 0) / Math.max(1, all.length - 1);
  return Math.sqrt(spread / Math.max(1, all.length));
}
