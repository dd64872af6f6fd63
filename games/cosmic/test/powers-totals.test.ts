// Powers that bend the totals and the winner: Anti-Matter, Loser, Macron, Virus; and their Flares.

import { describe, expect, test } from 'vitest';
import { DEFENSE, OFFENSE } from '../rules/table.ts';
import { accountOf, totalOf, totals } from '../rules/totals.ts';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canPlay,
  canUse,
  card,
  challenge,
  lay,
  momentNow,
  open,
  type Opening,
  planet,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const sums = (s: Stage): [number, number] => {
  const sum = totals(s.state);
  return [totalOf(sum, OFFENSE), totalOf(sum, DEFENSE)];
};
/** The totals that were told when the result was found. */
const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
const winner = (s: Stage): unknown => s.told('log.wins')[0]?.args['seat'];

tries({
  word: 'virus',
  owner: 0,
  scene: (more) => {
    const s = open(withMore({ powers: ['virus'], hands: [[10], [20]] }, more));
    toCards(s, { tokens: 3 });
    return s;
  },
  rest: (s) => lay(s, 10, 20),
  effect: told,
  used: [30, 24],
  not: [13, 24],
});

describe('Flares of Virus', () => {
  test('§6.1 Super multiplies the allies’ tokens too', () => {
    const s = open({ powers: ['virus'], hands: [[10, 'flare virus'], [20]] });
    toCards(s, { tokens: 2, allies: { 2: ['offense', 3] } });
    lay(s, 10, 20, 'act');
    card(s, 0, 'flare virus');
    quiet(s);
    expect(told(s)).toEqual([50, 24]);
  });

  test('§6.1 Wild multiplies tokens by those of the allies, whatever the card', () => {
    const s = open({ powers: [null, null, 'virus'], hands: [[10, 'flare virus'], [20]] });
    toCards(s, { tokens: 2, allies: { 2: ['offense', 3] } });
    lay(s, 10, 20, '8a');
    card(s, 0, 'flare virus');
    quiet(s);
    expect(told(s)).toEqual([16, 24]);
  });

  test('§6.31 a Kicker multiplies before Virus', () => {
    const s = open({ powers: ['virus'], hands: [[10, 'x3'], [20]], options: { kickers: true } });
    toCards(s, { tokens: 2 });
    s.play(`0 ${slot(s, 0, 'x3')}`);
    lay(s, 10, 20);
    expect(told(s)).toEqual([60, 24]);
  });
});

tries({
  word: 'macron',
  owner: 1,
  scene: (more) => {
    const s = open(withMore({ powers: [null, 'macron'], hands: [[10], [6]] }, more));
    toCards(s, { tokens: 2, at: planet(1, 1) });
    return s;
  },
  rest: (s) => lay(s, 10, 6),
  effect: told,
  used: [12, 22],
  not: [12, 10],
});

describe('Macron', () => {
  test('§3.3 puts one token on the cone, with its Super up to four', () => {
    const s = open({ powers: ['macron'], hands: [['flare macron']] });
    quiet(s, '2c');
    expect(momentNow(s)).toBe('2c');
    const plain = open({ powers: ['macron'] });
    expect(plain.ask(0)?.choice).toMatchObject({ kind: 'amounts', min: 1, max: 1 });
    card(s, 0, 'flare macron');
    quiet(s);
    expect(s.ask(0)?.choice).toMatchObject({ min: 1, max: 4 });
  });

  test('§6.1 Wild: each token is worth one more', () => {
    const s = open({ powers: [null, null, 'macron'], hands: [[10, 'flare macron'], [6]] });
    toCards(s, { tokens: 3 });
    lay(s, 10, 6, '8a');
    expect(sums(s)).toEqual([13, 10]);
    card(s, 0, 'flare macron');
    expect(told(s)).toEqual([16, 10]);
  });
});

tries({
  word: 'anti-matter',
  owner: 0,
  scene: (more) => {
    const s = open(withMore({ powers: ['anti-matter'], hands: [[8], [10]] }, more));
    toCards(s, { tokens: 3, allies: { 2: ['defense', 2] } });
    return s;
  },
  zapper: 1,
  rest: (s) => lay(s, 8, 10),
  effect: (s) => [told(s), winner(s)],
  used: [[5, 12], 0],
  not: [[11, 16], 1],
  copier: 0,
});

describe('Flares of Anti-Matter', () => {
  const scene = (powers: NonNullable<Opening['powers']>): Stage => {
    const s = open({
      powers,
      hands: [
        [10, 'flare virus'],
        [20, 'flare anti-matter'],
      ],
    });
    toCards(s);
    lay(s, 10, 20, '8a');
    card(s, 0, 'flare virus');
    return s;
  };

  test('§6.1 Wild cancels a Wild Flare of another, Super a Super one too', () => {
    const wild = scene([null, null, 'anti-matter']);
    card(wild, 1, 'flare anti-matter');
    expect(challenge(wild).effects).toEqual([]);
    const isMain = open({
      powers: ['virus', 'anti-matter'],
      hands: [
        [10, 'flare virus'],
        [20, 'flare anti-matter'],
      ],
    });
    toCards(isMain);
    lay(isMain, 10, 20, 'act');
    card(isMain, 0, 'flare virus');
    expect(canPlay(isMain, 1, 'flare anti-matter')).toBe(true);
    const wildOnly = open({
      powers: ['virus'],
      hands: [
        [10, 'flare virus'],
        [20, 'flare anti-matter'],
      ],
    });
    toCards(wildOnly);
    lay(wildOnly, 10, 20, 'act');
    card(wildOnly, 0, 'flare virus');
    expect(canPlay(wildOnly, 1, 'flare anti-matter')).toBe(false);
  });
});

tries({
  word: 'loser',
  owner: 0,
  scene: (more) => {
    const s = open(withMore({ powers: ['loser'], hands: [[8, 'C'], [10]] }, more));
    toCards(s, {}, '6z');
    return s;
  },
  use: (s) => use(s, 0, 'loser'),
  rest: (s) => lay(s, 8, 10),
  effect: winner,
  used: 0,
  not: 1,
});

describe('Loser', () => {
  test('§14.9 Kickers are laid after the upset is declared, and before the cards', () => {
    const s = open({ powers: ['loser'], options: { kickers: true }, hands: [[10, 'x2'], [12]] });
    toCards(s, {}, '6z');
    use(s, 0, 'loser');
    quiet(s);
    expect([step(s), challenge(s).laid]).toEqual(['kickers', [[], []]]);
    s.play(`0 ${slot(s, 0, 'x2')}`);
    lay(s, 10, 12);
    expect([told(s), winner(s)]).toEqual([[21, 16], 1]);
  });

  test('§15.3 both must lay Attacks if they can', () => {
    const s = open({
      powers: ['loser'],
      hands: [
        [8, 'C'],
        ['C', 10],
      ],
    });
    toCards(s, {}, '6z');
    use(s, 0, 'loser');
    quiet(s);
    expect(step(s)).toBe('select');
    s.refuses(`0 ${slot(s, 0, 'C')}`, '15.3');
    s.refuses(`1 ${slot(s, 1, 'C')}`, '15.3');
  });

  test('§15.3 once an upset is declared the defense that copies it can declare no other', () => {
    const s = open({ powers: ['loser', 'insect'] });
    toCards(s, {}, '6z');
    s.arrange(({ table }) => {
      table.stack[0]?.loans.push({ power: 49, from: 0, to: 1, taken: false });
    });
    expect([canUse(s, 0, 'loser'), canUse(s, 1, 'loser')]).toEqual([true, true]);
    use(s, 0, 'loser');
    expect(asked(s).includes(1) && canUse(s, 1, 'loser')).toBe(false);
  });

  test('§6.1 Wild: both sides lose all they have in the challenge, and it has failed', () => {
    const s = open({ powers: [null, null, 'loser'], hands: [['flare loser']] });
    toCards(s, { tokens: 2 }, '6z');
    card(s, 0, 'flare loser');
    quiet(s);
    expect(s.table.warp).toEqual([2, 4, 0]);
    expect(s.table.turn).toBe(1);
  });

  test('§6.1 Super: declared when the cards are down', () => {
    const s = open({ powers: ['loser'], hands: [[8, 'flare loser'], [10]] });
    toCards(s);
    lay(s, 8, 10, '7c');
    card(s, 0, 'flare loser');
    quiet(s);
    expect(winner(s)).toBe(0);
  });
});

test('§3.81 the account says who contributed what', () => {
  const s = open({ powers: ['virus', 'macron'], hands: [[10, 'flare virus'], [20]] });
  toCards(s, { tokens: 3 });
  lay(s, 10, 20, 'act');
  expect(accountOf(s.state)).toEqual([
    { side: OFFENSE, of: 'card', seat: 0, n: 10 },
    { side: OFFENSE, of: 'tokens', seat: 0, n: 3 },
    { side: DEFENSE, of: 'card', seat: 1, n: 20 },
    { side: DEFENSE, of: 'tokens', seat: 1, n: 4 },
    { side: DEFENSE, of: 'power 51', seat: 1, n: 12 },
    { side: OFFENSE, of: 'power 90', seat: 0, n: 17 },
  ]);
});
