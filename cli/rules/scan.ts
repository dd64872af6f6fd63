// Which rule numbers a game's sources name, and which tests carry them in their names.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.ts';
import { stop } from '../stop.ts';

export interface Scan {
  /** Numbers of `rule('n', ...)`: conditions that can be forced. */
  readonly conditions: readonly string[];
  /** All numbers, those of `no('n', ...)` too. */
  readonly numbers: readonly string[];
  /** Rule number -> names of tests, as the sources write them. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  /** Test files, from the root of the house. */
  readonly files: readonly string[];
}

/** A game lives in its own folder, or in that of a slice. */
export function scanRules(id: string): Scan {
  const places = [join(root, 'games', id), join(root, 'kernel', 'test', 'slices', id)];
  const folder = places.find((place) => existsSync(place));
  if (folder === undefined) throw stop(1, `the sources of ${id} are not here; this needs a whole checkout`);
  return scanFolder(folder);
}

export function scanFolder(folder: string): Scan {
  const all = sourcesUnder(folder);
  const sources = all.filter((path) => !isTest(path)).map((path) => readFileSync(path, 'utf8'));
  const files = all.filter(isTest);
  const conditions = numbersIn(sources, CONDITION);
  const numbers = sortNumbers([...conditions, ...numbersIn(sources, REFUSAL)]);
  const names = files.flatMap((path) => testNames(readFileSync(path, 'utf8')));
  const tests = Object.fromEntries(
    numbers.map((number) => [number, names.filter((name) => numbersOf(name).includes(number))]),
  );
  return { conditions, numbers, tests, files: files.map((path) => relative(root, path)) };
}

const CONDITION = /\brule\(\s*['"]([^'"]+)['"]/g;
const REFUSAL = /\bno\(\s*['"]([^'"]+)['"]/g;

/** `§9.41` in a test's name. A full stop or colon behind the number is not part of it. */
export function numbersOf(name: string): string[] {
  return [...name.matchAll(/§\s?(\d+(?:\.\d+)*[a-z]?)/g)].flatMap(([, number]) => number ?? []);
}

/** Titles of tests and suites that carry a number. */
export function testNames(source: string): string[] {
  const title = /\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*?§(?:(?!\1)[^\\]|\\.)*?)\1\s*,/g;
  return [...source.matchAll(title)].flatMap(([, , name]) => name ?? []);
}

/** 2.3 before 10.1. */
const sortNumbers = (numbers: readonly string[]): string[] =>
  [...new Set(numbers)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

const numbersIn = (sources: readonly string[], pattern: RegExp): string[] =>
  sortNumbers(sources.flatMap((source) => [...source.matchAll(pattern)].flatMap(([, number]) => number ?? [])));

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
