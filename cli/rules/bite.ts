// `--bite`: does any test notice when a numbered condition is forced? All tests run once in one vitest, each repeated with
// its conditions forced (bite.setup.ts): that is quick. Rules nobody noticed are tried again the slow way, in a fresh
// vitest with ORRERY_BITE set from the start, since a test may have set up its table before the first try.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress } from '../say.ts';
import { stop } from '../stop.ts';
import { vitest } from './run.ts';
import { type Scan, withNumbers } from './scan.ts';

export interface Force {
  readonly rule: string;
  readonly value: boolean;
}

/** One line of the log: a try that began (`end` null) or ended. */
export interface Try {
  readonly test: string;
  readonly force: Force | null;
  readonly end: 'passed' | 'failed' | null;
  /** Numbers of conditions and of refusals that came by. */
  readonly heard: { readonly conditions: readonly string[]; readonly refusals: readonly string[] };
}

/** Rule number -> whether a test fails when its conditions are always true, always false. */
export type Bitten = Readonly<Record<string, { readonly true: boolean; readonly false: boolean }>>;

export interface Bite {
  readonly bitten: Bitten;
  /** The scan and what was heard beyond it: numbers from data, titles as they were run. */
  readonly scan: Scan;
  /** Conditions that no test with a number in its name ever came by. */
  readonly unreached: readonly string[];
}

export async function biteRules(seen: Scan, progress: Progress): Promise<Bite> {
  const { files } = seen;
  // Numbers that are read from data may stand where no scan finds them: the tests run once to hear them.
  const first = seen.computed.conditions.length === 0 ? [] : await runTests(files, [], progress);
  const forced = [...new Set([...seen.conditions, ...numbersHeard(first, 'conditions')])];
  const tries = await runTests(files, forced, progress);
  const heard = { conditions: numbersHeard(tries, 'conditions'), refusals: numbersHeard(tries, 'refusals') };
  const names = [...new Set([...seen.names, ...tries.map(({ test }) => test)])];
  const scan = withNumbers({ ...seen, names }, [...forced, ...heard.conditions], [...seen.numbers, ...heard.refusals]);
  const { conditions, tests } = scan;
  const unreached = conditions.filter((number) => !heard.conditions.includes(number));
  const named = conditions.filter((number) => (tests[number]?.length ?? 0) > 0);
  const bitten = new Map(named.map((number) => [number, { true: false, false: false }]));
  const note = ({ rule, value }: Force): void => void Object.assign(bitten.get(rule) ?? {}, { [`${value}`]: true });
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
  return { bitten: Object.fromEntries(bitten), scan, unreached };
}

/** With nothing forced: a forced condition leads where play does not. A refusal of the kernel has no number. */
const numbersHeard = (tries: readonly Try[], kind: keyof Try['heard']): string[] => {
  const all = new Set(tries.flatMap(({ force, heard }) => (force === null ? heard[kind] : [])));
  all.delete('');
  return [...all];
};

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
      const { silent } = await vitest('run', files, [], env, () => {
        const tries = readTries(log);
        progress.show(new Set(tries.flatMap(({ force }) => force?.rule ?? [])).size);
        return tries.length;
      });
      const tries = readTries(log);
      if (!silent && tries.length === 0 && files.length > 0) throw stop(1, 'the tests do not run: see `npm test`');
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
  const pattern = `§\\s?'?${rule.replaceAll('.', '\\.')}(?![\\w]|[.-]\\w)`;
  const { code, silent } = await vitest('run', files, ['-t', pattern], { ORRERY_BITE: `${rule}=${value}` }, () => 0);
  return silent || code !== 0;
}

function readTries(log: string): Try[] {
  const lines = readFileSync(log, 'utf8').split('\n');
  // The last piece is empty, or a line still being written.
  return lines.slice(0, -1).map((line): Try => JSON.parse(line));
}
