// Chapter 8, first part: drives and Shields.

import { describe, expect, test } from 'vitest';
import { boxOf, dotOf } from '../rules/board.ts';
import {
  AIR_FOIL,
  AUTO_PILOT,
  COMBINED_DRIVE,
  RED_DRIVE,
  RELIC_SHIELD,
  RELIC_YELLOW,
  SHIELD,
  YELLOW_DRIVE,
} from '../rules/table.ts';
import {
  at,
  equip,
  faceDown,
  faceUp,
  flown,
  fly,
  found,
  holds,
  money,
  mp,
  offered,
  on,
  open,
  penalty,
  put,
  relicMarker,
  step,
} from './stage.ts';

describe('outfitting', () => {
  test('§8.1 equipment is bought from a culture, as long as the bank has it (R-07)', () => {
    const s = open();
    found(s, 'biosphere', '3');
    money(s, 0, 200);
    put(s, 0, 'biosphere-city');
    s.play('0 stay', `0 equip ${SHIELD}`);
    expect(s.table.hull[0]).toEqual([SHIELD]);
    expect(s.table.money[0]).toBe(140);
    s.arrange(({ table }) => {
      table.supply[SHIELD] = 0;
    });
    s.refuses(`0 equip ${SHIELD}`, '8.1');
  });
});

describe('drives', () => {
  test('§8.2 a Red Drive skips red dots: no MP, and he does not occupy them', () => {
    const s = open();
    equip(s, 0, RED_DRIVE);
    fly(s, 0, 'base-colony-2', 1, 1, 1);
    // Red base-colony-1 is skipped; yellow base-colony-3 is not.
    expect(flown(s)).toEqual(['base-colony-2', 'base-colony-3', 'base-colony-4']);
  });

  test('§8.2 a Yellow Drive skips yellow ones, a Combined Drive both, and so do the two together', () => {
    const stops = (...drives: number[]): string[] => {
      const s = open();
      equip(s, 0, ...drives);
      put(s, 0, 'rogue-jungle-1');
      s.rolls(1, 1, 1);
      s.play(
        offered(s, 0).includes('to rogue-jungle-2')
          ? `0 to ${dotOf('rogue-jungle-2')}`
          : `0 to ${dotOf('rogue-jungle-3')}`,
      );
      return flown(s);
    };
    expect(stops(YELLOW_DRIVE)).toEqual(['rogue-jungle-3', 'rogue-jungle-4', 'rogue-jungle-5']);
    expect(stops(RED_DRIVE)).toEqual(['rogue-jungle-2', 'rogue-jungle-3', 'rogue-jungle-5']);
    const both = ['rogue-jungle-3', 'rogue-jungle-5', 'rogue-jungle-7'];
    expect(stops(COMBINED_DRIVE)).toEqual(both);
    expect(stops(RED_DRIVE, YELLOW_DRIVE)).toEqual(both);
  });

  test('§8.2 what is skipped costs no penalty: ovals and penalty markers of the colour', () => {
    const s = open();
    equip(s, 0, RED_DRIVE);
    faceUp(s, 'war-torn-2', penalty('red', 40));
    put(s, 0, 'war-torn-1');
    // The red marker at war-torn-2 and the red oval at war-torn-3 are skipped in one jump.
    fly(s, 0, 'war-torn-4', 2, 2, 2);
    expect(at(s, 0)).toBe('war-torn-4');
    expect(mp(s)).toBe(5);
    expect(s.table.money[0]).toBe(40);
  });

  test('§8.2 blue ovals are never skipped', () => {
    const s = open();
    equip(s, 0, COMBINED_DRIVE);
    put(s, 0, 'war-torn-6');
    fly(s, 0, 'war-torn-7', 2, 2, 2);
    expect(at(s, 0)).toBe('war-torn-7');
    expect(offered(s, 0)).toEqual(['pay', 'stop']);
  });

  test('§8.2 at a junction among skipped dots he picks the branch; the whole jump costs one MP (R-22)', () => {
    const s = open();
    equip(s, 0, RED_DRIVE);
    put(s, 0, 'rogue-jungle-2');
    fly(s, 0, 'rogue-jungle-1', 1, 1, 1);
    // Red rogue-8 is no stop: from there on to the oval or the Orbit.
    expect(at(s, 0)).toBe('rogue-8');
    expect(offered(s, 0)).toEqual(['rogue-7', 'rogue-9']);
    s.refuses('0 land', '6.2');
    on(s, 0, 'rogue-9');
    expect(flown(s)[0]).toBe('rogue-9');
    expect(s.told('log.fly')[0]).toMatchObject({ args: { mp: 1 } });
  });

  test('§8.2 §5.32 skipped paths count for backtracking', () => {
    const s = open();
    equip(s, 0, RED_DRIVE);
    put(s, 0, 'rogue-jungle-2');
    fly(s, 0, 'rogue-jungle-1', 1, 1, 1);
    s.refuses(`0 ${dotOf('rogue-jungle-1')}`, '5.32');
  });

  test('§8.2 no dot is skipped twice in one jump (R-22)', () => {
    const s = open();
    equip(s, 0, COMBINED_DRIVE);
    faceUp(s, 'asteroid-c7r4', penalty('red', 20));
    put(s, 0, 'asteroid-c9r2');
    fly(s, 0, 'asteroid-c6r2', 2, 2, 2);
    // With the red marker on c7r4 there is a ring of skipped dots: c8r3, c7r4, c7r3 and c8r3 again.
    on(s, 0, 'asteroid-c7r4', 'asteroid-c7r3');
    expect(offered(s, 0)).toEqual(['asteroid-c6r3', 'asteroid-c7r2', 'asteroid-c6r2']);
    on(s, 0, 'asteroid-c6r2');
    expect(mp(s)).toBe(5);
  });

  test('§8.21 he declares a dot he will occupy, not one he jumps over', () => {
    const s = open();
    equip(s, 0, RED_DRIVE);
    expect(offered(s, 0)).toContain('to base-colony-2');
    s.refuses(`0 to ${dotOf('base-colony-1')}`, '8.21');
    s.play(`0 off ${RED_DRIVE}`);
    fly(s, 0, 'base-colony-1', 1, 1, 1);
    expect(flown(s)).toEqual(['base-colony-1', 'base-colony-2', 'base-colony-3']);
  });

  test('§8.21 the declared dot binds him at every branch of the jump', () => {
    const s = open();
    equip(s, 0, RED_DRIVE);
    put(s, 0, 'rogue-jungle-1');
    expect(offered(s, 0)).toEqual(['stay', `off ${RED_DRIVE}`, 'to rogue-7', 'to rogue-9', 'to rogue-jungle-2']);
    fly(s, 0, 'rogue-9', 2, 2, 2);
    expect(at(s, 0)).toBe('rogue-9');
    expect(mp(s)).toBe(5);
  });

  test('§8.22 a face-down marker that turns out to be one he skips: it stays face up and he skips on at no cost', () => {
    const s = open();
    equip(s, 0, RED_DRIVE);
    faceDown(s, 'moon-2', penalty('red', 40));
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 2, 2, 2);
    expect(s.told('log.reveal')).toHaveLength(1);
    expect(at(s, 0)).toBe('moon-3');
    expect(mp(s)).toBe(5);
    expect(s.table.money[0]).toBe(40);
    expect(s.table.marker[boxOf[dotOf('moon-2')] ?? -1]).toBe(penalty('red', 40));
  });

  test('§8.22 even with no MP left (R-23), and at a fork he chooses', () => {
    const s = open();
    equip(s, 0, YELLOW_DRIVE);
    faceDown(s, 'war-torn-8', penalty('yellow', 30));
    put(s, 0, 'war-torn-4');
    faceUp(s, 'war-torn-5', relicMarker(AIR_FOIL));
    money(s, 0, 10);
    put(s, 0, 'war-torn-5');
    fly(s, 0, 'war-torn-6', 1, 1, 1);
    on(s, 0, 'war-torn-7');
    s.play('0 pay');
    // His third MP took him to war-torn-8, which he skips: yellow war-torn-9 too.
    expect(offered(s, 0)).toEqual(['war-torn-9', 'asteroid-war-torn-3']);
    on(s, 0, 'war-torn-9');
    expect(at(s, 0)).toBe('war-torn-10');
    expect(s.table.active).toBe(1);
  });

  test('§8.22 a colour he does not skip works on him as ever', () => {
    const s = open();
    equip(s, 0, RED_DRIVE);
    faceDown(s, 'moon-2', penalty('yellow', 40));
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 2, 2, 2);
    expect(offered(s, 0)).toEqual(['pay', 'stop']);
  });

  test('§8.23 who has something to switch is reminded of it, and nobody else', () => {
    const s = open();
    expect(s.ask(0)?.prompt.args).toEqual({ stay: 1, gear: 0 });
    equip(s, 0, RED_DRIVE, AUTO_PILOT);
    expect(s.ask(0)?.prompt.args).toEqual({ stay: 1, gear: 1 });
  });

  test('§8.23 drives named before the dice are off for the turn, the others are on', () => {
    const s = open();
    equip(s, 0, RED_DRIVE, YELLOW_DRIVE);
    put(s, 0, 'rogue-jungle-1');
    s.play(`0 off ${YELLOW_DRIVE}`);
    fly(s, 0, 'rogue-jungle-2', 1, 1, 1);
    expect(s.told('log.off')).toMatchObject([{ args: { seat: 0, gear: YELLOW_DRIVE }, rule: '8.23' }]);
    expect(flown(s)).toEqual(['rogue-jungle-2', 'rogue-jungle-3', 'rogue-jungle-5']);
    s.play('1 stay');
    expect(offered(s, 0)).toContain(`off ${YELLOW_DRIVE}`);
    expect(offered(s, 0)).toContain('to rogue-jungle-7');
  });

  test('§8.23 a Combined Drive goes off as a whole; one can be switched on again before the dice', () => {
    const s = open();
    equip(s, 0, COMBINED_DRIVE);
    put(s, 0, 'rogue-jungle-1');
    s.refuses(`0 off ${RED_DRIVE}`, '8.23');
    s.play(`0 off ${COMBINED_DRIVE}`, `0 on ${COMBINED_DRIVE}`, `0 off ${COMBINED_DRIVE}`);
    fly(s, 0, 'rogue-jungle-2', 1, 1, 1);
    expect(flown(s)).toEqual(['rogue-jungle-2', 'rogue-jungle-3', 'rogue-jungle-4']);
  });
});

describe('Shields', () => {
  test("§8.3 the rulebook's example: with a Shield a $30 oval costs $10, or he stops for nothing", () => {
    const s = open();
    equip(s, 0, SHIELD);
    put(s, 0, 'supernova-moon-1');
    fly(s, 0, 'supernova-3', 2, 2, 2);
    expect(s.ask(0)?.prompt.args).toEqual({ due: 10 });
    s.play('0 pay');
    expect(s.table.money[0]).toBe(30);
    expect(mp(s)).toBe(5);
    const t = open();
    equip(t, 0, SHIELD);
    put(t, 0, 'supernova-moon-1');
    fly(t, 0, 'supernova-3', 2, 2, 2);
    t.play('0 stop');
    expect(t.table.money[0]).toBe(40);
    expect(t.table.active).toBe(1);
  });

  test("§8.3 the rulebook's example: with two Shields he flies on for nothing, and may still stop", () => {
    const s = open();
    equip(s, 0, SHIELD, SHIELD);
    money(s, 0, 0);
    put(s, 0, 'supernova-moon-1');
    fly(s, 0, 'supernova-3', 2, 2, 2);
    expect(offered(s, 0)).toEqual(['pay', 'stop']);
    s.play('0 pay');
    expect(s.table.money[0]).toBe(0);
    expect(step(s)).toBe('fly');
  });

  test('§8.3 Shields help those who stay on a penalty too', () => {
    const s = open();
    equip(s, 0, SHIELD);
    put(s, 0, 'supernova-3');
    s.play('0 stay');
    expect(s.table.money[0]).toBe(30);
  });

  test('§8.4 the Relic Shield and the Relic Yellow Drive work like the bought ones, from the hull', () => {
    const s = open();
    equip(s, 0, SHIELD, RELIC_SHIELD, RELIC_YELLOW);
    expect(s.table.hull[0]).toEqual([SHIELD, RELIC_SHIELD, RELIC_YELLOW]);
    expect(holds(s, 0)).toEqual([]);
    put(s, 0, 'supernova-moon-1');
    fly(s, 0, 'supernova-3', 2, 2, 2);
    expect(s.ask(0)?.prompt.args).toEqual({ due: 0 });
    const t = open();
    equip(t, 0, RELIC_YELLOW);
    put(t, 0, 'rogue-jungle-1');
    fly(t, 0, 'rogue-jungle-3', 1, 1, 1);
    expect(flown(t)).toEqual(['rogue-jungle-3', 'rogue-jungle-4', 'rogue-jungle-5']);
    put(t, 1, 'rogue-jungle-1');
    fly(t, 1, 'rogue-jungle-2', 1, 1, 1);
    expect(flown(t)).toEqual(['rogue-jungle-2', 'rogue-jungle-3', 'rogue-jungle-4']);
  });
});
