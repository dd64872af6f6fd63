// Who the defense is, and what follows from it: Will, Siren and Dictator before Boomerang and Changeling.

import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import {
  asked,
  canUse,
  challenge,
  home,
  launch,
  momentNow,
  moon,
  onMoon,
  open,
  planet,
  play,
  quiet,
  type Stage,
  step,
  use,
} from './stage.ts';

const options = (s: Stage, seat: number): unknown[] => {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'one' ? [...choice.options] : [];
};

describe('Who defends is settled first', () => {
  test('§3.2 Will turns away before the Boomerang answers', () => {
    const s = open({ powers: ['will', 'boomerang'] });
    quiet(s, '2c');
    expect([s.table.stack.length, canUse(s, 0, 'will')]).toEqual([1, true]);
    use(s, 0, 'will');
    quiet(s);
    s.play('0 at 2 2');
    quiet(s);
    expect([s.table.stack.length, step(s)]).toEqual([1, 'launch']);
  });

  test('§3.2 Will turns away before the Changeling swaps', () => {
    const s = open({ powers: ['will', 'changeling'] });
    quiet(s, '2c');
    use(s, 0, 'will');
    quiet(s);
    s.play('0 at 2 2');
    quiet(s);
    expect(step(s)).toBe('launch');
    const kept = open({ powers: ['will', 'changeling'] });
    quiet(kept);
    expect([step(kept), asked(kept)]).toEqual(['changeling.choose', [1]]);
  });

  test('§3.2 the Siren lures the challenge away from the Boomerang', () => {
    const bases = [null, null, { ...home(2, 3), [planet(1, 5)]: 4 }];
    const s = open({ powers: [null, 'boomerang', 'siren'], bases });
    quiet(s, '2c');
    use(s, 2, 'siren', planet(2, 1));
    quiet(s);
    expect([s.table.stack.length, challenge(s).defense]).toEqual([1, 2]);
    const left = open({ powers: [null, 'boomerang', 'siren'], bases });
    quiet(left);
    expect([left.table.stack.length, challenge(left).offense]).toEqual([2, 1]);
  });
});

describe('The aim may decide who defends', () => {
  test('§13.3 the Boomerang on a Moon answers when the cone is aimed there', () => {
    const s = open({ destiny: ['green'], moons: [[], [], []], powers: [null, 'boomerang'] });
    onMoon(s, 1, moon(2, 1));
    launch(s, { at: moon(2, 1) });
    quiet(s);
    expect([s.table.stack.length, challenge(s).offense, challenge(s).defense]).toEqual([2, 1, 0]);
  });

  test('§13.3 so does the Changeling; and whoever Destiny named, but did not become the defense, has nothing to answer', () => {
    const s = open({ destiny: ['green'], moons: [[], [], []], powers: ['virus', 'changeling'] });
    onMoon(s, 1, moon(2, 1));
    launch(s, { at: moon(2, 1) });
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['changeling.choose', [1]]);
    const named = open({ destiny: ['green'], moons: [[], [], []], powers: [null, null, 'boomerang'] });
    onMoon(named, 1, moon(2, 1));
    launch(named, { at: moon(2, 1) });
    quiet(named);
    expect(named.table.stack).toHaveLength(1);
    const planets = open({ destiny: ['green'], moons: [[], [], []], powers: [null, null, 'boomerang'] });
    launch(planets, { at: planet(2, 1) });
    quiet(planets);
    expect(planets.table.stack).toHaveLength(2);
  });

  test('§3.23 by option another base there is attacked: its owner is the defense', () => {
    const s = open({
      destiny: ['green'],
      options: { others: true },
      powers: ['virus', 'changeling'],
      bases: [null, { ...home(1, 3), [planet(2, 1)]: 4 }],
    });
    launch(s, { at: planet(2, 1) });
    quiet(s);
    expect(step(s)).toBe('opponent');
    play(s, '0 1');
    expect([step(s), asked(s)]).toEqual(['changeling.choose', [1]]);
  });
});

describe('Will', () => {
  test('§15.2 under a Dictator it keeps to the system that one named, wherever a Siren has lured the challenge', () => {
    const bases = [null, { ...home(1, 3), [planet(3, 1)]: 2 }];
    const s = open({ seats: 4, powers: ['will', 'siren', 'dictator'], bases });
    quiet(s);
    s.play('2 3');
    quiet(s, '2c');
    use(s, 1, 'siren', planet(1, 1));
    quiet(s, '2c');
    use(s, 0, 'will');
    quiet(s);
    expect(new Set(options(s, 0))).toEqual(new Set(['at 3 1', 'at 3 3']));
  });

  test('§3.32 it is offered nobody at whom it cannot aim', () => {
    const shared = { [planet(2, 1)]: 4 };
    const s = open({
      seats: 4,
      powers: ['will'],
      bases: [{ ...home(0, 3), ...shared }, null, null, { ...home(3, 3), ...shared }],
    });
    quiet(s);
    if (step(s) === 'retrieve') s.play('0 pass');
    quiet(s, '2c');
    use(s, 0, 'will');
    quiet(s);
    expect(options(s, 0)).not.toContain('at 2 3');
    expect(options(s, 0)).toContain('at 2 2');
  });

  test('§15.4 silenced, nobody whose every base is of several colours', () => {
    const four = Object.fromEntries([1, 2, 3, 4].map((k) => [planet(2, k), 1]));
    const bases = [
      { ...home(0, 4), [planet(2, 5)]: 4 },
      { ...home(1, 4), ...four },
    ];
    const s = open({ powers: ['will', 'silencer'], bases });
    quiet(s, '2c');
    use(s, 1, 'silencer', 0);
    quiet(s, '2c');
    use(s, 0, 'will');
    quiet(s);
    expect(options(s, 0)).toContain('at 1 1');
    expect(options(s, 0)).not.toContain('at 2 2');
  });

  test('§6.1 the power that came by an exchange after that serves in the next challenge', () => {
    const s = open({ powers: ['changeling', 'will'] });
    quiet(s);
    s.play(`0 swap 1 ${powerOf('will')}`);
    quiet(s);
    expect([step(s), momentNow(s)]).toEqual(['launch', null]);
  });
});
