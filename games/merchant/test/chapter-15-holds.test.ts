// Holds (§3.431) and what a hit does to them (§15.431): who arranges them, what is lost, and what may go overboard (§11.3).

import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { cultureOf, DAMAGED, FREIGHTER, LASER, NONE, RED_DRIVE, SCOUT, SHIELD, YELLOW_DRIVE } from '../rules/table.ts';
import { equip, fly, found, holds, load, money, offered, open, put, ship, type Stage, step } from './stage.ts';
import { board, fareAboard } from './trading.ts';

const [GRAW, NIKS, DUST] = [cultureOf('2'), cultureOf('3'), cultureOf('4a')];
const FARE = fareAboard('9b', '5');

/** Combat is on; culture 5 lives at the Trapped Rogue Planet, where seat 0 has money and a Freighter. */
function ready(): Stage {
  const s = open({ options: { combat: true }, merchants: ['human', 'dell'] });
  found(s, 'rogue', '5');
  money(s, 0, 900);
  ship(s, 0, 'freighter');
  put(s, 0, 'rogue-city-1');
  return s;
}

/** Seat 0 wins a fight against seat 1 and is asked what to hit. */
function won(s: Stage): Stage {
  equip(s, 0, LASER);
  put(s, 0, 'rogue-jungle-1');
  put(s, 1, 'rogue-jungle-2');
  fly(s, 0, 'rogue-jungle-2', 2, 2);
  s.rolls(6, 1);
  s.play('0 pawn 1', '0 [1 0 0]');
  return s;
}

describe('holds', () => {
  test('§3.431 a small marker gets a hold of its own while one is free, then lies beside another', () => {
    const s = ready();
    equip(s, 0, YELLOW_DRIVE, RED_DRIVE);
    expect(holds(s, 0)).toEqual([[YELLOW_DRIVE], [RED_DRIVE]]);
    const scout = ready();
    ship(scout, 0, 'scout');
    load(scout, 0, GRAW);
    equip(scout, 0, YELLOW_DRIVE, RED_DRIVE);
    expect(holds(scout, 0)).toEqual([[YELLOW_DRIVE, RED_DRIVE]]);
  });

  test('§3.431 goods need a whole hold: lone markers make way for them, and only then', () => {
    const s = ready();
    equip(s, 0, YELLOW_DRIVE, RED_DRIVE);
    load(s, 0, GRAW, GRAW, NIKS);
    expect(holds(s, 0)).toEqual([[YELLOW_DRIVE], [RED_DRIVE]]);
    s.play('0 stay', `0 buy ${cultureOf('5')}`);
    expect(holds(s, 0)).toEqual([[YELLOW_DRIVE, RED_DRIVE]]);
    expect(game.invariant?.(s.state)).toBeNull();
  });

  test('§3.44 they close up in a smaller ship as well', () => {
    const s = open({ options: { combat: true } });
    ship(s, 0, 'freighter');
    equip(s, 0, YELLOW_DRIVE, RED_DRIVE);
    load(s, 0, GRAW);
    s.play('0 stay', `0 ship ${SCOUT}`);
    expect(s.table.ship[0]).toBe(SCOUT);
    expect(holds(s, 0)).toEqual([[YELLOW_DRIVE, RED_DRIVE]]);
    expect(game.invariant?.(s.state)).toBeNull();
  });

  test('§3.431 their owner arranges them freely while he trades, and they stay as he laid them', () => {
    const s = ready();
    equip(s, 0, SHIELD, SHIELD, YELLOW_DRIVE, RED_DRIVE);
    load(s, 0, GRAW, GRAW);
    s.play('0 stay', '0 pack');
    expect(holds(s, 0)).toEqual([[SHIELD], [YELLOW_DRIVE], [RED_DRIVE]]);
    s.play(`0 join ${SHIELD} ${RED_DRIVE}`, `0 join ${YELLOW_DRIVE} ${RED_DRIVE}`, '0 pass');
    expect(holds(s, 0)).toEqual([[SHIELD], [RED_DRIVE, YELLOW_DRIVE]]);
    s.play('0 pack', `0 alone ${RED_DRIVE}`, '0 pass', `0 drop ${GRAW}`, '0 end');
    expect(holds(s, 0)).toEqual([[SHIELD], [YELLOW_DRIVE], [RED_DRIVE]]);
    expect(step(s)).toBe('turn');
  });

  test('§3.431 a hold of its own needs a free one, and in peace there is nothing to arrange', () => {
    const s = ready();
    equip(s, 0, YELLOW_DRIVE, RED_DRIVE);
    load(s, 0, GRAW, GRAW, NIKS, NIKS);
    s.play('0 stay');
    s.refuses('0 pack', '3.431');
    s.play(`0 drop ${GRAW}`, '0 pack');
    expect(offered(s, 0)).toEqual([`alone ${YELLOW_DRIVE}`, `alone ${RED_DRIVE}`]);
    s.refuses(`0 join ${YELLOW_DRIVE} ${RED_DRIVE}`, '3.431');
    const peace = open();
    equip(peace, 0, YELLOW_DRIVE, RED_DRIVE);
    peace.play('0 stay');
    expect(offered(peace, 0)).not.toContain('pack');
  });

  test('§3.431 a state of the first rules, small markers in pairs without a gap, reads the same', () => {
    const s = ready();
    s.arrange(({ table }) => {
      table.small[0] = [YELLOW_DRIVE, RED_DRIVE, FARE];
      table.small[1] = [SHIELD, NONE, LASER, NONE];
    });
    expect(holds(s, 0)).toEqual([[YELLOW_DRIVE, RED_DRIVE], [FARE]]);
    expect(holds(s, 1)).toEqual([[SHIELD], [LASER]]);
  });
});

describe('hits on holds', () => {
  test('§15.431 a hit damages one hold: a Freighter with two drives in two holds keeps one of them', () => {
    const s = ready();
    ship(s, 1, 'freighter');
    equip(s, 1, YELLOW_DRIVE, RED_DRIVE);
    won(s);
    expect(offered(s, 0)).toEqual([`single ${YELLOW_DRIVE}`, `single ${RED_DRIVE}`]);
    s.play(`0 single ${RED_DRIVE}`);
    expect(holds(s, 1)).toEqual([[YELLOW_DRIVE], [RED_DRIVE + DAMAGED]]);
    expect(s.told('log.hit')[0]?.args).toMatchObject({ what: `single ${RED_DRIVE}` });
  });

  test('§15.431 after a passenger is shot out the rest stay where they lie', () => {
    const s = ready();
    ship(s, 1, 'freighter');
    equip(s, 1, YELLOW_DRIVE, RED_DRIVE);
    board(s, 1, FARE);
    s.arrange(({ table }) => {
      table.small[1] = [YELLOW_DRIVE, FARE, RED_DRIVE, NONE];
    });
    won(s);
    s.play(`0 pair ${YELLOW_DRIVE} ${FARE}`);
    expect(holds(s, 1)).toEqual([[YELLOW_DRIVE + DAMAGED], [RED_DRIVE]]);
    expect(game.invariant?.(s.state)).toBeNull();
  });

  test('§15.431 a hold whose passenger was all it had is free again; what is damaged suffers no more', () => {
    const s = ready();
    ship(s, 1, 'freighter');
    equip(s, 1, YELLOW_DRIVE);
    board(s, 1, FARE);
    s.arrange(({ table }) => {
      table.small[1] = [YELLOW_DRIVE + DAMAGED, NONE, FARE, NONE];
    });
    won(s);
    s.play(`0 single ${FARE}`);
    expect(holds(s, 1)).toEqual([[YELLOW_DRIVE + DAMAGED]]);
    const again = ready();
    equip(again, 1, YELLOW_DRIVE);
    again.arrange(({ table }) => {
      table.small[1] = [YELLOW_DRIVE + DAMAGED, NONE];
    });
    won(again);
    again.play(`0 single ${YELLOW_DRIVE + DAMAGED}`);
    expect(holds(again, 1)).toEqual([[YELLOW_DRIVE + DAMAGED]]);
  });
});

/** Seat 0 has taken goods 2 from seat 1 in a fight this turn, stands beside seat 1 on an Asteroid, and has so much cargo. */
function raider(...own: readonly number[]): Stage {
  const s = ready();
  ship(s, 0, 'scout');
  load(s, 0, ...own);
  load(s, 1, GRAW, DUST);
  equip(s, 0, LASER);
  put(s, 0, 'desert-3');
  put(s, 1, 'desert-4');
  s.rolls(2, 2, 2);
  s.play(`0 to ${s.table.at[1] ?? NONE}`);
  s.rolls(6, 1);
  s.play('0 pawn 1', '0 [1 0 0]', `0 goods ${GRAW}`, '0 claim');
  return s;
}

describe('goods won in a fight', () => {
  test('§11.3 §15.431 what was claimed this turn cannot go overboard before the next', () => {
    const s = raider();
    if (step(s) === 'fly') s.play('0 land');
    expect(s.table.goods[0]).toEqual([GRAW]);
    expect(s.refuses(`0 drop ${GRAW}`, '11.3').key).toBe('refuse.fresh');
  });

  test('§11.3 §15.431 nor make room for a second claim; older goods and equipment can, passengers cannot', () => {
    const s = ready();
    ship(s, 0, 'transport');
    equip(s, 0, SHIELD, SHIELD);
    board(s, 0, FARE);
    load(s, 0, NIKS, GRAW);
    s.arrange(({ table }) => table.fresh.push(100 + GRAW));
    load(s, 1, DUST);
    won(s);
    s.play(`0 goods ${DUST}`);
    expect(offered(s, 0)).toEqual([`drop ${NIKS}`, `dump ${SHIELD}`]);
    expect(s.refuses(`0 drop ${GRAW}`, '11.3').key).toBe('refuse.fresh');
    s.play(`0 drop ${NIKS}`, '0 claim');
    expect(s.table.goods[0]).toEqual([GRAW, DUST]);
  });

  test('§11.3 of two alike the older one may make room', () => {
    const s = ready();
    ship(s, 0, 'scout');
    load(s, 0, GRAW, GRAW);
    s.arrange(({ table }) => table.fresh.push(100 + GRAW));
    load(s, 1, DUST);
    won(s);
    s.play(`0 goods ${DUST}`, `0 drop ${GRAW}`, '0 claim');
    expect(s.table.goods[0]).toEqual([GRAW, DUST]);
  });

  test('§11.3 what is new to the attacker says nothing about the defender who hits back', () => {
    const s = ready();
    equip(s, 0, LASER);
    equip(s, 1, LASER);
    load(s, 0, DUST);
    load(s, 1, GRAW, GRAW);
    s.arrange(({ table }) => table.fresh.push(100 + GRAW, 100 + GRAW));
    put(s, 0, 'rogue-jungle-1');
    put(s, 1, 'rogue-jungle-2');
    fly(s, 0, 'rogue-jungle-2', 2, 2);
    s.rolls(1, 6);
    s.play('0 pawn 1', '0 [1 0 0]', '1 [1 0 0]', `1 goods ${DUST}`);
    expect(offered(s, 1)).toEqual([`drop ${GRAW}`]);
    s.play(`1 drop ${GRAW}`, '1 claim');
    expect(s.table.goods[1]).toEqual([GRAW, DUST]);
  });

  test('§3.431 §15.431 lone markers of the winner make way for what he claims', () => {
    const s = ready();
    equip(s, 0, SHIELD, SHIELD, SHIELD);
    load(s, 0, NIKS, NIKS, NIKS);
    load(s, 1, DUST);
    won(s);
    expect(holds(s, 0)).toEqual([[SHIELD], [SHIELD]]);
    s.play(`0 goods ${DUST}`, '0 claim');
    expect(holds(s, 0)).toEqual([[SHIELD, SHIELD]]);
    expect(s.table.ship[0]).toBe(FREIGHTER);
    expect(game.invariant?.(s.state)).toBeNull();
  });
});
