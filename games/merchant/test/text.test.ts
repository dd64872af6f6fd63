// The words of the game: both languages say the same, all that the rules say can be said, and every piece has a name.

import { readdirSync, readFileSync } from 'node:fs';
import { KERNEL_KEYS } from '@orrery/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { DEMANDS, FARES } from '../data/bonuses.ts';
import { CULTURES, MERCHANTS } from '../data/cultures.ts';
import { DOTS } from '../data/dots.ts';
import { FEATURES, RELICS, SHIPS } from '../data/equipment.ts';
import { RASTUR } from '../data/rastur.ts';
import { SYSTEMS } from '../data/systems.ts';
import { ORBITS } from '../rules/board.ts';
import { OPTIONS } from '../rules/setup.ts';
import { DAMAGED, FIRST_FARE, FIRST_RELIC, GOODS } from '../rules/table.ts';
import { ACTIONS } from '../rules/trade.ts';
import en from '../text/en/index.ts';
import it from '../text/it/index.ts';

const LANGUAGES = { en, it };
const folder = new URL('../rules/', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

const unique = (found: Iterable<RegExpMatchArray>): string[] => [...new Set([...found].map(([, part = '']) => part))];
const missing = (keys: readonly string[]): string[] =>
  Object.entries(LANGUAGES).flatMap(([lang, messages]) =>
    keys.filter((key) => !KERNEL_KEYS.includes(key) && messages[key] === undefined).map((key) => `${lang}: ${key}`),
  );
const numbered = (noun: string, count: number, first = 0): string[] =>
  Array.from({ length: count }, (_, id) => `${noun}.${first + id}`);

describe('both languages', () => {
  test('have the same keys', () => {
    expect(Object.keys(it).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  test('fill in the same arguments, each as the same thing', () => {
    const blanks = (pattern = ''): string[] =>
      [...pattern.matchAll(/\{(\w+(?::\w+)?)/g)].map(([blank]) => blank).toSorted();
    const differ = Object.keys(en).filter((key) => blanks(en[key]).join() !== blanks(it[key]).join());
    expect(differ).toEqual([]);
  });

  test.each(Object.entries(LANGUAGES))(
    '%s has no empty text, no straight quote, no blank that cannot be read',
    (_, messages) => {
      const blank = /\{\w+(?::\w+)?(?:\|[^|{}]*\|[^|{}]*)?\}/g;
      const wrong = Object.entries(messages).filter(
        ([, text]) => text.trim() === '' || /['"]/.test(text) || /[{}]/.test(text.replaceAll(blank, '')),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('name a thing by a noun that exists', () => {
    const nouns = unique(Object.values(en).flatMap((text) => [...text.matchAll(/\{\w+:(\w+)\}/g)]));
    // Seats are named by the table; `number` stands for plain numbers in a list.
    const unknown = nouns.filter(
      (noun) => !['seat', 'number'].includes(noun) && !Object.keys(en).some((key) => key.startsWith(`${noun}.`)),
    );
    expect(nouns.length).toBeGreaterThan(10);
    expect(unknown).toEqual([]);
  });
});

describe('all that the rules say', () => {
  test('can be said in both languages', () => {
    const keys = unique(sources.matchAll(/'((?:ask|log|refuse|table|end|word)\.[a-z0-9-]+)'/g));
    expect(keys.length).toBeGreaterThan(150);
    expect(missing(keys)).toEqual([]);
  });

  test('is needed: no prompt, event or refusal is written for nothing', () => {
    const written = Object.keys(en).filter((key) => /^(?:ask|log|refuse|table|end)\./.test(key));
    expect(written.filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
  });

  test('names every action of trade', () => {
    const verbs = Object.keys(ACTIONS).filter((verb) => verb !== 'revolt');
    expect(missing(verbs.map((verb) => `word.${verb}`))).toEqual([]);
    const revolts = [...ORBITS.map((_, orbit) => `0 ${orbit}`), ...CULTURES.map((_, culture) => `1 ${culture}`)];
    expect(missing(revolts.map((revolt) => `word.revolt ${revolt}`))).toEqual([]);
  });

  test('opens a rule in our own words, wherever a number stands', () => {
    const numbers = unique(sources.matchAll(/'(\d{1,2}\.\d{1,3})'/g));
    expect(numbers.length).toBeGreaterThan(50);
    expect(missing(numbers.map((number) => `rule.${number}`))).toEqual([]);
  });
});

describe('names', () => {
  const things: [string, string[]][] = [
    ['dot', numbered('dot', DOTS.length)],
    ['system', numbered('system', SYSTEMS.length)],
    ['culture', numbered('culture', CULTURES.length + 1)],
    ['goods', numbered('good', GOODS)],
    ['equipment, relic and fare aboard', numbered('gear', FIRST_FARE + FARES.length)],
    ['damaged piece', numbered('gear', FIRST_RELIC, DAMAGED)],
    ['? marker', numbered('marker', FEATURES.length + RELICS.length)],
    ['fare', numbered('fare', FARES.length)],
    ['demand', numbered('demand', DEMANDS.length)],
    ['marker of the cup', numbered('cup', GOODS + FARES.length + DEMANDS.length)],
    ['Rastur', numbered('rastur', RASTUR.length)],
    ['ship', numbered('ship', SHIPS.length)],
    ['Spaceport', numbered('port', ORBITS.length)],
    ['merchant', numbered('merchant', MERCHANTS.length)],
    ['die', numbered('die', 6, 1)],
  ];

  test.each(things)('every %s has one, and no two the same', (_, keys) => {
    expect(missing(keys)).toEqual([]);
    for (const messages of Object.values(LANGUAGES))
      expect(new Set(keys.map((key) => messages[key])).size).toBe(keys.length);
  });

  test('Spaceports keep their printed name; worlds have one in each language, and never half of one', () => {
    expect(ORBITS.length).toBe(25);
    for (const messages of Object.values(LANGUAGES)) {
      expect(messages['dot.111']).toContain('Titan’s Tower');
      expect(messages['printed.system.1']).toBe('Desert World');
    }
    expect(en['dot.197']).toMatch(/ 1 .*Desert World .* Super Nova$/);
    expect(it['dot.197']).toMatch(/ 1 .*Mondo Deserto .* Supernova$/);
  });

  test('what is unknown has a name too', () => {
    const nouns = ['dot', 'system', 'culture', 'good', 'gear', 'marker', 'merchant', 'cup', 'rastur'];
    expect(missing(nouns.map((noun) => `${noun}.unknown`))).toEqual([]);
  });

  test('every piece of an offer, alone and in a list', () => {
    const pieces = [
      ...numbered('goods', GOODS),
      ...numbered('gear', FIRST_FARE + FARES.length),
      ...numbered('gear', FIRST_RELIC, DAMAGED),
      ...numbered('iou', CULTURES.length),
    ];
    expect(missing(pieces.map((piece) => `piece.${piece.replace('.', ' ')}`))).toEqual([]);
    expect(missing(['piece.money', 'lot.money', 'lot.goods', 'lot.gear', 'lot.iou', 'lot.none'])).toEqual([]);
  });
});

describe('pages to read', () => {
  test('every option says what it does, and its numbers what they mean', () => {
    const options = Object.entries(OPTIONS).flatMap(([name, values]) => [
      `option.${name}`,
      `option.${name}.hint`,
      ...values.filter((value) => typeof value === 'number').map((value) => `option.${name}.${value}`),
    ]);
    expect(missing(options)).toEqual([]);
  });

  test('the gazetteer has a word about each system, culture, goods and merchant', () => {
    const about = [
      ...numbered('about.system', SYSTEMS.length),
      ...numbered('about.culture', CULTURES.length + 1),
      ...numbered('about.good', GOODS),
      ...numbered('about.merchant', MERCHANTS.length),
    ];
    expect(missing(about)).toEqual([]);
  });

  test('every numbered rule of chapters 1 to 17 is there, under its chapter', () => {
    expect(RULES.length).toBe(171);
    expect(missing(RULES.map((number) => `rule.${number}`))).toEqual([]);
    expect(missing(numbered('chapter', 17, 1))).toEqual([]);
    const extra = Object.keys(en).filter((key) => key.startsWith('rule.') && !RULES.includes(key.slice(5)));
    expect(extra).toEqual([]);
  });
});

/** The numbers of the rulebook; it prints 12.2.1 for 12.21. */
const RULES = `
  1.1 1.2 1.3 1.4 1.5
  2.1 2.2 2.3 2.4 2.41 2.42 2.5 2.51 2.52 2.53 2.54 2.541 2.542 2.6 2.61 2.62 2.7 2.8 2.81 2.82
  3.1 3.2 3.3 3.4 3.41 3.42 3.43 3.431 3.432 3.433 3.44
  4.1 4.11 4.12 4.13 4.14 4.2 4.3 4.4 4.5
  5.1 5.2 5.21 5.22 5.23 5.3 5.31 5.32 5.4
  6.1 6.11 6.12 6.2 6.3 6.4 6.41 6.42 6.43 6.5 6.51 6.52
  7.1 7.2 7.3
  8.1 8.2 8.21 8.22 8.23 8.3 8.4 8.41 8.42 8.43 8.44 8.45 8.46 8.47 8.48
  9.1 9.2 9.21 9.3 9.31 9.32 9.321 9.322 9.323 9.4 9.41 9.42 9.43
  10.1 10.11 10.12 10.2 10.21 10.3
  11.1 11.2 11.3 11.4
  12.1 12.2 12.21 12.22 12.23 12.3 12.31 12.32 12.4 12.41 12.42
  13.1 13.2 13.3
  14.1 14.2 14.3 14.4
  15.1 15.11 15.12 15.13 15.2 15.21 15.211 15.212 15.3 15.31 15.32 15.4 15.41 15.411 15.412 15.42 15.43 15.431 15.432
  15.44 15.5 15.51 15.52 15.53 15.54 15.541 15.542 15.6 15.7
  16.1 16.2 16.21 16.22 16.23 16.3 16.4 16.5
  17.1 17.11 17.12 17.2 17.21 17.22 17.3 17.4 17.5
`
  .trim()
  .split(/\s+/);
