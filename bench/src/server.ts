// The server under load, on SQLite or on PostgreSQL: how many answers a second it takes, how many live tables it holds, what a table
// costs in memory, what an action costs on the wire, and whether any of it grows with the length of a log.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../host/test/postgres.ts';
import { type Measure, type Progress, PUSHED, serverMeasures } from './measure.ts';
import { costsByLength } from './server-costs.ts';
import type { Step } from './steps.ts';
import { leave, play, playTo, type Run, seatMany } from './tables.ts';

/** A live table: somebody acts every so many milliseconds. */
const PACE = 5000;
const LIMIT = 100;
/** Everything is played so many times, and the worst of them counts. */
const RUNS = 3;
/** An offer of which less is taken is one too many, and ends the curve. */
const TAKEN = 0.9;
/** Answers between two snapshots of a table (table/src/snapshot.ts). */
const EVERY = 100;

export interface ServerPlan {
  /** Live tables of two, one step after another, and how long each of the runs is. */
  readonly steps: readonly { readonly tables: number; readonly ms: number }[];
  /** Answers a second at tables that are pushed to the limit; and how many these are. */
  readonly rates: readonly number[];
  readonly pushed: number;
  readonly rateMs: number;
  /** Tables whose memory is taken, with four readers each, after so many answers. */
  readonly weighed: number;
  readonly midGame: number;
  /** How long a log may grow. */
  readonly long: number;
}

/** Where there is time, the same tables: only the runs become shorter. That of 4,000 is played for two minutes. Below a minute and a
 *  half it is a rehearsal: a few tables, to see that all of it runs. */
export function serverPlan(seconds: number): ServerPlan {
  const ms = (share: number): number => Math.max(1000, (seconds * 1000 * share) / RUNS);
  const some = (all: number, least: number): number => (seconds >= 90 ? all : Math.max(least, (all * seconds) / 400));
  const tables = (all: number): number => Math.round(some(all, all / 100));
  return {
    steps: [
      { tables: tables(1000), ms: ms(0.05) },
      { tables: tables(2000), ms: ms(0.05) },
      { tables: tables(4000), ms: ms(0.3) },
      { tables: tables(6000), ms: ms(0.08) },
    ],
    rates: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000],
    pushed: Math.round(some(PUSHED, 10)),
    rateMs: ms(0.03),
    weighed: Math.round(some(400, 4)),
    midGame: Math.round(some(60, 5)),
    long: Math.round(some(5000, 100)),
  };
}

type DatabaseKind = 'SQLite' | 'PostgreSQL';

export interface Host {
  readonly address: string;
  readonly folder: string;
  readonly database: string | undefined;
  work(): Promise<Used>;
  /** After the memory was cleared. */
  memory(): Promise<Used>;
}

interface Used {
  readonly heap: number;
  readonly rss: number;
  readonly cpu: number;
}

/** Each step with a server and a database of its own. */
export function serverSteps(kind: DatabaseKind, plan: ServerPlan): Step[] {
  const step = (key: string, share: number, work: (host: Host, tell: Progress) => Promise<Measure[]>): Step => ({
    key,
    share,
    run: async (tell) => {
      tell(0, key);
      const postgres = kind === 'PostgreSQL' ? await startPostgres({ durable: true }) : null;
      try {
        return await withHost(await postgres?.create(), (host) => work(host, tell));
      } finally {
        await postgres?.end();
      }
    },
  });
  return [
    step('live tables', 0.65, (host, tell) => load(host, tell, plan)),
    step('answers a second', 0.25, (host, tell) => push(host, tell, plan)),
    step('memory', 0.05, (host) => weigh(host, plan)),
    ...(kind === 'SQLite' ? [step('length of the log', 0.05, (host) => byLength(host, plan))] : []),
  ];
}

async function byLength(host: Host, { long }: ServerPlan): Promise<Measure[]> {
  // Once for nothing: whatever runs first is slower, because nothing is compiled yet.
  await costsByLength(host, Math.min(600, long));
  return costsByLength(host, long);
}

async function withHost<V>(database: string | undefined, work: (host: Host) => Promise<V>): Promise<V> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const child = fork(fileURLToPath(new URL('./server-child.ts', import.meta.url)), [folder], {
    execArgv: ['--expose-gc', ...process.execArgv],
    env: { ...process.env, ORRERY_DATABASE_URL: database },
  });
  try {
    const [address] = (await once(child, 'message')) as [string];
    const host = { address, folder, database, work: () => ask(child, 'work'), memory: () => ask(child, 'memory') };
    return await work(host);
  } finally {
    child.send('end');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ask(child: ChildProcess, word: 'work' | 'memory'): Promise<Used> {
  child.send(word);
  const [used] = (await once(child, 'message')) as [Used];
  return used;
}

/** What a table in the middle of a game takes with four people who follow it, and what it takes when they have left. */
async function weigh(host: Host, { weighed, midGame }: ServerPlan): Promise<Measure[]> {
  // What the first tables bring to memory is the code, not the tables.
  const first = await seatMany(host.address, Math.ceil(weighed / 4), 4);
  await playTo(first, () => midGame);
  const before = await host.memory();
  const tables = await seatMany(host.address, weighed, 4);
  await playTo(tables, () => midGame);
  const live = await host.memory();
  leave(tables);
  await new Promise((done) => setTimeout(done, 1500));
  const asleep = await host.memory();
  leave(first);
  const each = (bytes: number): number => bytes / weighed / 1024;
  return [
    { name: serverMeasures.heap, value: each(live.heap - before.heap), unit: 'KB' },
    { name: serverMeasures.rss, value: each(live.rss - before.rss), unit: 'KB' },
    { name: serverMeasures.asleep, value: each(asleep.heap - before.heap), unit: 'KB' },
    { name: serverMeasures.process(weighed), value: live.rss / 2 ** 20, unit: 'MB' },
  ];
}

/** More and more answers a second at the same tables, until no more are taken. They begin in mid-game, each at another place, so
 *  that at any time one answer in a hundred brings a snapshot, as it does in real play. */
async function push(host: Host, tell: Progress, { rates, pushed, rateMs, midGame }: ServerPlan): Promise<Measure[]> {
  tell(0, 'tables into mid-game');
  const tables = await seatMany(host.address, pushed);
  await playTo(tables, (table) => midGame + (table % EVERY));
  const measures: Measure[] = [];
  let most = 0;
  for (const [n, rate] of rates.entries()) {
    const note = (run: number): void =>
      tell((n + run / RUNS) / rates.length, `${rate} answers a second, run ${run + 1} of ${RUNS}`);
    const { runs, cpu } = await threeRuns(host, note, () => play(tables, rate, rateMs));
    const taken = Math.min(...runs.map((run) => run.rate));
    const load = `${rate} a second`;
    measures.push(
      { name: serverMeasures.taken(rate), value: taken, unit: 'answers/s' },
      { name: serverMeasures.median(load), value: worst(runs, ({ middle }) => middle), unit: 'ms' },
      { name: serverMeasures.p99(load), value: worst(runs, ({ p99 }) => p99), unit: 'ms' },
      { name: serverMeasures.failed(load), value: sum(runs, ({ failed }) => failed), unit: 'answers' },
      { name: serverMeasures.cost(load), value: costOf(runs, cpu), unit: 'ms of CPU' },
    );
    most = Math.max(most, taken);
    if (taken < rate * TAKEN) break;
  }
  leave(tables);
  return [{ name: serverMeasures.most, value: most, unit: 'answers/s' }, ...measures];
}

/** Tables of two people are added step by step, each with an answer every five seconds. Those that are there first, a quarter of
 *  most, are about to have a snapshot: so as many fall under this load as in games that have gone on for hours. */
async function load(host: Host, tell: Progress, { steps, midGame }: ServerPlan): Promise<Measure[]> {
  const measures: Measure[] = [];
  const tables: Awaited<ReturnType<typeof seatMany>> = [];
  let held = 0;
  for (const [n, { tables: count, ms }] of steps.entries()) {
    tell(n / steps.length, `seating ${count} tables`);
    tables.push(...(await seatMany(host.address, count - tables.length)));
    if (n === 0) await playTo(tables, (table) => midGame + (table % (EVERY - midGame)));
    const note = (run: number): void =>
      tell((n + run / RUNS) / steps.length, `${count} tables, run ${run + 1} of ${RUNS}`);
    const { runs, cpu } = await threeRuns(host, note, () => play(tables, (count * 1000) / PACE, ms));
    const name = `${count} tables`;
    if (worst(runs, ({ p99 }) => p99) < LIMIT) held = count;
    measures.push(
      { name: serverMeasures.median(name), value: worst(runs, ({ middle }) => middle), unit: 'ms' },
      { name: serverMeasures.p99(name), value: worst(runs, ({ p99 }) => p99), unit: 'ms' },
      { name: serverMeasures.p999(name), value: worst(runs, ({ p999 }) => p999), unit: 'ms' },
      { name: serverMeasures.failed(name), value: sum(runs, ({ failed }) => failed), unit: 'answers' },
      { name: serverMeasures.rate(name), value: Math.min(...runs.map((run) => run.rate)), unit: 'answers/s' },
      { name: serverMeasures.cost(name), value: costOf(runs, cpu), unit: 'ms of CPU' },
    );
    if (n === 0) measures.push({ name: serverMeasures.bytes, value: bytesOf(runs), unit: 'bytes' });
  }
  leave(tables);
  return [{ name: serverMeasures.held, value: held, unit: 'tables' }, ...measures];
}

/** With what all of them took of the processor, in microseconds. */
async function threeRuns(
  { work }: Host,
  note: (run: number) => void,
  once: () => Promise<Run>,
): Promise<{ runs: Run[]; cpu: number }> {
  const before = (await work()).cpu;
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run++) {
    note(run);
    runs.push(await once());
  }
  return { runs, cpu: (await work()).cpu - before };
}

const worst = (runs: readonly Run[], of: (run: Run) => number): number => Math.max(...runs.map(of));
const sum = (runs: readonly Run[], of: (run: Run) => number): number => runs.reduce((all, run) => all + of(run), 0);

/** Milliseconds for each answer that was taken. */
const costOf = (runs: readonly Run[], cpu: number): number =>
  cpu /
  1000 /
  Math.max(
    1,
    sum(runs, ({ answers, failed }) => answers - failed),
  );

/** Two read each. */
const bytesOf = (runs: readonly Run[]): number =>
  sum(runs, ({ bytes }) => bytes) / sum(runs, ({ answers }) => answers) / 2;
