// What is on show at a table, from facts alone: no game, no clock of the machine.

import { must, type Seat, type State } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Facts, Happened } from '../src/pace/facts.ts';
import type { Still } from '../src/pace/stills.ts';
import { type OnShow, nextOnShow, type Watch } from '../src/pace/windows.ts';

const NOBODY_CLICKED: Happened = { rows: [], by: 'hand' };
const CLOSED: OnShow = { together: null, curtain: null };
const PEOPLE = [true, true, true];

const watch = (now: number, people = PEOPLE): Watch => ({ now, lasts: 10_000, people });
const answered = (seat: Seat): Happened => ({ rows: [{ seat, answer: null }], by: 'hand' });
const nodded = (nod: Seat): Happened => ({ rows: [], by: 'hand', nod });

/** A window that row `seq` went through: its state is told apart by its epoch alone. */
const still = (seq: number, at: number, may: readonly Seat[]): Still => ({
  seq,
  at,
  state: { epoch: seq * 10 + at } as State,
  log: 0,
  may,
});

const facts = (rows: number, stills: readonly Still[] = [], together: Facts['together'] = null): Facts => ({
  rows,
  waiting: together === null ? [0] : [0, 1, 2],
  together,
  asks: [1, 1, 1],
  stills,
  keyOf: ({ epoch }) => `window ${epoch}`,
  hasAsk: () => true,
});

describe('a window the rules have gone through', () => {
  const one = facts(1, [still(1, 0, [1, 2])]);
  const opened = nextOnShow(CLOSED, one, answered(0), watch(0));

  test('hides what follows until all who may act have clicked', () => {
    expect(opened).toMatchObject({ curtain: { seq: 1, at: 0 }, together: { may: [1, 2], until: 10_000, nods: [] } });
    const first = nextOnShow(opened, one, nodded(1), watch(2000));
    expect(first).toMatchObject({ curtain: { seq: 1, at: 0 }, together: { nods: [1] } });
    expect(nextOnShow(first, one, nodded(2), watch(3000))).toEqual({ ...CLOSED, missed: new Set() });
  });

  test('opens at its fixed time, and counts who has missed it', () => {
    const first = nextOnShow(opened, one, nodded(1), watch(2000));
    expect(nextOnShow(first, one, NOBODY_CLICKED, watch(9999)).curtain).not.toBeNull();
    expect(nextOnShow(first, one, NOBODY_CLICKED, watch(10_000))).toEqual({ ...CLOSED, missed: new Set([2]) });
  });

  test('lasts a while where only bots may act, whether they can or not', () => {
    const bots = [true, false, false];
    const shown = nextOnShow(CLOSED, one, answered(0), watch(0, bots));
    expect(nextOnShow(shown, one, NOBODY_CLICKED, watch(1499, bots)).curtain).not.toBeNull();
    expect(nextOnShow(shown, one, NOBODY_CLICKED, watch(1500, bots)).curtain).toBeNull();
  });

  test('is followed by the next one, with its own time', () => {
    const two = facts(1, [still(1, 0, [1, 2]), still(1, 1, [0, 2])]);
    const next = nextOnShow(opened, two, NOBODY_CLICKED, watch(10_000));
    expect(next).toMatchObject({ curtain: { seq: 1, at: 1 }, together: { may: [0, 2], until: 20_000 } });
  });

  test('is gone when the game goes back', () => {
    const back: Happened = { rows: [{ seat: 0, back: 0, epoch: 1 }], by: 'hand' };
    expect(nextOnShow(opened, one, back, watch(1))).toEqual({ ...CLOSED, missed: new Set() });
  });
});

describe('what several seats are asked now', () => {
  const asked = facts(3, [], { key: 'sealed', isWindow: false });
  const opened = nextOnShow(CLOSED, asked, NOBODY_CLICKED, watch(0));

  test('keeps its time while answers come in, and forgets one that is taken back', () => {
    const once = nextOnShow(opened, asked, answered(1), watch(4000));
    expect(once.together).toMatchObject({ opened: 0, until: 10_000, nods: [1] });
    const undone: Happened = { rows: [{ seat: 1, undo: true }], by: 'hand' };
    expect(must(nextOnShow(once, asked, undone, watch(5000)).together, 'a question').nods).toEqual([]);
  });

  test('counts as missed by everybody who had not answered when the clock closed it', () => {
    const once = nextOnShow(opened, asked, answered(1), watch(4000));
    const closed: Happened = { rows: [{ seat: 2, answer: null }], by: 'clock' };
    expect(nextOnShow(once, facts(4), closed, watch(10_000)).missed).toEqual(new Set([0, 2]));
  });
});
