// How strong the bots of Merchant of Venus are: every match in parts of one deal, each bot in every seat of it.

import { type ArenaLine, type Round, sumUp, wilson } from '@orrery/bots';
import type { Json, Options } from '@orrery/kernel';
import type { Done, Job } from './job.ts';
import { strengthPage } from './strength.ts';

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
const THOUGHT = 20;
const plain = { iterations: THOUGHT, options: {} };
const two = { ...plain, seats: 2 };
const four = { ...plain, seats: 4 };
const alone = { ...plain, seats: 1, rounds: 60, peace: true } as const;

const LEVELS = ['easy', 'medium', 'hard'];
const LENGTHS = [1000, 2000, 3000, 4000];

const MATCHES: readonly Match[] = [
  { ...two, name: 'medium against easy', bots: ['medium', 'easy'], rounds: 100 },
  { ...four, name: 'medium against three of easy', bots: ['medium', 'easy', 'easy', 'easy'], rounds: 50 },
  { ...two, name: 'easy against random', bots: ['easy', 'random'], rounds: 100 },
  ...LEVELS.map((level) => ({
    ...two,
    name: `${level} against greedy`,
    bots: [level, 'greedy'],
    rounds: level === 'hard' ? 20 : 100,
  })),
  { ...two, name: 'hard against medium', bots: ['hard', 'medium'], rounds: 100 },
  { ...four, name: 'hard against three of medium', bots: ['hard', 'medium', 'medium', 'medium'], rounds: 50 },
  ...[6, 40].map((iterations) => ({
    ...two,
    name: `hard with ${iterations} iterations against medium`,
    bots: ['hard', 'medium'],
    iterations,
    rounds: 40,
  })),
  ...LEVELS.map((level) => ({ ...alone, name: `${level} alone`, bots: [level] })),
  ...LEVELS.flatMap((level) =>
    LENGTHS.map((target) => ({
      ...plain,
      name: `${level} at solitaire to $${target}`,
      bots: [level],
      seats: 1,
      rounds: level === 'hard' ? 20 : 40,
      options: { target, rastur: true, combat: true },
    })),
  ),
];

export const arenaMerchant: Job = {
  name: 'arena-merchant',
  about: `${MATCHES.length} matches among the bots of merchant`,
  worker: new URL('./arena.worker.ts', import.meta.url),
  parts: MATCHES.flatMap((match) =>
    Array.from({ length: match.rounds }, (_, round) => ({ key: `${match.name} ${round}`, task: { match, round } })),
  ),

  sum: (done) =>
    Object.fromEntries(
      MATCHES.map((match) => {
        const rounds = Array.from({ length: match.rounds }, (_, round) => done[`${match.name} ${round}`]);
        return [
          match.name,
          summary(
            match,
            rounds.filter((each) => each !== undefined),
          ) as unknown as Json,
        ];
      }),
    ),

  misfit(result, part, again) {
    const { match } = part.task as { match: Match };
    const { lines } = result[match.name] as unknown as Summary;
    const rounds = again as unknown as Round;
    const [tally] = rounds.tallies;
    const [line] = lines;
    if (tally === undefined || line === undefined || rounds.cut > 0) return `${part.key} was cut`;
    // One deal says little: only what would be all but impossible is a misfit.
    const { high, low } = wilson(tally.wins, tally.games);
    return line.winRate >= low - 0.2 && line.winRate <= high + 0.2 ? null : `${part.key} is won ${tally.wins} times`;
  },

  fault(result) {
    for (const { name } of MATCHES) {
      const { lines } = result[name] as unknown as Summary;
      const late = lines.reduce((sum, { instead }) => sum + instead, 0);
      if (late > 0) return `${name}: ${late} decisions were made by a simpler bot`;
    }
    return null;
  },

  page: { path: 'strength.md', write: strengthPage },
};

/** Of one match: its lines, and the rounds each win took. */
export interface Summary {
  readonly games: number;
  readonly cut: number;
  readonly lines: readonly ArenaLine[];
  readonly wonIn: readonly number[];
}

function summary({ bots }: Match, parts: readonly Done[]): Summary {
  const rounds = parts as unknown as Round[];
  const { games, cut, bots: lines } = sumUp('merchant', bots, rounds);
  const wonIn = rounds.flatMap(({ tallies: [own] }) =>
    own !== undefined && own.wins > 0 ? [own.wonIn / own.wins] : [],
  );
  return { games, cut, lines, wonIn: wonIn.toSorted((a, b) => a - b) };
}
