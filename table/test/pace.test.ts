// Windows: what is on show, until when, and who answers. Orders, bots, clicks, time.

import { view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  answerAt,
  askOn,
  botOf,
  calmOrder,
  dueAt,
  handedTo,
  inputOf,
  isByHand,
  isCompany,
  mayTakeBack,
  mayUndo,
  NO_PACING,
  onShow,
  type Pacing,
  peopleOf,
  type Person,
  rankedLast,
  reopenTable,
  resigned,
  scopeOrder,
  type Setting,
  silence,
  stands,
  SUBSTITUTE,
  turnsOf,
  tryAnswers,
  waitsFor,
  windowInfo,
  withOrder,
  withoutOrders,
} from '../src/index.ts';
import { toRecord } from '@orrery/kernel';
import {
  bot,
  dice,
  edition,
  jammerOf,
  LASTS,
  LOOK,
  open,
  person,
  play,
  scene,
  SECRET,
  turn,
  windows,
} from './house.ts';

const people = (n: number, times: Setting['windows'] = windows): Setting => ({
  sitters: Array.from({ length: n }, () => person),
  windows: times,
});
const all = { unless: [] };
const ordersOf = (...seats: number[]): Pacing => ({
  ...NO_PACING,
  orders: seats.reduce<Pacing['orders']>((orders, seat) => withOrder(orders, seat, all), []),
});

describe('a window', () => {
  test.each([{ jammers: [] }, { jammers: [1] }, { jammers: [1, 2] }])(
    'stays its fixed time, whoever holds a jammer ($jammers)',
    ({ jammers }) => {
      const s = scene(open(3, jammers), people(3));
      s.go(0, { rows: turn(0) });
      expect(windowInfo(s.table, onShow(s.table, s.pacing), null)).toMatchObject({ until: LASTS, nodded: false });
      expect(dueAt(s.pacing, s.setting)).toBe(LASTS);
      s.go(LASTS - 1);
      expect(s.pacing.window?.key).toBeDefined();
      s.go(LASTS);
      expect(s.pacing.window).toBeNull();
      expect(s.missed).toEqual([1, 2]);
      expect(turnsOf(s.table, s.pacing, s.setting.sitters)).toMatchObject([{ seat: 1, by: 'person' }]);
    },
  );

  test('is over with the last nod: a click of who is not asked, the pass of who is', () => {
    const s = scene(open(3, [1]), people(3));
    s.go(0, { rows: turn(0) });
    s.go(100, { nod: 2 });
    expect(waitsFor(s.table, onShow(s.table, s.pacing), s.setting.sitters, 2)).toBe(false);
    expect(waitsFor(s.table, onShow(s.table, s.pacing), s.setting.sitters, 1)).toBe(true);
    s.go(200, { nod: 1 });
    expect(s.pacing.window).toBeNull();
    expect([s.played.at(-1), s.missed]).toEqual(['hand 1 null', []]);
    s.go(300, { rows: turn(1) });
    s.go(400, { nod: 1 });
    expect(s.pacing.window?.nods).toEqual([]);
  });

  test('is on show though an act has closed it, and what was hidden is told when it is over', () => {
    const s = scene(open(3, [1]), people(3));
    s.go(0, { rows: turn(0) });
    const before = onShow(s.table, s.pacing);
    s.go(100, { rows: [{ seat: 1, answer: jammerOf(s.table, 1) }] });
    const behind = onShow(s.table, s.pacing);
    expect([behind.isLive, behind.log, behind.window?.key]).toEqual([false, before.log, before.window?.key]);
    expect(view(behind.state, 2)).toEqual(view(before.state, 2));
    expect(turnsOf(s.table, s.pacing, s.setting.sitters)).toEqual([]);
    s.go(200, { nod: 2 });
    // The act opens another round, with a time of its own.
    expect(onShow(s.table, s.pacing).window).toMatchObject({ opened: 200, until: 200 + LASTS, nods: [] });
    expect(s.table.log.slice(0, onShow(s.table, s.pacing).log).map(({ key }) => key)).toContain('log.jam');
  });

  test('takes an answer that the rules no longer need as if they did, and asks again', () => {
    const s = scene(open(4, [1, 3]), people(4));
    s.go(0, { rows: turn(0) });
    s.go(100, { rows: [{ seat: 1, answer: jammerOf(s.table, 1) }] });
    const card = jammerOf(s.table, 3);
    const asked = askOn(s.table, onShow(s.table, s.pacing), 3);
    expect(asked).toMatchObject({ number: 1, pass: true });
    expect(answerAt(s.table, s.pacing, 3, 2, [card])).toEqual({ kind: 'never' });
    expect(answerAt(s.table, s.pacing, 3, 1, [99])).toMatchObject({ kind: 'refused', at: 0 });
    expect(answerAt(s.table, s.pacing, 3, 1, [card, null])).toMatchObject({ kind: 'refused', at: 1 });
    const verdict = answerAt(s.table, s.pacing, 3, 1, [card]);
    if (verdict.kind !== 'draft') throw new Error(verdict.kind);
    s.go(200, { draft: verdict.draft });
    const show = onShow(s.table, s.pacing);
    expect([askOn(s.table, show, 3), view(show.state, 3).drafts]).toEqual([null, [[], [], [], [card]]]);
    expect(view(show.state, 2).drafts).toEqual([]);
    expect(answerAt(s.table, s.pacing, 3, 1, [card])).toEqual({ kind: 'late' });
    s.go(300, { nod: 2 });
    expect(askOn(s.table, onShow(s.table, s.pacing), 3)?.number).toBe(2);
    expect(s.played.filter((line) => line.includes(' 3 '))).toEqual([]);
  });

  test('lets nothing be taken back while it is on show, and no answer go on behind it', () => {
    for (const jammers of [[], [1], [2]]) {
      const s = scene(open(3, jammers), people(3));
      s.go(0, { rows: turn(0) });
      const show = onShow(s.table, s.pacing);
      expect([0, 1, 2].map((seat) => mayUndo(s.table, show, seat))).toEqual([false, false, false]);
      expect(mayTakeBack(s.table, show, 0, false)).toBe(false);
    }
    for (const jammers of [[], [1]]) {
      const s = scene(open(2, jammers), people(2));
      s.go(0, { rows: turn(0) });
      s.go(1, { nod: 1 });
      const answers = [3, 'low', null];
      expect(tryAnswers(edition, s.table.journal.state, dice(), 1, answers.slice(0, 2))).toBeNull();
      expect(tryAnswers(edition, s.table.journal.state, dice(), 1, answers)).toMatchObject({ at: 2 });
      const rows = answers.map((answer) => ({ seat: 1, answer }));
      expect(s.go(2, { rows })).toMatchObject({ ok: false, refusal: { key: 'refuse.not-asked' }, at: 2 });
    }
  });

  test('may be held once by each who may act, asked or not', () => {
    const s = scene(open(3, [1]), people(3));
    s.go(0, { rows: turn(0) });
    s.go(1, { hold: 2 });
    s.go(2, { hold: 2 });
    s.go(3, { hold: 0 });
    expect(s.pacing.window).toMatchObject({ until: LASTS + 5000, holds: [2] });
    s.go(4, { nod: 1 });
    s.go(5, { hold: 1 });
    expect(s.pacing.window?.until).toBe(LASTS + 5000);
  });

  test('with no fixed time waits for a click of everybody, asked or not', () => {
    const s = scene(open(3, [1]), people(3, { ...windows, lasts: null }));
    s.go(0, { rows: turn(0) });
    expect([s.pacing.window?.until, dueAt(s.pacing, s.setting)]).toEqual([null, null]);
    s.go(1e9, { nod: 1 });
    expect(s.pacing.window?.nods).toEqual([1]);
    s.go(1e9, { nod: 2 });
    expect(s.pacing.window).toBeNull();
  });

  test('takes no time where nobody has anything to hide', () => {
    const alone: Setting = { sitters: [person, bot, bot], windows: null };
    expect(isCompany(alone.sitters)).toBe(false);
    const s = scene(open(3, [2]), alone);
    s.go(0, { rows: turn(0) });
    expect([s.pacing.window, s.table.windows]).toEqual([null, []]);
    expect(turnsOf(s.table, s.pacing, alone.sitters)).toMatchObject([{ seat: 2, by: 'bot', level: 'easy' }]);
  });

  test('is there again after a restart, with what lies behind it and what was said to it', () => {
    const s = scene(open(3), people(3));
    const fresh = reopenTable(edition, toRecord(s.table.journal), SECRET);
    const first = scene(fresh, people(3));
    first.go(0, { rows: turn(0) });
    first.go(50, { nod: 1 });
    const kept = JSON.parse(JSON.stringify(first.pacing)) as Pacing;
    const again = reopenTable(edition, toRecord(fresh.journal), SECRET, kept);
    expect(onShow(again, kept)).toEqual(onShow(fresh, first.pacing));
    expect(again.windows).toEqual(fresh.windows);
  });
});

describe('orders', () => {
  test.each([{ jammers: [] }, { jammers: [1, 2] }])('from all end a window at once ($jammers)', ({ jammers }) => {
    const s = scene(open(3, jammers), people(3), ordersOf(1, 2));
    s.go(0, { rows: turn(0) });
    expect([s.pacing.window, s.missed]).toEqual([null, []]);
    expect(s.played.slice(2)).toEqual(jammers.map((seat) => `order ${seat} null`));
    expect(turnsOf(s.table, s.pacing, s.setting.sitters)).toMatchObject([{ seat: 1, by: 'person' }]);
  });

  test('of one leave the others their time', () => {
    const s = scene(open(3, [1, 2]), people(3), ordersOf(1));
    s.go(0, { rows: turn(0) });
    expect(s.pacing.window).toMatchObject({ nods: [1], until: LASTS });
    s.go(10, { nod: 2 });
    expect(s.pacing.window).toBeNull();
  });

  test('given in a window nod to it; taken back, the nod stays', () => {
    for (const jammers of [[1], []]) {
      const s = scene(open(3, jammers), people(3));
      s.go(0, { rows: turn(0) });
      s.pacing = { ...s.pacing, orders: withOrder(s.pacing.orders, 1, all) };
      s.go(10);
      expect(s.pacing.window?.nods).toEqual([1]);
      s.pacing = { ...s.pacing, orders: withoutOrders(s.pacing.orders, 1) };
      s.go(20);
      expect(s.pacing.window?.nods).toEqual([1]);
      expect(askOn(s.table, onShow(s.table, s.pacing), 1)).toBeNull();
    }
  });

  test('go by what is public: calm but when near; this round alone', () => {
    const calm = calmOrder(edition);
    if (calm === null) throw new Error('the game has a calm order');
    const s = scene(open(3, [1, 2]), people(3));
    s.pacing = { ...s.pacing, orders: withOrder(withOrder([], 1, calm), 2, calm) };
    s.go(0, { rows: turn(0) });
    expect(s.pacing.window?.nods).toEqual([2]);
    expect(windowInfo(s.table, onShow(s.table, s.pacing), 1)?.about).toEqual({ scope: 1, tags: ['near'] });
    const round = scopeOrder(edition, onShow(s.table, s.pacing).state, 1);
    expect(round).toEqual({ scope: 1, unless: [] });
    if (round !== null) s.pacing = { ...s.pacing, orders: withOrder(s.pacing.orders, 1, round) };
    s.go(1);
    expect(s.pacing.window).toBeNull();
    // The calm order of seat 1 stands beside the one for the round, and outlives it.
    expect(s.pacing.orders[1]).toHaveLength(2);
    s.go(2, { rows: turn(1) });
    s.go(3, { nod: 2 });
    s.go(3, { nod: 0 });
    s.go(4, { rows: turn(2) });
    s.go(5, { nod: 0 });
    expect([s.pacing.window, s.table.journal.state.table]).toMatchObject([null, { round: 2, turn: 0 }]);
    s.go(6, { rows: turn(0) });
    expect(s.pacing.window?.nods).toEqual([2]);
  });

  test('only pass, and only for who plays by hand', () => {
    const handed: Setting = { sitters: [person, handedTo(person as Person, 'hard'), person], windows };
    const s = scene(open(3, [1]), handed, ordersOf(1, 2));
    s.go(0, { rows: turn(0) });
    expect(s.played).toHaveLength(2);
    expect(turnsOf(s.table, s.pacing, handed.sitters)).toMatchObject([{ seat: 1, by: 'bot', level: 'hard' }]);
  });

  test('are tried with the answer that leads to them', () => {
    const table = play(open(3, [1, 2]), { seat: 0, answer: 1 });
    expect(tryAnswers(edition, table.journal.state, dice(), 0, ['low'], ordersOf(1, 2).orders)).toBeNull();
    expect(tryAnswers(edition, table.journal.state, dice(), 0, ['up'])).toMatchObject({ at: 0 });
  });
});

describe('a bot', () => {
  const mixed: Setting = { sitters: [person, bot, person], windows };

  test.each([{ jammers: [] }, { jammers: [1] }])(
    'looks as long at a window, asked or not ($jammers)',
    ({ jammers }) => {
      const s = scene(open(3, jammers), mixed, ordersOf(2));
      s.go(0, { rows: turn(0) });
      expect(dueAt(s.pacing, mixed)).toBe(LOOK);
      if (jammers.length > 0) s.go(200, { rows: [{ seat: 1, answer: null }] });
      s.go(LOOK - 1);
      expect(s.pacing.window).not.toBeNull();
      s.go(LOOK);
      expect(s.pacing.window).toBeNull();
    },
  );

  test('that has not answered by then passes', () => {
    const s = scene(open(3, [1]), mixed, ordersOf(2));
    s.go(0, { rows: turn(0) });
    s.go(LOOK);
    expect([s.played.at(-1), s.missed, s.pacing.window]).toEqual(['time 1 null', [], null]);
  });

  test('gets what its seat may see, and is asked anew if that is gone', () => {
    const s = scene(open(3, [1]), mixed);
    s.go(0, { rows: turn(0) });
    const [asked] = turnsOf(s.table, s.pacing, mixed.sitters);
    if (asked === undefined) throw new Error('the bot is asked');
    expect(inputOf(s.table, s.pacing, 1)).toMatchObject({ view: { viewer: 1 }, ask: { seat: 1 } });
    expect(inputOf(s.table, s.pacing, 0)).toBeNull();
    expect(stands(s.table, s.pacing, asked, mixed.sitters)).toBe(true);
    expect(stands(s.table, s.pacing, asked, [person, person, person])).toBe(false);
    s.go(1, { rows: [{ seat: 1, answer: silence(asked.ask) }] });
    expect(stands(s.table, s.pacing, asked, mixed.sitters)).toBe(false);
  });
});

describe('seats', () => {
  const own: Person & { name: string } = { kind: 'person', bot: null, resigned: false, name: 'Ada' };

  test('are handed over and taken back, and given up for good', () => {
    const away = handedTo(own, 'easy');
    expect([botOf(away), isByHand(away), away.name]).toEqual(['easy', false, 'Ada']);
    expect(handedTo(away, null)).toEqual(own);
    const gone = resigned(own);
    expect([botOf(gone), handedTo(gone, null).bot]).toEqual([SUBSTITUTE, SUBSTITUTE]);
    expect(botOf(resigned(away))).toBe('easy');
    expect(peopleOf([own, away, bot, gone, { kind: 'open' }])).toEqual([0]);
  });

  test('that have resigned rank last, the others as before', () => {
    const ranks = (ranked: number[], out: number[]): readonly number[] =>
      rankedLast(
        { over: true, scores: ranked.map(() => null), ranks: ranked },
        ranked.map((_, seat) => (out.includes(seat) ? resigned(own) : own)),
      ).ranks;
    expect(ranks([1, 2, 3, 4], [0])).toEqual([4, 1, 2, 3]);
    expect(ranks([2, 1, 2, 4], [1])).toEqual([1, 4, 1, 3]);
    expect(ranks([1, 2, 3], [0, 1])).toEqual([2, 3, 1]);
    expect(ranks([1, 1], [])).toEqual([1, 1]);
  });
});
