// What is given for Lucre on terms both accept, and the powers that live by it: Gnome, Hurtz, Lloyd; and their Flares.

import type { Seat } from '@orrery/kernel';
import { LUCRE as INCOME } from '../../data/lucre.ts';
import type { PowerWord } from '../../data/powers.ts';
import { livePowers } from '../../rules/live.ts';
import { type Contract, nearest } from '../../rules/steps.ts';
import { now } from '../../rules/table.ts';
import { challengeOf, changed, gainOf, type Mind, myShare, mySide, rivalOf } from '../mind.ts';
import { bestOf } from '../mix.ts';
import { withTokens } from '../odds.ts';
import { takeFrom } from '../places.ts';
import { LUCRE, slope } from '../worth.ts';
import { type Advice, GOOD, NO, type StepAdvice } from './advice.ts';
import { optionsOf } from './answers.ts';
import { isAgainst, outlook, worthOfChance } from './sense.ts';
import { rankOf } from './traits.ts';

/** A share of the win, in Lucre. */
const inLucre = (mind: Mind, gain: number): number => gain / (LUCRE * slope(myShare(mind)));

/** What so many tokens of another that fight beside it are worth to the seat, in Lucre. */
function hiredWorth(mind: Mind, n: number): number {
  const side = mySide(mind);
  return side === -1 ? NO : inLucre(mind, worthOfChance(mind, withTokens(mind.view, side, mind.seat, n)));
}

/** What a contract is worth to who would pay for it, in Lucre. */
function worthOf(mind: Mind, { what, n }: Contract): number {
  switch (what) {
    case 'insurance':
      return inLucre(mind, gainOf(mind, changed(mind, { [mind.seat]: { out: n } }))) * (1 - outlook(mind));
    // What one has now is worth a little more than what one will have, as long as the next income pays for it.
    case 'loan':
      return Math.min(n + n / 4, INCOME.income + INCOME.perBase * (mind.stocks[mind.seat]?.home ?? 0));
    case 'power':
      return rankOf(n) + 1;
    case 'tokens':
      return hiredWorth(mind, n);
    // A better power than the own ones, for two cards at most.
    default:
      return rankOf(n) - Math.max(2, ...livePowers(mind.view, mind.seat).map(rankOf)) - 0.5;
  }
}

/** Nothing for who fights against the seat, or is about to win. */
const isShunned = (mind: Mind, other: Seat): boolean =>
  isAgainst(mind, other) || (rivalOf(mind) === other && (mind.stocks[other]?.external ?? 0) >= 3);

/** The most that is lent at once. */
const LENT = 6;

/** What is asked for each kind of thing, where it is not refused. */
const PRICES: Readonly<Record<string, (n: number) => number>> = {
  insurance: (n) => n,
  loan: (n) => n + Math.floor(n / 4),
  power: (n) => rankOf(n) + 1,
  tokens: (n) => 2 * n,
};

const priced: StepAdvice = (mind, { choice }) => {
  const frame = nearest(mind.view, 'contract.price');
  if (frame === undefined || choice.kind !== 'number' || isShunned(mind, frame.taker)) return null;
  const price = PRICES[frame.what]?.(frame.n) ?? choice.max;
  return Math.max(choice.min, Math.min(choice.max, price));
};

export const contractSteps: Readonly<Record<string, StepAdvice>> = {
  // As many tokens as there are; a loan that leaves enough to live on, and can be paid back.
  'contract.amount': (mind, { choice }) => {
    const isLoan = nearest(mind.view, 'contract.amount')?.what === 'loan';
    return choice.kind === 'number' ? (isLoan ? Math.min(LENT, Math.ceil(choice.max / 2)) : choice.max) : undefined;
  },
  'contract.price': priced,
  'contract.answer': (mind) => {
    const frame = nearest(mind.view, 'contract.answer');
    return frame !== undefined && frame.price <= worthOf(mind, frame) ? 'yes' : 'no';
  },
};

export const powersOfContracts: Partial<Readonly<Record<PowerWord, Advice>>> = {
  gnome: {
    acts: [
      'always',
      (mind, { target }) =>
        (mind.table.lucre[mind.seat] ?? 0) >= 8 && !isShunned(mind, Number(target)) ? GOOD / 2 : NO,
    ],
    wild: 'always',
  },
  hurtz: {
    grants: [
      (mind, { target }) =>
        rankOf(Number(target)) > 3 && (mind.table.lucre[mind.seat] ?? 0) > rankOf(Number(target)) && isConcerned(mind)
          ? GOOD
          : NO,
      (mind) => (hiredWorth(mind, 4) > 8 ? GOOD : NO),
    ],
    wild: 'never',
    super: 'late',
    asks: {
      tokens: (mind, { choice }) =>
        choice.kind === 'amounts' ? takeFrom(mind, choice.entries, choice.min) : undefined,
      own: (_, ask) => bestOf(optionsOf(ask), (power) => -rankOf(Number(power))) ?? undefined,
    },
  },
  lloyd: {
    acts: [(mind, { target }) => (isShunned(mind, Number(target)) ? NO : GOOD / 2)],
    wild: 'always',
    super: (mind) => (outlook(mind) < 0.6 ? GOOD : NO),
  },
};

/** A main player, or about to be one. */
const isConcerned = (mind: Mind): boolean => {
  const { offense, defense } = now(mind.table);
  return mind.seat === offense || (mind.seat === defense && challengeOf(mind).shown.length === 0);
};
