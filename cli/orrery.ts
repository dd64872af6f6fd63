// The command line: `npm run -s orrery -- <command>`. What a command prints for others to read goes to stdout, the rest
// (progress, troubles) to stderr.

import { main } from './program.ts';
import { ending } from './stop.ts';

const end = (error: unknown): never => {
  const { exit, line } = ending(error);
  process.stderr.write(`${line}\n`);
  process.exit(exit);
};

// Who reads us may stop early (`| head`): that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' ? process.exit(0) : end(error)));
process.on('uncaughtException', end);
process.on('unhandledRejection', end);

process.exitCode = await main(process.argv.slice(2));
