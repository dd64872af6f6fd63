// The server under load: how many live tables it holds while the other seats see an answer within 100 ms, what a table costs
// in memory, what an action costs on the wire, and whether any of it grows with the length of a log.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastDice, must, picker, sample } from '@orrery/kernel';
import { openOffice } from '@orrery/host';
import { median, worked } from './clock.ts';
import type { Measure, Tell } from './engine.ts';
import { type Client, createClient } from './server-client.ts';

/** A live table: somebody acts every so many milliseconds. */
const PACE = 5000;
const LIMIT = 100;
const STEPS = [500, 1000, 1500, 2000, 2500, 3000];
const GAME = 'merchant';

interface Memory {
  readonly heap: number;
  readonly rss: number;
  readonly cpu: number;
}

export async function server(tell: Tell, seconds: number): Promise<readonly Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const child = fork(fileURLToPath(new URL('./server-child.ts', import.meta.url)), [folder], {
    execArgv: ['--expose-gc'],
  });
  try {
    const [address] = (await once(child, 'message')) as [string];
    tell(0.02, 'costs by length of the log');
    // Once for nothing: whatever runs first is slower, because nothing is compiled yet.
    await costsByLength(address, child, folder, 600);
    const costs = await costsByLength(address, child, folder, 5000);
    return [...costs, ...(await load(address, child, (done, note) => tell(0.2 + 0.8 * done, note), seconds))];
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tables of two people are added step by step; each step plays for a while, and is measured once it is warm. */
async function load(address: string, child: ChildProcess, tell: Tell, seconds: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  const seats: Seated[] = [];
  const empty = await memoryOf(child);
  const each = (Math.max(20, seconds) * 1000) / STEPS.length;
  let held = 0;
  for (const [n, step] of STEPS.entries()) {
    tell(n / STEPS.length, `${step} tables`);
    while (seats.length < step)
      seats.push(
        ...(await Promise.all(Array.from({ length: Math.min(25, step - seats.length) }, () => sitDown(address)))),
      );
    const { late, actions, bytes, cpu } = await playFor(seats, child, each);
    const p99 = quantile(late, 0.99);
    if (p99 < LIMIT) held = step;
    measures.push(
      { name: `${step} tables: p99 from an answer to the other seat's sight`, value: p99, unit: 'ms' },
      { name: `${step} tables: median`, value: median(late), unit: 'ms' },
      { name: `${step} tables: answers a second`, value: (actions * 1000) / each, unit: 'answers/s' },
      { name: `${step} tables: processor of the server`, value: (cpu / 1000 / each) * 100, unit: '% of a core' },
    );
    if (n === 0) measures.push({ name: 'bytes to a reader for an action', value: bytes / actions / 2, unit: 'bytes' });
    if (n === 1) {
      const { heap } = await memoryOf(child);
      measures.push({
        name: 'memory of a live table with two readers',
        value: (heap - empty.heap) / seats.length / 1024,
        unit: 'KB',
      });
    }
    if (p99 >= LIMIT && held < (STEPS[n - 1] ?? 0)) break;
  }
  for (const { clients } of seats) for (const client of clients) client.close();
  await new Promise((done) => setTimeout(done, 1000));
  const asleep = await memoryOf(child);
  return [
    { name: 'live tables held below 100 ms at p99', value: held, unit: 'tables' },
    ...measures,
    { name: 'memory of a table that sleeps', value: (asleep.heap - empty.heap) / seats.length / 1024, unit: 'KB' },
  ];
}

interface Seated {
  readonly id: string;
  readonly clients: readonly [Client, Client];
}

async function sitDown(address: string): Promise<Seated> {
  const [ada, bo] = [createClient(address), createClient(address)];
  const wish = { game: GAME, unlisted: true, seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] };
  const { id } = await ada.call<{ id: string }>('POST', '/api/tables', wish);
  await bo.call('POST', `/api/tables/${id}/join`, { name: 'Bo' });
  await Promise.all([ada.listen(id), bo.listen(id)]);
  return { id, clients: [ada, bo] };
}

interface Watched {
  readonly late: readonly number[];
  readonly actions: number;
  readonly bytes: number;
  readonly cpu: number;
}

/** Everybody plays at the pace of a live table, spread evenly; the first third warms up. */
async function playFor(seats: readonly Seated[], child: ChildProcess, ms: number): Promise<Watched> {
  const pick = picker(fastDice(7));
  const late: number[] = [];
  let actions = 0;
  let key = 0;
  const began = performance.now();
  const isWarm = (): boolean => performance.now() - began > ms / 3;
  const act = async ({ id, clients }: Seated): Promise<void> => {
    const at = clients.findIndex(isAsked);
    const [me, other] = [clients[at], clients[1 - at]];
    const ask = me?.sight()?.ask;
    if (me === undefined || other === undefined || ask === undefined || ask === null) return;
    const sent = performance.now();
    const seen = new Promise<void>((done) => {
      other.onNews = () => done();
    });
    await me.call('POST', `/api/tables/${id}/say`, {
      key: `bench-key-${key++}-${sent}`,
      ask: ask.number,
      answers: [sample(ask, pick)],
    });
    await seen;
    if (isWarm()) late.push(performance.now() - sent);
    actions++;
  };
  const bytesBefore = bytesOf(seats);
  const { cpu: before } = await memoryOf(child);
  const running = new Set<Promise<void>>();
  for (let n = 0; performance.now() - began < ms; n++) {
    const seated = must(seats[n % seats.length], 'a table');
    const due = began + (n * PACE) / seats.length;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((done) => setTimeout(done, wait));
    const work: Promise<void> = act(seated).finally(() => running.delete(work));
    running.add(work);
  }
  await Promise.all(running);
  const { cpu } = await memoryOf(child);
  return { late, actions, bytes: bytesOf(seats) - bytesBefore, cpu: cpu - before };
}

const bytesOf = (seats: readonly Seated[]): number =>
  seats.reduce((sum, { clients }) => sum + clients[0].bytes + clients[1].bytes, 0);

/** What an answer, a look and the opening of a table that sleeps cost after 100 and after 5,000 answers, in CPU time. */
async function costsByLength(address: string, child: ChildProcess, folder: string, most: number): Promise<Measure[]> {
  const { id, clients } = await sitDown(address);
  const pick = picker(fastDice(3));
  let answers = 0;
  const playTo = async (goal: number): Promise<void> => {
    while (answers < goal) {
      const me = await whoIsAsked(clients);
      if (me === null) return;
      const ask = must(me.sight()?.ask, 'an ask');
      const news = new Promise<void>((done) => (me.onNews = () => done()));
      const say = { key: `bench-cost-${answers}`, ask: ask.number, answers: [sample(ask, pick)] };
      await me.call('POST', `/api/tables/${id}/say`, say);
      await news;
      answers++;
    }
  };
  /** Milliseconds of the server's processor for each of so many. */
  const cost = async (count: number, work: () => Promise<unknown>): Promise<number> => {
    const { cpu: before } = await memoryOf(child);
    await work();
    return ((await memoryOf(child)).cpu - before) / 1000 / count;
  };
  const look = async (): Promise<void> => {
    for (let n = 0; n < 200; n++) await createClient(address).call('GET', `/api/tables/${id}`);
  };
  /** A house of its own that has never seen the table. */
  const open = async (): Promise<number> => {
    const costs: number[] = [];
    for (let n = 0; n < 12; n++) {
      const office = await openOffice({ data: folder, database: process.env['ORRERY_DATABASE_URL'] });
      const before = worked();
      await office.inspect(id);
      costs.push((worked() - before) / 1000);
      await office.close();
    }
    return median(costs.slice(2));
  };
  const measure = async (): Promise<Measure[]> => {
    const length = answers;
    const looked = await cost(200, look);
    const opened = await open();
    const answered = await cost(100, () => playTo(length + 100));
    return [
      { name: `an answer after ${length} answers`, value: answered, unit: 'ms of CPU' },
      { name: `a look at a table after ${length} answers`, value: looked, unit: 'ms of CPU' },
      { name: `opening a table that sleeps after ${length} answers`, value: opened, unit: 'ms of CPU' },
    ];
  };
  await playTo(100);
  const early = await measure();
  await playTo(most);
  const late = await measure();
  for (const client of clients) client.close();
  return early.flatMap((measured, i) => [measured, must(late[i], 'a measure')]);
}

const isAsked = (client: Client): boolean => client.sight()?.ask !== null && client.sight() !== null;

/** The news of an answer may reach one seat before the other. Null: the game is over. */
async function whoIsAsked(clients: readonly Client[]): Promise<Client | null> {
  for (;;) {
    const asked = clients.find(isAsked);
    if (asked !== undefined) return asked;
    if (clients.some((client) => client.sight()?.stage === 'over')) return null;
    await Promise.race(clients.map((client) => new Promise<void>((done) => (client.onNews = () => done()))));
  }
}

async function memoryOf(child: ChildProcess): Promise<Memory> {
  child.send('memory');
  const [memory] = (await once(child, 'message')) as [Memory];
  return memory;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}
