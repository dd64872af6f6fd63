// Simulated players: plain HTTP and one live stream each, as our client does it, with nothing drawn.

import { Agent, type ClientRequest, request } from 'node:http';
import { withChanges } from '@orrery/games/patch';
import type { Changed, Sight, Update } from '@orrery/games/wire';

export interface Client {
  cookie: string;
  sight: Sight | null;
  /** Bytes that came over the stream. */
  bytes: number;
  /** Called with each change of the sight. */
  onNews: (sight: Sight) => void;
  call<V>(method: string, path: string, body?: unknown): Promise<V>;
  listen(id: string): Promise<void>;
  close(): void;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function createClient(address: string): Client {
  const { hostname, port } = new URL(address);
  let stream: ClientRequest | undefined;
  const client: Client = {
    cookie: '',
    sight: null,
    bytes: 0,
    onNews: () => undefined,
    call: <V>(method: string, path: string, body?: unknown) =>
      new Promise<V>((done, fail) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const headers = {
          cookie: client.cookie,
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        };
        const sent = request({ agent, hostname, port, method, path, headers }, (reply) => {
          const [given] = reply.headers['set-cookie'] ?? [];
          if (given !== undefined) client.cookie = given.split(';')[0] ?? '';
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('end', () => {
            const read: unknown = JSON.parse(Buffer.concat(chunks).toString());
            if ((reply.statusCode ?? 500) < 400) done(read as V);
            else fail(new Error(`${method} ${path}: ${JSON.stringify(read)}`));
          });
        });
        sent.on('error', fail);
        sent.end(text);
      }),
    listen: (id) =>
      new Promise((done, fail) => {
        const path = `/api/stream?changes=1&tables=${id}`;
        const opened = request({ agent: false, hostname, port, path, headers: { cookie: client.cookie } }, (reply) => {
          let text = '';
          reply.on('data', (chunk: Buffer) => {
            client.bytes += chunk.length;
            text += chunk.toString();
            for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
              read(client, text.slice(0, end));
              text = text.slice(end + 2);
            }
            if (client.sight !== null) done();
          });
        });
        opened.on('error', fail);
        opened.end();
        stream = opened;
      }),
    close() {
      stream?.on('error', () => undefined);
      stream?.destroy();
    },
  };
  return client;
}

function read(client: Client, event: string): void {
  const name = /^event: (.*)$/m.exec(event)?.[1];
  const data = /^data: (.*)$/m.exec(event)?.[1];
  if (data === undefined) return;
  if (name === 'update') client.sight = (JSON.parse(data) as Update).sight;
  else if (name === 'changes' && client.sight !== null)
    client.sight = withChanges(client.sight, (JSON.parse(data) as Changed).changes);
  else return;
  client.onNews(client.sight);
}
