// Home and a table say only words that are fetched before anything is shown.

import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { more } from '../src/words/en/more.ts';

const SRC = resolve(import.meta.dirname, '../src');

/** What stands on the screen before any other page was opened. */
const SHOWN = ['main.tsx', 'home/NewGame.tsx', 'table/LocalTablePage.tsx'];

/** Says what went wrong with an account or at a table of the server; both are pages that bring their words. */
const ELSEWHERE = ['account/task.tsx'];

/** The file and all that it imports, but for what is fetched by an `import()` of its own. */
function withImports(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found;
  const text = readFileSync(path, 'utf8');
  found.set(path, text);
  for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type)[^;]*?'(\.[^']+\.tsx?)';$/gm))
    withImports(join(dirname(path), from), found);
  return found;
}

describe('the first words', () => {
  const files = new Map(SHOWN.flatMap((name) => [...withImports(join(SRC, name))]));

  test('are read from the whole of home and table', () => {
    const names = [...files.keys()].map((path) => relative(SRC, path));
    expect(names).toEqual(expect.arrayContaining(['App.tsx', 'home/Home.tsx', 'table/Log.tsx', 'part/PageBar.tsx']));
  });

  test('are all that home and a table say', () => {
    const late = [...files].flatMap(([path, text]) => {
      const said = Object.keys(more).filter((word) => text.includes(`'${word}'`));
      return ELSEWHERE.includes(relative(SRC, path)) ? [] : said.map((word) => `${relative(SRC, path)} says ${word}`);
    });
    expect(late).toEqual([]);
  });
});
