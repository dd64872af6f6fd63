// Games that come from outside: read and played again where they hold up nobody, within bounds of size, time and number.

import {
  asks,
  commitment,
  diceKey,
  fastDice,
  type GameRecord,
  keyedDice,
  must,
  openJournal,
  picker,
  sample,
  say,
  takeBack,
  toRecord,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { createQueue } from '../src/rehearsal/queue.ts';
import { openThread, type Thread } from '../src/rehearsal/thread.ts';
import { bids } from './games/bids.ts';
import { createGuest, type Guest, startHost } from './server.ts';

const SECRET = 'ab'.repeat(32);
const PASSWORD = 'a long pass phrase';

/** A game of bids that goes back again and again before it ends. */
function withReturns(returns: number): GameRecord {
  const table = 'foreign-record-01';
  const head = {
    game: bids.id,
    rules: bids.rules,
    options: { rounds: 6 },
    seats: ['Ada', 'Bo'],
    table,
    commitment: commitment(SECRET),
    salts: ['', ''],
  };
  const journal = openJournal(bids, head, keyedDice(diceKey(SECRET, table, head.salts)));
  const pick = picker(fastDice(1));
  const answer = (): void => {
    const [ask] = asks(bids, journal.state);
    say(journal, must(ask, 'an ask').seat, sample(must(ask, 'an ask'), pick));
  };
  for (let n = 0; n < 6; n++) answer();
  for (let n = 0; n < returns; n++) {
    takeBack(journal, 0, journal.live.length - 1);
    answer();
  }
  while (journal.state.frames.length > 0) answer();
  return toRecord(journal, SECRET);
}

async function signedUp(address: string): Promise<Guest> {
  const ada = createGuest(address);
  await ada.call('POST', '/api/account/sign-up', { login: 'ada', password: PASSWORD, name: 'Ada' });
  return ada;
}

/** How often the server answered others while something went on. */
async function answeredDuring(address: string, going: Promise<unknown>): Promise<number> {
  const over = going.then(() => true);
  let answered = 0;
  while (!(await Promise.race([over, fetch(`${address}/health`).then(() => false)]))) answered++;
  return answered;
}

describe('a record with thousands of returns', () => {
  test('is kept with an account while the server goes on answering', async () => {
    const { address } = await startHost();
    const ada = await signedUp(address);
    const going = ada.call('POST', '/api/account/records', withReturns(8000));
    expect(await answeredDuring(address, going)).toBeGreaterThan(5);
    expect((await going).status).toBe(200);
  });
});

describe('what is no record', () => {
  const deep = (n: number): string => `${'['.repeat(n)}${']'.repeat(n)}`;
  const bodies: [string, string][] = [
    ['nested', `{"orrery":1,"game":"bids","secret":"x","table":"foreign-record-02","rows":${deep(100_000)}}`],
    ['nested origin', nestedOrigin(20_000)],
    ['null', 'null'],
    ['a list', '[]'],
    ['another game', '{"orrery":1,"game":"__proto__","secret":"x","table":"foreign-record-02"}'],
    ['empty', '{"orrery":1,"game":"bids","secret":"x","table":"foreign-record-02"}'],
  ];

  function nestedOrigin(n: number): string {
    const origin = '{"table":"t","commitment":"c","salts":[],"secret":"s","epoch":0,"origin":';
    return `{"orrery":1,"game":"bids","rules":1,"seats":[],"salts":[],"commitment":"","chain":"","secret":"x","table":"foreign-record-02","origin":${origin.repeat(n)}{}${'}'.repeat(n)}}`;
  }

  test.each(bodies)('is refused in words, and the server lives: %s', async (_, body) => {
    const { address, lines } = await startHost();
    const ada = await signedUp(address);
    for (const path of ['/api/records', '/api/account/records']) {
      const headers = { cookie: ada.cookie, 'content-type': 'application/json' };
      const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body });
      const { message = '' } = (await reply.json()) as { message?: string };
      expect([path, reply.status >= 400 && reply.status < 500, message]).toEqual([path, true, expect.any(String)]);
      expect(message).not.toMatch(/call stack|\bat \w+ \(/);
    }
    expect(lines).toEqual([]);
    expect((await fetch(`${address}/health`)).status).toBe(200);
  });
});

describe('a queue', () => {
  /** A thread whose work ends when it is told to. */
  function slow(): Thread & { end(): void } {
    const open: (() => void)[] = [];
    return {
      run: <V>() => new Promise<V>((done) => open.push(() => done(null as V))),
      end: () => open.splice(0).forEach((done) => done()),
    };
  }
  const work = { work: 'ready', game: { id: 'bids' } } as const;

  test('takes one of each caller and a few of all; then others again', async () => {
    const thread = slow();
    const queue = createQueue(thread, { each: 1, all: 3 });
    const first = queue.run('ada', work);
    await expect(queue.run('ada', work)).rejects.toMatchObject({ code: 'too-fast' });
    const others = ['bo', 'cy'].map((who) => queue.run(who, work));
    await expect(queue.run('di', work)).rejects.toMatchObject({ code: 'too-busy' });
    thread.end();
    await Promise.all([first, ...others]);
    const again = queue.run('ada', work);
    thread.end();
    await again;
  });

  test('a person who sends many at once is told to wait; one of them is read', async () => {
    const { address } = await startHost();
    const ada = await signedUp(address);
    const record = withReturns(400);
    const sent = Array.from({ length: 12 }, () => ada.call('POST', '/api/account/records', record));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});

test('what is not plain data fails alone: the thread, and what goes over with it, go on', async () => {
  const thread = openThread(5000);
  const bad = { work: 'ready', game: { id: 'duel', module: (() => undefined) as unknown as string } } as const;
  const good = { work: 'ready', game: { id: 'duel' } } as const;
  const [first, second, third] = await Promise.allSettled([thread.run(good), thread.run(bad), thread.run(good)]);
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(thread.run(good)).resolves.toBeNull();
});
