// docs/security.md promises nothing that no test keeps: each that it names is there, under that name.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/run.mjs';

/** A line of the table: a promise, and the tests that keep it: `file`: "title", "title"; `file`: ... */
const lines = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\|.*`[^`]+\.test\.ts`/.test(line));

test.each(
  lines.map(
    (line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, 3) as [string, string],
  ),
)('%s', (_, kept) => {
  const named = kept.split(';').flatMap((part) => {
    const file = /`([^`]+)`/.exec(part)?.[1] ?? '';
    return [...part.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title }));
  });
  expect(named.length).toBeGreaterThan(0);
  for (const { file, title } of named) {
    expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    const titles = readFileSync(join(root, file), 'utf8').match(/\btest(?:\.\w+\([^\n]*\))?\((['"`]).*\1/g) ?? [];
    expect([title, titles.some((each) => each.includes(title))]).toEqual([title, true]);
  }
});

test('each example of a proxy tells browsers to come by https alone', () => {
  const blocks = readFileSync(join(root, 'docs', 'hosting.md'), 'utf8').match(/(?:^ {4}.*\n)+/gm) ?? [];
  const examples = blocks.filter((each) => each.includes('proxy'));
  expect(examples.map((each) => each.includes('Strict-Transport-Security "max-age='))).toEqual([true, true]);
});

test('there is something to look at', () => {
  expect(lines.length).toBeGreaterThan(15);
});
