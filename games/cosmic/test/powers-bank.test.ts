// Powers about the bank (§11): Dragon gets a part of what others pay, Entrepreneur pays less and earns; and their Flares.

import { describe, expect, test } from 'vitest';
import { PURCHASES } from '../data/lucre.ts';
import { tries, withMore } from './harness.ts';
import {
  buy,
  canBuy,
  canPlay,
  card,
  challenge,
  home,
  itemOfCard,
  lay,
  momentNow,
  open as stage,
  type Opening,
  planet,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

/** A game with Lucre, in which everybody has so much when the first challenge begins. */
const open = (opening: Opening, ...lucre: readonly number[]): Stage =>
  stage({ ...opening, lucre, options: { lucre: true, ...opening.options } });

const lucre = (s: Stage): number[] => s.table.lucre;
const number = (what: (typeof PURCHASES)[number][0]): number => PURCHASES.findIndex(([word]) => word === what);

/** Buys at another price than that of the list. */
function buyAt(s: Stage, seat: number, what: (typeof PURCHASES)[number][0], n: number, price: number): void {
  s.play(`${seat} bank-buy ${number(what)} ${number(what)} ${n} ${price}`);
}

tries({
  word: 'dragon',
  owner: 2,
  scene: (more) => open(withMore({ powers: [null, null, 'dragon'] }, more), 8, 0, 0),
  rest(s) {
    buy(s, 0, 'card');
    quiet(s);
  },
  effect: lucre,
  used: [4, 0, 1],
  not: [4, 0, 0],
  copier: 1,
  twice: [4, 1, 1],
});

describe('Dragon', () => {
  test('§11.3 R202 1 Lucre of each purchase, however many are made at once', () => {
    const s = open({ powers: [null, null, 'dragon'] }, 13, 0, 0);
    buy(s, 0, 'card', 3);
    expect(s.told('log.takes-part')).toMatchObject([{ args: { seat: 2, n: 3 } }]);
    expect(lucre(s)).toEqual([1, 0, 3]);
  });

  test('§11.3 not of its own purchases', () => {
    const s = open({ powers: ['dragon'] }, 8, 0, 0);
    buy(s, 0, 'card');
    expect(momentNow(s)).toBe('start');
    expect(lucre(s)).toEqual([4, 0, 0]);
  });

  test('§11.4 what is paid to a player is no purchase', () => {
    const s = open({ powers: [null, null, 'dragon'] }, 8, 0, 0);
    quiet(s, '2c');
    s.play('0 bank-seat 6 6 1', '0 3');
    quiet(s, '6');
    expect(lucre(s)).toEqual([5, 3, 0]);
  });

  test('R193 a purchase that the Negator stops is not paid for at all', () => {
    const s = open({ powers: [null, 'negator', 'dragon'] }, 8, 0, 0);
    buy(s, 0, 'card');
    quiet(s, 'purchase');
    use(s, 1, 'negator');
    quiet(s, '2b');
    expect(lucre(s)).toEqual([8, 0, 0]);
  });

  test('R122 Chronos turns back over a purchase: the part goes back with the rest, as far as it is still there', () => {
    const s = open({ powers: [null, 'chronos', 'dragon'], hands: [[20], [8, 12]] }, 6, 0, 0);
    toCards(s, { tokens: 4 });
    lay(s, 20, 8, '7c');
    buy(s, 0, 'one-before', 2);
    quiet(s, '8a');
    expect(lucre(s)).toEqual([0, 0, 2]);
    s.arrange(({ table }) => (table.lucre[2] = 1));
    use(s, 1, 'chronos');
    quiet(s, '7c');
    expect(lucre(s)).toEqual([6, 0, 0]);
  });
});

describe('Flare: Dragon', () => {
  const offered = (powers: Opening['powers'], hands: Opening['hands'], ...purses: readonly number[]): Stage => {
    const s = open({ powers: powers ?? [], hands: hands ?? [] }, ...purses);
    quiet(s, '2b');
    buy(s, 0, 'card', 2);
    quiet(s, 'purchase');
    return s;
  };

  test('§6.1 Wild: the whole price of what another buys', () => {
    const s = offered([], [[], ['flare dragon']], 9, 0, 0);
    expect(canPlay(s, 0, 'flare dragon')).toBe(false);
    card(s, 1, 'flare dragon');
    quiet(s, '2b');
    expect([lucre(s), s.table.discards]).toEqual([[1, 8, 0], []]);
  });

  test('§6.1 R202 Wild: beside the Dragon itself, what that leaves', () => {
    const s = offered([null, null, 'dragon'], [[], ['flare dragon']], 9, 0, 0);
    card(s, 1, 'flare dragon');
    quiet(s, '2b');
    expect(lucre(s)).toEqual([1, 6, 2]);
  });

  test('§6.1 Super: the whole price of every purchase of others for the rest of the challenge', () => {
    const s = offered([null, null, 'dragon'], [[], [], ['flare dragon']], 12, 4, 0);
    card(s, 2, 'flare dragon');
    quiet(s, '2b');
    expect(lucre(s)).toEqual([4, 4, 8]);
    expect(s.told('log.takes-part')).toMatchObject([{ args: { seat: 2, n: 8 } }]);
    buy(s, 1, 'card');
    quiet(s, '2c');
    expect(lucre(s)).toEqual([4, 0, 12]);
  });
});

/** Red, the owner, is about to win with three tokens and two of green’s. */
function winning(more: Opening): Stage {
  const s = open(withMore({ powers: ['entrepreneur'], hands: [[40], [4]] }, more), 0, 0, 0);
  toCards(s, { tokens: 3, allies: { 2: ['offense', 2] } });
  return s;
}

tries({
  word: 'entrepreneur',
  owner: 0,
  zapper: 1,
  scene: winning,
  rest: (s) => lay(s, 40, 4),
  effect: (s) => lucre(s)[0],
  used: 5,
  not: 0,
});

describe('Entrepreneur', () => {
  test('§11.3 pays 1 less for everything', () => {
    const s = open({ powers: ['entrepreneur'], bases: [home(0, 4)] }, 8, 0, 0);
    expect(canBuy(s, 0, 'card')).toBe(false);
    buyAt(s, 0, 'card', 2, 6);
    quiet(s, 'start');
    expect(lucre(s)[0]).toBe(2);
    buyAt(s, 0, 'token', 1, 2);
    expect(lucre(s)[0]).toBe(0);
    expect(s.told('log.buys')).toMatchObject([{ args: { price: 2 }, rule: '11.3' }]);
  });

  test('§6.2 R203 zapped as it buys it pays the full price, for as many as it can', () => {
    const zapped = (purse: number, n: number): Stage => {
      const s = open({ powers: ['entrepreneur'], hands: [[], [], ['cosmic-zap']] }, purse, 0, 0);
      buyAt(s, 0, 'card', n, 3 * n);
      card(s, 2, 'cosmic-zap');
      return s;
    };
    expect([lucre(zapped(12, 4))[0], lucre(zapped(7, 2))[0]]).toEqual([0, 3]);
    const s = zapped(3, 1);
    expect([lucre(s)[0], s.told('log.too-dear')]).toMatchObject([3, [{ args: { seat: 0 }, rule: '11.3' }]]);
  });

  test('§11.3 a part for the Dragon is a part of the lower price', () => {
    const s = open({ powers: ['entrepreneur'], hands: [[], ['flare dragon']] }, 3, 0, 0);
    buyAt(s, 0, 'card', 1, 3);
    quiet(s, 'purchase');
    card(s, 1, 'flare dragon');
    quiet(s, '2b');
    expect(lucre(s)).toEqual([0, 3, 0]);
  });

  test('R201 as defense: all on the planet and all allies on its side', () => {
    const s = open({ powers: [null, 'entrepreneur'], hands: [[4], [40]] }, 0, 0, 0);
    toCards(s, { tokens: 4, allies: { 2: ['defense', 3] } });
    lay(s, 4, 40);
    expect(step(s)).toBe('home');
    s.play('2 [3 0 0 0 0]');
    expect(s.told('log.income')[0]).toMatchObject({ args: { seat: 1, n: 4 + 3 } });
  });

  test('R201 a deal brings as much, for what was on its side; a defeat, a failed deal and an ally’s victory nothing', () => {
    const dealt = (isMade: boolean): number[] => {
      const s = open(
        {
          powers: ['entrepreneur'],
          hands: [
            ['C', 9],
            ['C', 12],
          ],
        },
        0,
        0,
        0,
      );
      toCards(s, { tokens: 3, allies: { 2: ['offense', 2] } });
      lay(s, 'C', 'C');
      s.play('2 [2 0 0 0 0]');
      const { choice } = s.ask(0) ?? {};
      if (choice?.kind !== 'offer') throw new Error('no deal is tried');
      const give = choice.give.map(() => 0);
      const want = choice.want.map(({ id }) => (id === 'cards' ? 1 : 0));
      if (isMade) s.play(`0 ${JSON.stringify({ to: 1, give, want })}`, `1 [${slot(s, 1, 12)}]`);
      else for (let i = 0; i < 3; i++) s.play('0 pass', '1 pass');
      return s.told('log.income').map(({ args }) => Number(args['n']));
    };
    expect([dealt(true), dealt(false)]).toEqual([[3 + 2], []]);
    for (const powers of [['entrepreneur'], [null, null, 'entrepreneur']] as const) {
      const s = open({ powers, hands: [[4], [40]] }, 0, 0, 0);
      toCards(s, { tokens: 2, allies: { 2: ['defense', 2] } });
      lay(s, 4, 40);
      expect([step(s), lucre(s)]).toEqual(['home', [0, 0, 0]]);
      s.play('2 [2 0 0 0 0]');
      expect(s.told('log.income').map(({ args }) => args['seat'])).not.toContain(powers.length - 1);
    }
  });
});

describe('Flare: Entrepreneur', () => {
  test('§6.1 Wild: a main player makes one purchase that is on sale now, for nothing', () => {
    const s = open({ hands: [['flare entrepreneur']], bases: [home(0, 4)] }, 0, 0, 0);
    expect(s.ask(0)?.choice).toMatchObject({
      options: ['token', 'card', 'discard', 'flare'].map(
        (word) => `card-purchase ${itemOfCard('flare entrepreneur')} ${number(word as 'card')}`,
      ),
    });
    card(s, 0, 'flare entrepreneur', number('token'));
    expect([s.table.warp[0], lucre(s)[0], s.told('log.buys')[0]]).toMatchObject([3, 0, { args: { price: 0 } }]);
  });

  test('§6.1 R206 Wild: there is nothing in it for the Dragon; nor for who has no part in the challenge', () => {
    const s = open({ powers: [null, null, 'dragon'], hands: [[10], ['flare entrepreneur', 8]] }, 0, 0, 0);
    toCards(s, { tokens: 1 });
    lay(s, 10, 8, '7c');
    card(s, 1, 'flare entrepreneur', number('one-before'));
    expect(s.told('log.totals')).toMatchObject([{ args: { offense: 10 + 1, defense: 8 + 4 + 1 } }]);
    expect([lucre(s)[0], lucre(s)[2]]).toEqual([0, 0]);
    const other = open({ hands: [[], [], ['flare entrepreneur']] }, 0, 0, 0);
    expect(canPlay(other, 2, 'flare entrepreneur')).toBe(false);
  });

  test('§15.4 a purchase is made without a word: Silencer does not stop it', () => {
    const s = open({ powers: [null, 'silencer'], hands: [['flare entrepreneur']] }, 0, 0, 0);
    quiet(s, '2c');
    use(s, 1, 'silencer', 0);
    quiet(s, '2c');
    expect([challenge(s).silent, canPlay(s, 0, 'flare entrepreneur')]).toEqual([1, true]);
  });

  test('§6.1 Super: 2 Lucre for each token', () => {
    const s = winning({ hands: [['flare entrepreneur']] });
    lay(s, 40, 4, '8g');
    expect(lucre(s)[0]).toBe(5);
    card(s, 0, 'flare entrepreneur');
    quiet(s);
    expect(lucre(s)[0]).toBe(10);
  });

  test('§6.1 R46 zapped it is Wild, and not for 8g', () => {
    const s = winning({ hands: [['flare entrepreneur'], ['cosmic-zap']] });
    lay(s, 40, 4, 'act');
    expect([canPlay(s, 0, 'flare entrepreneur'), canPlay(s, 1, 'cosmic-zap')]).toEqual([false, true]);
    card(s, 1, 'cosmic-zap');
    quiet(s);
    expect([lucre(s)[0], s.table.tokens[planet(1, 1)]?.[0], s.table.hands[0]?.length]).toEqual([0, 3, 6]);
  });
});
