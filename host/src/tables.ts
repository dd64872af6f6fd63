// The tables in memory: a cache of the log, rebuilt by replay. Work on one table is done in turn; what happens at it is
// written first and told afterwards.

import { findGame, gameIds } from '@orrery/games';
import { chainText, diceKey, fault, type Game, type Head, keyedDice, must, type Row, type Seat } from '@orrery/kernel';
import { isOver, openPlay, type Play, playRow } from './play.ts';
import type { Shown } from './sight.ts';
import type { Mark, Store, StoredRow, StoredTable } from './store.ts';

export interface Games {
  readonly ids: readonly string[];
  find(id: string): Promise<Game | undefined>;
  /** For a game that is not in the catalog: the module where a bot's thread finds it. */
  module?(id: string): string | undefined;
}

export const catalog: Games = { ids: gameIds, find: findGame };

/** So many random bytes: for ids and for the secrets of the dice. */
export type Random = (bytes: number) => Buffer;

export interface Table {
  readonly stored: StoredTable;
  /** Null until the deal. */
  readonly play: Play | null;
  /** What was worked out from the rows so far; empty again with the next row. */
  readonly shown: Map<Seat, Shown>;
}

export interface Tables {
  readonly store: Store;
  readonly games: Games;
  readonly random: Random;
  /** Works on a table while nobody else does. */
  use<V>(id: string, work: () => Promise<V>): Promise<V>;
  /** The table as the log has it. Inside `use` only, like the rest. */
  get(id: string): Promise<Table>;
  /** Plays and writes rows; false: another process was quicker, get the table again. */
  write(table: Table, rows: readonly Row[], command?: Mark['command']): Promise<boolean>;
  /** Reads the table anew and tells: somebody sat down. */
  refresh(id: string): Promise<Table>;
  /** Called after each change, once it is written. */
  listen(tell: (table: Table) => void): void;
  /** When all that was begun is done. */
  settled(): Promise<void>;
}

/** Tables kept in memory at most; the one longest unused goes first. */
const MOST = 1000;

export function createTables(store: Store, games: Games, random: Random): Tables {
  const hot = new Map<string, Table>();
  const lines = new Map<string, Promise<unknown>>();
  const listeners: ((table: Table) => void)[] = [];

  const changed = (table: Table): void => {
    table.shown.clear();
    for (const tell of listeners) tell(table);
  };
  const keep = (id: string, table: Table): Table => {
    hot.delete(id);
    hot.set(id, table);
    const [oldest] = hot.keys();
    if (hot.size > MOST && oldest !== undefined) hot.delete(oldest);
    return table;
  };
  const load = async (id: string): Promise<Table> => {
    const stored = await store.table(id);
    if (stored === undefined) throw fault('unknown-table', 'there is no such table');
    const isFull = stored.seats.every(({ kind }) => kind !== 'open');
    const play = isFull ? await replayed(store, games, stored) : null;
    if (!isFull || stored.started !== null) return { stored, play, shown: new Map() };
    const started = Date.now();
    await store.start(id, started);
    return { stored: { ...stored, started }, play, shown: new Map() };
  };

  /** Plays what another process has written. */
  const catchUp = async (table: Table, play: Play): Promise<Table> => {
    const rows = await store.rows(table.stored.id, play.journal.rows.length);
    for (const each of rows) check(playStored(play, each.row), each);
    if (rows.length > 0) changed(table);
    return table;
  };

  return {
    store,
    games,
    random,
    use(id, work) {
      const turn = (lines.get(id) ?? Promise.resolve()).then(work);
      const settled = turn.catch(() => undefined);
      lines.set(id, settled);
      void settled.then(() => lines.get(id) === settled && lines.delete(id));
      return turn;
    },
    async get(id) {
      const known = hot.get(id);
      // Before the deal another process may have given a seat away.
      if (known === undefined || known.play === null) return keep(id, await load(id));
      return keep(id, await catchUp(known, known.play));
    },
    async write(table, rows, command) {
      const { stored } = table;
      const play = must(table.play, 'a dealt game');
      const after = play.journal.rows.length;
      let written = false;
      try {
        const played = rows.map((row) => playStored(play, row));
        const mark = { at: Date.now(), over: isOver(play), ...(command === undefined ? {} : { command }) };
        written = await store.append(stored.id, after, played, mark);
      } finally {
        // The copy in memory has run ahead of the log: drop it, the log is the truth.
        if (!written) hot.delete(stored.id);
      }
      if (written) changed(table);
      return written;
    },
    async refresh(id) {
      const table = keep(id, await load(id));
      changed(table);
      return table;
    },
    listen(tell) {
      listeners.push(tell);
    },
    async settled() {
      while (lines.size > 0) await Promise.all(lines.values());
    },
  };
}

/** The game of a table, if this house has it under the rules it is played by. */
async function gameOf(games: Games, { game: id, rules }: StoredTable): Promise<Game> {
  const game = await games.find(id);
  if (game === undefined) throw fault('unknown-game', `there is no game "${id}" here`);
  if (game.rules !== rules)
    throw fault('other-rules', `this table plays by rules ${rules} of ${game.name}; here are rules ${game.rules}`);
  return game;
}

async function replayed(store: Store, games: Games, stored: StoredTable): Promise<Play> {
  const game = await gameOf(games, stored);
  const head = headOf(stored);
  const secret = await store.secret(stored.id);
  const play = openPlay(game, head, keyedDice(diceKey(secret, head.table, head.salts)));
  for (const each of await store.rows(stored.id, 0)) check(playStored(play, each.row), each);
  return play;
}

function headOf({ id, game, rules, options, commitment, seats }: StoredTable): Head {
  const names = seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
  const salts = seats.map((seat) => (seat.kind === 'person' ? seat.salt : ''));
  return { game, rules, options, seats: names, table: id, commitment, salts };
}

function playStored(play: Play, row: Row): StoredRow {
  const refusal = playRow(play, row);
  if (refusal !== null)
    throw fault('log-refused', `table ${play.journal.head.table} refuses its own row (${refusal.key})`);
  return { row, chain: chainText(play.journal.chain) };
}

function check(played: StoredRow, written: StoredRow): void {
  if (played.chain !== written.chain)
    throw fault('log-differs', 'played again, the log gives another game: the rules changed without a new version');
}
