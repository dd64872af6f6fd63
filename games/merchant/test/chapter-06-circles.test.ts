// Chapter 6: Navigation Circles and Pilot Numbers.

import { describe, expect, test } from 'vitest';
import { dotOf } from '../rules/board.ts';
import { AIR_FOIL, OPEN } from '../rules/table.ts';
import { at, build, faceUp, flown, fly, offered, on, open, put, relicMarker, ship, type Stage } from './stage.ts';

describe('Navigation Circles', () => {
  test('§6.4 he leaves along the arrow that shows his Pilot Number', () => {
    const s = open();
    put(s, 0, 'biosphere-cloud-1');
    fly(s, 0, 'cloud-west', 1, 2, 3);
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 2', 'pilot 3']);
    s.refuses(`0 ${dotOf('cloud-center')}`, '6.41');
    s.play('0 pilot 3');
    expect(flown(s)[0]).toBe('cloud-center');
  });

  test('§6.4 the path from Body to Wing is not printed; it costs one MP (R-36)', () => {
    const s = open();
    put(s, 0, 'cloud-body');
    fly(s, 0, 'cloud-wing', 4, 4, 4);
    s.play('0 pilot 4');
    expect(flown(s).slice(0, 2)).toEqual(['cloud-wing', 'cloud-q-wing']);
    expect(s.told('log.fly')[0]).toMatchObject({ args: { mp: 11 } });
  });

  test('§6.4 outside circles and gates no number is needed', () => {
    const s = open();
    put(s, 0, 'colony-4');
    fly(s, 0, 'colony-3', 2, 2, 2);
    s.refuses('0 pilot 2', '6.4');
  });

  test('§6.41 the number is one he rolled', () => {
    const s = open();
    put(s, 0, 'biosphere-cloud-1');
    fly(s, 0, 'cloud-west', 1, 2, 3);
    s.refuses('0 pilot 4', '6.41');
  });

  test('§6.41 §8.46 without the Switch Switch it is chosen once a turn and holds in every circle', () => {
    const s = open();
    faceUp(s, 'cloud-q-north', relicMarker(AIR_FOIL));
    put(s, 0, 'biosphere-cloud-1');
    fly(s, 0, 'cloud-west', 3, 3, 1);
    s.play('0 pilot 3');
    // 3 points from West to Center, and from Center to the box.
    expect(flown(s)).toEqual(['cloud-center', 'cloud-q-north']);
    s.refuses('0 pilot 1', '6.4');
    on(s, 0, 'cloud-north');
    // And from North to the lane.
    expect(flown(s).slice(0, 2)).toEqual(['cloud-north', 'desert-cloud-1']);
  });

  test('§6.41 a number chosen cannot be changed where he could land', () => {
    const s = open();
    build(s, 'cloud-body', 1);
    faceUp(s, 'cloud-q-wing', relicMarker(AIR_FOIL));
    put(s, 0, 'cloud-q-wing');
    fly(s, 0, 'cloud-wing', 1, 4, 6);
    s.play('0 pilot 1');
    expect(at(s, 0)).toBe('cloud-body');
    expect(offered(s, 0)).toEqual(['land', 'cloud-q-south']);
    s.refuses('0 pilot 4', '6.41');
  });

  test('§6.42 who starts in a circle may name any dot round it, and must choose a number that leads there', () => {
    const s = open();
    put(s, 0, 'cloud-west');
    expect(offered(s, 0)).toEqual(['stay', 'to cloud-center', 'to cloud-southwest', 'to biosphere-cloud-1']);
    fly(s, 0, 'cloud-center', 1, 3, 4);
    expect(offered(s, 0)).toEqual(['pilot 3', 'pilot 4']);
    s.refuses('0 pilot 1', '6.42');
    s.play('0 pilot 4');
    expect(flown(s)[0]).toBe('cloud-center');
  });

  test('§6.42 if no number leads there the declaration is void: any number he rolled', () => {
    const s = open();
    put(s, 0, 'cloud-west');
    fly(s, 0, 'cloud-center', 1, 2, 6);
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 2', 'pilot 6']);
    s.play('0 pilot 2');
    expect(flown(s)[0]).toBe('biosphere-cloud-1');
  });

  test('§6.43 arrows keep nobody out of a circle', () => {
    const s = open();
    put(s, 0, 'base');
    fly(s, 0, 'cloud-southwest', 2, 2, 2);
    expect(at(s, 0)).toBe('cloud-southwest');
  });

  test('§6.43 a number chosen earlier that points back stops him in the circle, unasked', () => {
    const s = open();
    put(s, 0, 'biosphere-cloud-1');
    fly(s, 0, 'cloud-west', 6, 6, 6);
    s.play('0 pilot 6');
    // 6 leads to Southwest and from there to the box: no way back.
    expect(flown(s).slice(0, 2)).toEqual(['cloud-southwest', 'cloud-q-southwest']);
    const t = open();
    put(t, 0, 'biosphere-cloud-1');
    fly(t, 0, 'cloud-west', 2, 2, 1);
    t.play('0 pilot 2');
    expect(at(t, 0)).toBe('cloud-west');
    expect(t.told('log.trapped')[0]).toMatchObject({ rule: '6.43', args: { mp: 4 } });
    expect(t.table.active).toBe(1);
  });
});

describe("the rulebook's example: from A to B with 1, 3, 5 and 6", () => {
  const [a, b, c, d, e, f] = [
    'polluted-8',
    'cloud-wing',
    'cloud-q-wing',
    'cloud-body',
    'cloud-q-center',
    'cloud-q-south',
  ] as const;

  function atB(): Stage {
    const s = open();
    ship(s, 0, 'clipper');
    for (const box of [c, e, f]) faceUp(s, box, OPEN);
    put(s, 0, a);
    fly(s, 0, b, 1, 3, 5, 6);
    expect(at(s, 0)).toBe(b);
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 3', 'pilot 5', 'pilot 6']);
    return s;
  }

  test('§6.43 §6.4 with the 6 he moves to C', () => {
    const s = atB();
    s.play('0 pilot 6');
    expect(flown(s)).toEqual([c]);
  });

  test('§6.43 with the 5 he stops until his next turn', () => {
    const s = atB();
    s.play('0 pilot 5');
    expect(flown(s)).toEqual([]);
    expect(at(s, 0)).toBe(b);
    expect(s.table.active).toBe(1);
  });

  test('§6.43 §6.41 with the 3 he jumps to Circle D and then moves to E', () => {
    const s = atB();
    s.play('0 pilot 3');
    expect(flown(s)).toEqual([d, e]);
  });

  test('§6.43 §6.41 with the 1 he jumps to D and then moves to F', () => {
    const s = atB();
    s.play('0 pilot 1');
    expect(flown(s)).toEqual([d, f]);
  });
});
