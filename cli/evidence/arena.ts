// How strong the bots of Merchant of Venus are: every match in parts of one deal, each bot in every seat of it.

import { type Round, sumUp, wilson } from '@orrery/bots';
import type { Json } from '@orrery/kernel';
import type { Done, Job } from './job.ts';
import { type Match, MATCHES, type Summary } from './matches.ts';
import { strengthAlone, strengthCurves, strengthPage } from './strength.ts';

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
  pictures: { ...strengthCurves, 'strength-alone.svg': strengthAlone },
};

function summary({ bots }: Match, parts: readonly Done[]): Summary {
  const rounds = parts as unknown as Round[];
  const { games, cut, bots: lines } = sumUp('merchant', bots, rounds);
  const wonIn = rounds.flatMap(({ tallies: [own] }) =>
    own !== undefined && own.wins > 0 ? [own.wonIn / own.wins] : [],
  );
  return { games, cut, lines, wonIn: wonIn.toSorted((a, b) => a - b) };
}
