// The web server around the API: headers, errors in one form, the built client.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookies, { Signer } from '@fastify/cookie';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import { fault } from '@orrery/kernel';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { troubleOf } from '../faults.ts';
import type { Log } from '../index.ts';
import { addLimits, addPolicies, policyOf } from './policy.ts';
import { boundUnread } from './unread.ts';

const BODY_LIMIT = 64 * 1024;
/** Milliseconds in which a whole request has to come: a slow line sends a long record in less. */
const REQUEST_TIME = 60_000;
/** Milliseconds after which a line is ended on which nothing moves, such as a reply that nobody takes: longer than anything that
 *  is asked for may take. A stream has a sign of life before. */
const SILENCE = 5 * 60_000;

/** Seconds until somebody whom we could not serve is to come back. */
const RETRY = 5;

/** Nothing from elsewhere, nothing evaluated, nobody frames us; workers are our own. */
const POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

const MOST_COOKIES = 20_000;

export interface ServerOptions {
  /** Signs the cookies. */
  readonly key: string;
  readonly log: Log;
  /** Whether callers who come too often are turned away. */
  readonly limits: boolean;
  /** Structured lines, for machines to read; left out: none. */
  readonly logger?: { readonly level: string; readonly stream?: { write(line: string): void } } | undefined;
  /** Whose word about the caller's address counts, besides that of this machine: a proxy. */
  readonly proxy?: string | undefined;
}

export async function createServer({ key, log, limits, logger, proxy }: ServerOptions): Promise<FastifyInstance> {
  const fail = (error: unknown, _: FastifyRequest, reply: FastifyReply): void => {
    const { status, trouble } = troubleOf(error);
    // What passes by itself, or says what to do, needs no trace of where we were.
    if (status === 500) log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    else if (status > 500) log(`${trouble.code}: ${trouble.message}`);
    if (status === 503) void reply.header('retry-after', RETRY);
    void reply.code(status).send(trouble);
  };
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIME,
    connectionTimeout: SILENCE,
    forceCloseConnections: true,
    frameworkErrors: fail,
    trustProxy: ['loopback', ...(proxy === undefined ? [] : [proxy])],
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
  });
  boundUnread(app.server);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(fail);
  const safe = await (safeOnes ??= safeHeaders());
  app.addHook('onRequest', async ({ protocol }, reply) => {
    void reply.headers(safe);
    // Over plain http browsers leave it out of account, and complain of it on every page.
    if (protocol === 'https') void reply.header('cross-origin-opener-policy', 'same-origin');
  });
  await app.register(compress, { encodings: ['gzip'], threshold: 2048 });
  addPolicies(app);
  app.addHook('onRequest', async (request, reply) => {
    if (policyOf(request) === null) return;
    void reply.header('cache-control', 'no-store');
    if (isForeign(request)) throw fault('cross-site', 'this was sent by another site');
  });
  await app.register(cookies, { secret: remembering(new Signer(key)) });
  if (limits) await addLimits(app);
  if (logger !== undefined) addLines(app);
  return app;
}

let safeOnes: ReturnType<typeof safeHeaders> | undefined;

/** The headers of every reply. They are always the same, so they are worked out once. */
async function safeHeaders(): Promise<Record<string, string>> {
  const model = Fastify();
  await model.register(helmet, {
    contentSecurityPolicy: POLICY,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Plain http in a living room works too; a proxy with a certificate adds this header.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
  });
  model.get('/', async (_, reply) => reply.getHeaders());
  const headers = (await model.inject('/')).json<Record<string, string>>();
  await model.close();
  return headers;
}

/** Cookies that were read already need not be proved again: a player comes with the same one all evening. */
function remembering(signer: Signer): Pick<Signer, 'sign' | 'unsign'> {
  const known = new Map<string, ReturnType<Signer['unsign']>>();
  return {
    sign: (value) => signer.sign(value),
    unsign(signed) {
      const before = known.get(signed);
      if (before !== undefined) return before;
      const read = signer.unsign(signed);
      if (known.size >= MOST_COOKIES) known.clear();
      if (read.valid) known.set(signed, read);
      return read;
    },
  };
}

/** One line for each request: what was asked, never by whom, with what words or at which table. */
function addLines(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (request.method === 'GET' && reply.statusCode < 400) request.log.debug(line);
    else request.log.info(line);
  });
}

/** The built client; every page of it is index.html. Where it was not built, a page that says how. */
export async function addClient(app: FastifyInstance, web: string): Promise<void> {
  const isBuilt = existsSync(join(web, 'index.html'));
  const cacheControl = false;
  if (isBuilt) {
    await app.register(files, {
      root: web,
      cacheControl,
      // As the build has left it beside each file.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // The names of the files in assets/ change with what is in them.
        const lasting = path.startsWith(join(web, 'assets'));
        void reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (!isPage) throw fault('no-route', 'there is nothing here');
    if (isBuilt) return reply.sendFile('index.html');
    return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
  });
}

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Orrery</title>
<h1>Orrery is running, but its web client is not built.</h1>
<p>Stop it and run <code>npm start</code>: that builds the client first.</p></html>`;

/** A change that another site's page asks for with our visitor's cookie. */
function isForeign({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
}
