// Chapter 13: the end of the game, and a bank that can run out of money.

import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { dotOf } from '../rules/board.ts';
import { BANK_OUT, LASER, NOT_OVER, SHIELD } from '../rules/table.ts';
import { build, equip, faceUp, fly, found, load, money, open, penalty, put, ship, type Stage } from './stage.ts';
import { board, fareAboard, goods, humans, owed, purses, rastur, stay, until, works } from './trading.ts';

const worth = (s: Stage): readonly (number | null)[] => game.standing(s.state).scores;

/** A bank with so much left; seat 0 stands at the Spaceport of seat 1 with goods worth 80 there. */
function poorBank(left: number): Stage {
  const s = humans({ options: { bank: 5000 } });
  build(s, 'desert-3', 1);
  load(s, 0, goods('2'));
  equip(s, 0, SHIELD);
  money(s, 0, 20);
  money(s, 1, 10);
  s.arrange(({ table }) => void (table.bank = left));
  stay(s, 0, 'desert-3');
  return s;
}

describe('chapter 13', () => {
  test('§13.1 net worth is money and what is printed on the deeds: 200 purple, 100 orange', () => {
    const s = humans();
    money(s, 0, 512);
    build(s, 'desert-3', 0);
    works(s, '4b', 'desert-city-1', 0);
    works(s, '2', 'water-city-1', 0);
    works(s, '6', 'biosphere-city', 1);
    expect(worth(s)).toEqual([512 + 200 + 100 + 200, 40 + 200]);
  });

  test('§13.1 a deed counts its printed cost, whatever was paid for it', () => {
    const s = open({ merchants: ['human', 'dell'] });
    found(s, 'desert', '4b');
    money(s, 0, 80);
    stay(s, 0, 'desert-city-1');
    s.play(`0 factory ${dotOf('desert-city-1')}`);
    expect(worth(s)[0]).toBe(100);
  });

  test('§13.1 ship, equipment, goods, fares and IOUs are worth nothing', () => {
    const s = humans();
    ship(s, 0, 'freighter');
    load(s, 0, goods('7b'));
    equip(s, 0, SHIELD);
    board(s, 0, fareAboard('9b', '5'));
    owed(s, 0, '4b');
    expect(worth(s)[0]).toBe(500);
  });

  test('§13.1 §16.4 a deed under a Rastur is worth nothing while it is there', () => {
    const s = humans({ options: { rastur: true, combat: true } });
    build(s, 'desert-3', 0);
    works(s, '4b', 'desert-city-1', 0);
    rastur(s, 'desert-3', 100);
    rastur(s, 'desert-city-1', 60);
    expect(worth(s)[0]).toBe(500);
  });

  test('§13.2 who is worth the target at the end of his turn wins', () => {
    const s = humans();
    load(s, 0, goods('2'));
    build(s, 'desert-3', 0);
    money(s, 0, 1720);
    stay(s, 0, 'desert-city-1');
    s.play(`0 sell ${goods('2')}`);
    expect(game.standing(s.state).over).toBe(false);
    s.play('0 end');
    expect(game.standing(s.state)).toEqual({
      over: true,
      scores: [2000, 40],
      ranks: [1, 2],
      how: { key: 'end.won', args: { seat: 0, target: 2000 } },
      // §13.1: what it is made of.
      parts: [
        { key: 'end.money', scores: [1800, 40] },
        { key: 'end.ports', scores: [200, 0] },
        { key: 'end.factories', scores: [0, 0] },
      ],
    });
    expect(s.told('log.win').map(({ args }) => args)).toEqual([{ seat: 0, worth: 2000 }]);
    expect(s.refuses('1 stay').key).toBe('refuse.over');
  });

  test('§13.2 one short of it the game goes on; credit does not count', () => {
    const s = humans();
    owed(s, 0, '4b');
    money(s, 0, 1999);
    stay(s, 0, 'desert-city-1');
    s.play(`0 iou ${goods('4b')}`, '0 end');
    expect(game.standing(s.state).over).toBe(false);
    expect(s.table.active).toBe(1);
  });

  test('§13.2 over the target in the turn of another, he must wait for the end of his own (R-14)', () => {
    const s = humans();
    build(s, 'desert-3', 1);
    load(s, 0, goods('2'));
    money(s, 1, 1795);
    stay(s, 0, 'desert-3');
    s.play(`0 sell ${goods('2')}`, '0 end');
    expect(worth(s)[1]).toBe(2003);
    expect(game.standing(s.state).over).toBe(false);
    s.play('1 stay');
    expect(game.standing(s.state).over).toBe(false);
    s.play('1 end');
    expect(game.standing(s.state)).toMatchObject({ over: true, ranks: [2, 1] });
  });

  test('§13.2 and if he has it no more by then, he does not win', () => {
    const s = humans();
    build(s, 'desert-3', 1);
    load(s, 0, goods('2'));
    money(s, 1, 1795);
    put(s, 1, 'rogue-4');
    stay(s, 0, 'desert-3');
    s.play(`0 sell ${goods('2')}`);
    until(s, 1);
    // He stays on a Penalty of 10.
    s.play('1 stay');
    expect(worth(s)[1]).toBe(1993);
    expect([game.standing(s.state).over, s.table.active]).toEqual([false, 0]);
  });

  test('§13.2 a merchant with more money who is not on turn comes second', () => {
    const s = humans({ seats: 3 });
    money(s, 0, 2000);
    money(s, 2, 2500);
    stay(s, 0, 'desert-7');
    expect(game.standing(s.state).ranks).toEqual([1, 3, 2]);
  });

  test('§13.3 when the bank runs out of money the game is over, and the highest net worth wins', () => {
    const s = poorBank(85);
    s.play(`0 sell ${goods('2')}`);
    // The seller is paid in full; the last 5 go to the owner of the Spaceport, who is richer by his deed.
    expect([purses(s), s.table.bank]).toEqual([[100, 15], 0]);
    expect(s.told('log.bank-out')).toHaveLength(1);
    expect(game.standing(s.state)).toMatchObject({
      over: true,
      scores: [100, 215],
      ranks: [2, 1],
      how: { key: 'end.bank' },
    });
    expect(s.state.frames).toEqual([]);
  });

  test('§13.3 a bank that pays its very last coin has run out too (R-85)', () => {
    const s = poorBank(88);
    s.play(`0 sell ${goods('2')}`);
    expect([purses(s), s.table.ended]).toEqual([[100, 18], BANK_OUT]);
  });

  test('§13.3 with a coin left the game goes on, and what is spent goes back into the bank', () => {
    const s = poorBank(89);
    s.play(`0 sell ${goods('2')}`);
    expect([s.table.bank, s.table.ended]).toEqual([1, NOT_OVER]);
    money(s, 0, 130);
    s.play(`0 buy ${goods('4b')}`);
    expect(s.table.bank).toBe(1 + 120 - 12);
  });

  test('§13.3 the reward of a blast can empty the bank in mid-flight', () => {
    const s = open({ options: { bank: 5000, combat: true } });
    faceUp(s, 'desert-2', penalty('blue', 20));
    equip(s, 0, LASER);
    s.arrange(({ table }) => void (table.bank = 0));
    put(s, 0, 'desert-1');
    fly(s, 0, 'desert-2', 3, 3, 3);
    s.rolls(6, 1);
    s.play('0 pay', '0 marker', '0 [1 0 0]');
    expect(s.table.ended).toBe(BANK_OUT);
    expect([s.state.frames, game.standing(s.state).over]).toEqual([[], true]);
  });

  test('§13.3 a bank without limit never runs out, and nobody goes bankrupt', () => {
    const s = humans();
    money(s, 0, 0);
    load(s, 0, goods('2'));
    stay(s, 0, 'desert-city-1');
    s.play(`0 sell ${goods('2')}`);
    expect([s.table.bank, s.table.ended]).toEqual([-1, NOT_OVER]);
    money(s, 0, 0);
    until(s, 0);
    expect(s.ask(0)?.prompt.key).toBe('ask.turn');
  });

  test('§13.3 the table chooses how much the bank holds; the stakes come out of it', () => {
    const s = open({ seats: 3, options: { bank: 10000 } });
    expect([s.table.bank, ...purses(s)]).toEqual([10000 - 180, 60, 60, 60]);
    expect(game.invariant?.(s.state)).toBeNull();
    money(s, 0, 61);
    expect(game.invariant?.(s.state)).toContain('10001 in money');
  });
});
