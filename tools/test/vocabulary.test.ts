// One word for one thing: docs/vocabulary.md has no entry twice, and an exported type has no global's name.

import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The words of a page: `| step, frame | ... |` has two. */
const entriesOf = (page: string): string[] =>
  [...page.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, words = '']) => words.split(', '))
    .filter((word) => word !== 'word');

const repeated = (words: readonly string[]): string[] => words.filter((word, at) => words.indexOf(word) !== at);

test('no word has two entries', () => {
  const words = entriesOf(readFileSync(join(root, 'docs/vocabulary.md'), 'utf8'));
  expect(words.length).toBeGreaterThan(100);
  expect(repeated(words)).toEqual([]);
});

test('no exported type shadows a global of JavaScript or the browser', () => {
  const lib = dirname(createRequire(import.meta.url).resolve('typescript'));
  const globals = namesIn(lib, ['lib.*.d.ts'], /^(?:interface|declare (?:var|const|function|class))\s+(\w+)/gm);
  const sources = ['kernel/{src,testkit}/**/*.ts', 'table/src/**/*.ts', 'protocol/*.ts', 'games/*.ts'];
  const types = namesIn(root, sources, /^export (?:interface|type|class)\s+(\w+)/gm);
  expect([globals.has('Text'), types.has('Sentence')]).toEqual([true, true]);
  expect([...types].filter((name) => globals.has(name))).toEqual([]);
});

const namesIn = (folder: string, paths: readonly string[], pattern: RegExp): Set<string> =>
  new Set(
    globSync(paths, { cwd: folder }).flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? []),
    ),
  );
