// The tables in memory: a cache of the log, rebuilt from a snapshot and the rows after it. Work on one table is done in
// turn; what happens at it is written first and told afterwards.

import { findGame, gameIds } from '@orrery/games';
import { fault, type Game, must, type Row, type Seat } from '@orrery/kernel';
import type { Transaction } from 'kysely';
import type { Bus } from '../bus.ts';
import { forget, isSnapshotDue, takeSnapshot } from '../books.ts';
import type { Job, Jobs } from '../jobs.ts';
import { isFull, loadPlay, loadWhole, playOn, playStored, rehearseDeal } from './load.ts';
import type { Happened } from '../pace/facts.ts';
import type { TableClock } from '../pace/table-clock.ts';
import { isOver, isWhole, type Play, rowsOf } from '../play.ts';
import { type Rehearsals, rehearseHere } from '../rehearsal/index.ts';
import { playerOf } from './seats.ts';
import { type Shown, turnPage } from './view.ts';
import type { Schema } from '../store/schema.ts';
import type { Beside, Head, Mark, Store, StoredTable } from '../store/store.ts';

export interface Games {
  readonly ids: readonly string[];
  find(id: string): Promise<Game | undefined>;
  /** For a game that is not in the catalog: the module where a bot's thread finds it. */
  module?(id: string): string | undefined;
  /** The game of another version than ours, from the bundle of this digest; undefined: it is ours. */
  older?(id: string, bundle: string): Promise<Game | undefined>;
  /** The digest of our version's bundle; null: none is made here. */
  bundle?(id: string): Promise<string | null>;
}

export const catalog: Games = { ids: gameIds, find: findGame };

/** So many random bytes: for ids and for the secrets of the dice. */
export type Random = (bytes: number) => Buffer;

export interface Table {
  readonly stored: StoredTable;
  /** Null until the deal. */
  readonly play: Play | null;
  /** What each viewer was shown last, and what it is shown now. */
  readonly shown: Map<Seat, Shown>;
}

/** Writes something in one breath with every change of a dealt table, as it is after it, through the given transaction and
 *  nothing else; gives what to do once it is written. */
type Witness = (table: Table, on: Transaction<Schema>) => Promise<(() => void) | undefined>;

export interface Tables {
  readonly store: Store;
  readonly games: Games;
  readonly random: Random;
  readonly rehearsals: Rehearsals;
  /** Works on a table while nobody else does. */
  use<V>(id: string, work: () => Promise<V>): Promise<V>;
  /** The table as the log has it. Inside `use` only, like the rest. */
  get(id: string): Promise<Table>;
  /** The same with all of its rows: what goes far back needs them. */
  getWhole(id: string): Promise<Table>;
  /** Plays and writes rows; false: another process was quicker. A fault `job-gone`: somebody else has taken the job. */
  write(table: Table, rows: readonly Row[], how?: How): Promise<boolean>;
  /** Changes something besides the log, and tells. */
  change(id: string, work: (on: Transaction<Schema>) => Promise<void>, why?: Partial<Happened>): Promise<Table>;
  /** Reads the table anew, deals if nothing is in the way any more, and tells. */
  refresh(id: string): Promise<Table>;
  witness(witness: Witness): void;
  /** Called after each change, once it is written. */
  listen(tell: (table: Table) => void): void;
  /** Whether memory is behind what the store has. */
  isBehind(head: Head): boolean;
  /** How many are held in memory. */
  held(): number;
  /** When all that was begun is done. */
  settled(): Promise<void>;
}

interface How {
  readonly command?: Mark['command'];
  readonly job?: Job;
  readonly by?: Happened['by'];
}

/** The store, with a word about what it changes besides the log. */
function noting(store: Store, note: (id: string) => void): Store {
  return {
    ...store,
    change: (id, work) => store.change(id, work).finally(() => note(id)),
    sit: (id, seat, sitter) => store.sit(id, seat, sitter).finally(() => note(id)),
  };
}

/** The clocks of a table after something happened there; null: it has none. */
export type Pacer = (
  table: Table,
  happened: Happened,
  now: number,
  on?: Transaction<Schema>,
) => Promise<TableClock | null>;

const NO_CLOCKS: Pacer = async () => null;

interface Parts {
  readonly store: Store;
  readonly games: Games;
  readonly random: Random;
  readonly jobs: Jobs;
  readonly bus: Bus;
  /** Left out: in this thread. */
  readonly rehearsals?: Rehearsals;
  readonly pacer?: Pacer;
}

/** Tables kept in memory at most; the one longest unused goes first. */
const MOST = 5000;

export function createTables(parts: Parts): Tables {
  const { games, random, jobs, bus, rehearsals = rehearseHere, pacer = NO_CLOCKS } = parts;
  /** By table: the store's mark when it was last seen that memory has what the log has. */
  const looked = new Map<string, number | null>();
  const store = noting(parts.store, (id) => looked.delete(id));
  const hot = new Map<string, Table>();
  const lines = new Map<string, Promise<unknown>>();
  const witnesses: Witness[] = [];
  const listeners: ((table: Table) => void)[] = [];

  const changed = (table: Table): Table => {
    for (const shown of table.shown.values()) turnPage(shown);
    for (const tell of listeners) tell(table);
    return table;
  };
  /** The other nodes are told too, with the people whom it may concern. */
  const wrote = (table: Table): Table => {
    const { id, seats } = table.stored;
    bus.tell({ about: 'table', table: id, what: seats.flatMap((seat) => playerOf(seat) ?? []) });
    return changed(table);
  };
  const drop = (id: string): void => {
    hot.delete(id);
    looked.delete(id);
  };
  const keep = (table: Table): Table => {
    const { id } = table.stored;
    hot.delete(id);
    hot.set(id, table);
    const [oldest] = hot.keys();
    if (hot.size > MOST && oldest !== undefined) drop(oldest);
    return table;
  };

  /** Runs the witnesses inside a transaction; `done` runs what they leave to do. */
  const witnessed = (table: () => Table): { beside: Beside; done: () => void } => {
    let after: ((() => void) | undefined)[] = [];
    return {
      async beside(on) {
        after = [];
        for (const witness of witnesses) after.push(await witness(table(), on));
        return true;
      },
      done: () => after.forEach((each) => each?.()),
    };
  };

  const load = async (id: string): Promise<Table> => {
    const stored = await store.table(id);
    if (stored === undefined) throw fault('unknown-table', 'there is no such table');
    if (isFull(stored) && stored.started === null) await rehearseDeal(store, games, stored, rehearsals);
    const play = isFull(stored) ? await loadPlay(store, games, stored) : null;
    if (play !== null) rehearsals.ready(play.journal.game);
    // What a viewer was shown before holds as something to tell the difference from.
    const shown = hot.get(id)?.shown ?? new Map<Seat, Shown>();
    const table = { stored, play, shown };
    if (play === null || stored.started !== null) return table;
    const started = Date.now();
    const clock = await pacer(table, { rows: [], by: 'hand' }, started);
    const dealt = { ...table, stored: { ...stored, started, clock } };
    const { beside, done } = witnessed(() => dealt);
    if (await store.start(id, started, clock, beside)) done();
    return dealt;
  };

  /** What another process has written or changed. */
  const catchUp = async (table: Table, play: Play): Promise<Table> => {
    const { stored } = table;
    const mark = store.mark();
    if (mark !== null && looked.get(stored.id) === mark) return keep(table);
    const { version, clock, rows } = await store.since(stored.id, rowsOf(play));
    looked.set(stored.id, mark);
    if (version === stored.version && rows.length === 0) return keep(table);
    if (version !== stored.version || !playOn(play, rows)) return changed(keep(await load(stored.id)));
    return changed(keep({ ...table, stored: { ...stored, clock } }));
  };

  const tables: Tables = {
    store,
    games,
    random,
    rehearsals,
    use(id, work) {
      const turn = (lines.get(id) ?? Promise.resolve()).then(work);
      const settled = turn.catch(() => undefined);
      lines.set(id, settled);
      void settled.then(() => lines.get(id) === settled && lines.delete(id));
      return turn;
    },
    async get(id) {
      const known = hot.get(id);
      if (known !== undefined && known.play !== null) return catchUp(known, known.play);
      const table = keep(await load(id));
      // Before the deal another process may have given a seat away.
      const isNews = known !== undefined && JSON.stringify(known.stored) !== JSON.stringify(table.stored);
      return isNews ? changed(table) : table;
    },
    async getWhole(id) {
      const table = await tables.get(id);
      if (table.play === null || isWhole(table.play)) return table;
      return keep({ ...table, play: await loadWhole(store, games, table.stored) });
    },
    async write(table, rows, { command, job, by = 'hand' } = {}) {
      const { stored } = table;
      const play = must(table.play, 'a dealt game');
      const after = rowsOf(play);
      let next = table;
      const { beside, done } = witnessed(() => next);
      let written = false;
      let snapshot: Mark['snapshot'];
      try {
        const played = rows.map((row) => playStored(play, row));
        const back = rows.find((row) => 'back' in row);
        const at = Date.now();
        const clock = await pacer(table, { rows, by }, at);
        next = { ...table, stored: { ...stored, clock } };
        // What is behind a curtain must be there again after a restart: no snapshot may lie after it.
        const isShown = clock === null || clock.curtain === null;
        snapshot = isShown && isSnapshotDue(play) ? takeSnapshot(play) : undefined;
        written = await store.append(stored.id, after, played, {
          at,
          clock: clock === stored.clock ? undefined : clock,
          over: isOver(play),
          command,
          snapshot,
          voids: back !== undefined && 'back' in back ? back.back : undefined,
          beside: async (on) => {
            if (job !== undefined && !(await jobs.finish(job, on)))
              throw fault('job-gone', `job ${job.key} is somebody else's by now`);
            return beside(on);
          },
        });
      } finally {
        // The copy in memory has run ahead of the log: drop it, the log is the truth.
        if (!written) drop(stored.id);
      }
      if (!written) return false;
      if (snapshot !== undefined) forget(play, snapshot);
      wrote(keep(next));
      done();
      return true;
    },
    async change(id, work, why) {
      const table = await tables.get(id);
      let next = table;
      const { beside, done } = witnessed(() => next);
      await store.change(id, async (on) => {
        await work(on);
        next = { ...table, stored: must(await store.table(id, on), 'a table') };
        if (next.play === null) return;
        const clock = await pacer(next, { rows: [], by: 'hand', ...why }, Date.now(), on);
        if (clock !== next.stored.clock) {
          await on
            .updateTable('tables')
            .set({ clock: clock === null ? null : JSON.stringify(clock) })
            .where('id', '=', id)
            .execute();
          next = { ...next, stored: { ...next.stored, clock } };
        }
        await beside(on);
      });
      wrote(keep(next));
      done();
      return next;
    },
    async refresh(id) {
      return wrote(keep(await load(id)));
    },
    witness: (witness) => void witnesses.push(witness),
    listen: (tell) => void listeners.push(tell),
    isBehind({ id, version, rows }) {
      const known = hot.get(id);
      if (known === undefined) return false;
      return known.play === null || known.stored.version !== version || rowsOf(known.play) !== rows;
    },
    held: () => hot.size,
    async settled() {
      while (lines.size > 0) await Promise.all(lines.values());
    },
  };
  return tables;
}
