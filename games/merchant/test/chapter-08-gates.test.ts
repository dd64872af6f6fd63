// Chapter 8, third part: the relics of circles and gates: Jump Start, Switch Switch, Gate Lock.

import { describe, expect, test } from 'vitest';
import { dotOf } from '../rules/board.ts';
import { AIR_FOIL, GATE_LOCK, JUMP_START, SWITCH_SWITCH } from '../rules/table.ts';
import { at, equip, faceDown, faceUp, flown, fly, gate, mp, offered, on, open, put, type Stage } from './stage.ts';

describe('Jump Start', () => {
  function jumpFrom(dot: string, ...dice: number[]): Stage {
    const s = open();
    equip(s, 0, JUMP_START);
    faceUp(s, 'moon-2', gate(2));
    faceUp(s, 'ice-5', gate(5));
    put(s, 0, dot);
    s.rolls(...dice);
    s.play(`0 jump ${dotOf('moon-2')}`);
    return s;
  }

  test('§8.43 from any dot to a gate he declares and rolls, for one MP; that number is his for the turn', () => {
    const s = jumpFrom('rogue-jungle-1', 1, 2, 5);
    expect(offered(s, 0)).toEqual(['pilot 2']);
    s.refuses('0 pilot 5', '6.52');
    s.play('0 pilot 2');
    expect(at(s, 0)).toBe('moon-2');
    expect(mp(s)).toBe(7);
    expect(offered(s, 0)).toEqual(['moon-3', 'moon-1']);
  });

  test('§8.43 if he did not roll it he chooses another number, and jumps if it is on a gate', () => {
    const s = jumpFrom('rogue-jungle-1', 1, 3, 5);
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 3', 'pilot 5']);
    s.play('0 pilot 5');
    expect(s.told('log.void')).toHaveLength(1);
    expect(at(s, 0)).toBe('ice-5');
  });

  test('§8.43 a number on no gate: he moves away along any path', () => {
    const s = jumpFrom('colony-3', 1, 3, 5);
    s.play('0 pilot 1');
    expect(offered(s, 0)).toEqual(['colony-2', 'colony-4', 'base-colony-4']);
    on(s, 0, 'colony-4');
    expect(flown(s)[0]).toBe('colony-4');
  });

  test('§8.43 §6.4 in a circle he then follows the arrow of that number (R-26)', () => {
    const s = jumpFrom('cloud-west', 6, 1, 3);
    s.play('0 pilot 6');
    expect(flown(s)[0]).toBe('cloud-southwest');
  });

  test('§8.43 §5.21 from a Surface City the jump costs two MP, with the Air Foil one', () => {
    const s = jumpFrom('ice-city', 2, 2, 2);
    s.play('0 pilot 2');
    expect(mp(s)).toBe(4);
    const t = open();
    equip(t, 0, JUMP_START, AIR_FOIL);
    faceUp(t, 'moon-2', gate(2));
    put(t, 0, 'ice-city');
    t.rolls(2, 2, 2);
    t.play(`0 jump ${dotOf('moon-2')}`, '0 pilot 2');
    expect(mp(t)).toBe(5);
  });

  test('§8.43 he may declare an ordinary dot, and then does not use it (R-26)', () => {
    const s = open();
    equip(s, 0, JUMP_START);
    faceUp(s, 'moon-2', gate(2));
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 2, 2, 2);
    expect(flown(s)[0]).toBe('rogue-jungle-2');
  });

  test('§8.43 only to gates face up, even if he has seen another (R-40); and not without the relic', () => {
    const s = open();
    equip(s, 0, JUMP_START);
    faceDown(s, 'moon-2', gate(2));
    put(s, 0, 'rogue-jungle-1');
    s.refuses(`0 jump ${dotOf('moon-2')}`, '6.52');
    const t = open();
    faceUp(t, 'moon-2', gate(2));
    put(t, 0, 'rogue-jungle-1');
    expect(offered(t, 0).some((option) => option.startsWith('jump'))).toBe(false);
    t.refuses(`0 jump ${dotOf('moon-2')}`, '8.43');
  });
});

describe('Switch Switch', () => {
  test('§8.46 §6.41 he may take another of his numbers every time he leaves a circle', () => {
    const s = open();
    equip(s, 0, SWITCH_SWITCH);
    put(s, 0, 'biosphere-cloud-1');
    fly(s, 0, 'cloud-west', 3, 2, 1);
    s.play('0 pilot 3');
    expect(at(s, 0)).toBe('cloud-center');
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 2', 'pilot 3']);
    s.refuses('0 pilot 4', '6.41');
    s.play('0 pilot 1');
    expect(flown(s)[0]).toBe('cloud-q-center');
  });

  test('§8.46 so he can fly through gate after gate', () => {
    const s = open();
    equip(s, 0, SWITCH_SWITCH);
    faceUp(s, 'moon-2', gate(2));
    faceUp(s, 'ice-5', gate(5));
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 2, 2, 5);
    s.play('0 pilot 5', '0 pilot 2', '0 pilot 5');
    expect(at(s, 0)).toBe('ice-5');
    expect(mp(s)).toBe(5);
  });

  test('§8.46 on a gate with several ways out the number is asked once, then the way (R-86)', () => {
    const s = open();
    equip(s, 0, SWITCH_SWITCH);
    faceUp(s, 'asteroid-c4r2', gate(2));
    put(s, 0, 'asteroid-c4r1');
    fly(s, 0, 'asteroid-c4r2', 6, 6, 1);
    s.play('0 pilot 6');
    expect(offered(s, 0)).toEqual([
      'asteroid-c4r3',
      'asteroid-c3r1',
      'asteroid-c3r2',
      'asteroid-c5r2',
      'asteroid-c5r3',
    ]);
    on(s, 0, 'asteroid-c5r3');
    expect(at(s, 0)).toBe('asteroid-c5r3');
  });

  test('§8.46 §6.42 on the first move the declared dot still comes first', () => {
    const s = open();
    equip(s, 0, SWITCH_SWITCH);
    put(s, 0, 'cloud-west');
    fly(s, 0, 'cloud-center', 1, 3, 4);
    expect(offered(s, 0)).toEqual(['pilot 3', 'pilot 4']);
  });
});

describe('Gate Lock', () => {
  test('§8.47 locked gates throw nobody anywhere: no number is asked', () => {
    const s = open();
    equip(s, 0, GATE_LOCK);
    faceUp(s, 'moon-2', gate(2));
    faceUp(s, 'ice-5', gate(5));
    put(s, 0, 'moon-1');
    s.play('0 lock');
    fly(s, 0, 'moon-2', 5, 5, 5);
    expect(s.told('log.lock')).toHaveLength(1);
    expect(flown(s).slice(0, 2)).toEqual(['moon-2', 'moon-3']);
  });

  test('§8.47 for his own turn only, and only if he says so', () => {
    const s = open();
    equip(s, 0, GATE_LOCK);
    faceUp(s, 'moon-2', gate(2));
    faceUp(s, 'ice-5', gate(5));
    for (const seat of [0, 1]) put(s, seat, 'moon-1');
    s.play('0 lock', '0 unlock', '0 lock');
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 1, 1, 1);
    s.refuses('1 lock', '8.47');
    fly(s, 1, 'moon-2', 5, 5, 5);
    s.play('1 pilot 5');
    expect(at(s, 1)).toBe('ice-5');
  });

  test('§8.47 no gate can be declared while they are locked', () => {
    const s = open();
    equip(s, 0, GATE_LOCK, JUMP_START);
    faceUp(s, 'moon-2', gate(2));
    put(s, 0, 'rogue-jungle-1');
    expect(offered(s, 0)).toContain('jump moon-2');
    s.play('0 lock');
    s.refuses(`0 jump ${dotOf('moon-2')}`, '8.47');
  });

  test('§8.47 a gate turned up during the turn is off too (R-41), and no place to land', () => {
    const s = open();
    equip(s, 0, GATE_LOCK);
    faceDown(s, 'moon-2', gate(2));
    faceUp(s, 'ice-5', gate(5));
    put(s, 0, 'moon-1');
    s.play('0 lock');
    fly(s, 0, 'moon-2', 5, 5, 5);
    expect(flown(s).slice(0, 2)).toEqual(['moon-2', 'moon-3']);
  });
});
