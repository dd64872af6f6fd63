// What the panel works on, kept over a reload of the page: the scenario, the place in it, the digests it had.

import { commitment, type Game } from '@orrery/kernel';
import type { Scenario } from '../source/scenario.ts';

export interface DevWork {
  readonly scenario: Scenario;
  readonly at: number;
  /** By moment, under the rules that were last seen. */
  readonly digests: readonly string[];
}

const PLACE = 'orrery.dev';

export function keepWork(work: DevWork): void {
  sessionStorage.setItem(PLACE, JSON.stringify(work));
}

export function keptWork(): DevWork | null {
  const text = sessionStorage.getItem(PLACE);
  return text === null ? null : (JSON.parse(text) as DevWork);
}

/** A new game of so many seats; the seed is the secret of its dice. */
export function newScenario(game: Game, seats: number, seed: string, options: Scenario['head']['options']): Scenario {
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  return {
    head: {
      game: game.id,
      rules: game.rules,
      options,
      seats: names,
      table: 'dev',
      commitment: commitment(seed),
      salts: [],
    },
    secret: seed,
    rows: [],
  };
}
