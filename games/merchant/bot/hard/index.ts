// The level `hard`: a turn's flight (flights.ts) and every purchase (purchases.ts) are thought over in imagined worlds (world.ts)
// that are sailed on to the end (race.ts).

import type { Answer, Ask, Sentence, View } from '@orrery/kernel';
import type { Table } from '../../rules/table.ts';
import { explain, explainMove } from '../explain.ts';
import { policy } from '../policy.ts';
import type { HasTime } from './compare.ts';
import { flyMoves, turnMoves } from './flights.ts';
import { trade } from './purchases.ts';

/** What he answers, and why. */
export function ponder(view: View<Table>, ask: Ask, more: HasTime): { answer: Answer; reason: Sentence | null } {
  const step = view.frames.at(-1)?.step;
  if (step === 'turn' || step === 'fly' || step === 'penalty') {
    const [best] = step === 'turn' ? turnMoves(view, ask, more) : flyMoves(view, ask, more);
    if (best !== undefined) return { answer: best.answer, reason: explainMove(view, ask.seat, best) };
  }
  const answer = step === 'trade' ? trade(view, ask, more) : policy(view, ask);
  return { answer, reason: explain(view, ask, answer) };
}
