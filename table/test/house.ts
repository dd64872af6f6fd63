// Tables for the tests: the signal game on our kernel, with people and bots who do what a test tells them.

import * as kernel from '@orrery/kernel';
import type { Row, Seat } from '@orrery/kernel';
import {
  advance,
  type Advanced,
  type Edition,
  editionOf,
  enter,
  type Happened,
  NO_PACING,
  openTable,
  type Pacing,
  type RecordKernel,
  type Setting,
  type Sitter,
  type Table,
} from '../src/index.ts';
import { BLANK, dealTo, JAMMER, signal } from './signal.ts';

export const SECRET = 'a'.repeat(64);
export const edition: Edition<RecordKernel> = editionOf({ kernel, game: signal });

export const person: Sitter = { kind: 'person', bot: null, resigned: false };
export const bot: Sitter = { kind: 'bot', level: 'easy' };

export const headFor = (seats: number, rounds = 100): kernel.Head => ({
  game: 'signal',
  rules: 1,
  options: { rounds },
  seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
  table: 'test',
  commitment: kernel.commitment(SECRET),
  salts: [],
});

export const dice = (): kernel.Dice => kernel.keyedDice(kernel.diceKey(SECRET, 'test', []));

/** `jammers`: the seats that hold one, and those that hold two are named twice; the others hold none. */
export function open(seats: number, jammers: readonly Seat[] = [], on: Edition = edition): Table {
  const table = openTable(on, headFor(seats), dice());
  for (let seat = 0; seat < seats; seat++) {
    const held = jammers.filter((each) => each === seat).length;
    for (const card of [0, 1]) dealTo(table.journal.state, seat, card, card < held ? JAMMER : BLANK);
  }
  return table;
}

/** Plays rows that nobody refuses. */
export function play(table: Table, ...rows: Row[]): Table {
  for (const row of rows) {
    const refusal = enter(table, row);
    if (refusal !== null) throw new Error(`${JSON.stringify(row)} is refused: ${refusal.key}`);
  }
  return table;
}

/** The card with which a seat jams. */
export function jammerOf(table: Table, seat: Seat): number {
  const { held, table: own } = table.journal.state;
  return (own as { hands: number[][] }).hands[seat]?.find((slot) => held.item[slot] === JAMMER) ?? -1;
}

/** A whole turn of the sender, up to the window of the others. */
export const turn = (seat: Seat, n = 1): Row[] => [
  { seat, answer: n },
  { seat, answer: 'low' },
];

/** A table with its pace, moved on by what happens. */
export interface Scene {
  readonly table: Table;
  readonly setting: Setting;
  pacing: Pacing;
  /** All that was played, and by whom. */
  readonly played: string[];
  readonly missed: Seat[];
  go(now: number, happened?: Happened): Advanced;
}

export function scene(table: Table, setting: Setting, pacing: Pacing = NO_PACING): Scene {
  const self: Scene = {
    table,
    setting,
    pacing,
    played: [],
    missed: [],
    go(now, happened = {}) {
      const done = advance(table, self.pacing, happened, setting, now);
      if (!done.ok) return done;
      self.pacing = done.pacing;
      self.missed.push(...done.missed);
      for (const { row, by } of done.played)
        self.played.push(`${by} ${row.seat} ${'answer' in row ? JSON.stringify(row.answer) : Object.keys(row)[1]}`);
      return done;
    },
  };
  return self;
}

export const LASTS = 10_000;
export const LOOK = 1500;
export const windows = { lasts: LASTS, look: LOOK, hold: 5000 };
