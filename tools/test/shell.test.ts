// The shell knows no game by name: what it shows of one comes from its front, and which there are says the catalog alone.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFronts } from '@orrery/games';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const SHELL = ['web', 'cli', 'host/src', 'bots/src', 'bench/src', 'protocol', 'table', 'scripts'];
/** Tests play real games; the skeleton is a game; the API's examples show one and decide nothing by it. */
const APART = /(^|\/)(node_modules|dist|test)\/|^cli\/skeleton\/|^host\/src\/.*openapi/;

const files = [...new Set(SHELL.flatMap((part) => globSync(`${part}/**/*.{ts,tsx,mjs,css,html}`, { cwd: root })))]
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !APART.test(path));
const fronts = await loadFronts();

/** As a word in quotes, alone or in a key, in a path, in a class of its own; and by its names, unless they are common words. */
function namings(id: string, names: readonly string[]): RegExp {
  const told = names.filter((name) => name.includes(' ')).map((name) => `\\b${name}\\b`);
  const quoted = [`['"\`]${id}['"\`]`, `['"\`]${id}\\.`, `\\.${id}['"\`]`];
  return new RegExp([...quoted, `(games|slices|learn)/${id}\\b`, `\\.${id}-`, ...told].join('|'));
}

const linesOf = (path: string, pattern: RegExp): string[] =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []));

test('the shell is looked at', () => {
  for (const part of ['web/src/home/', 'cli/evidence/', 'host/src/', 'bots/src/', 'bench/src/', 'scripts/'])
    expect(files.filter((path) => path.startsWith(part)).length, part).toBeGreaterThan(3);
});

describe.each(fronts)('$id', ({ id, name }) => {
  const pattern = namings(id, Object.values(name));

  test('is named nowhere in the shell', () => {
    expect(files.flatMap((path) => linesOf(path, pattern))).toEqual([]);
  });

  test('would be found', () => {
    const ways = [`id !== '${id}'`, `say('game.${id}')`, `'${id}.seats': ''`, `.${id}-card {`, `games/${id}/index.ts`];
    for (const way of ways) expect(way).toMatch(pattern);
  });
});
