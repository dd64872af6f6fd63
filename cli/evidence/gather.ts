// Doing a measurement's parts, keeping each as soon as it is done, and writing the file when all are there.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { digest } from '@orrery/kernel';
import { Piscina } from 'piscina';
import { root } from '../root.ts';
import type { Done, Measurement, Part } from './measurement.ts';

/** docs/evidence/<name>.json. */
export interface Evidence {
  readonly name: string;
  readonly about: string;
  readonly command: string;
  readonly commit: string;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly ended: string;
  /** Work of all cores together. */
  readonly seconds: number;
  readonly result: Done;
  readonly parts: Readonly<Record<string, Done>>;
}

interface Kept {
  /** What played them, see `codeHere`. */
  readonly code: string;
  readonly seconds: number;
  readonly parts: Readonly<Record<string, Done>>;
}

export interface Places {
  /** Where finished evidence goes, and where parts wait for the rest. */
  readonly evidence: string;
  readonly kept: string;
}

export const PLACES: Places = { evidence: join(root, 'docs', 'evidence'), kept: join(root, 'data', 'evidence') };

/** Parts that this code has done already. */
export function keptParts(measurement: Measurement, code: string, { kept }: Places): Kept {
  const path = join(kept, `${measurement.name}.json`);
  const none = { code, seconds: 0, parts: {} };
  if (!existsSync(path)) return none;
  const found = JSON.parse(readFileSync(path, 'utf8')) as Kept;
  return found.code === code ? found : none;
}

export async function gather(
  measurement: Measurement,
  places: Places,
  tell: (done: number) => void,
): Promise<Evidence> {
  const [commit, code] = [commitHere(), codeHere(measurement)];
  let kept = keptParts(measurement, code, places);
  const missing = measurement.parts.filter(({ key }) => !Object.hasOwn(kept.parts, key));
  tell(measurement.parts.length - missing.length);
  await eachPart(measurement, missing, ({ key }, done, seconds) => {
    kept = { code, seconds: kept.seconds + seconds, parts: { ...kept.parts, [key]: done } };
    write(places.kept, measurement.name, kept);
    tell(Object.keys(kept.parts).length);
  });
  const parts = Object.fromEntries(measurement.parts.map(({ key }) => [key, kept.parts[key] ?? {}]));
  const evidence: Evidence = {
    name: measurement.name,
    about: measurement.about,
    command: `npm run evidence -- ${measurement.name}${measurement.asked ?? ''}`,
    commit,
    machine: machineHere(),
    ended: new Date().toISOString(),
    seconds: Math.round(kept.seconds),
    result: measurement.sum(parts),
    parts,
  };
  write(places.evidence, measurement.name, evidence);
  if (measurement.page !== undefined)
    writeFileSync(join(places.evidence, '..', measurement.page.path), measurement.page.write(evidence));
  for (const [file, draw] of Object.entries(measurement.pictures ?? {})) {
    const folder = join(places.evidence, '..', 'pictures');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file), draw(evidence));
  }
  rmSync(join(places.kept, `${measurement.name}.json`), { force: true });
  return evidence;
}

/** Does about one part in a hundred again; gives what does not fit: where a part depends on nothing but the code, whatever is not
 *  exactly what was kept. */
export async function doAgain(measurement: Measurement, { result, parts }: Evidence): Promise<string[]> {
  const step = 100;
  const few = measurement.parts.filter((_, i) => i % step === Math.min(step, measurement.parts.length) >> 1);
  const chosen = measurement.short ?? few;
  const misfits: string[] = [];
  await eachPart(measurement, chosen, (part, again) => {
    const kept = parts[part.key];
    const other = kept === undefined ? null : otherwise(measurement, part, kept, again);
    const misfit = measurement.misfit(result, part, again) ?? other;
    if (misfit !== null) misfits.push(misfit);
  });
  const fault = measurement.fault(result);
  return fault === null ? misfits : [...misfits, fault];
}

/** In words, in what a part that was done again differs from the one that was kept; null: in nothing. */
export function otherwise({ same, name }: Measurement, { key }: Part, kept: Done, again: Done): string | null {
  if (same === undefined) return null;
  const [before, now] = [same(kept), same(again)];
  const changed = Object.keys(before).filter((field) => digest(before[field]) !== digest(now[field]));
  if (changed.length === 0) return null;
  const shown = changed.map((field) =>
    typeof before[field] === 'number' ? `${field} ${JSON.stringify(now[field])}, not ${before[field]}` : field,
  );
  return `${key} is played otherwise than when it was kept (${shown.join('; ')}): npm run evidence -- ${name}`;
}

async function eachPart(
  measurement: Measurement,
  parts: readonly Part[],
  take: (part: Part, done: Done, seconds: number) => void,
): Promise<void> {
  const maxThreads = measurement.alone ? 1 : Math.max(1, availableParallelism());
  const pool = new Piscina<unknown, Done>({ filename: measurement.worker.href, minThreads: 1, maxThreads });
  const left = [...parts];
  const lane = async (): Promise<void> => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) {
      const began = performance.now();
      const done = await pool.run(part.task);
      take(part, done, (performance.now() - began) / 1000);
    }
  };
  try {
    await Promise.all(Array.from({ length: maxThreads }, lane));
  } finally {
    await pool.destroy();
  }
}

/** Whole or not at all: a kill in the middle must leave the file of before. */
function write(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 1)}\n`);
  renameSync(`${path}.new`, path);
}

/** Plays no part: tests, and what of a game is only shown, said or taught. */
const BESIDE = /(^|\/)(test|node_modules)\/|^games\/[^/]+\/((table|learn|text)\/|(front|picture)\.ts$)/;

/** A digest of all that makes a part what it is: while it stays, parts stay good, whatever is written or drawn about them. */
export function codeHere({ sources }: Pick<Measurement, 'sources'>): string {
  const files = globSync(['cli/*.ts', 'cli/evidence/*.worker.ts', ...sources], { cwd: root });
  const digest = createHash('sha256');
  for (const file of files.filter((each) => !BESIDE.test(each.replaceAll('\\', '/'))).sort())
    digest.update(`${file}\0`).update(readFileSync(join(root, file)));
  return digest.digest('hex');
}

/** The commit, with a mark if the sources are not exactly its own. */
function commitHere(): string {
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    const changed = git('status', '--porcelain', '--', '.', ':!docs').trim() !== '';
    return `${git('rev-parse', 'HEAD').trim()}${changed ? ' and changes' : ''}`;
  } catch {
    return 'unknown';
  }
}

function machineHere(): Evidence['machine'] {
  const all = cpus();
  return {
    cpu: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
  };
}
