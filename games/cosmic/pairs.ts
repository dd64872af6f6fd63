// Each power with each other, for the evidence: once with two players, and once with one, who has a Binary (§9.1). A third
// power and the switches of the game change from pair to pair.

import { type Answer, type Ask, type GameEvent, fastDice, type Options, picker, type Scalar } from '@orrery/kernel';
import type { Meeting } from '@orrery/kernel/testkit';
import type { PairPlan } from '../evidence.ts';
import { POWERS, type PowerWord } from './data/powers.ts';
import { FEWEST_SEATS, NOT_IN_ONE_GAME } from './data/traits.ts';
import './index.ts';
import { isMarkedL } from './rules/assign.ts';
import { powerOf, registry } from './rules/registry.ts';
import { OPTIONS } from './rules/setup.ts';
import { ON_BINARY } from './rules/table.ts';

export const pairs: PairPlan = {
  pieces: POWERS.flatMap(([word], n) => (registry.powers[n] === undefined ? [] : [word])),
  pairs: 50,
  meetings: (a, b, seed) => [meeting(a, b, 'apart', 2 * seed), meeting(a, b, 'together', 2 * seed + 1)],
};

function meeting(a: string, b: string, how: 'apart' | 'together', seed: number): Meeting {
  const pick = picker(fastDice(seed));
  const [one, two] = [powerOf(a as PowerWord), powerOf(b as PowerWord)];
  const wanted = how === 'apart' ? [[one], [two]] : [[one, two], []];
  const others = (each: Scalar): boolean => ![one, two].includes(Number(each)) && !isApart(Number(each), one, two);
  return {
    seats: Math.max(3, ...FEWEST_SEATS.flatMap(([word, n]) => (word === a || word === b ? [n] : []))),
    options: optionsFor([a, b], how, pick),
    seed,
    lead({ step, seat, choice }: Ask): Answer | undefined {
      if (choice.kind !== 'one') return undefined;
      if (step === 'hexes' && how === 'together') return ON_BINARY - 1;
      if (step !== 'prepare') return undefined;
      const free = choice.options.filter(others);
      return wanted[seat]?.shift() ?? free[pick(Math.max(1, free.length))];
    },
    uses: ({ choice }) =>
      choice.kind === 'one' ? choice.options.filter((each) => /^(power|grant)\b/.test(String(each))) : [],
    counts,
  };
}

/** Whether a power may not be in one game with one of these two. */
const isApart = (power: number, one: number, two: number): boolean =>
  NOT_IN_ONE_GAME.some((pair) => {
    const both = pair.map(powerOf);
    return both.includes(power) && (both.includes(one) || both.includes(two));
  });

/** Powers are named; a power marked L wants Lucre (R34); the rest is up to chance. */
function optionsFor(words: readonly string[], how: 'apart' | 'together', pick: (n: number) => number): Options {
  const some = Object.entries(OPTIONS).map(([name, values]) => [name, values[pick(values.length)]] as const);
  const lucre = words.some(isMarkedL) || pick(3) === 0;
  const hexes = how === 'together' ? 'first' : 'none';
  return { ...(Object.fromEntries(some) as Options), powers: 'chosen', mix: 'all', lucre, hexes };
}

/** A power is used when it is announced and not cancelled. Two are never announced: the stages of Pentaform, and Symbiote,
 *  which has done all it does once it is there. */
function counts({ key, args }: GameEvent): readonly [string, 1 | -1] | null {
  const word = (n: unknown): string => POWERS[Number(n)]?.[0] ?? '';
  const [kind, n] = typeof args['use'] === 'string' ? args['use'].split(' ') : [];
  if (key === 'log.power') return [word(args['power']), 1];
  if (key === 'log.use' && kind?.startsWith('grant') === true) return [word(n), 1];
  if (key === 'log.cancelled' && kind?.startsWith('power') === true) return [word(n), -1];
  if (key === 'log.stage') return ['pentaform', 1];
  return key === 'log.has-power' && word(args['power']) === 'symbiote' ? ['symbiote', 1] : null;
}
