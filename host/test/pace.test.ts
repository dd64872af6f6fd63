// Clocks and calendars: arithmetic over moments, with no clock of the machine in it.

import type { Pace } from '@orrery/protocol/people';
import { fastDice, must, type Row } from '@orrery/kernel';
import { enter, NO_PACING, openAsk, openTable, silence } from '@orrery/table';
import { describe, expect, test, vi } from 'vitest';
import { type Calendar, dayOf, daysIn, EVERY_DAY, isZone, runOn } from '../src/pace/calendar.ts';
import { deadline, isGone, newClock, present, reserveAt, started, stopped, struck } from '../src/pace/clock.ts';
import { keepTime, lateRows, lateSeats, type TableClock } from '../src/pace/table-clock.ts';
import type { StoredTable } from '../src/store/store.ts';
import type { Happened } from '../src/tables/index.ts';
import { games } from './games/bids.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const rome: Calendar = { zone: 'Europe/Rome', weekends: true, away: [] };
const iso = (moment: number): string => new Date(moment).toISOString();

describe('the calendar', () => {
  test('knows the day of each zone', () => {
    const moment = at('2027-03-01T23:30:00Z');
    expect(['UTC', 'Europe/Rome', 'America/New_York'].map((zone) => dayOf(moment, zone))).toEqual([
      '2027-03-01',
      '2027-03-02',
      '2027-03-01',
    ]);
    expect([isZone('Asia/Kathmandu'), isZone('Mars/Olympus')]).toEqual([true, false]);
    expect(daysIn({ from: '2027-08-30', to: '2027-09-02' })).toBe(4);
  });

  test('knows a zone once, however its letters are written', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const zone of ['Pacific/Auckland', 'PACIFIC/AUCKLAND', 'pacific/Auckland', 'pAcific/auCkland'])
      expect(isZone(zone)).toBe(true);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  test('runs through every day where nothing is free', () => {
    expect(iso(runOn(at('2027-03-05T15:00:00Z'), 48 * HOUR, EVERY_DAY))).toBe('2027-03-07T15:00:00.000Z');
  });

  test('rests from Saturday 0:00 to Monday 0:00 of the player, not of the server', () => {
    // Friday 22:00 in Rome is 21:00 UTC: two hours run before the weekend, the rest after it.
    expect(iso(runOn(at('2027-03-05T21:00:00Z'), 24 * HOUR, rome))).toBe('2027-03-08T21:00:00.000Z');
    const kiritimati = { ...rome, zone: 'Pacific/Kiritimati' };
    // There it is Saturday already: nothing runs before Monday 0:00 there, which is Sunday 10:00 UTC.
    expect(iso(runOn(at('2027-03-05T21:00:00Z'), 24 * HOUR, kiritimati))).toBe('2027-03-08T10:00:00.000Z');
  });

  test('counts real hours over the change to summer time, also where midnight does not exist', () => {
    const berlin = { ...EVERY_DAY, zone: 'Europe/Berlin' };
    expect(iso(runOn(at('2027-03-27T12:00:00Z'), 24 * HOUR, berlin))).toBe('2027-03-28T12:00:00.000Z');
    // In Beirut the day of 28 March 2027 begins at 1:00.
    const beirut = { ...EVERY_DAY, zone: 'Asia/Beirut', away: [{ from: '2027-03-28', to: '2027-03-28' }] };
    expect(iso(runOn(at('2027-03-27T21:30:00Z'), HOUR, beirut))).toBe('2027-03-28T21:30:00.000Z');
  });

  test('rests on holidays, which may meet a weekend', () => {
    const away = { ...rome, away: [{ from: '2027-03-08', to: '2027-03-09' }] };
    expect(iso(runOn(at('2027-03-05T21:00:00Z'), 24 * HOUR, away))).toBe('2027-03-10T21:00:00.000Z');
  });

  test('does not believe in holidays without end', () => {
    const never = { ...rome, away: [{ from: '2000-01-01', to: '2999-12-31' }] };
    const end = runOn(at('2027-01-01T00:00:00Z'), HOUR, never);
    expect(end - at('2027-01-01T00:00:00Z')).toBeLessThan(402 * 24 * HOUR);
  });
});

describe('a live clock', () => {
  const live: Pace = { kind: 'live', decision: 30, reserve: 120 };

  test('takes from the reserve only beyond the budget', () => {
    const clock = started(newClock(live), 1000);
    expect(deadline(live, clock, EVERY_DAY, true)).toBe(1000 + 150_000);
    expect(stopped(live, clock, 21_000, true)).toEqual({ since: null, reserve: 120_000, strikes: 0 });
    const late = stopped(live, clock, 51_000, true);
    expect(late.reserve).toBe(100_000);
    expect(deadline(live, started(late, 60_000), EVERY_DAY, true)).toBe(60_000 + 130_000);
    expect(reserveAt(live, clock, 10_000_000)).toBe(0);
  });

  test('has one fixed time and no reserve where several are asked at once', () => {
    const clock = started(newClock(live), 0);
    expect(deadline(live, clock, EVERY_DAY, false)).toBe(30_000);
    expect(stopped(live, clock, 29_000, false).reserve).toBe(120_000);
  });

  test('goes on, not anew, for who undoes and is asked again', () => {
    const clock = started(newClock(live), 0);
    expect(started(clock, 25_000).since).toBe(0);
  });

  test('gives the seat to a bot after three times, unless the person comes back in between', () => {
    let clock = newClock(live);
    const gone: boolean[] = [];
    for (const back of [false, true, false, false, false]) {
      if (back) clock = present(clock);
      clock = struck(clock);
      gone.push(isGone(live, clock));
    }
    expect(gone).toEqual([false, false, false, true, true]);
  });
});

test('by turns, hours are those of the player, and only where the table pauses', () => {
  const clock = started(newClock({ kind: 'turns', hours: 24, pause: true }), at('2027-03-05T21:00:00Z'));
  expect(iso(deadline({ kind: 'turns', hours: 24, pause: true }, clock, rome, true) ?? 0)).toBe(
    '2027-03-08T21:00:00.000Z',
  );
  expect(iso(deadline({ kind: 'turns', hours: 24, pause: false }, clock, rome, true) ?? 0)).toBe(
    '2027-03-06T21:00:00.000Z',
  );
});

test('a calm table has no deadline', () => {
  expect(deadline({ kind: 'calm' }, started(newClock({ kind: 'calm' }), 0), EVERY_DAY, true)).toBeNull();
});

describe('what several are asked', () => {
  const live: Pace = { kind: 'live', decision: 30, reserve: 120 };

  /** Three people with sealed bids before them; `go` moves the clocks on. */
  async function bidding() {
    const edition = must(await games.find('bids'), 'bids');
    const head = {
      game: 'bids',
      rules: 1,
      options: { rounds: 3 },
      seats: ['A', 'B', 'C'],
      table: 't',
      commitment: '',
      salts: [],
    };
    const play = { ...openTable(edition, head, fastDice(1)), edition, key: '' };
    const person = {
      kind: 'person',
      guest: 'g',
      name: 'A',
      salt: '',
      bot: null,
      friend: null,
      resigned: false,
    } as const;
    const stored = { pace: live, seats: [person, person, person], clock: null } as unknown as StoredTable;
    const setting = { sitters: stored.seats, windows: null };
    let clock: TableClock | null = null;
    const go = (now: number, happened: Happened, missed: readonly number[] = []): TableClock => {
      for (const row of happened.rows ?? []) enter(play, row);
      clock = must(
        keepTime({ ...stored, clock }, play, NO_PACING, { happened, missed }, new Map(), setting, now),
        'a clock',
      );
      return clock;
    };
    const late = (now: number): number[] => lateSeats({ ...stored, clock }, play, now);
    const bid = (seat: number): Row => ({ seat, answer: silence(must(openAsk(play, seat), 'an ask')) });
    go(0, {});
    return { play, go, late, bid };
  }

  test('is missed by whoever has no answer on the table when time is over', async () => {
    const { play, go, late, bid } = await bidding();
    go(4000, { rows: [bid(1)] });
    expect([late(29_999), late(30_000)]).toEqual([[], [0, 2]]);
    expect(lateRows(play, [0, 2]).map(({ seat }) => seat)).toEqual([0, 2]);
    const { seats } = go(30_000, { rows: lateRows(play, [0, 2]), by: 'clock' }, [0, 2]);
    expect(seats.map(({ strikes }) => strikes)).toEqual([1, 0, 1]);
  });

  test('keeps its time while answers come in, and forgets one that is taken back', async () => {
    const { go, late, bid } = await bidding();
    const before = go(4000, { rows: [bid(1)] });
    const { due, seats } = go(5000, { rows: [{ seat: 1, undo: true }] });
    expect([before.due, due, seats.map(({ until }) => until)]).toEqual([30_000, 30_000, [30_000, 30_000, 30_000]]);
    expect(late(30_000)).toEqual([0, 1, 2]);
  });

  test('is seen to once: who was out of time is so again only after an answer was taken back', async () => {
    const { go, late, bid } = await bidding();
    expect(go(30_000, { by: 'clock' }).due).toBeNull();
    expect(late(30_000)).toEqual([]);
    go(31_000, { rows: [bid(2)] });
    expect(go(32_000, { rows: [{ seat: 2, undo: true }] }).due).toBe(30_000);
    expect(late(32_000)).toEqual([2]);
  });
});
