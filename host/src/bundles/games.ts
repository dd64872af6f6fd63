// The shelf of bundles: ours, made when it is first needed, and every older one a table still plays by. They lie in the
// database, so that all nodes have them; a file beside it is what Node loads.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fault } from '@orrery/kernel';
import type { Kysely } from 'kysely';
import type { Log } from '../index.ts';
import type { Schema } from '../store/schema.ts';
import type { Games } from '../tables/index.ts';
import { buildBundle, moduleOf } from './build.ts';
import { type HostEdition, loadEdition } from './edition.ts';

/** The games of this server with their bundles. `folder` is the data folder. */
export function withBundles(games: Games, db: Kysely<Schema>, folder: string, log: Log): Required<Games> {
  const ours = new Map<string, Promise<string | null>>();
  const loaded = new Map<string, Promise<HostEdition>>();

  const make = async (id: string): Promise<string | null> => {
    const edition = await games.find(id);
    if (edition === undefined) return null;
    const { game, module } = edition;
    try {
      const made = await buildBundle(id, game.rules, module === undefined ? moduleOf(id) : fileURLToPath(module));
      await db
        .insertInto('bundles')
        .values({ ...made, created: Date.now() })
        .onConflict((on) => on.doNothing())
        .execute();
      return made.digest;
    } catch (error) {
      log(`no bundle of ${id} could be made, so its tables are not held to these rules: ${String(error)}`);
      return null;
    }
  };
  const load = async (digest: string): Promise<HostEdition> =>
    loadEdition(pathToFileURL(await fileFor(db, folder, digest)).href);
  const bundle = (id: string): Promise<string | null> => {
    const known = ours.get(id) ?? make(id);
    ours.set(id, known);
    return known;
  };
  return {
    ids: games.ids,
    find: (id) => games.find(id),
    bundle,
    async older(id, digest) {
      if (digest === (await bundle(id))) return undefined;
      const known = loaded.get(digest) ?? load(digest);
      loaded.set(digest, known);
      known.catch(() => loaded.delete(digest));
      return known;
    },
  };
}

/** The file of a bundle, written if it is not there yet. What is in it is checked against its name. */
async function fileFor(db: Kysely<Schema>, folder: string, digest: string): Promise<string> {
  const shelf = join(folder, 'bundles');
  const file = join(shelf, `${digest}.mjs`);
  if (existsSync(file)) return file;
  const found = await db.selectFrom('bundles').select('code').where('digest', '=', digest).executeTakeFirst();
  if (found === undefined || createHash('sha256').update(found.code).digest('hex') !== digest)
    throw fault('other-rules', `the rules this table is played by (${digest.slice(0, 12)}) are not here`);
  mkdirSync(shelf, { recursive: true, mode: 0o700 });
  // Another process may be writing the same one: whole or not at all.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, found.code, { mode: 0o600 });
  renameSync(half, file);
  return file;
}
