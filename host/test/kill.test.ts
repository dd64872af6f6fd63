// Nothing lost: the server is killed in the middle of its work, again and again. Every acknowledged answer is in the
// log exactly once, and the log replays to the same digests.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Answer, fastDice, must, picker, type Record, replay, sample } from '@orrery/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { bids } from './bids.ts';
import { createGuest, freshFolder, type Guest, nextKey, seatAll, startHost } from './house.ts';

const KILLS = 6;
const TABLES = 4;
const SEATS = 3;

/** A server that is started again, on the same data and port, whenever it is killed. */
interface Mortal {
  /** When it can be reached again. */
  ready: Promise<string>;
  kill(): Promise<void>;
  end(): Promise<void>;
}

async function startMortal(data: string): Promise<Mortal> {
  let child: ChildProcess;
  let port = '0';
  const start = async (): Promise<string> => {
    child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [data, port], { stdio: 'inherit' });
    const [address] = (await once(child, 'message')) as [string];
    port = new URL(address).port;
    return address;
  };
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const mortal: Mortal = {
    ready: start(),
    async kill() {
      await mortal.ready;
      mortal.ready = end().then(start);
      await mortal.ready;
    },
    end,
  };
  onTestFinished(end);
  await mortal.ready;
  return mortal;
}

/** Asks until there is an answer: a lost line or a dead server is no answer. */
async function insist<V>(mortal: Mortal, ask: () => Promise<V>): Promise<V> {
  for (;;) {
    await mortal.ready;
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      // The kill that cut the line is under way: let its restart be seen before asking again.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

test('what was acknowledged survives kills at random moments, exactly once', async () => {
  const data = freshFolder();
  const mortal = await startMortal(data);
  const address = await mortal.ready;
  const pick = picker(fastDice(31));
  let acknowledged = 0;
  let repeated = 0;
  let goal = 0;
  let reached = (): void => undefined;

  /** Plays one seat to the end; gives its answers as the server acknowledged them. */
  const playSeat = async (guest: Guest, id: string): Promise<Answer[]> => {
    const said: Answer[] = [];
    for (;;) {
      const { sight } = await insist(mortal, () => guest.look(id));
      if (sight.stage === 'over') return said;
      if (sight.ask === null) {
        await new Promise((resolve) => setImmediate(resolve));
        continue;
      }
      const answer = sample(sight.ask, pick);
      const command = { key: nextKey(), ask: sight.ask.number, answers: [answer] };
      const done = await insist(mortal, () => guest.say(id, command));
      // A window may close before this seat's answer arrives: it is refused then, and must not be in the log.
      if (done.status === 409 && done.body.code === 'ask-gone') continue;
      if (done.status !== 200) throw new Error(done.text);
      said.push(answer);
      acknowledged++;
      if (done.body.repeated) repeated++;
      if (acknowledged === goal) reached();
    }
  };

  const tables = await Promise.all(Array.from({ length: TABLES }, () => seatAll(address, SEATS, { rounds: 20 })));
  const owner = createGuest(address);
  const ofBots = await owner.create({
    seats: [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ],
  });
  const playing = Promise.all(
    tables.flatMap(({ id, people }) =>
      people.map(async (guest, seat) => ({ id, seat, said: await playSeat(guest, id) })),
    ),
  );
  for (let kills = 0; kills < KILLS; kills++) {
    const more = new Promise<void>((resolve) => (reached = resolve));
    goal = acknowledged + 20 + pick(60);
    await Promise.race([more, playing]);
    await mortal.kill();
  }
  const seats = await playing;
  await mortal.end();

  const { address: last } = await startHost({ data });
  const reader = createGuest(last);
  const records = new Map<string, Record>();
  for (const { id } of tables) {
    const { body } = await reader.call<Record>('GET', `/api/tables/${id}/record`);
    expect(replay(bids, body).state.frames).toEqual([]);
    records.set(id, body);
  }
  for (const { id, seat, said } of seats) {
    const rows = must(records.get(id), 'a record').rows.filter((row) => row.seat === seat);
    expect(rows).toEqual(said.map((answer) => ({ seat, answer })));
  }
  expect(acknowledged).toBeGreaterThanOrEqual(TABLES * 20 * (SEATS + 2));
  expect((await reader.look(ofBots.id)).sight.stage).not.toBe('open');
  console.info(`${acknowledged} answers acknowledged over ${KILLS} kills, ${repeated} of them when asked again`);
}, 180_000);
