// Rows, the log and its links, ask numbers, snapshots, records, editions.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as kernel from '@orrery/kernel';
import type { Row } from '@orrery/kernel';
import { game as duel } from '@orrery/kernel/slices/duel';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  aboutOf,
  backRow,
  type Bundle,
  calmOrder,
  editionOf,
  enter,
  enterAll,
  FORM,
  forget,
  forkTable,
  hasOrdered,
  isOver,
  isSnapshotDue,
  isWhole,
  lastAnswer,
  lengthOf,
  linkAt,
  NO_PACING,
  openAsk,
  openTable,
  type RecordKernel,
  placeBack,
  recordOnShow,
  reopenTable,
  rowsOf,
  silence,
  type Table,
  tableFrom,
  takeSnapshot,
  toldTo,
  withOrder,
} from '../src/index.ts';
import { dice, edition, headFor, jammerOf, open, person, play, scene, SECRET, turn, windows } from './house.ts';

/** All of a table that must be the same however it was come by. */
const whole = ({ journal, log, links, numbers, answers, base }: Table) => ({
  state: journal.state,
  chain: kernel.chainText(journal.chain),
  log: log.slice(-20),
  links: links.slice(-20),
  numbers,
  answers,
  rows: base.rows + journal.rows.length,
});

describe('ask numbers', () => {
  test('count what a seat sees: its own questions, and nobody else’s sealed answers', () => {
    const table = open(4, [1, 2]);
    expect(table.numbers).toEqual([1, 0, 0, 0]);
    play(table, ...turn(0));
    expect(table.numbers).toEqual([2, 1, 1, 0]);
    // Seat 2 answers first and takes it back: seat 1 is asked the same question as before.
    play(table, { seat: 2, answer: null }, { seat: 2, undo: true });
    expect(table.numbers).toEqual([2, 1, 2, 0]);
    // Seat 1 jams: the window opens anew, and 2 is asked anew.
    play(table, { seat: 1, answer: jammerOf(table, 1) });
    expect(table.numbers).toEqual([2, 1, 3, 0]);
  });
});

describe('the log', () => {
  test('loses what an undo takes back, and a reader’s place before it still holds', () => {
    const table = open(3);
    const before = linkAt(table, 0);
    play(table, { seat: 0, answer: 7 });
    const after = linkAt(table, 1);
    play(table, { seat: 0, undo: true });
    expect([lengthOf(table), linkAt(table, 0), linkAt(table, 1)]).toEqual([0, before, undefined]);
    play(table, { seat: 0, answer: 8 });
    expect(linkAt(table, 1)).not.toBe(after);
    play(table, { seat: 0, undo: true }, { seat: 0, answer: 7 });
    expect(linkAt(table, 1)).toBe(after);
  });

  test('after new dice the same words have another link', () => {
    const table = play(open(3), ...turn(0));
    const keys = table.log.map(({ key }) => key);
    const link = linkAt(table, 1);
    const keep = lastAnswer(table, 0) - 1;
    play(table, backRow(table, 0, keep));
    expect(table.log).toEqual([{ key: 'log.taken-back', args: { seat: 0 } }]);
    expect(table.answers).toEqual([0, 0, 0]);
    play(table, ...turn(0));
    expect(table.log.slice(1, 3).map(({ key }) => key)).toEqual(keys.slice(0, 2));
    expect(linkAt(table, 2)).not.toBe(link);
  });

  test('going back costs what is given up, and leaves the log that a game never gone back would have', () => {
    let linked = 0;
    const link: typeof kernel.link = (...args) => (linked++, kernel.link(...args));
    const rows: Row[] = Array.from({ length: 90 }, (_, i) => turn(i % 3, i % 10)).flat();
    const table = play(open(3, [], editionOf({ kernel: { ...kernel, link }, game: edition.game })), ...rows);
    const before = linked;
    for (let n = 0; n < 600; n++) {
      play(table, backRow(table, 0, table.journal.live.length - 2));
      const [ask] = kernel.asks(edition.game, table.journal.state);
      if (ask !== undefined) play(table, { seat: ask.seat, answer: silence(ask) });
    }
    expect(linked - before).toBeLessThan(600 * 20);
    const { told, journal, log, links, answers } = table;
    expect(log).toEqual([...journal.opening, ...told.flatMap(({ events }) => events)]);
    const chain = { high: 1, low: 1 };
    for (const { epoch, events } of told)
      for (const event of events) kernel.link(chain, epoch, kernel.seenBy(event, 3));
    expect([links.length, links.at(-1)]).toEqual([log.length + 1, kernel.chainText(chain)]);
    const inForce = (seat: number) => journal.live.filter((row) => row.seat === seat && 'answer' in row).length;
    expect(answers).toEqual([0, 1, 2].map(inForce));
  });

  test('in company goes back to before a question outside of windows, whoever passed in one', () => {
    for (const holders of [[], [1], [2], [1, 2]]) {
      const table = play(open(3, holders), ...turn(0));
      for (const seat of holders) play(table, { seat, answer: null });
      expect([0, 1, 2].map((seat) => placeBack(table, seat, false))).toEqual([1, -1, -1]);
      expect([1, 2].map((seat) => placeBack(table, seat, true) >= 0)).toEqual(
        [1, 2].map((seat) => holders.includes(seat)),
      );
      play(table, backRow(table, 0, 1));
      expect(table.numbers).toEqual([1_000_001, 1_000_000, 1_000_000]);
    }
  });

  test('is read from a place on, by what the viewer may know', () => {
    const table = play(open(3), ...turn(0), ...turn(1));
    expect(toldTo(table, 3, 3).map(({ key }) => key)).toEqual(['log.send', 'log.aim', 'log.window']);
    expect(toldTo(table, 3, 1, 2).map(({ key }) => key)).toEqual(['log.aim']);
  });

  test('a refused row changes nothing', () => {
    const table = open(3);
    const before = JSON.stringify(whole(table));
    for (const row of [{ seat: 1, answer: 3 }, { seat: 0, undo: true }, backRow(table, 0, 4)] as Row[])
      expect(enter(table, row)).not.toBeNull();
    expect(JSON.stringify(whole(table))).toBe(before);
    expect(rowsOf(table)).toBe(0);
  });
});

describe('snapshots', () => {
  const rounds = (n: number): Row[] => Array.from({ length: n }, (_, i) => turn(i % 3, i % 10)).flat();
  const dealt = (): Table => open(3);

  test('are due after a hundred rows, where nothing can be undone and nothing is left to show', () => {
    const table = play(dealt(), ...rounds(49));
    table.windows = [];
    expect(isSnapshotDue(table, NO_PACING)).toBe(false);
    play(table, ...rounds(50).slice(-2));
    expect(isSnapshotDue(table, NO_PACING)).toBe(false);
    table.windows = [];
    expect(isSnapshotDue(table, NO_PACING)).toBe(true);
    play(table, { seat: 2, answer: 3 });
    expect(isSnapshotDue(table, NO_PACING)).toBe(false);
  });

  test('a table opened from one plays on as the one that was never closed, and as one that forgot', () => {
    const first = play(dealt(), ...rounds(60));
    const snapshot = takeSnapshot(first);
    expect(snapshot).toMatchObject({ form: FORM, seq: 120, live: 120, began: 0, log: 180 });
    const again = tableFrom(edition, headFor(3), dice(), JSON.parse(JSON.stringify(snapshot)));
    expect(whole(again)).toEqual(whole(first));
    const rest = [...rounds(13), { seat: 1, answer: 4 }, { seat: 1, undo: true }, ...turn(1)] as Row[];
    forget(first, snapshot);
    expect(isWhole(first)).toBe(false);
    for (const table of [first, again]) play(table, ...rest);
    const never = play(dealt(), ...rounds(60), ...rest);
    expect(whole(again)).toEqual(whole(never));
    expect(whole(first)).toEqual(whole(never));
    // The next one tells on from the last, and as many events before as are held of every game.
    expect(takeSnapshot(again)).toEqual(takeSnapshot(first));
    expect(takeSnapshot(again)).toMatchObject({ seq: 150, began: 22, log: lengthOf(never) });
  });

  test('a table opened from one does not go back: that needs the whole game', () => {
    const again = tableFrom(edition, headFor(3), dice(), takeSnapshot(play(dealt(), ...rounds(60))));
    const before = JSON.stringify(whole(again));
    expect(() => enter(again, backRow(again, 0, 4))).toThrow(/the whole game/);
    expect(JSON.stringify(whole(again))).toBe(before);
  });

  test('hold what the host has kept since its first table', () => {
    const { books, told, ...head } = takeSnapshot(play(dealt(), ...turn(0)));
    expect(Object.keys(head)).toEqual(['seq', 'form', 'chain', 'live', 'began', 'log', 'mark']);
    expect(Object.keys(JSON.parse(books))).toEqual(['state', 'numbers', 'answers', 'asked', 'epochs', 'links']);
    expect(JSON.parse(told)).toHaveLength(3);
  });
});

describe('records', () => {
  const dealt = (): Table => openTable(edition, headFor(3), kernel.diceFor(SECRET, headFor(3)));
  /** The answer of silence for whoever is asked first, so often. */
  function goOn(table: Table, answers: number): void {
    for (let n = 0; n < answers; n++) {
      const [ask] = kernel.asks(table.edition.game, table.journal.state);
      if (ask !== undefined) play(table, { seat: ask.seat, answer: kernel.silence(ask) });
    }
  }

  test('a game is taken up where it was left, and one that was not played so is found out', () => {
    const table = dealt();
    goOn(table, 20);
    play(table, backRow(table, 0, 5));
    goOn(table, 5);
    const record = kernel.toRecord(table.journal);
    expect(whole(reopenTable(edition, record, SECRET))).toEqual(whole(table));
    expect(() => reopenTable(edition, { ...record, rows: record.rows.slice(1) }, SECRET)).toThrow();
    expect(() => reopenTable(edition, { ...record, chain: '0' }, SECRET)).toThrow(/not the one/);
    expect(() => reopenTable(edition, { ...record, rules: 2 }, SECRET)).toThrow(/rules 2/);
  });

  test('while a window is on show a game can be looked at up to what led to it, wherever the rules are', () => {
    const isLive: boolean[] = [];
    const s = scene(dealt(), { sitters: [person, person, person], windows });
    for (let n = 0; n < 12; n++) {
      const seat = n % 3;
      s.go(n, { rows: turn(seat) });
      const record = kernel.toRecord(s.table.journal);
      const last = record.rows.findLastIndex((row) => 'answer' in row && row.answer === 'low');
      const shown = recordOnShow(edition, record, SECRET, s.pacing);
      expect(shown.rows).toEqual(record.rows.slice(0, last));
      expect(rowsOf(reopenTable(edition, shown, SECRET))).toBe(last);
      isLive.push(s.pacing.window?.passed === null);
      const holder = [0, 1, 2].find(
        (other) => openAsk(s.table, other) !== null && s.pacing.window?.may.includes(other),
      );
      if (isLive.at(-1) && holder !== undefined)
        s.go(n, { rows: [{ seat: holder, answer: jammerOf(s.table, holder) }] });
      while (s.pacing.window !== null) for (const other of [0, 1, 2]) s.go(n, { nod: other });
      expect(recordOnShow(edition, record, SECRET, s.pacing)).toBe(record);
    }
    expect(new Set(isLive)).toEqual(new Set([true, false]));
  });

  test('one played on from has the other’s past and dice of its own, and its record verifies', () => {
    const table = dealt();
    goOn(table, 30);
    const record = kernel.toRecord(table.journal, SECRET);
    const past = dealt();
    enterAll(past, record.rows.slice(0, 11));
    const forks = ['b', 'c'].map((digit) =>
      forkTable(edition, record, 11, record.seats, { id: digit, secret: digit.repeat(64) }),
    ) as [Table, Table];
    for (const fork of forks) expect(fork.journal.state.table).toEqual(past.journal.state.table);
    for (const fork of forks) goOn(fork, 20);
    expect(forks[0].log).not.toEqual(forks[1].log);
    const written = kernel.toRecord(forks[0].journal, 'b'.repeat(64));
    expect(kernel.replay(edition.game, written).state).toEqual(forks[0].journal.state);
    const { secret: _, ...hidden } = record;
    const own = { id: 'd', secret: 'd'.repeat(64) };
    expect(() => forkTable(edition, hidden, 11, record.seats, own)).toThrow(/not shown yet/);
  });
});

describe('an edition from before windows were reported', () => {
  /** A bundle as a house of then had it on its shelf: the game of duel and the kernel of that day. */
  async function bundleOfThen(): Promise<Bundle<RecordKernel>> {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-edition-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'duel-1.mjs');
    copyFileSync(new URL('./editions/duel-1.mjs.txt', import.meta.url), file);
    return (await import(pathToFileURL(file).href)) as Bundle<RecordKernel>;
  }
  const head = { ...headFor(4), game: 'duel', options: { goal: 5 } };

  test('is taught to: every window it tells of is reported, as it was when it closed', async () => {
    const bundle = await bundleOfThen();
    expect('onWindow' in bundle.kernel.createKit(bundle.game, dice())).toBe(false);
    const old = editionOf(bundle, 'file:///duel-1.mjs');
    expect([old.module, old.kernel === bundle.kernel]).toEqual(['file:///duel-1.mjs', false]);
    expect(editionOf({ kernel, game: duel }).kernel).toBe(kernel);
    const table = openTable(old, head, dice());
    const pick = kernel.picker(kernel.fastDice(5));
    let drafts = 0;
    let empty = 0;
    for (let n = 0; n < 300 && !isOver(table); n++) {
      const before = kernel.clone(table.journal.state);
      const asks = old.kernel.asks(old.game, before);
      const ask = kernel.must(asks[pick(asks.length)], 'an ask');
      const row = { seat: ask.seat, answer: kernel.sample(ask, pick) };
      table.windows = [];
      play(table, row);
      const told = (table.told.at(-1)?.events ?? []).filter(({ key }) => key === 'log.window');
      const reported = table.windows.map(({ state, may }) => ({ step: state.frames.at(-1)?.step, may }));
      expect(reported).toEqual(told.map(({ args }) => args));
      const [first, ...rest] = table.windows;
      if (first !== undefined && old.game.steps[before.frames.at(-1)?.step ?? '']?.together === 'window') {
        const said = Array.from({ length: Math.max(before.drafts.length, row.seat + 1) }, (_, at) =>
          at === row.seat ? [row.answer] : (before.drafts[at] ?? []),
        );
        expect(first.state).toEqual({ ...before, drafts: said });
        drafts++;
      }
      for (const { state } of rest) expect(state.drafts).toEqual([]);
      empty += rest.length;
    }
    expect([drafts > 10, empty > 10]).toEqual([true, true]);
  });

  test('knows nothing of what a window is about: only an order to pass all of them can stand', async () => {
    const table = openTable(editionOf(await bundleOfThen()), head, dice());
    const { state } = table.journal;
    expect(aboutOf(table.edition, state, 1)).toBeNull();
    expect(calmOrder(table.edition)).toBeNull();
    expect(hasOrdered(table.edition, state, 1, withOrder([], 1, { unless: ['duelling'] }))).toBe(false);
    expect(hasOrdered(table.edition, state, 1, withOrder([], 1, { scope: 1, unless: [] }))).toBe(false);
    expect(hasOrdered(table.edition, state, 1, withOrder([], 1, { unless: [] }))).toBe(true);
  });
});
