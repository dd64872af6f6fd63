// A person at a table with bots: who is asked next, what the person sees and hears, and taking back.

import { botMessages, type Budget, type Decided, decideSafely, drive, getBot, type Pilot, seedAt } from '@orrery/bots';
import { messagesOf, sentence } from '@orrery/games';
import {
  type Answer,
  type Ask,
  askOf,
  canUndo,
  drafted,
  type GameEvent,
  fastDice,
  type Game,
  type Journal,
  type Lang,
  openJournal,
  type Refusal,
  type Seat,
  say,
  seenBy,
  takeBack,
  undo,
  type View,
  view,
} from '@orrery/kernel';
import type { Table } from '../seed.ts';
import { type Reader, WORDS } from './words.ts';

export interface Sitting extends Reader {
  readonly journal: Journal;
  readonly table: Table;
  readonly me: Seat;
  /** By seat; the one in the person's seat gives the hints. */
  readonly bots: readonly string[];
  readonly budget: Budget;
  /** What was told and still holds, with the number of rows in force then; and how much of it the person has read. */
  told: readonly Told[];
  read: number;
}

interface Told {
  readonly at: number;
  readonly event: GameEvent;
}

export async function sitDown(
  game: Game,
  table: Table,
  me: Seat,
  { bots, budget }: Pick<Sitting, 'bots' | 'budget'>,
  lang: Lang,
): Promise<Sitting> {
  const messages = { ...WORDS[lang], ...botMessages[lang], ...(await messagesOf(game, lang, table.head.seats)) };
  const journal = openJournal(game, table.head, table.dice);
  const told = journal.opening.map((event) => ({ at: 0, event }));
  return { game, messages, journal, table, me, bots, budget, told, read: 0 };
}

/** Lets the bots answer until the person is asked, or the game is over. */
export async function goOn(sitting: Sitting): Promise<Ask | null> {
  const { journal, game, me, bots, budget, table } = sitting;
  const pilots = table.head.seats.map((_, seat): Pilot => (seat === me ? { orders: [] } : { bot: bots[seat] ?? '' }));
  const told = sitting.told.map(({ event }) => event);
  await drive(journal, { pilots, told, seed: 0, budget, onDriven: ({ events }) => hear(sitting, events) });
  return askOf(game, journal.state, me);
}

/** What a bot in the person's seat would answer. */
export function hintFor({ journal, game, bots, budget, told, me }: Sitting, ask: Ask): Decided {
  const events = told.map(({ event }) => seenBy(event, me));
  const dice = fastDice(seedAt(0, journal.rows.length, me));
  return decideSafely(getBot(bots[me] ?? ''), { game, view: view(journal.state, me), ask, events, dice, budget });
}

/** The table as the person may see it, an own draft of a common phase played out. */
export const sightOf = ({ journal, game, me }: Sitting): View => drafted(game, view(journal.state, me));

export function answer(sitting: Sitting, said: Answer): Refusal | null {
  const outcome = say(sitting.journal, sitting.me, said);
  if (!outcome.ok) return outcome.refusal;
  hear(sitting, outcome.events);
  return null;
}

/** Back by one answer. Beyond a barrier too, for bots do not mind: but then with new dice. */
export function back(sitting: Sitting): 'undone' | 'taken-back' | Refusal {
  const { journal, me } = sitting;
  const undoes = canUndo(journal, me);
  const last = journal.live.findLastIndex((row) => row.seat === me && 'answer' in row);
  const refusal = undoes ? undo(journal, me) : takeBack(journal, me, last);
  if (refusal !== null) return refusal;
  sitting.told = sitting.told.filter(({ at }) => at <= (undoes ? journal.live.length : last));
  sitting.read = Math.min(sitting.read, sitting.told.length);
  return undoes ? 'undone' : 'taken-back';
}

function hear(sitting: Sitting, events: readonly GameEvent[]): void {
  const at = sitting.journal.live.length;
  sitting.told = [...sitting.told, ...events.map((event) => ({ at, event }))];
}

/** The table in sentences. */
export function tableLines(sitting: Sitting): string[] {
  const { game, messages } = sitting;
  return (game.describe?.(sightOf(sitting)) ?? []).map((text) => sentence(messages, text));
}

/** The log in sentences, with rule numbers; windows that nobody used are left out. */
export function logLines({ told, messages, me }: Sitting, from = 0): string[] {
  return told.slice(from).flatMap(({ event }) => {
    if (event.key === 'log.window') return [];
    const line = sentence(messages, seenBy(event, me));
    return [event.rule === undefined ? line : `${line} (§${event.rule})`];
  });
}
