// Several seats at once: sealed answers, common phases, reaction windows, cancels of cancels.

import { describe, expect, test } from 'vitest';
import {
  type Answer,
  askOf,
  asks,
  canUndo,
  digest,
  drafted,
  type GameEvent,
  type Game,
  type Journal,
  openJournal,
  say,
  type Seat,
  type State,
  type Step,
  undo,
  view,
  waiting,
} from '../src/index.ts';
import { check } from '../testkit/index.ts';
import { diceFor, headFor } from '../testkit/play.ts';
import { all, toy } from './toy.ts';

function open<T>(game: Game<T>, seats = 3): Journal<T> {
  const setup = { seats, options: {}, seed: 1 };
  return openJournal(game, headFor(game, setup), diceFor(setup));
}

const asked = <T>(journal: Journal<T>): number[] => asks(journal.game, journal.state).map(({ seat }) => seat);

/** Says it, and gives what was told. */
function told<T>(journal: Journal<T>, seat: number, answer: Answer): readonly GameEvent[] {
  const said = say(journal, seat, answer);
  if (!said.ok) throw new Error(said.refusal.key);
  return said.events;
}

const END = { run: (kit: { end(): void }) => kit.end() };

describe('sealed', () => {
  const sealed = toy<{ bids: number[] }>(
    {
      bid: {
        together: 'sealed',
        may: (state) => all(state).toReversed(),
        ask: (_, __, seat) =>
          seat === 3
            ? null
            : { prompt: { key: 'x' }, choice: { kind: 'number', noun: 'x', min: 0, max: 9 }, otherwise: 0 },
        take(kit, _, seat, answer) {
          kit.state.table.bids.push(seat, Number(answer));
        },
        run: (kit) => kit.goto('end'),
      },
      end: END,
    },
    () => ({ bids: [] }),
  );

  test('nothing happens until the last has answered; then all take effect in the game’s order', () => {
    const journal = open(sealed);
    say(journal, 0, 4);
    say(journal, 2, 5);
    expect(journal.state.table.bids).toEqual([]);
    expect(asked(journal)).toEqual([1]);
    say(journal, 1, 6);
    expect(journal.state.table.bids).toEqual([2, 5, 1, 6, 0, 4]);
    expect(journal.state.drafts).toEqual([]);
  });

  test('nobody sees another’s answer, nor that there is one', () => {
    const [empty, full] = [open(sealed), open(sealed)];
    say(full, 2, 5);
    for (const viewer of [0, 1, 3]) {
      expect(view(full.state, viewer)).toEqual(view(empty.state, viewer));
      expect(waiting(sealed, full.state)).toEqual(waiting(sealed, empty.state));
    }
    expect(view(full.state, 2).drafts).toEqual([[], [], [5]]);
  });

  test('a seat takes back its own answer, and only its own, until the frame closes', () => {
    const journal = open(sealed);
    const before = digest(journal.state);
    say(journal, 0, 4);
    expect(canUndo(journal, 1)).toBe(false);
    expect(undo(journal, 0)).toBeNull();
    expect(digest(journal.state)).toBe(before);
    say(journal, 0, 7);
    say(journal, 1, 1);
    undo(journal, 0);
    expect(journal.state.drafts[1]).toEqual([1]);
    say(journal, 0, 2);
    say(journal, 2, 3);
    expect(journal.state.table.bids).toEqual([2, 3, 1, 1, 0, 2]);
    for (const seat of [0, 1, 2]) expect(canUndo(journal, seat)).toBe(false);
  });

  test('a seat with nothing to decide is passed over', () => {
    const journal = open(sealed, 4);
    expect(waiting(sealed, journal.state)).toEqual([3, 2, 1, 0]);
    expect(asked(journal)).toEqual([2, 1, 0]);
    for (const seat of [0, 1, 2]) say(journal, seat, 1);
    expect(journal.state.frames).toEqual([]);
  });

  test('a second answer is refused', () => {
    const journal = open(sealed);
    say(journal, 0, 4);
    expect(say(journal, 0, 5)).toMatchObject({ ok: false, refusal: { key: 'refuse.not-asked' } });
  });
});

describe('common', () => {
  interface Heap {
    heap: number;
    built: string[];
  }
  const WORDS = { kind: 'one', noun: 'x', options: ['take', 'build', 'done'] } as const;
  interface Steps {
    phase: { answer: string };
    where: { locals: { seat: number }; answer: number };
    end: {};
  }
  const where: Step<Heap, Steps, 'where'> = {
    may: (_, { seat }) => [seat],
    ask: () => ({ prompt: { key: 'x' }, choice: { kind: 'number', noun: 'x', min: 0, max: 3 }, otherwise: 0 }),
    take(kit, _, seat, answer) {
      kit.state.table.built.push(`${seat}:${answer}`);
      kit.leave();
    },
  };
  /** Everybody builds at once from a common heap of four; a sub-step asks where. */
  const common = toy<Heap>(
    {
      phase: {
        together: 'common',
        may: all,
        ask: ({ table }) => ({
          prompt: { key: 'x' },
          choice: table.heap > 0 ? WORDS : { ...WORDS, options: ['done'] },
          otherwise: 'done',
        }),
        take(kit, _, seat, answer) {
          if (answer === 'done') kit.leave();
          else if (answer === 'take') kit.state.table.heap--;
          else kit.call('where', { seat });
        },
        run: (kit) => kit.goto('end'),
      },
      where,
      end: END,
    },
    () => ({ heap: 4, built: [] }),
  );

  test('each seat plays as if alone; the table stays as it was until all are done', () => {
    const journal = open(common);
    for (const answer of ['take', 'take', 'take']) say(journal, 0, answer);
    say(journal, 1, 'take');
    expect(journal.state.table.heap).toBe(4);
    expect(drafted(common, view(journal.state, 0)).table.heap).toBe(1);
    expect(drafted(common, view(journal.state, 1)).table.heap).toBe(3);
    expect(view(journal.state, 2).table.heap).toBe(4);
  });

  test('a thread may go through steps of its own', () => {
    const journal = open(common);
    say(journal, 1, 'build');
    expect(askOf(common, journal.state, 1)?.choice).toMatchObject({ kind: 'number', max: 3 });
    say(journal, 1, 2);
    say(journal, 0, 'build', 3);
    for (const seat of [0, 1, 2]) say(journal, seat, 'done');
    expect(journal.state.table.built).toEqual(['0:3', '1:2']);
  });

  test('what no longer holds when it is played for real is void', () => {
    const journal = open(common);
    for (const answer of ['take', 'take', 'take', 'done']) say(journal, 0, answer);
    for (const answer of ['take', 'take', 'done']) say(journal, 1, answer);
    say(journal, 2, 'done');
    expect(journal.state.table.heap).toBe(0);
    expect(journal.state.frames).toEqual([]);
  });

  test('a seat goes back in its own draft, step by step', () => {
    const journal = open(common);
    say(journal, 0, 'take');
    say(journal, 1, 'take');
    say(journal, 0, 'take');
    undo(journal, 0);
    expect(journal.state.drafts).toEqual([['take'], ['take']]);
    undo(journal, 0);
    expect(canUndo(journal, 0)).toBe(false);
    expect(canUndo(journal, 1)).toBe(true);
  });

  test('a seat that is done is not asked again, unless it takes that back', () => {
    const journal = open(common);
    say(journal, 0, 'done');
    expect(askOf(common, journal.state, 0)).toBeNull();
    undo(journal, 0);
    expect(askOf(common, journal.state, 0)).not.toBeNull();
  });

  test('dice are not rolled in a draft', () => {
    const rolling = toy<null>(
      {
        phase: {
          together: 'common',
          may: all,
          ask: () => ({ prompt: { key: 'x' }, choice: WORDS, otherwise: 'done' }),
          take: (kit) => void kit.roll(6),
        },
      },
      () => null,
    );
    expect(() => say(open(rolling), 0, 'take')).toThrow('dice are used inside a draft');
  });
});

describe('window', () => {
  interface Zaps {
    zaps: number[];
    log: string[];
  }
  interface Steps {
    main: { answer: string };
    announce: { locals: { by: number; what: string; zapped?: boolean }; answer: string; gives: { zapped?: true } };
    end: {};
  }
  /** Whoever has zaps may zap an announced act; a zap is announced like any act. */
  const announce: Step<Zaps, Steps, 'announce'> = {
    together: 'window',
    may: (state, { by, zapped }) => (zapped === true ? [] : all(state).filter((seat) => seat !== by)),
    ask: ({ table }, _, seat) =>
      (table.zaps[seat] ?? 0) > 0
        ? { prompt: { key: 'x' }, choice: { kind: 'one', noun: 'x', options: ['zap'] }, pass: true }
        : null,
    take(kit, _, seat) {
      const { zaps } = kit.state.table;
      zaps[seat] = (zaps[seat] ?? 0) - 1;
      kit.call('announce', { by: seat, what: 'zap' });
    },
    run(kit, { by, what, zapped }) {
      const holds = zapped !== true;
      kit.state.table.log.push(`${by} ${what} ${holds ? 'holds' : 'is zapped'}`);
      kit.leave(what === 'zap' && holds ? { zapped: true } : {});
    },
  };
  const window = toy<Zaps>(
    {
      main: {
        may: () => [0],
        ask: () => ({ prompt: { key: 'x' }, choice: { kind: 'one', noun: 'x', options: ['act'] }, otherwise: 'act' }),
        take(kit, _, by) {
          kit.goto('end');
          kit.call('announce', { by, what: 'act' });
        },
      },
      announce,
      end: END,
    },
    () => ({ zaps: [], log: [] }),
  );

  const withZaps = (...zaps: readonly number[]): Game<Zaps> => ({
    ...window,
    setup(kit, options) {
      return { ...window.setup(kit, options), zaps: [...zaps] };
    },
  });

  test('the first act in order counts; a later answer is void, and its seat is asked again', () => {
    const journal = open(withZaps(0, 1, 1));
    say(journal, 0, 'act');
    expect(told(journal, 2, 'zap')).toEqual([]);
    expect(asked(journal)).toEqual([1]);
    const events = told(journal, 1, 'zap');
    expect(events).toEqual([{ key: 'log.window', args: { step: 'announce', may: [1, 2] } }]);
    expect(journal.state.table.zaps).toEqual([0, 0, 1]);
    expect(asked(journal)).toEqual([2]);
    expect(journal.state.drafts).toEqual([]);
  });

  test('is a barrier for who led to it, also where one other alone may act and cannot', () => {
    for (const zaps of [0, 1]) {
      const journal = open(withZaps(0, zaps), 2);
      say(journal, 0, 'act');
      if (zaps > 0) say(journal, 1, null);
      expect(canUndo(journal, 0)).toBe(false);
    }
  });

  test('is reported as it closes, with its drafts, to whoever listens', () => {
    const journal = open(withZaps(0, 1, 1));
    const heard: unknown[] = [];
    const { kit } = journal;
    kit.onWindow = (may) => heard.push([may, kit.state.frames.at(-1)?.step, JSON.stringify(kit.state.drafts)]);
    say(journal, 0, 'act');
    say(journal, 2, null);
    expect(heard).toEqual([]);
    say(journal, 1, null);
    expect(heard).toEqual([[[1, 2], 'announce', '[[],[null],[null]]']]);
  });

  test('a seat later in order acts only when those before it have passed', () => {
    const journal = open(withZaps(0, 1, 1));
    say(journal, 0, 'act');
    say(journal, 2, 'zap');
    say(journal, 1, null);
    expect(journal.state.table.zaps).toEqual([0, 1, 0]);
    say(journal, 1, null);
    expect(journal.state.table.log).toEqual(['2 zap holds', '0 act is zapped']);
  });

  test('a zap of a zap lets the first act hold', () => {
    const journal = open(withZaps(1, 1, 0));
    say(journal, 0, 'act');
    say(journal, 1, 'zap');
    expect(asked(journal)).toEqual([0]);
    say(journal, 0, 'zap');
    expect(journal.state.frames).toEqual([]);
    expect(journal.state.table.log).toEqual(['0 zap holds', '1 zap is zapped', '0 act holds']);
  });

  test('when all pass, the window closes and the act holds', () => {
    const journal = open(withZaps(0, 1, 1));
    say(journal, 0, 'act');
    say(journal, 1, null);
    say(journal, 2, null);
    expect(journal.state.table.log).toEqual(['0 act holds']);
  });

  test('a window in which nobody can act still leaves its event, the same as one in which all pass', () => {
    const [nobody, some] = [open(withZaps(0, 0, 0)), open(withZaps(0, 1, 0))];
    const closed = told(nobody, 0, 'act');
    told(some, 0, 'act');
    expect(told(some, 1, null)).toEqual(closed);
    expect(canUndo(nobody, 0)).toBe(false);
  });

  test('who may act does not tell who can', () => {
    for (const zaps of [
      [0, 1, 1],
      [0, 0, 1],
      [0, 1, 0],
    ]) {
      const journal = open(withZaps(...zaps));
      say(journal, 0, 'act');
      expect(waiting(journal.game, journal.state)).toEqual([1, 2]);
    }
  });

  /** Whoever is down to no fuel must land, at once: nobody behind him is asked before he has. */
  interface Flight {
    fuel: number[];
    landed: number[];
  }
  interface Landing {
    tower: { answer: 'land' };
    end: {};
  }
  const mustLand = ({ table }: State<Flight>, seat: Seat): boolean => table.fuel[seat] === 0;
  const tower: Step<Flight, Landing, 'tower'> = {
    together: 'window',
    may(state) {
      const up = all(state).filter((seat) => !state.table.landed.includes(seat));
      const first = up.findIndex((seat) => mustLand(state, seat));
      return first < 0 ? up : up.slice(0, first + 1);
    },
    ask(view, _, seat) {
      const choice = { kind: 'one', noun: 'word', options: ['land'] } as const;
      const prompt = { key: 'ask.land' };
      return mustLand(view, seat) ? { prompt, choice, otherwise: 'land' } : { prompt, choice, pass: true };
    },
    take: (kit, _, seat) => void kit.state.table.landed.push(seat),
    run: (kit) => kit.goto('end'),
  };
  const flight = toy<Flight>({ tower, end: END }, () => ({ fuel: [3, 0, 2], landed: [] }));

  test('a mandatory act cuts the window into pieces: those before it may come first, those behind wait for it', () => {
    const journal = open(flight);
    expect(asked(journal)).toEqual([0, 1]);
    expect(say(journal, 1, null)).toMatchObject({ ok: false, refusal: { key: 'refuse.not-offered' } });
    told(journal, 0, null);
    told(journal, 1, 'land');
    expect(journal.state.table.landed).toEqual([1]);
    expect(asked(journal)).toEqual([0, 2]);
    told(journal, 0, null);
    told(journal, 2, null);
    expect(journal.state.frames).toEqual([]);
  });

  test('who comes first in order may still act before a mandatory act, and it is due all the same', () => {
    const journal = open(flight);
    told(journal, 1, 'land');
    expect(journal.state.table.landed).toEqual([]);
    told(journal, 0, 'land');
    expect(journal.state.table.landed).toEqual([0]);
    expect(asked(journal)).toEqual([1]);
    told(journal, 1, 'land');
    expect(journal.state.table.landed).toEqual([0, 1]);
  });

  test('the battery takes a mandatory question in a window for what it is', async () => {
    const words = { 'ask.land': 'Land?', 'word.land': 'land' };
    const report = await check({ ...flight, text: { en: async () => words, it: async () => words } }, { seats: 3 });
    expect(report.findings).toEqual([]);
    expect(report.finished).toBe(report.games);
  });
});
