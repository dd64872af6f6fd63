// Vitest in a process of its own, over the tests that name rules: to run them, or only to read their titles.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { stop } from '../stop.ts';

/** A run that says nothing for so long hangs. */
const PATIENCE = 60_000;

/** The titles of all tests in these files that carry a number. */
export async function titlesIn(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'orrery-titles-'));
  const list = join(folder, 'titles.json');
  try {
    const { code } = await vitest('list', files, [`--json=${list}`], {}, () => 0);
    if (code !== 0) throw stop(1, 'the tests cannot be read: see `npm test`');
    const tests = JSON.parse(readFileSync(list, 'utf8')) as { readonly name: string }[];
    return tests.map(({ name }) => name).filter((name) => name.includes('§'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `size` grows as long as the tests go on. */
export function vitest(
  task: 'run' | 'list',
  files: readonly string[],
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  size: () => number,
): Promise<{ code: number; silent: boolean }> {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(root, 'cli', 'rules', 'vitest.config.ts');
  const child = spawn(process.execPath, [program, task, '--config', config, ...args, ...files], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: 'ignore',
    // A group of its own: a test that loops for ever does not hear that its parent has gone.
    detached: true,
  });
  const end = (): void => endGroup(child);
  const leave = (): void => process.exit(130);
  process.once('exit', end);
  process.once('SIGINT', leave);
  return new Promise((resolve, reject) => {
    let seen = -1;
    let since = Date.now();
    let silent = false;
    const watch = setInterval(() => {
      const now = size();
      if (now !== seen) since = Date.now();
      seen = now;
      if (Date.now() - since < PATIENCE) return;
      silent = true;
      end();
    }, 500);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      process.off('exit', end);
      process.off('SIGINT', leave);
      resolve({ code: code ?? 1, silent });
    });
  });
}

/** The runner and all its workers. */
function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // They have ended by themselves.
  }
}
