// What the commands of whoever runs a server share: where it is, and the way in.

import { join, resolve } from 'node:path';
import type { Admin } from '@orrery/host';
import type { Command } from 'commander';
import { root } from './root.ts';

export interface AdminOptions {
  readonly data: string;
}

export function adminOptions(command: Command): Command {
  return command.option('--data <folder>', 'where the games are kept', join(root, 'data'));
}

/** SQLite in the folder, or the PostgreSQL that the environment names. */
async function openAdmin({ data }: AdminOptions): Promise<Admin> {
  const { openAdmin: open } = await import('@orrery/host');
  return open({
    data: resolve(data),
    database: process.env['ORRERY_DATABASE_URL'],
    origin: process.env['ORRERY_ORIGIN'],
  });
}

/** Works on the data of a server, and closes it again. */
export async function withAdmin<V>(how: AdminOptions, work: (admin: Admin) => Promise<V>): Promise<V> {
  const admin = await openAdmin(how);
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
}
