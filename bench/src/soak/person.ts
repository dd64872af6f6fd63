// Somebody who plays over HTTP and follows the table live. What is sent is sent again until there is an answer: a broken line,
// a node that is gone or a database that is away is none.

import { Agent, request } from 'node:http';
import type { TableView } from '@orrery/protocol/tables';
import type { Place, Sightings } from './sightings.ts';
import { openStream, type Stream } from './stream.ts';

export interface Reply {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown };
}

export interface Person {
  cookie: string;
  /** What is on the screen. */
  sight(): TableView | null;
  /** Once. Status 0: the line broke. */
  call(method: string, path: string, body?: unknown): Promise<Reply>;
  /** Until there is an answer. */
  insist(method: string, path: string, body?: unknown): Promise<Reply>;
  follow(table: string): void;
  /** When there is something new on the screen, or after so many milliseconds. */
  news(most: number): Promise<void>;
  close(): void;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** Milliseconds between two tries. */
const AGAIN = 150;
const LONGEST = 20_000;

let born = 0;
/** Each comes from an address of its own. */
export const nextAddress = (): string => {
  born++;
  return `10.${(born >> 16) & 255}.${(born >> 8) & 255}.${born & 255}`;
};

export function createPerson(addresses: readonly string[], sightings: Sightings): Person {
  const from = nextAddress();
  let turn = born;
  /** Any node will do, and another one after a failure. */
  const address = (): string => addresses[turn % addresses.length] ?? '';
  let stream: Stream | undefined;
  let place: Place | null = null;
  let told = (): void => undefined;
  const person: Person = {
    cookie: '',
    sight: () => place?.sight ?? null,
    async call(method, path, body) {
      const { hostname, port } = new URL(address());
      const text = body === undefined ? '' : JSON.stringify(body);
      const typed = body === undefined ? {} : { 'content-type': 'application/json' };
      const headers = { cookie: person.cookie, 'x-forwarded-for': from, ...typed };
      const reply = await new Promise<Reply>((done) => {
        const broken = (): void => done({ status: 0, body: {} });
        const sent = request({ agent, hostname, port, method, path, headers, timeout: LONGEST }, (got) => {
          const chunks: Buffer[] = [];
          const [given] = got.headers['set-cookie'] ?? [];
          if (given !== undefined) person.cookie = given.slice(0, given.indexOf(';'));
          got.on('data', (chunk: Buffer) => chunks.push(chunk));
          got.on('error', broken);
          got.on('end', () => done({ status: got.statusCode ?? 0, body: readBody(chunks) }));
        });
        sent.on('timeout', () => sent.destroy());
        sent.on('error', broken);
        sent.end(text);
      });
      if (reply.status === 0 || reply.status === 503) turn++;
      return reply;
    },
    async insist(method, path, body) {
      for (;;) {
        const reply = await person.call(method, path, body);
        if (reply.status !== 0 && reply.status !== 503 && reply.status !== 429) return reply;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    },
    follow(table) {
      stream?.close();
      place = null;
      stream = openStream({
        address: () => addresses[turn++ % addresses.length] ?? '',
        query: `changes=1&also=talk,presence,turns&tables=${table}`,
        cookie: person.cookie,
        from,
        onEvent(event, data) {
          if (event !== 'update' && event !== 'changes') return true;
          place = sightings.read(table, place, event, data);
          told();
          return place !== null;
        },
      });
    },
    news: (most) =>
      new Promise((done) => {
        const timer = setTimeout(done, most);
        told = () => {
          clearTimeout(timer);
          done();
        };
      }),
    close: () => stream?.close(),
  };
  return person;
}

function readBody(chunks: readonly Buffer[]): Reply['body'] {
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as Reply['body'];
  } catch {
    return {};
  }
}
