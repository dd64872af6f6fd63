// Chapter 9: trading with cultures. Who sells what to whom, and for how much.

import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { dotOf } from '../rules/board.ts';
import { CLIPPER, COMBINED_DRIVE, FREIGHTER, RED_DRIVE, SHIELD, YELLOW_DRIVE } from '../rules/table.ts';
import { build, equip, fly, found, hidden, holds, load, money, offered, open, put, ship } from './stage.ts';
import { board, deed, fareAboard, goods, inCup, land, lying, owed, purses, humans, stay, until } from './trading.ts';

describe('chapter 9: buying and selling', () => {
  test('§9.1 he trades with the culture that lives on his City or Spaceport', () => {
    const s = humans();
    build(s, 'desert-3', 1);
    stay(s, 0, 'desert-city-1');
    s.play(`0 buy ${goods('4b')}`, '0 end');
    money(s, 1, 120);
    stay(s, 1, 'desert-3');
    s.play(`1 buy ${goods('4b')}`);
    expect(s.table.goods).toEqual([[goods('4b')], [goods('4b')]]);
  });

  test('§9.1 on an Asteroid there is nobody to trade with, though the culture of the system is known', () => {
    const s = humans();
    load(s, 0, goods('2'));
    equip(s, 0, SHIELD);
    owed(s, 0, '4b');
    stay(s, 0, 'desert-4');
    const lines = [`buy ${goods('4b')}`, `sell ${goods('2')}`, `barter ${SHIELD}`, `equip ${RED_DRIVE}`, 'ship 1'];
    for (const line of [...lines, `iou ${goods('4b')}`, `port ${deed('desert-3')}`]) {
      expect(s.refuses(`0 ${line}`, '9.1').key).toBe('refuse.nobody');
    }
  });

  test('§9.1 nothing is bought from a hidden culture; who lands in its City has found it first', () => {
    const s = open();
    hidden(s, 'desert', '4b');
    money(s, 0, 500);
    load(s, 0, goods('2'));
    stay(s, 0, 'desert-4');
    s.refuses(`0 buy ${goods('4b')}`, '9.1');
    until(s, 0);
    land(s, 0, 'desert-3', 'desert-city-1');
    expect(s.told('log.discover')).toHaveLength(1);
    s.play(`0 buy ${goods('4b')}`);
    expect(s.table.goods[0]).toEqual([goods('2'), goods('4b')]);
  });

  test('§9.1 he buys only what this culture makes', () => {
    const s = humans();
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 buy ${goods('2')}`, '9.1').key).toBe('refuse.not-sold');
    s.refuses('0 buy 99', '9.1');
  });

  test('§9.1 §16.4 a Rastur that comes down on his dot ends all trading there (R-60)', () => {
    const s = open({ merchants: ['human', 'dell'], options: { combat: true, rastur: true } });
    found(s, 'desert', '4b');
    build(s, 'desert-3', 0);
    ship(s, 0, 'transport');
    money(s, 0, 500);
    load(s, 0, goods('2'));
    load(s, 1, goods('3'));
    equip(s, 0, SHIELD);
    put(s, 1, 'desert-3');
    stay(s, 0, 'desert-3');
    // A 1 rolled in a Swindle, won by his Spaceport and his species, brings a Rastur; he puts it under his own feet.
    s.rolls(1, 1);
    s.play('0 swindle 1', `0 ${dotOf('desert-3')}`, `0 loot ${goods('3')}`);
    for (const line of [`buy ${goods('4b')}`, `sell ${goods('2')}`, `drop ${goods('2')}`, `dump ${SHIELD}`, 'deal'])
      s.refuses(`0 ${line}`, '16.4');
  });

  test('§9.2 he pays the cost to the bank and carries the goods', () => {
    const s = humans({ options: { bank: 5000 } });
    stay(s, 0, 'desert-city-1');
    const bank = s.table.bank;
    s.play(`0 buy ${goods('4b')}`);
    expect(purses(s)[0]).toBe(380);
    expect(s.table.bank).toBe(bank + 120);
    expect(lying(s, goods('4b'))).toBe(4);
  });

  test('§9.2 too little money: the reason names cost and purse', () => {
    const s = humans();
    money(s, 0, 119);
    owed(s, 0, '4b');
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 buy ${goods('4b')}`, '9.2').args).toEqual({ cost: 120, money: 119 });
    expect(s.refuses(`0 equip ${RED_DRIVE}`, '9.2').args).toEqual({ cost: 120, money: 119 });
    expect(s.refuses(`0 port ${deed('desert-3')}`, '9.2').args).toEqual({ cost: 200, money: 119 });
    money(s, 0, 89);
    // §3.4: what the old ship brings is named apart.
    const dear = s.refuses(`0 ship ${CLIPPER}`, '9.2');
    expect([dear.key, dear.args]).toEqual(['refuse.ship-money', { cost: 120, tradeIn: 30, money: 89 }]);
  });

  test('§9.3 a deed is neither sold nor bartered nor thrown overboard', () => {
    const s = humans();
    build(s, 'desert-3', 0);
    stay(s, 0, 'desert-city-1');
    for (const answer of [`sell port ${deed('desert-3')}`, `barter factory 2`, `drop deed 1`, `dump port 3`])
      expect(s.refuses(`0 ${answer}`, '9.3').key).toBe('refuse.deed');
  });

  test('§6.2 who flies over a Spaceport or City has to land before he can trade', () => {
    const s = humans();
    build(s, 'desert-3', 1);
    put(s, 0, 'desert-4');
    s.refuses(`0 buy ${goods('4b')}`, '4.4');
    fly(s, 0, 'desert-3', 6, 6, 6);
    expect(s.refuses(`0 buy ${goods('4b')}`, '6.2').key).toBe('refuse.land-first');
    s.play('0 land', `0 buy ${goods('4b')}`);
  });

  test('§9.2 goods that are sold out are not to be had until one is drawn from the cup', () => {
    const s = humans();
    owed(s, 0, '4b');
    ship(s, 1, 'freighter');
    load(s, 1, ...Array.from({ length: 5 }, () => goods('4b')));
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 buy ${goods('4b')}`, '9.2').key).toBe('refuse.sold-out');
  });

  test('§9.2 §3.3 from his own species a merchant has deeds for a fifth less, and nothing else', () => {
    const s = open({ merchants: ['human', 'dell'] });
    found(s, 'desert', '4b');
    money(s, 0, 1000);
    ship(s, 0, 'freighter');
    stay(s, 0, 'desert-city-1');
    const paid = (line: string): number => {
      const before = s.table.money[0] ?? 0;
      s.play(`0 ${line}`);
      return before - (s.table.money[0] ?? 0);
    };
    expect(paid(`port ${deed('desert-3')}`)).toBe(160);
    expect(paid(`buy ${goods('4b')}`)).toBe(120);
    expect(paid(`equip ${RED_DRIVE}`)).toBe(120);
    money(s, 0, 159);
    expect(s.refuses(`0 port ${deed('desert-9')}`, '9.2').args).toEqual({ cost: 160, money: 159 });
  });

  test('§9.21 drives and Shields are sold where the science fits', () => {
    const science = { '4b': RED_DRIVE, '4a': YELLOW_DRIVE, '3': SHIELD, '10': COMBINED_DRIVE } as const;
    for (const [culture, sold] of Object.entries(science)) {
      const s = open();
      found(s, 'desert', culture);
      money(s, 0, 300);
      stay(s, 0, 'desert-city-1');
      for (const code of Object.values(science).filter((each) => each !== sold)) s.refuses(`0 equip ${code}`, '9.21');
      s.play(`0 equip ${sold}`);
      expect([...(s.table.hull[0] ?? []), ...holds(s, 0).flat()]).toEqual([sold]);
    }
  });

  test('§9.21 §2.53 Technology has the small ships, Industry the big ones, the Base them all', () => {
    const shipsAt = (culture: string): string[] => {
      const s = open();
      money(s, 0, 1000);
      if (culture !== 'base') found(s, 'desert', culture);
      equip(s, 0, SHIELD);
      ship(s, 0, culture === '4a' ? 'scout' : 'freighter');
      stay(s, 0, culture === 'base' ? 'base' : 'desert-city-1');
      return offered(s, 0).filter((each) => each.startsWith('ship'));
    };
    expect(shipsAt('4b')).toEqual(['ship 0', 'ship 1']);
    expect(shipsAt('4a')).toEqual(['ship 2', 'ship 3']);
    expect(shipsAt('base')).toEqual(['ship 0', 'ship 1', 'ship 2']);
  });

  test('§9.21 a ship of another science is refused', () => {
    const s = humans();
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 ship ${FREIGHTER}`, '9.21').key).toBe('refuse.ship-science');
  });

  test('§9.3 only what is aboard can be sold or bartered', () => {
    const s = humans();
    load(s, 1, goods('2'));
    equip(s, 1, SHIELD);
    owed(s, 1, '4b');
    stay(s, 0, 'desert-city-1');
    s.refuses(`0 sell ${goods('2')}`, '9.3');
    s.refuses(`0 barter ${SHIELD}`, '9.3');
    s.refuses(`0 iou ${goods('4b')}`, '2.41');
  });

  test('§9.3 goods bring money, equipment and IOUs only credit, passengers and deeds nothing', () => {
    const s = humans();
    build(s, 'desert-9', 0);
    load(s, 0, goods('2'));
    equip(s, 0, SHIELD);
    board(s, 0, fareAboard('9b', '5'));
    owed(s, 0, '4b');
    stay(s, 0, 'desert-city-1');
    s.play(`0 sell ${goods('2')}`);
    expect([purses(s)[0], s.table.credit]).toEqual([580, 0]);
    s.play(`0 barter ${SHIELD}`);
    expect([purses(s)[0], s.table.credit]).toEqual([580, 30]);
    s.play(`0 iou ${goods('4b')}`);
    expect([purses(s)[0], s.table.credit]).toEqual([580, 120]);
    expect(s.refuses(`0 barter ${fareAboard('9b', '5')}`, '9.3').key).toBe('refuse.fare-barter');
    expect(offered(s, 0).filter((each) => each.startsWith('barter'))).toEqual([]);
  });

  test('§9.31 a culture buys the goods with its number on the back, for the payoff, and the marker goes into the cup', () => {
    const s = humans();
    load(s, 0, goods('2'), goods('9a'));
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 sell ${goods('9a')}`, '9.31').key).toBe('refuse.not-wanted');
    s.draws(goods('2'));
    s.play(`0 sell ${goods('2')}`);
    expect(purses(s)[0]).toBe(580);
    // §10.1: the draw is from all 49, the marker just put in included.
    expect(s.told('log.cup-goods').map(({ args }) => args)).toEqual([{ good: goods('2'), culture: goods('2') }]);
    expect([lying(s, goods('2')), inCup(s, goods('2'))]).toEqual([6, 0]);
  });

  test('§9.31 the Galactic Base buys no goods', () => {
    const s = humans();
    load(s, 0, goods('2'));
    stay(s, 0, 'base');
    s.refuses(`0 sell ${goods('2')}`, '9.31');
  });

  test('§9.2 §3.43 no room: goods need a hold, small markers half a one, a first Shield the hull', () => {
    const s = open();
    found(s, 'desert', '3');
    found(s, 'water', '4b');
    money(s, 0, 900);
    load(s, 0, goods('9a'), goods('9a'));
    stay(s, 0, 'desert-city-1');
    s.refuses(`0 buy ${goods('3')}`, '3.431');
    s.play(`0 equip ${SHIELD}`);
    s.refuses(`0 equip ${SHIELD}`, '3.43');
    until(s, 0);
    stay(s, 0, 'water-city-1');
    s.refuses(`0 equip ${RED_DRIVE}`, '3.43');
    expect(game.invariant?.(s.state)).toBeNull();
  });
});
