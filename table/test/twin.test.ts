// Twin worlds: two tables that differ only in whether one seat holds a jammer it never uses. All that anybody else can
// observe, and when, must be the same, whatever is clicked and ordered: what is seen, asked and offered, the log, the time of
// each change. The two are played side by side by scripts of chance.

import { digest, fastDice, must, picker, type Seat, view, waiting } from '@orrery/kernel';
import { guarded } from '@orrery/kernel/testkit';
import { describe, expect, test } from 'vitest';
import {
  answerAt,
  askOn,
  backRow,
  dueAt,
  inputOf,
  linkAt,
  mayTakeBack,
  mayUndo,
  NO_PACING,
  onShow,
  placeBack,
  type Setting,
  silence,
  stands,
  toldTo,
  turnsOf,
  waitsFor,
  windowInfo,
  withOrder,
  withoutOrders,
} from '../src/index.ts';
import { bot, LASTS, LOOK, open, person, scene, type Scene, windows } from './house.ts';

const SEATS = 4;

/** What a person does at a moment, as far as they can. */
interface Deed {
  readonly at: number;
  readonly seat: Seat;
  readonly what: 'answer' | 'act' | 'pass' | 'two' | 'hold' | 'order' | 'calm' | 'ask me' | 'ask back' | 'agree';
}
const DEEDS: readonly Deed['what'][] = [
  ...(['answer', 'answer', 'answer', 'answer', 'act', 'act', 'act', 'pass', 'pass', 'pass'] as const),
  ...(['two', 'hold', 'order', 'calm', 'ask me', 'ask me', 'ask me', 'ask back', 'agree'] as const),
];

function script(seed: number, seats: readonly Seat[]): Deed[] {
  const pick = picker(fastDice(seed));
  let at = 0;
  return Array.from({ length: 50 }, () => {
    at += pick(3) === 0 ? 0 : pick(4000);
    return { at, seat: must(seats[pick(seats.length)], 'a seat'), what: must(DEEDS[pick(DEEDS.length)], 'a deed') };
  });
}

/** What a viewer can observe of a table. */
function seen({ table, pacing, setting }: Scene, viewer: Seat): unknown {
  const show = onShow(table, pacing);
  const you = viewer < SEATS ? viewer : null;
  const { kernel, game } = table.edition;
  return {
    view: view(show.state, viewer),
    waiting: waiting(game, show.state),
    standing: game.standing(kernel.view(show.state, viewer)),
    over: show.isOver,
    link: linkAt(table, show.log),
    told: toldTo(table, viewer, show.log - 3, show.log),
    window: windowInfo(table, show, you),
    ...(you === null
      ? {}
      : {
          ask: askOn(table, show, you),
          // Answered by a guess at the numbers of what is asked next, perhaps behind the curtain.
          guesses: [1, 2].map((n) => answerAt(table, pacing, you, (show.numbers[you] ?? 0) + n, ['nonsense'])),
          undo: mayUndo(table, show, you),
          back: mayTakeBack(table, show, you, false),
          waits: waitsFor(table, show, setting.sitters, you),
          orders: pacing.orders[you] ?? [],
        }),
  };
}

interface World {
  /** By viewer: each change of what it sees, with its time. */
  readonly streams: readonly string[][];
  /** What each answer was told. */
  readonly replies: string[];
  readonly windows: number;
  readonly returns: number;
  readonly log: readonly string[];
}

/** `holds`: whether the twin has a jammer. It never acts with it; if a bot, it thinks so long and passes. */
function live(seed: number, twin: Seat, holds: boolean, setting: Setting, think: number): World {
  const others = [0, 0, 1, 1, 2, 2, 3, 3].filter((seat) => seat !== twin && seed % 4 !== 0);
  const table = open(SEATS, holds ? [...others, twin] : others);
  const s = scene(table, setting, NO_PACING);
  const streams: string[][] = Array.from({ length: SEATS + 1 }, () => []);
  const last: string[] = [];
  const replies: string[] = [];
  const thoughts = new Map<string, number>();
  const keys = new Set<string>();
  let wish: { readonly seat: Seat; readonly keep: number } | null = null;
  let returns = 0;
  const people = setting.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));

  const look = (now: number): void => {
    for (let viewer = 0; viewer <= SEATS; viewer++) {
      const what = digest(seen(s, viewer));
      if (last[viewer] !== what) must(streams[viewer], 'a stream').push(`${now} ${what}`);
      last[viewer] = what;
    }
    if (s.pacing.window !== null) keys.add(s.pacing.window.key);
    for (const turn of turnsOf(table, s.pacing, setting.sitters))
      if (turn.by === 'bot' && !thoughts.has(`${turn.seat} ${turn.number}`))
        thoughts.set(`${turn.seat} ${turn.number}`, now + (turn.seat === twin ? think : 300 * (turn.number % 8)));
  };
  const botsAnswer = (now: number): void => {
    for (const turn of turnsOf(table, s.pacing, setting.sitters)) {
      if (turn.by !== 'bot' || (thoughts.get(`${turn.seat} ${turn.number}`) ?? Infinity) > now) continue;
      if (!stands(table, s.pacing, turn, setting.sitters)) continue;
      const { ask } = must(inputOf(table, s.pacing, turn.seat), 'an ask');
      const acts = turn.seat !== twin && ask.choice.kind === 'one' && turn.number % 2 === 0;
      const answer = acts && ask.choice.kind === 'one' ? (ask.choice.options[0] ?? null) : silence(ask);
      const verdict = answerAt(table, s.pacing, turn.seat, turn.number, [answer]);
      if (verdict.kind === 'rows') s.go(now, { rows: verdict.rows });
      if (verdict.kind === 'draft') s.go(now, { draft: verdict.draft });
    }
  };
  /** Time goes by: whatever is due on the way is done at its moment. */
  const until = (moment: number): void => {
    for (;;) {
      const waits = turnsOf(table, s.pacing, setting.sitters)
        .filter(({ by }) => by === 'bot')
        .map(({ seat, number }) => thoughts.get(`${seat} ${number}`) ?? Infinity);
      const due = Math.min(dueAt(s.pacing, setting) ?? Infinity, ...waits);
      if (due > moment) return;
      // At one moment the clock comes first: a bot that is late is late.
      s.go(due);
      look(due);
      botsAnswer(due);
      look(due);
    }
  };

  look(0);
  for (const { at, seat, what } of script(seed, people)) {
    until(at);
    const show = onShow(table, s.pacing);
    const asked = askOn(table, show, seat);
    const isMay = show.window?.may.includes(seat) === true;
    const say = (...answers: Parameters<typeof answerAt>[4]): void => {
      const verdict = answerAt(table, s.pacing, seat, asked?.number ?? -1, answers);
      if (verdict.kind === 'rows') s.go(at, { rows: verdict.rows });
      if (verdict.kind === 'draft') s.go(at, { draft: verdict.draft });
      const isTaken = verdict.kind === 'rows' || verdict.kind === 'draft';
      if (seat !== twin) replies.push(isTaken ? 'taken' : digest(verdict));
    };
    const orders = (next: typeof s.pacing.orders): void => {
      s.pacing = { ...s.pacing, orders: next };
      s.go(at);
    };
    if (what === 'hold') s.go(at, { hold: seat });
    else if (what === 'order') orders(withOrder(s.pacing.orders, seat, { unless: [] }));
    else if (what === 'calm') orders(withOrder(s.pacing.orders, seat, { unless: ['near'] }));
    else if (what === 'ask back') {
      const may = mayTakeBack(table, show, seat, false);
      if (seat !== twin) replies.push(`${may}`);
      if (may) wish ??= { seat, keep: placeBack(table, seat, false) };
    } else if (what === 'agree' && wish !== null) {
      // Whatever is on show.
      if (!show.isOver && wish.keep < table.journal.live.length) {
        s.go(at, { rows: [backRow(table, wish.seat, wish.keep)] });
        returns++;
      }
      wish = null;
    } else if (what === 'ask me') orders(withoutOrders(s.pacing.orders, seat));
    else if (isMay) {
      const [card] = asked?.choice.kind === 'one' ? asked.choice.options : [];
      if (what === 'two' && seat !== twin && asked !== null) say(null, null);
      else if (what === 'act' && seat !== twin && card !== undefined) say(card);
      else if (what === 'pass' && asked !== null && seat !== twin && at % 2 === 0) say(null);
      else if (what === 'pass' || what === 'act') s.go(at, { nod: seat });
    }
    // Whoever is asked alone goes on.
    for (const turn of show.window === null && what === 'answer' ? turnsOf(table, s.pacing, setting.sitters) : [])
      if (turn.by === 'person') s.go(at, { rows: [{ seat: turn.seat, answer: silence(turn.ask) }] });
    look(at);
  }
  return {
    streams,
    replies,
    windows: keys.size,
    returns,
    log: table.log.slice(0, onShow(table, s.pacing).log).map(({ key }) => key),
  };
}

const settings: readonly {
  readonly name: string;
  readonly setting: Setting;
  readonly twin: Seat;
  readonly think: number;
}[] = [
  { name: 'a person', twin: 1, think: 0, setting: { sitters: [person, person, person, person], windows } },
  { name: 'the last in order', twin: 3, think: 0, setting: { sitters: [person, person, person, person], windows } },
  { name: 'a person beside a bot', twin: 2, think: 0, setting: { sitters: [person, bot, person, person], windows } },
  { name: 'a quick bot', twin: 1, think: 20, setting: { sitters: [person, bot, person, person], windows } },
  { name: 'a slow bot', twin: 1, think: LOOK + 900, setting: { sitters: [person, bot, person, bot], windows } },
  {
    name: 'one of several at a screen',
    twin: 2,
    think: 0,
    setting: { sitters: [person, person, person, person], windows: { lasts: null, look: 500, hold: 0 } },
  },
];

describe.each(settings)('nobody can tell what $name holds', ({ setting, twin, think }) => {
  test('from anything that can be observed', () => {
    const total = { windows: 0, jams: 0, returns: 0 };
    for (let seed = 1; seed <= 48; seed++) {
      const [with_, without] = [true, false].map((holds) => guarded(() => live(seed, twin, holds, setting, think))) as [
        World,
        World,
      ];
      for (let viewer = 0; viewer <= SEATS; viewer++)
        if (viewer !== twin)
          expect(with_.streams[viewer], `seed ${seed}, viewer ${viewer}`).toEqual(without.streams[viewer]);
      expect(with_.replies).toEqual(without.replies);
      expect(with_.log).toEqual(without.log);
      total.windows += with_.windows;
      total.returns += with_.returns;
      total.jams += with_.log.filter((key) => key === 'log.jam').length;
    }
    expect(total.windows).toBeGreaterThan(100);
    expect(total.jams).toBeGreaterThan(6);
    expect(total.returns).toBeGreaterThan(8);
  });
});

test('the twin itself can tell, of course', () => {
  const { setting } = must(settings[0], 'a setting');
  const own = [true, false].map((holds) => live(4, 1, holds, setting, 0).streams[1]);
  expect(own[0]).not.toEqual(own[1]);
});

test('a window without orders takes its time, one with orders from all takes none', () => {
  for (const jammers of [[], [1, 2, 3]]) {
    const times = [false, true].map((hasOrders) => {
      const pacing = { ...NO_PACING, orders: hasOrders ? [[], ...[1, 2, 3].map(() => [{ unless: [] }])] : [] };
      const s = scene(open(SEATS, jammers), must(settings[0], 'a setting').setting, pacing);
      const rows = [1, 'low'].map((answer) => ({ seat: 0, answer }));
      s.go(0, { rows });
      return dueAt(s.pacing, s.setting);
    });
    expect(times).toEqual([LASTS, null]);
  }
});
