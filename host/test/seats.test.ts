// Seats that change hands, and going back by everybody's leave.

import { silence, type Thinker } from '@orrery/bots';
import type { Handed, TableView, TableInfo, Talk, Trouble, Wish } from '@orrery/protocol/tables';
import { must, type GameRecord, replay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { bids } from './games/bids.ts';
import { createGuest, type Guest, listen, playOut, seatAll, startHost } from './server.ts';

const quick: Thinker = {
  think: async ({ ask, bot }) => ({ answer: silence(ask), bot }),
  close: async () => undefined,
};
const post = <V>(guest: Guest, id: string, what: string, body: object = {}) =>
  guest.call<V & Trouble>('POST', `/api/tables/${id}/${what}`, body);
const noticesOf = async (guest: Guest, id: string): Promise<string[]> =>
  (await guest.call<Talk[]>('GET', `/api/tables/${id}/talk`)).body.map((talk) =>
    'notice' in talk ? talk.notice.key : '',
  );

/** Everybody answers what silence would; gives who is asked next alone, after the bids. */
async function bidAll(
  people: readonly Guest[],
  id: string,
): Promise<{ winner: Guest; other: Guest; sight: TableView }> {
  for (const guest of people) {
    const ask = must((await guest.look(id)).sight.ask, 'an ask');
    await guest.say(id, { ask: ask.number, answers: [silence(ask)] });
  }
  const sights = await Promise.all(people.map(async (guest) => (await guest.look(id)).sight));
  const at = sights.findIndex(({ ask }) => ask !== null);
  return {
    winner: must(people[at], 'a winner'),
    other: must(people[1 - at], 'another'),
    sight: must(sights[at], 'a sight'),
  };
}

describe('a seat handed to a bot', () => {
  test('is played by it at once; its person watches, and takes it back', async () => {
    const { address } = await startHost({ thinker: quick });
    const { id, people } = await seatAll(address, 2, { rounds: 20 });
    const [ada, bo] = people as [Guest, Guest];
    const ear = await listen(bo, [id]);
    await ear.next();
    expect((await post<TableInfo>(ada, id, 'hand/bot', { level: 'hard' })).body).toMatchObject({
      you: 0,
      plays: false,
      seats: [{ kind: 'person', name: 'Ada', bot: 'hard' }, { name: 'Guest 1' }],
    });
    const { sight } = await ada.look(id);
    expect(sight).toMatchObject({ you: 0, plays: false, ask: null, canUndo: false, view: { viewer: 0 } });
    expect((await ada.say(id, { ask: 1, answers: [0] })).body.code).toBe('handed-over');
    const ask = must((await bo.look(id)).sight.ask, 'an ask');
    await bo.say(id, { ask: ask.number, answers: [silence(ask)] });
    await ear.until(({ events }) => events.some(({ key }) => key === 'log.won'));
    expect((await post<TableInfo>(ada, id, 'hand/back')).body).toMatchObject({ you: 0, plays: true });
    await playOut(people, id, 3);
    const { body } = await ada.call<GameRecord>('GET', `/api/tables/${id}/record`);
    expect(replay(bids, body).state.frames).toEqual([]);
    expect(await noticesOf(bo, id)).toEqual(['notice.handed-to-bot', 'notice.taken-back']);
  });

  test('is nobody else to hand over', async () => {
    const { address } = await startHost({ thinker: quick });
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest];
    for (const what of ['hand/bot', 'hand/back', 'hand/friend', 'resign', 'back', 'vote']) {
      const body = { 'hand/bot': { level: 'easy' }, vote: { yes: true } }[what] ?? {};
      expect(await post(createGuest(address), id, what, body)).toMatchObject({
        status: 403,
        body: { code: 'not-your-seat' },
      });
      expect((await post(ada, id, what, { ...body, seat: 1 })).body.code).toBe('bad-request');
    }
  });
});

describe('a seat handed to a friend', () => {
  test('is the friend’s to play, hand and all, until its person wants it back', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2, { rounds: 20 });
    const [ada, bo] = people as [Guest, Guest];
    const friend = createGuest(address);
    const { pass } = (await post<Handed>(ada, id, 'hand/friend')).body;
    expect((await friend.look(id)).sight.you).toBeNull();
    expect((await post(bo, id, 'hand/take', { pass, name: 'Bo' })).body.code).toBe('seated-already');
    expect((await post(friend, id, 'hand/take', { pass: 'x'.repeat(16), name: 'Cy' })).body.code).toBe('no-open-seat');
    expect((await post<TableInfo>(friend, id, 'hand/take', { pass, name: 'Cy' })).body).toMatchObject({
      you: 0,
      plays: true,
      seats: [{ name: 'Ada', friend: 'Cy' }, {}],
    });
    expect((await post(createGuest(address), id, 'hand/take', { pass, name: 'Di' })).body.code).toBe('no-open-seat');
    const { sight } = await friend.look(id);
    expect(sight).toMatchObject({ you: 0, plays: true, ask: { seat: 0 }, view: { viewer: 0 } });
    expect((await ada.look(id)).sight).toMatchObject({ you: 0, plays: false, ask: null });
    const ask = must(sight.ask, 'an ask');
    expect((await friend.say(id, { ask: ask.number, answers: [silence(ask)] })).status).toBe(200);
    // A friend plays the seat and no more: it is not theirs to give away or to give up.
    for (const what of ['hand/friend', 'resign', 'hand/back'])
      expect((await post(friend, id, what)).body.code).toBe('not-your-seat');
    expect((await ada.call('GET', '/api/me')).body).toMatchObject({ tables: [{ id }] });
    expect((await friend.call('GET', '/api/me')).body).toMatchObject({ tables: [{ id, you: 0 }] });
    await post(ada, id, 'hand/back');
    expect((await friend.look(id)).sight).toMatchObject({ you: null, plays: false });
    expect((await ada.look(id)).sight).toMatchObject({ you: 0, plays: true, canUndo: true });
  });
});

test('who resigns ranks last, whatever the score, and does not come back', async () => {
  const { address } = await startHost({ thinker: quick });
  const { id, people } = await seatAll(address, 2);
  const [ada, bo] = people as [Guest, Guest];
  expect((await post<TableInfo>(ada, id, 'resign')).body.seats[0]).toMatchObject({ resigned: true, bot: 'medium' });
  expect((await post(ada, id, 'hand/back')).body).toMatchObject({
    code: 'refused',
    refusal: { key: 'refuse.resigned' },
  });
  const ear = await listen(bo, [id]);
  for (;;) {
    const { sight } = await ear.until(({ sight: { ask, stage } }) => ask !== null || stage === 'over');
    expect(sight.standing?.ranks).toEqual([2, 1]);
    if (sight.ask === null) break;
    await bo.say(id, { ask: sight.ask.number, answers: [silence(sight.ask)] });
  }
});

describe('going back over a barrier', () => {
  test('happens when every person has said yes, with new dice', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2, { rounds: 20 });
    const { winner, other } = await bidAll(people, id);
    const before = await winner.look(id);
    expect(before.sight).toMatchObject({ canTakeBack: false, canAskBack: true, wish: null });
    const seat = must(before.sight.you, 'a seat');
    expect((await post<{ wish: Wish }>(winner, id, 'back')).body.wish).toEqual({ kind: 'back', seat, yes: [seat] });
    expect((await other.look(id)).sight).toMatchObject({ wish: { seat, yes: [seat] }, canAskBack: false });
    expect((await post(other, id, 'back')).body.code).toBe('asked-already');
    expect((await post<{ wish: null }>(winner, id, 'vote', { yes: true })).body.wish).toEqual({
      kind: 'back',
      seat,
      yes: [seat],
    });
    expect((await post<{ wish: null }>(other, id, 'vote', { yes: true })).body.wish).toBeNull();
    const after = await winner.look(id);
    expect(after.sight).toMatchObject({ wish: null, ask: { choice: { kind: 'one' } } });
    expect(after.events.at(-1)).toEqual({ key: 'log.taken-back', args: { seat } });
    await playOut(people, id, 9);
    const { body } = await winner.call<GameRecord>('GET', `/api/tables/${id}/record`);
    expect(body.rows.filter((row) => 'back' in row)).toHaveLength(1);
    replay(bids, body);
    expect(await noticesOf(winner, id)).toEqual(['notice.asks-back', 'notice.went-back']);
  });

  test('does not happen when one says no', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2, { rounds: 20 });
    const { winner, other, sight } = await bidAll(people, id);
    await post(winner, id, 'back');
    expect((await post<{ wish: null }>(other, id, 'vote', { yes: false })).body.wish).toBeNull();
    expect((await winner.look(id)).sight).toEqual(sight);
    expect((await post(other, id, 'vote', { yes: true })).body.code).toBe('nothing-asked');
  });

  test('waits for who is away and lets a bot play; nobody goes back alone meanwhile', async () => {
    const { address } = await startHost({ thinker: quick });
    const { id, people } = await seatAll(address, 3, { rounds: 20 });
    const [ada, bo, cy] = people as [Guest, Guest, Guest];
    await post(cy, id, 'hand/bot', { level: 'easy' });
    const ear = await listen(ada, [id]);
    for (const guest of [ada, bo]) {
      const ask = must((await guest.look(id)).sight.ask, 'an ask');
      await guest.say(id, { ask: ask.number, answers: [silence(ask)] });
    }
    // An answer that is still sealed is taken back by whoever gave it, and by nobody's leave.
    await ear.until(({ sight }) => sight.canAskBack);
    await post(ada, id, 'back');
    expect((await post<{ wish: Wish }>(bo, id, 'vote', { yes: true })).body.wish).toEqual({
      kind: 'back',
      seat: 0,
      yes: [0, 1],
    });
    expect((await post(cy, id, 'vote', { yes: true })).body.code).toBe('not-your-seat');
    await post(bo, id, 'hand/bot', { level: 'easy' });
    expect((await ada.look(id)).sight.canTakeBack).toBe(false);
    expect((await ada.undo(id, { back: true })).body.code).toBe('refused');
    expect((await ada.look(id)).events.some(({ key }) => key === 'log.taken-back')).toBe(false);
    for (const guest of [bo, cy]) await post(guest, id, 'hand/back');
    expect((await post<{ wish: null }>(cy, id, 'vote', { yes: true })).body.wish).toBeNull();
    expect((await ada.look(id)).events.at(-1)?.key).toBe('log.taken-back');
  });

  test('does not wait for who has given up', async () => {
    const { address } = await startHost({ thinker: quick });
    const { id, people } = await seatAll(address, 2, { rounds: 20 });
    const [ada, bo] = people as [Guest, Guest];
    const ask = must((await ada.look(id)).sight.ask, 'an ask');
    await ada.say(id, { ask: ask.number, answers: [silence(ask)] });
    await post(bo, id, 'resign');
    expect((await post<{ wish: null }>(ada, id, 'back')).body.wish).toBeNull();
  });

  test('needs something to go back to', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest];
    expect((await post(ada, id, 'back')).body.code).toBe('refused');
  });
});

test('the same table once more: one, whoever asks first, with its bots and an open seat for the others', async () => {
  const { address } = await startHost({ thinker: quick });
  const { id, people } = await seatAll(address, 2, { rounds: 6 });
  const [ada, bo] = people as [Guest, Guest];
  expect((await post(ada, id, 'again')).body.code).toBe('not-over');
  await playOut(people, id, 1);
  expect((await post(createGuest(address), id, 'again')).body.code).toBe('not-your-seat');
  const [first, second] = await Promise.all([post<TableInfo>(ada, id, 'again'), post<TableInfo>(bo, id, 'again')]);
  expect(first.body).toMatchObject({ stage: 'open', options: { rounds: 6 }, you: 0, seats: [{ name: 'Ada' }, {}] });
  expect(second.body).toMatchObject({ id: first.body.id, you: null });
  const { body } = await bo.call<Talk[]>('GET', `/api/tables/${id}/talk`);
  expect(body).toMatchObject([{ notice: { key: 'notice.again', args: { seat: 0, table: first.body.id } } }]);
  expect((await bo.join(first.body.id, { name: 'Bo' })).body.stage).toBe('playing');
});
