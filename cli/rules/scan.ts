// Which rule numbers a game's sources name, and which tests carry them in their names. A number stands beside its condition,
// `rule('9.41', ...)`, or in a line of data, `{ id: 'raid', rule: '3.4' }`, that a condition reads: `rule(power.rule, ...)`.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.ts';
import { stop } from '../stop.ts';
import { titlesIn } from './run.ts';

export interface Scan {
  /** Numbers of conditions, that can be forced. */
  readonly conditions: readonly string[];
  /** All numbers, those that stand only beside a refusal too. */
  readonly numbers: readonly string[];
  /** Places where the number is not written but read, as `path:line`; what data of another shape holds is only heard. */
  readonly computed: { readonly conditions: readonly string[]; readonly refusals: readonly string[] };
  /** Rule number -> names of tests. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  /** Names of all tests that carry a number. */
  readonly names: readonly string[];
  /** Test files, from the root of the house. */
  readonly files: readonly string[];
}

/** A game lives in its own folder; of a slice only the front does. */
export function scanRules(id: string): Promise<Scan> {
  const places = [join(root, 'kernel', 'test', 'slices', id), join(root, 'games', id)];
  const folder = places.find((place) => existsSync(place));
  if (folder === undefined) throw stop(1, `the sources of ${id} are not here; this needs a whole checkout`);
  return scanFolder(folder);
}

export async function scanFolder(folder: string): Promise<Scan> {
  const all = sourcesUnder(folder).map(
    (path): Source => ({
      path: relative(root, path),
      inside: relative(folder, path),
      text: readFileSync(path, 'utf8'),
    }),
  );
  const sources = all.filter(({ path }) => !isTest(path));
  const computed = {
    conditions: sources.flatMap(linesWith(READ_CONDITION)),
    refusals: sources.flatMap(linesWith(READ_REFUSAL)),
  };
  const data = numbersIn(sources.filter(({ inside }) => !OTHERS.test(inside)).map(textOf), IN_DATA);
  const conditions = numbersIn(sources.map(textOf), CONDITION);
  const refusals = numbersIn(sources.map(textOf), REFUSAL);
  if (computed.conditions.length > 0) conditions.push(...data);
  else if (computed.refusals.length > 0) refusals.push(...data);
  const tests = all.filter(({ path }) => isTest(path));
  const files = tests.map(({ path }) => path);
  const made = tests.filter(({ text }) => MADE_TITLE.test(text)).map(({ path }) => path);
  const written = tests.filter(({ path }) => !made.includes(path)).flatMap(({ text }) => testNames(text));
  const names = [...written, ...(await titlesIn(made))];
  return withNumbers({ computed, names, files }, conditions, refusals);
}

/** A scan with these numbers, each beside the tests that carry it. */
export function withNumbers(
  rest: Pick<Scan, 'computed' | 'names' | 'files'>,
  conditions: readonly string[],
  refusals: readonly string[],
): Scan {
  const numbers = sortNumbers([...conditions, ...refusals]);
  const carried = rest.names.map((name) => ({ name, numbers: numbersOf(name) }));
  const testsOf = (number: string): string[] =>
    carried.flatMap(({ name, numbers: own }) => (own.includes(number) ? [name] : []));
  const tests = Object.fromEntries(numbers.map((number) => [number, testsOf(number)]));
  return { ...rest, conditions: sortNumbers(conditions), numbers, tests };
}

const CONDITION = /\brule\(\s*['"]([^'"]+)['"]/g;
const REFUSAL = /\bno\(\s*['"]([^'"]+)['"]/g;
const READ_CONDITION = /(?<!function )\brule\((?!\s*(?:['"]|$))/;
const READ_REFUSAL = /(?<!function )\bno\((?!\s*(?:['"]|$))/;
const IN_DATA = /\brule:\s*['"]([^'"]+)['"]/g;
/** A title that is put together when the tests run: only a run can tell it. */
const MADE_TITLE = /§\s?[$%]/;
/** What only speaks of rules: words, lessons, pictures, bots. */
const OTHERS = /^(?:text|learn|table|bot|docs|test)\//;

/** `§9.41` or `§raid` in a test's name, or `§'9.41'`, as vitest writes a word of data. A full stop or colon behind it is not
 *  part of it. */
export function numbersOf(name: string): string[] {
  return [...name.matchAll(/§\s?'?([a-z\d]+(?:[.-][a-z\d]+)*)/gi)].flatMap(([, number]) => number ?? []);
}

/** Titles of tests and suites that carry a number. */
export function testNames(source: string): string[] {
  const title = /\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*?§(?:(?!\1)[^\\]|\\.)*?)\1\s*,/g;
  return [...source.matchAll(title)].flatMap(([, , name]) => name ?? []);
}

/** 2.3 before 10.1. */
const sortNumbers = (numbers: readonly string[]): string[] =>
  [...new Set(numbers)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

const textOf = ({ text }: Source): string => text;
const numbersIn = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, number]) => number ?? []));

interface Source {
  /** From the root of the house, and from the game's folder. */
  readonly path: string;
  readonly inside: string;
  readonly text: string;
}

const linesWith =
  (pattern: RegExp) =>
  ({ path, text }: Source): string[] =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) && !isComment(line) ? [`${path}:${at + 1}`] : []));

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
