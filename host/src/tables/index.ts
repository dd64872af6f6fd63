// The tables in memory: a cache of the log, rebuilt from a snapshot and the rows after it. Work on one table is done in
// turn; what happens at it is written first and told afterwards. open.ts reads a table, write.ts writes at it, cache.ts
// holds it; commands.ts and its neighbours are what people do there.

import { findGame, gameIds } from '@orrery/games';
import type { Seat } from '@orrery/kernel';
import {
  type Advanced,
  type Happened as HappenedAtTable,
  type Orders,
  type Played,
  type Refused,
  type Setting,
} from '@orrery/table';
import type { Transaction } from 'kysely';
import { type HostEdition, ownEdition } from '../bundles/edition.ts';
import type { Bus } from '../bus.ts';
import type { Job, Jobs } from '../jobs.ts';
import type { TableClock } from '../pace/table-clock.ts';
import { type Rehearsals, rehearseHere } from '../rehearsal/index.ts';
import type { Schema } from '../store/schema.ts';
import type { AppendDetails, InSameWrite, Store, StoredTable } from '../store/store.ts';
import { createCache, createQueues } from './cache.ts';
import type { Play } from './load.ts';
import { createOpener } from './open.ts';
import { playerOf } from './seats.ts';
import { markStale, type Shown } from './view.ts';
import { createWriter } from './write.ts';

export interface Games {
  readonly ids: readonly string[];
  find(id: string): Promise<HostEdition | undefined>;
  /** The edition of another version than ours, from the bundle of this digest; undefined: it is ours. */
  older?(id: string, bundle: string): Promise<HostEdition | undefined>;
  /** The digest of our version's bundle; null: none is made here. */
  bundle?(id: string): Promise<string | null>;
}

export const catalog: Games = {
  ids: gameIds,
  async find(id) {
    const game = await findGame(id);
    return game === undefined ? undefined : ownEdition(game);
  },
};

/** So many random bytes: for ids and for the secrets of the dice. */
export type Random = (bytes: number) => Buffer;

export interface HostedTable {
  readonly stored: StoredTable;
  /** Null until the deal. */
  readonly play: Play | null;
  /** What each viewer was shown last, and what it is shown now. */
  readonly shown: Map<Seat, Shown>;
}

/** Writes something in one breath with every change of a dealt table, as it is after it, through the given transaction and
 *  nothing else; gives what to do once it is written. */
type WriteHook = (table: HostedTable, on: Transaction<Schema>) => Promise<(() => void) | undefined>;

export interface Tables {
  readonly store: Store;
  readonly games: Games;
  readonly random: Random;
  readonly rehearsals: Rehearsals;
  /** Works on a table while nobody else does. */
  use<V>(id: string, work: () => Promise<V>): Promise<V>;
  /** The table as the log has it. Inside `use` only, like the rest. */
  get(id: string): Promise<HostedTable>;
  /** The same with all of its rows: what goes far back needs them. */
  getWhole(id: string): Promise<HostedTable>;
  /** Tries what happened, plays it with all that follows, writes and tells it; `behind`: another process was quicker, look
   *  again. A fault `job-gone`: somebody else has taken the job. */
  advance(table: HostedTable, happened: Happened, how?: WriteOptions): Promise<'done' | 'behind' | Refused>;
  /** Changes something besides the log, with all that follows from it, and tells. */
  change(id: string, work: (on: Transaction<Schema>) => Promise<void>): Promise<HostedTable>;
  /** Reads the table anew, deals if nothing is in the way any more, and tells. */
  refresh(id: string): Promise<HostedTable>;
  onWrite(hook: WriteHook): void;
  /** Called after each change, once it is written. */
  listen(tell: (table: HostedTable) => void): void;
  /** The table as memory has it, which may be behind the log; undefined: it is not held. */
  held(id: string): HostedTable | undefined;
  /** How many are held in memory. */
  cached(): number;
  /** When all that was begun is done. */
  settled(): Promise<void>;
}

interface WriteOptions {
  readonly command?: AppendDetails['command'];
  readonly job?: Job;
}

/** What happened at a table: by somebody's hand, or because a clock ran out. */
export interface Happened extends HappenedAtTable {
  readonly by?: 'hand' | 'clock';
  /** Whose word it was, and the orders of all seats with it. */
  readonly ordered?: { readonly seat: Seat; readonly orders: Orders };
}

/** Moves tables on. */
export interface Pacer {
  settingOf(stored: StoredTable): Setting;
  /** Changes the game in play; gives what is to be kept of its clocks, null for nothing. */
  advance(
    stored: StoredTable,
    play: Play,
    happened: Happened,
    now: number,
    on?: Transaction<Schema>,
  ): Promise<Paced | Extract<Advanced, { ok: false }>>;
}

export interface Paced {
  readonly ok: true;
  readonly played: readonly Played[];
  readonly clock: TableClock | null;
}

/** Tables kept in memory at most: one that is live and not among them is read from its snapshot for every answer. */
const MOST = 10_000;

interface Parts {
  readonly store: Store;
  readonly games: Games;
  readonly random: Random;
  readonly jobs: Jobs;
  readonly bus: Bus;
  /** Left out: in this thread. */
  readonly rehearsals?: Rehearsals;
  readonly pacer: Pacer;
}

export function createTables(parts: Parts): Tables {
  const { games, random, jobs, bus, rehearsals = rehearseHere, pacer } = parts;
  const cache = createCache(MOST);
  const queues = createQueues();
  const hooks = createHooks();
  const listeners: ((table: HostedTable) => void)[] = [];
  const store = noting(parts.store, cache.uncheck);

  const changed = (table: HostedTable): HostedTable => {
    for (const shown of table.shown.values()) markStale(shown);
    for (const tell of listeners) tell(table);
    return table;
  };
  /** The other nodes are told too, with the people whom it may concern. */
  const wrote = (table: HostedTable): HostedTable => {
    const { id, seats } = table.stored;
    bus.tell({ about: 'table', table: id, what: seats.flatMap((seat) => playerOf(seat) ?? []) });
    return changed(table);
  };
  const doubted = new Set<string>();
  const opener = createOpener({ store, games, rehearsals, pacer, cache, hooks, changed, doubted });
  const doubt = (id: string): void => {
    cache.drop(id);
    doubted.add(id);
    // Before anybody else's turn. Where the store is away, whoever reads the table next finds it doubted.
    queues.use(id, () => opener.get(id)).catch(() => undefined);
  };
  const writer = createWriter({ store, jobs, pacer, rehearsals, cache, hooks, wrote, doubt, get: opener.get });

  return {
    store,
    games,
    random,
    rehearsals,
    ...queues,
    get: opener.get,
    getWhole: opener.getWhole,
    ...writer,
    refresh: async (id) => wrote(cache.keep(await opener.load(id))),
    onWrite: hooks.add,
    listen: (tell) => void listeners.push(tell),
    held: cache.get,
    cached: cache.size,
  };
}

export interface Hooks {
  add(hook: WriteHook): void;
  /** Runs the hooks for a table as it is by then, inside a transaction; `done` runs what they leave to do. */
  around(table: () => HostedTable): { readonly inside: InSameWrite; readonly done: () => void };
}

function createHooks(): Hooks {
  const hooks: WriteHook[] = [];
  return {
    add: (hook) => void hooks.push(hook),
    around(table) {
      let after: ((() => void) | undefined)[] = [];
      return {
        async inside(on) {
          after = [];
          for (const hook of hooks) after.push(await hook(table(), on));
          return true;
        },
        done: () => after.forEach((each) => each?.()),
      };
    },
  };
}

/** The store, with a word about what it changes besides the log. */
function noting(store: Store, note: (id: string) => void): Store {
  return {
    ...store,
    change: (id, work) => store.change(id, work).finally(() => note(id)),
    sit: (id, ...how) => store.sit(id, ...how).finally(() => note(id)),
  };
}
