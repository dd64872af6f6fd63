// What the compiler holds a step to, and what a step gives back to its caller. `npm run types` checks the marked lines: one
// that were allowed after all would be an error there.

import { expect, test } from 'vitest';
import { askOf, type Game, openJournal, say, sequence, stackOf, type Step } from '../src/index.ts';
import { diceFor, headFor } from '../testkit/play.ts';
import { toy } from './toy.ts';

interface Table {
  chosen: number[];
}

interface Steps {
  main: { locals: { picked?: number } };
  pick: { locals: { by: number; hint?: string }; answer: number | null; gives: { picked: number } };
  ask: { locals: { by: number }; answer: 'yes' | 'no'; gives: { picked: number } };
  place: { answer: readonly number[] };
  round: {};
}

const { top, nearest } = stackOf<Steps>();
const yes = { kind: 'one', noun: 'word', options: ['yes', 'no'] } as const;

const main: Step<Table, Steps, 'main'> = {
  run(kit, frame) {
    if (frame.picked === undefined) return kit.call('pick', { by: 0 });
    kit.state.table.chosen.push(frame.picked);
    if (kit.state.table.chosen.length > 1) return kit.end();
    delete frame.picked;
  },
};

const pick: Step<Table, Steps, 'pick'> = {
  may: (_, { by }) => [by],
  ask: () => ({ prompt: { key: 'x' }, choice: { kind: 'number', noun: 'x', min: 0, max: 9 }, pass: true }),
  take(kit, { by }, _seat, answer) {
    if (answer === null) return kit.goto('ask', { by });
    kit.leave({ picked: answer });
  },
};

const ask: Step<Table, Steps, 'ask'> = {
  may: (_, { by }) => [by],
  ask: () => ({ prompt: { key: 'x' }, choice: yes, otherwise: 'no' }),
  take: (kit, _, _seat, answer) => kit.leave({ picked: answer === 'yes' ? 10 : 11 }),
};

function open(): ReturnType<typeof openJournal<Table>> {
  const game: Game<Table> = toy<Table>({ main, pick, ask }, () => ({ chosen: [] }));
  const setup = { seats: 1, options: {}, seed: 1 };
  return openJournal(game, headFor(game, setup), diceFor(setup));
}

test('what a step gives lands in the frame of its caller, also through a step that took its place', () => {
  const journal = open();
  say(journal, 0, 7);
  expect(journal.state.table.chosen).toEqual([7]);
  say(journal, 0, null);
  say(journal, 0, 'yes');
  expect(journal.state.table.chosen).toEqual([7, 10]);
});

test('an ask names its step, and the stack is read by type', () => {
  const journal = open();
  expect(askOf(journal.game, journal.state, 0)?.step).toBe('pick');
  const frame = top(journal.state);
  expect(frame?.step === 'pick' ? frame.by : null).toBe(0);
  expect(nearest(journal.state, 'main')?.picked).toBeUndefined();
  expect(nearest(journal.state, 'ask')).toBeUndefined();
});

/** Never run: each line is a mistake that the compiler must see. */
const _mistakes: readonly Partial<{ [N in keyof Steps]: Step<Table, Steps, N> }>[] = [
  {
    main: {
      run(kit, frame) {
        // @ts-expect-error no such step
        kit.call('pik', { by: 0 });
        // @ts-expect-error locals are missing
        kit.call('pick');
        // @ts-expect-error locals of a wrong type
        kit.call('pick', { by: 'me' });
        // @ts-expect-error a local it does not have
        kit.call('pick', { by: 0, bye: 1 });
        // @ts-expect-error a step without locals
        kit.goto('round', { at: 1 });
        // @ts-expect-error what `pick` gives has no place below `main`
        kit.goto('pick', { by: 0 });
        // @ts-expect-error it gives nothing
        kit.leave({ picked: 1 });
        // @ts-expect-error no such step
        kit.rerun('rond');
        // @ts-expect-error no such local
        frame.pickt = 1;
      },
    },
    round: {
      // @ts-expect-error what `pick` gives has no place in `round`
      run: (kit) => kit.call('pick', { by: 0 }),
    },
  },
  {
    pick: {
      // @ts-expect-error it must give what it says
      take: (kit) => kit.leave(),
    },
    ask: {
      // @ts-expect-error an answer it never gets
      take: (kit, _, __, answer) => kit.leave({ picked: answer === 'maybe' ? 1 : 2 }),
    },
    place: {
      // @ts-expect-error another kind of choice than its answer allows
      ask: () => ({ prompt: { key: 'x' }, choice: { kind: 'number', noun: 'x', min: 0, max: 1 }, otherwise: [1] }),
    },
    // @ts-expect-error a step that cannot be called without locals
    round: sequence('place', 'pick'),
  },
  {
    // @ts-expect-error it may not be passed: its answer has no null
    ask: { ask: () => ({ prompt: { key: 'x' }, choice: yes, pass: true }) },
  },
  {
    // @ts-expect-error it runs by itself: nobody is asked
    round: { ask: () => ({ prompt: { key: 'x' }, choice: yes, otherwise: 'yes' }) },
    // In a window a pass needs no null: it takes nothing.
    ask: {
      together: 'window',
      ask: () => ({ prompt: { key: 'x' }, choice: yes, pass: true }),
      take: (kit, _, __, answer) => kit.leave({ picked: answer.length }),
    },
  },
];
