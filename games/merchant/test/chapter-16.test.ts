// Chapter 16: the Rastur. When they come, where they stand, and what they cancel.

import { total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { CITIES, dotOf, orbitOf, ORBITS } from '../rules/board.ts';
import { netWorth } from '../rules/end.ts';
import { AUTO_PILOT, cultureOf, LASER, MULLIGAN_GEAR, RASTUR_POOL, SHIELD } from '../rules/table.ts';
import {
  at,
  build,
  equip,
  faceUp,
  fly,
  found,
  load,
  money,
  offered,
  on,
  open,
  put,
  type Stage,
  step,
} from './stage.ts';

const game = (more: { combat?: boolean; target?: number; seats?: number } = {}): Stage =>
  open({
    seats: more.seats ?? 2,
    options: { rastur: true, combat: more.combat ?? false, target: more.target ?? 2000 },
  });

const pool = (s: Stage): number => total(s.state.pools[RASTUR_POOL] ?? []);

/** A Rastur that stands on a dot, out of the pool. */
function land(s: Stage, dot: string, value: number): void {
  s.arrange(({ table, pools }) => {
    table.rastur.push([dotOf(dot), value]);
    const counts = pools[RASTUR_POOL] ?? [];
    counts[(value - 60) / 10] = (counts[(value - 60) / 10] ?? 0) - 1;
  });
}

/** Leaves so many markers of 60 in the pool. */
function leave(s: Stage, count: number): void {
  s.arrange(({ pools }) => {
    pools[RASTUR_POOL] = [count];
  });
}

describe('the pool', () => {
  test.each([
    [1000, 12, 60, 110],
    [2000, 20, 60, 150],
    [3000, 23, 70, 200],
    [4000, 25, 70, 220],
  ])('§16.1 a game to %i has %i Rastur of %i to %i', (target, count, low, high) => {
    const s = game({ target });
    expect(pool(s)).toBe(count);
    const values = (s.state.pools[RASTUR_POOL] ?? []).flatMap((n, item) => (n > 0 ? [60 + item * 10] : []));
    expect([values[0], values.at(-1)]).toEqual([low, high]);
  });

  test('§16.1 without the option there are none', () => {
    expect(pool(open())).toBe(0);
  });
});

describe('generation', () => {
  test('§16.2 a 1 rolled to move brings a Rastur, which he sees and places before he flies', () => {
    const s = game();
    put(s, 0, 'rogue-jungle-1');
    s.draws(3);
    fly(s, 0, 'rogue-jungle-2', 1, 3, 1);
    expect(s.told('log.rastur')[0]?.args).toEqual({ seat: 0, value: 90 });
    expect(step(s)).toBe('rastur');
    s.play(`0 ${dotOf('moon-3')}`);
    expect(s.table.rastur).toEqual([[dotOf('moon-3'), 90]]);
    expect(at(s, 0)).toBe('rogue-jungle-6');
  });

  test('§16.2 no 1, no Rastur', () => {
    const s = game();
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 2, 3, 2);
    expect(pool(s)).toBe(20);
  });

  test('§16.2 one at most in a turn, however many ones are rolled', () => {
    const s = game({ combat: true });
    equip(s, 0, LASER);
    put(s, 0, 'rogue-jungle-1');
    put(s, 1, 'rogue-jungle-2');
    fly(s, 0, 'rogue-jungle-2', 1, 1, 1);
    s.play(`0 ${dotOf('moon-3')}`);
    s.rolls(1, 1);
    s.play('0 pawn 1', '0 [1 0 0]');
    expect(s.table.rastur).toHaveLength(1);
    expect(pool(s)).toBe(19);
  });

  test('§16.21 a 1 that the Mulligan Gear rolls away does not count, and one it rolls does', () => {
    const away = game();
    equip(away, 0, MULLIGAN_GEAR);
    put(away, 0, 'rogue-jungle-1');
    fly(away, 0, 'rogue-jungle-2', 1, 3, 3);
    away.rolls(4);
    away.play('0 1');
    expect(pool(away)).toBe(20);
    const into = game();
    equip(into, 0, MULLIGAN_GEAR);
    put(into, 0, 'rogue-jungle-1');
    fly(into, 0, 'rogue-jungle-2', 2, 3, 3);
    into.rolls(1);
    into.play('0 2');
    expect(step(into)).toBe('rastur');
  });

  test('§16.21 a die kept back by the Auto Pilot cannot show a 1', () => {
    const s = game();
    equip(s, 0, AUTO_PILOT);
    put(s, 0, 'rogue-jungle-1');
    s.play('0 auto');
    fly(s, 0, 'rogue-jungle-2', 2, 2);
    expect(pool(s)).toBe(20);
  });

  test('§16.2 §16.22 in an attack the attacker’s 1 counts, won or lost (R-79), the defender’s never does', () => {
    const fight = (mine: number, theirs: number): Stage => {
      const s = game({ combat: true });
      equip(s, 0, LASER);
      put(s, 0, 'rogue-jungle-1');
      put(s, 1, 'rogue-jungle-2');
      fly(s, 0, 'rogue-jungle-2', 2, 2, 2);
      s.rolls(mine, theirs);
      s.play('0 pawn 1', '0 [1 0 0]');
      return s;
    };
    expect(fight(1, 6).told('log.rastur')).toHaveLength(1);
    // It comes down at once; only then he says what he has hit.
    const won = fight(1, 1);
    expect([won.told('log.clash-won').length, step(won)]).toEqual([1, 'rastur']);
    expect(fight(6, 1).told('log.rastur')).toHaveLength(0);
  });

  test('§16.23 on any Spaceport or Orbit without Fort or Rastur, Open Spaceports included (R-61)', () => {
    const s = game({ combat: true });
    faceUp(s, 'water-1', 6);
    land(s, 'moon-3', 60);
    s.arrange(({ table }) => {
      table.forts[1] = [dotOf('moon-10')];
    });
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 1, 3, 3);
    expect(offered(s, 0)).toContain('water-1');
    expect(offered(s, 0)).toHaveLength(ORBITS.length - 2 + 1);
    s.refuses(`0 ${dotOf('moon-3')}`, '16.23');
    s.refuses(`0 ${dotOf('moon-10')}`, '16.23');
    s.refuses(`0 ${dotOf('moon-city-1')}`, '16.23');
  });

  test('§16.23 when every Orbit is taken, on any free City, the Galactic Base included (R-68)', () => {
    const s = game();
    s.arrange(({ table }) => {
      table.rastur = ORBITS.map((dot) => [dot, 60]);
    });
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 1, 3, 3);
    expect(offered(s, 0)).toContain('base');
    expect(offered(s, 0)).toHaveLength(26);
  });

  test('§16.23 where no site is free at all it stays out of the game, and counts as drawn (R-63)', () => {
    const s = game();
    s.arrange(({ table }) => {
      table.rastur = [...ORBITS, ...CITIES].map((dot) => [dot, 60]);
    });
    put(s, 0, 'rogue-jungle-1');
    const before = pool(s);
    fly(s, 0, 'rogue-jungle-2', 1, 3, 3);
    expect([s.told('log.rastur').length, s.told('log.rastur-placed').length]).toEqual([1, 0]);
    expect(pool(s)).toBe(before - 1);
  });
});

describe('Penalty Markers', () => {
  test('§16.3 who comes to a Rastur pays its value less his Shields, or stops', () => {
    const s = game();
    land(s, 'rogue-9', 60);
    money(s, 0, 100);
    equip(s, 0, SHIELD);
    put(s, 0, 'rogue-8');
    fly(s, 0, 'rogue-9', 2, 2, 2);
    s.play('0 pay');
    expect(s.table.money[0]).toBe(60);
  });

  test('§16.3 who starts his turn on one pays or leaves; leaving is free', () => {
    const s = game();
    land(s, 'rogue-9', 110);
    money(s, 0, 100);
    put(s, 0, 'rogue-9');
    s.refuses('0 stay', '16.3');
    fly(s, 0, 'rogue-8', 2, 2, 2);
    expect(s.table.money[0]).toBe(100);
  });

  test('§16.3 who has paid can blast it; destroyed, it pays its value and goes back into the pool', () => {
    const s = game({ combat: true });
    equip(s, 0, LASER);
    land(s, 'rogue-9', 60);
    money(s, 0, 100);
    put(s, 0, 'rogue-8');
    fly(s, 0, 'rogue-9', 2, 2, 2);
    s.play('0 pay');
    s.rolls(6, 1);
    s.play('0 rastur', '0 [1 0 0]');
    expect(s.table.rastur).toEqual([]);
    expect(s.table.money[0]).toBe(100);
    expect(pool(s)).toBe(20);
  });
});

describe('what they cancel', () => {
  test('§16.4 no landing and no trading on the dot; it is as before when the Rastur goes', () => {
    const s = game();
    found(s, 'rogue', '5');
    money(s, 0, 500);
    put(s, 0, 'rogue-city-1');
    land(s, 'rogue-city-1', 60);
    s.play('0 stay');
    expect(s.table.active).toBe(1);
    s.play('1 stay');
    s.arrange(({ table }) => {
      table.rastur = [];
    });
    s.play('0 stay');
    expect(step(s)).toBe('trade');
  });

  test('§16.4 nobody lands under a Rastur, neither before he has paid nor after; elsewhere §6.2 says where', () => {
    const s = game();
    money(s, 0, 500);
    build(s, 'rogue-9', 1);
    land(s, 'rogue-9', 60);
    put(s, 0, 'rogue-8');
    fly(s, 0, 'rogue-9', 6, 6, 6);
    expect(s.refuses('0 land', '16.4').key).toBe('refuse.rastur-land');
    s.play('0 pay');
    expect([step(s), s.refuses('0 land', '16.4').key]).toEqual(['fly', 'refuse.rastur-land']);
    on(s, 0, 'rogue-10');
    expect(s.refuses('0 land', '6.2').key).toBe('refuse.land');
  });

  test('§16.4 no Fort is built under a Rastur', () => {
    const s = game({ combat: true });
    found(s, 'rogue', '5');
    money(s, 0, 500);
    put(s, 0, 'rogue-city-1');
    land(s, 'rogue-city-2', 60);
    s.play('0 stay');
    expect(s.refuses(`0 fort ${dotOf('rogue-city-2')}`, '16.4').key).toBe('refuse.rastur-there');
    s.refuses(`0 fort ${dotOf('water-city-1')}`, '15.12');
    s.play(`0 fort ${dotOf('rogue-city-1')}`);
  });

  test('§16.4 the deed under a Rastur is worth nothing while it stands there, and does not count for the win (R-69)', () => {
    const s = game();
    money(s, 0, 100);
    build(s, 'rogue-9', 0);
    expect(netWorth(s.table, 0)).toBe(300);
    land(s, 'rogue-9', 60);
    expect(netWorth(s.table, 0)).toBe(100);
  });

  test('§16.4 nothing is built under a Rastur, and its Factory sells nothing anywhere in the system', () => {
    const s = game();
    found(s, 'rogue', '5');
    money(s, 0, 900);
    put(s, 0, 'rogue-city-1');
    land(s, 'rogue-9', 60);
    s.arrange(({ table }) => {
      table.factory[cultureOf('5')] = 1;
      table.site[cultureOf('5')] = dotOf('rogue-9');
      table.stock[14 + cultureOf('5')] = 1;
    });
    s.play('0 stay');
    s.refuses(`0 port ${orbitOf[dotOf('rogue-9')]}`, '16.4');
    s.refuses(`0 buy ${14 + cultureOf('5')}`, '16.4');
    s.play(`0 buy ${cultureOf('5')}`);
  });

  test('§16.4 pawns on a Rastur’s dot can be blasted, City or not', () => {
    const s = game({ combat: true });
    equip(s, 0, LASER);
    land(s, 'rogue-city-1', 60);
    money(s, 0, 100);
    put(s, 0, 'rogue-1');
    put(s, 1, 'rogue-city-1');
    load(s, 1, 0);
    fly(s, 0, 'rogue-city-1', 2, 2, 2);
    s.play('0 pay');
    expect(offered(s, 0)).toEqual(['rastur', 'pawn 1']);
  });
});

describe('winning', () => {
  test('§16.5 with the last of the pool the Rastur win, and all players lose, also in a turn that would have won (R-62)', () => {
    const s = game();
    leave(s, 1);
    money(s, 0, 3000);
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 1, 3, 3);
    expect(s.state.frames).toEqual([]);
    expect(s.told('log.rastur-win')).toHaveLength(1);
  });

  test('§16.5 with one left in the pool the game goes on', () => {
    const s = game();
    leave(s, 2);
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 1, 3, 3);
    expect(step(s)).toBe('rastur');
  });
});
