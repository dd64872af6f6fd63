// Chapter 2: the playing pieces. What each of them is and does; the counts are in board.test.ts.

import { total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { DOTS } from '../data/dots.ts';
import { boxOf, dotOf, ORBITS } from '../rules/board.ts';
import {
  AIR_FOIL,
  CLIPPER,
  COMBINED_DRIVE,
  CUP,
  EMPTY,
  FREIGHTER,
  LASER,
  NOVA_BALL,
  OPEN,
  RED_DRIVE,
  SHIELD,
  TRANSPORT,
  YELLOW_DRIVE,
} from '../rules/table.ts';
import { build, equip, faceUp, found, load, money, offered, open, put, relicMarker, type Stage } from './stage.ts';
import {
  cupDemand,
  cupFare,
  deed,
  drawn,
  factoryGoods,
  fare,
  goods,
  inCup,
  land,
  lying,
  owed,
  stay,
} from './trading.ts';

/** A merchant with plenty of money who spends his turn in the Biosphere's City, where this culture lives. */
function guest(culture: string, prepare?: (s: Stage) => void): Stage {
  const s = open({ merchants: ['eeep', 'human'] });
  found(s, 'biosphere', culture);
  money(s, 0, 1500);
  prepare?.(s);
  stay(s, 0, 'biosphere-city');
  return s;
}
const on = (s: Stage, verb: string): string[] => offered(s, 0).filter((option) => option.startsWith(`${verb} `));

describe('basic pieces', () => {
  test('§2.1 without combat there are no Lasers, Nova Balls or Forts', () => {
    const s = guest('4a');
    s.refuses(`0 equip ${LASER}`, '2.1');
    s.refuses(`0 fort ${dotOf('biosphere-city')}`, '2.1');
    const t = guest('4b');
    t.refuses(`0 equip ${NOVA_BALL}`, '2.1');
  });

  test('§2.1 with combat there are', () => {
    const s = open({ options: { combat: true } });
    found(s, 'biosphere', '4a');
    money(s, 0, 500);
    stay(s, 0, 'biosphere-city');
    s.play(`0 equip ${LASER}`);
    expect(s.table.hull[0]).toEqual([LASER]);
  });

  test('§2.2 twelve Spaceport and Factory markers, and no deed beyond them (R-31)', () => {
    const elsewhere = ORBITS.map((dot) => DOTS[dot]?.[0] ?? '').filter((dot) => dot !== 'biosphere-12');
    const owning = (n: number) => (s: Stage) => elsewhere.slice(0, n).forEach((dot) => build(s, dot, 0));
    guest('2', owning(12)).refuses(`0 port ${deed('biosphere-12')}`, '2.2');
    const s = guest('2', owning(11));
    s.play(`0 port ${deed('biosphere-12')}`);
    expect(s.table.port.filter((owner) => owner === 0)).toHaveLength(12);
  });

  test('§2.3 prices are paid in money, to the bank', () => {
    const s = open({ options: { bank: 5000 } });
    found(s, 'biosphere', '2');
    const bank = s.table.bank;
    stay(s, 0, 'biosphere-city');
    s.play(`0 buy ${goods('2')}`);
    expect(s.table.money[0]).toBe(10);
    expect(s.table.bank).toBe(bank + 30);
  });
});

describe('cultures', () => {
  test('§2.4 the science says what equipment and ships a culture sells', () => {
    const sold = (culture: string): string[] => {
      const s = guest(culture);
      return [...on(s, 'equip'), ...on(s, 'ship')];
    };
    expect(sold('3')).toEqual([`equip ${SHIELD}`]);
    expect(sold('4a')).toEqual([`equip ${YELLOW_DRIVE}`, `ship ${TRANSPORT}`, `ship ${FREIGHTER}`]);
    expect(sold('6')).toEqual([`equip ${RED_DRIVE}`, `ship ${CLIPPER}`]);
    expect(sold('10')).toEqual([`equip ${COMBINED_DRIVE}`]);
    expect(sold('2')).toEqual([]);
  });

  test('§2.41 an IOU buys from its culture up to its amount, if he has it', () => {
    const s = guest('2', (each) => {
      money(each, 0, 0);
      owed(each, 0, '2');
    });
    s.play(`0 iou ${goods('2')}`);
    expect(s.table.credit).toBe(90);
    s.play(`0 buy ${goods('2')}`);
    expect([s.table.credit, s.table.money[0]]).toEqual([60, 0]);
    s.refuses(`0 iou ${goods('2')}`, '2.41');
  });

  test('§2.42 a culture that has been discovered trades in its system; elsewhere there is nobody', () => {
    const s = guest('2');
    expect(on(s, 'buy')).toEqual([`buy ${goods('2')}`]);
    const t = open({ merchants: ['nik', 'human'] });
    equip(t, 0, SHIELD);
    load(t, 0, goods('2'));
    land(t, 0, 'desert-3', 'desert-4');
    t.refuses(`0 sell ${goods('2')}`, '9.1');
    t.refuses(`0 buy ${goods('2')}`, '9.1');
  });
});

describe('trading pieces', () => {
  test('§2.5 he is offered what he can buy here, and only that', () => {
    const s = guest('2', (each) => money(each, 0, 30));
    expect(offered(s, 0)).toEqual([`buy ${goods('2')}`, 'end']);
    s.refuses(`0 port ${deed('biosphere-12')}`, '9.2');
  });

  test('§2.51 goods of 9a are sold to 10, 1a, 1b and 2, never to 9b (R-01)', () => {
    for (const culture of ['10', '1a', '1b', '2']) {
      const s = guest(culture, (each) => load(each, 0, goods('9a')));
      s.play(`0 sell ${goods('9a')}`);
      expect(s.table.money[0]).toBe(1620);
    }
    for (const culture of ['9b', '3', '8'])
      guest(culture, (each) => load(each, 0, goods('9a'))).refuses(`0 sell ${goods('9a')}`, '9.31');
  });

  test('§2.52 equipment is traded in for half its cost', () => {
    const s = guest('2', (each) => equip(each, 0, COMBINED_DRIVE));
    s.play(`0 barter ${COMBINED_DRIVE}`);
    expect(s.table.credit).toBe(150);
  });

  test('§2.53 a ship is sold by the sciences on its card', () => {
    const s = guest('4a');
    s.refuses(`0 ship ${CLIPPER}`, '9.21');
    s.play(`0 ship ${FREIGHTER}`);
    expect(s.table.ship[0]).toBe(FREIGHTER);
  });

  test('§2.54 a deed builds its Spaceport, which stands for the rest of the game', () => {
    const s = guest('2');
    s.play(`0 port ${deed('biosphere-12')}`);
    expect(s.table.port[deed('biosphere-12')]).toBe(0);
    expect(s.table.money[0]).toBe(1300);
    s.play('0 end', '1 stay');
    expect(s.view(1).table.port[deed('biosphere-12')]).toBe(0);
  });

  test('§2.541 one Spaceport in each Orbit', () => {
    const s = guest('2', (each) => build(each, 'biosphere-12', 1));
    s.refuses(`0 port ${deed('biosphere-12')}`, '2.541');
    const t = guest('2');
    t.play(`0 port ${deed('biosphere-12')}`);
    t.refuses(`0 port ${deed('biosphere-12')}`, '2.541');
  });

  test('§2.542 one Factory in each system', () => {
    const s = guest('2');
    s.play(`0 factory ${dotOf('biosphere-city')}`);
    expect(s.table.factory[goods('2')]).toBe(0);
    expect(lying(s, factoryGoods('2'))).toBe(1);
    s.refuses(`0 factory ${dotOf('biosphere-city')}`, '2.542');
  });
});

describe('bonuses and the cup', () => {
  test('§2.6 §2.7 for the marker put into the cup another comes out and lies with its culture', () => {
    const s = guest('3', (each) => load(each, 0, goods('2')));
    s.draws(cupDemand('5', '3'));
    s.play(`0 sell ${goods('2')}`);
    expect(inCup(s, goods('2'))).toBe(1);
    expect(lying(s, cupDemand('5', '3'))).toBe(1);
    expect(total(s.state.pools[CUP] ?? [])).toBe(48);
  });

  test('§2.61 a fare waits at the culture on its back and pays at its destination', () => {
    const s = guest('6', (each) => drawn(each, cupFare('6', '4b'), cupFare('9b', '5')));
    expect(on(s, 'fare')).toEqual([`fare ${fare('6', '4b')}`]);
    s.refuses(`0 fare ${fare('9b', '5')}`, '10.3');
    s.play(`0 fare ${fare('6', '4b')}`, '0 end', '1 stay');
    found(s, 'ice', '4b');
    stay(s, 0, 'ice-city');
    s.play(`0 deliver ${fare('6', '4b')}`);
    expect(s.table.money[0]).toBe(1620);
  });

  test('§2.62 a demand adds its bonus for the goods it names, at the culture on its back', () => {
    const sells = (good: number, culture: string): number => {
      const s = guest(culture, (each) => {
        load(each, 0, good);
        drawn(each, cupDemand('3', '2'));
      });
      s.play(`0 sell ${good}`);
      return (s.table.money[0] ?? 0) - 1500;
    };
    expect(sells(goods('2'), '3')).toBe(140);
    expect(sells(goods('2'), '4b')).toBe(80);
    expect(sells(goods('1a'), '3')).toBe(140);
  });
});

describe('? markers', () => {
  test('§2.8 a marker in each of the 24 boxes; in the designer’s variant a 25th in the lost box (R-02)', () => {
    expect(open().table.box).toHaveLength(24);
    const s = open({ options: { lostBox: true } });
    expect(s.table.box).toHaveLength(25);
    expect(s.table.marker[boxOf[dotOf('multigen-west')] ?? -1]).toBe(-1);
  });

  test('§2.81 a Relic is free to whoever lands on its box', () => {
    const s = open();
    money(s, 0, 0);
    faceUp(s, 'moon-2', relicMarker(AIR_FOIL));
    land(s, 0, 'moon-1', 'moon-2');
    s.play('0 take');
    expect(s.table.hull[0]).toEqual([AIR_FOIL]);
    expect(s.table.marker[boxOf[dotOf('moon-2')] ?? -1]).toBe(EMPTY);
    expect(offered(s, 0)).toEqual(['end']);
  });

  test('§2.81 §2.82 the other markers are too large to be moved', () => {
    const s = open();
    faceUp(s, 'moon-2', OPEN);
    equip(s, 0, SHIELD);
    put(s, 0, 'moon-1');
    land(s, 0, 'moon-1', 'moon-2');
    s.refuses('0 take', '2.82');
    expect(s.table.marker[boxOf[dotOf('moon-2')] ?? -1]).toBe(OPEN);
  });

  test('§2.82 on a printed rock there is nothing to take', () => {
    const s = open();
    equip(s, 0, SHIELD);
    load(s, 0, goods('2'));
    land(s, 0, 'desert-3', 'desert-4');
    s.refuses('0 take', '11.2');
  });
});
