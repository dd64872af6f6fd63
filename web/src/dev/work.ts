// What the panel works on: the games as their files are now, a scenario played under them from the deal, kept over a
// reload of the page.

import { ourEdition } from '@orrery/bots';
import * as first from '@orrery/games';
import {
  commitment,
  type Dice,
  diceKey,
  digest,
  type Game,
  type GameEvent,
  keyedDice,
  type State,
} from '@orrery/kernel';
import { writeRow } from '@orrery/kernel/notation';
import { enter, openTable } from '@orrery/table';
import type { Scenario } from '../source/scenario.ts';
import { createListeners } from '../source/source.ts';

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

/** A scenario played from the deal: the state after every row, up to the first that is refused or throws. */
export function playScenario(game: Game, scenario: Scenario): Run {
  const moments: Moment[] = [];
  try {
    const table = openTable(ourEdition(game), scenario.head, diceOf(scenario));
    table.windowsFrom = Infinity;
    const { journal } = table;
    const opening = journal.opening;
    moments.push({ line: '', state: journal.state, events: opening, digest: digest([journal.state, opening]) });
    for (const row of scenario.rows) {
      const line = writeRow(row);
      const refusal = enter(table, row);
      if (refusal !== null) return { game, moments, stopped: `"${line}" is refused: ${refusal.key} §${refusal.rule}` };
      const events = 'answer' in row ? (table.told.at(-1)?.events ?? []) : [];
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

export interface DevWork {
  readonly scenario: Scenario;
  readonly at: number;
  /** By moment, under the rules that were last seen. */
  readonly digests: readonly string[];
}

const PLACE = 'orrery.dev';

/** What the panel works on, kept over a reload of the page: the scenario, the place in it, the digests it had. */
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

let games = first;
const listeners = createListeners();

/** The games as their files are now. Saving a rules file swaps the module in place; the panel then plays its record
 *  again. */
export const onRulesChange = listeners.subscribe;
export const currentGames = (): typeof first => games;

// A change the panel cannot take in place, such as one in the kernel, reloads the page: it then restores its record.
import.meta.hot?.accept('@orrery/games', (fresh) => {
  if (fresh === undefined) return;
  games = fresh as unknown as typeof first;
  listeners.tell();
});
