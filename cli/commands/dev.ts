// `orrery dev`: the server, and the client straight from its sources with the developer panel.

import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { whole } from '../arguments.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { startServer, untilStopped } from '../serving.ts';
import { stop } from '../stop.ts';

interface DevHow {
  readonly port: number;
  readonly api: number;
  readonly data: string;
}

export function addDev(program: Command): void {
  program
    .command('dev')
    .description('work on Orrery: the client from its sources, with the developer panel')
    .option('--port <n>', 'where the client listens', whole(1, 65_535), 4601)
    .option('--api <n>', 'where the server listens; 0: any free port', whole(0, 65_535), 0)
    .option('--data <folder>', 'where the games are kept', join(root, 'data', 'dev'))
    .action(async ({ port, api, data }: DevHow) => {
      const server = await startServer({ port: api, host: '127.0.0.1', data });
      const client = await startClient(port, server.address).catch(async (error: unknown) => {
        await server.close();
        throw error;
      });
      say(`Developer panel: ${client.address}dev`);
      say(`Client, reloaded as you write: ${client.address}`);
      say(`Server: ${server.address}, its data in ${resolve(data)}`);
      await untilStopped();
      await client.close();
      await server.close();
    });
}

async function startClient(port: number, api: string): Promise<{ address: string; close(): Promise<void> }> {
  const { createServer } = await import('vite');
  const folder = join(root, 'web');
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    server: { port, strictPort: true, host: '127.0.0.1', proxy: { '/api': api } },
  });
  try {
    await vite.listen();
  } catch (error) {
    await vite.close();
    if (error instanceof Error && /already in use/.test(error.message))
      throw stop(1, `port ${port} is in use; choose another with --port`);
    throw error;
  }
  return { address: `http://localhost:${port}/`, close: () => vite.close() };
}
