// The page of rulings and the rules are of one mind: whatever is cited is on the page, and nothing on it is idle.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const home = join(import.meta.dirname, '..');
const page = readFileSync(join(home, 'docs/rulings.md'), 'utf8');
const rows = [...page.matchAll(/^\| (R-\d+) \|(.*)\|$/gm)];
const onPage = rows.map(([, id]) => id ?? '');

const cited = new Set(
  readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(home, file), 'utf8').match(/\bR-\d+\b/g) ?? []),
);

test('every ruling cited in code or a test is on the page', () => {
  expect([...cited].filter((id) => !onPage.includes(id))).toEqual([]);
});

test('every ruling on the page is cited in code or a test', () => {
  expect(onPage.filter((id) => !cited.has(id))).toEqual([]);
});

test('each has a number of its own, a question, an answer and a reason', () => {
  expect(new Set(onPage).size).toBe(onPage.length);
  expect(onPage.length).toBeGreaterThan(60);
  for (const [row, id, rest = ''] of rows) {
    const cells = rest.split('|').map((cell) => cell.trim());
    expect([id, cells.length, cells.every((cell) => cell.length > 0)], row).toEqual([id, 3, true]);
  }
});
