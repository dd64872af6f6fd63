// A table: a game in play, what was told of it, and how often each seat was asked. It is only a cache of the rows: playing
// the same rows again gives the same table. A long game is held from its last snapshot on (snapshot.ts); `base` says how
// much lies before.

import type { Ask, Chain, Dice, GameEvent, Head, Journal, Refusal, Row, Seat, State } from '@orrery/kernel';
import type { Edition } from './edition.ts';

/** What the row at the same place of `journal.live` told, in which epoch of the dice, and what it answered. */
export interface Told {
  readonly epoch: number;
  readonly events: readonly GameEvent[];
  /** Its place among all rows written, the first is 1. */
  readonly row: number;
  /** Whose question it was, as everybody may know; nobody's if it was a window's: who was really asked there is a secret. */
  readonly asked: readonly Seat[];
  /** The place in `journal.live` of the first answer to the same question: those of several seats are one question. */
  readonly from: number;
}

/** How much of a game lies before what is held of it. */
export interface Base {
  /** Rows written, and rows in force: before the first in `journal.rows` and `journal.live`. */
  readonly rows: number;
  readonly live: number;
  /** How often the dice were made new. */
  readonly epochs: number;
  /** Events before the first in `log`. */
  readonly log: number;
  /** The seats with a question outside of windows before it: they have something to go back to. */
  readonly asked: readonly Seat[];
}

/** A window that the rules went through, as it was when they left it. */
export interface PassedWindow {
  /** The row that closed it, and which of the windows of that row it was. */
  readonly row: number;
  readonly at: number;
  /** With the drafts it closed with. */
  readonly state: State;
  readonly may: readonly Seat[];
  /** How long the log was, and the number of each seat's ask. */
  readonly log: number;
  readonly numbers: readonly number[];
}

export interface Table {
  readonly edition: Edition;
  readonly journal: Journal;
  base: Base;
  told: Told[];
  /** What was told and still holds, from `base.log` on. */
  readonly log: GameEvent[];
  /** By length of `log`: a digest of the public side of all that was told, to tell whether a reader's log is still the same. */
  readonly links: string[];
  readonly chain: Chain;
  /** By seat: how many times it was asked, and from where on in this epoch. The number of an open ask; counts nothing the
   *  seat does not see. */
  readonly numbers: number[];
  /** By seat: how many of its answers are in force. */
  readonly answers: number[];
  /** The snapshots there are, by rows in force and length of the log: the next one tells on from the last. */
  snapshots: readonly { readonly live: number; readonly log: number }[];
  /** Windows gone through that are still to be shown, the first first. */
  windows: PassedWindow[];
  /** Windows are kept from this row on: whoever plays old rows again has shown theirs long ago. */
  windowsFrom: number;
}

/** More asks than a seat has until the dice are made new: from then on its numbers are others. */
const ASKS = 1_000_000;

/** More windows than a game has between two questions to people. */
const MOST_WINDOWS = 200;

export function openTable(edition: Edition, head: Head, dice: Dice): Table {
  const { kernel, game } = edition;
  const journal = kernel.openJournal(game, head, dice);
  const none = head.seats.map(() => 0);
  const chain = { high: 1, low: 1 };
  const table: Table = {
    edition,
    journal,
    base: { rows: 0, live: 0, epochs: 0, log: 0, asked: [] },
    told: [],
    log: [],
    links: [kernel.chainText(chain)],
    chain,
    numbers: none,
    answers: [...none],
    snapshots: [],
    windows: [],
    windowsFrom: 0,
  };
  addToLog(table, { epoch: 0, events: journal.opening });
  for (const seat of head.seats.keys()) countAsk(table, seat);
  return table;
}

/** Plays one row. A refused row, or one whose step throws, changes nothing; a table that is not held whole cannot go back. */
export function enter(table: Table, row: Row): Refusal | null {
  const { journal } = table;
  const before = journal.state;
  const refusal = 'answer' in row ? say(table, row) : 'undo' in row ? undo(table, row.seat) : takeBack(table, row);
  if (refusal !== null) return refusal;
  const own = isOwnDraft(before, journal.state, row);
  for (const seat of table.numbers.keys()) if (!own || seat === row.seat) countAsk(table, seat);
  return null;
}

/** Whether the rules have come to the end, shown or not. */
export const isOver = ({ journal }: Table): boolean => journal.state.frames.length === 0;

/** What the rules ask of a seat, shown or not. */
export const openAsk = ({ edition: { kernel, game }, journal }: Table, seat: Seat): Ask | null =>
  kernel.askOf(game, journal.state, seat);

export const hasAnswered = ({ answers }: Table, seat: Seat): boolean => (answers[seat] ?? 0) > 0;

/** How many rows were written so far. */
export const rowsOf = ({ base, journal }: Table): number => base.rows + journal.rows.length;

/** How many events were told and hold. */
export const lengthOf = ({ base, log }: Table): number => base.log + log.length;

/** The digest of what was told up to a length of the log; undefined: that is not held here, or there is no such length. */
export const linkAt = ({ base, links }: Table, length: number): string | undefined => links[length - base.log];

/** Whether the whole game is held here: going back far needs its first rows. */
export const isWhole = ({ base }: Table): boolean => base.rows === 0;

/** What a viewer may read of the log, from a place of it on; of what is held. */
export function toldTo({ edition: { kernel }, base, log }: Table, viewer: Seat, from = 0, to = Infinity): GameEvent[] {
  return log.slice(Math.max(0, from - base.log), Math.max(0, to - base.log)).map((each) => kernel.seenBy(each, viewer));
}

/** The row that goes back to the first `keep` rows in force, over any barrier. */
export function backRow({ journal, base }: Table, seat: Seat, keep: number): Row {
  return { seat, back: keep, epoch: 1 + base.epochs + epochsIn(journal) };
}

/** The place of the seat's last answer among the rows in force, of a table held whole; -1: it has none. */
export const lastAnswer = ({ journal: { live } }: Table, seat: Seat): number =>
  live.findLastIndex((row) => row.seat === seat && 'answer' in row);

/** The place before the last question that was put to this seat as far as everybody knows, of a table held whole; -1: there
 *  is none. Not in a window, and not among drafts: that would tell who was really asked, or who has answered already. */
export function lastAsked({ journal, told }: Table, seat: Seat): number {
  const end = hasDrafts(journal.state) ? (told.at(-1)?.from ?? 0) : told.length;
  return told.slice(0, end).findLast(({ asked }) => asked.includes(seat))?.from ?? -1;
}

/** Whether `lastAsked` has something for this seat: mostly one of the last questions was its own. */
export function wasAsked({ base, told, journal }: Table, seat: Seat): boolean {
  const end = hasDrafts(journal.state) ? (told.at(-1)?.from ?? 0) : told.length;
  for (let at = end - 1; at >= 0; at--) if (told[at]?.asked.includes(seat) === true) return true;
  return base.asked.includes(seat);
}

/** All such seats. */
export const askedSeats = ({ base, told, journal }: Table): Seat[] => {
  const closed = hasDrafts(journal.state) ? told.slice(0, told.at(-1)?.from) : told;
  return [...new Set([...base.asked, ...closed.flatMap(({ asked }) => asked)])];
};

export const epochsIn = ({ rows }: Journal): number => rows.reduce((sum, row) => sum + ('back' in row ? 1 : 0), 0);

function say(table: Table, { seat, answer }: Extract<Row, { answer: unknown }>): Refusal | null {
  const { journal, answers, edition } = table;
  const { kit } = journal;
  const row = rowsOf(table) + 1;
  const question = questionOf(table);
  const passed: PassedWindow[] = [];
  if (row >= table.windowsFrom)
    kit.onWindow = (may) => {
      const log = lengthOf(table) + kit.events.length;
      const state = edition.kernel.clone(kit.state);
      passed.push({ row, at: passed.length, state, may: [...may], log, numbers: [...table.numbers] });
    };
  try {
    const said = edition.kernel.say(journal, seat, answer);
    if (!said.ok) return said.refusal;
    const told = { epoch: journal.state.epoch, events: said.events, row, ...question };
    table.told.push(told);
    addToLog(table, told);
  } finally {
    kit.onWindow = null;
  }
  table.windows = [...table.windows, ...passed].slice(-MOST_WINDOWS);
  answers[seat] = (answers[seat] ?? 0) + 1;
  return null;
}

function undo(table: Table, seat: Seat): Refusal | null {
  const { journal, answers, edition } = table;
  const undone = lastAnswer(table, seat);
  const refusal = edition.kernel.undo(journal, seat);
  if (refusal !== null) return refusal;
  answers[seat] = (answers[seat] ?? 0) - 1;
  untell(table, undone);
  return null;
}

function takeBack(table: Table, { seat, back, epoch }: Extract<Row, { back: number }>): Refusal | null {
  const { journal, answers, edition } = table;
  if (!isWhole(table))
    throw edition.kernel.fault(
      'broken',
      'only a table that holds the whole game can go back: open it from its first row',
    );
  const row = rowsOf(table) + 1;
  const given = journal.live.slice(Math.max(0, back));
  const refusal = edition.kernel.takeBack(journal, seat, back);
  if (refusal !== null) return refusal;
  for (const gone of given) if ('answer' in gone) answers[gone.seat] = (answers[gone.seat] ?? 0) - 1;
  cutLog(table, table.told.splice(back));
  const from = hasDrafts(journal.state) ? (table.told.at(-1)?.from ?? 0) : back;
  const told = { epoch, events: [{ key: 'log.taken-back', args: { seat } }], row, asked: [], from };
  table.told.push(told);
  addToLog(table, told);
  // Asks behind a curtain were counted too: how many there were is not to be told.
  table.numbers.fill(epoch * ASKS);
  table.snapshots = table.snapshots.filter(({ live }) => live <= back);
  table.windows = [];
  return null;
}

/** What is answered next, as everybody may know it. */
function questionOf({ edition: { kernel, game }, journal: { state }, told }: Table): Pick<Told, 'asked' | 'from'> {
  const isWindow = game.steps[state.frames.at(-1)?.step ?? '']?.together === 'window';
  return {
    asked: isWindow ? [] : kernel.waiting(game, state),
    from: hasDrafts(state) ? (told.at(-1)?.from ?? 0) : told.length,
  };
}

const hasDrafts = ({ drafts }: State): boolean => drafts.some((draft) => draft.length > 0);

/** A sealed answer, or one taken back, in a frame that stays open: nobody else may notice. */
function isOwnDraft(before: State, after: State, row: Row): boolean {
  if ('back' in row) return false;
  const had = before.drafts[row.seat]?.length ?? 0;
  const has = after.drafts[row.seat]?.length ?? 0;
  return 'undo' in row ? has < had : has > had;
}

/** Takes what one row told out of the log; what was told after it follows again. */
function untell(table: Table, at: number): void {
  const gone = table.told.splice(at);
  cutLog(table, gone);
  const [, ...after] = gone;
  for (const told of after) {
    table.told.push(told);
    addToLog(table, told);
  }
}

/** Takes what the last rows told off the end of the log: going back costs what is given up. */
function cutLog(table: Table, gone: readonly Told[]): void {
  const cut = gone.reduce((sum, { events }) => sum + events.length, 0);
  table.log.length -= cut;
  table.links.length -= cut;
  Object.assign(table.chain, readChain(table.links.at(-1) ?? ''));
}

/** The epoch is in the digest because after new dice the same public words may hide other items. */
function addToLog(table: Table, { epoch, events }: Pick<Told, 'epoch' | 'events'>): void {
  const { link, seenBy, chainText } = table.edition.kernel;
  for (const event of events) {
    table.log.push(event);
    link(table.chain, epoch, seenBy(event, table.numbers.length));
    table.links.push(chainText(table.chain));
  }
}

export const readChain = (text: string): Chain => ({
  high: Number.parseInt(text.slice(0, 8), 16) | 0,
  low: Number.parseInt(text.slice(8), 16) | 0,
});

function countAsk(table: Table, seat: Seat): void {
  if (openAsk(table, seat) !== null) table.numbers[seat] = (table.numbers[seat] ?? 0) + 1;
}
