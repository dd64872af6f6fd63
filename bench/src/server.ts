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
import { leave, play, playTo, type Run, seatMany } from './tables.ts';

/** A live table: somebody acts every so many milliseconds. */
const PACE = 5000;
const LIMIT = 100;
/** Every step is played so many times, and the worst of them counts. */
const RUNS = 3;
/** Live tables, and the share of the time that each step gets: that of 4,000 is played for two minutes. */
const STEPS = [
  { tables: 1000, share: 0.03 },
  { tables: 2000, share: 0.05 },
  { tables: 4000, share: 0.4 },
  { tables: 6000, share: 0.1 },
] as const;
/** Answers a second at the tables that are pushed to the limit. They begin in mid-game, each at another place, so that at any time
 *  one answer in a hundred brings a snapshot, as it does in real play. */
const RATES = [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000];
const placeOf = (table: number): number => 60 + (table % 100);
const PUSH_SHARE = 0.02;
/** An offer of which less is taken is one too many, and ends the curve. */
const TAKEN = 0.9;
/** Tables whose memory is taken, with four readers each, after so many answers. */
const WEIGHED = 400;
const MID_GAME = 60;

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

export async function server(tell: Progress, kind: DatabaseKind, seconds: number): Promise<readonly Measure[]> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ durable: true }) : null;
  const database = await postgres?.create();
  try {
    return await withHost(database, async (host) => {
      tell(0.01, 'costs by length of the log');
      // Once for nothing: whatever runs first is slower, because nothing is compiled yet.
      await costsByLength(host, 600);
      const costs = kind === 'SQLite' ? await costsByLength(host, 5000) : [];
      tell(0.1, 'memory');
      const weights = await weigh(host);
      const curve = await push(host, (done, note) => tell(0.2 + 0.2 * done, note), seconds);
      const steps = await load(host, (done, note) => tell(0.4 + 0.6 * done, note), seconds);
      return [...steps, ...curve, ...weights, ...costs];
    });
  } finally {
    await postgres?.end();
  }
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
async function weigh(host: Host): Promise<Measure[]> {
  // What the first tables bring to memory is the code, not the tables.
  const first = await seatMany(host.address, 50, 4);
  await playTo(first, () => MID_GAME);
  const before = await host.memory();
  const tables = await seatMany(host.address, WEIGHED, 4);
  await playTo(tables, () => MID_GAME);
  const live = await host.memory();
  leave(tables);
  await new Promise((done) => setTimeout(done, 1500));
  const asleep = await host.memory();
  leave(first);
  const each = (bytes: number): number => bytes / WEIGHED / 1024;
  return [
    { name: serverMeasures.heap, value: each(live.heap - before.heap), unit: 'KB' },
    { name: serverMeasures.rss, value: each(live.rss - before.rss), unit: 'KB' },
    { name: serverMeasures.asleep, value: each(asleep.heap - before.heap), unit: 'KB' },
    { name: serverMeasures.process(WEIGHED), value: live.rss / 2 ** 20, unit: 'MB' },
  ];
}

/** More and more answers a second at the same tables, until no more are taken. */
async function push(host: Host, tell: Progress, seconds: number): Promise<Measure[]> {
  tell(0, 'tables into mid-game');
  const tables = await seatMany(host.address, PUSHED);
  await playTo(tables, placeOf);
  const measures: Measure[] = [];
  let most = 0;
  const ms = Math.max(1000, seconds * 1000 * PUSH_SHARE);
  for (const [n, rate] of RATES.entries()) {
    tell(n / RATES.length, `${rate} answers a second`);
    const before = (await host.work()).cpu;
    const run = await play(tables, rate, ms);
    const cpu = (await host.work()).cpu - before;
    measures.push(...curveOf(rate, run), {
      name: serverMeasures.cost(`${rate} a second`),
      value: cpu / 1000 / Math.max(1, run.answers - run.failed),
      unit: 'ms of CPU',
    });
    most = Math.max(most, run.rate);
    if (run.rate < rate * TAKEN) break;
  }
  leave(tables);
  return [{ name: serverMeasures.most, value: most, unit: 'answers/s' }, ...measures];
}

const curveOf = (rate: number, { rate: taken, middle, p99, failed }: Run): Measure[] => [
  { name: serverMeasures.taken(rate), value: taken, unit: 'answers/s' },
  { name: serverMeasures.median(`${rate} a second`), value: middle, unit: 'ms' },
  { name: serverMeasures.p99(`${rate} a second`), value: p99, unit: 'ms' },
  { name: serverMeasures.failed(`${rate} a second`), value: failed, unit: 'answers' },
];

/** Tables of two people are added step by step, each with an answer every five seconds. */
async function load(host: Host, tell: Progress, seconds: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  const tables = [];
  let held = 0;
  for (const [n, { tables: count, share }] of STEPS.entries()) {
    tell(n / STEPS.length, `seating ${count} tables`);
    tables.push(...(await seatMany(host.address, count - tables.length)));
    const rate = (count * 1000) / PACE;
    const ms = Math.max(2000, (seconds * 1000 * share) / RUNS);
    const runs: Run[] = [];
    const before = (await host.work()).cpu;
    for (let run = 1; run <= RUNS; run++) {
      tell((n + run / (RUNS + 1)) / STEPS.length, `${count} tables, run ${run} of ${RUNS}`);
      runs.push(await play(tables, rate, ms));
    }
    const cpu = (await host.work()).cpu - before;
    const worst = (of: (run: Run) => number): number => Math.max(...runs.map(of));
    const sum = (of: (run: Run) => number): number => runs.reduce((all, run) => all + of(run), 0);
    const name = `${count} tables`;
    if (worst(({ p99 }) => p99) < LIMIT) held = count;
    measures.push(
      { name: serverMeasures.median(name), value: worst(({ middle }) => middle), unit: 'ms' },
      { name: serverMeasures.p99(name), value: worst(({ p99 }) => p99), unit: 'ms' },
      { name: serverMeasures.p999(name), value: worst(({ p999 }) => p999), unit: 'ms' },
      { name: serverMeasures.failed(name), value: sum(({ failed }) => failed), unit: 'answers' },
      { name: serverMeasures.rate(name), value: Math.min(...runs.map((run) => run.rate)), unit: 'answers/s' },
      { name: serverMeasures.processor(name), value: (cpu / 1000 / (RUNS * ms)) * 100, unit: '% of a core' },
      { name: serverMeasures.cost(name), value: cpu / 1000 / sum(({ answers }) => answers), unit: 'ms of CPU' },
    );
    if (n === 0)
      measures.push({
        name: serverMeasures.bytes,
        value: sum(({ bytes }) => bytes) / sum(({ answers }) => answers) / 2,
        unit: 'bytes',
      });
  }
  leave(tables);
  return [{ name: serverMeasures.held, value: held, unit: 'tables' }, ...measures];
}
