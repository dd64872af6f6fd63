// What was measured is kept in docs/evidence/ with command, commit and machine, and the page is made from that file.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Measure } from './measure.ts';
import { performancePage } from './page.ts';
import { scalePage } from './scale.ts';
import { loaded, sliceIds } from './slices.ts';

export interface Evidence {
  readonly command: string;
  readonly commit: string;
  /** A digest of all that was measured, see `codeOf`. */
  readonly code: string;
  readonly date: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly memory: string } & Versions;
  readonly measures: readonly Measure[];
}
type Versions = { readonly system: string; readonly node: string };

const inHouse = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const evidenceOf = (part: string): string => `docs/evidence/bench-${part}.json`;
const PAGE = 'docs/performance.md';
const SCALE = 'docs/scale.md';
const bench = (...names: readonly string[]): string[] => names.map((name) => `bench/src/${name}.ts`);
const SERVER: readonly string[] = [
  'host/src/**/*.ts',
  'table/src/**/*.ts',
  'protocol/*.ts',
  'kernel/src/**/*.ts',
  `games/${loaded.id}/**/*.ts`,
  ...bench('server', 'server-*', 'tables', 'clock'),
];
/** What the figures depend on, by part: whatever is changed there, they are to be measured again. */
const MEASURED: Readonly<Record<string, readonly string[]>> = {
  engine: [
    'kernel/src/**/*.ts',
    ...sliceIds.map((id) => `games/${id}/**/*.ts`),
    ...bench('engine', 'thread', 'sides', 'peer', 'slices', 'costs', 'clock'),
  ],
  server: SERVER,
  postgres: SERVER,
  bots: ['bots/src/**/*.ts', 'kernel/src/**/*.ts', `games/${loaded.id}/**/*.ts`, ...bench('bots', 'clock')],
  web: ['web/src/**/*', 'web/*.ts', 'web/*.html', ...bench('web', 'visit', 'slow-visit')],
  start: ['scripts/{start,orrery,run,install,runtime,web}.mjs', 'cli/*.ts', 'cli/commands/*.ts', ...bench('start')],
};
/** Tests; and what of a game is only shown, said or taught. */
const BESIDE: readonly string[] = [
  '**/{test,docs,node_modules}/**',
  'games/*/{table,learn,text}/**',
  'games/*/{front,picture,evidence}.ts',
];
/** Commits to what a part measures that its evidence may be behind. A digest alone would ask for half an hour of a quiet machine
 *  after every edit, and be turned off; without a bound figures grow old unseen. */
const LAG = 20;

/** Writes the file of one part and the page made of all parts; gives the paths. */
export function writeEvidence(part: string, measures: readonly Measure[], command: string): string[] {
  const evidence: Evidence = {
    command,
    commit: commit(),
    code: codeOf(part),
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
  if (!existsSync(path)) return null;
  const found = JSON.parse(readFileSync(path, 'utf8')) as Evidence & { readonly code?: string };
  // Of an earlier form, with other measures.
  return found.code === undefined ? null : found;
}

const scaleMade = (): string => scalePage(readFileSync(inHouse(SCALE), 'utf8'), read);

/** Each page as it is, and as the evidence would make it. */
export function readPages(): { page: string; made: string }[] {
  return [
    { page: readFileSync(inHouse(PAGE), 'utf8'), made: performancePage(read) },
    { page: readFileSync(inHouse(SCALE), 'utf8'), made: scaleMade() },
  ];
}

/** Four digits: more would only pretend. */
const rounded = (measure: Measure): Measure => {
  const { value, peerValue, ratio, fastest } = measure;
  const four = (n: number): number => Number(n.toPrecision(4));
  const best = fastest === undefined ? {} : { fastest: { value: four(fastest.value), ratio: four(fastest.ratio) } };
  if (peerValue === undefined || ratio === undefined) return { ...measure, value: four(value) };
  return { ...measure, value: four(value), peerValue: four(peerValue), ratio: four(ratio), ...best };
};

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: inHouse('.'), encoding: 'utf8', stdio: 'pipe' }).trim();

function commit(): string {
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs') !== '';
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? ' with changes' : ''}`;
}

/** A digest of the files a part measures. */
export function codeOf(part: string): string {
  const digest = createHash('sha256');
  for (const file of filesOf(part)) digest.update(`${file}\0`).update(readFileSync(inHouse(file)));
  return digest.digest('hex').slice(0, 16);
}

const filesOf = (part: string): string[] =>
  globSync([...(MEASURED[part] ?? [])], { cwd: inHouse('.'), exclude: BESIDE })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(inHouse(file)).isFile())
    .sort();

/** How many commits have touched what a part measures since it was measured. Where the history does not reach so far: too many. */
function behind(part: string, commit: string): number {
  const [since = ''] = commit.split(' ');
  try {
    return Number(git('rev-list', '--count', '--no-merges', `${since}..HEAD`, '--', ...filesOf(part)));
  } catch {
    return Infinity;
  }
}

/** The parts whose evidence is too old for our code, with the command that measures them again. */
export const outdated = (): string[] =>
  Object.keys(MEASURED)
    .filter((part) => {
      const found = read(part);
      return found === null || (found.code !== codeOf(part) && behind(part, found.commit) > LAG);
    })
    .map((part) => `npm run bench -- ${part} --keep`);

const today = (): string => new Date().toISOString().slice(0, 10);

function machine(): Evidence['machine'] {
  const all = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return { cpu: all[0]?.model ?? 'unknown', cores: all.length, memory, system: platform(), node: process.version };
}
