// A part is measured step by step. With `--keep` each step is kept as soon as it is done: whoever is cut short goes on from there, as
// long as the code is the same.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Measure, Progress } from './measure.ts';

export interface Step {
  /** Names it within its part. */
  readonly key: string;
  /** Of the time of the whole part; all together make 1. */
  readonly share: number;
  run(tell: Progress): Promise<readonly Measure[]>;
}

export interface KeptSteps {
  find(key: string): readonly Measure[] | undefined;
  keep(key: string, measures: readonly Measure[]): void;
}

export async function runSteps(steps: readonly Step[], tell: Progress, kept?: KeptSteps): Promise<Measure[]> {
  const all: Measure[] = [];
  let done = 0;
  for (const { key, share, run } of steps) {
    const before = done;
    const found = kept?.find(key) ?? (await run((part, note) => tell(before + share * part, note)));
    kept?.keep(key, found);
    all.push(...found);
    done += share;
  }
  tell(1, 'done');
  return all;
}

interface File {
  readonly code: string;
  readonly steps: Readonly<Record<string, readonly Measure[]>>;
}

/** `code`: what is measured; steps of other code are measured again. */
export function openKept(part: string, code: string): KeptSteps & { drop(): void } {
  const folder = fileURLToPath(new URL('../../data/bench', import.meta.url));
  const path = `${folder}/${part}.json`;
  const read = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as File) : null;
  let steps = read?.code === code ? read.steps : {};
  return {
    find: (key) => steps[key],
    keep(key, measures) {
      steps = { ...steps, [key]: measures };
      mkdirSync(folder, { recursive: true });
      // Whole or not at all.
      writeFileSync(`${path}.new`, JSON.stringify({ code, steps } satisfies File));
      renameSync(`${path}.new`, path);
    },
    /** All is written elsewhere by now. */
    drop: () => rmSync(path, { force: true }),
  };
}
