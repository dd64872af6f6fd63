// Hostile requests in bulk. `ORRERY_FUZZ=100000` sends as many as that.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fire } from './fuzz.ts';
import { createGuest, freshFolder, seatAll, startHost } from './server.ts';

const COUNT = Number(process.env['ORRERY_FUZZ'] ?? 100_000);

test('no hostile request breaks anything, is answered with a 5xx, or has an effect', async () => {
  const web = freshFolder();
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>The client</title>');
  const { address, lines } = await startHost({ web });
  const { id, people } = await seatAll(address, 2);
  const stranger = createGuest(address);
  await stranger.call('GET', '/api/me');
  const watchers = [...people, stranger];
  const before = await Promise.all(watchers.map((guest) => guest.look(id)));
  const { requests, statuses, wrong } = await fire(address, id, watchers, COUNT, 71);
  expect(wrong).toEqual([]);
  expect(requests).toBe(COUNT);
  expect(await Promise.all(watchers.map((guest) => guest.look(id)))).toEqual(before);
  expect((await stranger.call('GET', '/api/tables')).body).toEqual([]);
  expect(lines).toEqual([]);
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${n} x ${status}`);
  console.info(`${requests} hostile requests: ${counts.join(', ')}`);
}, 1_800_000);
