// How a command ends early. Exit 1: a violation, a leak, a mismatch. 2: bad arguments or a file that cannot be read.
// A person reads one line; what we did not foresee goes into a report beside it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFault } from '@orrery/kernel';
import { root } from './root.ts';

interface Stop extends Error {
  readonly exit: number;
}

export const stop = (exit: number, line: string): Stop => Object.assign(new Error(line), { exit });

/** What the person typed, or the file it names, is at fault. */
export const bad = (line: string): Stop => stop(2, line);

/** Faults that blame the arguments or the file, not what was played. */
const INPUT =
  /^(unknown-game|unknown-table|unknown-bot|bad-request|bad-backup|bad-record|not-empty|not-dealt|data-newer|bad-options|bad-seats|notation|record-(unreadable|malformed|unknown-game|future-rules|old-rules))$/;

/** The exit code and the one line for anything that was thrown. */
export function ending(error: unknown): { exit: number; line: string } {
  if (!(error instanceof Error)) return { exit: 1, line: oneLine(String(error)) };
  if ('exit' in error && typeof error.exit === 'number') return { exit: error.exit, line: oneLine(error.message) };
  if (isFault(error)) return { exit: INPUT.test(error.code) ? 2 : 1, line: oneLine(error.message) };
  const report = writeReport(error);
  const where = report === undefined ? '' : `; the full report is in ${report}`;
  return { exit: 1, line: `something unforeseen happened (${oneLine(error.message)})${where}` };
}

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

function writeReport(error: Error): string | undefined {
  const name = `orrery-${new Date().toISOString().replace(/[:.]/g, '-')}.txt`;
  const text = [
    `orrery ${process.argv.slice(2).join(' ')}`,
    `Node ${process.version} on ${process.platform} ${process.arch}`,
    '',
    error.stack ?? error.message,
    '',
  ].join('\n');
  for (const folder of [join(root, 'logs'), tmpdir()])
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    } catch {
      // Not to be written here; the next folder may do.
    }
  return undefined;
}
