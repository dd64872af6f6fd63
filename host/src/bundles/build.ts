// One file per game and version: its rules together with the kernel they were written for. Named by its digest, so that
// what is in it can never change under a table that plays by it.

import { execFile } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Bundle {
  /** SHA-256 over the code, in hex. */
  readonly digest: string;
  readonly game: string;
  readonly rules: number;
  readonly code: string;
}

const { resolve } = createRequire(import.meta.url);
const run = promisify(execFile);
const MOST_BYTES = 32 * 1024 * 1024;
const DEADLINE = 120_000;
/** What no rules are made of. */
const APART: readonly string[] = ['node_modules', 'test', 'docs', 'table', 'learn'];

/** The file a game starts in: a folder of its own, or one of the kernel's small games. */
export function moduleOf(game: string): string {
  const own = join(dirname(resolve('@orrery/games')), game, 'index.ts');
  return existsSync(own) ? own : resolve(`@orrery/kernel/slices/${game}`);
}

/** `path`: the module that exports the game. The bundler comes with the client's tools; without them nothing is built. */
export async function buildBundle(game: string, rules: number, path = moduleOf(game)): Promise<Bundle> {
  const kept = keptFile(path);
  const code = existsSync(kept) ? readFileSync(kept, 'utf8') : await bundled(path, kept);
  return { digest: createHash('sha256').update(code).digest('hex'), game, rules, code };
}

async function bundled(path: string, kept: string): Promise<string> {
  const bundler = fileURLToPath(new URL('./bundler.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [bundler, path], { maxBuffer: MOST_BYTES, timeout: DEADLINE });
  try {
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(`${kept}.${process.pid}`, stdout);
    renameSync(`${kept}.${process.pid}`, kept);
  } catch {
    // A server that may not write among its packages builds again at the next start.
  }
  return stdout;
}

/** Where the bundle of just these sources is kept, so that a start builds only what has changed. */
function keptFile(path: string): string {
  const hash = createHash('sha256');
  const kernel = resolve('@orrery/kernel');
  for (const file of [kernel, path]) addFolder(hash, dirname(file));
  hash.update(readFileSync(fileURLToPath(new URL('./bundler.ts', import.meta.url))));
  const root = dirname(dirname(dirname(kernel)));
  return join(root, 'node_modules', '.cache', 'orrery', `${hash.digest('hex')}.mjs`);
}

function addFolder(hash: Hash, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !APART.includes(entry.name)) addFolder(hash, path);
    else if (entry.isFile()) hash.update(`${entry.name}\n`).update(readFileSync(path));
  }
}
