import { describe, expect, test } from 'vitest';
import { BREAKTHROUGHS, COLONIZATIONS, ENCOUNTERS, OBJECTIVES } from '../data/cards.ts';
import { NUMBERS } from '../data/numbers.ts';
import { LIMITS, TILES } from '../data/tiles.ts';
import { CRUISERS, UNITS } from '../data/units.ts';

const unit = (id: string): (typeof UNITS)[number] =>
  UNITS.find((each) => each.id === id) ?? (UNITS[0] as (typeof UNITS)[number]);
const cost = (id: string): number => unit(id).cost;

/** What the seed's examples say about the numbers: it stays true if they are tuned. */
describe('§9 units fit the seed', () => {
  const each = NUMBERS.shieldValue.is;
  test.each([
    ['a DD without two shields is worth 6', cost('DD') - 2 * each === 6],
    ['3 PB are worth no more than that', 3 * cost('PB') <= 6],
    ['3 PB are an AB, and back', 3 * cost('PB') === cost('AB')],
    ['5 PB pay for a CA with one shield', 5 * cost('PB') === cost('CA') - each * (unit('CA').shields - 1)],
    ['a PB and a CA are two SS, and back', cost('PB') + cost('CA') === 2 * cost('SS')],
    ['2 AB would be enough for an RS', 2 * cost('AB') >= cost('RS')],
    ['a sct and a trn are enough for a DD', cost('sct') + cost('trn') >= cost('DD')],
    ['3 sct are enough for a BB', 3 * cost('sct') >= cost('BB')],
    ['a BB needs Tech 7', unit('BB').tech === 7],
    ['an AB needs more than Tech 3', unit('AB').tech > 3],
    ['a CA hits with a 4, a sct does not with a 3', unit('CA').cr >= 4 && unit('sct').cr < 3],
    ['a DD has at least two shields, a sct none', unit('DD').shields >= 2 && unit('sct').shields === 0],
    ['a CA shoots in the first fire, a sct in the second', unit('CA').fire === 1 && unit('sct').fire === 2],
  ])('%s', (_, holds) => expect(holds).toBe(true));

  test.each(Object.values(CRUISERS))('a CA for %i with %i shields goes with an SS for %i', (ca, shields, ss) => {
    expect(5 * cost('PB')).toBe(ca - each * (shields - 1));
    expect(cost('PB') + ca).toBe(2 * ss);
  });
});

test('§1.1 75 tiles in the box, as many planets and asteroids as the table of limits says', () => {
  expect(TILES.reduce((sum, [, count]) => sum + count, 0)).toBe(75);
  const count = (id: string): number => TILES.find(([each]) => each === id)?.[1] ?? 0;
  for (const [players, planets, asteroids] of LIMITS) {
    expect(Math.floor(count('planet') / players)).toBe(planets);
    expect(Math.max(1, Math.floor(count('asteroids') / players))).toBe(asteroids);
  }
});

test('§1.4 four decks: 10 objectives, 18 breakthroughs, 18 colonization and 24 encounter cards', () => {
  const copies = (deck: readonly { copies: number }[]): number => deck.reduce((sum, card) => sum + card.copies, 0);
  expect([OBJECTIVES.length, BREAKTHROUGHS.length, copies(COLONIZATIONS), copies(ENCOUNTERS)]).toEqual([
    10, 18, 18, 24,
  ]);
  expect(BREAKTHROUGHS.filter(({ id }) => id !== 'drive-improvement').every((card) => card.copies === 2)).toBe(true);
});

test('§1.4 what a host may choose instead fits the gap it is in', () => {
  for (const { mark, ...rest } of Object.values(NUMBERS)) if ('gap' in rest) expect(mark).not.toBe('seed');
});
