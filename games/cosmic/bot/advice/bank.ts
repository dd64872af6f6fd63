// Purchases (§11.3), by their number in the price list. Lucre is best spent where it turns a defeat.

import { PURCHASES } from '../../data/lucre.ts';
import { unclaimed } from '../../rules/purse.ts';
import { bothAttack, winnerOf } from '../../rules/totals.ts';
import { challengeOf, changed, gainOf, type Mind, myShare, mySide } from '../mind.ts';
import { supposing } from '../odds.ts';
import { LUCRE, slope } from '../worth.ts';
import { NO, type Option, type Verdict } from './advice.ts';
import { prize, worthOfChance } from './sense.ts';

/** `2 6`: so many, for so much in all. */
const order = ({ target }: Option): [n: number, price: number] => {
  const [n = 0, price = 0] = String(target).split(' ').map(Number);
  return [n, price];
};

const costOf = (mind: Mind, price: number): number => price * LUCRE * slope(myShare(mind));

/** The view with so much bought for the seat's total. */
const bought = (mind: Mind, what: number, n: number) =>
  supposing(mind.view, {
    effects: [...challengeOf(mind).effects, { of: `bought ${what}`, seat: mind.seat, target: null, data: [n, 0] }],
  });

const BY_WORD: Readonly<Record<string, Verdict>> = {
  token: (mind, option) => {
    const [n, price] = order(option);
    return gainOf(mind, changed(mind, { [mind.seat]: { out: n, extra: -price * LUCRE } }));
  },
  'one-before': (mind, option) => {
    const [n, price] = order(option);
    return worthOfChance(mind, bought(mind, option.what, n)) - costOf(mind, price);
  },
  // What turns the result, and no more.
  'one-after': (mind, option) => {
    const [n, price] = order(option);
    const side = mySide(mind);
    if (side === -1 || !bothAttack(challengeOf(mind)) || winnerOf(mind.view) === side) return NO;
    return winnerOf(bought(mind, option.what, n)) === side ? prize(mind) - costOf(mind, price) : NO;
  },
  card: (mind, option) => {
    const few = (mind.table.hands[mind.seat]?.length ?? 0) < 3;
    const rich = (mind.table.lucre[mind.seat] ?? 0) >= 14;
    return order(option)[0] === 1 && (few || rich) ? 0.004 : NO;
  },
  discard: 'never',
  flare: (mind, option) => (order(option)[0] === 1 && (mind.table.lucre[mind.seat] ?? 0) >= 20 ? 0.003 : NO),
};

/** By the number of the act; the last is a payment to another player, for which nothing is promised. */
export const bankAdvice: readonly Verdict[] = [...PURCHASES.map(([word]) => BY_WORD[word] ?? 'never'), 'never'];

/** A purchase that costs nothing, by its number. */
export const forNothing: Verdict = (mind, option) => {
  const what = Number(option.target);
  const verdict = bankAdvice[what];
  return typeof verdict === 'function' ? verdict(mind, { ...option, what, target: '1 0' }) : NO;
};

/** What the bank would get of somebody's purchase. */
export const ofAPurchase: Verdict = (mind, { about: { n = 0 } }) =>
  gainOf(mind, changed(mind, { [mind.seat]: { extra: n * unclaimed(mind.view) * LUCRE } }));
