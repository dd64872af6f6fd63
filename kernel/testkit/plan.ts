// Which games to play: every count of seats and every mix of options in turn; and at which positions to look deeper.

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
  const mixes = mixesOf(game, only.options ?? {});
  const round = leastCommon(counts.length, mixes.size);
  const stride = strideOf(mixes.size);
  const all: Setup[] = [];
  const from = only.from ?? 0;
  for (let i = from; all.length < games && i < from + games + counts.length * mixes.size; i++) {
    const seats = counts[i % counts.length] ?? min;
    const options = mixes.at((i * stride + Math.floor(i / round)) % mixes.size);
    if ((game.fits?.(options, seats) ?? null) === null) all.push({ seats, options, seed: seed * 1000 + i });
  }
  return all;
}

interface Mixes {
  readonly size: number;
  at(n: number): Options;
}

/** Every mix of option values, by number, for there may be a great many; the defaults come first, the last option turns fastest. */
function mixesOf<T>(game: Game<T>, fixed: Options): Mixes {
  const choices = Object.entries(game.options).map(
    ([name, values]) => [name, fixed[name] === undefined ? values : [fixed[name]]] as const,
  );
  return {
    size: choices.reduce((product, [, values]) => product * values.length, 1),
    at(n) {
      let left = n;
      const mix = choices.toReversed().map(([name, values]) => {
        const value = values[left % values.length];
        left = Math.floor(left / values.length);
        return [name, value] as const;
      });
      return Object.fromEntries(mix.toReversed()) as Options;
    },
  };
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
