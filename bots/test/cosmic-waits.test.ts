// How often a table of six people waits in Cosmic Encounter (§8: everybody with cards may act at most moments): counted on
// the table engine, with its windows, with and without the order that the game offers to keep calm.

import * as kernel from '@orrery/kernel';
import type { Row, Seat } from '@orrery/kernel';
import {
  aboutOf,
  advance,
  calmOrder,
  editionOf,
  isOver,
  NO_PACING,
  onShow,
  openTable,
  type Order,
  type Pacing,
  type Setting,
  silence,
  turnsOf,
  waitsFor,
  withOrder,
} from '@orrery/table';
import { expect, test } from 'vitest';
import { game } from '../../games/cosmic/index.ts';
import { isMain, type Table } from '../../games/cosmic/rules/table.ts';

const SEATS = 6;
const CHALLENGES = 60;
const SECRET = 'c'.repeat(64);
const edition = editionOf({ kernel, game });
const setting: Setting = {
  sitters: Array.from({ length: SEATS }, () => ({ kind: 'person', bot: null, resigned: false })),
  windows: { lasts: 10_000, look: 0, hold: 5000 },
};

/** What a table has waited for, all in all. */
interface Waits {
  challenges: number;
  /** Windows at which somebody had to nod; of these, those at which somebody had to whose challenge it is not. */
  windows: number;
  others: number;
  /** Of these, those at which such a seat could not even use its power. */
  idle: number;
  /** Questions outside of windows: who is aimed at, who joins, which card is laid. */
  questions: number;
}

/** Everybody answers at random, but does nothing at a window: what is counted is the waiting of a table without events. */
function waits(options: kernel.Options, ordered: boolean | Order): Waits {
  const head: kernel.Head = {
    game: 'cosmic',
    rules: game.rules,
    options: {
      ...Object.fromEntries(Object.entries(game.options).map(([name, [first = false]]) => [name, first])),
      ...options,
    },
    seats: Array.from({ length: SEATS }, (_, seat) => `Seat ${seat}`),
    table: 'waits',
    commitment: kernel.commitment(SECRET),
    salts: [],
  };
  const counted: Waits = { challenges: 0, windows: 0, others: 0, idle: 0, questions: 0 };
  const order = ordered === true ? calmOrder(edition) : ordered === false ? null : ordered;
  let pacing: Pacing = NO_PACING;
  if (order !== null)
    for (let seat = 0; seat < SEATS; seat++) pacing = { ...pacing, orders: withOrder(pacing.orders, seat, order) };
  const table = openTable(edition, head, kernel.keyedDice(kernel.diceKey(SECRET, 'waits', [])));
  const pick = kernel.picker(kernel.fastDice(1));
  let now = 0;
  const go = (happened: Parameters<typeof advance>[2]): void => {
    const done = advance(table, pacing, happened, setting, now++);
    if (!done.ok) throw new Error(`${JSON.stringify(happened)} is refused: ${done.refusal.key}`);
    pacing = done.pacing;
  };
  go({});
  const state = (): kernel.State<Table> => onShow(table, pacing).state as kernel.State<Table>;
  while (!isOver(table) && state().table.challenges <= CHALLENGES) {
    const show = onShow(table, pacing);
    const waiting = setting.sitters.flatMap((_, seat) => (waitsFor(table, show, setting.sitters, seat) ? [seat] : []));
    if (show.window !== null) {
      counted.windows++;
      const others = waiting.filter((seat) => !isMainPlayer(state().table, seat));
      if (others.length > 0) counted.others++;
      if (others.some((seat) => aboutOf(edition, show.state, seat)?.tags?.includes('power') !== true)) counted.idle++;
      for (const seat of waiting) if (onShow(table, pacing).window?.key === show.window.key) go({ nod: seat });
      continue;
    }
    counted.questions++;
    const [turn] = turnsOf(table, pacing, setting.sitters);
    if (turn === undefined) throw new Error('nobody is asked');
    const rows: Row[] = [{ seat: turn.seat, answer: kernel.sample(turn.ask, pick) }];
    const done = advance(table, pacing, { rows }, setting, now++);
    if (done.ok) pacing = done.pacing;
    else go({ rows: [{ seat: turn.seat, answer: silence(turn.ask) }] });
  }
  counted.challenges = Math.min(CHALLENGES, state().table.challenges);
  return counted;
}

function isMainPlayer({ stack }: Table, seat: Seat): boolean {
  const challenge = stack.at(-1);
  return challenge !== undefined && isMain(challenge, seat);
}

test.each([
  { set: 'first game', options: {}, loud: 14, calm: 6 },
  {
    set: 'classic',
    options: { expansion: true, kickers: true, reinforcements: true },
    loud: 12,
    calm: 4,
  },
])('§8 $set: with calm orders few windows wait, and for nobody who cannot use a power', ({ options, loud, calm }) => {
  const before = waits(options, false);
  expect(before.windows / before.challenges).toBeGreaterThan(loud);
  const after = waits(options, true);
  expect(after.windows / after.challenges).toBeLessThan(calm);
  expect(after.idle).toBe(0);
  expect(after.others).toBeLessThan(after.challenges);
  expect(after.questions).toBe(before.questions);
});

test('§8 a challenge that everybody has ordered to pass runs without a pause, and asks nothing less', () => {
  const before = waits({}, false);
  const after = waits({}, { unless: [] });
  expect(after.windows).toBe(0);
  expect(after.questions).toBe(before.questions);
});
