// §11: Lucre, what it buys, whom it persuades; and Expense War (§7.2).

import { describe, expect, test } from 'vitest';
import { asks, type Seat } from '@orrery/kernel';
import { WITH_LUCRE } from '../data/traits.ts';
import { kindOf } from '../rules/cards.ts';
import { powerOf, registry } from '../rules/registry.ts';
import { playablePowers } from '../rules/assign.ts';
import { nearest } from '../rules/steps.ts';
import { game } from '../index.ts';
import {
  ally,
  buy,
  canBuy,
  canPlay,
  card,
  challenge,
  home,
  launch,
  lay,
  momentNow,
  open as stage,
  type Opening,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

/** A game with Lucre, in which everybody has so much from the first challenge on. */
const open = ({ options, ...opening }: Opening = {}, ...purses: readonly number[]): Stage =>
  stage({
    ...opening,
    ...(purses.length > 0 ? { lucre: purses } : {}),
    options: { lucre: true, ...options },
  });

const lucre = (s: Stage): number[] => s.table.lucre;
const hands = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
const totals = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];

describe('what comes in', () => {
  test('§11.0 the first player starts with 4, the next with 5, and so on; §11.1 a turn brings 3 and 1 for each home base', () => {
    const s = stage({ seats: 4, options: { lucre: true } });
    expect(lucre(s)).toEqual([4 + 3 + 5, 5, 6, 7]);
    expect(s.told('log.income')).toMatchObject([{ args: { seat: 0, n: 8 }, rule: '11.1' }]);
    expect(lucre(stage())).toEqual([0, 0, 0]);
  });

  test('§11.0 by the place in the order of play, wherever one sits', () => {
    const s = stage({ options: { lucre: true }, first: 'green', destiny: ['blue'] });
    expect(s.table.turn).toBe(2);
    expect(lucre(s)).toEqual([5, 6, 4 + 8]);
  });

  test('§11.1 only home bases; not again for a second challenge', () => {
    const bases = { ...home(0, 2), [planet(1, 1)]: 4 };
    expect(lucre(open({ bases: [bases] }))).toEqual([4 + 3 + 2, 5, 6]);
    const s = open({ hands: [[40], [4]], destiny: ['blue', 'blue'] }, 0, 0, 0);
    toCards(s);
    lay(s, 40, 4);
    play(s, '0 again');
    expect(lucre(s)[0]).toBe(0);
  });

  test('R42 §12.0 a skipped turn brings nothing', () => {
    const s = stage({ options: { lucre: true, skipping: true } });
    s.draws(8, 9, 10, 11, 12, 13, 14);
    s.play('0 skip');
    expect(lucre(s)[0]).toBe(4);
  });

  test('R120 what everybody has lies open', () => {
    const s = open({}, 9, 2, 3);
    for (const viewer of [0, 1, 2, 3]) expect(s.view(viewer).table.lucre).toEqual([9, 2, 3]);
    expect(game.describe?.(s.view(2)).filter(({ key }) => key === 'see.lucre')).toMatchObject([
      { args: { n: 9 } },
      { args: { n: 2 } },
      { args: { n: 3 } },
    ]);
  });

  test('§1.3 powers marked L are dealt only with Lucre', () => {
    const marked = WITH_LUCRE.map(powerOf);
    const dealt = (on: boolean): number[] =>
      playablePowers({ mix: 'all', lucre: on }, 4).filter((power) => marked.includes(power));
    expect(dealt(false)).toEqual([]);
    expect(dealt(true)).toEqual(marked.filter((power) => registry.powers[power] !== undefined));
  });
});

describe('the price list', () => {
  test('§11.3 3 at step 1: tokens from the Warp, besides that of §3.1', () => {
    const s = open({ bases: [home(0, 4)] }, 10, 0, 0);
    expect([canBuy(s, 0, 'token', 3), canBuy(s, 0, 'token', 4)]).toEqual([true, false]);
    buy(s, 0, 'token', 2);
    s.play('0 [2 0 0 0]');
    expect([lucre(s)[0], s.table.warp[0], s.table.tokens[planet(0, 1)]?.[0]]).toEqual([4, 2, 6]);
    s.play('0 pass');
    expect(step(s)).toBe('retrieve');
  });

  test('§3.3 R263 straight onto the cone come no more than have room there, bought or retrieved', () => {
    const s = open({ bases: [{}] }, 99, 0, 0);
    expect([canBuy(s, 0, 'token', 4), canBuy(s, 0, 'token', 5)]).toEqual([true, false]);
    buy(s, 0, 'token', 3);
    expect([canBuy(s, 0, 'token', 1), canBuy(s, 0, 'token', 2)]).toEqual([true, false]);
    play(s, '0 -1');
    expect([challenge(s).cone[0][0], s.table.warp[0], step(s)]).toEqual([4, 16, 'aim']);
    const full = open({ bases: [{}] }, 99, 0, 0);
    buy(full, 0, 'token', 4);
    quiet(full);
    expect([challenge(full).cone[0][0], step(full)]).toEqual([4, 'aim']);
  });

  test('§11.3 §3.1 without a base straight onto the cone', () => {
    const s = open({ bases: [{}] }, 6, 0, 0);
    buy(s, 0, 'token', 2);
    expect(challenge(s).cone[0][0]).toBe(2);
  });

  test('§11.3 3 at step 7: 1 more in the total, for each main player, the offense first', () => {
    const s = open({ hands: [[10], [8]] }, 7, 3, 9);
    toCards(s, { tokens: 1 });
    lay(s, 10, 8, '7c');
    expect(asks(game, s.state).map(({ seat }) => seat)).toEqual([0, 1]);
    buy(s, 0, 'one-before', 2);
    expect([canBuy(s, 0, 'one-before'), canBuy(s, 2, 'one-before')]).toEqual([false, false]);
    buy(s, 1, 'one-before');
    expect(lucre(s)).toEqual([1, 0, 9]);
    quiet(s, 'start');
    expect(totals(s)).toEqual([10 + 1 + 2, 8 + 4 + 1]);
  });

  test('§11.3 6 at step 8, cards up: 1 more, only where totals are reckoned', () => {
    const s = open({ hands: [[10], [8]] }, 0, 13, 0);
    toCards(s, { tokens: 4 });
    lay(s, 10, 8, '8a');
    expect([canBuy(s, 1, 'one-after', 2), canBuy(s, 1, 'one-after', 3)]).toEqual([true, false]);
    buy(s, 1, 'one-after', 2);
    quiet(s, 'start');
    expect(s.table.warp).toEqual([4, 0, 0]);
    const c = open({ hands: [[10], ['C']] }, 0, 13, 0);
    toCards(c);
    lay(c, 10, 'C', '8a');
    expect(canBuy(c, 1, 'one-after')).toBe(false);
  });

  test('§11.3 R121 4 at steps 1 to 6: cards from the deck, as soon as one is a main player', () => {
    const s = open({}, 8, 8, 8);
    expect([canBuy(s, 0, 'card', 2), canBuy(s, 1, 'card'), canBuy(s, 2, 'card')]).toEqual([true, false, false]);
    quiet(s, '2b');
    expect(canBuy(s, 1, 'card')).toBe(true);
    s.draws(30, 31);
    buy(s, 1, 'card', 2);
    expect([hands(s), lucre(s)]).toEqual([
      [7, 9, 7],
      [8, 0, 8],
    ]);
    for (const [code, isFlare] of [
      ['2c', true],
      ['3b', true],
      ['6z', false],
    ] as const) {
      if (code === '3b') {
        quiet(s);
        s.play('0 [1 0 0 0 0]', `0 ${planet(1, 1)}`);
      }
      if (code === '6z') ally(s, {}, '6z');
      quiet(s, code);
      expect([code, momentNow(s), canBuy(s, 0, 'card'), canBuy(s, 0, 'flare')]).toEqual([code, code, true, isFlare]);
    }
    quiet(s, '7c');
    expect(step(s)).toBe('select');
  });

  test('§11.3 R23 10 at steps 1 to 6: cards of the own hand are discarded; without a Challenge card comes a new hand', () => {
    const s = open(
      { hands: [['sanity', 'quash', 'keeper', 'cosmic-zap', 'mobius-tubes', 'plague', 40]], destiny: [] },
      12,
      0,
      0,
    );
    buy(s, 0, 'discard');
    const kept = slot(s, 0, 40);
    s.refuses('0 []', '11.3');
    s.play(`0 [${kept}]`);
    expect([lucre(s)[0], s.table.discards]).toEqual([2, [1]]);
    s.answer = () => null;
    s.play('0 pass');
    expect(nearest(s.state, 'fresh')).toBeDefined();
    quiet(s);
    expect([hands(s)[0], s.table.discards.length]).toEqual([7, 7]);
  });

  test('§11.3 7 at steps 1 to 3: a random Flare from outside the game, that nobody else sees', () => {
    const s = open({ powers: ['virus', 'macron'], destiny: [] }, 15, 0, 0);
    buy(s, 0, 'flare', 2);
    const mine = (viewer: Seat): string[] =>
      (s.table.hands[0] ?? [])
        .map((each) => s.view(viewer).held.item[each] ?? -1)
        .flatMap((item) => (item < 0 ? [] : [kindOf(item)]));
    expect(hands(s)[0]).toBe(9);
    expect(mine(0).filter((kind) => kind === 'flare')).toHaveLength(2);
    expect([mine(1), mine(2), mine(3)]).toEqual([[], [], []]);
    expect(lucre(s)[0]).toBe(1);
  });

  test('§11.3 nobody buys what they cannot pay, and only main players buy', () => {
    const s = open({}, 2, 50, 50);
    expect([momentNow(s), s.ask(1), s.ask(2)]).toEqual(['2b', expect.anything(), null]);
  });

  test('R122 Chronos: what was bought in step 7 and 8 is undone, and given back', () => {
    const s = open({ powers: [null, 'chronos'], hands: [[20], [8, 12]] }, 6, 0, 0);
    toCards(s, { tokens: 4 });
    lay(s, 20, 8, '7c');
    buy(s, 0, 'one-before', 2);
    quiet(s, '8a');
    use(s, 1, 'chronos');
    expect([lucre(s)[0], challenge(s).effects.map(({ of }) => of)]).toEqual([6, ['turned back']]);
  });
});

describe('what it persuades', () => {
  test('§11.4 Lucre is a piece of a deal', () => {
    const s = open({ hands: [['C'], ['C', 4]] }, 9, 5, 0);
    toCards(s);
    lay(s, 'C', 'C');
    const { choice } = s.ask(0) ?? {};
    if (choice?.kind !== 'offer') throw new Error('no deal is tried');
    const give = choice.give.map(({ id }) => (id === 'lucre' ? 4 : 0));
    const want = choice.want.map(({ id }) => (id === 'cards' ? 1 : 0));
    s.play(`0 ${JSON.stringify({ to: 1, give, want })}`, `1 [${slot(s, 1, 4)}]`);
    expect([lucre(s), hands(s)]).toEqual([
      [5, 9, 0],
      [7, 5, 7],
    ]);
    expect(stageDeal()).not.toContain('lucre');
  });

  test('§11.4 R48 a main player pays whom it likes; others only receive', () => {
    const s = open({}, 3, 2, 8);
    launch(s);
    ally(s, { allies: { 2: ['offense', 1] } }, '6');
    expect(momentNow(s)).toBe('6');
    expect(s.ask(2)).toBeNull();
    s.play('0 bank-seat 6 6 2');
    s.refuses('0 4', '11.4');
    s.play('0 3');
    expect(lucre(s)).toEqual([0, 2, 11]);
    expect(s.told('log.pays')).toMatchObject([{ args: { from: 0, to: 2, n: 3 }, rule: '11.4' }]);
    s.play('1 bank-seat 6 6 0', '1 pass');
    expect(lucre(s)).toEqual([0, 2, 11]);
  });

  function stageDeal(): unknown[] {
    const s = stage({ hands: [['C'], ['C']] });
    toCards(s);
    lay(s, 'C', 'C');
    const { choice } = s.ask(0) ?? {};
    return choice?.kind === 'offer' ? choice.give.map(({ id }) => id) : [];
  }
});

describe('Expense War (§7.2)', () => {
  const war = (purses: readonly number[], cards: Opening['hands'] = [[20], [8]]): Stage =>
    open({ hands: cards ?? [], options: { extras: true, kickers: true }, destiny: ['expense-war', 'blue'] }, ...purses);

  test('§7.2 each card costs 2 Lucre, laid or played', () => {
    const s = war([6, 5, 4], [[20, 'x3'], [8], ['emotion-control']]);
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x3')}`);
    expect(lucre(s)[0]).toBe(4);
    lay(s, 20, 8, '8a');
    expect(lucre(s)).toEqual([2, 3, 4]);
    card(s, 2, 'emotion-control');
    expect(lucre(s)).toEqual([2, 3, 2]);
  });

  test('§7.2 R123 the price of the Challenge card is kept back; who has less pays what it has', () => {
    const s = war([3, 1, 1], [[20, 'x3', 'sanity'], [8], ['emotion-control']]);
    quiet(s, '2c');
    expect([canPlay(s, 0, 'sanity'), s.ask(0)?.choice]).toMatchObject([
      false,
      { options: ['bank-seat 6 6 1', 'bank-seat 6 6 2'] },
    ]);
    toCards(s);
    expect(step(s)).toBe('select');
    lay(s, 20, 8, '8a');
    expect(lucre(s)).toEqual([1, 0, 1]);
    expect(canPlay(s, 2, 'emotion-control')).toBe(false);
  });
});
