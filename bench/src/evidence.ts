// What was measured is kept in docs/evidence/ with command, commit and machine, and the page is made from that file.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Measure } from './measure.ts';
import { performancePage } from './page.ts';
import { scalePage } from './scale.ts';

export interface Evidence {
  readonly command: string;
  readonly commit: string;
  readonly date: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly memory: string } & Versions;
  readonly measures: readonly Measure[];
}
type Versions = { readonly system: string; readonly node: string };

const inHouse = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const evidenceOf = (part: string): string => `docs/evidence/bench-${part}.json`;
const PAGE = 'docs/performance.md';
const SCALE = 'docs/scale.md';
/** What the figures depend on, by part: a change there makes them another commit's. */
const MEASURED: Readonly<Record<string, readonly string[]>> = {
  engine: ['kernel/src', 'kernel/test/slices', 'bench/src'],
  bots: ['bots/src', 'kernel/src', 'games', 'bench/src'],
  web: ['web/src', 'kernel/src', 'games'],
  server: ['host/src', 'kernel/src', 'games', 'bench/src'],
};

/** Writes the file of one part and the page made of all parts; gives the paths. */
export function writeEvidence(part: string, measures: readonly Measure[], command: string): string[] {
  const evidence: Evidence = {
    command,
    commit: commit(MEASURED[part] ?? []),
    date: today(),
    machine: machine(),
    measures: measures.map(rounded),
  };
  mkdirSync(inHouse('docs/evidence'), { recursive: true });
  writeFileSync(inHouse(evidenceOf(part)), `${JSON.stringify(evidence, null, 2)}\n`);
  writeFileSync(inHouse(PAGE), performancePage(read));
  writeFileSync(inHouse(SCALE), scaleMade());
  return [evidenceOf(part), PAGE, SCALE];
}

function read(part: string): Evidence | null {
  const path = inHouse(evidenceOf(part));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Evidence) : null;
}

const scaleMade = (): string => scalePage(readFileSync(inHouse(SCALE), 'utf8'), read('server'));

/** Each page as it is, and as the evidence would make it. */
export function readPages(): { page: string; made: string }[] {
  return [
    { page: readFileSync(inHouse(PAGE), 'utf8'), made: performancePage(read) },
    { page: readFileSync(inHouse(SCALE), 'utf8'), made: scaleMade() },
  ];
}

/** Four digits: more would only pretend. */
const rounded = (measure: Measure): Measure => {
  const { value, peerValue, ratio } = measure;
  const four = (n: number): number => Number(n.toPrecision(4));
  if (peerValue === undefined || ratio === undefined) return { ...measure, value: four(value) };
  return { ...measure, value: four(value), peerValue: four(peerValue), ratio: four(ratio) };
};

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: inHouse('.'), encoding: 'utf8' }).trim();

function commit(measured: readonly string[]): string {
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ...measured) !== '';
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? ' with changes' : ''}`;
}

const today = (): string => new Date().toISOString().slice(0, 10);

function machine(): Evidence['machine'] {
  const all = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return { cpu: all[0]?.model ?? 'unknown', cores: all.length, memory, system: platform(), node: process.version };
}
