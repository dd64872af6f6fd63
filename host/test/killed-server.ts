// Servers that are killed and started again while people play, and the proof that nothing was lost.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Answer, fastDice, must, picker, type GameRecord, replay, sample } from '@orrery/kernel';
import { expect, onTestFinished } from 'vitest';
import { bids } from './games/bids.ts';
import { createGuest, type Guest, nextKey, seatAll } from './server.ts';

/** A server that is started again, on the same data and port, whenever it is killed. */
export interface KilledServer {
  readonly address: string;
  /** When it can be reached again. */
  ready: Promise<void>;
  kill(): Promise<void>;
  end(): Promise<void>;
  /** What ended it, if that was not us. */
  broken(): Error | null;
}

export async function startKilledServer(data: string, database?: string): Promise<KilledServer> {
  let child: ChildProcess;
  let address = '';
  let broken: Error | null = null;
  const start = async (): Promise<void> => {
    const port = address === '' ? '0' : new URL(address).port;
    const args = [data, port, ...(database === undefined ? [] : [database])];
    child = fork(fileURLToPath(new URL('./server-process.ts', import.meta.url)), args, { stdio: 'inherit' });
    const gone = once(child, 'exit').then(() => Promise.reject(new Error('the server ended at its start')));
    [address] = (await Promise.race([once(child, 'message'), gone])) as [string];
    gone.catch(() => undefined);
    child.once('exit', (code) => {
      if (code !== null) broken = new Error(`the server ended by itself with code ${code}`);
    });
  };
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await start();
  onTestFinished(end);
  const server: KilledServer = {
    address,
    ready: Promise.resolve(),
    async kill() {
      await server.ready;
      server.ready = end().then(start);
      await server.ready;
    },
    end,
    broken: () => broken,
  };
  return server;
}

export interface Played {
  readonly acknowledged: number;
  /** Commands that had taken effect although nobody heard of it. */
  readonly repeated: number;
  readonly tables: readonly string[];
  /** The table that only bots play. */
  readonly ofBots: string;
  readonly seats: readonly { readonly id: string; readonly seat: number; readonly said: readonly Answer[] }[];
}

/** People at several tables, spread over the servers, play to the end; `harm` is done again and again meanwhile. */
export async function playThrough(
  servers: readonly KilledServer[],
  { tables, harms, harm }: { tables: number; harms: number; harm: (n: number) => Promise<void> },
): Promise<Played> {
  const pick = picker(fastDice(31));
  const [first] = servers as [KilledServer];
  let acknowledged = 0;
  let repeated = 0;
  let goal = 0;
  let reached = (): void => undefined;

  const serverOf = (guest: Guest): KilledServer =>
    must(
      servers.find(({ address }) => address === guest.address),
      'a server',
    );
  /** Asks until there is an answer: a lost line, a dead server or a database that is away is none. */
  const insist = async <V extends { status: number }>(guest: Guest, ask: () => Promise<V>): Promise<V> => {
    for (;;) {
      const server = serverOf(guest);
      await server.ready;
      const broken = server.broken();
      if (broken !== null) throw broken;
      try {
        const got = await ask();
        if (got.status !== 503) return got;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      // What broke the line is under way: let it be seen before asking again.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const playSeat = async (guest: Guest, id: string): Promise<Answer[]> => {
    const said: Answer[] = [];
    for (;;) {
      const path = `/api/tables/${id}`;
      const { body } = await insist(guest, () => guest.call<Awaited<ReturnType<Guest['look']>>>('GET', path));
      const { sight } = body;
      if (sight.stage === 'over') return said;
      if (sight.ask === null) {
        await new Promise((resolve) => setImmediate(resolve));
        continue;
      }
      const answer = sample(sight.ask, pick);
      const command = { key: nextKey(), ask: sight.ask.number, answers: [answer] };
      const done = await insist(guest, () => guest.say(id, command));
      // A window may close before this seat's answer arrives: it is refused then, and must not be in the log.
      if (done.body.code === 'ask-gone') continue;
      if (done.status !== 200) throw new Error(done.text);
      said.push(answer);
      acknowledged++;
      if (done.body.repeated) repeated++;
      if (acknowledged === goal) reached();
    }
  };

  const seated = await Promise.all(Array.from({ length: tables }, () => seatAll(first.address, 3, { rounds: 20 })));
  const bot = { kind: 'bot', level: 'random' } as const;
  const ofBots = await createGuest(first.address).create({ seats: [bot, bot, bot], options: { rounds: 20 } });
  for (const { people } of seated)
    for (const [i, guest] of people.entries()) guest.address = must(servers[i % servers.length], 'a server').address;
  const playing = Promise.all(
    seated.flatMap(({ id, people }) =>
      people.map(async (guest, seat) => ({ id, seat, said: await playSeat(guest, id) })),
    ),
  );
  for (let n = 0; n < harms; n++) {
    const more = new Promise<void>((resolve) => (reached = resolve));
    goal = acknowledged + 20 + pick(60);
    await Promise.race([more, playing]);
    await harm(n);
  }
  const seats = await playing;
  return { acknowledged, repeated, tables: seated.map(({ id }) => id), ofBots: ofBots.id, seats };
}

/** Every acknowledged answer is in the log exactly once, in order, and nothing else; every log replays to its digests. */
export async function expectNothingLost({ tables, seats, acknowledged }: Played, address: string): Promise<void> {
  const reader = createGuest(address);
  const records = new Map<string, GameRecord>();
  for (const id of tables) {
    const { body } = await reader.call<GameRecord>('GET', `/api/tables/${id}/record`);
    expect(replay(bids, body).state.frames).toEqual([]);
    records.set(id, body);
  }
  for (const { id, seat, said } of seats) {
    const rows = must(records.get(id), 'a record').rows.filter((row) => row.seat === seat);
    expect(rows).toEqual(said.map((answer) => ({ seat, answer })));
  }
  expect(acknowledged).toBeGreaterThanOrEqual(tables.length * 20 * 5);
}
