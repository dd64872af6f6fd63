// Figures for Prometheus, on a port of their own that only this machine reaches: how much there is to do, and how long it
// takes. No figure names a person or a table.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Jobs } from '../jobs.ts';
import type { Streams } from '../stream/index.ts';
import type { Tables } from '../tables/index.ts';

export interface Metrics {
  /** Counts and times every request. */
  watch(app: FastifyInstance): void;
  listen(port: number): Promise<void>;
  address(): string | null;
  close(): Promise<void>;
}

interface Parts {
  readonly tables: Tables;
  readonly streams: Streams;
  readonly jobs: Jobs;
}

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

export function createMetrics({ tables, streams, jobs }: Parts): Metrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name, help, registers, collect: (): void => made.set(read()) });
  };
  gauge('orrery_tables_held', 'Tables in memory', () => tables.cached());
  gauge('orrery_streams_open', 'Live streams open on this node', () => streams.readers());
  gauge('orrery_jobs_running', 'Jobs being done on this node', () => jobs.busy());
  const changes = new Counter({ name: 'orrery_table_changes_total', help: 'Changes at tables seen here', registers });
  tables.listen(() => changes.inc());
  const requests = new Histogram({
    name: 'orrery_request_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  let server: Server | undefined;

  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: String(reply.statusCode),
        };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },
    async listen(port) {
      collectDefaultMetrics({ register });
      const opened = createServer((request, response) => {
        const isOurs = request.method === 'GET' && request.url === '/metrics';
        if (!isOurs) return void response.writeHead(404).end();
        register.metrics().then(
          (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      server = opened;
      await new Promise<void>((done, fail) => opened.once('error', fail).listen(port, '127.0.0.1', done));
    },
    address: () => (server === undefined ? null : `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`),
    async close() {
      await new Promise((done) => (server === undefined ? done(null) : server.close(done)));
      server?.closeAllConnections();
    },
  };
}
