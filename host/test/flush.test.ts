// Written first, then told: an answer waits for the disk, and nobody else does.

import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { silence } from '@orrery/bots';
import { must } from '@orrery/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFlush } from '../src/store/sqlite.ts';
import { createGuest, freshFolder, type Guest, listen, seatAll, startHost } from './server.ts';

/** The disk of every file of this process, as slow as the test wants it. */
async function slowDisk() {
  const file = await open(join(freshFolder(), 'any'), 'w');
  const files = Object.getPrototypeOf(file) as Pick<FileHandle, 'datasync'>;
  await file.close();
  const { datasync } = files;
  let begun = 0;
  let go = (): void => undefined;
  let gate = Promise.resolve();
  files.datasync = async function (this: FileHandle) {
    begun++;
    await gate;
    await datasync.call(this);
  };
  onTestFinished(() => void (files.datasync = datasync));
  return {
    begun: () => begun,
    hold: () => void (gate = new Promise((resolve) => (go = resolve))),
    go: () => go(),
  };
}

test('an answer is acknowledged and told when the disk has it; others are served meanwhile', async () => {
  const disk = await slowDisk();
  const { address } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const [ada] = people as [Guest];
  const ear = await listen(ada, [id]);
  await ear.next();
  const before = ear.bytes();
  const ask = must((await ada.look(id)).sight.ask, 'an ask');
  const done: string[] = [];
  const earlier = disk.begun();
  disk.hold();
  const said = ada.say(id, { ask: ask.number, answers: [silence(ask)] }).finally(() => done.push('said'));
  await vi.waitUntil(() => disk.begun() > earlier);
  expect((await createGuest(address).call('GET', '/api/games')).status).toBe(200);
  expect([done, ear.bytes()]).toEqual([[], before]);
  disk.go();
  expect((await said).status).toBe(200);
  await ear.next();
});

test('one wait serves all who come during the one before it', async () => {
  const disk = await slowDisk();
  const path = join(freshFolder(), 'log');
  await (await open(path, 'w')).close();
  const flush = createFlush(path);
  disk.hold();
  const first = flush.now();
  await vi.waitUntil(() => disk.begun() === 1);
  const others = [flush.now(), flush.now(), flush.now()];
  disk.go();
  await Promise.all([first, ...others]);
  expect(disk.begun()).toBe(2);
  await flush.close();
});
