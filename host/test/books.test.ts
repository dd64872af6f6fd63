// Snapshots: a long game opens from the last one, with the very same books as from its first row.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { silence, type Thinker } from '@orrery/bots';
import type { Update } from '@orrery/protocol/tables';
import { type Game, must, type GameRecord, replay } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/store/index.ts';
import type { Store } from '../src/store/store.ts';
import { databaseOf } from './database.ts';
import { createGuest, freshFolder, type Guest, listen, seatAll, startHost } from './server.ts';
import { longGames } from './games/laps.ts';

/** All that nothing holds is gone. */
function clearMemory(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Plays so many whole turns, two answers each. */
async function playTurns(people: readonly Guest[], id: string, turns: number): Promise<void> {
  for (let n = 0; n < turns; n++)
    for (const guest of people) {
      const { sight } = (await guest.call<Update>('GET', `/api/tables/${id}`)).body;
      if (sight.ask === null) continue;
      const done = await guest.say(id, { ask: sight.ask.number, answers: [n % 10, 'roll'] });
      if (done.status !== 200) throw new Error(done.text);
      break;
    }
}

/** Counts what is asked of the store. */
function counting(): { store: (real: Store) => Store; asked: { rows: number; whole: number } } {
  const asked = { rows: 0, whole: 0 };
  const store = (real: Store): Store => ({
    ...real,
    async since(id, after) {
      const found = await real.since(id, after);
      asked.rows += found.rows.length;
      if (after === 0) asked.whole++;
      return found;
    },
  });
  return { store, asked };
}

const start = (data: string, store?: (real: Store) => Store) =>
  startHost({ data, games: longGames, ...(store === undefined ? {} : { store }) });

/** The table as everybody sees it, from the first row: with every snapshot passed over. */
async function fromTheFirstRow(data: string, people: readonly Guest[], id: string): Promise<Update[]> {
  const blind = (real: Store): Store => ({ ...real, snapshot: async () => undefined });
  const { address, close } = await start(data, blind);
  const seen = await Promise.all(people.map((guest) => lookAt(guest, address, id)));
  await close();
  return seen;
}

async function lookAt(guest: Guest, address: string, id: string): Promise<Update> {
  const response = await fetch(`${address}/api/tables/${id}?from=0`, { headers: { cookie: guest.cookie } });
  return (await response.json()) as Update;
}

test('a table opens from its snapshot, to the last event and ask number', async () => {
  const data = freshFolder();
  const first = await start(data);
  const { id, people } = await seatAll(first.address, 2, {}, 'laps');
  await playTurns(people, id, 130);
  const [ada] = people as [Guest, Guest];
  const open = must((await ada.look(id)).sight.ask, 'an ask');
  // An answer that can be undone, after the snapshot.
  await ada.say(id, { ask: open.number, answers: [7] });
  const before = await Promise.all(people.map((guest) => guest.look(id)));
  expect(before[0]?.events).toHaveLength(261);
  await first.close();

  const { store, asked } = counting();
  const second = await start(data, store);
  for (const guest of people) guest.address = second.address;
  expect(await Promise.all(people.map((guest) => guest.look(id)))).toEqual(before);
  expect(asked).toMatchObject({ whole: 0 });
  expect(asked.rows).toBeLessThan(110);
  expect(await fromTheFirstRow(data, people, id)).toEqual(before);

  // What could be undone still can, and the log is cut back by it.
  expect((await ada.undo(id)).status).toBe(200);
  const undone = await ada.look(id);
  expect(undone.events).toEqual(before[0]?.events.slice(0, 260));
  expect(undone.sight.canUndo).toBe(false);
  await playTurns(people, id, 1);
  expect((await ada.look(id)).events).toHaveLength(262);
  expect(asked.whole).toBe(0);
});

test('a damaged snapshot is passed over, and made anew from the log', async () => {
  const data = freshFolder();
  const first = await start(data);
  const { id, people } = await seatAll(first.address, 2, {}, 'laps');
  await playTurns(people, id, 250);
  const before = await Promise.all(people.map((guest) => guest.look(id)));
  await first.close();

  const database = await openDatabase({ folder: data, url: await databaseOf(data) });
  const kept = await database.db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('seq')
    .execute();
  expect(kept.length).toBeGreaterThan(2);
  const harm = async (seq: number, change: { books?: string; told?: string }): Promise<void> => {
    await database.db.updateTable('snapshots').set(change).where('table_id', '=', id).where('seq', '=', seq).execute();
  };
  const [early, , last] = kept.slice(-3).map((each) => must(each, 'a snapshot'));
  // The last one is what the table would open from; the early one is only read for its part of the log.
  await harm(must(last, 'a snapshot').seq, { books: must(last, 'a snapshot').books.replace(/\d/, '9') });
  await harm(must(early, 'a snapshot').seq, { told: '[]' });
  await database.close();

  const second = await start(data);
  for (const guest of people) guest.address = second.address;
  expect(await Promise.all(people.map((guest) => guest.look(id)))).toEqual(before);
  await playTurns(people, id, 60);
  expect((await (people[0] as Guest).look(id)).events).toHaveLength(620);
  await second.close();
  expect((await fromTheFirstRow(data, people, id))[0]?.events).toHaveLength(620);
});

test('a reader gets the end of a long log; the rest piece by piece', async () => {
  const { address } = await start(freshFolder());
  const { id, people } = await seatAll(address, 2, {}, 'laps');
  await playTurns(people, id, 250);
  const [ada] = people as [Guest];
  const { body: last } = await ada.call<Update>('GET', `/api/tables/${id}`);
  expect(last.from + last.events.length).toBe(500);
  expect(last.events.length).toBeLessThanOrEqual(200);
  const whole = await ada.look(id);
  expect([whole.from, whole.events.length]).toEqual([0, 500]);
  expect(whole.events.slice(last.from)).toEqual(last.events);
  const { body: middle } = await ada.call<Update>('GET', `/api/tables/${id}/log?from=90&to=310`);
  expect(middle).toEqual({ from: 90, events: whole.events.slice(90, 310) });
  for (const query of ['', '?from=3', '?from=5&to=2', '?from=0&to=9999999'])
    expect((await ada.call('GET', `/api/tables/${id}/log${query}`)).status).toBe(400);
});

test('going far back, over snapshots, and on: the log is the one that holds', async () => {
  const data = freshFolder();
  const thinker: Thinker = {
    think: async ({ ask, bot }) => ({ answer: silence(ask), bot }),
    close: async () => undefined,
  };
  const { address, close } = await startHost({ data, games: longGames, thinker });
  const ada = createGuest(address);
  const seats = [{ kind: 'me', name: 'Ada' } as const, { kind: 'bot', level: 'random' } as const];
  const { id } = await ada.create({ game: 'laps', seats });
  const ear = await listen(ada, [id]);
  const myTurn = async (): Promise<NonNullable<Update['sight']['ask']>> =>
    must((await ear.until(({ sight }) => sight.ask !== null)).sight.ask, 'an ask');
  for (let n = 0; n < 60; n++) await ada.say(id, { ask: (await myTurn()).number, answers: [n % 10, 'roll'] });
  await myTurn();
  const before = await ada.look(id);
  expect(before.events).toHaveLength(240);
  // To before her last answer, the roll of her last turn; then before that one; then she plays on.
  expect((await ada.undo(id, { back: true })).status).toBe(200);
  expect((await ada.look(id)).events).toEqual([
    ...before.events.slice(0, 237),
    { key: 'log.taken-back', args: { seat: 0 } },
  ]);
  expect((await ada.undo(id, { back: true })).status).toBe(200);
  const ask = must((await ada.look(id)).sight.ask, 'an ask');
  await ada.say(id, { ask: ask.number, answers: [3, 'roll'] });
  await ear.until(({ from, events }) => from + events.length === 241);
  const after = await ada.look(id);
  expect(after.events.slice(0, 236)).toEqual(before.events.slice(0, 236));
  expect(after.events.map(({ key }) => key).slice(236)).toEqual([
    'log.taken-back',
    'log.go',
    'log.roll',
    'log.go',
    'log.roll',
  ]);
  await close();
  expect(await fromTheFirstRow(data, [ada], id)).toEqual([after]);
  const again = await start(data);
  ada.address = again.address;
  expect(await ada.look(id)).toEqual(after);
});

test('a finished long game gives its record, and it replays', async () => {
  const data = freshFolder();
  const { address } = await start(data);
  const { id, people } = await seatAll(address, 2, { laps: 60 }, 'laps');
  await playTurns(people, id, 120);
  const [ada] = people as [Guest];
  const { body } = await ada.call<GameRecord>('GET', `/api/tables/${id}/record`);
  expect(body.rows).toHaveLength(240);
  expect(replay(must(await longGames.find('laps'), 'laps').game, body).state.frames).toEqual([]);
});

test('of a game that is followed only its last moments stay in memory, however long it goes on', async () => {
  const laps = must(await longGames.find('laps'), 'laps');
  const shown = new Set<WeakRef<object>>();
  const { standing } = laps.game;
  const game: Game = {
    ...laps.game,
    standing(seen) {
      shown.add(new WeakRef(seen.table as object));
      return standing(seen);
    },
  };
  const { address } = await startHost({ games: { ids: ['laps'], find: async () => ({ ...laps, game }) } });
  const { id, people } = await seatAll(address, 2, {}, 'laps');
  for (const guest of people) await listen(guest, [id]);
  await playTurns(people, id, 150);
  clearMemory();
  const held = [...shown].filter((table) => table.deref() !== undefined);
  expect(shown.size).toBeGreaterThan(300);
  expect(held.length).toBeLessThan(30);
});
