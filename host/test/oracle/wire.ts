// What goes over the wire between somebody and a server of the oracle, as they can measure it.

import { chainText, link, must } from '@orrery/kernel';
import type { TableView } from '@orrery/protocol/tables';
import { expect } from 'vitest';

/** A reply as whoever asked can measure it. */
export interface Reply {
  readonly status: number;
  readonly headers: string;
  readonly text: string;
}

/** Headers that are another one for every server, or for the connection. */
const APART: readonly string[] = ['date', 'set-cookie', 'connection', 'keep-alive'];

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly last?: string;
  /** How long a stream may be quiet, in milliseconds. */
  readonly patience?: number;
}

export async function send(headers: Record<string, string>, address: string, call: Call): Promise<Reply> {
  const { method, path, body, last, patience = 60 } = call;
  const stop = new AbortController();
  const response = await fetch(`${address}${path}`, {
    method,
    signal: stop.signal,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(last === undefined ? {} : { 'last-event-id': last }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = path.startsWith('/api/stream') ? await firstEvent(response, stop, patience) : await response.text();
  const shown = [...response.headers].filter(([name]) => !APART.includes(name));
  return { status: response.status, headers: JSON.stringify(shown), text };
}

/** What a stream tells at once; null where it has nothing to tell within a moment: a reader who has all hears nothing. */
async function firstEvent(response: Response, stop: AbortController, patience: number): Promise<string> {
  const reader = must(response.body, 'a stream').getReader();
  let text = '';
  const quiet = setTimeout(() => stop.abort(), patience);
  try {
    while (!/\n\ndata|data: .*\n\n/.test(text)) {
      const { value, done } = await reader.read();
      if (done) break;
      text += Buffer.from(value).toString();
    }
  } catch {
    // It was quiet.
  }
  clearTimeout(quiet);
  stop.abort();
  return text;
}

/** Holds two replies to be the same. */
export function expectSame(what: string, left: Reply, right: Reply): void {
  expect([parted(left.text, right.text), right.status, right.headers], what).toEqual([
    'the same',
    left.status,
    left.headers,
  ]);
}

/** Where two texts part, with what is around it: a table is long. */
export function parted(left: string, right: string): string {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return left === right
    ? 'the same'
    : [left, right].map((text) => `…${text.slice(Math.max(0, at - 300), at + 300)}…`).join('\n');
}

/** A place one event further than a reader has come, made with the next event as everybody would expect it. */
export function forged(last: string, { seats }: TableView): string {
  const [[table, view, length, at, talk]] = JSON.parse(Buffer.from(last, 'base64url').toString()) as [
    [string, string, number, string, number],
  ];
  const chain = { high: Number.parseInt(at.slice(0, 8), 16) | 0, low: Number.parseInt(at.slice(8), 16) | 0 };
  const may = seats.map((_, seat) => seat).slice(1);
  link(chain, 0, { key: 'log.window', args: { step: 'announce', may } });
  return Buffer.from(JSON.stringify([[table, view, length + 1, chainText(chain), talk]])).toString('base64url');
}
