// A scenario played from the deal: the state after every row, up to the first that is refused or throws.

import {
  type Dice,
  diceKey,
  digest,
  type GameEvent,
  type Game,
  keyedDice,
  openJournal,
  type State,
} from '@orrery/kernel';
import { writeRow } from '@orrery/kernel/notation';
import { enter, type Ledger } from '../source/ledger.ts';
import type { Scenario } from '../source/scenario.ts';

export interface Moment {
  /** The row that led here; empty for the deal. */
  readonly line: string;
  readonly state: State;
  /** Told by this row. */
  readonly events: readonly GameEvent[];
  readonly digest: string;
}

export interface Run {
  readonly game: Game;
  readonly moments: readonly Moment[];
  /** Why the rows after the last moment could not be played. */
  readonly stopped: string | null;
}

function diceOf({ head, secret }: Scenario): Dice {
  return keyedDice(diceKey(secret ?? '', head.table, head.salts));
}

export function playScenario(game: Game, scenario: Scenario): Run {
  const moments: Moment[] = [];
  try {
    const ledger: Ledger = { journal: openJournal(game, scenario.head, diceOf(scenario)), told: [] };
    const { journal } = ledger;
    const opening = journal.opening;
    moments.push({ line: '', state: journal.state, events: opening, digest: digest([journal.state, opening]) });
    for (const row of scenario.rows) {
      const line = writeRow(row);
      const refusal = enter(ledger, row);
      if (refusal !== null) return { game, moments, stopped: `"${line}" is refused: ${refusal.key} §${refusal.rule}` };
      const events = 'answer' in row ? journal.kit.events : [];
      moments.push({ line, state: journal.state, events, digest: digest([journal.state, events]) });
    }
    return { game, moments, stopped: null };
  } catch (error) {
    const next = scenario.rows[moments.length - 1];
    const where = next === undefined ? 'the deal' : `"${writeRow(next)}"`;
    return { game, moments, stopped: `${where} throws: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** The first moment that is not as it was under the earlier rules; -1: all that both have are equal. */
export function firstChange(before: readonly string[], { moments }: Run): number {
  return moments.findIndex((moment, at) => before[at] !== undefined && before[at] !== moment.digest);
}
