// A table played in this tab: the kernel's journal, bots in a worker, every row kept before it is shown.

import { fullOptions, getGame } from '@orrery/games';
import {
  type Answer,
  asks,
  askOf,
  canUndo,
  chainText,
  commitment,
  digest,
  diceKey,
  fault,
  type Game,
  type Head,
  type Json,
  keyedDice,
  openJournal,
  type Options,
  type Refusal,
  type Row,
  type Seat,
  seenBy,
  toRecord,
  view,
  waiting,
} from '@orrery/kernel';
import { randomHex } from './chance.ts';
import { enter, lastAnswer, type Ledger, toldSoFar } from './ledger.ts';
import type { Mind } from './mind.ts';
import { fetchKept, keep, type Kept } from './shelf.ts';
import { createBell, type Shot, type TableSource } from './source.ts';

export interface NewTable {
  readonly game: Game;
  readonly options?: Options;
  readonly names: readonly string[];
  /** By seat: the level of its bot, or null for the person here. */
  readonly bots: readonly (string | null)[];
}

/** Deals a new game and puts it on the shelf; gives its id. */
export async function startLocal({ game, options, names, bots }: NewTable): Promise<string> {
  const secret = randomHex(32);
  const id = randomHex(6);
  const head: Head = {
    game: game.id,
    rules: game.rules,
    options: fullOptions(game, options),
    seats: names,
    table: id,
    commitment: commitment(secret),
    salts: [],
  };
  const { journal } = deal(game, head, secret);
  await keep({ id, record: toRecord(journal), secret, bots, over: false, saved: Date.now() }, 0);
  return id;
}

/** Sits down again at a game of this browser. */
export async function openLocal(id: string, mind: Mind): Promise<TableSource> {
  const found = await fetchKept(id);
  if (found === undefined) throw fault('no-table', `this browser keeps no game ${id}`);
  const game = await getGame(found.record.game);
  return playLocal(game, found, mind);
}

function playLocal(game: Game, first: Kept, mind: Mind): TableSource {
  const { bots, secret } = first;
  const me = Math.max(0, bots.indexOf(null));
  const bell = createBell();
  let kept = first;
  let ledger = reopen(game, kept);
  let undone: Answer[] = [];
  let trouble: string | null = null;
  let shot = look();
  let thinking = false;
  let closed = false;
  /** Rows are written one after another: each save builds on the one before. */
  let queue: Promise<unknown> = Promise.resolve();

  function look(): Shot {
    const { journal } = ledger;
    const seen = view(journal.state, me);
    return {
      game,
      view: seen,
      ask: askOf(game, seen, me),
      waiting: waiting(game, seen),
      standing: game.standing(seen),
      events: toldSoFar(ledger).map((event) => seenBy(event, me)),
      sitters: journal.head.seats.map((name, seat) => ({ name, bot: bots[seat] ?? null })),
      here: [me],
      passTo: null,
      seen: 0,
      canUndo: !isOver() && canUndo(journal, me),
      canRedo: !isOver() && undone.length > 0,
      canTakeBack: !isOver() && lastAnswer(journal, me) >= 0,
      link: 'live',
      trouble,
    };
  }

  /** Once over, the dice are shown: nothing is taken back from then on. */
  function isOver(): boolean {
    return ledger.journal.state.frames.length === 0;
  }

  function show(): void {
    shot = look();
    bell.ring();
  }

  /** Rows that belong together are all taken or none. */
  async function write(rows: readonly Row[]): Promise<Refusal | null> {
    for (const [at, row] of rows.entries()) {
      const refusal = enter(ledger, row);
      if (refusal === null) continue;
      if (at > 0) ledger = reopen(game, kept);
      return refusal;
    }
    const { journal } = ledger;
    const next = { ...kept, record: toRecord(journal), over: isOver(), saved: Date.now() };
    const saved = await keep(next, kept.record.rows.length);
    if (saved) kept = next;
    else await readAgain();
    show();
    return saved ? null : { rule: '', key: 'refuse.elsewhere' };
  }

  /** Another tab has played on: its game is the one that counts. */
  async function readAgain(): Promise<void> {
    const found = await fetchKept(kept.id);
    if (found === undefined) throw fault('no-table', `the game ${kept.id} was thrown away`);
    kept = found;
    ledger = reopen(game, kept);
    undone = [];
  }

  function push(rows: () => readonly Row[]): Promise<Refusal | null> {
    const turn = queue.then(async () => {
      const next = rows();
      return next.length === 0 ? null : write(next);
    });
    queue = turn.catch(() => undefined);
    return turn;
  }

  /** Asks the bots one by one for as long as one of them is asked something. */
  async function drive(): Promise<void> {
    if (thinking) return;
    thinking = true;
    try {
      for (let seat = nextBot(); seat !== undefined; seat = nextBot()) await playBot(seat);
    } catch (error) {
      trouble = error instanceof Error ? error.message : String(error);
      show();
    } finally {
      thinking = false;
    }
  }

  const nextBot = (): Seat | undefined => {
    if (closed) return undefined;
    const asked = asks(game, ledger.journal.state).map((ask) => ask.seat);
    return asked.find((seat) => typeof bots[seat] === 'string');
  };

  async function playBot(seat: Seat): Promise<void> {
    const seen = view(ledger.journal.state, seat);
    const ask = askOf(game, seen, seat);
    if (ask === null) return;
    const events = toldSoFar(ledger).map((event) => seenBy(event, seat));
    const before = digest(seen);
    const { answer } = await mind.think({ game: game.id, view: seen, ask, events, level: bots[seat] ?? '' });
    // While it thought a person may have undone: then what it saw is gone, and it is asked anew.
    const refusal = await push(() =>
      closed || digest(view(ledger.journal.state, seat)) !== before ? [] : [{ seat, answer }],
    );
    if (refusal !== null && refusal.key !== 'refuse.elsewhere')
      throw fault('bot-refused', `the bot in seat ${seat} answers what is refused: ${refusal.key}`);
  }

  async function mine(rows: () => readonly Row[], after: () => void): Promise<Refusal | null> {
    const refusal = await push(rows);
    if (refusal === null) {
      after();
      show();
    }
    void drive();
    return refusal;
  }

  void drive();

  return {
    shot: () => shot,
    subscribe: bell.subscribe,
    answer: (answers) =>
      mine(
        () => answers.map((answer) => ({ seat: me, answer })),
        () => (undone = []),
      ),
    undo() {
      const last = ledger.journal.live[lastAnswer(ledger.journal, me)];
      return mine(
        () => [{ seat: me, undo: true }],
        () => last !== undefined && 'answer' in last && (undone = [...undone, last.answer]),
      );
    },
    redo() {
      const answer = undone.at(-1);
      if (answer === undefined) return Promise.resolve({ rule: '', key: 'refuse.nothing-to-redo' });
      return mine(
        () => [{ seat: me, answer }],
        () => (undone = undone.slice(0, -1)),
      );
    },
    takeBack: () =>
      mine(
        () => {
          const { journal } = ledger;
          return [{ seat: me, back: lastAnswer(journal, me), epoch: journal.state.epoch + 1 }];
        },
        () => (undone = []),
      ),
    sit: () => undefined,
    handOver: () => Promise.resolve(null),
    resign: () => Promise.resolve(null),
    report: () => Promise.resolve({ ...toRecord(ledger.journal, secret) } as unknown as Json),
    record: () => Promise.resolve(toRecord(ledger.journal, secret)),
    retry() {
      trouble = null;
      show();
      void drive();
    },
    close() {
      closed = true;
    },
  };
}

function deal(game: Game, head: Head, secret: string): Ledger {
  const dice = keyedDice(diceKey(secret, head.table, head.salts));
  return { journal: openJournal(game, head, dice), told: [] };
}

/** Plays a kept game again up to where it was left. */
function reopen(game: Game, { record, secret }: Kept): Ledger {
  if (record.rules !== game.rules)
    throw fault('other-rules', `played under rules ${record.rules}; these are rules ${game.rules}`);
  const { game: id, rules, options, seats, table, commitment: promise, salts } = record;
  const ledger = deal(game, { game: id, rules, options, seats, table, commitment: promise, salts }, secret);
  for (const [at, row] of record.rows.entries())
    if (enter(ledger, row) !== null) throw fault('record-refused', `row ${at + 1} of the kept game is refused`);
  if (chainText(ledger.journal.chain) !== record.chain)
    throw fault('record-wrong-chain', 'the kept game is not the one that was played');
  return ledger;
}
