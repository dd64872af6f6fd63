// One word for one thing: docs/vocabulary.md has no entry twice.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
