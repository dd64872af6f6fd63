// Words at a table, notes for oneself, and who is there.

import type { Note, Presence, Talk, Trouble } from '@orrery/protocol/tables';
import { describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { createGuest, type Ear, type Guest, listen, seatAll, startHost } from './server.ts';

const speak = (guest: Guest, id: string, text: string) =>
  guest.call<Talk & Trouble>('POST', `/api/tables/${id}/talk`, { text });
const said = async (guest: Guest, id: string): Promise<Talk[]> =>
  (await guest.call<Talk[]>('GET', `/api/tables/${id}/talk`)).body;

async function heard<V>(ear: Ear, event: string, fits: (value: V) => boolean = () => true): Promise<V> {
  for (;;) {
    const next = await ear.next();
    if (next.event === event && fits(JSON.parse(next.data) as V)) return JSON.parse(next.data) as V;
  }
}

describe('talk', () => {
  test('of a seat is read by everybody, in order, as plain text', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    expect((await speak(ada, id, ' Hello,\nwho begins? ')).body).toMatchObject({
      n: 1,
      seat: 0,
      text: 'Hello,\nwho begins?',
    });
    await speak(bo, id, '<b>I do</b>');
    expect(await said(createGuest(address), id)).toMatchObject([
      { n: 1, seat: 0 },
      { n: 2, seat: 1, text: '<b>I do</b>' },
    ]);
    expect((await ada.call<Talk[]>('GET', `/api/tables/${id}/talk?from=1`)).body).toHaveLength(1);
    expect((await speak(createGuest(address), id, 'Me too')).body.code).toBe('not-your-seat');
    for (const text of ['', ' ', 'x'.repeat(1001), 'bell \u0007'])
      expect((await speak(ada, id, text)).body.code).toBe('bad-request');
  });

  test('at the same moment is all kept', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    await Promise.all(Array.from({ length: 10 }, (_, i) => speak(people[i % 2] as Guest, id, `${i}`)));
    expect((await said(people[0] as Guest, id)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('comes over the stream, and what was missed comes after a lost line', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    await speak(ada, id, 'before');
    const ear = await listen(bo, [id], '', true, 'talk');
    await ear.next();
    await speak(ada, id, 'one');
    expect(await heard(ear, 'talk')).toMatchObject({ table: id, talk: { n: 2, text: 'one' } });
    ear.close();
    await speak(ada, id, 'two');
    const again = await listen(bo, [id], ear.last(), true, 'talk');
    expect(await heard(again, 'talk')).toMatchObject({ talk: { n: 3, text: 'two' } });
  });
});

test('a note is read by its author alone', async () => {
  const { address } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const [ada, bo] = people as [Guest, Guest];
  const note = `/api/tables/${id}/note`;
  await ada.call('POST', note, { text: 'Bo bluffs' });
  await ada.call('POST', note, { text: 'Bo bluffs often' });
  expect((await ada.call<Note>('GET', note)).body).toEqual({ text: 'Bo bluffs often' });
  expect((await bo.call<Note>('GET', note)).body).toEqual({ text: '' });
  expect((await createGuest(address).call('GET', note)).status).toBe(403);
});

test('presence tells who has a tab open, and who has left', async () => {
  const { address } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const [ada, bo] = people as [Guest, Guest];
  const ear = await listen(ada, [id], '', true, 'presence');
  await heard<Presence>(ear, 'presence', ({ seats }) => seats.includes(0));
  const bos = await listen(bo, [id], '', true, 'presence');
  expect(await heard<Presence>(ear, 'presence', ({ seats }) => seats.length === 2)).toEqual({
    table: id,
    seats: [0, 1],
    watchers: 0,
    away: [],
  });
  const crowd = await listen(createGuest(address), [id], '', true, 'presence');
  await heard<Presence>(ear, 'presence', ({ watchers }) => watchers === 1);
  bos.close();
  crowd.close();
  expect(await heard<Presence>(ear, 'presence', ({ seats, watchers }) => seats.length + watchers === 1)).toMatchObject({
    table: id,
    seats: [0],
    watchers: 0,
    away: [{ seat: 1 }],
  });
});

test('who watched alone and has left is not counted', async () => {
  const { address } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const stranger = await listen(createGuest(address), [id], '', true, 'presence');
  await heard<Presence>(stranger, 'presence', ({ watchers }) => watchers === 1);
  stranger.close();
  // Who has left is looked for half a second after the last look.
  await new Promise((resolve) => setTimeout(resolve, 700));
  const ear = await listen(people[0] as Guest, [id], '', true, 'presence');
  expect(await heard<Presence>(ear, 'presence')).toMatchObject({ watchers: 0 });
});

test('one stream tells which other tables wait for the person', async () => {
  const { address } = await startHost();
  const one = await seatAll(address, 2);
  const [ada] = one.people as [Guest];
  const ear = await listen(ada, [one.id], '', true, 'turns');
  await ear.next();
  const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
  const bo = createGuest(address);
  await bo.join(id, { name: 'Bo' });
  expect(await heard(ear, 'turn')).toEqual({ table: id, waits: true });
  const { ask } = (await ada.look(id)).sight;
  await ada.say(id, {
    ask: ask?.number ?? 0,
    answers: [ask?.choice.kind === 'one' ? (ask.choice.options[0] ?? 0) : 0],
  });
  expect(await heard(ear, 'turn')).toEqual({ table: id, waits: false });
});

test('a crowd that comes at once is told in few words', async () => {
  let looks = 0;
  const store = (usual: Store): Store => ({
    ...usual,
    table(...what) {
      looks++;
      return usual.table(...what);
    },
  });
  const { address } = await startHost({ store });
  const { id, people } = await seatAll(address, 2);
  const ear = await listen(people[0] as Guest, [id], '', true, 'presence');
  await heard<Presence>(ear, 'presence', ({ seats }) => seats.includes(0));
  const crowd = 60;
  looks = 0;
  await Promise.all(Array.from({ length: crowd }, () => listen(createGuest(address), [id], '', true, 'presence')));
  let told = 0;
  await heard<Presence>(ear, 'presence', ({ watchers }) => {
    told++;
    return watchers === crowd;
  });
  expect(told).toBeLessThan(crowd / 2);
  // Whoever looks counts everybody who is there: not each time that one comes.
  expect(looks).toBeLessThan(crowd / 2);
});
