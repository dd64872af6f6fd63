// One step ahead: tries each answer in a few imagined worlds and takes the one that leaves the seat best off. A game may
// keep a greedy player of its own, so that this measure does not change with what its brain learns.

import { clone, createKit, drafted, fastDice, imagine, picker, step } from '@orrery/kernel';
import { candidates } from './answers.ts';
import { type Bot, type Decision, spend, type Turn, type Weighed } from './bot.ts';
import { closeFrame } from './playout.ts';
import { worth } from './worth.ts';

const WORLDS = 4;
const ANSWERS = 60;

export const greedy: Bot = { name: 'greedy', decide };

function decide<T>({ game, view, ask, dice, budget }: Turn<T>): Decision {
  const pick = picker(dice);
  const own = game.brain?.levels?.['greedy'];
  if (own !== undefined) return { answer: own.answer(view, ask, pick), reason: { key: 'bot.greedy-own' } };
  const { seat } = ask;
  const answers = candidates(game, () => drafted(game, view), ask, pick, ANSWERS);
  const sums = answers.map(() => 0);
  const more = spend(budget);
  let worlds = 0;
  for (; worlds < WORLDS && more(worlds * answers.length); worlds++) {
    const world = imagine(game, view, pick);
    // Every answer meets the same luck in the same world.
    const luck = pick(0x7fffffff);
    for (const [at, answer] of answers.entries()) {
      const fresh = fastDice(luck);
      const kit = createKit(game, fresh);
      const copy = clone(world);
      step(kit, copy, seat, answer);
      closeFrame(kit, copy, seat, picker(fresh));
      sums[at] = (sums[at] ?? 0) + (worth(game, copy)[seat] ?? 0);
    }
  }
  const order = answers.map((answer, at) => ({ answer, value: (sums[at] ?? 0) / worlds, lot: pick(0x7fffffff) }));
  order.sort((a, b) => b.value - a.value || a.lot - b.lot);
  const weighed = order.map(({ answer, value }, at): Weighed => ({ answer, tries: worlds, value, share: at ? 0 : 1 }));
  return {
    answer: weighed[0]?.answer ?? null,
    reason: { key: 'bot.greedy', args: { answers: answers.length } },
    weighed,
  };
}
