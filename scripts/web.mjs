// Builds the browser client, only when something it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, openLog, root } from './run.mjs';
import { runtime } from './runtime.mjs';
import { withProgress } from './say.mjs';
import { trouble } from './trouble.mjs';

const stamp = join(root, 'web', 'dist', '.stamp');

export async function ensureWebBuilt() {
  // A release has the client built, and not its sources.
  if (!existsSync(join(root, 'web', 'src'))) return;
  const wanted = sourcesHash(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await withProgress('Building the web client', () => buildWeb(wanted));
}

/** @param {string} [hash] */
export async function buildWeb(hash = sourcesHash(root)) {
  const log = openLog('web-build.log');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await capture(await runtime(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    // Started by a test, it would take the test's environment and build for development.
    env: { NODE_ENV: 'production' },
    ...(log === undefined ? {} : { log }),
  });
  if (code !== 0) {
    const error = trouble('failed', 'The web client could not be built.');
    error.lines.push(...withoutStack(output).slice(0, 12));
    if (log !== undefined) error.lines.push(`All of it is in ${log}`);
    throw error;
  }
  writeFileSync(stamp, hash);
}

/** One hash over all that the client is built from. @param {string} folder */
export function sourcesHash(folder) {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(folder, 'package-lock.json')));
  for (const part of ['web', 'kernel', 'games', 'protocol', 'table', 'bots']) {
    for (const path of filesUnder(folder, part)) hash.update(path).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex');
}

/** @param {string} folder @param {string} part @returns {string[]} */
function filesUnder(folder, part) {
  if (!existsSync(join(folder, part))) return [];
  const found = [];
  for (const entry of readdirSync(join(folder, part), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = `${part}/${entry.name}`;
    if (entry.isDirectory()) found.push(...filesUnder(folder, path));
    else if (!/\.(test\.ts|md)$/.test(entry.name)) found.push(path);
  }
  return found.sort();
}

/** @param {string} output */
function withoutStack(output) {
  return output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
}
