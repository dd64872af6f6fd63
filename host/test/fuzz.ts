// Hostile requests, as many as one likes: bodies, ids, tokens, ask numbers, oversized, wrong seats, broken JSON, odd methods
// and headers. Each must be answered below 500 with a code, and none may have an effect.

import { Agent, request } from 'node:http';
import { fastDice, picker } from '@orrery/kernel';

type Picker = (n: number) => number;

/** Somebody whose cookie is misused. */
interface Caller {
  readonly cookie: string;
}

export interface Tally {
  requests: number;
  readonly statuses: Map<number, number>;
  /** What must not be: a request and its answer. */
  readonly wrong: string[];
}

interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: string;
}

/** Sends so many, several at a time. */
export async function fire(
  address: string,
  id: string,
  people: readonly Caller[],
  count: number,
  seed: number,
): Promise<Tally> {
  const pick = picker(fastDice(seed));
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const tally: Tally = { requests: 0, statuses: new Map(), wrong: [] };
  const send = (shot: Shot): Promise<void> =>
    new Promise((done) => {
      const sent = request(
        { agent, hostname, port, method: shot.method, path: shot.path, headers: shot.headers },
        (reply) => {
          const status = reply.statusCode ?? 0;
          // A stream that opens goes on for ever: its first bytes are enough.
          if (shot.path.startsWith('/api/stream') && status === 200) {
            note(tally, shot, status, '{"code":"stream"}');
            reply.destroy();
            return done();
          }
          let text = '';
          reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
          reply.on('close', () => {
            note(tally, shot, status, text);
            done();
          });
        },
      );
      // A line that the server cuts, because it cannot read on, is an answer too.
      sent.on('error', () => {
        tally.requests++;
        done();
      });
      sent.end(shot.body);
    });
  let left = count;
  const lane = async (): Promise<void> => {
    while (left-- > 0) await send(shotAt(id, people, pick));
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  agent.destroy();
  return tally;
}

function note(tally: Tally, shot: Shot, status: number, text: string): void {
  tally.requests++;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  const isRead = shot.method === 'GET' || shot.method === 'HEAD' || shot.method === 'OPTIONS';
  // In a long game such a number was asked once: to come late is no fault, and does nothing.
  const isLate = text.startsWith('{"ok":false');
  const hasCode = status < 400 || shot.method === 'HEAD' || /"(code|error)":/.test(text);
  const holds =
    status < 500 && (status >= 400 || isRead || isLate) && hasCode && !/\bat \w+ \(|node_modules/.test(text);
  if (!holds && tally.wrong.length < 20)
    tally.wrong.push(
      `${shot.method} ${shot.path.slice(0, 120)} ${shot.body?.slice(0, 200)} -> ${status} ${text.slice(0, 200)}`,
    );
}

const COMMANDS = [
  'say',
  'undo',
  'join',
  'vote',
  'back',
  'talk',
  'note',
  'resign',
  'hand/bot',
  'hand/take',
  'hand/back',
  'nod',
  'hold',
  'orders',
  'orders/clear',
];
const ODD = [
  '',
  '0',
  '-1',
  '../..',
  '%00',
  '%2e%2e',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '𝕏',
  '\u202e',
  'a'.repeat(300),
];
const VALUES = [
  'null',
  'true',
  '-0',
  '-1',
  '1e999',
  '1e300',
  '0.5',
  '9007199254740993',
  '""',
  '"x"',
  '[]',
  '{}',
  '[[[]]]',
  '"\\u0000"',
  '"\\ud800"',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '[null,null]',
  '{"to":-1,"give":[],"want":[]}',
  '{"to":1,"give":[1e9],"want":[-1]}',
  '"' + 'y'.repeat(3000) + '"',
  '[' + '0,'.repeat(600) + '0]',
];

function shotAt(id: string, people: readonly Caller[], pick: Picker): Shot {
  const one = <V>(list: readonly V[]): V => list[pick(list.length)] as V;
  const table = one([id, id, id, 'a'.repeat(16), encodeURIComponent(one(ODD))]);
  const cookie = one([
    ...people.map((guest) => guest.cookie),
    '',
    'orrery=x.y',
    `orrery=${'z'.repeat(2000)}`,
    'orrery_session=none',
  ]);
  const headers: { [name: string]: string } = { cookie };
  if (pick(12) === 0)
    headers['authorization'] = one(['Bearer', 'Bearer orrt_x', `Bearer orrt_${'a'.repeat(43)}`, 'Basic eDp5']);
  if (pick(12) === 0) headers['origin'] = one(['https://elsewhere.example', 'null', '']);
  if (pick(20) === 0)
    headers['last-event-id'] = one(['x', btoa('[["'), btoa('[[1]]'), 'é'.normalize('NFD').slice(0, 1)]);
  if (pick(3) === 0) return readAt(table, headers, pick);
  headers['content-type'] = one([
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'multipart/form-data',
    'x/y',
  ]);
  const path = one([
    `/api/tables/${table}/${one(COMMANDS)}`,
    `/api/tables/${table}/${one(COMMANDS)}`,
    '/api/tables',
    '/api/records',
    `/api/account/${one(['sign-in', 'profile', 'password', 'tokens', 'delete', 'push', 'confirm'])}`,
    `/api/tables/${table}`,
  ]);
  const method = pick(15) === 0 ? one(['PUT', 'PATCH', 'DELETE']) : 'POST';
  return { method, path, headers, body: bodyAt(pick) };
}

function readAt(table: string, headers: Shot['headers'], pick: Picker): Shot {
  const one = <V>(list: readonly V[]): V => list[pick(list.length)] as V;
  const odd = encodeURIComponent(one(ODD));
  const path = one([
    `/api/tables/${table}?from=${odd}`,
    `/api/tables/${table}/log?from=${odd}&to=${odd}`,
    `/api/tables/${table}/record`,
    `/api/tables/${table}/note`,
    `/api/tables/${table}/talk?from=${odd}`,
    `/api/tables?game=${odd}&stage=${odd}`,
    `/api/stream?tables=${table},${odd}&also=${odd}`,
    `/api/${odd}`,
    `/${odd}`,
  ]);
  return { method: one(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS']), path, headers };
}

/** Nearly right, rather wrong, or no JSON at all; never an answer that the rules would take. */
function bodyAt(pick: Picker): string {
  const one = <V>(list: readonly V[]): V => list[pick(list.length)] as V;
  const value = (): string => one(VALUES);
  switch (pick(8)) {
    case 0:
      return one(['', '{', '{"key":', 'null', '[]', '<xml/>', '\u0000', '{"a":1}}', '{"a":01}']);
    case 1:
      return `{"key":"key-key-key-${pick(1e6)}","ask":${pick(3) + 900},"answers":[${value()}]}`;
    case 2:
      return `{"key":${value()},"ask":${value()},"answers":${value()}}`;
    case 3:
      return `{"key":"key-key-key-${pick(1e6)}","ask":${value()},"answers":[${value()},${value()}],"seat":${pick(4)}}`;
    case 4:
      return `{"name":${value()},"seat":${value()},"pass":${value()},"level":${value()}}`;
    case 5:
      return `{"game":${value()},"seats":${value()},"options":${value()}}`;
    case 6:
      return pick(50) === 0
        ? `{"text":"${'x'.repeat(70_000)}"}`
        : `{"text":${one(['1', 'null', '[]', '""', '"\\u0007"'])},"yes":${value()}}`;
    default:
      return `{"orrery":1,"game":${one(['"bids"', value()])},"rows":${value()},"secret":${value()},"table":${value()},"seats":${value()}}`;
  }
}
