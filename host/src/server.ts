// The web server around the API: headers, errors in one form, the built client.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookies from '@fastify/cookie';
import files from '@fastify/static';
import { fault } from '@orrery/kernel';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { troubleOf } from './faults.ts';
import type { Log } from './index.ts';

const BODY_LIMIT = 64 * 1024;

/** Nothing from elsewhere, nothing evaluated, nobody frames us; workers are our own. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export async function createServer(key: string, log: Log): Promise<FastifyInstance> {
  const fail = (error: unknown, _: FastifyRequest, reply: FastifyReply): void => {
    const { status, trouble } = troubleOf(error);
    if (status >= 500) log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    void reply.code(status).send(trouble);
  };
  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true, frameworkErrors: fail });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(fail);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(HEADERS);
    if (!request.url.startsWith('/api/')) return;
    void reply.header('cache-control', 'no-store');
    if (isForeign(request)) throw fault('cross-site', 'this was sent by another site');
  });
  await app.register(cookies, { secret: key });
  return app;
}

/** The built client; every page of it is index.html. Where it was not built, a page that says how. */
export async function addClient(app: FastifyInstance, web: string): Promise<void> {
  const isBuilt = existsSync(join(web, 'index.html'));
  const cacheControl = false;
  if (isBuilt) {
    await app.register(files, {
      root: web,
      cacheControl,
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
