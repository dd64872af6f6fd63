// The whole thread: set up a table, sit down, answer, undo, go on after a restart, read the record.

import { silence } from '@orrery/bots';
import type { TableView } from '@orrery/protocol/tables';
import { fastDice, must, picker, type GameRecord, replay, sample } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { bids } from './games/bids.ts';
import { createGuest, freshFolder, type Guest, playOut, seatAll, startHost } from './server.ts';

const askOf = ({ ask }: TableView): NonNullable<TableView['ask']> => must(ask, 'an ask');

/** Everybody seals a first bid; gives the winner. */
async function bidAll(people: readonly Guest[], id: string): Promise<{ winner: Guest; sight: TableView }> {
  for (const guest of people) {
    const { sight } = await guest.look(id);
    await guest.say(id, { ask: askOf(sight).number, answers: [silence(askOf(sight))] });
  }
  for (const winner of people) {
    const { sight } = await winner.look(id);
    if (sight.ask !== null) return { winner, sight };
  }
  throw new Error('nobody is asked');
}

describe('a table', () => {
  test('waits for its open seats, is listed, and is dealt when the last one is taken', async () => {
    const { address } = await startHost();
    const owner = createGuest(address);
    const friend = createGuest(address);
    const table = await owner.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    expect(table).toMatchObject({ stage: 'open', you: 0, seats: [{ name: 'Ada' }, { kind: 'open' }] });
    expect((await friend.call('GET', '/api/tables')).body).toMatchObject([{ id: table.id, you: null }]);
    expect((await owner.look(table.id)).sight).toMatchObject({ view: null, ask: null });
    expect((await friend.join(table.id, { name: 'Bo' })).body).toMatchObject({ stage: 'playing', you: 1 });
    expect((await friend.call('GET', '/api/tables')).body).toEqual([]);
    const { sight, events } = await owner.look(table.id);
    expect(sight).toMatchObject({ stage: 'playing', waiting: [0, 1], ask: { seat: 0, number: 1 } });
    expect(sight.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(events.map(({ key }) => key)).toEqual(['log.prize']);
    expect((await friend.call('GET', '/api/me')).body).toMatchObject({ tables: [{ id: table.id, you: 1 }] });
  });

  test('is found by its link alone when unlisted', async () => {
    const { address } = await startHost();
    const owner = createGuest(address);
    const { id } = await owner.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }], unlisted: true });
    expect((await owner.call('GET', '/api/tables')).body).toEqual([]);
    expect((await createGuest(address).join(id, { name: 'Bo', seat: 1 })).status).toBe(200);
  });

  test('plays to the end; the record is shown then, and replays with the committed dice', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 3);
    const [owner] = people as [Guest];
    expect((await owner.call('GET', `/api/tables/${id}/record`)).body).toMatchObject({ code: 'not-over' });
    await playOut(people, id, 1);
    for (const guest of people) {
      expect((await guest.look(id)).sight).toMatchObject({ stage: 'over', ask: null, waiting: [], canUndo: false });
      expect((await guest.undo(id)).body.code).toBe('refused');
    }
    const { body } = await owner.call<GameRecord>('GET', `/api/tables/${id}/record`);
    expect(body.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(replay(bids, body).state.frames).toEqual([]);
  });

  test('mixes the salt of its seats into the dice', async () => {
    const { address } = await startHost();
    const owner = createGuest(address);
    const friend = createGuest(address);
    const { id } = await owner.create({ seats: [{ kind: 'me', name: 'Ada', salt: 'sea' }, { kind: 'open' }] });
    await friend.join(id, { name: 'Bo', salt: 'rock' });
    await playOut([owner, friend], id, 2);
    const { body } = await owner.call<GameRecord>('GET', `/api/tables/${id}/record`);
    expect(body.salts).toEqual(['sea', 'rock']);
    replay(bids, body);
    expect(() => replay(bids, { ...body, salts: ['sea', 'sand'] })).toThrow();
  });

  test('stands as it was after a restart, to the ask number', async () => {
    const data = freshFolder();
    const first = await startHost({ data });
    const { id, people } = await seatAll(first.address, 3);
    const pick = picker(fastDice(3));
    for (let n = 0; n < 11; n++)
      for (const guest of people) {
        const { sight } = await guest.look(id);
        if (sight.ask !== null) await guest.say(id, { ask: sight.ask.number, answers: [sample(sight.ask, pick)] });
      }
    const before = await Promise.all(people.map((guest) => guest.look(id)));
    await first.close();
    const second = await startHost({ data });
    for (const guest of people) guest.address = second.address;
    expect(await Promise.all(people.map((guest) => guest.look(id)))).toEqual(before);
    await playOut(people, id, 4);
    replay(bids, (await createGuest(second.address).call<GameRecord>('GET', `/api/tables/${id}/record`)).body);
  });
});

describe('undo', () => {
  test('takes back one own answer at a time, and its log lines, up to the barrier', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 3);
    const { winner, sight } = await bidAll(people, id);
    const before = await winner.look(id);
    expect(before.sight.canUndo).toBe(false);
    await winner.say(id, { ask: askOf(sight).number, answers: [1] });
    const after = await winner.look(id);
    expect(after.sight.canUndo).toBe(true);
    expect(after.events.at(-1)?.key).toBe('log.keep');
    const other = must(
      people.find((guest) => guest !== winner),
      'another',
    );
    expect((await other.undo(id)).body).toMatchObject({ code: 'refused', refusal: { key: 'refuse.nothing-to-undo' } });
    expect((await winner.undo(id)).status).toBe(200);
    const again = await winner.look(id);
    expect(again.events).toEqual(before.events);
    expect(again.sight.view).toEqual(before.sight.view);
    expect(askOf(again.sight).number).toBe(askOf(after.sight).number + 1);
    expect((await winner.undo(id)).body.code).toBe('refused');
  });

  test('takes back a sealed answer while the frame is open, seen by nobody else', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    const before = await bo.look(id);
    const { sight } = await ada.look(id);
    await ada.say(id, { ask: 1, answers: [silence(askOf(sight))] });
    expect((await ada.look(id)).sight).toMatchObject({ ask: null, canUndo: true, waiting: [0, 1] });
    expect(await bo.look(id)).toEqual(before);
    await ada.undo(id);
    expect((await ada.look(id)).sight).toMatchObject({ ask: { number: 2 }, canUndo: false });
    expect(await bo.look(id)).toEqual(before);
  });

  test('does not go over a barrier alone when others play too', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const { winner } = await bidAll(people, id);
    expect((await winner.look(id)).sight.canTakeBack).toBe(false);
    expect((await winner.undo(id, { back: true })).body.code).toBe('refused');
  });
});

test('several answers are taken all or none', async () => {
  const { address } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const { winner, sight } = await bidAll(people, id);
  const ask = askOf(sight).number;
  const before = await winner.look(id);
  const refused = await winner.say(id, { ask, answers: [1, 'silent'] });
  expect(refused).toMatchObject({ status: 422, body: { code: 'refused', at: 1, refusal: { rule: '3.1' } } });
  expect(await winner.look(id)).toEqual(before);
  expect((await winner.say(id, { ask, answers: [1, 'loud'] })).status).toBe(200);
  const keys = (await winner.look(id)).events.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['log.keep', 'log.cheer']));
});
