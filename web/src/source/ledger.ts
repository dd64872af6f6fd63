// A journal and what each of its answers told, so that a log can be written at any moment and from any seat.

import {
  apply,
  chainText,
  diceFor,
  type GameEvent,
  fault,
  type Game,
  type Head,
  headOf,
  type Journal,
  openJournal,
  type GameRecord,
  type Refusal,
  type Row,
} from '@orrery/kernel';

export interface Ledger {
  readonly journal: Journal;
  /** By place in `journal.live`: what that row told. */
  told: (readonly GameEvent[])[];
}

export function deal(game: Game, head: Head, secret: string): Ledger {
  return { journal: openJournal(game, head, diceFor(secret, head)), told: [] };
}

/** Plays a game again up to where it was left. */
export function reopen(game: Game, record: GameRecord, secret: string): Ledger {
  if (record.rules !== game.rules)
    throw fault('other-rules', `played under rules ${record.rules}; these are rules ${game.rules}`);
  const ledger = deal(game, headOf(record), secret);
  enterAll(ledger, record.rows);
  if (chainText(ledger.journal.chain) !== record.chain)
    throw fault('record-wrong-chain', 'the kept game is not the one that was played');
  return ledger;
}

export function enterAll(ledger: Ledger, rows: readonly Row[]): void {
  for (const [at, row] of rows.entries())
    if (enter(ledger, row) !== null) throw fault('record-refused', `row ${at + 1} of the game is refused`);
}

/** Plays one row, answer or undo, and keeps the books in step with it. */
export function enter(ledger: Ledger, row: Row): Refusal | null {
  const { journal } = ledger;
  const undone = 'undo' in row ? lastAnswer(journal, row.seat) : -1;
  const refusal = apply(journal, row);
  if (refusal !== null) return refusal;
  if ('undo' in row) ledger.told = ledger.told.toSpliced(undone, 1);
  else if ('back' in row)
    ledger.told = [...ledger.told.slice(0, row.back), [{ key: 'log.taken-back', args: { seat: row.seat } }]];
  else ledger.told = [...ledger.told, journal.kit.events];
  return null;
}

/** All that was told and still holds. */
export const toldSoFar = ({ journal, told }: Ledger): readonly GameEvent[] => [...journal.opening, ...told.flat()];

/** The place in `journal.live` of the seat's last answer; -1: it has none. */
export const lastAnswer = ({ live }: Journal, seat: number): number =>
  live.findLastIndex((row) => row.seat === seat && 'answer' in row);
