// A part of a `pairs-<id>`: some pairs, each in every way they can meet.

import { getGame, loadEvidence } from '@orrery/games';
import { fault } from '@orrery/kernel';
import { type Finding, type Kind, meet } from '@orrery/kernel/testkit';
import type { Done } from './measurement.ts';
import { type PairPart, pairsOf } from './pairs.ts';

export default async function playPairs({ game: id, first, oneIn }: PairPart): Promise<Done> {
  const plan = (await loadEvidence(id))?.pairs;
  if (plan === undefined) throw fault('unknown-plan', `${id} plans no pairs`);
  const game = await getGame(id);
  const findings: Finding[] = [];
  const uses: Record<string, number> = {};
  let [games, barred, positions, finished] = [0, 0, 0, 0];
  const pairs = pairsOf(plan.pieces).flatMap((pair, seed) => (seed % oneIn === first ? [{ pair, seed }] : []));
  for (const { pair, seed } of pairs)
    for (const meeting of plan.meetings(...pair, seed)) {
      const met = await meet(game, meeting);
      if (!met.played) {
        barred++;
        continue;
      }
      games++;
      positions += met.answers;
      finished += Number(met.finished);
      findings.push(...met.findings);
      for (const [piece, n] of Object.entries(met.uses)) uses[piece] = (uses[piece] ?? 0) + n;
    }
  const number = (kind: Kind): number => findings.filter((each) => each.kind === kind).length;
  const [found] = findings;
  return {
    pairs: pairs.length,
    barred,
    games,
    positions,
    finished,
    cut: games - finished,
    violations: number('violations'),
    leaks: number('leaks'),
    mismatches: number('mismatches'),
    refusedLegal: number('refusedLegal'),
    acceptedIllegal: number('acceptedIllegal'),
    uses,
    ...(found === undefined ? {} : { first: found.message, record: found.record }),
  };
}
