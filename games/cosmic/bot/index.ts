// What a bot knows of Cosmic Encounter. worth.ts says who is how near to winning, odds.ts how a challenge may end; attack.ts,
// alliance.ts, lay.ts and deals.ts answer the questions of a challenge, acts.ts uses powers and cards, by advice/ and by tryout.ts.

import type { Brain, Game } from '@orrery/kernel';
import type { Table } from '../rules/table.ts';
import { explain, says } from './explain.ts';
import { greedy } from './greedy.ts';
import { EASY, MEDIUM, PLAIN } from './levels.ts';
import { plainly, policyAt } from './policy.ts';
import { valueOf } from './worth.ts';

/** The brain of the game; it tries answers out by the rules themselves, so it is told which game it is part of. */
export function brainOf(game: () => Game<Table>): Brain<Table> {
  const tryout = {
    get game() {
      return game();
    },
    plainly,
  };
  const usual = { answer: policyAt(MEDIUM, tryout) };
  return {
    // Quick, for playouts and tests: by advice alone.
    policy: policyAt(PLAIN, tryout),
    value: (view) => valueOf(view),
    explain,
    says,
    // `hard` plays as `medium` does, until there is a stronger one.
    levels: { easy: { answer: policyAt(EASY, tryout) }, medium: usual, hard: usual, greedy: { answer: greedy } },
  };
}
