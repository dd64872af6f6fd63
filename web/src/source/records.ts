// Records to look at again: games of this browser, and those brought along as a file or a text. The latter are checked at
// the door and kept under their digest, so that a link to a moment of them holds in this browser.

import { ourEdition } from '@orrery/bots';
import { gameIds, getRules } from '@orrery/games';
import { checkOptions, readRecord } from '@orrery/games/read';
import {
  commitment,
  type Dice,
  diceFor,
  digest,
  fault,
  type Game,
  headOf,
  type GameRecord,
  type Seat,
  toRecord,
} from '@orrery/kernel';
import { dealTable, enterAll, recordOnShow } from '@orrery/table';
import { type DBSchema, openDB } from 'idb';
import { readScenario } from './scenario.ts';
import { savedGames } from './savedGames.ts';

export interface ImportedRecord {
  readonly id: string;
  readonly record: GameRecord;
  /** By seat the level of its bot, or null for a person; left out: nobody noted it. */
  readonly bots?: readonly (string | null)[] | null;
  /** Milliseconds of the clock, to sort by. */
  readonly saved: number;
}

/** All that is needed to look at a game again. */
export interface OpenedRecord {
  readonly id: string;
  readonly game: Game;
  readonly record: GameRecord;
  readonly dice: Dice;
  /** By seat the level of its bot, or null for a person; null: nobody noted it. */
  readonly bots: readonly (string | null)[] | null;
  /** The seats that belong to people at this screen. */
  readonly people: readonly Seat[];
  /** Over, and its dice shown: everything may be looked at. Else only what the seats at this screen saw. */
  readonly open: boolean;
  /** Whether it is a game of this browser. */
  readonly own: boolean;
}

interface Records extends DBSchema {
  records: { key: string; value: ImportedRecord };
}

const open = () =>
  openDB<Records>('orrery-records', 1, {
    upgrade(database) {
      database.createObjectStore('records', { keyPath: 'id' });
    },
  });

let opened: ReturnType<typeof open> | undefined;

function database(): ReturnType<typeof open> {
  opened ??= open();
  return opened;
}

/** Keeps a record; gives the id it is found under. */
export async function keepRecord(record: GameRecord, bots: ImportedRecord['bots'] = null): Promise<string> {
  const id = digest(record);
  await (await database()).put('records', { id, record, bots, saved: Date.now() });
  return id;
}

export async function listImported(): Promise<readonly ImportedRecord[]> {
  const all = await (await database()).getAll('records');
  return all.sort((a, b) => b.saved - a.saved);
}

export async function discardImported(id: string): Promise<void> {
  await (await database()).delete('records', id);
}

/** Finds a game by its id, among those of this browser and those brought along. */
export async function openRecord(id: string): Promise<OpenedRecord> {
  const saved = await savedGames.get(id);
  if (saved !== undefined) {
    const { secret, bots, people, over } = saved;
    const game = await getRules(saved.record.game, saved.record.options);
    if (saved.record.rules !== game.rules)
      throw fault('record-old-rules', `played under rules ${saved.record.rules}; these are rules ${game.rules}`);
    const record = recordOnShow(ourEdition(game), saved.record, secret, saved.pacing);
    const shown = over ? { ...record, secret } : record;
    return { id, game, record: shown, dice: diceFor(secret, headOf(record)), bots, people, open: over, own: true };
  }
  const brought = await (await database()).get('records', id);
  if (brought === undefined) throw fault('no-record', `this browser keeps no game ${id}`);
  const { game, record } = await readAny(JSON.stringify(brought.record));
  return {
    id,
    game,
    record,
    dice: diceFor(record.secret ?? '', headOf(record)),
    bots: brought.bots ?? null,
    people: [],
    open: true,
    own: false,
  };
}

/** A record from a file or a pasted text: as JSON, or as one line an answer under a heading. */
export async function readAny(text: string): Promise<{ game: Game; record: GameRecord }> {
  if (text.length > 20_000_000) throw fault('record-too-long', 'this file is too long for a record');
  const found = text.trimStart().startsWith('{') ? text : JSON.stringify(await fromLines(text));
  const games = new Map(await Promise.all(gameIds.map(async (id) => [id, await getRules(id)] as const)));
  const { game, record } = readRecord(found, (id) => games.get(id));
  if (record.secret === undefined) throw fault('record-no-secret', 'the dice of this game are not shown yet');
  if (commitment(record.secret) !== record.commitment)
    throw fault('record-wrong-secret', 'the secret is not the one that was committed to before the deal');
  return { game, record };
}

const EMPTY = { game: '', rules: 0, options: {}, seats: [], table: '', commitment: '', salts: [] };

/** Lines tell the answers but not their digests: those are made by playing. */
async function fromLines(text: string): Promise<GameRecord> {
  if (!text.trimStart().startsWith('#')) throw fault('record-unreadable', 'this is neither JSON nor lines of answers');
  const { head, secret = '', rows } = readScenario(text, { head: EMPTY, rows: [] });
  const game = await getRules(head.game);
  checkOptions(game, head.options, head.seats.length);
  const table = dealTable(ourEdition(game), head, secret);
  enterAll(table, rows);
  return toRecord(table.journal, secret);
}
