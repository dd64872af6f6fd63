// The soak: nodes on one PostgreSQL, mixed play, watchers, hostile requests, and harm done to nodes and database meanwhile. At the end
// all that was acknowledged or shown is held to the log.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@orrery/games';
import { fastDice, must, picker } from '@orrery/kernel';
import { Client } from 'pg';
import { fire } from '../../../host/test/fuzz.ts';
import { startPostgres } from '../../../host/test/postgres.ts';
import { harm, type Harms, type SoakNode, startNode } from './nodes.ts';
import { createPerson, nextAddress, type Person } from './person.ts';
import { KINDS, newTally, type Played, type PlayHow, playSeat, sitDown } from './play.ts';
import { prove } from './proof.ts';
import { createSightings, type Place, type Sightings } from './sightings.ts';
import { openStream, type Stream } from './stream.ts';

export interface SoakTask {
  readonly nodes: number;
  readonly seconds: number;
  readonly watchers: number;
  /** Tables at a time. */
  readonly tables: number;
  /** Milliseconds that people think at most. */
  readonly think: number;
  /** Seconds from one harm to the next; null: none is done. */
  readonly harm: number | null;
}

/** After so many seconds, in MB. */
export type Sample = readonly [seconds: number, node: number, rss: number, heap: number];

export type SoakResult = Readonly<Record<string, number | readonly string[] | readonly Sample[]>>;

/** Looks at the memory of a node, and seconds between two of them at least. */
const LOOKS = 120;
const LOOK = 2;
const HOSTILE = 20;
const MB = 2 ** 20;
/** Faults that are written down of each kind. */
const MOST_TOLD = 20;

export async function soak({
  nodes: count,
  seconds,
  watchers,
  tables,
  think,
  harm: every,
}: SoakTask): Promise<SoakResult> {
  const postgres = await startPostgres();
  const nodes: SoakNode[] = [];
  const data = mkdtempSync(join(tmpdir(), 'orrery-soak-'));
  try {
    const database = await postgres.create();
    for (let n = 0; n < count; n++) nodes.push(await startNode(database));
    const addresses = nodes.map(({ address }) => address);
    const sightings = createSightings();
    const end = Date.now() + seconds * 1000;
    const harms: Harms = { kills: 0, restarts: 0 };
    // However short it is, every harm is done once.
    const isOver = (): boolean => Date.now() >= end && (every === null || harms.restarts > 0);
    const how: PlayHow = { tally: newTally(), pick: picker(fastDice(1)), think, isOver };
    const crowd = createCrowd(addresses, watchers, sightings);
    const played: Played[] = [];
    const sat = (n: number, table: Played): void => {
      played.push(table);
      crowd.watch(n, tables, table.id);
    };
    const slots = Array.from({ length: tables }, (_, n) =>
      playSlot(n, addresses, sightings, database, how, (table) => sat(n, table)),
    );
    const [hostile, memory] = await Promise.all([
      beHostile(addresses, played, isOver),
      sampleMemory(nodes, Math.max(LOOK, seconds / LOOKS), isOver),
      ...slots,
      ...(every === null ? [] : [harm(nodes, postgres, every * 1000, harms, isOver)]),
    ] as const);
    const crowded = crowd.close();
    const proof = await prove(database, data, played, sightings);
    const { wrong, ...tally } = how.tally;
    const ended = nodes.flatMap(({ broken }) => broken);
    return {
      seconds,
      nodes: count,
      tables: played.length,
      finished: proof.finished,
      rows: proof.rows,
      ...tally,
      ...harms,
      ...crowded,
      hostile: hostile.requests,
      messages: sightings.messages,
      different: sightings.different,
      views: proof.views,
      events: proof.events,
      lost: proof.lost.length,
      doubled: proof.doubled.length,
      leaked: proof.leaked.length,
      broken: proof.broken.length + wrong.length + hostile.wrong.length + ended.length,
      faults: [proof.lost, proof.doubled, proof.leaked, proof.broken, ended, wrong, hostile.wrong].flatMap((each) =>
        each.slice(0, MOST_TOLD),
      ),
      memory,
    };
  } finally {
    for (const node of nodes) await node.end();
    await postgres.end();
    rmSync(data, { recursive: true, force: true });
  }
}

/** One table after another, of one kind after another. */
async function playSlot(
  slot: number,
  addresses: readonly string[],
  sightings: Sightings,
  database: string,
  how: PlayHow,
  sat: (table: Played) => void,
): Promise<void> {
  for (let n = slot; !how.isOver(); n++) {
    const kind = must(KINDS[n % KINDS.length], 'a kind');
    const people: Person[] = Array.from({ length: kind.people }, () => createPerson(addresses, sightings));
    const table = await sitDown(kind, people, how);
    sightings.guard(table.id, await secretOf(database, table.id));
    sat(table);
    const game = must(await findGame(kind.game), kind.game);
    await Promise.all(table.seats.map((own) => playSeat(game, table, own, how)));
    for (const person of people) person.close();
  }
}

/** From the database itself, which may be away. */
async function secretOf(database: string, table: string): Promise<string> {
  for (;;) {
    const client = new Client({ connectionString: database });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ secret: string }>('select secret from secrets where table_id = $1', [
        table,
      ]);
      return must(rows[0], 'a secret').secret;
    } catch (error) {
      if (error instanceof Error && error.message.includes('a secret')) throw error;
      await new Promise((done) => setTimeout(done, 200));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

interface Crowd {
  /** The watchers of this slot go to another table. */
  watch(slot: number, slots: number, table: string): void;
  close(): { watchers: number; reopened: number };
}

/** Strangers who look on, each table's share of them. One in ten also follows talk and who is there. */
function createCrowd(addresses: readonly string[], size: number, sightings: Sightings): Crowd {
  const streams: (Stream | undefined)[] = Array.from({ length: size });
  const froms = streams.map(nextAddress);
  let most = 0;
  let reopened = 0;
  const timer = setInterval(() => (most = Math.max(most, streams.filter((stream) => stream?.isOpen).length)), 1000);
  const drop = (n: number): void => {
    streams[n]?.close();
    reopened += Math.max(0, (streams[n]?.opened ?? 1) - 1);
  };
  const follow = (n: number, table: string): void => {
    let place: Place | null = null;
    let turn = n;
    drop(n);
    streams[n] = openStream({
      address: () => addresses[turn++ % addresses.length] ?? '',
      query: `changes=1&tables=${table}${n % 10 === 0 ? '&also=talk,presence' : ''}`,
      cookie: '',
      from: froms[n] ?? '',
      onEvent(event, data) {
        if (event !== 'update' && event !== 'changes') return true;
        place = sightings.read(table, place, event, data);
        return place !== null;
      },
    });
  };
  return {
    watch(slot, slots, table) {
      for (let n = slot; n < size; n += slots) follow(n, table);
    },
    close() {
      clearInterval(timer);
      for (const n of streams.keys()) drop(n);
      return { watchers: most, reopened };
    },
  };
}

/** The database is away, as it is while it is killed; a reply to HEAD has no body to say so. */
const AWAY = /-> 503 .*database-away|^HEAD .*-> 503/;

async function beHostile(
  addresses: readonly string[],
  tables: readonly Played[],
  isOver: () => boolean,
): Promise<{ requests: number; wrong: string[] }> {
  const done = { requests: 0, wrong: [] as string[] };
  for (let n = 0; !isOver(); n++) {
    const table = tables.at(-1 - (n % Math.max(1, tables.length)));
    await new Promise((next) => setTimeout(next, 500));
    if (table === undefined) continue;
    const people = table.seats.map(({ person }) => person);
    const { requests, wrong } = await fire(addresses[n % addresses.length] ?? '', table.id, people, HOSTILE, n);
    done.requests += requests;
    done.wrong.push(...wrong.filter((each) => !AWAY.test(each)));
  }
  return done;
}

async function sampleMemory(nodes: readonly SoakNode[], every: number, isOver: () => boolean): Promise<Sample[]> {
  const began = Date.now();
  const samples: Sample[] = [];
  while (!isOver()) {
    await new Promise((next) => setTimeout(next, every * 1000));
    for (const [n, node] of nodes.entries()) {
      const memory = await node.memory();
      if (memory === null) continue;
      const at = Math.round((Date.now() - began) / 1000);
      samples.push([at, n, round(memory.rss / MB), round(memory.heap / MB)]);
    }
  }
  return samples;
}

const round = (value: number): number => Math.round(value * 10) / 10;
