// Playing a record again, and holding it to its digests.

import { commitment, type Dice, diceKey, keyedDice } from './dice.ts';
import { chainText, digest } from './digest.ts';
import { fault } from './fault.ts';
import {
  headOf,
  type Journal,
  openJournal,
  type Origin,
  type GameRecord,
  type Row,
  say,
  takeBack,
  undo,
} from './journal.ts';
import type { Game, Refusal } from './types.ts';

type Watch<T> = (journal: Journal<T>) => void;

/** Plays a record again and holds it to its digests. `each` is called after every row. */
export function replay<T>(game: Game<T>, record: GameRecord, dice = diceOf(record), each?: Watch<T>): Journal<T> {
  const journal = openJournal(game, headOf(record), dice);
  const marks = new Map(record.marks);
  record.rows.forEach((row, at) => {
    const refusal = apply(journal, row);
    if (refusal !== null) throw fault('record-refused', `row ${at + 1} of the record is refused`, { at, ...refusal });
    const mark = marks.get(at + 1);
    if (mark !== undefined && mark !== digest(journal.state))
      throw fault('record-wrong-digest', `the state after row ${at + 1} is not the one recorded`, { at, mark });
    each?.(journal);
  });
  if (record.chain !== chainText(journal.chain))
    throw fault('record-wrong-chain', 'the answers or dice are not those that were played: the chain differs');
  return journal;
}

/** A finished record's own dice, if the secret is the one committed to. */
export function diceOf(record: GameRecord): Dice {
  if (record.secret === undefined)
    throw fault('record-no-secret', 'the dice of this game are not shown yet: it is not over');
  return diceFor(record.secret, record);
}

type Promised = Pick<Origin, 'table' | 'commitment' | 'salts' | 'origin'>;

/** The dice of a table from its secret; in a game played on from another, that one's first. */
export function diceFor(secret: string, { table, commitment: promise, salts, origin }: Promised): Dice {
  if (commitment(secret) !== promise)
    throw fault('record-wrong-secret', 'the secret is not the one that was committed to before the deal');
  const own = keyedDice(diceKey(secret, table, salts));
  if (origin === undefined) return own;
  const first = diceFor(origin.secret, origin);
  return { word: (epoch, counter) => (epoch <= origin.epoch ? first : own).word(epoch, counter) };
}

/** Takes a row of a record; null: it held. */
export function apply<T>(journal: Journal<T>, row: Row): Refusal | null {
  if ('undo' in row) return undo(journal, row.seat);
  if ('back' in row) return takeBack(journal, row.seat, row.back);
  const said = say(journal, row.seat, row.answer);
  return said.ok ? null : said.refusal;
}
