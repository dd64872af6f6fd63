// What can be done at a table: set one up, sit down, answer, take back. Each command checks who asks, plays at the door
// of the rules and is written before anybody hears of it.

import { checkOptions, fullOptions } from '@orrery/games';
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
  type Seat,
} from '@orrery/kernel';
import { engineOf } from '../bundles/engine.ts';
import { refused } from '../faults.ts';
import { loadWhole } from './load.ts';
import type { Job } from '../jobs.ts';
import { sceneOf } from '../pace/scene.ts';
import { backRow, isOver, lastAnswer, mayUndo, openAsk, type Play } from '../play.ts';
import { seatOf, viewerOf } from './seats.ts';
import { infoOf, mayTakeBack } from './view.ts';
import type { StoredSeat } from '../store/store.ts';
import type { Table, Tables } from './index.ts';

/** Proper names, the same in every language. */
const BOT_NAMES = ['Vega', 'Rigel', 'Mira', 'Altair', 'Deneb', 'Spica', 'Capella', 'Antares', 'Adhara', 'Mizar'];

export async function createTable(tables: Tables, guest: string, wish: NewTable): Promise<TableInfo> {
  const game = await findGame(tables, wish.game);
  checkOptions(game, wish.options ?? {}, wish.seats.length);
  if (wish.seats.filter(({ kind }) => kind === 'me').length > 1)
    throw fault('bad-seats', 'one seat is yours; to share a screen, play in the browser alone');
  const secret = tables.random(32).toString('hex');
  const id = tables.random(12).toString('base64url');
  const stored = {
    id,
    game: game.id,
    rules: game.rules,
    options: fullOptions(game, wish.options),
    commitment: commitment(secret),
    listed: wish.unlisted !== true,
    seats: wish.seats.map((seat, at) => seatFrom(seat, at, guest)),
    created: Date.now(),
    started: null,
    over: null,
    owner: guest,
    wish: null,
    version: 0,
    pace: wish.pace ?? { kind: 'calm' as const },
    clock: null,
    bundle: (await tables.games.bundle?.(game.id)) ?? null,
  };
  await tables.store.create(stored, secret);
  return tables.use(id, async () => told(await tables.refresh(id), guest));
}

export const LATE: Late = {
  ok: false,
  code: 'ask-gone',
  message: 'this is no longer asked of you: look at the table again',
};

/** Sits down on an open seat; with the last one the game is dealt. */
export function joinTable(tables: Tables, id: string, guest: string, join: Join): Promise<TableInfo> {
  return tables.use(id, async () => {
    const { stored } = await tables.get(id);
    if (seatOf(stored, guest) !== null) throw fault('seated-already', 'you sit at this table already');
    const isOpen = (at: Seat): boolean =>
      stored.seats[at]?.kind === 'open' && (join.seat === undefined || join.seat === at);
    const seat = stored.seats.findIndex((_, at) => isOpen(at));
    const sitter = { guest, name: join.name, salt: join.salt ?? '' };
    if (seat < 0 || !(await tables.store.sit(id, seat, sitter))) throw fault('no-open-seat', 'this seat is taken');
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
    // Behind the curtain of a window nothing is asked of anybody yet.
    const isShown = sceneOf(stored, play).isLive;
    if (isShown && ask > (play.numbers[seat] ?? 0)) throw fault('ask-gone', 'this was never asked of you');
    if (!isShown || !isOpen(play, seat, ask)) return LATE;
    const not = await tables.rehearsals.answers(play, seat, answers);
    if (not !== null) throw refused(not.refusal, not.at);
    return answers.map((answer) => ({ seat, answer }));
  });
}

export function undoAt(tables: Tables, id: string, guest: string | null, { key, back = false }: Undo): Promise<Done> {
  const get = back ? tables.getWhole : tables.get;
  return once<never>(
    tables,
    id,
    guest,
    key,
    digest(['undo', back]),
    async ({ stored }, play, seat) => {
      const isShown = sceneOf(stored, play).isLive;
      const may = isShown && (back ? mayTakeBack(stored, play, seat) : mayUndo(play, seat));
      if (!may) throw refused(no('', 'refuse.nothing-to-undo'), 0);
      return [back ? backRow(play, seat, lastAnswer(play, seat)) : { seat, undo: true }];
    },
    get,
  );
}

/** The answer of a seat that nobody plays by hand, as a job; false: the rules refuse it. What is no longer asked is done. */
export function answerFor(
  tables: Tables,
  id: string,
  seat: Seat,
  ask: number,
  answer: Answer,
  job: Job,
): Promise<boolean> {
  return tables.use(id, async () => {
    for (;;) {
      const table = await tables.get(id);
      const play = must(table.play, 'a dealt game');
      if (!isOpen(play, seat, ask)) return true;
      if ((await tables.rehearsals.answers(play, seat, [answer])) !== null) return false;
      if (await tables.write(table, [{ seat, answer }], { job }).catch(trueIfGone)) return true;
    }
  });
}

/** Whoever has the job now does it. */
function trueIfGone(error: unknown): true {
  if (isFault(error) && error.code === 'job-gone') return true;
  throw error;
}

/** The whole game with the secret of its dice: once it is over, for everybody who has the link. */
export function recordOf(tables: Tables, id: string): Promise<GameRecord> {
  return tables.use(id, async () => {
    const { stored, play } = await tables.get(id);
    if (play === null || !isOver(play) || !sceneOf(stored, play).isLive)
      throw fault('not-over', 'the record is shown when the game is over');
    const { journal } = await loadWhole(tables.store, tables.games, stored);
    return engineOf(journal.game).toRecord(journal, await tables.store.secret(id));
  });
}

export async function findGame(tables: Tables, id: string): Promise<Game> {
  const game = await tables.games.find(id);
  if (game === undefined) throw fault('unknown-game', `there is no game "${id}" here`);
  return game;
}

/** Whether the seat's ask of this number is still open. Its number stays when others answer unseen. */
export const isOpen = (play: Play, seat: Seat, number: number): boolean =>
  play.numbers[seat] === number && openAsk(play, seat) !== null;

/** Runs a command once per key; again from the start if another process has written in between. `work` gives its rows, or
 *  what to reply where there are none to write. */
function once<Reply>(
  tables: Tables,
  id: string,
  guest: string | null,
  key: string,
  said: string,
  work: (table: Table, play: Play, seat: Seat) => Promise<readonly Row[] | Reply>,
  get: Tables['get'] = tables.get,
): Promise<Done | Reply> {
  return tables.use(id, async () => {
    for (;;) {
      const table = await get(id);
      const { seat, plays } = viewerOf(table.stored, guest);
      if (seat === null) throw fault('not-your-seat', 'you have no seat at this table');
      if (!plays) throw fault('handed-over', 'somebody else plays your seat now; take it back first');
      if (table.play === null) throw fault('not-dealt', 'the game starts when every seat is taken');
      const before = await tables.store.command(id, seat, key);
      if (before !== undefined && before.digest !== said)
        throw fault('key-reused', 'this key was used for another command; take a new one');
      if (before !== undefined) return { ok: true, repeated: true };
      const rows = await work(table, table.play, seat);
      if (!isRows(rows)) return rows;
      if (await tables.write(table, rows, { command: { seat, key, digest: said } }))
        return { ok: true, repeated: false };
    }
  });
}

const isRows = (done: unknown): done is readonly Row[] => Array.isArray(done);

const told = ({ stored }: Table, guest: string): TableInfo => infoOf(stored, viewerOf(stored, guest));

function seatFrom(wish: SeatWish, at: Seat, guest: string): StoredSeat {
  if (wish.kind === 'open') return { kind: 'open' };
  if (wish.kind === 'bot') return { kind: 'bot', level: wish.level, name: BOT_NAMES[at % BOT_NAMES.length] ?? 'Vega' };
  const sitter = { guest, name: wish.name, salt: wish.salt ?? '' };
  return { kind: 'person', ...sitter, bot: null, friend: null, resigned: false };
}
