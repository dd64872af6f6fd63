// Standing orders on the wire. What a spectator can measure of a window, and what the rival sees who opened it, is the same
// whoever holds a Zap: bytes, ids and times. The clock of the machine is turned by the test; all else is real.

import type { Order, OwnOrders, TableView, Trouble } from '@orrery/protocol/tables';
import type { Pace, Turn } from '@orrery/protocol/people';
import { type Answer, chainText, link as linkEvent, must, type Slot } from '@orrery/kernel';
import { silence } from '@orrery/table';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { zapGames } from './games/zaps.ts';
import { createGuest, freshFolder, type Guest, listen, startHost } from './server.ts';

const START = Date.parse('2027-03-05T12:00:00Z');
const CALM: Pace = { kind: 'calm' };
const TURNS: Pace = { kind: 'turns', hours: 24, pause: false };
const PASS_ALL: Order = { unless: [] };
const STRENGTH = [0, 0, 1, 6, 10, 3, 5, 8, 9, 12, 14, 20, 30];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  onTestFinished(() => void vi.useRealTimers());
});

interface Scene {
  readonly id: string;
  readonly people: readonly Guest[];
  readonly doDue: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Three duellists with fifty-fifty hands; seats 1 and 2 hold a Zap where `holders` says so. */
async function duel(holders: readonly number[], pace: Pace, data = freshFolder()): Promise<Scene> {
  const host = await startHost({ games: zapGames(holders), windows: 10_000, data });
  const people = [0, 1, 2].map(() => createGuest(host.address));
  const [ada, ...others] = people as [Guest, Guest, Guest];
  const seats = [{ kind: 'me', name: 'Ada' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
  const { id } = await ada.create({ game: 'duel', seats, pace });
  for (const [at, other] of others.entries()) await other.join(id, { name: `Guest ${at + 1}` });
  return { id, people, doDue: host.doDue, close: host.close };
}

const sightOf = async (guest: Guest, id: string): Promise<TableView> => (await guest.look(id)).sight;
const order = (guest: Guest, id: string, wish: Order) =>
  guest.call<OwnOrders & Trouble>('POST', `/api/tables/${id}/orders`, wish);

/** The strongest card, so that what differs between the worlds is never laid; silence otherwise. */
function answerTo({ ask, view }: TableView): Answer {
  const { choice, prompt } = must(ask, 'an ask');
  if (choice.kind !== 'one' || prompt.key !== 'ask.select') return silence(must(ask, 'an ask'));
  const strength = (slot: Slot): number => STRENGTH[view?.held.item[slot] ?? 0] ?? 0;
  return (choice.options as Slot[]).toSorted((a, b) => strength(b) - strength(a) || a - b)[0] ?? null;
}

/** Everybody answers what is no window, until Ada may have the cards laid again; false: the game is over. */
async function toRewind({ id, people }: Scene): Promise<boolean> {
  for (;;) {
    const sights = await Promise.all(people.map((guest) => sightOf(guest, id)));
    const [first] = sights as [TableView];
    if (first.stage === 'over') return false;
    if (first.ask?.prompt.key === 'ask.power') return true;
    for (const [seat, sight] of sights.entries()) {
      if (sight.ask === null) continue;
      const got = await must(people[seat], 'a guest').say(id, { ask: sight.ask.number, answers: [answerTo(sight)] });
      if (got.status !== 200) throw new Error(got.text);
    }
  }
}

interface Measured {
  /** Seconds on the clock from the act that opened a window until it was gone, as the spectator saw it. */
  readonly seconds: readonly number[];
  /** Real milliseconds from the act until the spectator heard of it. */
  readonly waits: readonly number[];
  /** How many windows somebody could have used. */
  readonly usable: number;
  /** All that was sent to the spectator, and to Ada, who opens the windows. */
  readonly wire: readonly string[];
}

/** Plays a whole game in which Ada opens a window whenever she can; the rivals have ordered to pass, or let time run out. */
async function measure(holders: readonly number[], pace: Pace, ordered: boolean): Promise<Measured> {
  vi.setSystemTime(START);
  const scene = await duel(holders, pace);
  const { id, people, doDue } = scene;
  const [ada, ...rivals] = people as [Guest, Guest, Guest];
  if (ordered) for (const rival of rivals) expect((await order(rival, id, PASS_ALL)).status).toBe(200);
  const ears = [await listen(createGuest(ada.address), [id]), await listen(ada, [id])] as const;
  for (const ear of ears) await ear.until(() => true);
  const [spectator] = ears;
  const seconds: number[] = [];
  const waits: number[] = [];
  let usable = 0;
  while (await toRewind(scene)) {
    // Who is never heard of is replaced by a bot after a while.
    if (!ordered) for (const rival of rivals) await rival.call('POST', `/api/tables/${id}/orders/clear`, {});
    const { ask } = await sightOf(ada, id);
    const began = [Date.now(), performance.now()] as const;
    const acted = ada.say(id, { ask: must(ask, 'an ask').number, answers: ['rewind'] });
    let { sight: now } = await spectator.until(({ events }) => events.some(({ key }) => key === 'log.act'));
    waits.push(performance.now() - began[1]);
    expect((await acted).status).toBe(200);
    for (; now.clock?.window !== null && now.clock?.window !== undefined; now = await lookAgain(scene, doDue)) {
      const asked = await Promise.all(rivals.map((rival) => sightOf(rival, id)));
      if (Date.now() === began[0] && asked.some((sight) => sight.ask !== null)) usable++;
      step(pace);
    }
    seconds.push((Date.now() - began[0]) / 1000);
  }
  for (const ear of ears) await ear.until(({ sight }) => sight.stage === 'over');
  await scene.close();
  return { seconds, waits, usable, wire: ears.map((ear) => ear.bytes().replaceAll(': here\n\n', '')) };
}

const step = (pace: Pace): void => void vi.setSystemTime(Date.now() + (pace.kind === 'turns' ? 3_600_000 : 1000));

async function lookAgain({ id, people }: Scene, doDue: () => Promise<void>): Promise<TableView> {
  await doDue();
  return sightOf(createGuest(must(people[0], 'Ada').address), id);
}

const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

describe.each([
  { name: 'without a clock', pace: CALM, lasts: 10 },
  { name: 'by turns', pace: TURNS, lasts: 24 * 3600 },
])('a table $name', ({ pace, lasts }) => {
  test('without orders every window takes its fixed time, whoever holds a Zap', async () => {
    const none = await measure([], pace, false);
    const both = await measure([1, 2], pace, false);
    const one = await measure([2], pace, false);
    expect(none.seconds.length).toBeGreaterThan(6);
    for (const { seconds } of [none, both, one]) expect(new Set(seconds)).toEqual(new Set([lasts]));
    // Or this shows nothing.
    expect([none.usable < 3, one.usable > 5, both.usable]).toEqual([true, true, both.seconds.length]);
    expect(both.wire).toEqual(none.wire);
    expect(one.wire).toEqual(none.wire);
  });

  test('with orders from all a window is over at once, whoever holds a Zap', async () => {
    const none = await measure([], pace, true);
    const both = await measure([1, 2], pace, true);
    expect(none.seconds.length).toBeGreaterThan(6);
    for (const { seconds, usable } of [none, both]) {
      expect(new Set(seconds)).toEqual(new Set([0]));
      // Nobody was asked, and nobody waited.
      expect(usable).toBe(0);
    }
    expect(both.wire).toEqual(none.wire);
    // In the time of the real world too: the pass by order is written and told in one breath with the act.
    expect(Math.abs(median(both.waits) - median(none.waits))).toBeLessThan(40);
    expect(Math.max(...both.waits, ...none.waits)).toBeLessThan(1500);
  });
});

describe('an order', () => {
  /** Two rivals of Ada, and her next rewind. */
  async function rewind(scene: Scene): Promise<TableView> {
    const { id, people } = scene;
    const [ada] = people as [Guest];
    expect(await toRewind(scene)).toBe(true);
    const { ask } = await sightOf(ada, id);
    await ada.say(id, { ask: must(ask, 'an ask').number, answers: ['rewind'] });
    return sightOf(ada, id);
  }

  test('is kept over a restart, and told to nobody else', async () => {
    const data = freshFolder();
    const scene = await duel([1, 2], CALM, data);
    const { id, people } = scene;
    const [ada, bo, cy] = people as [Guest, Guest, Guest];
    const before = await sightOf(ada, id);
    for (const rival of [bo, cy]) expect((await order(rival, id, PASS_ALL)).body).toEqual({ orders: [PASS_ALL] });
    expect(await sightOf(ada, id)).toEqual(before);
    expect(await sightOf(createGuest(ada.address), id)).toMatchObject({ orders: [], clock: null });
    expect((await sightOf(bo, id)).orders).toEqual([PASS_ALL]);
    await scene.close();
    const again = await startHost({ games: zapGames([1, 2]), windows: 10_000, data });
    for (const guest of people) guest.address = again.address;
    expect((await bo.call<OwnOrders>('GET', `/api/tables/${id}/orders`)).body).toEqual({ orders: [PASS_ALL] });
    expect((await ada.call<OwnOrders>('GET', `/api/tables/${id}/orders`)).body).toEqual({ orders: [] });
    expect((await rewind({ ...scene, doDue: again.doDue })).clock).toBeNull();
  });

  test.each([{ holders: [] }, { holders: [1] }])(
    'given in a window is a click there; taken back, the click stays ($holders)',
    async ({ holders }) => {
      const scene = await duel(holders, CALM);
      const { id, people } = scene;
      const [ada, bo, cy] = people as [Guest, Guest, Guest];
      const { key } = must((await rewind(scene)).clock?.window, 'a window');
      expect((await sightOf(bo, id)).clock?.window).toMatchObject({ nodded: false, about: { scope: 1 } });
      await order(bo, id, { scope: 1, unless: [] });
      expect((await sightOf(bo, id)).clock?.window?.nodded).toBe(true);
      expect((await sightOf(ada, id)).clock?.window?.key).toBe(key);
      expect((await bo.call<OwnOrders>('POST', `/api/tables/${id}/orders/clear`, {})).body).toEqual({ orders: [] });
      expect((await sightOf(bo, id)).clock?.window?.nodded).toBe(true);
      await cy.call('POST', `/api/tables/${id}/nod`, { window: key });
      expect((await sightOf(ada, id)).clock).toBeNull();
    },
  );

  test('leaves out what it is told to: who duels is asked', async () => {
    const scene = await duel([], CALM);
    const { id, people } = scene;
    const [, bo, cy] = people as [Guest, Guest, Guest];
    for (const rival of [bo, cy]) await order(rival, id, { unless: ['duelling'] });
    await rewind(scene);
    const nodded = await Promise.all([bo, cy].map(async (rival) => (await sightOf(rival, id)).clock?.window));
    const tags = nodded.map((window) => window?.about?.tags?.includes('duelling'));
    expect(nodded.map((window) => window?.nodded)).toEqual(tags.map((duels) => !duels));
    expect(new Set(tags)).toContain(true);
  });

  test('by turns keeps a window from being anybody’s turn', async () => {
    const scene = await duel([1, 2], TURNS);
    const { id, people } = scene;
    const [, bo, cy] = people as [Guest, Guest, Guest];
    const turns = async (guest: Guest): Promise<number> => (await guest.call<Turn[]>('GET', '/api/turns')).body.length;
    await order(bo, id, PASS_ALL);
    await rewind(scene);
    expect([await turns(bo), await turns(cy)]).toEqual([0, 1]);
    await order(cy, id, PASS_ALL);
    expect((await sightOf(cy, id)).clock?.window).toBeNull();
  });
});

test('a hold lets a window last longer, once for each who may act, and is as good without a Zap', async () => {
  const worlds = [];
  for (const holders of [[], [1, 2]]) {
    const scene = await duel(holders, CALM);
    const { id, people } = scene;
    const [ada, bo] = people as [Guest, Guest];
    await toRewind(scene);
    const { ask } = await sightOf(ada, id);
    await ada.say(id, { ask: must(ask, 'an ask').number, answers: ['rewind'] });
    const opened = Date.now();
    const { key } = must((await sightOf(bo, id)).clock?.window, 'a window');
    const hold = (guest: Guest) => guest.call('POST', `/api/tables/${id}/hold`, { window: key });
    const clicks = [await hold(bo), await hold(bo), await hold(ada), await hold(createGuest(bo.address))];
    expect((await sightOf(bo, id)).clock?.window).toMatchObject({ held: true, hold: 0, until: opened + 30_000 });
    worlds.push([clicks.map(({ status, text }) => [status, text]), await sightOf(createGuest(bo.address), id)]);
  }
  const [replies] = worlds[0] as [[number, string][]];
  expect(replies.map(([status]) => status)).toEqual([200, 200, 200, 403]);
  expect(replies.map(([, text]) => text.includes('"ok":true'))).toEqual([true, true, false, false]);
  expect(worlds[1]).toEqual(worlds[0]);
});

/** Ada opens a window; how the scene stands then. */
async function rewind(scene: Scene): Promise<void> {
  const { id, people } = scene;
  const ada = must(people[0], 'Ada');
  expect(await toRewind(scene)).toBe(true);
  const { ask } = await sightOf(ada, id);
  const said = await ada.say(id, { ask: must(ask, 'an ask').number, answers: ['rewind'] });
  expect(said.status).toBe(200);
}

test('since when a table waits for somebody says nothing about passes that nobody saw', async () => {
  const since = async (holders: readonly number[]): Promise<number[][]> => {
    vi.setSystemTime(START);
    const scene = await duel(holders, CALM);
    await rewind(scene);
    const began = Date.now();
    vi.setSystemTime(began + 10_000);
    await scene.doDue();
    const turns = await Promise.all(scene.people.map((guest) => guest.call<Turn[]>('GET', '/api/turns')));
    await scene.close();
    return turns.map(({ body }) => body.map((turn) => turn.since - began));
  };
  const none = await since([]);
  expect(none.flat().length).toBeGreaterThan(0);
  for (const holders of [[1], [2], [1, 2]]) expect(await since(holders)).toEqual(none);
});

test('a place in the log that was guessed, beyond what is shown, is no place', async () => {
  const reply = async (zaps: boolean): Promise<string> => {
    vi.setSystemTime(START);
    const scene = await duel([1, 2], CALM);
    const { id, people } = scene;
    await rewind(scene);
    const rival = must(people[1], 'a rival');
    const { ask } = await sightOf(rival, id);
    const { choice, number } = must(ask, 'an ask');
    if (zaps && choice.kind === 'one')
      await rival.say(id, { ask: number, answers: [must(choice.options[0], 'a Zap')] });
    const ear = await listen(createGuest(rival.address), [id]);
    await ear.until(() => true);
    const [[table, view, length, link, talk]] = JSON.parse(Buffer.from(ear.last(), 'base64url').toString()) as [
      [string, string, number, string, number],
    ];
    const chain = { high: Number.parseInt(link.slice(0, 8), 16) | 0, low: Number.parseInt(link.slice(8), 16) | 0 };
    linkEvent(chain, 0, { key: 'log.window', args: { step: 'announce', may: [1, 2] } });
    const forged = [[table, view, length + 1, chainText(chain), talk]];
    const headers = { 'last-event-id': Buffer.from(JSON.stringify(forged)).toString('base64url') };
    const got = await fetch(`${rival.address}/api/stream?tables=${id}&changes=1`, { headers });
    const reader = must(got.body, 'a stream').getReader();
    let text = '';
    while (!text.includes('data:')) text += Buffer.from((await reader.read()).value ?? []).toString();
    await reader.cancel();
    await scene.close();
    return /event: (\w+)/.exec(text)?.[1] ?? '';
  };
  expect([await reply(true), await reply(false)]).toEqual(['update', 'update']);
});

test('a friend who takes the seat begins without orders, and is shown none', async () => {
  const { id, people, close } = await duel([], CALM);
  const [, bo] = people as [Guest, Guest, Guest];
  expect((await order(bo, id, PASS_ALL)).body.orders).toEqual([PASS_ALL]);
  const { body } = await bo.call<{ pass: string }>('POST', `/api/tables/${id}/hand/friend`, {});
  const fred = createGuest(bo.address);
  await fred.call('POST', `/api/tables/${id}/hand/take`, { pass: body.pass, name: 'Fred' });
  expect((await sightOf(fred, id)).orders).toEqual([]);
  expect((await order(fred, id, { scope: 1, unless: [] })).status).toBe(200);
  expect((await sightOf(bo, id)).orders).toEqual([]);
  expect((await order(bo, id, { scope: '\u0000', unless: [] })).status).toBe(400);
  await close();
});
