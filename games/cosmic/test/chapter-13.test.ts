// §13: Moons. How they are dealt, challenged, occupied, turned up and left, and what they are worth.

import { describe, expect, test } from 'vitest';
import { itemOf } from '@orrery/kernel';
import { homeBases, livePowers } from '../rules/live.ts';
import { moonAt, occupantOf } from '../rules/moons.ts';
import { moonPool } from '../rules/setup.ts';
import type { Place } from '../rules/table.ts';
import { externalBases, tokensAt } from '../rules/tokens.ts';
import {
  ally,
  canPlay,
  canUse,
  card,
  challenge,
  home,
  launch,
  lay,
  moon,
  onMoon,
  open,
  planet,
  play,
  quiet,
  type Stage,
  step,
  toCards,
} from './stage.ts';

const isUp = (s: Stage, place: Place): boolean | undefined => moonAt(s.table, place)?.up;
const slotOf = (s: Stage, place: Place): number => moonAt(s.table, place)?.slot ?? -1;
const canTurn = (s: Stage, seat: number, place: Place): boolean => {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'one' && choice.options.includes(`turn-up ${place}`);
};
/** The next challenge of the same turn. */
const again = (s: Stage): void => play(s, `${s.table.turn} again`);

describe('how they are dealt', () => {
  test('§13.1 two in each system, face down; each sees the own ones, and nobody else', () => {
    const s = open({
      moons: [
        ['nova', 'spy'],
        ['mine', 'echo'],
      ],
    });
    expect(s.table.moons.map(({ place, up }) => [place, up])).toEqual(
      [0, 1, 2].flatMap((seat) => [1, 2].map((k) => [moon(seat, k), false])),
    );
    const known = [0, 1, 2, 3].map((viewer) => itemOf(s.view(viewer), slotOf(s, moon(1))) >= 0);
    expect(known).toEqual([false, true, false, false]);
    expect(occupantOf(s.table, moon(0))).toBe(-1);
  });

  test('§13.1 R59 too few quarters for two each: one each', () => {
    const six = open({ seats: 6, options: { moons: 'quarter' } });
    expect(six.table.moons).toHaveLength(6);
    const five = open({ seats: 5, options: { moons: 'quarter' } });
    expect(five.table.moons).toHaveLength(10);
  });

  test('§13.0 the kinds are chosen: quarters, and so on up to cheese', () => {
    const count = (kind: string): number => moonPool(kind).filter((n) => n > 0).length;
    expect(['none', 'quarter', 'half', 'full', 'cheese'].map(count)).toEqual([0, 11, 16, 20, 22]);
    expect(open().table.moons).toEqual([]);
  });
});

describe('challenges', () => {
  test('§13.3 an empty Moon of the system drawn is occupied at once: a success, and no cards are laid (R44)', () => {
    const s = open({ moons: [[], ['echo']] });
    launch(s, { tokens: 3, at: moon(1) });
    quiet(s);
    expect(tokensAt(s.table, moon(1), 0)).toBe(3);
    expect(step(s)).toBe('again');
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
  });

  test('§13.3 its occupant is the defense, whoever owns the system, and there are no allies', () => {
    const s = open({ seats: 4, moons: [[], ['echo']], hands: [[20], [], [10]] });
    onMoon(s, 2, moon(1), { n: 2 });
    launch(s, { at: moon(1) });
    quiet(s);
    expect(challenge(s).defense).toBe(2);
    expect(step(s)).toBe('select');
    lay(s, 20, 10);
    expect(s.table.warp).toEqual([0, 0, 2, 0]);
    expect(occupantOf(s.table, moon(1))).toBe(0);
  });

  test('§13.3 a defense that holds stays', () => {
    const s = open({ moons: [[], ['echo']], hands: [[10], [], [20]] });
    onMoon(s, 2, moon(1));
    launch(s, { at: moon(1) });
    lay(s, 10, 20);
    expect(s.table.warp).toEqual([1, 0, 0]);
    expect(occupantOf(s.table, moon(1))).toBe(2);
  });

  test('§13.3 not a Moon where the offense has a base', () => {
    const s = open({ moons: [[], ['echo']] });
    onMoon(s, 0, moon(1));
    play(s, '0 [0 1 0 0 0 0]');
    s.refuses(`0 ${moon(1)}`, '13.3');
    s.play(`0 ${moon(1, 2)}`);
    quiet(s);
    expect(occupantOf(s.table, moon(1, 2))).toBe(0);
  });

  test('§13.3 on the own colour a Moon at home can be occupied or challenged', () => {
    const s = open({ moons: [['echo', 'mirror']], destiny: ['red'], hands: [[20], [], [10]] });
    onMoon(s, 2, moon(0, 2));
    quiet(s);
    const { choice } = s.ask(0) ?? {};
    expect(choice).toMatchObject({ options: ['redraw', `empty ${moon(0)}`, `base ${moon(0, 2)} 2`] });
    s.play(`0 base ${moon(0, 2)} 2`);
    launch(s);
    lay(s, 20, 10);
    expect(occupantOf(s.table, moon(0, 2))).toBe(0);
    const taken = open({ moons: [['echo']], destiny: ['red'] });
    play(taken, `0 empty ${moon(0)}`, '0 [2 0 0 0 0]');
    expect(tokensAt(taken.table, moon(0), 0)).toBe(2);
  });

  test('§13.3 §3.27 an occupant without a Challenge card takes a new hand', () => {
    const none = ['quash', 'plague', 'plague', 'sanity', 'force-field', 'force-field', 'finder'] as const;
    const s = open({ moons: [[], ['echo']], hands: [[], [], none] });
    onMoon(s, 2, moon(1));
    launch(s, { at: moon(1) });
    quiet(s);
    expect(s.table.discards).toHaveLength(7);
    expect(step(s)).toBe('select');
  });

  test('§14.3 Chronos, Wild: from a Moon to a planet, where the defense is again whom Destiny named', () => {
    const s = open({ moons: [[], ['echo']], hands: [[], ['flare chronos']] });
    onMoon(s, 2, moon(1));
    launch(s, { at: moon(1) });
    quiet(s, '3b');
    card(s, 1, 'flare chronos');
    quiet(s);
    expect(challenge(s).defense).toBe(2);
    expect(s.ask(0)?.choice).not.toMatchObject({ options: expect.arrayContaining([moon(1)]) as unknown });
    s.play(`0 ${planet(1, 2)}`);
    expect(challenge(s).defense).toBe(1);
    const back = open({ moons: [[], ['echo']], hands: [[], ['flare chronos']] });
    onMoon(back, 2, moon(1));
    launch(back, { at: planet(1, 1) });
    quiet(back, '3b');
    card(back, 1, 'flare chronos');
    quiet(back);
    back.play(`0 ${moon(1)}`);
    expect(challenge(back).defense).toBe(2);
  });

  test('§7.1 "any Moon": all Moons in all systems, but not the own bases', () => {
    const s = open({
      moons: [[], ['echo']],
      options: { extras: true },
      destiny: ['any-moon'],
    });
    onMoon(s, 0, moon(2));
    onMoon(s, 1, moon(2, 2));
    quiet(s);
    const places = [moon(0), moon(0, 2), moon(1), moon(1, 2)].map((place) => `empty ${place}`);
    expect(s.ask(0)?.choice).toMatchObject({ options: [...places, `base ${moon(2, 2)} 1`] });
    s.play(`0 base ${moon(2, 2)} 1`);
    launch(s);
    quiet(s);
    expect([challenge(s).defense, challenge(s).system]).toEqual([1, 2]);
  });

  test('§13.3 nor by other means: Delegator, Super, and Plant, Wild, bring nobody to a Moon', () => {
    const delegates = (at: Place): boolean => {
      const s = open({ powers: ['delegator'], moons: [[], ['echo']], hands: [['flare delegator', 'sanity']] });
      onMoon(s, 1, moon(1));
      launch(s, { at });
      ally(s, {}, '6z');
      expect(canPlay(s, 0, 'sanity')).toBe(true);
      return canUse(s, 0, 'delegator');
    };
    expect([delegates(planet(1, 1)), delegates(moon(1))]).toEqual([true, false]);
    const plant = (at: Place): boolean => {
      const other = open({ moons: [[], ['echo']], hands: [['flare plant', 'sanity']] });
      other.arrange(({ table }) => void (table.tokens[planet(2, 1)] = [1, 0, 4]));
      onMoon(other, 1, moon(1));
      launch(other, { at });
      ally(other, {}, '6z');
      expect(canPlay(other, 0, 'sanity')).toBe(true);
      return canPlay(other, 0, 'flare plant');
    };
    expect([plant(planet(1, 1)), plant(moon(1))]).toEqual([true, false]);
  });

  test('§13.3 R110 tokens that an effect would put beside another player on a Moon go home', () => {
    const s = open({ powers: ['assassin'], moons: [[], ['echo']], hands: [['flare assassin']], bases: [home(0, 4)] });
    onMoon(s, 1, moon(1), { n: 2 });
    s.answer = ({ seat, choice }) =>
      seat === 0 && choice.kind === 'one'
        ? String(choice.options.find((each) => String(each).startsWith('card')) ?? 'pass')
        : null;
    play(s, '0 pass');
    s.play(`0 base ${moon(1)} 1`);
    quiet(s);
    expect(s.table.tokens[moon(1)]).toEqual([0, 1, 0]);
    expect(step(s)).toBe('home');
  });
});

describe('how they are turned up', () => {
  test('§13.4 Play Now: at once, for all to see', () => {
    const s = open({ moons: [[], ['mine']] });
    launch(s, { at: moon(1) });
    quiet(s);
    expect(isUp(s, moon(1))).toBe(true);
    expect(itemOf(s.view(2), slotOf(s, moon(1)))).toBeGreaterThanOrEqual(0);
  });

  test('§13.4 Secret: the occupant reads it, and turns it up at once or when it likes', () => {
    const s = open({ moons: [[], ['fortress']] });
    launch(s, { at: moon(1) });
    s.refuses('0 later', '13.4');
    s.play('0 turn-up');
    expect(isUp(s, moon(1))).toBe(true);

    const kept = open({ moons: [[], ['fortress']], destiny: ['blue', 'blue'] });
    launch(kept, { at: moon(1) });
    play(kept, '0 keep');
    const known = [0, 1, 2].map((viewer) => itemOf(kept.view(viewer), slotOf(kept, moon(1))) >= 0);
    expect(known).toEqual([true, true, false]);
    kept.play('0 again');
    expect(canTurn(kept, 0, moon(1))).toBe(true);
    expect(canTurn(kept, 1, moon(1))).toBe(false);
    kept.play(`0 turn-up ${moon(1)}`);
    expect(isUp(kept, moon(1))).toBe(true);
  });

  test('§13.4 who loses it face down cannot turn it up any more; the new occupant can', () => {
    const s = open({ moons: [[], ['fortress']], hands: [[20], [10]], destiny: ['blue', 'blue'] });
    onMoon(s, 1, moon(1), { up: false });
    launch(s, { at: moon(1) });
    lay(s, 20, 10);
    expect(step(s)).toBe('moon');
    play(s, '0 keep', '0 again');
    expect(canTurn(s, 1, moon(1))).toBe(false);
    expect(isUp(s, moon(1))).toBe(false);
  });

  test('§13.4 one that is face up works at once for who occupies it, Secret or not', () => {
    const s = open({ moons: [[], ['spy']], hands: [[20], [10]] });
    onMoon(s, 1, moon(1));
    launch(s, { at: moon(1) });
    lay(s, 20, 10);
    expect(step(s)).toBe('spy.hand');
  });

  test('§13.4 when all tokens leave, the effect ends and the Moon stays face up', () => {
    const s = open({ moons: [['cone-size-5']] });
    onMoon(s, 0, moon(0));
    quiet(s);
    expect(s.ask(0)?.choice).toMatchObject({ max: 5 });
    s.play('0 [0 0 0 0 0 1]');
    play(s, `0 ${planet(1, 1)}`, '0 [2]', '1 []', '2 offense');
    expect(s.ask(2)?.choice).toMatchObject({ max: 4 });
    expect(isUp(s, moon(0))).toBe(true);
  });
});

describe('how long they work', () => {
  test('§13.2 Continuing: for whoever occupies it then', () => {
    const s = open({
      moons: [[], ['shipyard']],
      hands: [[20], [10]],
      bases: [home(0, 4), home(1, 4)],
      destiny: ['blue', 'blue'],
    });
    onMoon(s, 1, moon(1));
    play(s, '0 pass');
    launch(s, { at: moon(1) });
    lay(s, 20, 10);
    play(s, '0 again');
    play(s, `0 ${planet(0, 2)}`);
    expect(step(s)).toBe('retrieve');
  });

  test('§13.2 Intermittent: again when another occupies it, not for who comes back in the same challenge', () => {
    const s = open({ moons: [[], ['confession']], hands: [[20], [10]] });
    onMoon(s, 1, moon(1));
    launch(s, { at: moon(1) });
    lay(s, 20, 10);
    expect(s.told('log.shows').map(({ args }) => args['seat'])).toEqual([0, 1, 2]);
    const left = open({ moons: [[], ['confession', 'echo']], destiny: ['blue', 'blue'] });
    onMoon(left, 0, moon(1));
    play(left, '0 [0 0 0 0 0 1]');
    left.play(`0 ${moon(1)}`);
    expect(occupantOf(left.table, moon(1))).toBe(0);
    expect(left.told('log.shows')).toEqual([]);

    const later = open({ moons: [[], ['confession', 'echo']], destiny: ['blue', 'blue'] });
    onMoon(later, 0, moon(1));
    play(later, '0 [0 0 0 0 0 1]', `0 ${moon(1, 2)}`, '0 again', '0 [0 1 0 0 0 0]');
    later.play(`0 ${moon(1)}`);
    expect(later.told('log.shows')).toHaveLength(3);
  });

  test('§13.2 One-shot: it leaves the game, and the tokens on it go home (R43)', () => {
    const s = open({ moons: [[], ['exodus', 'mine']], bases: [null, home(1, 4)] });
    launch(s, { tokens: 2, at: moon(1) });
    play(s, '1 [4 0 0 0]', '0 [2 0 0 0 0]');
    expect(s.table.warp).toEqual([0, 0, 0]);
    expect(moonAt(s.table, moon(1))).toBeUndefined();
    expect(s.table.tokens[planet(0, 1)]).toEqual([4, 0, 0]);
    expect(s.table.systems[moon(1)]).toBe(-1);
    again(s);
    launch(s);
    expect(step(s)).toBe('invite');
  });
});

describe('what they are worth', () => {
  test('§13.5 not one of the five that win; Moon Base Omega is', () => {
    const external = { [planet(1, 1)]: 1, [planet(1, 2)]: 1, [planet(2, 1)]: 1, [planet(2, 2)]: 1 };
    const on = (word: 'echo' | 'moon-base-omega'): Stage => {
      const s = open({ moons: [[], [word]], bases: [{ ...home(0, 4), ...external }] });
      launch(s, { at: moon(1) });
      quiet(s);
      return s;
    };
    const plain = on('echo');
    expect(externalBases(plain.state, 0)).toHaveLength(4);
    expect(plain.table.winners).toBe(0);
    expect(on('moon-base-omega').table.winners).toBe(1);
  });

  test('§13.5 in the own system it is a home base, as for keeping the power', () => {
    const bases = [{ [planet(0, 1)]: 4, [planet(0, 2)]: 16 }];
    const s = open({ powers: ['virus'], moons: [['echo']], bases });
    expect(livePowers(s.state, 0)).toEqual([]);
    onMoon(s, 0, moon(0));
    expect(livePowers(s.state, 0)).toHaveLength(1);
    expect(homeBases(s.table, 0)).toBe(3);
  });

  test('§13.5 in the own system it earns Lucre', () => {
    const earns = (at: Place): number | undefined =>
      open({ moons: [['echo']], options: { lucre: true }, bases: [{ ...home(0, 4), [at]: 4 }] }).table.lucre[0];
    expect([earns(planet(0, 1)), earns(moon(0)), earns(moon(1))]).toEqual([4 + 3 + 4, 4 + 3 + 5, 4 + 3 + 4]);
  });

  test('§13.5 no Moon changes hands in a deal', () => {
    const s = open({
      moons: [[], ['echo']],
      hands: [['C'], ['C']],
      bases: [{ [planet(0, 1)]: 20 }, { [planet(1, 1)]: 20 }],
    });
    onMoon(s, 0, moon(2));
    toCards(s);
    lay(s, 'C', 'C');
    const { choice } = s.ask(0) ?? {};
    const index = choice?.kind === 'offer' ? choice.give.findIndex(({ id }) => id === 'a-base') : -1;
    expect(index).toBeGreaterThanOrEqual(0);
    const give = choice?.kind === 'offer' ? choice.give.map((_, i) => (i === index ? 1 : 0)) : [];
    const want = choice?.kind === 'offer' ? choice.want.map(() => 0) : [];
    s.play(`0 ${JSON.stringify({ to: 1, give, want })}`);
    expect(s.ask(0)?.choice).toMatchObject({ options: [`base ${planet(0, 1)}`, `leave ${planet(0, 1)}`] });
  });

  test('§13.5 not for Plant', () => {
    const s = open({ powers: ['plant', 'virus'], moons: [[], ['echo']], destiny: ['green'] });
    onMoon(s, 0, moon(1));
    quiet(s, '2c');
    expect(canUse(s, 0, 'plant')).toBe(false);
    const planted = open({
      powers: ['plant', 'virus'],
      bases: [{ ...home(0, 4), [planet(1, 1)]: 4 }],
      destiny: ['green'],
    });
    quiet(planted, '2c');
    expect(canUse(planted, 0, 'plant')).toBe(true);
  });

  test('§14.20 Sanity: no Moon works in this challenge, none is turned up by choice (R112), Play Now is, for nothing', () => {
    const s = open({ moons: [['cone-size-5', 'fortress'], ['confession']], hands: [['sanity']] });
    onMoon(s, 0, moon(0));
    s.arrange(({ table }) => void (table.tokens[moon(0, 2)] = [1, 0, 0]));
    s.arrange(({ table }) => void (table.tokens[planet(0, 2)] = [3, 0, 0]));
    expect(canTurn(s, 0, moon(0, 2))).toBe(true);
    card(s, 0, 'sanity');
    quiet(s);
    expect(s.ask(0)?.choice).toMatchObject({ max: 4 });
    s.play('0 [1 0 0 0 0 0 0]');
    s.play(`0 ${moon(1)}`);
    expect(isUp(s, moon(1))).toBe(true);
    expect(s.told('log.shows')).toEqual([]);
  });
});
