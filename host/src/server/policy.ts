// What each route asks of its callers: how often they may come, and what a program's token needs. It hangs on the route that
// matched, never on how an address was spelled; a route that is not in this list does not start.

import rateLimit from '@fastify/rate-limit';
import { fault } from '@orrery/kernel';
import type { Scope } from '@orrery/protocol/people';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Limit {
  /** How often one person, guest or account, may come within the window. */
  readonly person: number;
  /** How often all may who share an address: a guest is made in no time, a household has several. */
  readonly address: number;
  readonly window: number;
}

const MINUTE = 60_000;
const LIMITS = {
  /** A person with many tabs does not notice it. */
  usual: { person: 300, address: 1500, window: 10_000 },
  /** A game that comes in is played again, which takes a while. */
  replay: { person: 10, address: 20, window: MINUTE },
  /** So are the games of a browser, which its owner sends one after another. */
  upload: { person: 30, address: 60, window: MINUTE },
  /** A whole game is read and written out, however long it was. */
  whole: { person: 30, address: 60, window: MINUTE },
  /** All that is kept of a person: years of it are read, and sent piece by piece. */
  export: { person: 3, address: 12, window: 10 * MINUTE },
  /** A part of a log may lie far back; whoever reads all of a game asks for some of them. */
  part: { person: 60, address: 240, window: MINUTE },
  /** Going back may need all rows of a game. */
  back: { person: 60, address: 240, window: MINUTE },
  /** Tables stay, and are shown to others. */
  create: { person: 40, address: 120, window: 10 * MINUTE },
  /** Words are told to everybody at a table. */
  talk: { person: 30, address: 150, window: 20_000 },
  /** Guessing is slow. */
  secret: { person: 20, address: 20, window: MINUTE },
  /** Letters go to people who did not ask for them. */
  letter: { person: 5, address: 5, window: 10 * MINUTE },
  /** Reports are read by a person. */
  report: { person: 10, address: 30, window: 10 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

interface Policy {
  readonly limit: keyof typeof LIMITS;
  /** What a token needs; null: the route is not for tokens. */
  readonly scope: Scope | null;
}

const policy = (limit: Policy['limit'], scope: Scope | null = null): Policy => ({ limit, scope });
const LOOK = policy('usual', 'look');
const PLAY = policy('usual', 'play');
const CREATE = policy('create', 'create');
const OWN = policy('usual');
const SECRET = policy('secret');
const LETTER = policy('letter');

/** The pages and their files come by the hundred, cost nothing, and are everybody's. */
const PAGES: readonly string[] = ['GET /*', 'GET /health'];

export const POLICIES: Readonly<Record<string, Policy>> = {
  'GET /api/openapi.json': OWN,
  'GET /api/health': LOOK,
  'GET /api/games': LOOK,
  'GET /api/me': LOOK,
  'GET /api/turns': LOOK,
  'GET /api/profile': LOOK,
  'GET /api/tables': LOOK,
  'POST /api/tables': CREATE,
  'POST /api/records': policy('replay'),
  'GET /api/tables/:id': LOOK,
  'GET /api/tables/:id/record': policy('whole', 'look'),
  'GET /api/tables/:id/log': policy('part', 'look'),
  'GET /api/tables/:id/ratings': LOOK,
  'GET /api/stream': LOOK,
  'POST /api/tables/:id/join': PLAY,
  'POST /api/tables/:id/say': PLAY,
  'POST /api/tables/:id/undo': policy('back', 'play'),
  'GET /api/tables/:id/talk': LOOK,
  'POST /api/tables/:id/talk': policy('talk', 'play'),
  'GET /api/tables/:id/note': PLAY,
  'POST /api/tables/:id/note': PLAY,
  'POST /api/tables/:id/hand/bot': PLAY,
  'POST /api/tables/:id/hand/friend': PLAY,
  'POST /api/tables/:id/hand/take': PLAY,
  'POST /api/tables/:id/hand/back': PLAY,
  'POST /api/tables/:id/resign': PLAY,
  'POST /api/tables/:id/again': CREATE,
  'POST /api/tables/:id/back': policy('back', 'play'),
  'POST /api/tables/:id/away': PLAY,
  'POST /api/tables/:id/vote': PLAY,
  'POST /api/tables/:id/nod': PLAY,
  'POST /api/tables/:id/hold': PLAY,
  'GET /api/tables/:id/orders': PLAY,
  'POST /api/tables/:id/orders': PLAY,
  'POST /api/tables/:id/orders/clear': PLAY,
  'GET /api/tables/:id/move': LOOK,
  'POST /api/tables/:id/move': PLAY,
  'GET /api/tables/:id/rights': OWN,
  'POST /api/tables/:id/remove': OWN,
  'POST /api/tables/:id/close': OWN,
  'POST /api/tables/:id/mute': OWN,
  'POST /api/tables/:id/block': OWN,
  'POST /api/tables/:id/report': policy('report'),
  'GET /api/account': OWN,
  'POST /api/account/sign-up': SECRET,
  'POST /api/account/sign-in': SECRET,
  'POST /api/account/sign-out': OWN,
  'POST /api/account/passkey/ask': SECRET,
  'POST /api/account/passkey/add': SECRET,
  'POST /api/account/passkey/sign-in': SECRET,
  'POST /api/account/passkey/:id/end': OWN,
  'POST /api/account/password': SECRET,
  'POST /api/account/profile': OWN,
  'GET /api/account/sessions': OWN,
  'POST /api/account/sessions/:id/end': OWN,
  'GET /api/account/tokens': OWN,
  'POST /api/account/tokens': OWN,
  'POST /api/account/tokens/:id/end': OWN,
  'POST /api/account/forgot': LETTER,
  'POST /api/account/reset': SECRET,
  'GET /api/account/records': OWN,
  'POST /api/account/records': policy('upload'),
  'GET /api/account/records/:id': policy('whole'),
  'GET /api/account/data': policy('export'),
  'POST /api/account/delete': SECRET,
  'POST /api/account/push': OWN,
  'POST /api/account/push/end': OWN,
  'POST /api/account/mail': LETTER,
  'POST /api/account/confirm': SECRET,
  'POST /api/quiet': SECRET,
  'POST /api/quiet/button': SECRET,
  'GET /api/quiet/button': OWN,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Null: a page or a file of one. */
    policy?: Policy | null;
  }
}

/** What holds where a request has come to; null: a page, a file, or nothing at all. */
export const policyOf = ({ routeOptions }: FastifyRequest): Policy | null => routeOptions.config.policy ?? null;

/** Gives each route its policy as it is added. */
export function addPolicies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const found = [route.method].flat().map((method) => `${method === 'HEAD' ? 'GET' : method} ${route.url}`);
    const [name = ''] = found;
    const policy = PAGES.includes(name) ? null : POLICIES[name];
    if (policy === undefined) throw fault('no-policy', `"${name}" has no policy: add it to host/src/server/policy.ts`);
    route.config = { ...route.config, policy };
  });
}

/** Turns away who comes too often: by address before anything is read, by person as soon as it is known who asks. */
export async function addLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
  const checks = Object.entries(LIMITS).map(([name, { person, address, window }]) => {
    const check = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
      app.createRateLimit({ max, timeWindow: window, keyGenerator });
    return [
      name,
      { address: check(address, ({ ip }) => networkOf(ip)), person: check(person, ({ caller }) => caller.who ?? '') },
    ] as const;
  });
  const of = new Map(checks);
  const look = async (request: FastifyRequest, reply: FastifyReply, by: 'address' | 'person'): Promise<void> => {
    const limit = policyOf(request)?.limit;
    if (limit === undefined || (by === 'person' && request.caller.who === null)) return;
    const found = await of.get(limit)?.[by](request);
    if (found === undefined || found.isAllowed || !found.isExceeded) return;
    void reply.header('retry-after', found.ttlInSeconds);
    throw fault('too-fast', 'too much at once: wait a moment and try again');
  };
  app.addHook('onRequest', (request, reply) => look(request, reply, 'address'));
  app.addHook('preParsing', async (request, reply) => look(request, reply, 'person'));
}

/** The network a request comes from; empty: this machine, which is everybody's behind a proxy that does not tell. */
export function knownNetwork({ ip }: FastifyRequest): string {
  const network = networkOf(ip);
  return /^127\.|^0:0:0:0$/.test(network) ? '' : network;
}

/** Of an IPv6 address the network that one customer is given (64 bits); an IPv4 address as it is. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [front = '', back = ''] = plain.split('::');
  const groups = front === '' ? [] : front.split(':');
  const tail = back === '' ? [] : back.split(':');
  while (plain.includes('::') && groups.length + tail.length < 8) groups.push('0');
  return [...groups, ...tail].slice(0, 4).join(':');
}
