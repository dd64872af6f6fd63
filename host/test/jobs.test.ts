// Jobs: claimed by one, done once, taken up again when whoever had them is gone.

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createJobs, type Job, type Jobs } from '../src/jobs.ts';
import { type Database, openDatabase } from '../src/store/index.ts';
import { createTurnstile } from '../src/turnstile.ts';
import { databaseOf } from './database.ts';
import { freshFolder } from './server.ts';

async function open(
  folder = freshFolder(),
): Promise<{ database: Database; folder: string; jobs: Jobs; lines: string[] }> {
  const database = await openDatabase({ folder, url: await databaseOf(folder) });
  const lines: string[] = [];
  const jobs = createJobs(database, (line) => void lines.push(line));
  onTestFinished(async () => {
    await jobs.close();
    await database.close();
  });
  return { database, folder, jobs, lines };
}

const job = (key: string, due = 0) => ({ kind: 'ring', key, about: { key }, due });
const left = async ({ db }: Database): Promise<string[]> =>
  (await db.selectFrom('jobs').select('key').orderBy('key').execute()).map(({ key }) => key);

/** Turns the clock on until something holds; the work in between takes the time it takes. */
async function until(jobs: Jobs, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 500) throw new Error('it never came to that');
    vi.setSystemTime(Date.now() + 1000);
    await jobs.look();
    while (jobs.busy() > 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

function turnClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
}

describe('a job', () => {
  test('is done when it is due, and is gone then', async () => {
    turnClock();
    const { jobs, database } = await open();
    const done: Job[] = [];
    jobs.on('ring', async (each) => void done.push(each));
    await jobs.add([job('early', 1_000_000), job('late', 1_060_000)]);
    await until(jobs, async () => (await left(database)).length === 1);
    expect(done).toMatchObject([{ kind: 'ring', key: 'early', about: { key: 'early' } }]);
    await until(jobs, () => done.length === 2);
    expect(Date.now()).toBeGreaterThanOrEqual(1_060_000);
    await until(jobs, async () => (await left(database)).length === 0);
  });

  test('is moved when it is added again, and can be dropped', async () => {
    turnClock();
    const { jobs, database } = await open();
    const rung: string[] = [];
    jobs.on('ring', async ({ key }) => void rung.push(key));
    await jobs.add([job('a', 1_900_000), job('b', 1_000_000)]);
    await jobs.add([job('a', 1_000_000)]);
    await jobs.drop('ring', 'b');
    await until(jobs, () => rung.length > 0);
    await until(jobs, async () => (await left(database)).length === 0);
    expect(rung).toEqual(['a']);
  });

  test('that fails is tried again, later each time', async () => {
    turnClock();
    const { jobs, database, lines } = await open();
    const tries: number[] = [];
    jobs.on('ring', async () => {
      tries.push(Date.now());
      if (tries.length < 3) throw new Error('no luck');
    });
    await jobs.add([job('a')]);
    await until(jobs, async () => (await left(database)).length === 0);
    expect(tries).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = tries;
    expect(second - first).toBeGreaterThanOrEqual(5000);
    expect(third - second).toBeGreaterThanOrEqual(10_000);
    expect(lines).toEqual(['job 1 (ring) failed: no luck', 'job 1 (ring) failed: no luck']);
  });
});

describe('exactly one effect', () => {
  test('of many jobs on two nodes', async () => {
    const one = await open();
    const two = await open(one.folder);
    const effects = new Map<string, number>();
    for (const { jobs, database } of [one, two])
      jobs.on('ring', async (each) => {
        await database.write(async (on) => {
          if (await jobs.finish(each, on)) effects.set(each.key, (effects.get(each.key) ?? 0) + 1);
        });
      });
    const keys = Array.from({ length: 50 }, (_, i) => `job ${i}`);
    await one.jobs.add(keys.map((key) => job(key)));
    await Promise.all([one.jobs.start(), two.jobs.start()]);
    while ((await left(one.database)).length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect([...effects].toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual(
      keys.toSorted().map((key) => [key, 1] as const),
    );
  });

  test('when a node dies with a job in its hands: another takes it up once the claim has run out', async () => {
    turnClock();
    const dead = await open();
    const alive = await open(dead.folder);
    const own = await dead.database.write((on) => dead.jobs.addOwn([job('a')], on));
    expect(own).toHaveLength(1);
    const rung: string[] = [];
    alive.jobs.on('ring', async ({ key }) => void rung.push(key));
    await until(alive.jobs, () => rung.length === 1);
    await until(alive.jobs, async () => (await left(alive.database)).length === 0);
    if (dead.database.kind === 'postgres') expect(Date.now()).toBeGreaterThan(1_015_000);
    const late = await dead.database.write((on) => dead.jobs.finish(own[0] as Job, on));
    expect(late).toBe(false);
  });

  test('of a job that is added twice by its own node', async () => {
    const { jobs, database } = await open();
    const add = () => database.write((on) => jobs.addOwn([job('a')], on));
    expect([(await add()).length, (await add()).length]).toEqual([1, 0]);
  });
});

describe('many jobs', () => {
  test('of one kind do not keep another kind waiting', async () => {
    turnClock();
    const { jobs } = await open();
    const rung: string[] = [];
    const ends: (() => void)[] = [];
    jobs.on('think', () => new Promise<void>((end) => ends.push(end)));
    jobs.on('ring', async ({ key }) => void rung.push(key));
    await jobs.add(Array.from({ length: 90 }, (_, n) => ({ ...job(`bot ${n}`), kind: 'think' })));
    await jobs.look();
    await vi.waitUntil(() => ends.length === 64);
    await jobs.add([job('clock')]);
    await jobs.look();
    await vi.waitUntil(() => rung.length === 1);
    while (jobs.busy() > 0) {
      ends.splice(0).forEach((end) => end());
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

  test('are added at once, more than a statement has variables for', async () => {
    const { jobs, database } = await open();
    const later = Date.now() + 3_600_000;
    await jobs.add(Array.from({ length: 20_000 }, (_, n) => job(`table ${n}`, later)));
    expect(await left(database)).toHaveLength(20_000);
  });
});

describe('a turnstile', () => {
  test('gives everybody a turn, however much one of them brings', async () => {
    const inTurn = createTurnstile(1);
    const order: string[] = [];
    const bring = (whose: string, n: number): Promise<void>[] =>
      Array.from({ length: n }, () => inTurn(whose, async () => void order.push(whose)));
    const all = [...bring('ada', 5), ...bring('bo', 2), ...bring('cy', 1)];
    await Promise.all(all);
    expect(order).toEqual(['ada', 'ada', 'bo', 'cy', 'ada', 'bo', 'ada', 'ada']);
  });

  test('does so many at once, and goes on after one that fails', async () => {
    const inTurn = createTurnstile(2);
    let busy = 0;
    let most = 0;
    const work = async (n: number): Promise<void> => {
      most = Math.max(most, ++busy);
      await new Promise((resolve) => setImmediate(resolve));
      busy--;
      if (n === 1) throw new Error('no');
    };
    const ends = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inTurn(`${n}`, () => work(n))));
    expect([most, ends.filter(({ status }) => status === 'fulfilled').length]).toEqual([2, 4]);
  });
});
