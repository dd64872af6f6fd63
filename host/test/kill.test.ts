// Nothing lost: servers are killed in the middle of their work, again and again; one of two nodes; the database itself.

import { type GameRecord, replay } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from './games/bids.ts';
import { createGuest, freshFolder, listen, startHost } from './server.ts';
import { expectNothingLost, type Played, playThrough, startKilledServer } from './killed-server.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const report = (what: string, { acknowledged, repeated }: Played, harms: number): void =>
  console.info(`${what}: ${acknowledged} answers acknowledged over ${harms} of them, ${repeated} when asked again`);

/** The bots' table goes on by itself, from wherever the last crash left it, and each was asked once for each answer. */
async function expectBotsFinish(id: string, address: string): Promise<void> {
  const reader = createGuest(address);
  const ear = await listen(reader, [id]);
  await ear.until(({ sight }) => sight.stage === 'over');
  const { body } = await reader.call<GameRecord>('GET', `/api/tables/${id}/record`);
  expect(replay(bids, body).state.frames).toEqual([]);
}

test('kills of the server, on SQLite', async () => {
  const data = freshFolder();
  const server = await startKilledServer(data);
  const played = await playThrough([server], { tables: 8, harms: 8, harm: () => server.kill() });
  await server.end();
  const { address } = await startHost({ data });
  await expectNothingLost(played, address);
  await expectBotsFinish(played.ofBots, address);
  report('kills', played, 8);
}, 300_000);

describe('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.end(), 60_000);

  test('kills of the only server', async () => {
    const database = await postgres.create();
    const server = await startKilledServer(freshFolder(), database);
    const played = await playThrough([server], { tables: 6, harms: 5, harm: () => server.kill() });
    await server.end();
    const { address } = await startHost({ database });
    await expectNothingLost(played, address);
    await expectBotsFinish(played.ofBots, address);
    report('kills', played, 5);
  }, 300_000);

  test('kills of one of two nodes', async () => {
    const database = await postgres.create();
    const servers = [
      await startKilledServer(freshFolder(), database),
      await startKilledServer(freshFolder(), database),
    ];
    const [stays, dies] = servers as [(typeof servers)[0], (typeof servers)[0]];
    const played = await playThrough(servers, { tables: 6, harms: 5, harm: () => dies.kill() });
    await expectNothingLost(played, stays.address);
    await expectBotsFinish(played.ofBots, stays.address);
    report('kills of one node', played, 5);
  }, 300_000);

  test('restarts of the database under load', async () => {
    const database = await postgres.create();
    const servers = [
      await startKilledServer(freshFolder(), database),
      await startKilledServer(freshFolder(), database),
    ];
    const [first] = servers as [(typeof servers)[0]];
    const played = await playThrough(servers, { tables: 6, harms: 4, harm: () => postgres.restart() });
    await expectNothingLost(played, first.address);
    await expectBotsFinish(played.ofBots, first.address);
    report('restarts of the database', played, 4);
  }, 300_000);
});
