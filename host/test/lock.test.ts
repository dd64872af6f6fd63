// Another program that has locked the database: who writes is told to come back, nothing is half-written, nobody else waits.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { silence } from '@orrery/bots';
import { must } from '@orrery/kernel';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { databaseOf } from './database.ts';
import { createGuest, freshFolder, type Guest, nextKey, seatAll, startHost } from './server.ts';

/** Locks what an answer is written to; gives what ends it. */
async function lock(data: string): Promise<() => Promise<void>> {
  const url = await databaseOf(data);
  if (url !== undefined) {
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('begin; lock table rows, talk in exclusive mode');
    return async () => void (await client.query('rollback'));
  }
  const db = new DatabaseSync(join(data, 'orrery.sqlite'));
  onTestFinished(() => db.close());
  db.exec('begin immediate');
  return async () => db.exec('rollback');
}

async function scene() {
  const data = freshFolder();
  const { address, lines } = await startHost({ data });
  const { id, people } = await seatAll(address, 2);
  const [ada, bo] = people as [Guest, Guest];
  const ask = must((await ada.look(id)).sight.ask, 'an ask');
  return { data, address, lines, id, ada, bo, bid: { key: nextKey(), ask: ask.number, answers: [silence(ask)] } };
}

test('is waited for in vain: a clear word, nothing written, and the table goes on afterwards', async () => {
  const { data, address, lines, id, ada, bo, bid } = await scene();
  const before = await ada.look(id);
  const unlock = await lock(data);
  const refused = ada.say(id, bid);
  const spoken = bo.call<{ code: string }>('POST', `/api/tables/${id}/talk`, { text: 'Hello' });
  const began = performance.now();
  expect((await createGuest(address).call('GET', '/api/games')).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(3000);
  for (const { status, body, headers } of [await refused, await spoken]) {
    expect([status, body.code]).toEqual([503, 'database-busy']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(lines.join('\n')).toContain('another program has locked the database');
  expect(await ada.look(id)).toEqual(before);
  await unlock();
  expect((await ada.say(id, bid)).body).toEqual({ ok: true, repeated: false });
  expect((await bo.call('POST', `/api/tables/${id}/talk`, { text: 'Hello' })).body).toMatchObject({ n: 1 });
});

test('is waited for if it is short', async () => {
  const { data, id, ada, bid } = await scene();
  const unlock = await lock(data);
  const said = ada.say(id, bid);
  setTimeout(() => void unlock(), 500);
  expect((await said).body).toEqual({ ok: true, repeated: false });
});
