// Rules versions: a table keeps the rules it was begun with, moves where nothing changes, and asks where something does.

import type { Trouble } from '@orrery/protocol/tables';
import { openDatabase } from '../src/store/index.ts';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game } from '@orrery/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildBundle } from '../src/bundles/build.ts';
import { openAdmin } from '../src/index.ts';
import type { MoveInfo } from '@orrery/protocol/people';
import { loadEdition } from '../src/bundles/edition.ts';
import { withBundles } from '../src/bundles/games.ts';
import { databaseOf } from './database.ts';
import { createGuest, freshFolder, type Guest, playOut, seatAll, startHost } from './server.ts';

const source = fileURLToPath(new URL('./games/bids.ts', import.meta.url));

/** The test's game as another version of the server would have it: its text changed. */
function version(change: (code: string) => string): string {
  const folder = freshFolder();
  // Where a real game finds the kernel: among the packages beside it.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(dirname(source), '../../../node_modules/@orrery'), join(folder, 'node_modules/@orrery'));
  const file = join(folder, 'bids.ts');
  writeFileSync(file, change(readFileSync(source, 'utf8')));
  return file;
}
const asItIs = (code: string): string => code;
const inOtherWords = (code: string): string => code.replace("name: 'Bids'", "name: 'Bids, worded anew'");
/** One point more for a strong card: another game from the first thrown card on. */
const withOtherRules = (code: string): string =>
  code
    .replace('(table.scores[seat] ?? 0) + 1', '(table.scores[seat] ?? 0) + 2')
    .replace("kit.tell('log.keep'", "kit.tell('log.kept'");
/** No cheering: the answers that were given are no longer asked for. */
const withoutCheer = (code: string): string => code.replace("kit.goto('cheer', { seat });", 'kit.leave();');

/** The games of a server with this version of the game. */
async function gamesOf(data: string, file: string) {
  const edition = await loadEdition(pathToFileURL(file).href);
  const database = await openDatabase({ folder: data, url: await databaseOf(data) });
  onTestFinished(() => database.close());
  const games = { ids: ['bids'], find: async () => edition };
  return withBundles(games, database.db, data, () => undefined);
}

async function startVersion(data: string, file: string) {
  const host = await startHost({ data, games: await gamesOf(data, file) });
  await host.doDue();
  return host;
}

/** A table with a few answers, in a server that is then closed. */
async function begun(data: string) {
  const host = await startVersion(data, version(asItIs));
  const { id, people } = await seatAll(host.address, 2);
  for (let round = 0; round < 3; round++)
    for (const guest of people) {
      const { sight } = await guest.look(id);
      if (sight.ask === null) continue;
      const { choice, number } = sight.ask;
      const answer = choice.kind === 'one' ? (choice.options[0] ?? null) : choice.kind === 'number' ? choice.max : null;
      await guest.say(id, { ask: number, answers: [answer] });
    }
  const before = (await people[0]?.look(id))?.sight;
  await host.close();
  return { id, people, before };
}

async function moveOf(guest: Guest, id: string): Promise<MoveInfo> {
  return (await guest.call<MoveInfo>('GET', `/api/tables/${id}/move`)).body;
}

test('a bundle is the same wherever it is built, and brings its own kernel', async () => {
  const [one, other] = [await buildBundle('duel', 1), await buildBundle('duel', 1)];
  expect(one.digest).toBe(other.digest);
  const file = join(freshFolder(), 'duel.mjs');
  writeFileSync(file, one.code);
  const loaded = (await import(pathToFileURL(file).href)) as { game: Game; kernel: object };
  expect(loaded.game.id).toBe('duel');
  expect(Object.keys(loaded.kernel)).toContain('openJournal');
  // Nothing is left to be found elsewhere.
  expect(one.code).not.toMatch(/^import /m);
});

describe('at an upgrade', () => {
  test('a table that is the same game under the new rules moves over silently', async () => {
    const data = freshFolder();
    const { id, people, before } = await begun(data);
    const host = await startVersion(data, version(inOtherWords));
    for (const guest of people) guest.address = host.address;
    const [ada] = people as [Guest];
    expect(await moveOf(ada, id)).toEqual({ newer: false, possible: false, votes: [] });
    expect((await ada.look(id)).sight).toEqual(before);
    await playOut(people, id, 3);
    expect((await ada.look(id)).sight.stage).toBe('over');
  });

  test('one that would be another game stays on its own bundle, and plays on there', async () => {
    const data = freshFolder();
    const { id, people, before } = await begun(data);
    const host = await startVersion(data, version(withOtherRules));
    for (const guest of people) guest.address = host.address;
    const [ada] = people as [Guest];
    expect(host.lines.join('\n')).toContain('stays on its own rules');
    expect((await ada.look(id)).sight).toEqual(before);
    expect(readdirSync(join(data, 'bundles'))).toHaveLength(1);
    await playOut(people, id, 3);
    const { sight, events } = await ada.look(id);
    expect(sight.stage).toBe('over');
    expect(events.map(({ key }) => key)).not.toContain('log.kept');
  });

  test('and moves when every person at the table wants it to', async () => {
    const data = freshFolder();
    const { id, people } = await begun(data);
    const host = await startVersion(data, version(withOtherRules));
    for (const guest of people) guest.address = host.address;
    const [ada, bo] = people as [Guest, Guest];
    const vote = (guest: Guest, yes: boolean) =>
      guest.call<MoveInfo & Trouble>('POST', `/api/tables/${id}/move`, { yes });
    expect((await vote(ada, true)).body).toEqual({ newer: true, possible: true, votes: [0] });
    expect((await vote(ada, false)).body.votes).toEqual([]);
    await vote(bo, true);
    expect((await vote(ada, true)).body.newer).toBe(false);
    expect((await vote(ada, true)).body.code).toBe('cannot-move');
    expect((await ada.look(id)).events.map(({ key }) => key)).toContain('log.kept');
    // And what was moved opens again.
    await host.close();
    const again = await startVersion(data, version(withOtherRules));
    for (const guest of people) guest.address = again.address;
    await playOut(people, id, 3);
    expect((await ada.look(id)).sight.stage).toBe('over');
  });

  test('or when whoever runs the server says so', async () => {
    const data = freshFolder();
    const { id, people } = await begun(data);
    const file = version(withOtherRules);
    const admin = await openAdmin({ data, database: await databaseOf(data), games: await gamesOf(data, file) });
    onTestFinished(() => admin.close());
    await admin.move(id);
    await expect(admin.move(id)).rejects.toMatchObject({ code: 'cannot-move' });
    const host = await startVersion(data, file);
    const [ada] = people as [Guest];
    ada.address = host.address;
    expect(await moveOf(ada, id)).toEqual({ newer: false, possible: false, votes: [] });
    expect((await ada.look(id)).events.map(({ key }) => key)).toContain('log.kept');
  });

  test('is tried once for all who ask, until somebody answers', async () => {
    const data = freshFolder();
    const { id, people } = await begun(data);
    let tried = 0;
    const host = await startHost({
      data,
      games: await gamesOf(data, version(withOtherRules)),
      rehearsals: (usual) => ({ ...usual, rows: (...args) => (tried++, usual.rows(...args)) }),
    });
    for (const guest of people) guest.address = host.address;
    const stranger = createGuest(host.address);
    await host.doDue();
    const before = tried;
    const infos = await Promise.all(Array.from({ length: 6 }, () => moveOf(stranger, id)));
    expect(infos).toEqual(infos.map(() => ({ newer: true, possible: true, votes: [] })));
    expect(tried - before).toBe(1);
    await people[0]?.call('POST', `/api/tables/${id}/move`, { yes: true });
    const voted = tried;
    expect(await moveOf(stranger, id)).toMatchObject({ votes: [0] });
    expect(tried).toBe(voted);
    await playOut(people, id, 3);
    expect(await moveOf(stranger, id)).toMatchObject({ newer: false });
  });

  test('but not to rules that refuse an answer that was given', async () => {
    const data = freshFolder();
    const { id, people } = await begun(data);
    const host = await startVersion(data, version(withoutCheer));
    const [ada] = people as [Guest];
    ada.address = host.address;
    expect(await moveOf(ada, id)).toEqual({ newer: true, possible: false, votes: [] });
    const got = await ada.call<Trouble>('POST', `/api/tables/${id}/move`, { yes: true });
    expect([got.status, got.body.code]).toEqual([409, 'cannot-move']);
  });
});
