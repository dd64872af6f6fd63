// A journal and what each of its answers told, so that a log can be written at any moment and from any seat.

import { apply, type Event, type Journal, type Refusal, type Row } from '@orrery/kernel';

export interface Ledger {
  readonly journal: Journal;
  /** By place in `journal.live`: what that row told. */
  told: (readonly Event[])[];
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
export const toldSoFar = ({ journal, told }: Ledger): readonly Event[] => [...journal.opening, ...told.flat()];

/** The place in `journal.live` of the seat's last answer; -1: it has none. */
export const lastAnswer = ({ live }: Journal, seat: number): number =>
  live.findLastIndex((row) => row.seat === seat && 'answer' in row);
