// Nothing hidden leaves the process: every byte sent to a viewer is held to what that viewer may know.

import { silence } from '@orrery/bots';
import {
  diceOf,
  digest,
  type Json,
  must,
  openJournal,
  type GameRecord,
  replay,
  type Seat,
  type View,
  view,
} from '@orrery/kernel';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { catalog } from '../src/tables/index.ts';
import { games } from './games/bids.ts';
import { createGuest, type Ear, type Guest, listen, playOut, seatAll, startHost, shortGames } from './server.ts';

async function hearAll(guests: readonly Guest[], id: string, changes = true): Promise<Ear[]> {
  const ears = await Promise.all(guests.map((guest) => listen(guest, [id], '', changes)));
  await Promise.all(ears.map((ear) => ear.next()));
  return ears;
}

/** Slots named in an event with the item they show. */
function itemsIn(value: Json): number[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('item' in value) return [value['item'] as number];
  return Object.values(value as { [key: string]: Json }).flatMap(itemsIn);
}

describe('on the wire', () => {
  const ways = ['bids', ...shortGames].flatMap((name) => [[name, 'whole'] as const, [name, 'by changes'] as const]);
  test.each(ways)('each viewer of %s gets its own view %s and not one item more', async (name, way) => {
    const edition = must((await games.find(name)) ?? (await catalog.find(name)), name);
    const { game } = edition;
    const { address } = await startHost({
      games: { ids: [name], find: async () => edition },
    });
    const { id, people } = await seatAll(address, Math.min(3, game.seats.max), {}, name);
    const ears = await hearAll([...people, createGuest(address)], id, way === 'by changes');
    await playOut(people, id, 11);
    await Promise.all(ears.map((ear) => ear.until(({ sight }) => sight.stage === 'over')));
    const record = (await createGuest(address).call<GameRecord>('GET', `/api/tables/${id}/record`)).body;
    const truths = [openJournal(game, record, diceOf(record)).state];
    replay(game, record, undefined, ({ state }) => void truths.push(state));

    for (const [viewer, ear] of ears.entries()) {
      const updates = ear.updates();
      expect(updates.length).toBeGreaterThan(5);
      const may = new Set(truths.map((state) => digest(view(state, viewer))));
      for (const { sight } of updates) {
        expect(may).toContain(digest(sight.view));
        expectKnown(viewer, must(sight.view, 'a view'));
        if (sight.ask !== null) expect(sight.ask.seat).toBe(viewer);
      }
      // An update that repeats the one before would tell that somebody did something.
      const said = updates.map(({ sight, events }) => JSON.stringify([sight, events]));
      said.forEach((each, i) => expect(each).not.toBe(said[i - 1]));
      expect(ear.bytes()).not.toContain(must(record.secret, 'the secret'));
    }
  });

  test('a card that is drawn is named to its owner alone', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 3);
    const ears = await hearAll([...people, createGuest(address)], id);
    await playOut(people, id, 12);
    await Promise.all(ears.map((ear) => ear.until(({ sight }) => sight.stage === 'over')));
    for (const [viewer, ear] of ears.entries()) {
      const drawn = ear.updates().flatMap(({ events }) => events.filter(({ key }) => key === 'log.draw'));
      expect(drawn.length).toBeGreaterThan(5);
      for (const { args } of drawn) expect((itemsIn(args)[0] ?? -1) >= 0).toBe(args['seat'] === viewer);
    }
  });

  test('nobody can tell in which order sealed answers came, or whether one was taken back', async () => {
    // A table says when it was set up; here that is the same moment for all three.
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    const heard = [];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, -1, 0, 1, 2],
    ]) {
      const { address } = await startHost();
      const { id, people } = await seatAll(address, 4);
      const [ear, audience] = await hearAll([must(people[3], 'the last seat'), createGuest(address)], id);
      for (const seat of [...order, 3]) await bidOrUndo(people, id, seat);
      for (const each of [ear, audience])
        await each?.until(({ events }) => events.some(({ key }) => key === 'log.won'));
      heard.push([ear?.bytes(), audience?.bytes()]);
    }
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[2]).toEqual(heard[0]);
  });
});

/** The bid of a seat; -1: seat 1 takes its own back. Each seat bids its first card, so the frames end alike. */
async function bidOrUndo(people: readonly Guest[], id: string, seat: number): Promise<void> {
  const guest = must(people[Math.abs(seat)], 'a guest');
  if (seat < 0) return void (await guest.undo(id));
  const ask = must((await guest.look(id)).sight.ask, 'an ask');
  expect((await guest.say(id, { ask: ask.number, answers: [silence(ask)] })).status).toBe(200);
}

/** An item is shown only where the public mask says that this viewer knows it. */
function expectKnown(viewer: Seat, { held: { item, know } }: View): void {
  for (const [slot, each] of item.entries()) if (each >= 0) expect((know[slot] ?? 0) & (1 << viewer)).not.toBe(0);
}
