// A game in play with its books: what was told, and how often each seat was asked. Nothing here waits or is kept on disk:
// it is only a cache of the log, and playing the same rows again gives the same books. A long game is held from its last
// snapshot on (books.ts); `base` says how much lies before.

import {
  type Ask,
  type Chain,
  chainText,
  type GameEvent,
  type Game,
  type Head,
  type Journal,
  link,
  type Refusal,
  type Row,
  type Said,
  type Seat,
  seenBy,
  type State,
} from '@orrery/kernel';
import { engineOf } from './bundles/engine.ts';
import { type Still, watched } from './pace/stills.ts';

/** What the row at the same place of `journal.live` told, and in which epoch of the dice. */
interface Told {
  readonly epoch: number;
  readonly events: readonly GameEvent[];
}

/** How much of a game lies before what is held of it. */
interface Base {
  /** Rows written, and rows in force: before the first in `journal.rows` and `journal.live`. */
  readonly rows: number;
  readonly live: number;
  /** How often the dice were made new. */
  readonly epochs: number;
  /** Events before the first in `log`. */
  readonly log: number;
}

export interface Play {
  readonly journal: Journal;
  /** Of the dice, for whoever plays a copy elsewhere. */
  readonly key: string;
  base: Base;
  told: Told[];
  /** What was told and still holds, from `base.log` on. */
  readonly log: GameEvent[];
  /** By length of `log`: a digest of the public side of all that was told, to tell whether a reader's log is still the same. */
  readonly links: string[];
  readonly chain: Chain;
  /** By seat: how many times it was asked. The number of an open ask; counts nothing the seat does not see. */
  readonly numbers: number[];
  /** By seat: how many of its answers are in force. */
  readonly answers: number[];
  /** The snapshots there are, as far as they matter here: the next one tells on from the last. */
  kept: readonly Kept[];
  /** Windows gone through that are still to be shown. */
  stills: Still[];
}

/** A snapshot by how many rows were in force at it, and how long the log was. */
interface Kept {
  readonly live: number;
  readonly log: number;
}

const WHOLE: Base = { rows: 0, live: 0, epochs: 0, log: 0 };

/** `key`: of the dice. */
export function openPlay(game: Game, head: Head, key: string): Play {
  const { keyedDice, openJournal } = engineOf(game);
  const journal = openJournal(game, head, keyedDice(key));
  const none = head.seats.map(() => 0);
  const books = { told: [], log: [], links: [], chain: { high: 0, low: 0 }, numbers: none, answers: [...none] };
  const play: Play = { journal, key, base: WHOLE, ...books, kept: [], stills: [] };
  writeLog(play);
  for (const seat of head.seats.keys()) countAsk(play, seat);
  return play;
}

/** Plays one row and keeps the books. A refused row, or one whose step throws, changes nothing. */
export function playRow(play: Play, row: Row): Refusal | null {
  const { journal } = play;
  const before = journal.state;
  const refusal = enter(play, row);
  if (refusal !== null) return refusal;
  const own = isOwnDraft(before, journal.state, row);
  for (const seat of play.numbers.keys()) if (!own || seat === row.seat) countAsk(play, seat);
  return null;
}

export const isOver = ({ journal }: Play): boolean => journal.state.frames.length === 0;

export const openAsk = ({ journal }: Play, seat: Seat): Ask | null =>
  engineOf(journal.game).askOf(journal.game, journal.state, seat);

/** Once over, the dice are shown: nothing is taken back from then on. */
export const mayUndo = (play: Play, seat: Seat): boolean =>
  !isOver(play) && engineOf(play.journal.game).canUndo(play.journal, seat);

export const hasAnswered = ({ answers }: Play, seat: Seat): boolean => (answers[seat] ?? 0) > 0;

/** How many rows were written so far. */
export const rowsOf = ({ base, journal }: Play): number => base.rows + journal.rows.length;

/** How many events were told and hold. */
export const lengthOf = ({ base, log }: Play): number => base.log + log.length;

/** The digest of what was told up to a length of the log; undefined: that is not held here, or there is no such length. */
export const linkAt = ({ base, links }: Play, length: number): string | undefined => links[length - base.log];

/** Whether the whole game is held here: going back far needs its first rows. */
export const isWhole = ({ base }: Play): boolean => base.rows === 0;

/** The row that goes back to the first `keep` rows in force, over any barrier. */
export function backRow({ journal, base }: Play, seat: Seat, keep: number): Row {
  return { seat, back: keep, epoch: 1 + base.epochs + epochsIn(journal) };
}

/** The place of the seat's last answer among the rows in force; of a play held whole. */
export const lastAnswer = ({ journal: { live } }: Play, seat: Seat): number =>
  live.findLastIndex((row) => row.seat === seat && 'answer' in row);

export const epochsIn = ({ rows }: Journal): number => rows.reduce((sum, row) => sum + ('back' in row ? 1 : 0), 0);

function enter(play: Play, row: Row): Refusal | null {
  const { journal, answers } = play;
  const { say, undo, takeBack } = engineOf(journal.game);
  if ('answer' in row) {
    const answer = (): Said => say(journal, row.seat, row.answer);
    const said = watched(play, rowsOf(play) + 1, lengthOf(play), answer);
    if (!said.ok) return said.refusal;
    const told = { epoch: journal.state.epoch, events: said.events };
    play.told.push(told);
    addToLog(play, told);
    answers[row.seat] = (answers[row.seat] ?? 0) + 1;
    return null;
  }
  const undone = lastAnswer(play, row.seat);
  const refusal = 'undo' in row ? undo(journal, row.seat) : takeBack(journal, row.seat, row.back);
  if (refusal !== null) return refusal;
  if ('undo' in row) {
    answers[row.seat] = (answers[row.seat] ?? 0) - 1;
    untell(play, undone);
    return null;
  }
  const events = [{ key: 'log.taken-back', args: { seat: row.seat } }];
  play.told = [...play.told.slice(0, row.back), { epoch: row.epoch, events }];
  play.kept = play.kept.filter(({ live }) => live <= row.back);
  for (const seat of answers.keys())
    answers[seat] = journal.live.filter((each) => each.seat === seat && 'answer' in each).length;
  writeLog(play);
  return null;
}

/** A sealed answer, or one taken back, in a frame that stays open: nobody else may notice. */
function isOwnDraft(before: State, after: State, row: Row): boolean {
  if ('back' in row) return false;
  const had = before.drafts[row.seat]?.length ?? 0;
  const has = after.drafts[row.seat]?.length ?? 0;
  return 'undo' in row ? has < had : has > had;
}

/** The log anew, after the dice were made new. */
function writeLog(play: Play): void {
  play.log.length = 0;
  Object.assign(play.chain, { high: 1, low: 1 });
  play.links.splice(0, Infinity, chainText(play.chain));
  addToLog(play, { epoch: 0, events: play.journal.opening });
  for (const told of play.told) addToLog(play, told);
}

/** Takes what one row told out of the log; what was told after it follows again. */
function untell(play: Play, at: number): void {
  const [gone, ...after] = play.told.splice(at);
  const cut = [gone, ...after].reduce((sum, told) => sum + (told?.events.length ?? 0), 0);
  play.log.length -= cut;
  play.links.length -= cut;
  Object.assign(play.chain, readChain(play.links.at(-1) ?? ''));
  for (const told of after) {
    play.told.push(told);
    addToLog(play, told);
  }
}

/** The epoch is in the digest because after new dice the same public words may hide other items. */
function addToLog(play: Play, { epoch, events }: Told): void {
  for (const event of events) {
    play.log.push(event);
    link(play.chain, epoch, seenBy(event, play.numbers.length));
    play.links.push(chainText(play.chain));
  }
}

export const readChain = (text: string): Chain => ({
  high: Number.parseInt(text.slice(0, 8), 16) | 0,
  low: Number.parseInt(text.slice(8), 16) | 0,
});

function countAsk(play: Play, seat: Seat): void {
  if (openAsk(play, seat) !== null) play.numbers[seat] = (play.numbers[seat] ?? 0) + 1;
}
