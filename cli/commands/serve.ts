// `orrery serve`: the server with its embedded database and the web client.

import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { whole } from '../arguments.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { type ServeHow, startServer, untilStopped } from '../serving.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('run the server and the web client')
    .option('--port <n>', 'where to listen; 0: any free port', whole(0, 65_535), 4600)
    .option('--host <address>', 'who may connect: 127.0.0.1 this machine, 0.0.0.0 the whole network', '127.0.0.1')
    .option('--data <folder>', 'where the games are kept', join(root, 'data'))
    .option('--metrics <n>', 'a port of this machine for Prometheus; 0: any free port', whole(0, 65_535))
    .option(
      '--patience <seconds>',
      'how long somebody must be away from a table before the others may let a bot play on',
      whole(1, 86_400),
      300,
    )
    .addOption(new Option('--logs <level>', 'structured lines on stderr').choices(['warn', 'info', 'debug']))
    .action(async (how: ServeHow) => {
      const server = await startServer(how);
      say(`Orrery is at ${server.address}`);
      if (server.metrics !== null) say(`Figures for Prometheus are at ${server.metrics}`);
      say(`Data is kept in ${resolve(how.data)}`);
      say('Ctrl-C stops it; games go on where they were at the next start.');
      await untilStopped();
      await server.close();
      say('Stopped.');
    });
}
