// Where tokens are missed least and where they do most good: for launches, alliances, losses and ways home.

import type { Amount, Seat } from '@orrery/kernel';
import { BASES_FOR_POWER } from '../data/hexes.ts';
import { homeBases, isMoon } from '../rules/live.ts';
import { ON_CONE } from '../rules/losses.ts';
import type { Place } from '../rules/table.ts';
import { externalBases, tokensAt } from '../rules/tokens.ts';
import { isRaided } from './advice/traits.ts';
import type { Mind } from './mind.ts';

/** Picks so many tokens, each from where it is missed least. */
export function takeFrom(mind: Mind, entries: readonly Amount[], n: number): number[] {
  const taken = entries.map(({ min }) => min);
  const cost = costs(mind);
  for (let left = n - sum(taken); left > 0; left--) {
    const at = cheapest(entries, taken, (id, there) => cost(id, there));
    if (at < 0) break;
    taken[at] = (taken[at] ?? 0) + 1;
  }
  return taken;
}

/** What a seat would miss if so many were taken so, in strength. */
export function missed(mind: Mind, entries: readonly Amount[], taken: readonly number[]): number {
  const cost = costs(mind);
  let all = 0;
  entries.forEach(({ id, max }, i) => {
    for (let k = 0; k < (taken[i] ?? 0); k++) all += cost(Number(id), max - k);
  });
  return all;
}

/** Spreads so many tokens over bases, each to where it does most good. */
export function putOn(mind: Mind, entries: readonly Amount[], n: number): number[] {
  const put = entries.map(({ min }) => min);
  for (let left = n - sum(put); left > 0; left--) {
    let [best, most] = [-1, -Infinity];
    entries.forEach(({ id, max }, i) => {
      const good = need(mind, Number(id), put[i] ?? 0);
      if ((put[i] ?? 0) < max && good > most) [best, most] = [i, good];
    });
    if (best < 0) break;
    put[best] = (put[best] ?? 0) + 1;
  }
  return put;
}

/** So many tokens, the smallest groups first: what leaves most places empty. */
export function emptied(entries: readonly Amount[], n: number): number[] {
  const order = entries.map((_, i) => i).toSorted((a, b) => (entries[a]?.max ?? 0) - (entries[b]?.max ?? 0));
  const taken = entries.map(() => 0);
  let left = n;
  for (const i of order) {
    taken[i] = Math.min(left, entries[i]?.max ?? 0);
    left -= taken[i] ?? 0;
  }
  return taken;
}

/** The base that one token more does most good. */
export function neediest(mind: Mind, places: readonly Place[]): Place {
  let [best, most] = [places[0] ?? -1, -Infinity];
  for (const place of places) {
    const good = need(mind, place, 0);
    if (good > most) [best, most] = [place, good];
  }
  return best;
}

/** Thin home planets first: they are what others attack; never more than a guard abroad; then a star, where a power keeps tokens. */
function need({ table, seat }: Mind, place: Place, more: number): number {
  const there = tokensAt(table, place, seat) + more;
  if ((table.systems[place] ?? -1) < 0) return 0.5;
  return table.systems[place] === seat ? 4 - there : 1.5 - there;
}

/** What the last token but so many of a place is worth to the seat, in strength. */
function costs(mind: Mind): (place: Place, there: number) => number {
  const { view, table, seat } = mind;
  const second = isRaided(mind) ? 0.04 : 0.002;
  const external = externalBases(view, seat);
  const home = homeBases(table, seat);
  return (place, there) => {
    if (place <= ON_CONE) return 0.003;
    if ((table.systems[place] ?? -1) < 0) return 0.03;
    if (external.includes(place)) return there === 1 ? 0.7 : there === 2 ? second : 0.001;
    if (isMoon(place)) return there === 1 ? 0.06 : 0.004;
    if (there === 1) return 0.12 + (home <= BASES_FOR_POWER ? 0.35 : 0);
    return there === 2 ? 0.02 : 0.005 + 0.005 / there;
  };
}

type Cost = (place: Place, there: number) => number;

function cheapest(entries: readonly Amount[], taken: readonly number[], cost: Cost): number {
  let [best, least] = [-1, Infinity];
  entries.forEach(({ id, max }, i) => {
    const there = max - (taken[i] ?? 0);
    const price = cost(Number(id), there);
    if (there > 0 && price < least) [best, least] = [i, price];
  });
  return best;
}

const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);

/** Whether a base there would count for winning. */
export const isAbroad = ({ table }: Mind, seat: Seat, place: Place): boolean =>
  (table.systems[place] ?? -1) >= 0 &&
  table.systems[place] !== seat &&
  !isMoon(place) &&
  tokensAt(table, place, seat) === 0;
