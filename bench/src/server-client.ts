// Simulated players: one live stream each and requests over lines that are kept, as a browser does it. Bytes are counted and
// timed as they come; what is in them is read only when the player's turn to act comes, so that the players leave the
// machine to the server.

import { connect, type Socket } from 'node:net';
import { withChanges } from '@orrery/protocol/patch';
import type { Changed, TableView, Update } from '@orrery/protocol/tables';

export interface Client {
  /** Bytes that came over the stream. */
  bytes: number;
  /** Called with each word of a change at the table. */
  onNews: () => void;
  /** What the player sees now. */
  sight(): TableView | null;
  call<V>(method: string, path: string, body?: unknown): Promise<V>;
  listen(id: string): Promise<void>;
  close(): void;
}

const NEWS = ['event: changes\n', 'event: update\n'] as const;
/** So much may have come of a word that is not whole, and is not a whole one. */
const PART = 'event: update'.length;

export function createClient(address: string): Client {
  const lines = linesTo(address);
  let cookie = '';
  let sight: TableView | null = null;
  let unread: Buffer[] = [];
  let stream: Socket | undefined;
  const client: Client = {
    bytes: 0,
    onNews: () => undefined,
    sight() {
      if (unread.length === 0) return sight;
      const bytes = Buffer.concat(unread);
      const end = bytes.lastIndexOf('\n\n') + 2;
      unread = end < bytes.length ? [bytes.subarray(end)] : [];
      for (const event of bytes.toString('utf8', 0, end).split('\n\n')) sight = readEvent(sight, event);
      return sight;
    },
    async call<V>(method: string, path: string, body?: unknown) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const typed = body === undefined ? '' : 'content-type: application/json\r\n';
      const length = `content-length: ${Buffer.byteLength(text)}`;
      const head = `${method} ${path} HTTP/1.1\r\nhost: bench\r\ncookie: ${cookie}\r\n${typed}${length}\r\n\r\n`;
      const reply = await lines.ask(head + text);
      cookie = /^set-cookie: ([^;]+)/im.exec(reply.head)?.[1] ?? cookie;
      if (!/^HTTP\/1.1 2/.test(reply.head)) throw new Error(`${method} ${path}: ${reply.head} ${reply.body}`);
      return JSON.parse(reply.body) as V;
    },
    async listen(id) {
      const { hostname, port } = new URL(address);
      const opened = connect({ host: hostname, port: Number(port), noDelay: true });
      stream = opened;
      opened.write(`GET /api/stream?changes=1&tables=${id} HTTP/1.1\r\nhost: bench\r\ncookie: ${cookie}\r\n\r\n`);
      await new Promise<void>((done, fail) => {
        opened.on('error', fail);
        // A word may come in two pieces.
        let before = '';
        opened.on('data', (chunk: Buffer) => {
          client.bytes += chunk.length;
          unread.push(chunk);
          const come = before + chunk.toString('latin1');
          before = come.slice(-PART);
          if (!NEWS.some((word) => come.includes(word))) return;
          client.onNews();
          done();
        });
      });
    },
    close() {
      stream?.on('error', () => undefined);
      stream?.destroy();
    },
  };
  return client;
}

/** Each event is one chunk of the reply: what frames the chunks stands on lines of its own. */
function readEvent(sight: TableView | null, event: string): TableView | null {
  const data = /^data: (.*)$/m.exec(event)?.[1];
  if (data === undefined) return sight;
  if (event.includes(NEWS[1])) return (JSON.parse(data) as Update).sight;
  if (event.includes(NEWS[0]) && sight !== null) return withChanges(sight, (JSON.parse(data) as Changed).changes);
  return sight;
}

interface Reply {
  readonly head: string;
  readonly body: string;
}

interface Lines {
  ask(request: string): Promise<Reply>;
}

const known = new Map<string, Lines>();

/** Lines that are kept open and used again, one request at a time on each. */
function linesTo(address: string): Lines {
  const made = known.get(address) ?? openLines(address);
  known.set(address, made);
  return made;
}

function openLines(address: string): Lines {
  const { hostname, port } = new URL(address);
  const free: Socket[] = [];
  /** One that the server ends, because nobody has used it for long, is used by nobody any more, as in a browser. */
  const open = (): Socket => {
    const line = connect({ host: hostname, port: Number(port), noDelay: true });
    const drop = (): void => {
      const at = free.indexOf(line);
      if (at >= 0) free.splice(at, 1);
      line.destroy();
    };
    return line.on('end', drop).on('close', drop).on('error', drop);
  };
  return {
    ask(request) {
      const line = free.pop() ?? open();
      return new Promise((done, fail) => {
        const lost = (): void => fail(new Error('the line was closed before the reply'));
        const chunks: Buffer[] = [];
        const read = (chunk: Buffer): void => {
          chunks.push(chunk);
          const reply = wholeReply(chunks);
          if (reply === null) return;
          line.off('data', read).off('close', lost);
          free.push(line);
          done(reply);
        };
        line.on('data', read).once('close', lost);
        line.write(request);
      });
    },
  };
}

/** Null: there is more to come. */
function wholeReply(chunks: readonly Buffer[]): Reply | null {
  const bytes = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  return bytes.length < end + 4 + length ? null : { head, body: bytes.toString('utf8', end + 4) };
}
