// `--bite`: does any test notice when a numbered condition is forced? All tests run once in one vitest, each repeated with
// its conditions forced (bite.setup.ts): that is quick. Rules nobody noticed are tried again the slow way, in a fresh
// vitest with ORRERY_BITE set from the start, since a test may have set up its table before the first try.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Progress } from '../say.ts';
import { stop } from '../stop.ts';
import type { Scan } from './scan.ts';

export interface Force {
  readonly rule: string;
  readonly value: boolean;
}

/** One line of the log: a try that began (`end` null) or ended. */
export interface Try {
  readonly test: string;
  readonly force: Force | null;
  readonly end: 'passed' | 'failed' | null;
}

/** Rule number -> whether a test fails when its conditions are always true, always false. */
export type Bitten = Readonly<Record<string, { readonly true: boolean; readonly false: boolean }>>;

/** A try that says nothing for so long hangs: a test that hangs has noticed. */
const PATIENCE = 60_000;

export async function biteRules({ conditions, tests, files }: Scan, progress: Progress): Promise<Bitten> {
  const named = conditions.filter((number) => (tests[number]?.length ?? 0) > 0);
  const bitten = new Map(named.map((number) => [number, { true: false, false: false }]));
  const note = ({ rule, value }: Force): void => void Object.assign(bitten.get(rule) ?? {}, { [`${value}`]: true });
  const tries = await runTests(files, named, progress);
  const plain = tries.filter(({ force, end }) => force === null && end !== null);
  const broken = plain.find(
    ({ test, end }, at) => end === 'failed' && !plain.slice(0, at).some((each) => each.test === test),
  );
  if (broken !== undefined) throw stop(1, `the tests must pass before a rule can be bitten: "${broken.test}" fails`);
  // What fails at the end, with nothing forced any more, does not bear being repeated: its tries prove nothing.
  const unsteady = new Set(plain.filter(({ end }) => end === 'failed').map(({ test }) => test));
  for (const { test, force, end } of tries) if (force !== null && end === 'failed' && !unsteady.has(test)) note(force);
  const quiet = named.filter((number) => !bitten.get(number)?.true && !bitten.get(number)?.false);
  for (const [i, rule] of quiet.entries()) {
    progress.show(named.length - quiet.length + i, `§${rule} once more, from a fresh start`);
    const forces = [true, false].map((value) => ({ rule, value }));
    const noticed = await Promise.all(forces.map((force) => failsForced(force, files)));
    forces.filter((_, each) => noticed[each]).forEach(note);
  }
  return Object.fromEntries(bitten);
}

/** The quick way. A run that hangs is ended, its last try counts as failed, and the rest runs again without it. */
async function runTests(files: readonly string[], rules: readonly string[], progress: Progress): Promise<Try[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bite-'));
  const log = join(folder, 'tries.jsonl');
  const hung: Try[] = [];
  try {
    for (;;) {
      writeFileSync(log, '');
      const skip = hung.map(({ force, test }) => `${force?.rule}=${force?.value} ${test}`).join('\n');
      const env = { ORRERY_BITE_LOG: log, ORRERY_BITE_RULES: rules.join(','), ORRERY_BITE_SKIP: skip };
      const { silent } = await vitest(files, [], env, () => {
        const tries = readTries(log);
        progress.show(new Set(tries.flatMap(({ force }) => force?.rule ?? [])).size);
        return tries.length;
      });
      const tries = readTries(log);
      if (!silent && tries.length === 0 && rules.length > 0) throw stop(1, 'the tests do not run: see `npm test`');
      if (!silent) return [...tries, ...hung];
      const open = new Map(tries.map((each) => [each.test, each])).values().filter(({ end }) => end === null);
      for (const last of open) {
        if (last.force === null) throw stop(1, `the tests hang even when nothing is forced: "${last.test}"`);
        hung.push({ ...last, end: 'failed' });
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The slow way: one rule, one value, only the tests that carry its number. */
async function failsForced({ rule, value }: Force, files: readonly string[]): Promise<boolean> {
  const pattern = `§\\s?${rule.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`;
  const { code, silent } = await vitest(files, ['-t', pattern], { ORRERY_BITE: `${rule}=${value}` }, () => 0);
  return silent || code !== 0;
}

/** `size` grows as long as the tests go on. */
function vitest(files: readonly string[], args: readonly string[], env: NodeJS.ProcessEnv, size: () => number) {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(root, 'cli', 'rules', 'vitest.config.ts');
  const child = spawn(process.execPath, [program, 'run', '--config', config, ...args, ...files], {
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
  return new Promise<{ code: number; silent: boolean }>((resolve, reject) => {
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

function readTries(log: string): Try[] {
  const lines = readFileSync(log, 'utf8').split('\n');
  // The last piece is empty, or a line still being written.
  return lines.slice(0, -1).map((line): Try => JSON.parse(line));
}
