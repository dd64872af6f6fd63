// New games of this browser: dealt, or played on from a moment of another.

import { ourEdition } from '@orrery/bots';
import { fullOptions } from '@orrery/games';
import { commitment, type Game, type GameRecord, type Head, type Options, toRecord } from '@orrery/kernel';
import { dealTable, forkTable, NO_PACING, type Table } from '@orrery/table';
import { randomHex } from './random.ts';
import { savedGames, summaryOf } from './savedGames.ts';

export interface NewTable {
  readonly game: Game;
  readonly options?: Options;
  readonly names: readonly string[];
  /** By seat: the level of its bot, or null for a person at this screen. */
  readonly bots: readonly (string | null)[];
}

/** Deals a new game and saves it; gives its id. */
export async function startLocal({ game, options, names, bots }: NewTable): Promise<string> {
  const own = { id: randomHex(6), secret: randomHex(32) };
  const head: Head = {
    game: game.id,
    rules: game.rules,
    options: fullOptions(game, options),
    seats: names,
    table: own.id,
    commitment: commitment(own.secret),
    salts: [],
  };
  return saveNew(dealTable(ourEdition(game), head, own.secret), own, bots);
}

/** Plays on from a moment of a game whose dice are known: after the first `rows` rows of its record, with new dice. */
export async function startFrom(
  game: Game,
  record: GameRecord,
  rows: number,
  bots: readonly (string | null)[],
  names: readonly string[] = record.seats,
): Promise<string> {
  const own = { id: randomHex(6), secret: randomHex(32) };
  return saveNew(forkTable(ourEdition(game), record, rows, names, own), own, bots);
}

async function saveNew(
  { edition, journal }: Table,
  own: { readonly id: string; readonly secret: string },
  bots: readonly (string | null)[],
): Promise<string> {
  const seating = { bots, people: bots.flatMap((bot, seat) => (bot === null ? [seat] : [])), resigned: [] };
  const summary = summaryOf(edition.game, journal.state, seating);
  const kept = { record: toRecord(journal), pacing: NO_PACING, over: false, saved: Date.now(), summary };
  await savedGames.put({ ...own, ...seating, ...kept }, 0);
  return own.id;
}
