// A review: every decision of a game beside what a strong bot would have done knowing the same, and what the difference cost.

import type { Decided } from '@orrery/bots';
import { type Answer, type Ask, askOf, digest, type Seat, type View, view } from '@orrery/kernel';
import type { TabBots } from '../source/bots.ts';
import type { Replay } from './replay.ts';

/** A decision that was one: the moment before it, what was asked, what was known, what was played. */
export interface ReviewedDecision {
  readonly moment: number;
  readonly seat: Seat;
  readonly seen: View;
  readonly ask: Ask;
  readonly played: Answer;
}

export interface Judged {
  readonly decision: ReviewedDecision;
  readonly advice: Decided;
  /** What it cost against the best that was found, in hundredths of a won game; 0: nothing better was found. */
  readonly cost: number;
}

/** So many standard errors may be chance, and less than so many points are not worth a word. */
const [CHANCE, LEAST] = [2, 0.5];

/** The places of all decisions, of one seat or of everybody; whether one was a decision is seen when it is looked at. */
export const decisionMoments = ({ record }: Replay, seat: Seat | null): number[] =>
  record.rows.flatMap((row, moment) => ('answer' in row && (seat === null || row.seat === seat) ? [moment] : []));

/** Null: nothing was to be decided there. */
export function decisionAt(replay: Replay, moment: number): ReviewedDecision | null {
  const row = replay.record.rows[moment];
  if (row === undefined || !('answer' in row)) return null;
  const seen = view(replay.stateAt(moment), row.seat);
  const ask = askOf(replay.game, seen, row.seat);
  if (ask === null || (ask.choice.kind === 'one' && ask.choice.options.length + (ask.pass === true ? 1 : 0) < 2))
    return null;
  return { moment, seat: row.seat, seen, ask, played: row.answer };
}

export async function judge(bots: TabBots, replay: Replay, decision: ReviewedDecision): Promise<Judged> {
  const { seen, ask, played } = decision;
  const advice = await bots.judge({ id: replay.game.id }, { view: seen, ask }, played);
  return { decision, advice, cost: costOf(advice, played) };
}

/** What the played answer is worth less than the best one that was weighed; nothing, where that may be chance. */
export function costOf({ weighed = [] }: Pick<Decided, 'weighed'>, played: Answer): number {
  const own = weighed.find(({ answer }) => digest(answer) === digest(played));
  const [best] = weighed;
  if (own === undefined || best === undefined) return 0;
  const cost = 100 * (best.value - own.value);
  const isChance = cost < LEAST || cost <= CHANCE * 100 * (own.error ?? 0);
  return isChance ? 0 : Math.round(cost * 10) / 10;
}

export const isSame = ({ decision, advice }: Judged): boolean => digest(decision.played) === digest(advice.answer);

/** Those that cost most, dearest first. */
export const dearest = (all: readonly Judged[], most: number): Judged[] =>
  all
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most);

/** By decision: what each seat has given away until then. */
export function lossesOf(all: readonly Judged[], seats: number): number[][] {
  const sums = Array.from({ length: seats }, () => 0);
  const lines: number[][] = sums.map(() => []);
  for (const { decision, cost } of all.toSorted((a, b) => a.decision.moment - b.decision.moment)) {
    sums[decision.seat] = (sums[decision.seat] ?? 0) + cost;
    lines.forEach((line, seat) => line.push(Math.round((sums[seat] ?? 0) * 10) / 10));
  }
  return lines;
}
