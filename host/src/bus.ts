// The word between nodes: what one has written, the others hear, so that any node serves any table. PostgreSQL carries it
// (LISTEN/NOTIFY). A word is only a hint to look: what is true is in the log, so a lost one costs time, not truth.

import { randomBytes } from 'node:crypto';
import type { Json } from '@orrery/kernel';
import { Client, type Pool } from 'pg';
import type { Log } from './index.ts';

/** `about` says who listens: `table`, `talk`, `presence`, `away`, `here`, `ended`. */
interface Message {
  readonly about: string;
  readonly table: string;
  readonly what?: Json;
}

export interface Bus {
  /** This node's name. */
  readonly node: string;
  tell(word: Message): void;
  /** Hears what other nodes tell, never its own words. */
  hear(about: string, listener: (word: Message, node: string) => void): void;
  /** The line was lost for a while: anything may have been said. */
  onGap(look: () => void): void;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** One node alone has nobody to tell. */
export const silentBus = (): Bus => ({
  node: 'local',
  tell: () => undefined,
  hear: () => undefined,
  onGap: () => undefined,
  start: async () => undefined,
  close: async () => undefined,
});

const CHANNEL = 'orrery';
/** PostgreSQL takes 8000 bytes at once. */
const MOST_BYTES = 7500;
/** Words kept for later while they cannot be sent: beyond that the others look for themselves (stream/catch-up.ts). */
const MOST_WORDS = 10_000;
/** Milliseconds: how long words are gathered, until a broken line is tried again, and how often it is tried whether the ear
 *  still hears: a line that is cut without a word looks whole. */
const GATHER = 2;
const AGAIN = 500;
const LISTEN = 10_000;
const SILENCE = 5000;

export function postgresBus(pool: Pool, url: string, log: Log): Bus {
  const node = randomBytes(9).toString('base64url');
  const listeners = new Map<string, ((word: Message, node: string) => void)[]>();
  const gaps: (() => void)[] = [];
  let line: Client | undefined;
  let waiting: Message[] = [];
  let gathering: NodeJS.Timeout | undefined;
  let closed = false;
  let sending: Promise<void> = Promise.resolve();

  const send = async (words: readonly Message[]): Promise<void> => {
    for (const text of packets(node, words)) await pool.query('select pg_notify($1, $2)', [CHANNEL, text]);
  };
  const flush = (): void => {
    const words = waiting;
    waiting = [];
    gathering = undefined;
    sending = sending
      .then(() => send(words))
      .catch((error: unknown) => {
        log(`other nodes were not told yet: ${messageOf(error)}`);
        waiting = [...words, ...waiting].slice(-MOST_WORDS);
        if (!closed) gathering ??= setTimeout(flush, AGAIN);
      });
  };
  const heard = (text: string): void => {
    const [from, ...words] = JSON.parse(text) as [string, ...Message[]];
    if (from === node) return;
    for (const word of words) for (const listener of listeners.get(word.about) ?? []) listener(word, from);
  };

  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      application_name: 'orrery-ear',
      keepAlive: true,
      query_timeout: SILENCE,
    });
    client.on('notification', ({ payload }) => heard(payload ?? '[]'));
    client.on('error', (error) => log(`the ear to the other nodes broke: ${messageOf(error)}`));
    client.on('end', () => {
      if (!closed && line === client) retry();
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      line = client;
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
  };
  const retry = (): void => {
    line = undefined;
    setTimeout(() => {
      if (closed) return;
      connect()
        .then(() => gaps.forEach((look) => look()))
        .catch(retry);
    }, AGAIN).unref();
  };
  const listening = setInterval(() => {
    const now = line;
    now?.query('select 1').catch(() => {
      if (closed || line !== now) return;
      retry();
      void now.end().catch(() => undefined);
    });
  }, LISTEN).unref();

  return {
    node,
    tell(word) {
      waiting.push(word);
      gathering ??= setTimeout(flush, GATHER);
    },
    hear(about, listener) {
      listeners.set(about, [...(listeners.get(about) ?? []), listener]);
    },
    onGap: (look) => void gaps.push(look),
    start: connect,
    async close() {
      closed = true;
      clearInterval(listening);
      clearTimeout(gathering);
      if (waiting.length > 0) flush();
      await sending;
      await line?.end();
    },
  };
}

/** The words in as few texts as they go into; the same word is said once. */
function packets(node: string, words: readonly Message[]): string[] {
  const texts = [...new Set(words.map((word) => JSON.stringify(word)))];
  const packed: string[] = [];
  let now = JSON.stringify(node);
  for (const text of texts) {
    if (Buffer.byteLength(now) + Buffer.byteLength(text) > MOST_BYTES && now !== JSON.stringify(node)) {
      packed.push(`[${now}]`);
      now = JSON.stringify(node);
    }
    now += `,${text}`;
  }
  return [...packed, `[${now}]`];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
