// Ways by which somebody could once learn from the wire what a curtain hides, a scene each: two worlds that differ in who could
// act look the same.

import type { Thinker } from '@orrery/bots';
import type { TableView, Update } from '@orrery/protocol/tables';
import { must } from '@orrery/kernel';
import { silence } from '@orrery/table';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { signalGames } from './games/signals.ts';
import { zapGames } from './games/zaps.ts';
import { createGuest, freshFolder, type Guest, listen, seatAll, startHost } from './server.ts';

const START = Date.parse('2027-03-05T12:00:00Z');

/** A bot that takes its time, and does nothing. */
const quiet: Thinker = {
  async think({ ask, bot }) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return { answer: silence(ask), bot };
  },
  close: async () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  onTestFinished(() => void vi.useRealTimers());
});

/** Players of the signal game; `holders` have a jammer, which they never use. */
async function signals(holders: readonly number[], rounds: number, seats = 2) {
  vi.setSystemTime(START);
  const { address, doDue } = await startHost({ games: signalGames(holders), windows: 10_000, thinker: quiet });
  return { ...(await seatAll(address, seats, { rounds }, 'signal')), doDue };
}

/** A whole turn of whoever is asked. */
async function sendWord(people: readonly Guest[], id: string): Promise<void> {
  for (const guest of people) {
    const { sight } = (await guest.call<Update>('GET', `/api/tables/${id}`)).body;
    if (sight.ask?.step !== 'send') continue;
    expect((await guest.say(id, { ask: sight.ask.number, answers: [1, 'low'] })).status).toBe(200);
    return;
  }
  throw new Error('nobody is asked');
}

const post = (guest: Guest, id: string, what: string, body: object = {}) =>
  guest.call('POST', `/api/tables/${id}/${what}`, body);
const watch = async (guest: Guest, id: string): Promise<string> =>
  (await createGuest(guest.address).call('GET', `/api/tables/${id}`)).text;

test('where snapshots fall shows nowhere, however many passes nobody saw', async () => {
  const worlds = [];
  for (const holders of [[], [0, 1, 2]]) {
    const { id, people } = await signals(holders, 100, 3);
    const [ada] = people as [Guest];
    for (const guest of people) await post(guest, id, 'orders', { unless: [] });
    const ear = await listen(createGuest(ada.address), [id]);
    const seen: string[] = [];
    const ids: string[] = [];
    for (let turn = 0; turn < 60; turn++) {
      await sendWord([must(people[turn % 3], 'a player')], id);
      if (turn % 6 !== 5) continue;
      await ear.until(({ sight }) => JSON.stringify(sight.view).includes(`"round":${Math.floor((turn + 1) / 3) + 1}`));
      ids.push(ear.last());
      const again = await listen(createGuest(ada.address), [id], ids.at(-9) ?? '');
      const { event, data } = await again.next();
      again.close();
      seen.push(await watch(ada, id), event, data);
    }
    worlds.push(seen);
  }
  expect(worlds[1]).toEqual(worlds[0]);
});

test('a vote to go back while the game is over behind a curtain is as good as any', async () => {
  const worlds = [];
  for (const holders of [[], [0]]) {
    const { id, people } = await signals(holders, 2);
    const [ada, bo] = people as [Guest, Guest];
    for (const guest of people) await post(guest, id, 'orders', { unless: [] });
    for (let turn = 0; turn < 3; turn++) await sendWord(people, id);
    await post(ada, id, 'orders/clear');
    const asked = await post(bo, id, 'back');
    await sendWord(people, id);
    const before = await watch(ada, id);
    const agreed = await post(ada, id, 'vote', { yes: true });
    worlds.push([asked.text, before, agreed.text, await watch(ada, id)]);
  }
  const [none, one] = worlds as [string[], string[]];
  expect(none[1]).toContain('"stage":"playing"');
  expect(none[3]).toContain('log.taken-back');
  expect(one).toEqual(none);
});

test('a window on show takes its time, although the last other person gives up in it', async () => {
  const worlds = [];
  for (const holders of [[], [1]]) {
    const { id, people, doDue } = await signals(holders, 2);
    const [ada, bo] = people as [Guest, Guest];
    await sendWord(people, id);
    await post(bo, id, 'resign');
    const seen = [await watch(ada, id)];
    await doDue();
    seen.push(await watch(ada, id));
    vi.setSystemTime(START + 1500);
    await doDue();
    worlds.push([...seen, await watch(ada, id)]);
  }
  expect(worlds[1]).toEqual(worlds[0]);
});

test('who takes up a stream again is told the same way, whatever a bot did in between that nobody sees', async () => {
  const worlds = [];
  for (const holders of [[], [1]]) {
    const { id, people, doDue } = await signals(holders, 2, 3);
    const [ada, bo] = people as [Guest, Guest];
    await post(bo, id, 'hand/bot', { level: 'easy' });
    const reader = createGuest(ada.address);
    const ear = await listen(reader, [id]);
    const { id: before } = await ear.next();
    await sendWord([ada], id);
    await ear.next();
    await doDue();
    const again = await listen(reader, [id], before);
    worlds.push(await again.next());
  }
  expect(worlds[0]?.event).toBe('changes');
  expect(worlds[1]).toEqual(worlds[0]);
});

test('a table is opened with the curtain of its last row, whoever writes while it is read', async () => {
  const data = freshFolder();
  const host = await startHost({ games: zapGames([]), windows: 10_000, data });
  const { id, people } = await seatAll(host.address, 3, {}, 'duel');
  const sightOf = async (guest: Guest): Promise<TableView> => (await guest.look(id)).sight;
  const [ada] = people as [Guest];
  for (;;) {
    const { ask } = await sightOf(ada);
    if (ask?.prompt.key === 'ask.power') break;
    for (const guest of people) {
      const { ask: asked } = await sightOf(guest);
      if (asked !== null && asked.prompt.key !== 'ask.power')
        await guest.say(id, { ask: asked.number, answers: [asked.pass === true ? null : asked.otherwise] });
    }
  }
  const { ask } = await sightOf(ada);
  let isToWrite = true;
  const writing = (usual: Store): Store => ({
    ...usual,
    async table(wanted, on) {
      const found = await usual.table(wanted, on);
      if (isToWrite && on === undefined && wanted === id) {
        isToWrite = false;
        await ada.say(id, { ask: must(ask, 'an ask').number, answers: ['rewind'] });
      }
      return found;
    },
  });
  const other = await startHost({ games: zapGames([]), windows: 10_000, data, store: writing });
  const there = createGuest(other.address);
  const seen = await there.call<Update>('GET', `/api/tables/${id}`);
  expect(seen.body.sight.clock?.window?.key).toBeDefined();
  expect(seen.text).toBe(await watch(ada, id));
});

test('an order names what windows of the game are about, or is refused, at any moment', async () => {
  const { id, people } = await signals([1], 2);
  const [ada, bo] = people as [Guest, Guest];
  const orders = async () => [
    await post(bo, id, 'orders', { unless: ['near'] }),
    await post(bo, id, 'orders', { unless: ['far'] }),
  ];
  const before = await orders();
  expect(before.map(({ status }) => status)).toEqual([200, 400]);
  await post(bo, id, 'orders/clear');
  await sendWord(people, id);
  expect((await ada.look(id)).sight.clock?.window).not.toBeNull();
  expect((await orders()).map(({ text }) => text)).toEqual(before.map(({ text }) => text));
});
