// Answers that several powers and cards share.

import { type Amount, type Ask, itemOf, type Scalar, type Seat } from '@orrery/kernel';
import { COMPROMISE } from '../../data/cards.ts';
import { CONE } from '../../data/hexes.ts';
import { kindOf, valueOf } from '../../rules/cards.ts';
import { nearest } from '../../rules/steps.ts';
import { DECK, DEFENSE, OFFENSE, type Side } from '../../rules/table.ts';
import { tokensAt, tokensOut } from '../../rules/tokens.ts';
import { worthIn } from '../alliance.ts';
import { cardWorth } from '../cards-worth.ts';
import { challengeOf, changed, gainOf, type Mind } from '../mind.ts';
import { bestOf, chance } from '../mix.ts';
import { supposing, withTokens } from '../odds.ts';
import type { StepAdvice } from './advice.ts';
import { sideFor } from './sense.ts';
import { coneOf, turning, winsAs } from './verdicts.ts';

export const optionsOf = ({ choice }: Ask): readonly Scalar[] => ('options' in choice ? choice.options : []);

/** The token whose loss leaves the seat most: a base of whoever leads, if it is the last there. */
export function hitWorth(mind: Mind, option: string): number {
  const [, place = '', victim = ''] = option.split(' ');
  if (victim === '') return 0;
  const [at, seat] = [Number(place), Number(victim)];
  const isLast = tokensAt(mind.table, at, seat) === 1;
  const isHome = mind.table.systems[at] === seat;
  const loss = { out: -1, external: isLast && !isHome ? -1 : 0, home: isLast && isHome ? -1 : 0 };
  return gainOf(mind, changed(mind, { [seat]: loss })) + 1e-4 / tokensAt(mind.table, at, seat);
}

/** The slot with the highest Attack; a Compromise only where there is nothing else. */
export const highestAttack = (mind: Mind, slots: readonly Scalar[]): Scalar | undefined =>
  bestOf(slots, (slot) => {
    const item = itemOf(mind.view, Number(slot));
    return kindOf(item) === 'attack' ? valueOf(item) : -100;
  }) ?? undefined;

/** `reinforce 12 0`: the card and the side by which a defeat is turned, best. */
export const reinforced: StepAdvice = (mind, ask) => {
  const plans = optionsOf(ask).map((option) => String(option).split(' ').slice(1).map(Number));
  const values = [...new Set(plans.map(([item = -1]) => item))].map(valueOf);
  const worths = plans.map(([item = -1, side]) =>
    turning(mind, side === DEFENSE ? DEFENSE : OFFENSE, valueOf(item), values),
  );
  return optionsOf(ask)[worths.indexOf(Math.max(...worths))];
};

/** The likeliest card among those worth having. */
export const likeliest: StepAdvice = (mind, ask) =>
  bestOf(optionsOf(ask), (option) => {
    const item = Number(option);
    return (mind.view.pools[DECK]?.[item] ?? 0) * Math.max(0, cardWorth(mind.view, mind.seat, item));
  }) ?? undefined;

/** Changeling itself, as a power to have. */
export const OWN_RANK = 3;

/** A claim that wins and may be true: not higher than it must be. Where none wins, the truth. */
export const claimed: StepAdvice = (mind, ask) => {
  if (ask.choice.kind === 'number') return ask.choice.min;
  const { laid, kicker } = challengeOf(mind);
  const side = sideFor(mind);
  const lies = [...laid[side], ...kicker[side]].map((slot) => itemOf(mind.view, slot));
  const options = optionsOf(ask).map(Number);
  const isPossible = (item: number): boolean => (mind.view.pools[DECK]?.[item] ?? 0) > 0;
  const good = options.filter((item) => isPossible(item) && kindOf(item) === 'attack' && winsAs(mind, item));
  const least = bestOf(good, (item) => -valueOf(item));
  return least ?? options.find((item) => lies.includes(item));
};

/** Who claims what cannot be is not believed; else it is a matter of chance, the likelier the less it costs. */
export const believes: StepAdvice = (mind) => {
  const frame = nearest(mind.view, 'gambler.doubt');
  if (frame === undefined) return undefined;
  const isPossible = frame.cards.every((item) => (mind.view.pools[DECK]?.[item] ?? 0) > 0);
  return isPossible && chance(mind.below, 0.6) ? 'believe' : 'see';
};

/** So many tokens, all of whoever is nearest to winning, as far as there are. */
export function dragged(mind: Mind, entries: readonly Amount[], most: number): number[] {
  const seatOf = (id: Scalar): Seat => (typeof id === 'number' ? id : Number(id.split(' ')[2] ?? 0));
  const order = entries
    .map((_, i) => i)
    .toSorted(
      (a, b) => (mind.shares[seatOf(entries[b]?.id ?? 0)] ?? 0) - (mind.shares[seatOf(entries[a]?.id ?? 0)] ?? 0),
    );
  const taken = entries.map(() => 0);
  let left = most;
  for (const i of order) {
    taken[i] = Math.min(left, entries[i]?.max ?? 0);
    left -= taken[i] ?? 0;
  }
  return taken;
}

/** `join 2 0`, `away 2`: where the others would do the seat most good; null: where they are. */
export function ordered(mind: Mind, options: readonly Scalar[]): Scalar | null {
  const now = worthIn(mind, mind.view) + 0.002;
  const best = bestOf(options, (option) => worthOfOrder(mind, String(option)));
  return best !== null && worthOfOrder(mind, String(best)) > now ? best : null;
}

function worthOfOrder(mind: Mind, option: string): number {
  const [verb, other, side] = option.split(' ').map((word, i) => (i === 0 ? word : Number(word)));
  const seat = Number(other);
  const cone = coneOf(mind);
  for (const row of cone) row[seat] = 0;
  const without = supposing(mind.view, { cone });
  if (verb === 'away') return worthIn(mind, without);
  const n = Math.min(CONE / 2, Math.max(1, tokensOut(mind.view, seat)));
  return worthIn(mind, withTokens(without, side as Side, seat, n));
}

/** Cards that only stand in the way of others. */
export const useless = (mind: Mind, options: readonly Scalar[], most: number): Scalar[] =>
  options.filter((slot) => cardWorth(mind.view, mind.seat, itemOf(mind.view, Number(slot))) < 0.01).slice(0, most);

/** So many cards of these, the best first; of Compromises no more than two. */
export function picked(mind: Mind, entries: readonly Amount[], n: number): number[] {
  const worth = (item: number): number => cardWorth(mind.view, mind.seat, item);
  const order = entries
    .map((_, i) => i)
    .toSorted((a, b) => worth(Number(entries[b]?.id)) - worth(Number(entries[a]?.id)));
  const taken = entries.map(() => 0);
  for (const most of [2, Infinity])
    for (const i of order) {
      const left = n - taken.reduce((sum, each) => sum + each, 0);
      const room = Math.min(entries[i]?.max ?? 0, entries[i]?.id === COMPROMISE ? most : Infinity) - (taken[i] ?? 0);
      taken[i] = (taken[i] ?? 0) + Math.max(0, Math.min(left, room));
    }
  return taken;
}
