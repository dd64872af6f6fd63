// One whole game between bots, as fast as the kernel goes: answers are taken in place, the invariant is looked at after each.

import { type Bot, type Budget, getBot, ourEdition } from '@orrery/bots';
import {
  allows,
  asks,
  begin,
  createKit,
  fastDice,
  type Game,
  type GameRecord,
  openJournal,
  type Row,
  say,
  type Seat,
  type State,
  step,
  toRecord,
  view,
} from '@orrery/kernel';
import type { Deal } from './seed.ts';

export interface Played {
  readonly rows: readonly Row[];
  readonly state: State;
  readonly over: boolean;
  /** What broke, in words. */
  readonly violation: string | null;
}

export interface Seated {
  readonly bot: Bot;
  readonly budget: Budget;
}

/** Called after each decision, with how long it took. */
export type Clock = (seat: Seat, milliseconds: number) => void;

/** Plays until the end, a violation, or `most` rows. `luck` is the seed of the bots' own dice. */
export function playOut(
  game: Game,
  table: Deal,
  seated: readonly Seated[],
  luck: number,
  most: number,
  clock?: Clock,
): Played {
  const kit = createKit(game, table.dice);
  const rows: Row[] = [];
  let state: State | undefined;
  const ends = (violation: string | null): Played => {
    if (state === undefined) throw new Error(violation ?? 'no first state');
    return { rows, state, over: state.frames.length === 0, violation };
  };
  try {
    state = begin(kit, table.head.seats.length, table.head.options);
    const broken = game.invariant?.(state) ?? null;
    if (broken !== null) return ends(broken);
    while (state.frames.length > 0 && rows.length < most) {
      const all = asks(game, state, kit);
      if (all.length === 0) return ends('nobody is asked, and the game is not over');
      // The last in order answers first: a frame closes only when the first has answered, so every ask stays open.
      for (const ask of all.reverse()) {
        if (rows.length >= most) break;
        const { bot, budget } = seated[ask.seat] as Seated;
        const began = clock === undefined ? 0 : performance.now();
        const { answer } = bot.decide({
          ...ourEdition(game),
          ask,
          budget,
          dice: fastDice(luck + Math.imul(rows.length + 1, 0x9e3779b1)),
          view: view(state, ask.seat),
          tacit: true,
        });
        clock?.(ask.seat, performance.now() - began);
        rows.push({ seat: ask.seat, answer });
        if (!allows(ask, answer)) return ends(`${bot.name} gives an answer that is not allowed`);
        step(kit, state, ask.seat, answer);
        const fault = game.invariant?.(state) ?? null;
        if (fault !== null) return ends(fault);
      }
    }
    return ends(null);
  } catch (error) {
    if (state === undefined) throw error;
    return ends(error instanceof Error ? error.message : String(error));
  }
}

/** The record of a game that was played out; one that ends in a violation stops at the row that shows it. */
export function recordOf(game: Game, table: Deal, rows: readonly Row[]): GameRecord {
  const journal = openJournal(game, table.head, table.dice);
  for (const row of rows)
    try {
      if (!('answer' in row) || !say(journal, row.seat, row.answer).ok) throw new Error('refused');
    } catch {
      // Only the last row can fail: the one the record is kept for.
      journal.rows.push(row);
    }
  return toRecord(journal, table.secret);
}

/** `search` is the search with its whole budget; the books call that level hard. */
export const nameOfBot = (name: string): string => (name === 'search' ? 'hard' : name);

/** The bots in turn around the table, moved on by so many seats. */
export function seatBots(names: readonly string[], seats: number, moved: number, budget: Budget): Seated[] {
  const bots = names.map((name) => getBot(nameOfBot(name)));
  return Array.from({ length: seats }, (_, seat) => ({ bot: bots[(seat + moved) % bots.length] as Bot, budget }));
}
