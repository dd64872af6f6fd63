// Counting, walking and sampling answers without listing them all: launching tokens from bases can go 6,195 ways, a set-up
// 53,130, a deal three million.

import { must } from './fault.ts';
import type { Amount } from './types.ts';

export type Picker = (n: number) => number;

export interface Ways<A> {
  readonly total: number;
  each(): Iterable<A>;
  sample(pick: Picker): A;
}

export function mapWays<A, B>(ways: Ways<A>, turn: (answer: A) => B): Ways<B> {
  const each = function* (): Generator<B> {
    for (const answer of ways.each()) yield turn(answer);
  };
  return { total: ways.total, each, sample: (pick) => turn(ways.sample(pick)) };
}

export function rangeWays(min: number, max: number): Ways<number> {
  const each = function* (): Generator<number> {
    for (let n = min; n <= max; n++) yield n;
  };
  return { total: Math.max(0, max - min + 1), each, sample: (pick) => min + pick(max - min + 1) };
}

/** The ways to fill entries so that the weighted sum is within bounds. */
export function amountWays(entries: readonly Amount[], min: number, max: number): Ways<number[]> {
  const known: number[][] = entries.map(() => []);
  const bound = entries.every((entry) => entry.min >= 0 && entry.weight >= 0) ? max : Infinity;
  /** How many ways the entries from `index` on bring the sum so far into the bounds. */
  const ways = (index: number, sum: number): number => {
    const entry = entries[index];
    if (entry === undefined) return sum >= min && sum <= max ? 1 : 0;
    const memo = must(known[index], 'a memo');
    const before = memo[sum];
    if (before !== undefined) return before;
    let all = 0;
    for (let n = entry.min; n <= entry.max && sum + n * entry.weight <= bound; n++)
      all += ways(index + 1, sum + n * entry.weight);
    memo[sum] = all;
    return all;
  };
  function* walk(index: number, sum: number, before: readonly number[]): Generator<number[]> {
    const entry = entries[index];
    if (entry === undefined) yield [...before];
    else
      for (let n = entry.min; n <= entry.max; n++) {
        const next = sum + n * entry.weight;
        if (ways(index + 1, next) > 0) yield* walk(index + 1, next, [...before, n]);
      }
  }
  const sampleOne = (pick: Picker): number[] => {
    let sum = 0;
    return entries.map((entry, index) => {
      let place = (pick(0x7fffffff) / 0x7fffffff) * ways(index, sum);
      let last = entry.min;
      for (let n = entry.min; place >= 0 && n <= entry.max; n++) {
        const here = ways(index + 1, sum + n * entry.weight);
        if (here > 0) last = n;
        place -= here;
      }
      sum += last * entry.weight;
      return last;
    });
  };
  const total = ways(0, 0);
  return { total, each: () => (total > 0 ? walk(0, 0, []) : []), sample: sampleOne };
}

export function shuffled<V>(values: readonly V[], pick: Picker): V[] {
  const mixed = [...values];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as V, mixed[i] as V];
  }
  return mixed;
}
