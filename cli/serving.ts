// The server's life on the command line: started with what the server has, ended by Ctrl-C.

import { join, resolve } from 'node:path';
import type { Served } from '@orrery/host';
import { root } from './root.ts';
import { bad } from './stop.ts';

export interface ServeHow {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly metrics?: number;
  readonly patience?: number;
  readonly logs?: string;
}

export async function startServer({ port, host, data, metrics, patience: seconds, logs }: ServeHow): Promise<Served> {
  // Loaded here, so that no other command waits for it.
  const { serve } = await import('@orrery/host');
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  try {
    const database = process.env['ORRERY_DATABASE_URL'];
    const proxy = process.env['ORRERY_PROXY'];
    const lines = logs === undefined ? { log } : { logger: { level: logs, stream: process.stderr } };
    const patience = seconds === undefined ? undefined : seconds * 1000;
    const web = join(root, 'web', 'dist');
    return await serve({ port, host, data: resolve(data), web, database, metrics, patience, proxy, ...lines });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL)$/.test(code))
      throw bad(`${host} is no address of this machine; try 127.0.0.1 or 0.0.0.0 with --host`);
    throw error;
  }
}

/** Until somebody wants it to end. Who asks twice does not want to wait. */
export function untilStopped(): Promise<void> {
  return new Promise((done) => {
    let asked = 0;
    const stop = (): void => {
      if (asked++ > 0) process.exit(130);
      done();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
}
