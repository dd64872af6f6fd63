// From the log to a game in play: from its last snapshot and the rows after it, or from its first row.

import { fault, type Game, type Head, type Row } from '@orrery/kernel';
import { FORM, playFrom } from '../books.ts';
import { engineOf } from '../bundles/engine.ts';
import { openPlay, type Play, playRow } from '../play.ts';
import type { Rehearsals } from '../rehearsal/index.ts';
import type { Store, StoredRow, StoredTable } from '../store/store.ts';
import type { Games } from './index.ts';

/** Milliseconds that a long game is played on end: the other tables get their turn in between. */
const SLICE = 5;

export const isFull = ({ seats }: StoredTable): boolean => seats.every(({ kind }) => kind !== 'open');

export async function loadPlay(store: Store, games: Games, stored: StoredTable): Promise<Play> {
  const snapshot = await store.snapshot(stored.id, FORM);
  if (snapshot === undefined) return loadWhole(store, games, stored);
  const game = await gameOf(games, stored);
  const { rows } = await store.since(stored.id, snapshot.seq - 1);
  const [last, ...after] = rows;
  // A snapshot that is not of this log is none; and what goes far back is played from the first row.
  if (last?.chain !== snapshot.chain) return loadWhole(store, games, stored);
  const play = playFrom(game, headOf(stored), await keyFor(store, game, stored), snapshot);
  return playOn(play, after) ? withoutOld(play, stored) : loadWhole(store, games, stored);
}

/** Deals elsewhere first: a deal that never ends holds up nobody. */
export async function rehearseDeal(store: Store, games: Games, stored: StoredTable, on: Rehearsals): Promise<void> {
  const game = await gameOf(games, stored);
  await on.deal(game, headOf(stored), await keyFor(store, game, stored));
}

/** The game with all of its rows. */
export async function loadWhole(store: Store, games: Games, stored: StoredTable): Promise<Play> {
  const game = await gameOf(games, stored);
  const play = openPlay(game, headOf(stored), await keyFor(store, game, stored));
  const { rows } = await store.since(stored.id, 0);
  let began = performance.now();
  for (const each of rows) {
    check(playStored(play, each.row), each);
    if (performance.now() - began < SLICE) continue;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  }
  play.kept = await store.snapshots(stored.id, FORM);
  return withoutOld(play, stored);
}

/** Windows that were shown already are not needed. */
function withoutOld(play: Play, { clock }: StoredTable): Play {
  const from = clock?.curtain?.seq ?? Infinity;
  play.stills = play.stills.filter(({ seq }) => seq >= from);
  return play;
}

/** Plays rows that were written; false: one goes back to rows that are not held. */
export function playOn(play: Play, rows: readonly StoredRow[]): boolean {
  if (play.base.rows > 0 && rows.some(({ row }) => 'back' in row)) return false;
  for (const each of rows) check(playStored(play, each.row), each);
  return true;
}

export function playStored(play: Play, row: Row): StoredRow {
  const refusal = playRow(play, row);
  if (refusal !== null)
    throw fault('log-refused', `table ${play.journal.head.table} refuses its own row (${refusal.key})`);
  return { row, chain: engineOf(play.journal.game).chainText(play.journal.chain) };
}

/** The game of a table, if this server has it under the rules it is played by. */
async function gameOf(games: Games, { game: id, rules, bundle }: StoredTable): Promise<Game> {
  const older = bundle === null ? undefined : await games.older?.(id, bundle);
  if (older !== undefined) return older;
  const game = await games.find(id);
  if (game === undefined) throw fault('unknown-game', `there is no game "${id}" here`);
  if (game.rules !== rules)
    throw fault('other-rules', `this table plays by rules ${rules} of ${game.name}; here are rules ${game.rules}`);
  return game;
}

/** The key of the table's dice. */
export async function keyFor(store: Store, game: Game, stored: StoredTable): Promise<string> {
  const head = headOf(stored);
  return engineOf(game).diceKey(await store.secret(stored.id), head.table, head.salts);
}

export function headOf({ id, game, rules, options, commitment, seats }: StoredTable): Head {
  const names = seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
  const salts = seats.map((seat) => (seat.kind === 'person' ? seat.salt : ''));
  return { game, rules, options, seats: names, table: id, commitment, salts };
}

function check(played: StoredRow, written: StoredRow): void {
  if (played.chain !== written.chain)
    throw fault('log-differs', 'played again, the log gives another game: the rules changed without a new version');
}
