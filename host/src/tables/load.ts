// From the log to a game in play: from its last snapshot and the rows after it, or from its first row.

import { fault, type Head, must } from '@orrery/kernel';
import {
  enter,
  FORM,
  forget,
  isSnapshotDue,
  isSound,
  isWhole,
  openTable,
  type Table,
  tableFrom,
  takeSnapshot,
} from '@orrery/table';
import type { HostEdition } from '../bundles/edition.ts';
import { pacingOf, type TableClock } from '../pace/table-clock.ts';
import type { Rehearsals } from '../rehearsal/index.ts';
import type { Store, StoredRow, StoredTable } from '../store/store.ts';
import type { Games } from './index.ts';
import { labelOf } from '../label.ts';
import { createTurnstile } from '../turnstile.ts';

/** A game in play, on the edition it is pinned to. */
export interface Play extends Table {
  readonly edition: HostEdition;
  /** Of the dice, for whoever plays a copy elsewhere. */
  readonly key: string;
}

/** Milliseconds that long games are played on end, all of them together: everybody else gets a turn in between. */
const SLICE = 5;
const slices = createTurnstile(1);

export const isFull = ({ seats }: StoredTable): boolean => seats.every(({ kind }) => kind !== 'open');

/** A game in play with its table, whose clock is the one that was written with the last of its rows. */
export interface Loaded {
  readonly stored: StoredTable;
  readonly play: Play;
}

/** Null: the table was changed while it was read; it is to be read again. */
export async function loadPlay(store: Store, games: Games, stored: StoredTable): Promise<Loaded | null> {
  const snapshot = await store.snapshot(stored.id, FORM);
  if (snapshot === undefined) return loadFirst(store, games, stored);
  const edition = await editionFor(games, stored);
  const { rows, version, clock } = await store.since(stored.id, snapshot.seq - 1);
  if (version !== stored.version) return null;
  const [last, ...after] = rows;
  // A snapshot that is not of this log, or is damaged, is none; and what goes far back is played from the first row.
  if (last?.chain !== snapshot.chain || !isSound(edition, snapshot)) {
    await store.dropSnapshots(stored.id, snapshot.seq);
    return loadFirst(store, games, stored);
  }
  const key = await keyFor(store, edition, stored);
  const table = tableFrom(edition, headOf(stored), edition.kernel.keyedDice(key), snapshot);
  const play = { ...table, edition, key };
  return playOn(play, after, clock) ? { stored: { ...stored, clock }, play } : loadWhole(store, games, stored);
}

/** Deals elsewhere first: a deal that never ends holds up nobody. */
export async function rehearseDeal(store: Store, games: Games, stored: StoredTable, on: Rehearsals): Promise<void> {
  const edition = await editionFor(games, stored);
  await on.deal(edition, headOf(stored), await keyFor(store, edition, stored));
}

/** A finished game without a snapshot is played whole once: from then on it has one. */
async function loadFirst(store: Store, games: Games, stored: StoredTable): Promise<Loaded | null> {
  const loaded = await loadWhole(store, games, stored);
  if (loaded === null) return null;
  const { play } = loaded;
  // A game that goes on takes its snapshots as it is written; what nobody here plays cannot be undone.
  const isForeign = stored.seats.every((seat) => seat.kind === 'person' && seat.guest === '');
  if (stored.over === null || !(isForeign || isSnapshotDue(play, pacingOf(loaded.stored)))) return loaded;
  const snapshot = takeSnapshot(play);
  await store.keepSnapshot(stored.id, snapshot);
  forget(play, snapshot);
  return loaded;
}

/** The game with all of its rows; null as with `loadPlay`. */
export async function loadWhole(store: Store, games: Games, stored: StoredTable): Promise<Loaded | null> {
  const edition = await editionFor(games, stored);
  const key = await keyFor(store, edition, stored);
  const play: Play = { ...openTable(edition, headOf(stored), edition.kernel.keyedDice(key)), edition, key };
  const { rows, version, clock } = await store.since(stored.id, 0);
  if (version !== stored.version) return null;
  play.windowsFrom = shownFrom(clock);
  for (let at = 0; at < rows.length; ) at = await slices(stored.id, () => playSlice(play, rows, at));
  play.windowsFrom = 0;
  play.snapshots = await store.snapshots(stored.id, FORM);
  return { stored: { ...stored, clock }, play };
}

/** Plays as many rows as there is time for; gives the place of the next one. */
async function playSlice(play: Play, rows: readonly StoredRow[], from: number): Promise<number> {
  const end = performance.now() + SLICE;
  let at = from;
  for (; at < rows.length && performance.now() < end; at++) enterStored(play, must(rows[at], 'a row'));
  if (at < rows.length) await new Promise((resolve) => setImmediate(resolve));
  return at;
}

/** Plays rows that were written; false: one goes back to rows that are not held. `clock`: as it is after them. */
export function playOn(play: Play, rows: readonly StoredRow[], clock: TableClock | null): boolean {
  if (!isWhole(play) && rows.some(({ row }) => 'back' in row)) return false;
  const from = shownFrom(clock);
  play.windowsFrom = from;
  for (const each of rows) enterStored(play, each);
  play.windowsFrom = 0;
  play.windows = play.windows.filter(({ row }) => row >= from);
  return true;
}

/** The first row whose windows may still have to be shown. */
const shownFrom = (clock: TableClock | null): number => clock?.pacing.window?.passed?.row ?? Infinity;

function enterStored(play: Play, { row, chain }: StoredRow): void {
  const { journal, edition } = play;
  const refusal = enter(play, row);
  if (refusal !== null)
    throw fault('log-refused', `table ${labelOf(journal.head.table)} refuses its own row (${refusal.key})`);
  if (edition.kernel.chainText(journal.chain) !== chain)
    throw fault('log-differs', 'played again, the log gives another game: the rules changed without a new version');
}

/** The edition of a table, if this server has it with the rules it is played by. */
async function editionFor(games: Games, { game: id, rules, bundle }: StoredTable): Promise<HostEdition> {
  const older = bundle === null ? undefined : await games.older?.(id, bundle);
  if (older !== undefined) return older;
  const edition = await games.find(id);
  if (edition === undefined) throw fault('unknown-game', `there is no game "${id}" here`);
  const { game } = edition;
  if (game.rules !== rules)
    throw fault('other-rules', `this table plays by rules ${rules} of ${game.name}; here are rules ${game.rules}`);
  return edition;
}

/** The key of the table's dice. */
export async function keyFor(store: Store, { kernel }: HostEdition, stored: StoredTable): Promise<string> {
  const head = headOf(stored);
  return kernel.diceKey(await store.secret(stored.id), head.table, head.salts);
}

export function headOf({ id, game, rules, options, commitment, seats }: StoredTable): Head {
  const names = seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
  const salts = seats.map((seat) => (seat.kind === 'person' ? seat.salt : ''));
  return { game, rules, options, seats: names, table: id, commitment, salts };
}
