// How strong the bots of a game are, and whether its seats are worth the same: every match in parts of one deal or several, each bot in
// every seat of it.

import { type ArenaLine, type Round, sumUp, wilson } from '@orrery/bots';
import type { ArenaPlan, Match } from '@orrery/games/evidence';
import type { Front } from '@orrery/games/front';
import type { Json } from '@orrery/kernel';
import { type Done, type Measurement, played } from './measurement.ts';
import { strengthPage, strengthPictures } from './strength.ts';

/** What the worker gets: the match is found by its name in the game's own plan. */
export interface Deal {
  readonly game: string;
  readonly match: string;
  readonly round: number;
}

/** Of one match: its lines, and the rounds each win took. */
export interface Summary {
  readonly games: number;
  readonly cut: number;
  readonly lines: readonly ArenaLine[];
  readonly wonIn: readonly number[];
  /** By seat: the rate of games won there. */
  readonly bySeat?: readonly number[];
}

export function arenaMeasurement({ id, name }: Front, plan: ArenaPlan): Measurement {
  const { matches } = plan;
  return {
    name: `arena-${id}`,
    about: `${matches.length} matches among the bots of ${id}`,
    worker: new URL('./arena.worker.ts', import.meta.url),
    sources: played([id]),
    parts: matches.flatMap((match) =>
      firstRounds(match).map((round) => {
        const task: Deal = { game: id, match: match.name, round };
        return { key: `${match.name} ${round}`, task };
      }),
    ),

    // All but the time it took.
    same: (part) => ({
      ...part,
      tallies: (part as unknown as Round).tallies.map((tally) => ({ ...tally, milliseconds: 0 })),
    }),

    sum: (done) =>
      Object.fromEntries(
        matches.map((match) => {
          const rounds = firstRounds(match).map((round) => done[`${match.name} ${round}`]);
          const played = rounds.filter((each) => each !== undefined);
          return [match.name, summary(id, match, played) as unknown as Json];
        }),
      ),

    misfit(result, part, again) {
      const { match } = part.task as Deal;
      const { lines } = result[match] as unknown as Summary;
      const rounds = again as unknown as Round;
      const [tally] = rounds.tallies;
      const [line] = lines;
      if (tally === undefined || line === undefined || rounds.cut > 0) return `${part.key} was cut`;
      // One deal says little: only what would be all but impossible is a misfit.
      const { high, low } = wilson(tally.wins, tally.games);
      return line.winRate >= low - 0.2 && line.winRate <= high + 0.2 ? null : `${part.key} is won ${tally.wins} times`;
    },

    fault(result) {
      for (const { name: match, seats, fair } of matches) {
        const { lines, bySeat = [] } = result[match] as unknown as Summary;
        const most = 100 * (Math.max(...bySeat) - 1 / seats);
        if (fair !== undefined && most > fair)
          return `${match}: a seat wins ${most.toFixed(1)} points more than its share`;
        const late = lines.reduce((sum, { instead }) => sum + instead, 0);
        if (late > 0) return `${match}: ${late} decisions were made by a simpler bot`;
      }
      return null;
    },

    page: { path: plan.page.path, write: (evidence) => strengthPage({ id, name: name.en, plan }, evidence) },
    pictures: strengthPictures(plan),
  };
}

/** The first round of each part. */
const firstRounds = ({ rounds, together = 1 }: Match): number[] =>
  Array.from({ length: Math.ceil(rounds / together) }, (_, part) => part * together);

function summary(game: string, { bots }: Match, parts: readonly Done[]): Summary {
  const rounds = parts as unknown as Round[];
  const { games, cut, bots: lines, bySeat } = sumUp(game, bots, rounds);
  const wonIn = rounds.flatMap(({ tallies: [own] }) =>
    own !== undefined && own.wins > 0 ? [own.wonIn / own.wins] : [],
  );
  return { games, cut, lines, wonIn: wonIn.toSorted((a, b) => a - b), bySeat };
}
