// Chapter 6, first half: ? Boxes, landing, penalties.

import { describe, expect, test } from 'vitest';
import { boxOf, dotOf } from '../rules/board.ts';
import { AIR_FOIL, EMPTY, FACE_DOWN, OPEN, SPY_EYE } from '../rules/table.ts';
import {
  at,
  build,
  faceDown,
  faceUp,
  fly,
  gate,
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

const markerOn = (s: ReturnType<typeof open>, dot: string): number =>
  s.table.marker[boxOf[dotOf(dot)] ?? -1] ?? FACE_DOWN;

describe('? Boxes', () => {
  test('§6.1 who moves onto a face-down marker turns it up for everybody and for good', () => {
    const s = open();
    faceDown(s, 'jungle-1', relicMarker(AIR_FOIL));
    put(s, 0, 'jungle-2');
    expect(markerOn(s, 'jungle-1')).toBe(FACE_DOWN);
    fly(s, 0, 'jungle-1', 1, 1, 1);
    expect(s.told('log.reveal')[0]).toMatchObject({ args: { marker: relicMarker(AIR_FOIL) }, rule: '6.1' });
    on(s, 0, 'jungle-9', 'jungle-8');
    expect(s.table.active).toBe(1);
    expect(s.view(1).table.marker[boxOf[dotOf('jungle-1')] ?? -1]).toBe(relicMarker(AIR_FOIL));
  });

  test('§6.1 the marker works at once: an Open Spaceport lets him land, a penalty is due', () => {
    const s = open();
    faceDown(s, 'moon-2', OPEN);
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 2, 2, 2);
    expect(offered(s, 0)).toEqual(['land', 'moon-3']);
    const t = open();
    faceDown(t, 'moon-2', penalty('blue', 20));
    put(t, 0, 'moon-1');
    fly(t, 0, 'moon-2', 2, 2, 2);
    expect(offered(t, 0)).toEqual(['pay', 'stop']);
  });

  test('§6.11 §6.12 a box with a Relic is an Asteroid: whoever lands there may pick it up, free', () => {
    const s = open();
    faceUp(s, 'moon-2', relicMarker(SPY_EYE));
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 2, 2, 2);
    s.play('0 land', '0 take');
    expect(s.table.hull[0]).toEqual([SPY_EYE]);
    expect(s.table.money[0]).toBe(40);
    expect(markerOn(s, 'moon-2')).toBe(EMPTY);
  });

  test('§6.11 an emptied box stays an Asteroid (R-27)', () => {
    const s = open();
    faceUp(s, 'moon-2', relicMarker(SPY_EYE));
    s.arrange(({ table }) => {
      table.marker[boxOf[dotOf('moon-2')] ?? -1] = EMPTY;
    });
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 2, 2, 2);
    expect(offered(s, 0)).toEqual(['land', 'moon-3']);
  });

  test('§6.12 §6.11 a Tele Gate or a penalty is no Asteroid, and stays where it is', () => {
    const s = open();
    faceUp(s, 'moon-2', gate(3));
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 2, 2, 1);
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 2']);
    s.refuses('0 land', '6.2');
    const t = open();
    faceUp(t, 'moon-2', penalty('blue', 20));
    put(t, 0, 'moon-1');
    fly(t, 0, 'moon-2', 2, 2, 2);
    t.play('0 stop');
    expect(t.table.active).toBe(1);
    expect(markerOn(t, 'moon-2')).toBe(penalty('blue', 20));
  });

  test('§6.12 an Open Spaceport belongs to the culture of its system, but is nobody’s property', () => {
    const s = open();
    faceUp(s, 'moon-2', OPEN);
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 2, 2, 2);
    s.play('0 land');
    expect(s.told('log.discover')[0]).toMatchObject({ args: { seat: 0, system: 2 } });
    expect(s.table.port.every((owner) => owner < 0)).toBe(true);
  });
});

describe('landing', () => {
  test('§6.2 on a City, a Spaceport or an Asteroid he may land, or fly on', () => {
    for (const [from, dot] of [
      ['biosphere-4', 'biosphere-city'],
      ['desert-3', 'desert-4'],
      ['colony-2', 'colony-1'],
    ] as const) {
      const s = open();
      build(s, 'colony-1', 1);
      put(s, 0, from);
      fly(s, 0, dot, 2, 2, 2);
      expect(offered(s, 0)[0]).toBe('land');
      s.play('0 land');
      expect(s.told('log.land')).toHaveLength(1);
      expect(at(s, 0)).toBe(dot);
    }
  });

  test('§6.2 §1.4 not on an Orbit before a Spaceport is built there', () => {
    const s = open();
    put(s, 0, 'colony-2');
    fly(s, 0, 'colony-1', 2, 2, 2);
    expect(offered(s, 0)).toEqual(['colony-8', 'colony-city-1']);
    s.refuses('0 land', '6.2');
  });

  test('§6.2 who runs out of MP on a City has landed (R-21)', () => {
    const s = open();
    put(s, 0, 'biosphere-2');
    fly(s, 0, 'biosphere-3', 1, 1, 1);
    on(s, 0, 'biosphere-city');
    expect(mp(s)).toBe(0);
    expect(s.told('log.discover')).toHaveLength(1);
    expect(step(s)).toBe('trade');
  });

  test('§6.2 who runs out of MP in space has not, and his turn is over', () => {
    const s = open();
    put(s, 0, 'colony-3');
    fly(s, 0, 'colony-2', 1, 1, 1);
    expect(at(s, 0)).toBe('colony-8');
    expect(s.table.active).toBe(1);
    expect(s.told('log.discover')).toEqual([]);
  });

  test('§6.2 he cannot land on the dot he starts from: he flies, or stays', () => {
    const s = open();
    put(s, 0, 'biosphere-city');
    s.refuses('0 land');
    expect(offered(s, 0)).toEqual(['stay', 'to biosphere-4', 'to biosphere-9']);
  });
});

describe('penalties', () => {
  test('§6.3 he pays the bank and flies on, or stops and pays nothing', () => {
    const s = open();
    put(s, 0, 'supernova-moon-1');
    fly(s, 0, 'supernova-3', 2, 2, 2);
    expect(offered(s, 0)).toEqual(['pay', 'stop']);
    s.refuses(`0 ${dotOf('supernova-4')}`, '6.3');
    s.play('0 pay');
    expect(s.table.money[0]).toBe(10);
    expect(offered(s, 0)).toEqual(['supernova-4', 'supernova-2']);
    const t = open();
    put(t, 0, 'supernova-moon-1');
    fly(t, 0, 'supernova-3', 2, 2, 2);
    t.play('0 stop');
    expect(t.table.money[0]).toBe(40);
    expect(at(t, 0)).toBe('supernova-3');
    expect(t.table.active).toBe(1);
  });

  test('§6.3 without the money he has to stop', () => {
    const s = open();
    money(s, 0, 20);
    put(s, 0, 'supernova-moon-1');
    fly(s, 0, 'supernova-3', 2, 2, 2);
    expect(s.told('log.stop')[0]).toMatchObject({ rule: '6.3' });
    expect(at(s, 0)).toBe('supernova-3');
    expect(s.table.money[0]).toBe(20);
    expect(s.table.active).toBe(1);
  });

  test('§6.3 with his last MP he stops on it, and pays nothing (R-45)', () => {
    const s = open();
    put(s, 0, 'rogue-1');
    fly(s, 0, 'rogue-2', 1, 1, 1);
    on(s, 0, 'rogue-4');
    expect(at(s, 0)).toBe('rogue-4');
    expect(s.table.money[0]).toBe(40);
    expect(s.table.active).toBe(1);
  });

  test('§6.3 who starts on a penalty pays to stay, or moves away for nothing', () => {
    const s = open();
    put(s, 0, 'supernova-3');
    expect(s.ask(0)?.prompt.args).toMatchObject({ stay: 1 });
    s.play('0 stay');
    expect(s.told('log.pay-to-stay')[0]).toMatchObject({ args: { due: 30 }, rule: '6.3' });
    expect(s.table.money[0]).toBe(10);
    const t = open();
    money(t, 0, 20);
    put(t, 0, 'supernova-3');
    expect(t.ask(0)?.prompt.args).toMatchObject({ stay: 0 });
    t.refuses('0 stay', '6.3');
    fly(t, 0, 'supernova-moon-1', 1, 1, 1);
    expect(t.table.money[0]).toBe(20);
    expect(at(t, 0)).toBe('supernova-moon-3');
  });

  test('§6.3 a penalty is due every time the pawn comes to one', () => {
    const s = open();
    money(s, 0, 100);
    put(s, 0, 'rogue-desert-1');
    fly(s, 0, 'rogue-3', 1, 1, 2);
    on(s, 0, 'rogue-4');
    s.play('0 pay', '0 pay');
    expect(s.table.money[0]).toBe(80);
  });
});
