// `orrery backup FILE` and `orrery restore FILE`: all that a server keeps, in one compressed file; also to move from SQLite to
// PostgreSQL and back.

import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Command } from 'commander';
import { withAdmin, type AdminOptions, adminOptions } from '../admin.ts';
import { plural, say } from '../say.ts';
import { bad } from '../stop.ts';

export function addBackup(program: Command): void {
  adminOptions(program.command('backup'))
    .description('write all that is kept into one file, while people play on; it holds secrets')
    .argument('<file>', 'a new file, such as orrery.jsonl.gz')
    .action(async (file: string, how: AdminOptions) => {
      const rows = await withAdmin(how, (admin) => write(file, admin.backup));
      // Only what was read again from the disk, row by row, is a backup.
      const { proveBackup } = await import('@orrery/host');
      const there = await proveBackup(linesOf(file));
      if (there !== rows) throw bad(`${file} has ${there} rows, not ${rows}: do not rely on it`);
      say(`${plural(rows, 'row')} written to ${file}, and read again: all there, none changed.`);
      say('Left out: only which migrations the database has run, which a new one finds out by itself.');
    });
  adminOptions(program.command('restore'))
    .description('fill a new data folder or an empty database from a backup')
    .argument('<file>', 'what `backup` wrote')
    .action(async (file: string, how: AdminOptions) => {
      say(`${plural(await withAdmin(how, (admin) => admin.restore(linesOf(file))), 'row')} restored.`);
    });
}

type Backup = (write: (line: string) => Promise<void>) => Promise<number>;

async function write(file: string, backup: Backup): Promise<number> {
  const to = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const gzip = createGzip();
  const opened = once(to, 'open').catch((error: unknown) => {
    throw bad(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  });
  await opened;
  gzip.pipe(to);
  const rows = await backup(async (line) => {
    if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
  });
  gzip.end();
  await finished(to);
  return rows;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const from = createReadStream(file);
  const text = from.pipe(createGunzip());
  const failed = new Promise<never>((_, fail) => {
    for (const stream of [from, text])
      stream.on('error', () => fail(bad(`${file} cannot be read; it must be what \`backup\` wrote`)));
  });
  const lines = createInterface({ input: text })[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await Promise.race([lines.next(), failed]);
    if (done === true) return;
    yield value;
  }
}
