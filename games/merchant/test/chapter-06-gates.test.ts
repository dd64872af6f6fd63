// Chapter 6: Tele Gates.

import { describe, expect, test } from 'vitest';
import { dotOf } from '../rules/board.ts';
import { GATE_LOCK } from '../rules/table.ts';
import { at, equip, faceDown, faceUp, flown, fly, gate, mp, offered, on, open, put, step } from './stage.ts';

describe('Tele Gates', () => {
  test("§6.5 the rulebook's example: with a 6 he jumps to gate 6, for one MP", () => {
    const s = open();
    faceUp(s, 'moon-2', gate(3));
    faceUp(s, 'ice-5', gate(6));
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 1, 2, 6);
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 2', 'pilot 6']);
    s.play('0 pilot 6');
    expect(s.told('log.jump')[0]).toMatchObject({ args: { dot: dotOf('ice-5') }, rule: '6.5' });
    expect(at(s, 0)).toBe('ice-5');
    expect(mp(s)).toBe(7);
    expect(offered(s, 0)).toEqual(['ice-6', 'ice-4']);
  });

  test("§6.5 the rulebook's example: already on gate 6 he moves away along a path", () => {
    const s = open();
    faceUp(s, 'moon-2', gate(6));
    faceUp(s, 'ice-5', gate(3));
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 1, 2, 6);
    s.play('0 pilot 6');
    expect(flown(s)[0]).toBe('moon-3');
  });

  test("§6.5 the rulebook's example: so he does if gate 6 is not face up, seen or not", () => {
    const s = open();
    faceUp(s, 'moon-2', gate(3));
    faceDown(s, 'ice-5', gate(6));
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 1, 2, 6);
    s.play('0 pilot 6');
    expect(flown(s)[0]).toBe('moon-3');
  });

  test('§6.5 a gate turned up works at once on the pawn that found it', () => {
    const s = open();
    faceDown(s, 'moon-2', gate(3));
    faceUp(s, 'ice-5', gate(6));
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 1, 2, 6);
    s.play('0 pilot 6');
    expect(at(s, 0)).toBe('ice-5');
  });

  test('§6.5 a jump is no path: he may jump to and fro, and leave the way he came (R-25)', () => {
    const s = open();
    faceUp(s, 'moon-2', gate(3));
    faceUp(s, 'ice-5', gate(6));
    put(s, 0, 'ice-6');
    fly(s, 0, 'ice-5', 3, 3, 6);
    s.play('0 pilot 3');
    expect(at(s, 0)).toBe('moon-2');
    expect(offered(s, 0)).toEqual(['moon-3', 'moon-1']);
  });

  test('§6.51 §6.5 a number is chosen even at the only gate, and then holds in circles (R-25)', () => {
    const s = open();
    faceUp(s, 'cloud-q-north', gate(1));
    put(s, 0, 'cloud-north');
    fly(s, 0, 'cloud-q-north', 2, 5, 5);
    s.play('0 pilot 5');
    expect(flown(s).slice(0, 3)).toEqual(['cloud-q-north', 'cloud-center', 'cloud-q-center']);
  });

  test('§6.51 a number chosen in a circle throws him through the next gate, unasked', () => {
    const s = open();
    faceUp(s, 'cloud-q-north', gate(1));
    faceUp(s, 'moon-2', gate(4));
    put(s, 0, 'cloud-west');
    fly(s, 0, 'cloud-center', 4, 4, 4);
    s.play('0 pilot 4');
    expect(flown(s).slice(0, 3)).toEqual(['cloud-center', 'cloud-q-north', 'moon-2']);
    expect(offered(s, 0)).toEqual(['moon-3', 'moon-1']);
  });

  test('§6.51 the number of a jump holds in the circles after it', () => {
    const s = open();
    faceUp(s, 'moon-2', gate(1));
    faceUp(s, 'cloud-q-north', gate(2));
    put(s, 0, 'moon-2');
    s.rolls(2, 3, 6);
    s.play(`0 jump ${dotOf('cloud-q-north')}`, '0 pilot 2');
    on(s, 0, 'cloud-center');
    expect(flown(s).slice(0, 3)).toEqual(['cloud-center', 'cloud-west', 'biosphere-cloud-1']);
  });

  test('§6.52 who starts on a gate names another one face up, or a dot along any path', () => {
    const s = open();
    faceUp(s, 'moon-2', gate(1));
    faceUp(s, 'ice-5', gate(4));
    faceDown(s, 'jungle-1', gate(5));
    put(s, 0, 'moon-2');
    expect(offered(s, 0)).toEqual(['stay', 'to moon-3', 'to moon-1', 'jump ice-5']);
    s.refuses(`0 jump ${dotOf('moon-2')}`, '6.52');
    s.refuses(`0 jump ${dotOf('jungle-1')}`, '6.52');
    s.rolls(3, 4, 6);
    s.play(`0 jump ${dotOf('ice-5')}`);
    expect(offered(s, 0)).toEqual(['pilot 4']);
    s.refuses('0 pilot 3', '6.52');
    s.play('0 pilot 4');
    expect(at(s, 0)).toBe('ice-5');
  });

  test('§6.52 a gate he did not roll is void: any number, and that gate or any path', () => {
    const s = open();
    faceUp(s, 'moon-2', gate(1));
    faceUp(s, 'ice-5', gate(4));
    faceUp(s, 'jungle-1', gate(5));
    put(s, 0, 'moon-2');
    s.rolls(3, 5, 1);
    s.play(`0 jump ${dotOf('ice-5')}`);
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 3', 'pilot 5']);
    s.play('0 pilot 3');
    expect(offered(s, 0)).toEqual(['moon-3', 'moon-1']);
    on(s, 0, 'moon-1');
    expect(flown(s)[0]).toBe('moon-1');
  });

  test('§6.52 §6.42 a dot he named along a path takes a number that throws him through no gate', () => {
    const s = open();
    faceUp(s, 'moon-2', gate(1));
    faceUp(s, 'ice-5', gate(4));
    put(s, 0, 'moon-2');
    fly(s, 0, 'moon-1', 4, 1, 6);
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 6']);
    s.refuses('0 pilot 4', '6.52');
    s.play('0 pilot 6');
    expect(flown(s)[0]).toBe('moon-1');
    const t = open();
    faceUp(t, 'moon-2', gate(1));
    faceUp(t, 'ice-5', gate(4));
    put(t, 0, 'moon-2');
    fly(t, 0, 'moon-1', 4, 4, 4);
    t.play('0 pilot 4');
    expect(at(t, 0)).toBe('ice-5');
  });

  test('§8.47 §6.5 a locked gate is a blue dot', () => {
    const s = open();
    equip(s, 0, GATE_LOCK);
    faceUp(s, 'moon-2', gate(1));
    faceUp(s, 'ice-5', gate(4));
    put(s, 0, 'moon-1');
    s.play('0 lock');
    fly(s, 0, 'moon-2', 4, 4, 4);
    expect(flown(s)).toEqual(['moon-2', 'moon-3']);
    expect(step(s)).toBe('fly');
  });
});
