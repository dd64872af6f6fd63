// A game of this browser and its entry on the shelf: every row is kept before it is shown, and only on top of what was
// read before, so that two tabs never overwrite each other.

import { fault, type Game, type Refusal, type Row, toRecord } from '@orrery/kernel';
import { glanceAt } from './glance.ts';
import { enter, type Ledger, reopen } from './ledger.ts';
import { fetchKept, keep, type Kept } from './shelf.ts';

export interface Book {
  ledger(): Ledger;
  kept(): Kept;
  /** Once over, the dice are shown: nothing is taken back from then on. */
  isOver(): boolean;
  /** Rows that belong together, all taken or none; made when their turn to be written comes. */
  push(rows: () => readonly Row[]): Promise<Refusal | null>;
  /** Changes what is kept beside the game: who plays which seat. */
  change(part: (kept: Kept) => Partial<Kept>): Promise<Refusal | null>;
}

const ELSEWHERE: Refusal = { rule: '', key: 'refuse.elsewhere' };

/** `changed` is called after each change that was kept, or that another tab had made. */
export function openBook(game: Game, first: Kept, changed: () => void): Book {
  let kept = first;
  let ledger = reopen(game, kept.record, kept.secret);
  /** Rows are written one after another: each save builds on the one before. */
  let queue: Promise<unknown> = Promise.resolve();

  const isOver = (): boolean => ledger.journal.state.frames.length === 0;

  async function write(rows: readonly Row[]): Promise<Refusal | null> {
    for (const [at, row] of rows.entries()) {
      const refusal = enter(ledger, row);
      if (refusal === null) continue;
      if (at > 0) ledger = reopen(game, kept.record, kept.secret);
      return refusal;
    }
    return save({ ...kept, record: toRecord(ledger.journal), over: isOver() });
  }

  async function save(next: Kept): Promise<Refusal | null> {
    const { state } = ledger.journal;
    const dated = { ...next, glance: glanceAt(game, state, next), saved: Date.now() };
    const saved = await keep(dated, kept.record.rows.length).catch((error: unknown) => {
      // What could not be kept was not played.
      ledger = reopen(game, kept.record, kept.secret);
      throw error;
    });
    if (saved) kept = dated;
    else await readAgain();
    changed();
    return saved ? null : ELSEWHERE;
  }

  /** Another tab has played on: its game is the one that counts. */
  async function readAgain(): Promise<void> {
    const found = await fetchKept(kept.id);
    if (found === undefined) throw fault('no-table', `the game ${kept.id} was thrown away`);
    kept = found;
    ledger = reopen(game, kept.record, kept.secret);
  }

  function inTurn(work: () => Promise<Refusal | null>): Promise<Refusal | null> {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    ledger: () => ledger,
    kept: () => kept,
    isOver,
    push: (rows) =>
      inTurn(async () => {
        const next = rows();
        return next.length === 0 ? null : write(next);
      }),
    change: (part) => inTurn(() => save({ ...kept, ...part(kept) })),
  };
}
