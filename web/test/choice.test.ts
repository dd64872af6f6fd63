// Every kind of choice that a shipped game uses has a component of its own: the plain list is for games newer than the page.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@orrery/games';
import { describe, expect, it } from 'vitest';
import { componentOf } from '../src/choice/Choice.tsx';
import { UnknownChoice } from '../src/choice/ListChoices.tsx';
import { distinctly } from '../src/choice/parts.tsx';

/** Where the sources of a game are: played at random, some questions come up too seldom to be met. */
function folderOf(id: string): string {
  const rules = join(import.meta.dirname, '../../games', id, 'rules');
  return existsSync(rules) ? rules : dirname(fileURLToPath(import.meta.resolve(`@orrery/kernel/slices/${id}`)));
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sourcesIn(path);
    return name.endsWith('.ts') ? [readFileSync(path, 'utf8')] : [];
  });

/** `kind: 'amounts'` is how a choice is written. */
const kindsOf = (id: string): string[] => [
  ...new Set(
    sourcesIn(folderOf(id)).flatMap((text) => [...text.matchAll(/\bkind: '(\w+)'/g)].map(([, kind]) => `${kind}`)),
  ),
];

describe('kinds of choice', () => {
  it.each(gameIds)('all have a component in %s', (id) => {
    const kinds = kindsOf(id);
    expect(kinds).toContain('one');
    expect(kinds.filter((kind) => componentOf(kind) === UnknownChoice)).toEqual([]);
  });

  it('are more than lists in Merchant of Venus', () => {
    expect(new Set(kindsOf('merchant'))).toEqual(new Set(['one', 'amounts', 'offer']));
  });

  it('fall back to the plain list when unknown', () => {
    expect(componentOf('auction')).toBe(UnknownChoice);
  });
});

describe('answers side by side', () => {
  const words: Readonly<Record<string, string>> = { 3: 'Attack 8', 5: 'Attack 8', 7: 'Compromise' };
  const textOf = distinctly('slot', [3, 5, 7], (_, id) => words[id] ?? '');

  it('that would read the same are counted, the others stay as they are', () => {
    expect([3, 5, 7].map(textOf)).toEqual(['Attack 8 (1/2)', 'Attack 8 (2/2)', 'Compromise']);
  });
});
