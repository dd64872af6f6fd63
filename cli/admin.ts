// What the commands of whoever looks after a house share: where it is, and the way in.

import { join, resolve } from 'node:path';
import type { Office } from '@orrery/host';
import type { Command } from 'commander';
import { root } from './root.ts';

export interface InOffice {
  readonly data: string;
}

export function withOffice(command: Command): Command {
  return command.option('--data <folder>', 'where the games are kept', join(root, 'data'));
}

/** SQLite in the folder, or the PostgreSQL that the environment names. */
async function openOffice({ data }: InOffice): Promise<Office> {
  const { openOffice: open } = await import('@orrery/host');
  return open({
    data: resolve(data),
    database: process.env['ORRERY_DATABASE_URL'],
    origin: process.env['ORRERY_ORIGIN'],
  });
}

/** Opens the office, works in it, and locks it again. */
export async function inOffice<V>(how: InOffice, work: (office: Office) => Promise<V>): Promise<V> {
  const office = await openOffice(how);
  try {
    return await work(office);
  } finally {
    await office.close();
  }
}
