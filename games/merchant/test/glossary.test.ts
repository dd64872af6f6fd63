// The Italian words of the game, held to its glossary: text/it/glossary.ts.

import { describe, expect, test } from 'vitest';
import { breaches, type Entry } from '../../glossary.ts';
import { learning } from '../learn/index.ts';
import { TERMS, NAMES } from '../text/it/glossary.ts';
import it from '../text/it/index.ts';
import { CULTURE_NAMES, GOODS_NAMES, SHIP_NAMES, SYSTEM_NAMES } from '../text/names.ts';

const texts = { ...it, ...(await learning.text.it()) };
/** The card shows what is printed, whatever it is called. */
const spoken = Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith('printed.')));

/** A printed name that has an Italian one is said in Italian. */
const translated: readonly Entry[] = Object.entries(NAMES).flatMap(([means, say]) =>
  means === say ? [] : [{ means, say, never: [new RegExp(`\\b${means}\\b`, means === 'Transport' ? '' : 'i')] }],
);

describe('the Italian glossary', () => {
  test('has a name for every world, load of goods and ship, and no two the same', () => {
    const printed = [...SYSTEM_NAMES, ...GOODS_NAMES, ...SHIP_NAMES];
    expect(printed.filter((name) => NAMES[name] === undefined)).toEqual([]);
    expect(new Set(Object.values(NAMES)).size).toBe(Object.keys(NAMES).length);
    const all = new Set([...printed, ...CULTURE_NAMES]);
    expect(Object.keys(NAMES).filter((name) => !all.has(name))).toEqual([]);
  });

  test('is kept by every text: terms', () => {
    expect(Object.keys(spoken).length).toBeGreaterThan(1500);
    expect(breaches(spoken, TERMS)).toEqual([]);
  });

  test('is kept by every text: names', () => {
    expect(breaches(spoken, translated)).toEqual([]);
  });

  test('says where a word stands that it forbids', () => {
    const faults = breaches({ 'log.a': 'Ti restano 4 MP.', 'log.b': 'Compra Space Spice.' }, [...TERMS, ...translated]);
    expect(faults).toEqual([
      'log.a: “Ti restano 4 MP.” says “MP”; the glossary has “PM”',
      'log.b: “Compra Space Spice.” says “Space Spice”; the glossary has “Spezia Spaziale”',
    ]);
  });
});
