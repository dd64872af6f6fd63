// Live tables for the measurements of the server: people who sit at them, and answers that come at their time whatever the
// server does. What is late is counted from the moment it was meant to be sent, so a server that stops for a while is not
// forgiven the answers that nobody could send meanwhile.

import { fastDice, must, picker, sample } from '@orrery/kernel';
import { median } from './clock.ts';
import { type Client, createClient } from './server-client.ts';
import { loaded } from './slices.ts';

interface Seated {
  readonly id: string;
  readonly clients: readonly Client[];
  /** When answers were meant to be sent that are still to be sent. */
  readonly due: number[];
  /** An answer is under way: the next one waits until everybody has seen it. */
  isBusy: boolean;
}

/** A table with all of its people, each with a live stream. */
export async function sitDown(address: string, seats = 2): Promise<Seated> {
  const clients = Array.from({ length: seats }, () => createClient(address));
  const [owner, ...others] = clients;
  const open = others.map(() => ({ kind: 'open' }));
  const wish = { game: loaded.id, unlisted: true, seats: [{ kind: 'me', name: 'Ada' }, ...open] };
  const { id } = await must(owner, 'a person').call<{ id: string }>('POST', '/api/tables', wish);
  for (const [n, other] of others.entries()) await other.call('POST', `/api/tables/${id}/join`, { name: `Bo ${n}` });
  await Promise.all(clients.map((client) => client.listen(id)));
  return { id, clients, due: [], isBusy: false };
}

export async function seatMany(address: string, count: number, seats = 2): Promise<Seated[]> {
  const tables: Seated[] = [];
  while (tables.length < count) {
    const some = Array.from({ length: Math.min(25, count - tables.length) }, () =>
      patiently(() => sitDown(address, seats)),
    );
    tables.push(...(await Promise.all(some)));
  }
  return tables;
}

/** What only prepares a measurement is tried again, as people do, when the server says that it is too busy for the moment. */
async function patiently<V>(work: () => Promise<V>): Promise<V> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !String(error).includes('HTTP/1.1 503')) throw error;
      await new Promise((done) => setTimeout(done, 1000 * tries));
    }
}

const TRIES = 5;

export function leave(tables: readonly Seated[]): void {
  for (const { clients } of tables) for (const client of clients) client.close();
}

export interface Run {
  /** Milliseconds from the moment an answer was meant to be sent until every seat had seen it. */
  readonly middle: number;
  readonly p99: number;
  readonly p999: number;
  /** Answers that every seat saw in time, a second. */
  readonly rate: number;
  readonly answers: number;
  /** Refused, not replied to, or not seen after five seconds; they count as late as that. */
  readonly failed: number;
  readonly bytes: number;
}

/** Milliseconds: an update that has not come by then does not come. */
const LONGEST = 5000;

/** So many answers a second, spread evenly over the tables and the time; the first quarter warms up. */
export async function play(tables: readonly Seated[], rate: number, ms: number): Promise<Run> {
  const pick = picker(fastDice(7));
  const late: number[] = [];
  let [under, failed, seen] = [0, 0, 0];
  let isOver = false;
  const began = performance.now();
  const [warm, last] = [began + ms / 4, began + ms];
  const bytesBefore = bytesOf(tables);

  const sendNext = (table: Seated): void => {
    const { clients, due } = table;
    const [meant] = due;
    if (table.isBusy) return;
    if (clients.some((client) => client.sight()?.stage === 'over')) due.length = 0;
    const me = meant === undefined ? undefined : clients.find(isAsked);
    const ask = me?.sight()?.ask;
    // Nobody has seen yet that they are asked: it is sent as soon as they have.
    if (meant === undefined || me === undefined || ask === undefined || ask === null) return;
    due.shift();
    table.isBusy = true;
    under++;
    let unseen = clients.length;
    let isOpen = true;
    const end = (isSeen: boolean): void => {
      if (!isOpen || isOver) return;
      isOpen = false;
      table.isBusy = false;
      under--;
      clearTimeout(timer);
      const now = performance.now();
      if (!isSeen) failed++;
      if (isSeen && now > warm && now <= last) seen++;
      if (meant > warm) late.push(isSeen ? now - meant : LONGEST);
      if (due.length > 0) setImmediate(() => sendNext(table));
    };
    const timer = setTimeout(() => end(false), LONGEST);
    for (const client of clients)
      client.onNews = () => {
        client.onNews = () => undefined;
        if (--unseen === 0) end(true);
      };
    const say = { key: `bench-${began}-${keys++}`, ask: ask.number, answers: [sample(ask, pick)] };
    me.call('POST', `/api/tables/${table.id}/say`, say).catch(() => end(false));
  };

  const all = Math.floor((rate * ms) / 1000);
  for (let n = 0; n < all; ) {
    const now = performance.now();
    for (; n < all && began + (n * 1000) / rate <= now; n++) {
      const table = must(tables[n % tables.length], 'a table');
      table.due.push(began + (n * 1000) / rate);
      sendNext(table);
    }
    await new Promise((done) => setTimeout(done, 1));
  }
  const end = performance.now();
  const isBusy = (): boolean => under > 0 || tables.some(({ due }) => due.length > 0);
  while (isBusy() && performance.now() - end < LONGEST) await new Promise((done) => setTimeout(done, 20));
  // What is still under way now does not come any more, and belongs to no other run.
  isOver = true;
  failed += under;
  late.push(...Array.from({ length: under }, () => LONGEST));
  for (const table of tables) {
    table.isBusy = false;
    for (const meant of table.due.splice(0)) {
      failed++;
      if (meant > warm) late.push(LONGEST);
    }
  }
  const sorted = late.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? LONGEST;
  return {
    middle: median(sorted),
    p99: at(0.99),
    p999: at(0.999),
    rate: (seen * 1000) / (last - warm),
    answers: all,
    failed,
    bytes: bytesOf(tables) - bytesBefore,
  };
}

let keys = 0;

/** Each table is played so many answers on, all of them at once, as fast as it goes. */
export async function playTo(tables: readonly Seated[], answers: (table: number) => number): Promise<void> {
  const pick = picker(fastDice(5));
  await Promise.all(
    tables.map(async ({ id, clients }, at) => {
      for (let n = answers(at); n > 0; n--) {
        const me = await whoIsAsked(clients);
        const ask = me?.sight()?.ask;
        if (me === null || ask === undefined || ask === null) return;
        const news = new Promise<void>((done) => (me.onNews = () => done()));
        const say = { key: `bench-to-${keys++}`, ask: ask.number, answers: [sample(ask, pick)] };
        await patiently(() => me.call('POST', `/api/tables/${id}/say`, say));
        await news;
      }
    }),
  );
}

const bytesOf = (tables: readonly Seated[]): number =>
  tables.reduce((sum, { clients }) => sum + clients.reduce((own, { bytes }) => own + bytes, 0), 0);

const isAsked = (client: Client): boolean => {
  const sight = client.sight();
  return sight !== null && sight.ask !== null;
};

/** The news of an answer may reach one seat before the other. Null: the game is over. */
export async function whoIsAsked(clients: readonly Client[]): Promise<Client | null> {
  for (;;) {
    const asked = clients.find(isAsked);
    if (asked !== undefined) return asked;
    if (clients.some((client) => client.sight()?.stage === 'over')) return null;
    await Promise.race(clients.map((client) => new Promise<void>((done) => (client.onNews = () => done()))));
  }
}
