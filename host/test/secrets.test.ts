// Nothing hidden leaves the process: every byte sent to a viewer is held to what that viewer may know.

import { silence } from '@orrery/bots';
import type { Update } from '@orrery/games/wire';
import { diceOf, type Json, must, openJournal, type Record, replay, type Seat, view } from '@orrery/kernel';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { bids } from './bids.ts';
import { createGuest, type Ear, type Guest, listen, playOut, seatAll, startHost } from './house.ts';

const updatesOf = (bytes: string): Update[] =>
  bytes
    .split('\n')
    .filter((line) => line.startsWith('data: {"sight"'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Update);

async function hearAll(guests: readonly Guest[], id: string): Promise<Ear[]> {
  const ears = await Promise.all(guests.map((guest) => listen(guest, [id])));
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
  test('each viewer gets its own view and not one item more', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 3, { rounds: 6 });
    const guests = [...people, createGuest(address)];
    const ears = await hearAll(guests, id);
    await playOut(people, id, 11);
    await Promise.all(ears.map((ear) => ear.until(({ sight }) => sight.stage === 'over')));
    const record = (await createGuest(address).call<Record>('GET', `/api/tables/${id}/record`)).body;
    const truths = [openJournal(bids, record, diceOf(record)).state];
    replay(bids, record, undefined, ({ state }) => void truths.push(state));

    for (const [viewer, ear] of ears.entries()) {
      const updates = updatesOf(ear.bytes());
      expect(updates.length).toBeGreaterThan(10);
      const may = truths.map((state) => JSON.stringify(view(state, viewer)));
      for (const { sight, events } of updates) {
        expect(may).toContain(JSON.stringify(sight.view));
        expectOwn(viewer, sight.view?.table as { hands: number[][] }, sight.view?.held.item ?? []);
        if (sight.ask !== null) expect(sight.ask.seat).toBe(viewer);
        for (const { key, args } of events)
          if (key === 'log.draw' && args['seat'] !== viewer) expect(itemsIn(args)).toEqual([-1]);
      }
      // An update that repeats the one before would tell that somebody did something.
      const said = updates.map(({ sight, events }) => JSON.stringify([sight, events]));
      said.forEach((each, i) => expect(each).not.toBe(said[i - 1]));
      expect(ear.bytes()).not.toContain(must(record.secret, 'the secret'));
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

/** Items are known only in the viewer's own hand; all else on the table lies face down. */
function expectOwn(viewer: Seat, table: { hands: number[][] }, items: readonly number[]): void {
  for (const [slot, item] of items.entries()) if (item >= 0) expect(table.hands[viewer] ?? []).toContain(slot);
}
