// `orrery export TABLE FILE`: a game of this server as a record. `orrery import FILE...`: finished games from elsewhere.

import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { saveRecord } from '../arguments.ts';
import { withAdmin, type AdminOptions, adminOptions } from '../admin.ts';
import { plural, say } from '../say.ts';
import { bad } from '../stop.ts';

export function addExport(program: Command): void {
  adminOptions(program.command('export'))
    .description('write a game of this server as a record')
    .argument('<table>', 'the id in its link')
    .argument('<file>', 'where to write it')
    .option('--secret', 'with the secret of the dice even if the game goes on: whoever has it knows every roll')
    .action(async (table: string, file: string, how: AdminOptions & { secret?: true }) => {
      const record = await withAdmin(how, (admin) => admin.record(table, how.secret ?? false));
      saveRecord(file, record);
      say(`${plural(record.rows.length, 'row')} written to ${file}.`);
    });
  adminOptions(program.command('import'))
    .description('bring finished games here; each is played again to prove it')
    .argument('<files...>', 'records')
    .action(async (files: readonly string[], how: AdminOptions) => {
      await withAdmin(how, async (admin) => {
        for (const file of files) say(`${file}: table ${await admin.bring(readText(file))}`);
      });
    });
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw bad(`${file} cannot be read`);
  }
}
