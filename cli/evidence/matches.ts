// The matches of `arena-merchant`, and what is kept of each.

import type { ArenaLine } from '@orrery/bots';
import type { Options } from '@orrery/kernel';

/** What is played: bots by seat, how long a search thinks, how many deals. */
export interface Match {
  readonly name: string;
  readonly bots: readonly string[];
  readonly seats: number;
  readonly iterations: number;
  readonly rounds: number;
  readonly options: Options;
  /** Alone and in peace: a table of one without the Rastur, to see how fast a level is. */
  readonly peace?: true;
}

/** Iterations of a thought of `hard`, so that a decision takes less than 60 ms on average. */
export const THOUGHT = 1200;
const plain = { iterations: THOUGHT, options: {} };
const two = { ...plain, seats: 2 };
const four = { ...plain, seats: 4 };
const alone = { ...plain, seats: 1, rounds: 60, peace: true } as const;

export const LEVELS = ['easy', 'medium', 'hard'];
/** Iterations of the curves, beside `THOUGHT`: from none to speak of. */
const CURVE = [1, 20, 75, 300];
const thoughts = (count: number): string => (count === 1 ? '1 iteration' : `${count} iterations`);
const LENGTHS = [1000, 2000, 3000, 4000];

export const MATCHES: readonly Match[] = [
  { ...two, name: 'medium against easy', bots: ['medium', 'easy'], rounds: 100 },
  { ...four, name: 'medium against three of easy', bots: ['medium', 'easy', 'easy', 'easy'], rounds: 50 },
  { ...two, name: 'easy against random', bots: ['easy', 'random'], rounds: 100 },
  { ...two, name: 'easy against greedy', bots: ['easy', 'greedy'], rounds: 100 },
  { ...two, name: 'medium against random', bots: ['medium', 'random'], rounds: 100 },
  { ...two, name: 'medium against greedy', bots: ['medium', 'greedy'], rounds: 100 },
  { ...two, name: 'hard against medium', bots: ['hard', 'medium'], rounds: 100 },
  { ...four, name: 'hard against three of medium', bots: ['hard', 'medium', 'medium', 'medium'], rounds: 50 },
  { ...two, name: 'hard against medium with combat', bots: ['hard', 'medium'], rounds: 100, options: { combat: true } },
  {
    ...four,
    name: 'hard against three of medium with combat',
    bots: ['hard', 'medium', 'medium', 'medium'],
    rounds: 25,
    options: { combat: true },
  },
  ...CURVE.map((iterations) => ({
    ...two,
    name: `hard with ${thoughts(iterations)} against medium`,
    bots: ['hard', 'medium'],
    iterations,
    rounds: 100,
  })),
  ...CURVE.map((iterations) => ({
    ...four,
    name: `hard with ${thoughts(iterations)} against three of medium`,
    bots: ['hard', 'medium', 'medium', 'medium'],
    iterations,
    rounds: 50,
  })),
  ...['random', 'greedy'].map((weak) => ({ ...two, name: `hard against ${weak}`, bots: ['hard', weak], rounds: 20 })),
  ...LEVELS.map((level) => ({ ...alone, name: `${level} alone`, bots: [level] })),
  ...LEVELS.flatMap((level) =>
    LENGTHS.map((target) => ({
      ...plain,
      name: `${level} at solitaire to $${target}`,
      bots: [level],
      seats: 1,
      rounds: 40,
      options: { target, rastur: true, combat: true },
    })),
  ),
];

/** Of one match: its lines, and the rounds each win took. */
export interface Summary {
  readonly games: number;
  readonly cut: number;
  readonly lines: readonly ArenaLine[];
  readonly wonIn: readonly number[];
}
