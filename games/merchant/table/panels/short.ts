// The answers that get a button of their own beside the question; all others are on the chart, on a panel, or in the list.

import type { Answer } from '@orrery/kernel';
import { optionsOf, type Props } from '../part/self.ts';

/** Most needed first. */
const LARGE: readonly Answer[] = ['end', 'stay', 'land', 'pay', 'stop', 'accept', 'counter', 'claim', 'take', 'deal'];
/** Short lists are all buttons: a target, a die, a merchant, a Pilot Number. */
const WHOLE = ['ask.blast', 'ask.mulligan', 'ask.merchant', 'ask.deal-with'];
const MOST = 6;

export function short({ ask }: Props): readonly Answer[] {
  const options = optionsOf(ask);
  if (ask !== null && WHOLE.includes(ask.prompt.key)) return options.slice(0, MOST);
  const large = LARGE.filter((answer) => options.some((option) => option === answer));
  const pilots = options.filter((option) => `${option}`.startsWith('pilot '));
  return [...large, ...pilots].slice(0, MOST);
}
