// What cards are worth in a hand, in strength; and what a seat may expect of the hands and the deck it cannot see.

import { itemOf, type Seat, sizeOf, type State } from '@orrery/kernel';
import { ATTACKS, COMPROMISE, FIRST_ATTACK, FIRST_EDICT, FIRST_FLARE } from '../data/cards.ts';
import { cardsOf, kindOf, valueOf } from '../rules/cards.ts';
import { DECK, type Table } from '../rules/table.ts';
import { mayLay } from '../powers/seeker-questions.ts';

/** A card nobody has shown. */
export const ANY_CARD = 0.04;

/** What a card is worth to who holds it. Small Attacks are in the way of a new hand; who wins by low totals likes them. */
export function cardWorth(state: State<Table>, seat: Seat, item: number, likesLow = false): number {
  switch (kindOf(item)) {
    case 'attack':
      return attackWorth(likesLow ? 14 - valueOf(item) : valueOf(item));
    case 'compromise':
      return 0.045;
    case 'kicker':
      return valueOf(item) >= 2 ? 0.05 : 0.015;
    case 'reinforcement':
      return 0.02 + 0.006 * valueOf(item);
    case 'edict':
      return 0.045;
    case 'flare':
      return state.table.powers[seat]?.some(({ power }) => power === item - FIRST_FLARE) === true ? 0.06 : 0.035;
  }
}

function attackWorth(value: number): number {
  if (value <= 4) return -0.015;
  return value <= 20 ? -0.015 + 0.0065 * (value - 4) : 0.09 + 0.004 * (value - 20);
}

/** A hand in strength. More cards than a few add less: they only wait. */
export function handWorth(state: State<Table>, seat: Seat): number {
  let [sum, compromises] = [0, 0];
  const slots = cardsOf(state, seat);
  for (const slot of slots) {
    const item = itemOf(state, slot);
    if (item === COMPROMISE) compromises++;
    sum += item < 0 ? ANY_CARD : item === COMPROMISE && compromises > 2 ? 0.01 : cardWorth(state, seat, item);
  }
  return slots.length > ENOUGH ? (sum * (ENOUGH + slots.length)) / (2 * slots.length) : sum;
}

/** Cards beyond so many count half. */
const ENOUGH = 8;

/** What one unseen card may be: by Attack value, from low to high; a Compromise; anything else is the rest. */
export interface Unseen {
  readonly values: readonly number[];
  readonly odds: readonly number[];
  readonly attack: number;
  readonly compromise: number;
}

/** As far as a view tells: what it does not know lies, in thought, in the deck. */
export function unseenOf(view: State<Table>): Unseen {
  const counts = view.pools[DECK] ?? [];
  const size = Math.max(1, sizeOf(view, DECK));
  const values: number[] = [];
  const odds: number[] = [];
  let attack = 0;
  for (let item = FIRST_EDICT - 1; item >= FIRST_ATTACK; item--) {
    const n = counts[item] ?? 0;
    if (n <= 0) continue;
    values.push(ATTACKS[item - FIRST_ATTACK]?.[0] ?? 0);
    odds.push(n / size);
    attack += n / size;
  }
  return { values, odds, attack, compromise: (counts[COMPROMISE] ?? 0) / size };
}

/** What somebody may lay: Attacks with their odds, given that it is one; and how likely it has a Compromise at all. */
export interface Spread {
  readonly values: readonly number[];
  readonly odds: readonly number[];
  readonly compromise: number;
}

/** Steps into which what others may lay is cut. */
const STEPS = 5;

/** What a seat may lay, as the view knows its hand: usually one of its best Attacks. Its own hand is known. */
export function spreadOf(view: State<Table>, seat: Seat, unseen: Unseen = unseenOf(view)): Spread {
  const items = cardsOf(view, seat).map((slot) => itemOf(view, slot));
  const hidden = items.filter((item) => item < 0).length;
  const isLeft = (item: number): boolean => mayLay(view.table, seat, item);
  const known = items.filter((item) => item >= 0 && kindOf(item) === 'attack' && isLeft(item)).map(valueOf);
  const has = items.includes(COMPROMISE) ? 1 : 1 - (1 - unseen.compromise) ** hidden;
  const compromise = isLeft(COMPROMISE) ? has : 0;
  if (hidden === 0) return { ...ofKnown(known), compromise };
  const all = unseen.values
    .map((value, i): [number, number] => [value, unseen.odds[i] ?? 0])
    .filter(([value]) => isLeft(FIRST_ATTACK + ATTACKS.findIndex(([each]) => each === value)));
  const attacks = Math.max(1, hidden * unseen.attack);
  return { ...cut(best(all, unseen.attack, attacks, Math.max(-100, ...known))), compromise };
}

/** The best Attacks of a hand that is known, the very best most often. */
function ofKnown(values: readonly number[]): Pick<Spread, 'values' | 'odds'> {
  const [first = 0, second, third] = values.toSorted((a, b) => b - a);
  if (second === undefined) return { values: [first], odds: [1] };
  if (third === undefined) return { values: [first, second], odds: [0.7, 0.3] };
  return { values: [first, second, third], odds: [0.6, 0.28, 0.12] };
}

/** More often than not the best of so many draws, or of what is known; else any of them. From low to high. */
function best(all: readonly [number, number][], attack: number, draws: number, known: number): [number, number][] {
  let below = 0;
  const one = Math.max(attack, 1e-9);
  const tops = all.map(([value, odds]): [number, number] => {
    const before = below;
    below = Math.min(1, below + odds / one);
    return [Math.max(value, known), BEST * (below ** draws - before ** draws)];
  });
  const any = all.map(([value, odds]): [number, number] => [value, ((1 - BEST) * odds) / one]);
  return [...tops, ...any].sort(([a], [b]) => a - b);
}

const BEST = 0.6;

/** Few values for many: each stands for an equal part. */
function cut(all: readonly [number, number][]): Pick<Spread, 'values' | 'odds'> {
  const sum = all.reduce((total, [, odds]) => total + odds, 0);
  if (all.length === 0 || sum <= 0) return { values: [8], odds: [1] };
  const values: number[] = [];
  const odds: number[] = [];
  let [mass, weighed] = [0, 0];
  for (const [i, [value, part]] of all.entries()) {
    mass += part / sum;
    weighed += (value * part) / sum;
    if (mass < 1 / STEPS && i < all.length - 1) continue;
    if (mass > 0) {
      values.push(weighed / mass);
      odds.push(mass);
    }
    [mass, weighed] = [0, 0];
  }
  return { values, odds };
}
