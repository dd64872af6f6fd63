// The end of a soak: the log is read from the database itself, and everything that was acknowledged or shown is held to it.

import { findGame } from '@orrery/games';
import { openAdmin } from '@orrery/host';
import * as kernel from '@orrery/kernel';
import {
  digest,
  type Game,
  type GameEvent,
  type GameRecord,
  must,
  type Row,
  type Seat,
  type State,
} from '@orrery/kernel';
import { editionOf, enter, openTable } from '@orrery/table';
import { Client } from 'pg';
import type { Played, Seated } from './play.ts';
import type { Seen, Sightings } from './sightings.ts';

export interface Proof {
  readonly lost: string[];
  readonly doubled: string[];
  readonly leaked: string[];
  readonly broken: string[];
  rows: number;
  finished: number;
  views: number;
  events: number;
}

export const newProof = (): Proof => ({
  lost: [],
  doubled: [],
  leaked: [],
  broken: [],
  rows: 0,
  finished: 0,
  views: 0,
  events: 0,
});

export async function prove(
  database: string,
  data: string,
  tables: readonly Played[],
  sightings: Sightings,
): Promise<Proof> {
  const found = newProof();
  found.leaked.push(...sightings.leaks);
  const admin = await openAdmin({ data, database });
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    for (const table of tables) {
      const record = await admin.record(table.id, true);
      const game = must(await findGame(record.game), record.game);
      found.rows += record.rows.length;
      const { commands, talk } = await readBeside(client, table.id);
      for (const own of table.seats) {
        proveCommands(table, own, commands, found);
        proveRows(table, own, record.rows, found);
        proveTalk(table, own, talk, found);
      }
      // Its dice, its digests and its chain: a record that does not prove itself throws.
      try {
        const { state } = kernel.replay(game, record);
        if (state.frames.length === 0) found.finished++;
      } catch (error) {
        found.broken.push(`${table.id}: ${String(error)}`);
      }
      proveSeen(game, record, sightings.tables.get(table.id) ?? new Map<Seat, Seen>(), found);
    }
    return found;
  } finally {
    await client.end();
    await admin.close();
  }
}

interface Beside {
  /** Keys by seat, and how often each sentence was said. */
  readonly commands: ReadonlyMap<Seat, ReadonlySet<string>>;
  readonly talk: ReadonlyMap<string, number>;
}

async function readBeside(client: Client, id: string): Promise<Beside> {
  const commands = new Map<Seat, Set<string>>();
  const found = await client.query<{ seat: number; key: string }>(
    'select seat, key from commands where table_id = $1',
    [id],
  );
  for (const { seat, key } of found.rows) commands.set(seat, (commands.get(seat) ?? new Set()).add(key));
  const talk = new Map<string, number>();
  const said = await client.query<{ text: string | null }>('select text from talk where table_id = $1', [id]);
  for (const { text } of said.rows) if (text !== null) talk.set(text, (talk.get(text) ?? 0) + 1);
  return { commands, talk };
}

/** What was acknowledged has taken effect, what was refused has not, and nothing else has. */
export function proveCommands(
  { id }: Played,
  { seat, kept, refused }: Seated,
  all: Beside['commands'],
  found: Proof,
): void {
  const there = all.get(seat) ?? new Set<string>();
  const acknowledged = new Set(kept.map(({ key }) => key));
  for (const key of acknowledged) if (!there.has(key)) found.lost.push(`${id}: command ${key} of seat ${seat}`);
  for (const key of there)
    if (!acknowledged.has(key))
      found.doubled.push(`${id}: ${refused.has(key) ? 'refused ' : ''}command ${key} of seat ${seat}`);
}

/** The rows of a seat are what it has sent, in order. Where others may write for it (clocks, windows, orders, bots, votes), theirs
 *  may stand in between. */
export function proveRows({ id, kind }: Played, { seat, kept }: Seated, rows: readonly Row[], found: Proof): void {
  const own = rows.filter((row) => row.seat === seat && !('back' in row)).map((row) => JSON.stringify(row));
  const sent = kept.map(({ row }) => row).filter((row) => row !== null);
  const isExact = kind.strict && kept.every(({ row }) => row !== null);
  let at = 0;
  for (const row of own) if (row === sent[at]) at++;
  if (at < sent.length) found.lost.push(`${id}: row ${at} of seat ${seat}, ${sent[at]}`);
  else if (isExact && own.length > sent.length)
    found.doubled.push(`${id}: seat ${seat} has ${own.length} rows, and sent ${sent.length}`);
}

function proveTalk({ id }: Played, { talk }: Seated, all: Beside['talk'], found: Proof): void {
  for (const text of talk) {
    const times = all.get(text) ?? 0;
    if (times === 0) found.lost.push(`${id}: "${text}"`);
    if (times > 1) found.doubled.push(`${id}: "${text}"`);
  }
}

/** Every view and every event that a viewer was sent is one that this viewer may have, at some moment of the game. */
export function proveSeen(game: Game, record: GameRecord, seen: ReadonlyMap<Seat, Seen>, found: Proof): void {
  const viewers = [...seen].map(([viewer, { views, events }]) => {
    found.views += views.size;
    found.events += events.size;
    return { viewer, views: new Set(views), events: new Set(events) };
  });
  const edition = editionOf({ kernel, game });
  const table = openTable(edition, record, kernel.diceOf(record));
  const show = (state: State): void => {
    for (const { viewer, views } of viewers)
      if (views.size > 0) views.delete(digest({ ...kernel.view(state, viewer), drafts: [] }));
  };
  const tell = (told: readonly GameEvent[]): void => {
    for (const { viewer, events } of viewers)
      if (events.size > 0) for (const event of told) events.delete(JSON.stringify(kernel.seenBy(event, viewer)));
  };
  show(table.journal.state);
  tell(table.log);
  for (const row of record.rows) {
    const before = table.log.length;
    enter(table, row);
    for (const { state } of table.windows) show(state);
    table.windows = [];
    show(table.journal.state);
    tell('answer' in row ? table.log.slice(before) : table.log);
  }
  for (const { viewer, views, events } of viewers) {
    if (views.size > 0)
      found.leaked.push(`${record.table}: viewer ${viewer} saw ${views.size} views that are not its own`);
    for (const event of [...events].slice(0, 3))
      found.leaked.push(`${record.table}: viewer ${viewer} was told ${event}`);
  }
}
