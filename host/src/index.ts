// The server: API, live stream, storage, guests, bot driver. `serve` puts them together; tables/ is the heart.

import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Thinker } from '@orrery/bots';
import { openThreads } from '@orrery/bots/thread';
import { fault } from '@orrery/kernel';
import { createDriver } from './bots.ts';
import { addMoveRoutes, driveMoves, noteMoves } from './bundles/move.ts';
import { withBundles } from './bundles/games.ts';
import { postgresBus, silentBus } from './bus.ts';
import { asDiskFault, systemCode } from './faults.ts';
import { makeFolder } from './store/database.ts';
import { guestKey } from './people/keys.ts';
import { createJobs } from './jobs.ts';
import { createMetrics } from './server/metrics.ts';
import { addOpenApi } from './server/openapi.ts';
import { createPacer, driveClocks } from './pace/index.ts';
import { addPeople, forgetAt, serverKey, shareOf, type Settings, settingsFrom } from './people/index.ts';
import { createPresences } from './stream/presence.ts';
import { inThreads, type Rehearsals } from './rehearsal/index.ts';
import { addTableRoutes } from './tables/routes.ts';
import { addClient, createServer, type ServerOptions } from './server/index.ts';
import { createAbsences } from './tables/absences.ts';
import { createHandOvers } from './tables/hand-over.ts';
import { createVotes } from './tables/vote.ts';
import { createStore, openDatabase } from './store/index.ts';
import type { Store } from './store/store.ts';
import { createStreams } from './stream/index.ts';
import { createCatchUp } from './stream/catch-up.ts';
import { createTalks } from './tables/talk.ts';
import { catalog, createTables, type Games, type Random } from './tables/index.ts';

export { type Admin, openAdmin } from './admin/index.ts';
export { proveBackup } from './admin/backup.ts';

/** One line for whoever runs the server; it never holds a secret. */
export type Log = (line: string) => void;

export interface ServeOptions {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** The folder for the database and the key of the cookies. */
  readonly data: string;
  /** The folder of the built client. */
  readonly web: string;
  /** PostgreSQL's address; left out: SQLite in the data folder. */
  readonly database?: string | undefined;
  readonly log?: Log;
  /** Structured lines for machines; left out: none. */
  readonly logger?: ServerOptions['logger'];
  /** A port on this machine alone for Prometheus; 0: any free one. Left out: none. */
  readonly metrics?: number | undefined;
  /** Whether callers who come too often are turned away. */
  readonly limits?: boolean;
  /** The address or network of a proxy whose word about its callers counts. */
  readonly proxy?: string | undefined;
  /** Milliseconds that somebody must be away before the others may decide about the seat; left out: five minutes. */
  readonly patience?: number | undefined;
  /** Left out: what the environment says. */
  readonly settings?: Settings;
  /** From here on what tests put in place of the usual. */
  readonly games?: Games;
  readonly store?: (usual: Store) => Store;
  readonly rehearsals?: (usual: Rehearsals) => Rehearsals;
  /** How many pages of 4 KB the SQLite file may grow by. */
  readonly pages?: number;
  readonly thinker?: Thinker;
  /** Milliseconds that a window lasts at a table without a clock; 0: it is not held. */
  readonly windows?: number;
  readonly random?: Random;
}

export interface Served {
  readonly address: string;
  /** Where Prometheus finds the figures; null: nowhere. */
  readonly metrics: string | null;
  /** Does the jobs that are due, and comes back when they are done: for tests, which turn the clock. */
  doDue(): Promise<void>;
  /** Ends streams, bots and the database, in this order. */
  close(): Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Served> {
  const { port, host, data, web } = options;
  let sink: Log = () => undefined;
  const log: Log = (line) => {
    options.log?.(line);
    sink(line);
  };
  const own = prepare(data);
  const database = await openDatabase({ folder: data, url: options.database, pages: options.pages, log });
  const key = await serverKey(database.db, 'cookies', () => own);
  const games = options.games ?? withBundles(catalog, database.db, data, log);
  const usual = createStore(database);
  const store = options.store?.(usual) ?? usual;
  const jobs = createJobs(database, log);
  const { pool } = database;
  const bus = pool === null ? silentBus() : postgresBus(pool, options.database ?? '', log);
  const tables = createTables({
    store,
    games,
    random: options.random ?? randomBytes,
    jobs,
    bus,
    rehearsals: options.rehearsals?.(inThreads()) ?? inThreads(),
    pacer: createPacer(database.db, options.windows),
  });
  driveMoves(tables, jobs, log);
  const talks = createTalks(database.db, tables, bus);
  driveClocks(tables, jobs, talks);
  const presences = createPresences(bus);
  const absences = createAbsences({ db: database.db, tables, presences, bus, log }, options.patience);
  const streams = createStreams({ tables, talks, presences, absences, bus, log });
  const catchUp = createCatchUp(tables, streams, bus, log);
  const thinker = options.thinker ?? threadsWhenNeeded();
  const driver = createDriver(tables, jobs, talks, thinker, log, (who) => shareOf(database.db, who));
  const { limits = true, logger, proxy } = options;
  const app = await createServer({ key, log, limits, logger, proxy });
  sink = (line) => app.log.warn(line);
  const metrics = createMetrics({ tables, streams, jobs });
  metrics.watch(app);
  const settings = options.settings ?? settingsFrom(process.env);
  addOpenApi(app);
  const people = await addPeople(app, database, { tables, streams, jobs, key, settings, log });
  addMoveRoutes(app, tables, talks, database.db);
  const handOvers = createHandOvers(tables, talks);
  const votes = createVotes(tables, talks, absences);
  addTableRoutes(app, { tables, streams, database, talks, handOvers, votes, absences, arrival: people.arrival });
  await addClient(app, web);
  app.addHook('preClose', async () => streams.close());
  let takenUp: Promise<void> = Promise.resolve();
  const close = async (): Promise<void> => {
    await app.close();
    await metrics.close();
    await thinker.close();
    await takenUp;
    await jobs.close();
    presences.close();
    catchUp.close();
    await tables.settled();
    people.mailer?.close();
    await bus.close();
    await database.close();
  };
  try {
    await bus.start();
    await app.listen({ port, host });
    if (options.metrics !== undefined) await metrics.listen(options.metrics);
  } catch (error) {
    await close();
    throw asPortFault(error, port);
  }
  takenUp = jobs
    .start()
    .then(driver.start)
    .then(() => noteMoves(tables, jobs, database.db))
    .then(() => jobs.add([forgetAt(Date.now())]))
    .catch((error: unknown) => log(`the jobs could not start: ${String(error)}`));
  const doDue = async (): Promise<void> => {
    await takenUp;
    await catchUp.look();
    await jobs.look();
    await jobs.settled();
  };
  const at = app.server.address() as AddressInfo;
  const name = at.family === 'IPv6' ? `[${at.address}]` : at.address;
  const local = /^(0\.0\.0\.0|\[::1?\]|127\.0\.0\.1)$/.test(name);
  return { address: `http://${local ? 'localhost' : name}:${at.port}`, metrics: metrics.address(), close, doDue };
}

/** Threads for bots, from the first question to one on. */
function threadsWhenNeeded(): Thinker {
  let threads: Thinker | undefined;
  return {
    think(request, limits) {
      threads ??= openThreads();
      return threads.think(request, limits);
    },
    close: async () => threads?.close(),
  };
}

/** The data folder, made if need be; gives the key kept in it. */
function prepare(data: string): string {
  try {
    makeFolder(data);
    return guestKey(data);
  } catch (error) {
    throw asDiskFault(error, data);
  }
}

function asPortFault(error: unknown, port: number): unknown {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') return fault('port-busy', `port ${port} is in use; choose another with --port`);
  if (code === 'EACCES')
    return fault('port-forbidden', `port ${port} may not be used; choose one above 1023 with --port`);
  return error;
}
