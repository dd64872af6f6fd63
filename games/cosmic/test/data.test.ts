// The tables against the rulebook: how many there are of everything, and who goes with whom.

import { describe, expect, test } from 'vitest';
import { front } from '../front.ts';
import '../index.ts';
import { playablePowers } from '../rules/assign.ts';
import { registry } from '../rules/registry.ts';
import { flarePool, OPTIONS } from '../rules/setup.ts';
import { ALL_POWERS, LUCRE as LUCRE_ON } from '../rules/table.ts';
import {
  ATTACKS,
  CARDS,
  COMPROMISE,
  COMPROMISES,
  FIRST_ATTACK,
  FIRST_EDICT,
  FIRST_FLARE,
  FIRST_KICKER,
  FIRST_REINFORCEMENT,
  FLARES_EACH,
  FLARES_FIXED,
  KICKERS,
  REINFORCEMENTS,
} from '../data/cards.ts';
import {
  COLOURS,
  COMETS,
  CONES,
  DESTINIES,
  DESTINY,
  EXTRAS_EACH,
  EXTRAS_WITH_LUCRE,
  EXTRAS_WITH_MOONS,
  FIRST_COMET,
  FIRST_CONE,
  FIRST_REVERSE,
  WILD,
  WILD_REVERSE,
  WILD_REVERSE_ABOVE,
} from '../data/destiny.ts';
import { EDICTS } from '../data/edicts.ts';
import { FLARES } from '../data/flares.ts';
import {
  BASES_FOR_POWER,
  BASES_TO_WIN,
  BINARY,
  CHALLENGES,
  CONE,
  FAILED_DEAL,
  GAS_GIANT,
  HAND,
  HEXES,
  PLANETS,
  RINGS,
  SPACE_DUST,
  TOKENS,
  TOKENS_EACH,
  WORLDSHIPS,
} from '../data/hexes.ts';
import { COUNTERS, LUCRE, LUCRE_REVERSE, PURCHASES } from '../data/lucre.ts';
import { MOMENTS, OCCASIONS, type When } from '../data/moments.ts';
import { CATEGORIES, MOON_NUMBERS, MOONS, MOONS_EACH, OPPOSITE_MOONS } from '../data/moons.ts';
import { BOOK, THEMES } from '../data/book.ts';
import { EXAMPLES } from '../data/examples.ts';
import { POWERS } from '../data/powers.ts';
import { SOURCES } from '../data/sources.ts';
import {
  ARTIFACTS,
  BETTER_WITH_LUCRE,
  FEWEST_SEATS,
  KEPT,
  MOST_SEATS,
  NO_STAGE,
  NOT_FOR_ONE_SEAT,
  NOT_IN_ONE_GAME,
  OPEN_ENDED,
  SILENCED,
  SILENCED_IN_PART,
  UNTOUCHABLE,
  WITH_HEXES,
  WITH_KICKERS,
  WITH_LUCRE,
  WITH_MOONS,
} from '../data/traits.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const count = <T>(list: readonly T[], which: (each: T) => boolean): number => list.filter(which).length;
const words = (rows: readonly (readonly [string, ...unknown[]])[]): string[] => rows.map(([word]) => word);
const POWER_WORDS = words(POWERS);
const numberOf = (word: string): number => POWER_WORDS.indexOf(word);

/** The places of a moment or span among MOMENTS; an occasion has none. */
const places = (when: When): number[] =>
  (OCCASIONS as readonly string[]).includes(when)
    ? []
    : when.split('-').map((code) => (MOMENTS as readonly string[]).indexOf(code));

describe('the Challenge deck', () => {
  test('§5.3 has 72 Challenge cards in the base box, 54 in the expansion, 126 in both', () => {
    const attacks = [sum(ATTACKS.map(([, base]) => base)), sum(ATTACKS.map(([, , expansion]) => expansion))];
    expect(attacks).toEqual([55, 43]);
    expect(COMPROMISES).toEqual([17, 11]);
    expect(attacks.map((many, box) => many + (COMPROMISES[box] ?? 0))).toEqual([72, 54]);
  });

  test('§5.3 has the values of the table, each once, from 40 down to -8', () => {
    const values = ATTACKS.map(([value]) => value);
    expect(values).toEqual([
      40, 30, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 1, 0, -1, -4, -5, -6, -8,
    ]);
    expect(ATTACKS.filter(([value]) => value <= 0).every(([, base]) => base === 0)).toBe(true);
  });

  test('§5.3 counts copy by copy', () => {
    const both = Object.fromEntries(ATTACKS.map(([value, base, expansion]) => [value, base + expansion]));
    expect(both).toMatchObject({
      40: 1,
      20: 3,
      15: 6,
      13: 4,
      12: 7,
      10: 9,
      9: 6,
      8: 11,
      7: 7,
      6: 11,
      4: 5,
      0: 2,
      '-8': 1,
    });
  });

  test('§6.2 has 32 Edicts, 22 of them in the base box', () => {
    expect(EDICTS.length).toBe(18);
    expect([sum(EDICTS.map(([, , base]) => base)), sum(EDICTS.map(([, , , more]) => more))]).toEqual([22, 10]);
    expect(words(EDICTS)).toEqual(words(EDICTS).toSorted());
  });

  test('§14.18 to §14.20 speak of Edicts of the base box; those and two of §10 are named in the rulebook', () => {
    const named = EDICTS.filter(([, , , , , , isNamed]) => isNamed);
    expect(words(named)).toEqual(['keeper', 'mobius-tubes', 'plague', 'sanity', 'warp-break']);
    expect(named.every(([, , base]) => base > 0)).toBe(true);
  });

  test('§15.4 an Edict that wants a target must be announced: Plague', () => {
    expect(words(EDICTS.filter(([, , , , announced]) => announced))).toEqual([
      'finder',
      'force-field',
      'plague',
      'rebirth',
      'space-junk',
      'time-gum',
      'warp-break',
    ]);
  });

  test('§6.3 has nine Kickers, nought and minus two among them', () => {
    expect(sum(KICKERS.map(([, copies]) => copies))).toBe(9);
    expect(KICKERS.map(([factor]) => factor)).toEqual([-2, -1, 0, 2, 3, 4]);
  });

  test('§6.4 has fifteen Reinforcements', () => {
    expect(sum(REINFORCEMENTS.map(([, copies]) => copies))).toBe(15);
  });

  test('§6.1 every power has a Flare, numbered in one row with all other cards', () => {
    expect(words(FLARES)).toEqual(POWER_WORDS);
    expect([COMPROMISE, FIRST_ATTACK, FIRST_EDICT, FIRST_KICKER, FIRST_REINFORCEMENT, FIRST_FLARE, CARDS]).toEqual([
      0, 1, 27, 45, 51, 54, 156,
    ]);
  });

  test('§1.4, §6.1 three Flares for each player never run short, nor do twenty', () => {
    const withoutLucre = POWERS.length - WITH_LUCRE.length;
    expect(6 * FLARES_EACH).toBeLessThanOrEqual(withoutLucre);
    expect(FLARES_FIXED).toBe(20);
  });
});

describe('the Destiny deck', () => {
  test('§1.2 with six players has 26 cards; with three the reverse wild stays out', () => {
    const { normal, reverse, wild, wildReverse } = DESTINY;
    const cards = (seats: number): number =>
      seats * (normal + reverse) + wild + (seats > WILD_REVERSE_ABOVE ? wildReverse : 0);
    expect([2, 3, 4, 5, 6].map(cards)).toEqual([9, 13, 18, 22, 26]);
  });

  test('§9 each colour has one reverse card and more than the three Space Dust takes away', () => {
    expect(DESTINY.reverse).toBe(1);
    expect(DESTINY.normal + DESTINY.reverse).toBeGreaterThan(SPACE_DUST.cards);
    expect(SPACE_DUST).toEqual({ cards: 3, bonus: 5 });
  });

  test('§7.1 has ten colourless cones, §7.2 sixteen Comets, numbered 1 to 26', () => {
    expect([CONES.length, COMETS.length]).toEqual([10, 16]);
    expect(CONES.map(([, target]) => target).toSorted()).toEqual(
      ['base', 'base', 'moon', ...Array<string>(6).fill('player'), 'warp'].toSorted(),
    );
    expect([FIRST_REVERSE, WILD, WILD_REVERSE, FIRST_CONE, FIRST_COMET, DESTINIES]).toEqual([6, 12, 13, 14, 24, 40]);
    expect(new Set([...COLOURS, ...words(CONES), ...words(COMETS)]).size).toBe(32);
  });

  test('§7.0 the extra cards last for one for each of six players, whatever options are off', () => {
    expect(words(CONES)).toEqual(expect.arrayContaining([...EXTRAS_WITH_MOONS]));
    expect(words(COMETS)).toEqual(expect.arrayContaining([...EXTRAS_WITH_LUCRE]));
    const left = CONES.length + COMETS.length - EXTRAS_WITH_MOONS.length - EXTRAS_WITH_LUCRE.length;
    expect(left).toBeGreaterThan(6 * EXTRAS_EACH);
  });
});

describe('board, money, Moons', () => {
  test('§1.1 twenty tokens, four on each of five planets', () => {
    expect([TOKENS, PLANETS * TOKENS_EACH, COLOURS.length]).toEqual([20, 20, 6]);
  });

  test('§2, §3, §4.2 the numbers of the rulebook', () => {
    expect(front.goal?.({} as never)).toBe(BASES_TO_WIN);
    expect({ HAND, CONE, FAILED_DEAL, CHALLENGES, BASES_TO_WIN, BASES_FOR_POWER }).toEqual({
      HAND: 7,
      CONE: 4,
      FAILED_DEAL: 3,
      CHALLENGES: 2,
      BASES_TO_WIN: 5,
      BASES_FOR_POWER: 3,
    });
  });

  test('§9 six reverse hexes with their planets', () => {
    expect(HEXES).toEqual([
      ['binary', 6, true],
      ['gas-giant', 1, false],
      ['rings', 5, true],
      ['rosette', 6, true],
      ['space-dust', 1, false],
      ['worldships', 5, false],
    ]);
    expect(BINARY.suns.flat()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(RINGS.length).toBe(5);
    expect([
      RINGS[0],
      RINGS[4],
      GAS_GIANT.power,
      GAS_GIANT.stay,
      GAS_GIANT.bases,
      BINARY.bases,
      WORLDSHIPS.cards,
    ]).toEqual([10, 2, 3, 1, 3, 2, 3]);
  });

  test('§11 the first player has 4 Lucre, the fifth 8; the prices are those of the table', () => {
    expect([1, 5].map((place) => LUCRE.start + place)).toEqual([4, 8]);
    expect({ ...LUCRE, ...LUCRE_REVERSE }).toEqual({ start: 3, perBase: 1, income: 7, few: 4 });
    expect(LUCRE.income).toBe(3);
    expect(PURCHASES.map(([, ...row]) => row)).toEqual([
      [3, 1, 1],
      [3, 7, 7],
      [6, 8, 8],
      [4, 1, 6],
      [10, 1, 6],
      [7, 1, 3],
    ]);
    expect(COUNTERS).toBe(100);
  });

  test('§13 22 Moons in four categories, enough for two to each of six players', () => {
    expect(CATEGORIES.map((wanted) => count(MOONS, ([, category]) => category === wanted))).toEqual([11, 5, 4, 2]);
    expect(MOONS.length).toBeGreaterThanOrEqual(6 * MOONS_EACH);
    expect(new Set(words(MOONS)).size).toBe(22);
  });

  test('§13.2 there are Moons of all durations, §13.4 secret ones and others', () => {
    expect(new Set(MOONS.map(([, , duration]) => duration))).toEqual(
      new Set(['continuing', 'intermittent', 'one-shot']),
    );
    expect(count(MOONS, ([, , , play]) => play === 'secret')).toBe(4);
  });

  test('§13.2 Moons that undo each other both last, and work for all', () => {
    const rows = OPPOSITE_MOONS.flat().map((word) => MOONS.find(([each]) => each === word));
    expect(rows.every((row) => row?.[2] === 'continuing' && row[5])).toBe(true);
    expect(MOON_NUMBERS).toEqual({ more: 3, fewer: 1, small: 3, large: 5, fortress: 5, shipyard: 2, lucre: 2 });
  });
});

describe('powers', () => {
  test('§4 there are 102, in the order of their names', () => {
    expect(POWERS.length).toBe(102);
    expect(new Set(POWER_WORDS).size).toBe(102);
    expect(POWER_WORDS).toEqual(POWER_WORDS.toSorted());
    expect(['amoeba', 'filch', 'macron', 'zombie'].map(numberOf)).toEqual([0, 32, 51, 101]);
  });

  test('§4.1 34 are mandatory, 63 optional, 5 partly so', () => {
    const usages = ['mandatory', 'optional', 'mixed'].map((wanted) => count(POWERS, ([, usage]) => usage === wanted));
    expect(usages).toEqual([34, 63, 5]);
  });

  test('40 texts are sure, 44 fairly, 18 not; every low one but Force is reconstructed, and Witch in part', () => {
    const sure = ['high', 'medium', 'low'].map((wanted) =>
      count(POWERS, ([, , , , confidence]) => confidence === wanted),
    );
    expect(sure).toEqual([40, 44, 18]);
    const odd = POWERS.filter(([, , , , confidence, made]) => (confidence === 'low') !== (made !== 'no'));
    expect(words(odd)).toEqual(['force', 'witch']);
    expect(['partial', 'full'].map((wanted) => count(POWERS, ([, , , , , made]) => made === wanted))).toEqual([10, 8]);
  });

  test('§3, §8 each acts at moments or occasions that exist; a span runs forward', () => {
    const all: readonly When[] = [
      ...POWERS.flatMap(([, , , when]) => [...when]),
      ...FLARES.flatMap(([, , wild, , , supers]) => [...wild, ...supers]),
      ...EDICTS.flatMap(([, when]) => [...when]),
      ...MOONS.flatMap(([, , , , when]) => [...when]),
    ];
    expect(POWERS.every(([, , , when]) => when.length > 0)).toBe(true);
    const wrong = all.filter((when) => {
      const [from = 0, to = MOMENTS.length] = places(when);
      return places(when).includes(-1) || from >= to;
    });
    expect(wrong).toEqual([]);
  });

  test('§14 powers it treats as of the base game are marked so; Lucre powers whose box is known are of the expansion', () => {
    const inBox = (wanted: string): string[] => words(POWERS.filter(([, , , , , , box]) => box === wanted));
    const named = ['cavalry', 'chosen', 'chronos', 'clone', 'deuce', 'filch', 'gambler', 'laser', 'loser', 'mirror'];
    expect(inBox('base')).toEqual(expect.arrayContaining([...named, 'oracle', 'pentaform', 'phantom', 'seeker']));
    expect(inBox('base').length).toBe(19);
    expect(inBox('expansion').length).toBe(10);
    expect(inBox('base').filter((word) => (WITH_LUCRE as readonly string[]).includes(word))).toEqual([]);
  });

  test('§15.1 ten have artifacts', () => {
    expect(ARTIFACTS).toEqual([
      'hurtz',
      'industrialist',
      'miser',
      'pentaform',
      'queue',
      'schizoid',
      'symbiote',
      'terrorist',
      'warrior',
      'witch',
    ]);
    expect(NO_STAGE.every((word) => (ARTIFACTS as readonly string[]).includes(word))).toBe(true);
  });

  test('§15.4 the Silencer stops 41 powers, a part of 7, and 54 not at all', () => {
    expect([SILENCED.length, SILENCED_IN_PART.length]).toEqual([41, 7]);
    expect(new Set([...SILENCED, ...SILENCED_IN_PART]).size).toBe(48);
  });

  test('§15.5 three are open-ended', () => {
    expect(OPEN_ENDED).toEqual(['force', 'judge', 'witch']);
  });

  test('§1.3 six need Lucre; three can use it', () => {
    expect(WITH_LUCRE.length).toBe(6);
    expect(BETTER_WITH_LUCRE.filter((word) => (WITH_LUCRE as readonly string[]).includes(word))).toEqual([]);
  });

  test('R28 what needs a third or fourth player: all who act only as ally or from outside are in it', () => {
    const listed: readonly string[] = FEWEST_SEATS.map(([word]) => word);
    const need = POWERS.filter(([, , role]) => role === 'ally' || role === 'not-main' || role === 'outside');
    expect(words(need).filter((word) => !listed.includes(word))).toEqual([]);
    expect(FEWEST_SEATS.every(([, seats]) => seats >= 3 && seats <= 4)).toBe(true);
    expect(MOST_SEATS).toEqual([['symbiote', 5]]);
  });

  test('§4.2 what is kept for good is mandatory', () => {
    const kept = [...KEPT, ...UNTOUCHABLE].map((word) => POWERS[numberOf(word)]?.[1]);
    expect(new Set(kept)).toEqual(new Set(['mandatory']));
  });

  test('§9 pairs are written once, in the order of the alphabet, and none is of one power', () => {
    const pairs = [...NOT_IN_ONE_GAME, ...NOT_FOR_ONE_SEAT].map(([a, b]) => [numberOf(a), numberOf(b)] as const);
    expect([NOT_IN_ONE_GAME.length, NOT_FOR_ONE_SEAT.length]).toEqual([4, 10]);
    expect(pairs.every(([a, b]) => a >= 0 && a < b)).toBe(true);
    expect(new Set(pairs.map(String)).size).toBe(14);
  });

  test('§14 every paragraph about a power from §14.1 to §14.17, and of §14.21 and §14.22, is noted', () => {
    const noted = [...WITH_KICKERS, ...WITH_MOONS].map(([, paragraph]) => paragraph);
    const wanted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 17, 21, 22].map((number) => `14.${number}`);
    expect(wanted.filter((paragraph) => !(noted as string[]).includes(paragraph))).toEqual([]);
    expect(WITH_HEXES.every(([, hex]) => words(HEXES).includes(hex))).toBe(true);
  });
});

describe('where texts come from', () => {
  test('is said of every power; what is ours is of low confidence, and a card of this edition is sure', () => {
    expect(words(SOURCES)).toEqual(POWER_WORDS);
    SOURCES.forEach(([word, source, wild, superb], n) => {
      const [, , , wildSure, , , superSure] = FLARES[n] ?? [];
      expect(source.length).toBeGreaterThan(8);
      for (const [from, sure] of [
        [wild, wildSure],
        [superb, superSure],
      ]) {
        if (from === 'ours') expect([word, sure]).toEqual([word, 'low']);
        if (from === 'card') expect([word, sure]).not.toEqual([word, 'low']);
      }
    });
  });

  test('§1.3 reconstructed powers, and their Flares, are left out unless all are wanted', () => {
    const low = POWERS.flatMap(([, , , , sure], n) => (sure === 'low' ? [n] : []));
    expect(OPTIONS.mix[0]).toBe('sure');
    const lucre = { lucre: true };
    for (const n of low) {
      expect(playablePowers(lucre, 4)).not.toContain(n);
      expect(flarePool(LUCRE_ON)[FIRST_FLARE + n]).toBe(0);
      if (registry.powers[n] === undefined) continue;
      expect(playablePowers({ ...lucre, mix: 'all' }, 4)).toContain(n);
      expect(flarePool(LUCRE_ON | ALL_POWERS)[FIRST_FLARE + n]).toBe(1);
    }
  });
});

describe('the encyclopaedia', () => {
  test('has every power once, in their order', () => {
    expect(words(BOOK)).toEqual(POWER_WORDS);
    expect(Object.keys(EXAMPLES)).toEqual(POWER_WORDS);
  });

  test('names one to four others that go well with it and one to four that go badly, none of them twice', () => {
    for (const [word, , , well, badly] of BOOK) {
      const all: string[] = [...well, ...badly];
      expect([word, new Set([word, ...all]).size]).toEqual([word, 1 + all.length]);
      for (const list of [well, badly]) expect([1, 2, 3, 4]).toContain(list.length);
      // Who may not be in one game cannot help, nor hurt.
      const apart = NOT_IN_ONE_GAME.filter((pair) => pair.some((each) => each === word)).flat();
      expect(all.filter((other) => (apart as string[]).includes(other))).toEqual([]);
    }
  });

  test('uses each theme, and that of Lucre for the powers marked L', () => {
    for (const theme of THEMES)
      expect(BOOK.some(([, , themes]) => (themes as readonly string[]).includes(theme))).toBe(true);
    const lucre = BOOK.filter(([, , themes]) => (themes as readonly string[]).includes('lucre'));
    expect(words(lucre)).toEqual(expect.arrayContaining([...WITH_LUCRE]));
  });

  test('§1.3 its examples are for games in which the power can be', () => {
    for (const [word, { seats = 3, options, powers = [] }] of Object.entries(EXAMPLES)) {
      expect(seats).toBeGreaterThanOrEqual(FEWEST_SEATS.find(([each]) => each === word)?.[1] ?? 2);
      if ((WITH_LUCRE as readonly string[]).includes(word)) expect(options).toMatchObject({ lucre: true });
      expect(powers.length).toBeLessThan(seats);
    }
  });
});
