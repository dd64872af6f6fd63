// Drives the bots' seats of a table in this tab: one after another, at a pace that can be followed.

import { askOf, asks, digest, fault, type Game, type Seat, seenBy, view } from '@orrery/kernel';
import type { Book } from './book.ts';
import { toldSoFar } from './ledger.ts';
import type { Mind } from './mind.ts';
import { paceFor, wait } from './pace.ts';

export interface Driver {
  /** Asks the bots for as long as one of them is asked something; what it throws, `trouble` hears. */
  drive(): void;
  /** Something was put on the table just now: the next bot lets it be seen first. */
  shown(): void;
  close(): void;
}

export function openDriver(game: Game, book: Book, mind: Mind, trouble: (error: unknown) => void): Driver {
  let driving = false;
  let closed = false;
  let events = toldSoFar(book.ledger()).length;
  let due = 0;

  const nextBot = (): Seat | undefined => {
    if (closed) return undefined;
    const { bots } = book.kept();
    const asked = asks(game, book.ledger().journal.state).map((ask) => ask.seat);
    return asked.find((seat) => typeof bots[seat] === 'string');
  };

  async function playBot(seat: Seat): Promise<void> {
    const level = book.kept().bots[seat] ?? '';
    const seen = view(book.ledger().journal.state, seat);
    const ask = askOf(game, seen, seat);
    if (ask === null) return;
    const told = toldSoFar(book.ledger()).map((event) => seenBy(event, seat));
    const before = digest(seen);
    const { answer } = await mind.think({ game: game.id, view: seen, ask, events: told, level });
    await wait(due - performance.now());
    // While it thought a person may have undone, or taken the seat back: then what it saw is gone, and it is asked anew.
    const holds = (): boolean =>
      !closed && book.kept().bots[seat] === level && digest(view(book.ledger().journal.state, seat)) === before;
    const refusal = await book.push(() => (holds() ? [{ seat, answer }] : []));
    if (refusal !== null && refusal.key !== 'refuse.elsewhere')
      throw fault('bot-refused', `the bot in seat ${seat} answers what is refused: ${refusal.key}`);
  }

  async function run(): Promise<void> {
    driving = true;
    try {
      for (let seat = nextBot(); seat !== undefined; seat = nextBot()) await playBot(seat);
    } catch (error) {
      if (!closed) trouble(error);
    } finally {
      driving = false;
    }
  }

  return {
    drive: () => void (driving ? undefined : run()),
    shown() {
      const now = toldSoFar(book.ledger()).length;
      due = performance.now() + paceFor(Math.max(0, now - events));
      events = now;
    },
    close() {
      closed = true;
    },
  };
}
