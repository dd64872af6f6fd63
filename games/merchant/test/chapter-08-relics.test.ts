// Chapter 8, second part: Air Foil, Auto Pilot, Mulligan Gear, Spy Eye, Laser.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { dotOf } from '../rules/board.ts';
import { AIR_FOIL, AUTO_PILOT, cultureOf, MULLIGAN_GEAR, RED_DRIVE, RELIC_LASER, SPY_EYE } from '../rules/table.ts';
import {
  at,
  equip,
  faceDown,
  faceUp,
  flown,
  fly,
  found,
  gate,
  hidden,
  iouOf,
  markerSlot,
  mp,
  offered,
  on,
  open,
  penalty,
  put,
  relicMarker,
  type Stage,
  step,
} from './stage.ts';

describe('Air Foil', () => {
  test('§8.41 to and from a Surface City costs one MP, and the City is no trap', () => {
    const s = open();
    equip(s, 0, AIR_FOIL);
    put(s, 0, 'giant-6');
    fly(s, 0, 'giant-5', 2, 2, 2);
    on(s, 0, 'giant-city-2');
    expect(mp(s)).toBe(4);
    expect(offered(s, 0)).toEqual(['land', 'giant-city-1', 'giant-city-3']);
  });

  test('§8.41 §1.5 over the surface to the next City of the planet, and not back (R-19)', () => {
    const s = open();
    equip(s, 0, AIR_FOIL);
    put(s, 0, 'giant-city-1');
    expect(offered(s, 0)).toEqual(['stay', 'to giant-3', 'to giant-city-2', 'to giant-city-3']);
    fly(s, 0, 'giant-city-2', 2, 2, 2);
    expect(mp(s)).toBe(5);
    s.refuses(`0 ${dotOf('giant-city-1')}`, '5.32');
    on(s, 0, 'giant-city-3');
    expect(offered(s, 0)).toEqual(['land', 'giant-7', 'giant-city-1']);
    on(s, 0, 'giant-7');
    expect(mp(s)).toBe(3);
  });

  test('§8.41 §1.5 without it there is no way over the surface, and a City costs two', () => {
    const s = open();
    put(s, 0, 'giant-city-1');
    expect(offered(s, 0)).toEqual(['stay', 'to giant-3']);
    s.refuses(`0 to ${dotOf('giant-city-2')}`, '5.31');
    fly(s, 0, 'giant-3', 2, 2, 2);
    expect(mp(s)).toBe(4);
  });
});

describe('Auto Pilot', () => {
  test('§8.42 one die less is rolled and counts as a 4, for MP and as a Pilot Number', () => {
    const s = open();
    equip(s, 0, AUTO_PILOT);
    put(s, 0, 'biosphere-cloud-1');
    s.play('0 auto');
    fly(s, 0, 'cloud-west', 1, 1);
    expect(s.told('log.auto')).toHaveLength(1);
    expect(s.told('log.roll')[0]).toMatchObject({ args: { dice: [1, 1, 4], mp: 6 } });
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 4']);
    s.play('0 pilot 4');
    expect(flown(s)[0]).toBe('cloud-center');
  });

  test('§8.42 it is used only if he says so before the dice', () => {
    const s = open();
    equip(s, 0, AUTO_PILOT);
    put(s, 0, 'rogue-jungle-1');
    s.play('0 auto', '0 manual');
    fly(s, 0, 'rogue-jungle-2', 1, 1, 1);
    expect(s.told('log.roll')[0]).toMatchObject({ args: { dice: [1, 1, 1] } });
    s.refuses('1 auto', '8.42');
  });
});

describe('Mulligan Gear', () => {
  test('§8.44 one die is rolled again, and the new roll stands', () => {
    const s = open();
    equip(s, 0, MULLIGAN_GEAR);
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 1, 1, 6);
    expect(step(s)).toBe('mulligan');
    expect(offered(s, 0)).toHaveLength(2);
    s.refuses('0 5', '8.44');
    s.rolls(2);
    s.play('0 6');
    expect(s.told('log.mulligan')[0]).toMatchObject({ args: { die: 6, value: 2, mp: 4 } });
    expect(at(s, 0)).toBe('rogue-jungle-5');
  });

  test('§8.44 or none: the roll stays as it is', () => {
    const s = open();
    equip(s, 0, MULLIGAN_GEAR);
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 1, 1, 1);
    s.play('0 pass');
    expect(at(s, 0)).toBe('rogue-jungle-4');
  });

  test('§8.44 the 4 of the Auto Pilot can be rolled again too, but the Auto Pilot cannot be the new roll (R-44)', () => {
    const s = open();
    equip(s, 0, MULLIGAN_GEAR, AUTO_PILOT);
    put(s, 0, 'rogue-jungle-1');
    s.play('0 auto');
    fly(s, 0, 'rogue-jungle-2', 1, 1);
    s.refuses('0 auto');
    s.rolls(1);
    s.play('0 4');
    expect(at(s, 0)).toBe('rogue-jungle-4');
  });

  test('§8.44 before the Pilot Number is chosen, and only those who have it are asked', () => {
    const s = open();
    put(s, 0, 'cloud-west');
    fly(s, 0, 'cloud-center', 3, 3, 3);
    expect(step(s)).toBe('fly');
    const t = open();
    equip(t, 0, MULLIGAN_GEAR);
    put(t, 0, 'cloud-west');
    fly(t, 0, 'cloud-center', 1, 1, 1);
    t.rolls(5);
    t.play('0 1');
    expect(offered(t, 0)).toEqual(['pilot 5']);
  });
});

describe('Spy Eye', () => {
  const spied = (s: Stage, seat: number, dot: string): boolean => knows(s.state, markerSlot(s.state, dot), seat);

  test('§8.45 he sees the face-down markers next to his dot, and nobody else does (R-11)', () => {
    const s = open();
    equip(s, 0, SPY_EYE);
    faceDown(s, 'moon-2', gate(4));
    faceDown(s, 'moon-5', gate(5));
    put(s, 0, 'moon-8');
    fly(s, 0, 'moon-9', 1, 1, 1);
    on(s, 0, 'moon-10');
    expect(s.told('log.spy')).toHaveLength(1);
    expect(at(s, 0)).toBe('moon-1');
    expect(spied(s, 0, 'moon-2')).toBe(true);
    expect(itemOf(s.view(0), markerSlot(s.state, 'moon-2'))).toBe(gate(4));
    expect(spied(s, 1, 'moon-2')).toBe(false);
    expect(itemOf(s.view(1), markerSlot(s.state, 'moon-2'))).toBe(-1);
    expect(spied(s, 0, 'moon-5')).toBe(false);
  });

  test('§8.45 §7.2 he observes the culture from any dot of its system, not from a lane', () => {
    const s = open();
    equip(s, 0, SPY_EYE);
    hidden(s, 'colony', '7a');
    put(s, 0, 'base-colony-3');
    fly(s, 0, 'base-colony-4', 1, 1, 1);
    expect(at(s, 0)).toBe('colony-3');
    expect(s.told('log.observe')).toHaveLength(1);
    expect(itemOf(s.view(0), iouOf(s.state, 'colony'))).toBe(cultureOf('7a'));
    expect(itemOf(s.view(1), iouOf(s.state, 'colony'))).toBe(-1);
  });

  test('§8.45 without it nothing is seen from there', () => {
    const s = open();
    put(s, 0, 'base-colony-3');
    fly(s, 0, 'base-colony-4', 1, 1, 1);
    expect(s.told('log.observe')).toEqual([]);
    put(s, 0, 'moon-10');
    expect(spied(s, 0, 'moon-2')).toBe(false);
  });

  test('§8.45 he spies from a dot he skips, and may change his jump by what he sees (R-75)', () => {
    const s = open();
    equip(s, 0, SPY_EYE, RED_DRIVE);
    faceDown(s, 'war-torn-2', penalty('blue', 40));
    put(s, 0, 'polluted-war-torn-6');
    fly(s, 0, 'war-torn-2', 2, 2, 2);
    // Over the red oval war-torn-3 he sees what he has declared, and goes elsewhere.
    expect(spied(s, 0, 'war-torn-2')).toBe(true);
    expect(offered(s, 0)).toEqual(['war-torn-2', 'war-torn-4']);
    on(s, 0, 'war-torn-4');
    expect(at(s, 0)).toBe('war-torn-4');
    expect(mp(s)).toBe(5);
  });

  test('§8.45 §5.3 without it the declared dot binds him', () => {
    const s = open();
    equip(s, 0, RED_DRIVE);
    faceDown(s, 'war-torn-2', relicMarker(AIR_FOIL));
    put(s, 0, 'polluted-war-torn-6');
    fly(s, 0, 'war-torn-2', 2, 2, 2);
    expect(at(s, 0)).toBe('war-torn-2');
  });

  test('§8.45 he looks at once when he picks it up next to something hidden (R-76)', () => {
    const s = open();
    faceUp(s, 'asteroid-c4r2', relicMarker(SPY_EYE));
    hidden(s, 'asteroid', '5');
    put(s, 0, 'asteroid-c5r3');
    fly(s, 0, 'asteroid-c4r2', 2, 2, 2);
    s.play('0 land', '0 take');
    expect(s.told('log.observe')).toHaveLength(1);
    expect(knows(s.state, iouOf(s.state, 'asteroid'), 0)).toBe(true);
  });
});

describe('Laser', () => {
  test('§8.48 without combat the Relic Laser does nothing, but it can be bartered (R-12)', () => {
    const s = open();
    equip(s, 0, RELIC_LASER);
    found(s, 'biosphere', '3');
    for (const seat of [0, 1]) put(s, seat, 'rogue-jungle-1');
    s.play('0 stay');
    expect(s.table.active).toBe(1);
    s.play('1 stay');
    put(s, 0, 'biosphere-city');
    s.play('0 stay', `0 barter ${RELIC_LASER}`);
    expect(s.table.credit).toBe(50);
  });

  test('§8.48 with combat it fires', () => {
    const s = open({ options: { combat: true } });
    equip(s, 0, RELIC_LASER);
    for (const seat of [0, 1]) put(s, seat, 'rogue-jungle-1');
    s.play('0 stay');
    expect(step(s)).toBe('blast');
    expect(s.ask(0)?.choice).toMatchObject({ options: ['pawn 1'] });
  });
});
