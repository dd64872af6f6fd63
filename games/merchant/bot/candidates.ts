// The few answers worth a thought: the best for each of the best plans, and the best trades.

import type { Answer, Ask, View } from '@orrery/kernel';
import type { Table } from '../rules/table.ts';
import { trades } from './barter.ts';
import { flyMoves, policy, silence, turnMoves } from './policy.ts';

const MOST = 4;

/** Empty where the game has no opinion: then every answer is looked at. */
export function candidates(view: View<Table>, ask: Ask): readonly Answer[] {
  switch (view.frames.at(-1)?.step) {
    case 'turn':
      return turnMoves(view, ask, MOST);
    case 'fly':
      return flyMoves(view, ask, MOST);
    case 'trade': {
      const options = 'options' in ask.choice ? ask.choice.options : [];
      const best = trades(view, ask.seat, options)
        .filter(({ worth, answer }) => worth > 0 || answer === 'end')
        .slice(0, MOST);
      return best.map(({ answer }) => answer);
    }
    case 'rastur':
      return [policy(view, ask)];
    case 'reply':
    case 'offer':
      return [...new Set([silence(ask), policy(view, ask)])];
    default:
      return [];
  }
}
