import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en/index.ts';
import { it as italian } from '../src/words/it/index.ts';

const argsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, arg]) => arg ?? '').sort();

/** What is written alike in both languages. */
const SAME = new Set([
  'home.quick-more',
  'new.no',
  'new.bot',
  'kept.score-of',
  'settings.volume',
  'table.bot',
  'table.bot-word',
  'menu.title',
  'talk.title',
  'account.password',
  'keys.password',
  'tables.sign-in',
  'rule.before',
  'rule.after',
]);

describe('the words of the shell', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(italian)).toEqual(Object.keys(en));
  });

  it('are filled by the same arguments in both languages', () => {
    for (const [key, text] of Object.entries(en))
      expect(argsOf(italian[key as keyof typeof en]), key).toEqual(argsOf(text));
  });

  it('are really translated', () => {
    const same = Object.entries(en).filter(([key, text]) => italian[key as keyof typeof en] === text);
    expect(same.map(([key]) => key).filter((key) => !SAME.has(key))).toEqual([]);
  });
});
