// The words: both languages say the same, everything in the tables has a name and a text, and every rule of the book is there.

import { describe, expect, test } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { COLOURS, COMETS, CONES, DESTINIES } from '../data/destiny.ts';
import { BOOK } from '../data/book.ts';
import { EDICTS } from '../data/edicts.ts';
import { HEXES } from '../data/hexes.ts';
import { PURCHASES } from '../data/lucre.ts';
import { MOMENTS, OCCASIONS } from '../data/moments.ts';
import { CATEGORIES, MOONS } from '../data/moons.ts';
import { POWERS } from '../data/powers.ts';
import { SOURCES } from '../data/sources.ts';
import { SILENCED_IN_PART } from '../data/traits.ts';
import bookEn from '../text/en/encyclopaedia.ts';
import tableEn from '../text/en/index.ts';
import bookIt from '../text/it/encyclopaedia.ts';
import tableIt from '../text/it/index.ts';

const LANGUAGES = { en: { ...tableEn, ...bookEn }, it: { ...tableIt, ...bookIt } };
const { en, it } = LANGUAGES;
/** What is said at the table has arguments in it. */
const isSaid = (key: string): boolean =>
  /^(?:tag|ask|act|log|see|end|use|form|refuse|whither|piece|source|ban|deed|aim|question|board|panel|state|account|section|why|says|story)\./.test(
    key,
  );
const isPage = (key: string): boolean =>
  !isSaid(key) && /\.(?:text|asks|tag|wild|super|doubt|silenced|example|with\.\d+)$|^rule\./.test(key);
const missing = (keys: readonly string[]): string[] =>
  Object.entries(LANGUAGES).flatMap(([lang, messages]) =>
    keys.filter((key) => messages[key] === undefined).map((key) => `${lang}: ${key}`),
  );
const numberOf = (word: string): number => POWERS.findIndex(([each]) => each === word);
const numbered = (noun: string, count: number, part = ''): string[] =>
  Array.from({ length: count }, (_, id) => `${noun}.${id}${part}`);

describe('both languages', () => {
  test('have the same keys, at the table and in the encyclopaedia', () => {
    expect(Object.keys(tableIt).toSorted()).toEqual(Object.keys(tableEn).toSorted());
    expect(Object.keys(bookIt).toSorted()).toEqual(Object.keys(bookEn).toSorted());
  });

  test('keep the encyclopaedia apart: no key is in both', () => {
    expect(Object.keys(bookEn).filter((key) => tableEn[key] !== undefined)).toEqual([]);
  });

  test.each(Object.entries(LANGUAGES))('%s has no empty text, no straight quote, no stray brace', (_, messages) => {
    const bad = (key: string): RegExp => (isSaid(key) ? /['"]/ : /['"{}]/);
    // A place and a colour are called by the name of their player.
    const bare = (text: string): string => text.replace(/\{\d:seat\}/, '');
    const isBad = ([key, text]: [string, string]): boolean => text.trim() === '' || bad(key).test(bare(text));
    expect(Object.entries(messages).filter(isBad)).toEqual([]);
  });

  test.each(Object.entries(LANGUAGES))('%s ends every sentence of a page', (_, messages) => {
    const pages = Object.entries(messages).filter(([key]) => isPage(key));
    expect(pages.length).toBeGreaterThan(700);
    expect(pages.filter(([, text]) => !/[.!?]$/.test(text)).map(([key]) => key)).toEqual([]);
  });

  test('Italian is not English left over', () => {
    const same = Object.keys(en).filter((key) => isPage(key) && en[key] === it[key]);
    expect(same).toEqual([]);
  });

  test('Italian uses the words of the Italian rules', () => {
    const foreign = /\b(?:gettoni|gettone|segnalini|offense|defense|tokens?|ally)\b/;
    const said = (text: string): string => text.replaceAll(/\{\w+/g, ''); // names of arguments are English
    expect(Object.entries(it).filter(([, text]) => foreign.test(said(text)))).toEqual([]);
  });
});

describe('names and texts', () => {
  const names: [string, string[]][] = [
    ['card of the Challenge deck', numbered('card', CARDS)],
    ['Destiny card', numbered('destiny', DESTINIES)],
    ['colour', numbered('colour', COLOURS.length)],
    ['power', numbered('power', POWERS.length)],
    ['title of a power', numbered('power', POWERS.length, '.title')],
    ['line about a power', numbered('power', POWERS.length, '.tag')],
    ['text of a power', numbered('power', POWERS.length, '.text')],
    ['Wild Flare', numbered('flare', POWERS.length, '.wild')],
    ['Edict', numbered('edict', EDICTS.length)],
    ['text of an Edict', numbered('edict', EDICTS.length, '.text')],
    ['text of a colourless cone', numbered('cone', CONES.length, '.text')],
    ['Comet', numbered('comet', COMETS.length)],
    ['text of a Comet', numbered('comet', COMETS.length, '.text')],
    ['Moon', numbered('moon', MOONS.length)],
    ['text of a Moon', numbered('moon', MOONS.length, '.text')],
    ['reverse hex', numbered('hex', HEXES.length)],
    ['text of a reverse hex', numbered('hex', HEXES.length, '.text')],
    ['purchase', numbered('purchase', PURCHASES.length)],
    ['moment', [...MOMENTS, ...OCCASIONS].map((code) => `moment.${code}`)],
  ];

  test.each(names)('every %s has one, and no two the same', (_, keys) => {
    expect(missing(keys)).toEqual([]);
    for (const messages of Object.values(LANGUAGES))
      expect(new Set(keys.map((key) => messages[key])).size).toBe(keys.length);
  });

  test('every power says when it asks, and has a Super', () => {
    expect(
      missing([...numbered('power', POWERS.length, '.asks'), ...numbered('flare', POWERS.length, '.super')]),
    ).toEqual([]);
  });

  test.each([
    ['dragon', '§11.4 a bribe is no purchase', /as a bribe/, /corrompere/],
    ['hurtz', 'R212 who has a part in the challenge rents tokens', /who has a part in/, /chi ha una parte nella sfida/],
    ['hurtz', 'R260 not a power and tokens', /nobody rents both/, /nessuno noleggia l’uno e le altre/],
    ['butler', 'R264 who goes to a Moon owes nothing', /goes to a Moon says so/, /va verso una Luna lo dice/],
  ])('the text of %s says it in both languages: %s', (word, _, english, italian) => {
    const key = `power.${numberOf(word)}.text`;
    expect(en[key]).toMatch(english);
    expect(it[key]).toMatch(italian);
  });

  test('a power that is reconstructed, or not sure, says so; no other does', () => {
    const doubtful = POWERS.flatMap(([, , , , confidence, made], power) =>
      confidence === 'low' || made !== 'no' ? [`power.${power}.doubt`] : [],
    );
    expect(doubtful.length).toBe(19);
    expect(missing(doubtful)).toEqual([]);
    expect(Object.keys(en).filter((key) => key.endsWith('.doubt')).length).toBe(19);
  });

  test.each([
    ['en', en, 'This text is reconstructed.', 'Reconstructed.', '(reconstructed)'],
    ['it', it, 'Questo testo è ricostruito.', 'Ricostruito.', '(ricostruito)'],
  ])('%s says so in the text, in the line and where powers are offered; of a Flare, in each form that is', (...all) => {
    const [, messages, sentence, short, word] = all;
    const says = (key: string, mark: string): boolean => messages[key]?.endsWith(mark) ?? false;
    for (const [power, [name, , , , confidence]] of POWERS.entries()) {
      const [, , wild, superb] = SOURCES[power] ?? [];
      const isLow = confidence === 'low';
      expect([name, says(`power.${power}.text`, sentence)]).toEqual([name, isLow]);
      expect([name, says(`power.${power}.tag`, short)]).toEqual([name, isLow]);
      expect([name, says(`offered.${power}`, word)]).toEqual([name, isLow]);
      expect([name, says(`flare.${power}.wild`, sentence)]).toEqual([name, wild === 'ours']);
      expect([name, says(`flare.${power}.super`, sentence)]).toEqual([name, superb === 'ours']);
      expect([name, messages['option.mix.hint']?.includes(`${messages[`power.${power}`]}`)]).toEqual([name, isLow]);
    }
  });

  test('§15.4 a power the Silencer stops in part says which', () => {
    const parts = SILENCED_IN_PART.map((word) => `power.${POWERS.findIndex(([each]) => each === word)}.silenced`);
    expect(missing(parts)).toEqual([]);
  });

  test('a number is written as print has it', () => {
    expect([en['card.0'], en['card.8'], en['card.26'], en['card.45'], en['card.51'], en['card.54']]).toEqual([
      'Compromise',
      'Attack 15',
      'Attack −8',
      'Kicker ×−2',
      'Reinforcement +2',
      'Flare: Amoeba',
    ]);
    expect([en['power.2'], it['power.2.title'], it['power.6.title']]).toEqual([
      'Anti-Matter',
      'Anti-Matter (Antimateria)',
      'Aura',
    ]);
  });

  test('every power tells its example, and why it goes well or badly with others; themes and difficulties have names', () => {
    const company = BOOK.flatMap(([word, difficulty, themes, well, badly]) => [
      `power.${numberOf(word)}.example`,
      `difficulty.${difficulty}`,
      ...themes.map((theme) => `theme.${theme}`),
      ...[...well, ...badly].map((other) => `power.${numberOf(word)}.with.${numberOf(other)}`),
    ]);
    expect(missing(company)).toEqual([]);
    const extra = Object.keys(en).filter((key) => /\.with\.\d+$|\.example$/.test(key) && !company.includes(key));
    expect(extra).toEqual([]);
  });

  test('words of the tables have names: roles, categories, confidence', () => {
    const roles = [...new Set(POWERS.map(([, , role]) => `role.${role}`))];
    const sure = [...new Set(POWERS.map(([, , , , confidence]) => `sure.${confidence}`))];
    const moons = MOONS.flatMap(([, , duration, play]) => [`duration.${duration}`, `play.${play}`]);
    const usages = POWERS.map(([, usage]) => `usage.${usage}`);
    expect(
      missing([...roles, ...sure, ...moons, ...usages, ...CATEGORIES.map((category) => `category.${category}`)]),
    ).toEqual([]);
  });
});

describe('the rulebook', () => {
  test('every rule of chapters 1 to 15 is there, under its chapter, and no other', () => {
    expect(missing(RULES.map((number) => `rule.${number}`))).toEqual([]);
    expect(missing(Array.from({ length: 15 }, (_, chapter) => `chapter.${chapter + 1}`))).toEqual([]);
    const extra = Object.keys(en).filter((key) => key.startsWith('rule.') && !RULES.includes(key.slice(5)));
    expect(extra).toEqual([]);
  });
});

/** The rulebook's numbers; N.0 where a chapter has a head, a digit more for parts of a paragraph, as docs/rulings.md says. */
const RULES = `
  1.1 1.2 1.3 1.4 1.5
  2.0 2.1
  3.0 3.01 3.02 3.1 3.2 3.21 3.22 3.23 3.24 3.25 3.26 3.27 3.3 3.31 3.32 3.4 3.5 3.6 3.61 3.7
  3.8 3.81 3.82 3.83 3.84 3.85 3.86 3.87 3.9 3.10 3.101 3.102
  4.0 4.1 4.2
  5.0 5.1 5.2 5.3
  6.0 6.1 6.2 6.3 6.31 6.32 6.33 6.4
  7.0 7.1 7.11 7.12 7.2
  8.0
  9.0 9.1 9.2 9.3 9.4 9.5 9.6
  10.0 10.1 10.2
  11.0 11.1 11.2 11.3 11.4
  12.0
  13.0 13.1 13.2 13.3 13.4 13.5
  14.1 14.2 14.3 14.4 14.5 14.6 14.7 14.8 14.9 14.10 14.11 14.12 14.13 14.14 14.15 14.16 14.17 14.18 14.19 14.20
  14.21 14.22 14.23
  15.0 15.1 15.2 15.3 15.4 15.5
`
  .trim()
  .split(/\s+/);
