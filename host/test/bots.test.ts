// Bots at their seats: real ones in threads, and bad ones that must not stop a table.

import { type BotRequest, silence, type Thinker } from '@orrery/bots';
import type { Talk, Update } from '@orrery/protocol/tables';
import { type Answer, fastDice, must, picker, type GameRecord, replay, sample } from '@orrery/kernel';
import { describe, expect, test, vi } from 'vitest';
import { bids } from './games/bids.ts';
import { createGuest, freshFolder, type Guest, listen, seatAll, startHost } from './server.ts';

const me = { kind: 'me', name: 'Ada' } as const;
const bot = (level: string) => ({ kind: 'bot', level }) as const;

/** A thinker that answers as told. */
function thinker(think: (request: BotRequest) => Promise<Answer>): Thinker {
  return {
    think: async (request) => ({ answer: await think(request), bot: request.bot }),
    close: async () => undefined,
  };
}

/** A thinker that comes to no answer. */
const hang: Thinker = {
  think: (_, limits) =>
    new Promise((__, fail) => limits?.signal?.addEventListener('abort', () => fail(new Error('stopped')))),
  close: async () => undefined,
};

/** Plays the guest's seat at the table until the game is over. */
async function playToEnd(guest: Guest, id: string): Promise<Update> {
  const pick = picker(fastDice(21));
  const ear = await listen(guest, [id]);
  for (;;) {
    const update = await ear.until(({ sight }) => sight.ask !== null || sight.stage === 'over');
    const { ask } = update.sight;
    if (ask === null) return update;
    const { status, text } = await guest.say(id, { ask: ask.number, answers: [sample(ask, pick)] });
    if (status !== 200) throw new Error(text);
  }
}

async function replayRecord(guest: Guest, id: string): Promise<GameRecord> {
  const { body } = await guest.call<GameRecord>('GET', `/api/tables/${id}/record`);
  replay(bids, body);
  return body;
}

describe('bots', () => {
  test('of every kind play a whole game against a person, in threads', async () => {
    const { address, lines } = await startHost();
    const guest = createGuest(address);
    const { id } = await guest.create({ seats: [me, bot('random'), bot('greedy'), bot('easy')] });
    const end = await playToEnd(guest, id);
    expect(end.sight.standing).toMatchObject({ over: true });
    const { rows } = await replayRecord(guest, id);
    expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
    expect(lines).toEqual([]);
  });

  test('have few tables to themselves at a time, for one person', async () => {
    const { address } = await startHost({ thinker: hang });
    const guest = createGuest(address);
    const wish = { game: 'bids', seats: [bot('random'), bot('random')] };
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await guest.call('POST', '/api/tables', wish)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 409]);
    expect((await guest.call('POST', '/api/tables', { ...wish, seats: [me, bot('random')] })).status).toBe(200);
    expect((await createGuest(address).call('POST', '/api/tables', wish)).status).toBe(200);
  });

  test('have no more of them when they are asked for at once, or get a seat of a person', async () => {
    const { address } = await startHost({ thinker: hang });
    const [ada, bo] = [createGuest(address), createGuest(address)];
    const ok = (all: { status: number }[]) => all.filter(({ status }) => status === 200).length;
    const wish = { game: 'bids', seats: [bot('random'), bot('random')] };
    await ada.call('GET', '/api/me');
    const many = Array.from({ length: 20 }, () => ada.call('POST', '/api/tables', wish));
    expect(ok(await Promise.all(many))).toBe(4);
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push((await bo.create({ seats: [me, bot('random')] })).id);
    const hand = (id: string, how = 'bot') =>
      bo.call('POST', `/api/tables/${id}/hand/${how}`, how === 'bot' ? { level: 'random' } : {});
    expect(ok(await Promise.all(ids.map((id) => hand(id))))).toBe(4);
    expect((await bo.call('POST', '/api/tables', wish)).status).toBe(409);
    // What is taken back makes room; another level for a bot that plays already needs none.
    const seats = await Promise.all(ids.map(async (id) => (await bo.look(id)).sight.seats[0]));
    const [handed, own] = [true, false].map((is) => ids[seats.findIndex((seat) => 'bot' in (seat ?? {}) === is)]);
    expect((await hand(must(handed, 'a table'))).status).toBe(200);
    expect((await hand(must(own, 'a table'))).status).toBe(409);
    expect((await hand(must(handed, 'a table'), 'back')).status).toBe(200);
    expect((await hand(must(own, 'a table'))).status).toBe(200);
  });

  test('of many guests of one address wait for each other, not others for them', async () => {
    const thought: string[] = [];
    const { address } = await startHost({
      thinker: thinker(async (request) => {
        thought.push(request.bot);
        await new Promise((resolve) => setTimeout(resolve, 50));
        return silence(request.ask);
      }),
    });
    const many = Array.from({ length: 12 }, () => Object.assign(createGuest(address), { from: '203.0.113.7' }));
    await Promise.all(many.map((guest) => guest.create({ seats: [bot('random'), bot('random')] })));
    const before = thought.length;
    const other = Object.assign(createGuest(address), { from: '203.0.113.8' });
    await other.create({ seats: [bot('greedy'), bot('greedy')] });
    await vi.waitUntil(() => thought.includes('greedy'), { timeout: 5000, interval: 5 });
    expect(thought.indexOf('greedy') - before).toBeLessThan(6);
  });

  test('play by themselves when nobody else does, and the audience watches', async () => {
    const { address } = await startHost();
    const guest = createGuest(address);
    const { id, you } = await guest.create({ seats: [bot('random'), bot('random')] });
    expect(you).toBeNull();
    const ear = await listen(guest, [id]);
    await ear.until(({ sight }) => sight.stage === 'over');
    await replayRecord(guest, id);
  });

  test('get their own view and ask, and answer a sealed frame without waiting for people', async () => {
    const seen: BotRequest[] = [];
    let both: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => (both = resolve));
    const { address } = await startHost({
      thinker: thinker(async (request) => {
        if (seen.push(request) === 2) both?.();
        return silence(request.ask);
      }),
    });
    const guest = createGuest(address);
    const { id } = await guest.create({ seats: [me, bot('easy'), bot('hard')] });
    await asked;
    expect(seen.map(({ bot: name, ask, view }) => [name, ask.seat, view.viewer])).toEqual([
      ['easy', 1, 1],
      ['hard', 2, 2],
    ]);
    for (const { view } of seen) expect(view.held.item.filter((item) => item >= 0)).toHaveLength(3);
    expect((await guest.look(id)).sight.ask).toMatchObject({ seat: 0, number: 1 });
  });

  test('neither answer nor speak for who has taken the seat back, and answer once it is theirs again', async () => {
    const thinking: (() => void)[] = [];
    const { address } = await startHost({
      thinker: {
        async think({ ask, bot: by }, limits) {
          await new Promise<void>((resolve, fail) => {
            thinking.push(resolve);
            limits?.signal?.addEventListener('abort', () => fail(new Error('stopped')));
          });
          return { answer: silence(ask), bot: by, says: { key: 'says.done' } };
        },
        close: async () => undefined,
      },
    });
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest];
    const hand = (how: string, body = {}) => ada.call('POST', `/api/tables/${id}/hand/${how}`, body);
    const spoken = async () =>
      (await ada.call<Talk[]>('GET', `/api/tables/${id}/talk`)).body.filter((said) => 'says' in said);
    await hand('bot', { level: 'easy' });
    await vi.waitUntil(() => thinking.length === 1);
    await hand('back');
    const { ask } = (await ada.look(id)).sight;
    thinking[0]?.();
    await hand('bot', { level: 'hard' });
    await vi.waitUntil(() => thinking.length === 2);
    expect((await ada.look(id)).sight.waiting).toContain(0);
    expect(await spoken()).toEqual([]);
    await hand('back');
    thinking[1]?.();
    const said = await ada.say(id, { ask: must(ask, 'an ask').number, answers: [silence(must(ask, 'an ask'))] });
    expect(said.body).toMatchObject({ ok: true });
    expect(await spoken()).toEqual([]);
    await people[1]?.call('POST', `/api/tables/${id}/hand/bot`, { level: 'easy' });
    await vi.waitUntil(() => thinking.length === 3);
    thinking[2]?.();
    await vi.waitUntil(async () => (await spoken()).length === 1);
  });

  test('are taken up again when the server starts', async () => {
    const data = freshFolder();
    let stop: ((error: Error) => void) | undefined;
    const never = new Promise<Answer>((_, reject) => (stop = reject));
    never.catch(() => undefined);
    const before = await startHost({
      data,
      thinker: { think: () => never as never, close: async () => stop?.(new Error('closing')) },
    });
    const guest = createGuest(before.address);
    const { id } = await guest.create({ seats: [bot('random'), bot('random')] });
    await before.close();
    const after = await startHost({ data });
    guest.address = after.address;
    const ear = await listen(guest, [id]);
    await ear.until(({ sight }) => sight.stage === 'over');
    await replayRecord(guest, id);
  });

  test('let a person alone take back over a barrier, with new dice', async () => {
    const { address } = await startHost({ thinker: thinker(async ({ ask }) => silence(ask)) });
    const guest = createGuest(address);
    const { id } = await guest.create({ seats: [me, bot('easy')] });
    const first = must((await guest.look(id)).sight.ask, 'an ask');
    expect((await guest.look(id)).sight.canTakeBack).toBe(false);
    const ear = await listen(guest, [id]);
    await guest.say(id, { ask: first.number, answers: [silence(first)] });
    const next = await ear.until(({ events }) => events.some(({ key }) => key === 'log.won'));
    expect(next.sight).toMatchObject({ canUndo: false, canTakeBack: true });
    expect((await guest.undo(id, { back: true })).status).toBe(200);
    const again = await guest.look(id);
    expect(again.sight.ask).toMatchObject({ choice: first.choice });
    expect(again.events.map(({ key }) => key)).toEqual(['log.prize', 'log.taken-back']);
    await playToEnd(guest, id);
    expect((await replayRecord(guest, id)).rows).toContainEqual(expect.objectContaining({ seat: 0, epoch: 1 }));
  });
});

describe('a bot that fails never stops the table', () => {
  const failing: { [name: string]: (request: BotRequest) => Promise<Answer> } = {
    'it throws': async () => {
      throw new Error('out of thoughts');
    },
    'it answers nonsense': async () => ['nonsense'],
    'it answers for another seat': async ({ ask }) => (ask.seat === 1 ? 0 : 3),
  };
  for (const [how, think] of Object.entries(failing))
    test(how, async () => {
      const { address } = await startHost({ thinker: thinker(think) });
      const guest = createGuest(address);
      const { id } = await guest.create({ seats: [me, bot('hard')] });
      await playToEnd(guest, id);
      await replayRecord(guest, id);
    });
});
