// What ships are out for: which of them go together, and how good a place is for them.

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
}

/** Nearer to a place is better. */
export const nearer =
  (mind: Mind, to: Hex) =>
  ({ hex, side, cost }: Goal): number =>
    side === NONE ? -steps(mind, to, hex) - cost / 1000 - (mind.table.tile[hex] === PULSAR ? 0.5 : 0) : -NO_WAY;
