// The few answers worth a thought: those for the best plans, where they are close, and the deeds and ships that may pay.

import type { Answer, Ask, Scalar, View } from '@orrery/kernel';
import type { Table } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import { trades } from './barter.ts';
import { SEASONED } from './habits.ts';
import { traderOf } from './trader.ts';
import { flyMoves, optionsOf, policy, turnMoves } from './policy.ts';
import type { Heading } from './steer.ts';

const MOST = 4;
/** Plans that are this many turns worse are not tried. */
const [TURN_GAP, FLY_GAP] = [1.5, 0.4];
/** What a buy may seem to lose and still be tried. */
const DOUBT = -150;

/** One where there is nothing to think about. */
export function candidates(view: View<Table>, ask: Ask): readonly Answer[] {
  switch (view.frames.at(-1)?.step) {
    case 'turn':
      return close(turnMoves(view, ask, SEASONED), view, ask, TURN_GAP);
    case 'fly':
    case 'penalty':
      return close(flyMoves(view, ask, SEASONED), view, ask, FLY_GAP);
    case 'trade':
      return dealings(view, ask);
    default:
      return [policy(view, ask)];
  }
}

/** Answers for different stops, as long as they are nearly as good as the best. */
function close(moves: readonly Heading[], view: View<Table>, ask: Ask, gap: number): Answer[] {
  const [best] = moves;
  if (best === undefined) return [policy(view, ask)];
  const { rate } = traderOf(view, ask.seat, SEASONED);
  const found: Heading[] = [];
  for (const move of moves) {
    if (found.length === MOST || move.worth < best.worth - gap * Math.max(30, rate)) break;
    if (!found.some(({ stop, answer }) => stop.dot === move.stop.dot || answer === move.answer)) found.push(move);
  }
  // Who stays must know why: else he who then trades nothing would stay for ever.
  const away = best.answer === 'stay' ? moves.find(({ answer }) => answer !== 'stay') : undefined;
  if (away !== undefined && !found.includes(away)) found.push(away);
  return found.map(({ answer }) => answer);
}

const FORKS = ['ship', 'equip', 'port', 'factory'];
const BUYS = ['buy', 'ship', 'equip', 'port', 'factory', 'iou', 'end'];

/** What costs nothing is done at once; of what costs, the best of each kind is tried. */
function dealings(view: View<Table>, ask: Ask): Answer[] {
  const all = trades(view, ask.seat, optionsOf(ask), SEASONED);
  const [best] = all;
  if (best === undefined) return [];
  if (!BUYS.includes(words(best.answer)[0])) return [best.answer];
  const found: Scalar[] = [];
  for (const { answer, worth } of all) {
    const [verb] = words(answer);
    if (found.length === MOST || (worth < DOUBT && verb !== 'end')) continue;
    if (BUYS.includes(verb) && !found.some((each) => words(each)[0] === verb && verb !== 'ship')) found.push(answer);
  }
  // Which goods to take is the plan's business; a fork is where money goes into ships, drives and deeds.
  return found.some((each) => FORKS.includes(words(each)[0])) ? found : [best.answer];
}
