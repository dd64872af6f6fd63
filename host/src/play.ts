// A game in play with its books: what was told, and how often each seat was asked. Nothing here waits or is kept on
// disk: it is only a cache of the log, and playing the same rows again gives the same books.

import {
  act,
  type Answer,
  type Ask,
  askOf,
  canUndo,
  type Chain,
  chainText,
  type Dice,
  type Event,
  type Game,
  type Head,
  type Journal,
  link,
  openJournal,
  type Refusal,
  type Row,
  type Seat,
  say,
  seenBy,
  type State,
  takeBack,
  undo,
} from '@orrery/kernel';

/** What the row at the same place of `journal.live` told, and in which epoch of the dice. */
interface Told {
  readonly epoch: number;
  readonly events: readonly Event[];
}

export interface Play {
  readonly journal: Journal;
  told: Told[];
  /** All that was told and still holds. */
  readonly log: Event[];
  /** By length of the log: a digest of its public side, to tell whether a reader's log is still the same. */
  readonly links: string[];
  readonly chain: Chain;
  /** By seat: how many times it was asked. The number of an open ask; counts nothing the seat does not see. */
  readonly numbers: number[];
}

export function openPlay(game: Game, head: Head, dice: Dice): Play {
  const journal = openJournal(game, head, dice);
  const numbers = head.seats.map(() => 0);
  const play: Play = { journal, told: [], log: [], links: [], chain: { high: 0, low: 0 }, numbers };
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

/** Whether all of these answers would be taken, one after another; the first refusal if not. */
export function refusalOf(play: Play, seat: Seat, answers: readonly Answer[]): { refusal: Refusal; at: number } | null {
  const { kit } = play.journal;
  let { state } = play.journal;
  for (const [at, answer] of answers.entries()) {
    const outcome = act(kit, state, seat, answer);
    if (!outcome.ok) return { refusal: outcome.refusal, at };
    state = outcome.state;
  }
  return null;
}

export const isOver = ({ journal }: Play): boolean => journal.state.frames.length === 0;

export const openAsk = ({ journal }: Play, seat: Seat): Ask | null => askOf(journal.game, journal.state, seat);

/** Once over, the dice are shown: nothing is taken back from then on. */
export const mayUndo = (play: Play, seat: Seat): boolean => !isOver(play) && canUndo(play.journal, seat);

export const hasAnswered = ({ journal }: Play, seat: Seat): boolean => lastAnswer(journal, seat) >= 0;

/** The row that goes back to before the seat's last answer, over any barrier. */
export function backRow({ journal }: Play, seat: Seat): Row {
  const epoch = 1 + journal.rows.filter((row) => 'back' in row).length;
  return { seat, back: lastAnswer(journal, seat), epoch };
}

function enter(play: Play, row: Row): Refusal | null {
  const { journal } = play;
  if ('answer' in row) {
    const said = say(journal, row.seat, row.answer);
    if (!said.ok) return said.refusal;
    const told = { epoch: journal.state.epoch, events: said.events };
    play.told.push(told);
    addToLog(play, told);
    return null;
  }
  const undone = lastAnswer(journal, row.seat);
  const refusal = 'undo' in row ? undo(journal, row.seat) : takeBack(journal, row.seat, row.back);
  if (refusal !== null) return refusal;
  if ('undo' in row) play.told.splice(undone, 1);
  else {
    const events = [{ key: 'log.taken-back', args: { seat: row.seat } }];
    play.told = [...play.told.slice(0, row.back), { epoch: row.epoch, events }];
  }
  writeLog(play);
  return null;
}

const lastAnswer = ({ live }: Journal, seat: Seat): number =>
  live.findLastIndex((row) => row.seat === seat && 'answer' in row);

/** A sealed answer, or one taken back, in a frame that stays open: nobody else may notice. */
function isOwnDraft(before: State, after: State, row: Row): boolean {
  if ('back' in row) return false;
  const had = before.drafts[row.seat]?.length ?? 0;
  const has = after.drafts[row.seat]?.length ?? 0;
  return 'undo' in row ? has < had : has > had;
}

/** The log anew, after something was taken back. */
function writeLog(play: Play): void {
  play.log.length = 0;
  Object.assign(play.chain, { high: 1, low: 1 });
  play.links.splice(0, Infinity, chainText(play.chain));
  addToLog(play, { epoch: 0, events: play.journal.opening });
  for (const told of play.told) addToLog(play, told);
}

/** The epoch is in the digest because after new dice the same public words may hide other items. */
function addToLog(play: Play, { epoch, events }: Told): void {
  for (const event of events) {
    play.log.push(event);
    link(play.chain, epoch, seenBy(event, play.numbers.length));
    play.links.push(chainText(play.chain));
  }
}

function countAsk(play: Play, seat: Seat): void {
  if (openAsk(play, seat) !== null) play.numbers[seat] = (play.numbers[seat] ?? 0) + 1;
}
