// What can be done at a table: set one up, sit down, answer, take back. Each command checks who asks, plays at the door
// of the rules and is written before anybody hears of it.

import { fullOptions } from '@orrery/games';
import { checkOptions } from '@orrery/games/read';
import type { Done, Join, Late, NewTable, Say, SeatWish, TableInfo, Undo } from '@orrery/protocol/tables';
import {
  type Answer,
  commitment,
  digest,
  fault,
  type Game,
  isFault,
  must,
  no,
  type GameRecord,
  type Row,
} from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Transaction } from 'kysely';
import { answerAt, backRow, mayTakeBack, mayUndo, placeBack, rowsOf, type Verdict } from '@orrery/table';
import { refused } from '../faults.ts';
import { headOf, type Play } from './load.ts';
import type { Job } from '../jobs.ts';
import { pacingOf, showOf } from '../pace/table-clock.ts';
import { mustBeFree, starsBeside } from './names.ts';
import { isAlone, seatOf, viewerOf } from './seats.ts';
import { infoOf } from './view.ts';
import { amongFewWaiting } from './waiting.ts';
import { amongFew } from './watched.ts';
import type { Schema } from '../store/schema.ts';
import type { Beside, StoredSeat } from '../store/store.ts';
import type { Happened, HostedTable, Tables } from './index.ts';

/** `arrival` is written with the seat that is taken, here and elsewhere: where its person came from. */
export async function createTable(
  tables: Tables,
  guest: string,
  wish: NewTable,
  arrival: (on: Transaction<Schema>, id: string) => Promise<void>,
): Promise<TableInfo> {
  const game = await findGame(tables, wish.game);
  checkOptions(game, wish.options ?? {}, wish.seats.length);
  if (wish.seats.filter(({ kind }) => kind === 'me').length > 1)
    throw fault('bad-seats', 'one seat is yours; to share a screen, play in the browser alone');
  if (wish.rated === true && wish.seats.some(({ kind }) => kind === 'bot'))
    throw fault('bad-seats', 'games against bots are not rated');
  if (wish.rated === true && wish.seats.length < 2) throw fault('bad-seats', 'a rated game needs two people');
  const stars = starsBeside(wish.seats.flatMap((seat) => (seat.kind === 'me' ? [seat.name] : [])));
  const secret = tables.random(32).toString('hex');
  // A name that begins with a dash would be read as an option by command lines.
  const id = tables.random(12).toString('base64url').replace(/^-/, '_');
  const stored = {
    id,
    game: game.id,
    rules: game.rules,
    options: fullOptions(game, wish.options),
    commitment: commitment(secret),
    listed: wish.unlisted !== true,
    seats: wish.seats.map((seat) => seatFrom(seat, guest, stars)),
    created: Date.now(),
    started: null,
    over: null,
    owner: guest,
    wish: null,
    version: 0,
    pace: wish.pace ?? { kind: 'calm' as const },
    clock: null,
    bundle: (await tables.games.bundle?.(game.id)) ?? null,
    rated: wish.rated === true,
  };
  await tables.store.create(stored, secret, async (on) => {
    await arrival(on, id);
    await amongFew(tables.store, id)(on);
    await amongFewWaiting(tables.store, stored, on);
  });
  return tables.use(id, async () => told(await tables.refresh(id), guest));
}

export const LATE: Late = {
  ok: false,
  code: 'ask-gone',
  message: 'this is no longer asked of you: look at the table again',
};

/** Sits down on an open seat; with the last one the game is dealt. `isAccount`: they are signed in. */
export function joinTable(
  tables: Tables,
  id: string,
  guest: string,
  join: Join,
  isAccount: boolean,
  arrival: Beside,
): Promise<TableInfo> {
  return tables.use(id, async () => {
    const { stored } = await tables.get(id);
    if (stored.rated && !isAccount) throw fault('not-signed-in', 'this table is rated: sign in first');
    if (seatOf(stored, guest) !== null) throw fault('seated-already', 'you sit at this table already');
    if (stored.over !== null) throw fault('no-open-seat', 'this table is closed');
    const isOpen = (at: Seat): boolean =>
      stored.seats[at]?.kind === 'open' && (join.seat === undefined || join.seat === at);
    const seat = stored.seats.findIndex((_, at) => isOpen(at));
    const sitter = { guest, name: join.name, salt: join.salt ?? '' };
    const named: Beside = async (on) => {
      await mustBeFree(on, id, seat, join.name, guest);
      await arrival(on);
    };
    if (seat < 0 || !(await tables.store.sit(id, seat, sitter, named)))
      throw fault('no-open-seat', 'this seat is taken');
    return told(await tables.refresh(id), guest);
  });
}

/** Answers of a guest for its own seat. Who is slower than a bot, the clock or another seat has done nothing wrong. */
export function sayAt(
  tables: Tables,
  id: string,
  guest: string | null,
  { key, ask, answers }: Say,
): Promise<Done | Late> {
  return once<Late>(tables, id, guest, key, digest([ask, answers]), async ({ stored }, play, seat) => {
    const verdict = answerAt(play, pacingOf(stored), seat, ask, answers);
    if (verdict.kind === 'never') throw fault('ask-gone', 'this was never asked of you');
    if (verdict.kind === 'refused') throw refused(verdict.refusal, verdict.at);
    return happenedBy(verdict) ?? LATE;
  });
}

export function undoAt(tables: Tables, id: string, guest: string | null, { key, back = false }: Undo): Promise<Done> {
  /** All of its rows are read for who may go back, and for nobody else. */
  const whole = async ({ stored }: HostedTable): Promise<HostedTable> => {
    // Further back than a barrier needs every person at the table: alone against bots that is one click.
    if (!isAlone(stored)) throw refused(no('', 'refuse.nothing-to-undo'), 0);
    return tables.getWhole(id);
  };
  return once<never>(
    tables,
    id,
    guest,
    key,
    digest(['undo', back]),
    async ({ stored }, play, seat) => {
      const show = showOf(stored, play);
      const may = back ? isAlone(stored) && mayTakeBack(play, show, seat, true) : mayUndo(play, show, seat);
      if (!may) throw refused(no('', 'refuse.nothing-to-undo'), 0);
      return { rows: [back ? backRow(play, seat, placeBack(play, seat, true)) : { seat, undo: true }] };
    },
    back ? whole : undefined,
  );
}

/** The answer of a seat that nobody plays by hand, as a job; `gone`: it is no longer asked, or another node has answered. */
export function answerFor(
  tables: Tables,
  id: string,
  seat: Seat,
  ask: number,
  answer: Answer,
  job: Job,
): Promise<'played' | 'gone' | 'refused'> {
  return tables.use(id, async () => {
    for (;;) {
      const table = await tables.get(id);
      const play = must(table.play, 'a dealt game');
      if (table.stored.over !== null) return 'gone';
      const verdict = answerAt(play, pacingOf(table.stored), seat, ask, [answer]);
      if (verdict.kind === 'refused') return 'refused';
      const happened = happenedBy(verdict);
      if (happened === null) return 'gone';
      const done = await tables.advance(table, happened, { job }).catch(goneIfTaken);
      if (typeof done === 'object') return 'refused';
      if (done !== 'behind') return done === 'done' ? 'played' : 'gone';
    }
  });
}

/** What an answer does to the table; null: it is no longer asked for. */
function happenedBy(verdict: Verdict): Happened | null {
  if (verdict.kind === 'rows') return { rows: verdict.rows };
  return verdict.kind === 'draft' ? { draft: verdict.draft } : null;
}

/** Whoever has the job now does it. */
function goneIfTaken(error: unknown): 'gone' {
  if (isFault(error) && error.code === 'job-gone') return 'gone';
  throw error;
}

/** The whole game with the secret of its dice: once it is over, for everybody who has the link. */
export function recordOf(tables: Tables, id: string): Promise<GameRecord> {
  return tables.use(id, async () => {
    for (;;) {
      const { stored, play } = await tables.get(id);
      if (play === null || !showOf(stored, play).isOver)
        throw fault('not-over', 'the record is shown when the game is over');
      const { version, rows: written } = await tables.store.since(id, 0);
      if (version !== stored.version || written.length !== rowsOf(play)) continue;
      const rows = written.map(({ row }) => row);
      const chain = play.edition.kernel.chainText(play.journal.chain);
      const secret = await tables.store.secret(id);
      return { orrery: 1, ...headOf(stored), rows, marks: await marksOf(tables, play, rows), chain, secret };
    }
  });
}

/** The marks of a finished game. They are worked out once, where that holds up nobody. */
async function marksOf({ store, rehearsals }: Tables, play: Play, rows: readonly Row[]): Promise<GameRecord['marks']> {
  const { edition, journal, key } = play;
  const { head } = journal;
  const known = await store.marks(head.table, rows.length);
  if (known !== undefined) return known;
  const { marks } = must(await rehearsals.rows(edition, head, key, rows), 'a game that its own rules take');
  await store.keepMarks(head.table, rows.length, marks);
  return marks;
}

export async function findGame(tables: Tables, id: string): Promise<Game> {
  const edition = await tables.games.find(id);
  if (edition === undefined) throw fault('unknown-game', `there is no game "${id}" here`);
  return edition.game;
}

/** Runs a command once per key; again from the start if another process has written in between. `work` gives what happens, or
 *  what to reply where nothing does; `open`: with more of the table than is held, once it is known who asks. */
function once<Reply extends Late>(
  tables: Tables,
  id: string,
  guest: string | null,
  key: string,
  said: string,
  work: (table: HostedTable, play: Play, seat: Seat) => Promise<Happened | Reply>,
  open = async (table: HostedTable): Promise<HostedTable> => table,
): Promise<Done | Reply> {
  return tables.use(id, async () => {
    for (;;) {
      const near = await tables.get(id);
      const { seat, plays } = viewerOf(near.stored, guest);
      if (seat === null) throw fault('not-your-seat', 'you have no seat at this table');
      if (!plays) throw fault('handed-over', 'somebody else plays your seat now; take it back first');
      if (near.play === null) throw fault('not-dealt', 'the game starts when every seat is taken');
      const before = await tables.store.command(id, seat, key);
      if (before !== undefined && before.digest !== said)
        throw fault('key-reused', 'this key was used for another command; take a new one');
      if (before !== undefined) return { ok: true, repeated: true };
      if (near.stored.over !== null) throw refused(no('', 'refuse.over'), 0);
      const table = await open(near);
      const happened = await work(table, must(table.play, 'a dealt game'), seat);
      if ('ok' in happened) return happened;
      const done = await tables.advance(table, happened, { command: { seat, key, digest: said } });
      if (typeof done === 'object') throw refused(done.refusal, done.at);
      if (done === 'done') return { ok: true, repeated: false };
    }
  });
}

const told = ({ stored }: HostedTable, guest: string): TableInfo => infoOf(stored, viewerOf(stored, guest));

function seatFrom(wish: SeatWish, guest: string, stars: Iterator<string, string>): StoredSeat {
  if (wish.kind === 'open') return { kind: 'open' };
  if (wish.kind === 'bot') return { kind: 'bot', level: wish.level, name: stars.next().value };
  const sitter = { guest, name: wish.name, salt: wish.salt ?? '' };
  return { kind: 'person', ...sitter, bot: null, friend: null, resigned: false };
}
