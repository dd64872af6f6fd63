// A real server in a temporary folder, and guests who talk to it over HTTP.

import { findGame, gameIds } from '@orrery/games';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withChanges } from '@orrery/protocol/patch';
import type {
  Changed,
  Done,
  Join,
  NewTable,
  Say,
  TableView,
  TableInfo,
  Trouble,
  Undo,
  Update,
} from '@orrery/protocol/tables';
import { type Answer, fastDice, must, picker, sample } from '@orrery/kernel';
import { onTestFinished } from 'vitest';
import { serve, type ServeOptions, type Served } from '../src/index.ts';
import { databaseOf } from './database.ts';
import { games } from './games/bids.ts';

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The same bytes in every run. */
function seededBytes(seed: number): (bytes: number) => Buffer {
  const pick = picker(fastDice(seed));
  return (bytes) => Buffer.from(Array.from({ length: bytes }, () => pick(256)));
}

/** A server that ends with the test; its deals and dice are the same in every run. */
export async function startHost(options: Partial<ServeOptions> = {}): Promise<Served & { lines: string[] }> {
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const data = options.data ?? freshFolder();
  const database = await databaseOf(data);
  const usual = {
    port: 0,
    host: '127.0.0.1',
    web: join(data, 'none'),
    database,
    log,
    games,
    limits: false,
    windows: 0,
    random: seededBytes(1),
  };
  const served = await serve({ ...usual, ...options, data });
  let open = true;
  const close = async (): Promise<void> => {
    if (open) await served.close();
    open = false;
  };
  onTestFinished(close);
  return { ...served, close, lines };
}

interface Got<V> {
  readonly status: number;
  readonly body: V;
  readonly headers: Headers;
  readonly text: string;
}

export interface Guest {
  address: string;
  cookie: string;
  /** Where a proxy says they come from; empty: it says nothing. */
  from: string;
  call<V>(method: string, path: string, body?: unknown): Promise<Got<V>>;
  create(wish: Partial<NewTable> & Pick<NewTable, 'seats'>): Promise<TableInfo>;
  join(id: string, join: Join): Promise<Got<TableInfo & Trouble>>;
  look(id: string): Promise<Update>;
  say(id: string, say: Partial<Say> & Pick<Say, 'ask' | 'answers'>): Promise<Got<Said>>;
  undo(id: string, undo?: Partial<Undo>): Promise<Got<Done & Trouble>>;
}

/** Whatever came of an answer: taken, late, or refused. */
type Said = Omit<Done, 'ok'> & Trouble & { readonly ok: boolean };

let keys = 0;
export const nextKey = (): string => `key-${String(keys++).padStart(8, '0')}`;

/** The cookies to send, once this one was given or taken. */
function intoJar(jar: string, given: string): string {
  const [pair = ''] = given.split(';');
  const name = pair.slice(0, pair.indexOf('=') + 1);
  const others = jar.split('; ').filter((each) => each !== '' && !each.startsWith(name));
  return (/expires=Thu, 01 Jan 1970/i.test(given) ? others : [...others, pair]).join('; ');
}

/** Somebody with a cookie jar of their own. */
export function createGuest(address: string): Guest {
  const guest: Guest = {
    address,
    cookie: '',
    from: '',
    async call<V>(method: string, path: string, body?: unknown): Promise<Got<V>> {
      const headers: Record<string, string> = { cookie: guest.cookie };
      if (body !== undefined) headers['content-type'] = 'application/json';
      if (guest.from !== '') headers['x-forwarded-for'] = guest.from;
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const response = await fetch(`${guest.address}${path}`, init);
      for (const given of response.headers.getSetCookie()) guest.cookie = intoJar(guest.cookie, given);
      const text = await response.text();
      const isJson = (response.headers.get('content-type') ?? '').includes('json');
      return { status: response.status, body: JSON.parse(isJson ? text : '{}') as V, headers: response.headers, text };
    },
    async create(wish) {
      const got = await guest.call<TableInfo>('POST', '/api/tables', { game: 'bids', ...wish });
      if (got.status !== 200) throw new Error(`not created: ${got.text}`);
      return got.body;
    },
    join: (id, join) => guest.call('POST', `/api/tables/${id}/join`, join),
    look: async (id) => (await guest.call<Update>('GET', `/api/tables/${id}?from=0`)).body,
    say: (id, say) => guest.call('POST', `/api/tables/${id}/say`, { key: nextKey(), ...say }),
    undo: (id, undo) => guest.call('POST', `/api/tables/${id}/undo`, { key: nextKey(), ...undo }),
  };
  return guest;
}

/** A table of people, all seated; the first one set it up. */
export async function seatAll(
  address: string,
  count: number,
  options = {},
  game = 'bids',
): Promise<{ id: string; people: Guest[] }> {
  const people = Array.from({ length: count }, () => createGuest(address));
  const [owner, ...others] = people as [Guest, ...Guest[]];
  const seats = [{ kind: 'me', name: 'Ada' } as const, ...others.map(() => ({ kind: 'open' }) as const)];
  const { id } = await owner.create({ game, seats, options });
  for (const [i, other] of others.entries()) await other.join(id, { name: `Guest ${i + 1}` });
  return { id, people };
}

/** Answers whatever the guest is asked, once; null: it is asked nothing. */
async function answerOnce(guest: Guest, id: string, pick: (n: number) => number): Promise<Answer | undefined> {
  const { sight } = await guest.look(id);
  if (sight.ask === null) return undefined;
  const answer = sample(sight.ask, pick);
  await guest.say(id, { ask: sight.ask.number, answers: [answer] });
  return answer;
}

/** Plays a table of people to its end. */
export async function playOut(people: readonly Guest[], id: string, seed: number): Promise<void> {
  const pick = picker(fastDice(seed));
  for (let idle = 0; idle < 2; idle++)
    for (const guest of people) if ((await answerOnce(guest, id, pick)) !== undefined) idle = -1;
}

interface Heard {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

export interface Ear {
  /** The next event; fails when the stream ends first. */
  next(): Promise<Heard>;
  /** The next update of a table that fits. */
  until(fits: (update: Update) => boolean): Promise<Update>;
  /** All bytes so far, and the updates in what was heard of them. */
  bytes(): string;
  updates(): readonly Update[];
  last(): string;
  close(): void;
}

/** Listens to the live stream; `changes`: as our own client does, with changes put together again. */
export async function listen(guest: Guest, ids: readonly string[], last = '', changes = true, also = ''): Promise<Ear> {
  const stop = new AbortController();
  const query = `tables=${ids.join(',')}${changes ? '&changes=1' : ''}${also === '' ? '' : `&also=${also}`}`;
  const sights = memories.get(guest) ?? new Map<string, TableView>();
  memories.set(guest, sights);
  const updates: Update[] = [];
  const headers = { cookie: guest.cookie, ...(last === '' ? {} : { 'last-event-id': last }) };
  const response = await fetch(`${guest.address}/api/stream?${query}`, { headers, signal: stop.signal });
  if (response.status !== 200 || response.body === null) throw new Error(`no stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const close = (): void => stop.abort();
  onTestFinished(close);
  let all = '';
  let read = 0;
  let lastId = last;
  let news = false;
  const next = async (): Promise<Heard> => {
    for (;;) {
      const end = all.indexOf('\n\n', read);
      if (end < 0) {
        const { value, done } = await reader.read();
        if (done) throw new Error('the stream ended');
        all += value;
        continue;
      }
      const fields = new Map(
        all
          .slice(read, end)
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const),
      );
      read = end + 2;
      lastId = fields.get('id') ?? lastId;
      const event = fields.get('event');
      if (event === undefined) continue;
      const data = fields.get('data') ?? '';
      const update = readUpdate(event, data, sights);
      news = update !== undefined;
      if (update !== undefined) updates.push(update);
      return { event, id: lastId, data };
    }
  };
  const until = async (fits: (update: Update) => boolean): Promise<Update> => {
    for (;;) {
      await next();
      const update = updates.at(-1);
      if (update !== undefined && news && fits(update)) return update;
    }
  };
  return { next, until, bytes: () => all, updates: () => updates, last: () => lastId, close };
}

/** What a guest's client has of each table: whoever comes back to a stream still has it. */
const memories = new WeakMap<Guest, Map<string, TableView>>();

/** What a reader has after an event. */
function readUpdate(event: string, data: string, sights: Map<string, TableView>): Update | undefined {
  if (event !== 'update' && event !== 'changes') return undefined;
  const told = JSON.parse(data) as Update & Changed;
  const sight = event === 'update' ? told.sight : withChanges(must(sights.get(told.table), 'a sight'), told.changes);
  sights.set(sight.id, sight);
  return { sight, from: told.from, events: told.events };
}

/** The games of the catalog that random play brings to their end. */
export const shortGames: readonly string[] = (await Promise.all(gameIds.map(findGame))).flatMap((game) =>
  game === undefined || game.cut !== undefined ? [] : [game.id],
);
