// All commands, and the way from what was typed to an exit code.

import { Command, CommanderError } from 'commander';
import { addAdmin } from './commands/admin.ts';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addCheck } from './commands/check.ts';
import { addDev } from './commands/dev.ts';
import { addEvidence } from './commands/evidence.ts';
import { addExport } from './commands/export.ts';
import { addFire } from './commands/fire.ts';
import { addGames } from './commands/games.ts';
import { addNew } from './commands/new.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { addVerify } from './commands/verify.ts';
import { ending } from './stop.ts';

const COMMANDS = [
  addGames,
  addPlay,
  addServe,
  addSim,
  addCheck,
  addFire,
  addRules,
  addArena,
  addReplay,
  addVerify,
  addBench,
  addEvidence,
  addBackup,
  addExport,
  addAdmin,
  addNew,
  addDev,
];

/** Runs one command; gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    // Nothing typed is a question, not a mistake.
    await program().parseAsync(args.length === 0 ? ['--help'] : [...args], { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { exit, line } = ending(error);
    process.stderr.write(`${line}\n`);
    return exit;
  }
}

function program(): Command {
  const orrery = new Command('orrery')
    .description('A table for classic space board games.')
    .exitOverride()
    .configureOutput({ writeErr: writeOneLine })
    .helpCommand(false)
    .addHelpText('after', '\n`orrery <command> --help` tells more about a command.');
  for (const add of COMMANDS) add(orrery);
  return orrery;
}

/** Commander puts its suggestions on a line of their own; a person who mistyped reads one. */
function writeOneLine(text: string): void {
  process.stderr.write(
    `${text
      .trim()
      .replace(/^error: /, '')
      .replace(/\s*\n\s*/g, ' ')}\n`,
  );
}
