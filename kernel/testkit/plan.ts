// Which games to play: every count of seats and every mix of options in turn; and at which positions to look deeper.

import { must } from '../src/fault.ts';
import type { Game, Options, State } from '../src/types.ts';
import type { Picker } from '../src/ways.ts';
import type { Setup } from './watch.ts';

/** So many setups; neighbours differ in seats and in options, and all pairs come up in the end. */
export function setups<T>(
  game: Game<T>,
  games: number,
  seed: number,
  only: { readonly seats?: number; readonly options?: Options; readonly from?: number },
): Setup[] {
  const { min, max } = game.seats;
  const counts = only.seats === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [only.seats];
  const fixed = only.options ?? {};
  const mixes = mixCount(game, fixed);
  const round = leastCommon(counts.length, mixes);
  const stride = strideOf(mixes);
  const all: Setup[] = [];
  const from = only.from ?? 0;
  for (let i = from; all.length < games && i < from + games + counts.length * mixes; i++) {
    const seats = counts[i % counts.length] ?? min;
    const options = mixAt(game, fixed, (i * stride + Math.floor(i / round)) % mixes);
    if ((game.fits?.(options, seats) ?? null) === null) all.push({ seats, options, seed: seed * 1000 + i });
  }
  return all;
}

/** In how many ways the options can be mixed. */
const mixCount = <T>(game: Game<T>, fixed: Options): number =>
  Object.entries(game.options).reduce((n, [name, values]) => (fixed[name] === undefined ? n * values.length : n), 1);

/** The mix of this number: the defaults are the first, and the last option changes soonest. */
function mixAt<T>(game: Game<T>, fixed: Options, number: number): Options {
  const mix: [string, Options[string]][] = [];
  let rest = number;
  for (const [name, values] of Object.entries(game.options).toReversed()) {
    const wanted = fixed[name] === undefined ? values : [fixed[name]];
    mix.unshift([name, must(wanted[rest % wanted.length], 'a value')]);
    rest = Math.floor(rest / wanted.length);
  }
  return Object.fromEntries(mix);
}

/** So many rows of a game, the steps that were looked at least so far first: a rare step has rare faults. */
export function sampleRows(
  states: readonly State[],
  deep: number,
  visits: Map<string, number>,
  pick: Picker,
): ReadonlySet<number> {
  const rows = new Map<string, number[]>();
  for (const [row, { frames }] of states.entries()) {
    const step = frames.at(-1)?.step ?? '';
    const here = rows.get(step) ?? [];
    here.push(row);
    rows.set(step, here);
  }
  const sampled = new Set<number>();
  for (let i = 0; i < deep; i++) {
    const [step, at] = [...rows].toSorted(([a], [b]) => (visits.get(a) ?? 0) - (visits.get(b) ?? 0))[0] ?? ['', [0]];
    visits.set(step, (visits.get(step) ?? 0) + 1);
    sampled.add(at[pick(at.length)] ?? 0);
  }
  return sampled;
}

/** Leaps through so many mixes that each comes up once, and even a few of them show every value of every option. */
function strideOf(size: number): number {
  let stride = Math.max(1, Math.round(size * 0.618));
  while (greatestCommon(size, stride) !== 1) stride++;
  return stride;
}

const leastCommon = (a: number, b: number): number => (a * b) / greatestCommon(a, b);
const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));
