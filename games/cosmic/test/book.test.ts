// The book of powers is what its command makes of the sources.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { POWERS } from '../data/powers.ts';
import { registry } from '../rules/registry.ts';
import { BOOK_PATH, bookPage, FIRED } from './book/page.ts';
import { scan } from './book/scan.ts';

/** Evidence is measured for hours, and beside the code: its counts may come later. */
const withoutCounts = (page: string): string[] => page.split('\n').filter((line) => !line.includes(FIRED));

describe('docs/powers.md', () => {
  test('is up to date; if not: node games/cosmic/test/book/make.ts', () => {
    expect(withoutCounts(readFileSync(BOOK_PATH, 'utf8'))).toEqual(withoutCounts(bookPage()));
  });

  test('has an entry for each power, with the line of what was measured', () => {
    const page = readFileSync(BOOK_PATH, 'utf8');
    expect(page.match(/^## /gm)).toHaveLength(POWERS.length);
    expect(page.split(FIRED)).toHaveLength(POWERS.length + 1);
  });

  test('every power that is built was tried by the harness, and is in the name of a test', () => {
    const find = scan();
    const built = POWERS.filter((_, power) => registry.powers[power] !== undefined).map(([word]) => word);
    expect(built.filter((word) => find(word).tried.length === 0)).toEqual([]);
    expect(built.filter((word) => find(word).tests.length === 0)).toEqual([]);
  });
});
