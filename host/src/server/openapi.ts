// /api/openapi.json: the API for whoever writes a client in another language. What goes in is described by the very requests
// that check it; what comes out is shown by examples, and typed in protocol/tables.ts.

import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Detail, details } from './openapi-details.ts';

interface Route {
  readonly method: string;
  readonly path: string;
}

export function addOpenApi(app: FastifyInstance): void {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat())
      if (url.startsWith('/api/') && each !== 'HEAD') routes.push({ method: each, path: url });
  });
  let text: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    text ??= JSON.stringify(documentOf(routes));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

function documentOf(routes: readonly Route[]): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const { method, path } of routes) {
    const named = path.replace(/:(\w+)/g, '{$1}');
    paths[named] = { ...paths[named], [method.toLowerCase()]: operationOf(path, details[`${method} ${path}`]) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orrery',
      version: '1',
      description:
        'Tables for classic space board games. A guest is known by the cookie of GET /api/me, a program by a token ' +
        '(Authorization: Bearer). Every error is a Trouble: a code to branch on and a sentence.',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'orrery' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Trouble: {
          type: 'object',
          required: ['code', 'message'],
          properties: { code: { type: 'string' }, message: { type: 'string' }, refusal: { type: 'object' } },
          example: { code: 'ask-gone', message: 'this is no longer asked of you: look at the table again' },
        },
      },
    },
  };
}

function operationOf(path: string, detail: Detail | undefined): object {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const trouble = { 'application/json': { schema: { $ref: '#/components/schemas/Trouble' } } };
  const type = detail?.stream === true ? 'text/event-stream' : 'application/json';
  return {
    ...(detail === undefined ? {} : { summary: detail.what }),
    parameters: [...inPath, ...queryOf(detail?.query)],
    ...(detail?.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(detail.body), example: detail.example } },
          },
        }),
    responses: {
      200: {
        description: 'done',
        content: { [type]: detail?.reply === undefined ? {} : { example: detail.reply } },
      },
      default: { description: 'why not', content: trouble },
    },
  };
}

function queryOf(query: z.ZodType | undefined): object[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(query) as { properties?: object; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schema as object,
  }));
}

/** What a sender may send: before the door makes anything of it. */
const schemaOf = (door: z.ZodType): object => {
  const { $schema: _, ...schema } = z.toJSONSchema(door, { io: 'input', unrepresentable: 'any' });
  return schema;
};
