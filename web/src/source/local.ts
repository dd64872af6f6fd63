// A table played in this tab: the kernel's journal, bots in a worker, one or several people at one screen.

import { fullOptions, getGame } from '@orrery/games';
import {
  type Answer,
  askOf,
  canUndo,
  commitment,
  fault,
  type Game,
  type Head,
  type Json,
  type Options,
  type GameRecord,
  type Refusal,
  type Row,
  type Seat,
  seenBy,
  toRecord,
  view,
  waiting,
} from '@orrery/kernel';
import { openBook } from './book.ts';
import { randomHex } from './chance.ts';
import { openDriver } from './drive.ts';
import { forkOf } from './fork.ts';
import { glanceAt } from './glance.ts';
import { deal, lastAnswer, type Ledger, toldSoFar } from './ledger.ts';
import type { Mind } from './mind.ts';
import { firstFront, type Front, nextFront, rankedLast } from './screen.ts';
import { openSeen } from './seen.ts';
import { fetchKept, keep, type Kept } from './shelf.ts';
import { scoresOf } from './scores.ts';
import { createBell, type Shot, type TableSource } from './source.ts';

export interface NewTable {
  readonly game: Game;
  readonly options?: Options;
  readonly names: readonly string[];
  /** By seat: the level of its bot, or null for a person at this screen. */
  readonly bots: readonly (string | null)[];
}

/** Deals a new game and puts it on the shelf; gives its id. */
export async function startLocal({ game, options, names, bots }: NewTable): Promise<string> {
  const own = { id: randomHex(6), secret: randomHex(32) };
  const head: Head = {
    game: game.id,
    rules: game.rules,
    options: fullOptions(game, options),
    seats: names,
    table: own.id,
    commitment: commitment(own.secret),
    salts: [],
  };
  return shelve(game, deal(game, head, own.secret), own, bots);
}

/** Plays on from a moment of a game whose dice are known: after the first `rows` rows of its record, with new dice. */
export async function startFrom(
  game: Game,
  record: GameRecord,
  rows: number,
  bots: readonly (string | null)[],
  names: readonly string[] = record.seats,
): Promise<string> {
  const own = { id: randomHex(6), secret: randomHex(32) };
  return shelve(game, forkOf(game, record, rows, names, own), own, bots);
}

async function shelve(
  game: Game,
  { journal }: Ledger,
  own: { readonly id: string; readonly secret: string },
  bots: readonly (string | null)[],
): Promise<string> {
  const sitting = { people: bots.flatMap((bot, seat) => (bot === null ? [seat] : [])), resigned: [] };
  const glance = glanceAt(game, journal.state, sitting);
  await keep({ ...own, ...sitting, record: toRecord(journal), bots, over: false, saved: Date.now(), glance }, 0);
  return own.id;
}

/** Sits down again at a game of this browser. */
export async function openLocal(id: string, mind: Mind): Promise<TableSource> {
  const found = await fetchKept(id);
  if (found === undefined) throw fault('no-table', `this browser keeps no game ${id}`);
  const game = await getGame(found.record.game);
  return playLocal(game, found, mind);
}

/** Who goes on with a seat that its person leaves, unless told otherwise. */
const SUBSTITUTE = 'medium';

function playLocal(game: Game, first: Kept, mind: Mind): TableSource {
  const bell = createBell();
  const seen = openSeen(first.id);
  const book = openBook(game, first, () => {
    driver.shown();
    show();
  });
  const driver = openDriver(game, book, mind, stop);
  // A command may be several answers, as a flight is; it is taken back and done again as a whole.
  let sizes: number[] = [];
  let undone: (readonly Answer[])[] = [];
  let trouble: string | null = null;
  let front: Front = firstFront(game, book.ledger().journal.state, here());
  let shot = look();

  /** The seats that are played at this screen now, by no bot. */
  function here(): Seat[] {
    return book.kept().bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  }

  function look(): Shot {
    const { viewer, passTo } = front;
    const { journal } = book.ledger();
    const { bots, people, resigned } = book.kept();
    const sight = view(journal.state, viewer);
    const events = toldSoFar(book.ledger()).map((event) => seenBy(event, viewer));
    const plays = here().includes(viewer);
    const canChange = plays && !book.isOver();
    return {
      game,
      view: sight,
      ask: plays && passTo === null ? askOf(game, sight, viewer) : null,
      waiting: waiting(game, sight),
      standing: rankedLast(game.standing(sight), resigned),
      events,
      first: 0,
      sitters: journal.head.seats.map((name, seat) => ({
        name,
        bot: bots[seat] ?? null,
        resigned: resigned.includes(seat),
        ours: people.includes(seat),
      })),
      here: people,
      passTo,
      seen: Math.min(seen.of(viewer) ?? events.length, events.length),
      canUndo: canChange && canUndo(journal, viewer),
      canRedo: canChange && undone.length > 0,
      canTakeBack: canChange && lastAnswer(journal, viewer) >= 0,
      link: 'live',
      trouble,
    };
  }

  function show(): void {
    const next = nextFront(game, book.ledger().journal.state, here(), front);
    if (next.viewer !== front.viewer) {
      // Whoever sits beside the one before has seen all there was to see.
      seen.stay(next.viewer);
      forget();
    }
    front = next;
    shot = look();
    bell.ring();
  }

  function forget(): void {
    sizes = [];
    undone = [];
  }

  function stop(error: unknown): void {
    trouble = error instanceof Error ? error.message : String(error);
    show();
  }

  function leave(): void {
    if (here().includes(front.viewer)) seen.leave(front.viewer, shot.events.length);
  }

  function onHidden(): void {
    if (document.visibilityState === 'hidden') leave();
    else show();
  }

  /** Rows of the person in front; afterwards the bots go on. */
  async function mine(rows: (seat: Seat) => readonly Row[], after: () => void): Promise<Refusal | null> {
    const seat = front.viewer;
    return settle(
      book.push(() => rows(seat)),
      () => {
        after();
        show();
      },
    );
  }

  async function settle(change: Promise<Refusal | null>, after: () => void): Promise<Refusal | null> {
    try {
      const refusal = await change;
      if (refusal === null) after();
      driver.drive();
      return refusal;
    } catch (error) {
      stop(error);
      return { rule: '', key: 'refuse.not-kept' };
    }
  }

  function sitIn(seat: Seat, level: string | null, resigned: boolean): Promise<Refusal | null> {
    const kept = book.kept();
    if (!kept.people.includes(seat)) return refused('refuse.not-your-seat');
    if (kept.resigned.includes(seat)) return refused('refuse.resigned');
    const change = book.change(({ bots, resigned: before }) => ({
      bots: bots.with(seat, level),
      resigned: resigned ? [...before, seat] : before,
    }));
    return settle(change, () => {
      forget();
      show();
    });
  }

  document.addEventListener('visibilitychange', onHidden);
  driver.drive();

  return {
    shot: () => shot,
    subscribe: bell.subscribe,
    answer: (answers) =>
      mine(
        (seat) => answers.map((answer) => ({ seat, answer })),
        () => {
          sizes.push(answers.length);
          undone = [];
        },
      ),
    undo() {
      const { live, trail } = book.ledger().journal;
      const own = live.flatMap((row) => (row.seat === front.viewer && 'answer' in row ? [row.answer] : []));
      // What lies before a barrier stays.
      const answers = own.slice(-Math.min(sizes.at(-1) ?? 1, Math.max(trail.length, 1)));
      return mine(
        (seat) => answers.map(() => ({ seat, undo: true })),
        () => {
          sizes.pop();
          undone.push(answers);
        },
      );
    },
    redo() {
      const answers = undone.at(-1);
      if (answers === undefined) return refused('refuse.nothing-to-redo');
      return mine(
        (seat) => answers.map((answer) => ({ seat, answer })),
        () => {
          sizes.push(answers.length);
          undone.pop();
        },
      );
    },
    takeBack: () =>
      mine((seat) => {
        const { journal } = book.ledger();
        return [{ seat, back: lastAnswer(journal, seat), epoch: journal.state.epoch + 1 }];
      }, forget),
    sit(seat) {
      if (!here().includes(seat)) return;
      leave();
      forget();
      front = { viewer: seat, passTo: null };
      show();
    },
    handOver: (seat, level) => sitIn(seat, level, false),
    resign: (seat) => sitIn(seat, book.kept().bots[seat] ?? SUBSTITUTE, true),
    report() {
      const { bots, people, resigned } = book.kept();
      const record = toRecord(book.ledger().journal, first.secret);
      return Promise.resolve({ ...record, bots, people, resigned } as unknown as Json);
    },
    history: () => scoresOf(game, book.kept().record, first.secret, front.viewer),
    record: () => Promise.resolve(toRecord(book.ledger().journal, first.secret)),
    retry() {
      trouble = null;
      show();
      driver.drive();
    },
    close() {
      leave();
      document.removeEventListener('visibilitychange', onHidden);
      driver.close();
    },
  };
}

const refused = (key: string): Promise<Refusal> => Promise.resolve({ rule: '', key });
