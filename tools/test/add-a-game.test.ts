import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/add-a-game.md'), 'utf8');

/** A block of code names its file in the first line; `// ...` stands for what is left out. */
const excerpts = [...page.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, path = '', code = '']) => ({
  path,
  parts: code.split('// ...\n'),
}));

test('every block of code on the page names the file it is from', () => {
  expect(excerpts.length).toBeGreaterThan(10);
  expect(excerpts.length).toBe(page.split('```ts').length - 1);
});

test.each(excerpts)('the excerpt of $path is what the file says', ({ path, parts }) => {
  const source = readFileSync(join(root, path), 'utf8');
  for (const part of parts) expect(source).toContain(part);
});

test('every link leads somewhere', () => {
  const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, 'docs', link)))).toEqual([]);
});
