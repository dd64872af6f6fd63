// What ships are out for: which of them go together, and how good a place is for them.

import type { Sentence } from '@orrery/kernel';
import { PULSAR } from '../data/tiles.ts';
import type { Goal } from '../rules/routes.ts';
import { type Hex, NONE } from '../rules/table.ts';
import { type Mind, NO_WAY, steps } from './mind.ts';

/** Ships in a hex that go together; the best place that is better than here is gone to. */
export interface Mission {
  readonly hex: Hex;
  /** Keys of units and counts. */
  readonly ships: readonly number[];
  worth(goal: Goal): number;
  readonly here: number;
  /** What it is for. */
  readonly why: Sentence;
}

/** To a place, for a reason that names it. */
export const bound = (mind: Mind, hex: Hex, ships: readonly number[], to: Hex, why: string): Mission => ({
  hex,
  ships,
  worth: nearer(mind, to),
  here: -steps(mind, hex, to),
  why: { key: why, args: { hex: to } },
});

/** Nearer to a place is better. */
const nearer =
  (mind: Mind, to: Hex) =>
  ({ hex, side, cost }: Goal): number =>
    side === NONE ? -steps(mind, to, hex) - cost / 1000 - (mind.table.tile[hex] === PULSAR ? 0.5 : 0) : -NO_WAY;
