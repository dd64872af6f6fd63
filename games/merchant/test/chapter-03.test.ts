// Chapter 3: merchants and spaceships. What lies open, who pays less, what a ship carries.

import { describe, expect, test } from 'vitest';
import {
  AIR_FOIL,
  CLIPPER,
  FREIGHTER,
  RED_DRIVE,
  RELIC_SHIELD,
  RELIC_YELLOW,
  SCOUT,
  SHIELD,
  SPY_EYE,
  TRANSPORT,
  YELLOW_DRIVE,
} from '../rules/table.ts';
import {
  equip,
  faceUp,
  fly,
  found,
  holds,
  load,
  money,
  offered,
  open,
  put,
  relicMarker,
  ship,
  type Stage,
} from './stage.ts';
import { board, cupFare, deed, drawn, fare, fareAboard, goods, land, offer, owed, stay } from './trading.ts';

/** At the Biosphere, where this culture lives, with plenty of money; he has been there all turn. */
function trader(culture: string, merchant: 'nik' | 'dell' = 'nik'): Stage {
  const s = open({ merchants: [merchant] });
  found(s, 'biosphere', culture);
  money(s, 0, 1500);
  return s;
}

describe('routine', () => {
  test('§3.1 landing in a City brings its IOU for nothing, landing on a rock does not', () => {
    const s = open();
    land(s, 0, 'biosphere-4', 'biosphere-city');
    expect(s.table.ious[0]).not.toBe(0);
    const t = open();
    land(t, 0, 'desert-3', 'desert-4');
    expect(t.table.ious[0]).toBe(0);
  });

  test('§3.1 fares and relics are picked up for nothing where they are', () => {
    const s = trader('2');
    drawn(s, cupFare('2', '10'));
    stay(s, 0, 'biosphere-city');
    s.play(`0 fare ${fare('2', '10')}`);
    expect(holds(s, 0)).toEqual([[fareAboard('2', '10')]]);
    expect(s.table.money[0]).toBe(1500);
    const t = open();
    faceUp(t, 'moon-2', relicMarker(AIR_FOIL));
    land(t, 0, 'moon-1', 'moon-2');
    t.play('0 take');
    expect(t.table.hull[0]).toEqual([AIR_FOIL]);
    expect(t.table.money[0]).toBe(40);
  });
});

describe('disclosure', () => {
  test('§3.2 money, cargo, equipment, deeds and IOUs lie open to everybody', () => {
    const s = open();
    money(s, 1, 130);
    load(s, 1, goods('2'));
    equip(s, 1, SHIELD);
    owed(s, 1, '5');
    for (const viewer of [0, 2]) {
      const { table } = s.view(viewer);
      expect([table.money[1], table.goods[1], table.hull[1]]).toEqual([130, [goods('2')], [SHIELD]]);
      expect(table.ious[1]).toBe(1 << goods('5'));
    }
  });

  test('§3.2 so whoever makes an offer can name what the other has', () => {
    const s = open();
    money(s, 1, 130);
    load(s, 1, goods('2'));
    s.play('0 stay', '0 deal');
    expect(s.ask(0)?.choice).toMatchObject({
      want: [
        { id: 'dollar', max: 130 },
        { id: `goods ${goods('2')}`, max: 1 },
      ],
    });
  });
});

describe('discounts', () => {
  test('§3.3 deeds of his own species cost a fifth less', () => {
    const s = trader('3', 'nik');
    stay(s, 0, 'biosphere-city');
    s.play(`0 port ${deed('biosphere-12')}`);
    expect(s.table.money[0]).toBe(1340);
  });

  test('§3.3 others pay in full, and so does he for anything but deeds', () => {
    const s = trader('3', 'dell');
    stay(s, 0, 'biosphere-city');
    s.play(`0 port ${deed('biosphere-12')}`);
    expect(s.table.money[0]).toBe(1300);
    const t = trader('3', 'nik');
    stay(t, 0, 'biosphere-city');
    t.play(`0 buy ${goods('3')}`, `0 equip ${SHIELD}`);
    expect(t.table.money[0]).toBe(1420);
  });
});

describe('ships', () => {
  test('§3.4 everybody starts with a Scout; a new ship takes the old one in part payment', () => {
    const s = open();
    money(s, 0, 100);
    expect(s.table.ship).toEqual([SCOUT, SCOUT]);
    s.play('0 stay', `0 ship ${CLIPPER}`);
    // A Clipper costs 120, the Scout brings 30.
    expect(s.table.ship[0]).toBe(CLIPPER);
    expect(s.table.money[0]).toBe(10);
  });

  test('§3.4 without the money, trade-in counted, there is no new ship', () => {
    const s = open();
    money(s, 0, 89);
    s.play('0 stay');
    // The reason counts it too.
    const why = { key: 'refuse.ship-money', args: { cost: 120, tradeIn: 30, money: 89 } };
    expect(s.refuses(`0 ship ${CLIPPER}`, '9.2')).toMatchObject(why);
    expect(s.table.ship[0]).toBe(SCOUT);
  });

  test('§3.41 there are four ships, and he cannot change to the one he flies', () => {
    const s = open();
    money(s, 0, 1000);
    s.play('0 stay');
    expect(offered(s, 0).filter((option) => option.startsWith('ship'))).toEqual([
      `ship ${CLIPPER}`,
      `ship ${TRANSPORT}`,
      `ship ${FREIGHTER}`,
    ]);
    s.refuses(`0 ship ${SCOUT}`, '3.41');
    s.refuses('0 ship 4', '3.41');
  });

  test('§3.42 the ship says how many dice are rolled', () => {
    for (const [name, dice] of [
      ['scout', 3],
      ['clipper', 4],
      ['transport', 3],
      ['freighter', 2],
    ] as const) {
      const s = open();
      ship(s, 0, name);
      put(s, 0, 'rogue-jungle-1');
      fly(s, 0, 'rogue-jungle-2', ...Array.from({ length: dice }, () => 1));
      expect(s.told('log.roll')[0]?.args['dice']).toHaveLength(dice);
    }
  });
});

describe('capacity', () => {
  test('§3.43 what finds no room is not bought: jettison something first', () => {
    const s = trader('4a');
    load(s, 0, goods('2'), goods('5'));
    stay(s, 0, 'biosphere-city');
    s.refuses(`0 equip ${YELLOW_DRIVE}`, '3.43');
    s.play(`0 drop ${goods('5')}`, `0 equip ${YELLOW_DRIVE}`);
    expect(s.table.goods[0]).toEqual([goods('2')]);
    expect(holds(s, 0)).toEqual([[YELLOW_DRIVE]]);
    expect(s.table.money[0]).toBe(1420);
  });

  test('§3.431 a hold takes one goods marker', () => {
    const s = trader('2');
    load(s, 0, goods('5'));
    stay(s, 0, 'biosphere-city');
    s.play(`0 buy ${goods('2')}`);
    s.refuses(`0 buy ${goods('2')}`, '3.431');
    expect(s.table.goods[0]).toEqual([goods('5'), goods('2')]);
  });

  test('§3.431 or two small ones, in any mix', () => {
    const s = trader('4a');
    load(s, 0, goods('5'));
    board(s, 0, fareAboard('2', '10'));
    drawn(s, cupFare('4a', 'base'));
    stay(s, 0, 'biosphere-city');
    // Half a hold is left: the drive fits in with the passenger, the next passenger does not.
    s.refuses(`0 buy ${goods('4a')}`, '3.431');
    s.play(`0 equip ${YELLOW_DRIVE}`);
    expect(holds(s, 0)).toEqual([[fareAboard('2', '10'), YELLOW_DRIVE]]);
    s.refuses(`0 fare ${fare('4a', 'base')}`, '3.43');
  });

  test('§3.431 two holds on a Scout or Clipper, three on a Transport, five on a Freighter', () => {
    for (const [name, holds] of [
      ['scout', 2],
      ['clipper', 2],
      ['transport', 3],
      ['freighter', 5],
    ] as const) {
      const s = trader('2');
      ship(s, 0, name);
      stay(s, 0, 'biosphere-city');
      for (let n = 0; n < holds; n++) s.play(`0 buy ${goods('2')}`);
      s.refuses(`0 buy ${goods('2')}`, '3.431');
    }
  });

  test('§3.432 the hull takes one Shield and every Relic; drives and further Shields go into holds', () => {
    const s = trader('3');
    load(s, 0, goods('5'));
    equip(s, 0, RELIC_SHIELD, RELIC_YELLOW, SPY_EYE);
    stay(s, 0, 'biosphere-city');
    s.play(`0 equip ${SHIELD}`, `0 equip ${SHIELD}`, `0 equip ${SHIELD}`);
    expect(s.table.hull[0]).toEqual([RELIC_SHIELD, RELIC_YELLOW, SPY_EYE, SHIELD]);
    expect(holds(s, 0)).toEqual([[SHIELD, SHIELD]]);
    s.refuses(`0 equip ${SHIELD}`, '3.43');
  });

  test('§3.432 a Relic comes aboard however full the holds are', () => {
    const s = open();
    load(s, 0, goods('2'), goods('5'));
    faceUp(s, 'moon-2', relicMarker(RELIC_YELLOW));
    land(s, 0, 'moon-1', 'moon-2');
    s.play('0 take');
    expect(s.table.hull[0]).toEqual([RELIC_YELLOW]);
    expect(holds(s, 0)).toEqual([]);
  });

  test('§3.433 money and IOUs take no room, goods do', () => {
    const s = open();
    load(s, 0, goods('2'));
    load(s, 1, goods('5'), goods('5'));
    owed(s, 0, '6');
    s.play('0 stay', '0 deal');
    s.play(offer(s, 0, 1, { [`goods ${goods('2')}`]: 1 }, { money: 10 }));
    s.refuses('1 accept', '3.43');
    s.play('1 pass', '0 deal');
    s.play(offer(s, 0, 1, { [`iou ${goods('6')}`]: 1, money: 40 }, {}), '1 accept');
    expect(s.table.money).toEqual([0, 80]);
    expect(s.table.ious).toEqual([0, 1 << goods('6')]);
  });
});

describe('ship exchange', () => {
  test('§3.44 everything aboard moves over to the new ship', () => {
    const s = open();
    money(s, 0, 300);
    load(s, 0, goods('2'));
    equip(s, 0, RED_DRIVE, SHIELD, SPY_EYE);
    s.play('0 stay', `0 ship ${FREIGHTER}`);
    expect(s.table.ship[0]).toBe(FREIGHTER);
    expect(s.table.goods[0]).toEqual([goods('2')]);
    expect(holds(s, 0)).toEqual([[RED_DRIVE]]);
    expect(s.table.hull[0]).toEqual([SHIELD, SPY_EYE]);
  });

  test('§3.44 a ship too small for the cargo is refused; what is too much goes overboard first (R-30)', () => {
    const s = open();
    money(s, 0, 300);
    ship(s, 0, 'freighter');
    load(s, 0, goods('2'), goods('2'), goods('5'));
    s.play('0 stay');
    s.refuses(`0 ship ${CLIPPER}`, '3.44');
    s.play(`0 drop ${goods('5')}`, `0 ship ${CLIPPER}`);
    expect(s.table.goods[0]).toEqual([goods('2'), goods('2')]);
  });
});
