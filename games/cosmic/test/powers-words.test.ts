// Powers of few words: Silencer, Siren; and their Flares. §15.4: what the silenced cannot do.

import { describe, expect, test } from 'vitest';
import { livePowers } from '../rules/live.ts';
import { flareOf, powerOf } from '../rules/registry.ts';
import { tries, withMore } from './harness.ts';
import {
  ally,
  asked,
  canPlay,
  canUse,
  card,
  challenge,
  launch,
  lay,
  momentNow,
  open,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

tries({
  word: 'silencer',
  owner: 2,
  zapper: 0,
  scene: (more) => open(withMore({ powers: [null, null, 'silencer'] }, more)),
  use: (s) => use(s, 2, 'silencer', 1),
  rest: (s) => quiet(s),
  effect: (s) => challenge(s).silent,
  used: 1 << 1,
  not: 0,
});

/** Seat 2 has silenced this seat. */
function silenced(seat: number, more: Parameters<typeof withMore>[1] = {}): Stage {
  const s = open({ powers: [null, null, 'silencer'], ...more });
  use(s, 2, 'silencer', seat);
  return s;
}

describe('Silencer', () => {
  test('§15.4 any other player, once in each challenge; not itself', () => {
    const s = open({ powers: [null, null, 'silencer'] });
    expect(s.ask(2)?.choice).toMatchObject({
      options: [0, 1].map((seat) => `power-seat ${powerOf('silencer')} 0 ${seat}`),
    });
    use(s, 2, 'silencer', 0);
    expect(momentNow(s)).not.toBe('2c');
  });

  test('§15.4 R22 who is silenced invites nobody, but may join by placing tokens', () => {
    const s = silenced(0);
    launch(s);
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['invite', [1]]);
    const ally2 = open({ seats: 4, powers: [null, null, 'silencer'] });
    use(ally2, 2, 'silencer', 3);
    toCards(ally2, { allies: { 3: ['offense', 2] } });
    expect(challenge(ally2).cone[0]).toEqual([1, 0, 0, 2]);
  });

  test('§15.4 a deal with who is silenced fails at once', () => {
    const s = silenced(1, { hands: [['C'], ['C']] });
    toCards(s);
    lay(s, 'C', 'C');
    expect(s.told('log.no-deal')).toHaveLength(1);
    expect(step(s)).toBe('pay');
  });

  test('§15.4 R69 no card with a target, nor one whose choice comes later; cards that explain themselves', () => {
    const s = silenced(1, { hands: [[10], [20, 'finder', 'force-field', 'emotion-control']] });
    toCards(s, {}, '3b');
    expect(momentNow(s)).not.toBe('3b');
    ally(s);
    lay(s, 10, 20, '8a');
    expect([canPlay(s, 1, 'finder'), canPlay(s, 1, 'emotion-control')]).toEqual([false, true]);
    const allied = silenced(1, { hands: [[10], [20, 'force-field']] });
    toCards(allied, { allies: { 2: ['offense', 1] } }, '6z');
    expect(momentNow(allied) === '6z' && canPlay(allied, 1, 'force-field')).toBe(false);
    const free = open({ powers: [null, null, 'silencer'], hands: [[10], [20, 'force-field']] });
    toCards(free, { allies: { 2: ['offense', 1] } }, '6z');
    expect(canPlay(free, 1, 'force-field')).toBe(true);
  });

  test('§15.4 a Flare whose choice comes later is stopped too', () => {
    const at2c = (target: number): Stage => {
      const s = open({ powers: [null, null, 'silencer'], hands: [['flare will']] });
      use(s, 2, 'silencer', target);
      return s;
    };
    expect(canPlay(at2c(1), 0, 'flare will')).toBe(true);
    const s = at2c(0);
    expect(momentNow(s) === '2c' && canPlay(s, 0, 'flare will')).toBe(false);
  });

  test('§15.4 powers that need words are of no use until the challenge ends; others go on', () => {
    const s = open({ powers: ['loser', 'virus', 'silencer'] });
    use(s, 2, 'silencer', 0);
    expect(livePowers(s.state, 0)).toEqual([]);
    const virus = open({ powers: ['loser', 'virus', 'silencer'] });
    use(virus, 2, 'silencer', 1);
    expect(livePowers(virus.state, 1)).toEqual([powerOf('virus')]);
  });

  test('§6.1 Super: two players', () => {
    const s = open({ seats: 4, powers: [null, null, 'silencer'], hands: [[], [], ['flare silencer']] });
    use(s, 2, 'silencer', 0);
    card(s, 2, 'flare silencer');
    quiet(s);
    expect(s.ask(2)?.choice).toMatchObject({ options: [1, 3] });
    s.refuses('2 0', '15.4');
    s.play('2 3');
    expect(challenge(s).silent).toBe((1 << 0) | (1 << 3));
  });

  test('§6.1 Wild: the opponent has no power in this challenge, and no Un-Zap helps', () => {
    const s = open({
      powers: [null, 'virus', 'silencer'],
      hands: [
        ['flare silencer', 4],
        [20, 'un-zap'],
      ],
    });
    quiet(s, '2b');
    expect(momentNow(s) === '2b' && canPlay(s, 0, 'flare silencer')).toBe(true);
    toCards(s, {}, '6z');
    card(s, 0, 'flare silencer');
    expect(momentNow(s) === 'act' && canPlay(s, 1, 'un-zap')).toBe(false);
    quiet(s);
    expect(livePowers(s.state, 1)).toEqual([]);
    lay(s, 4, 20);
    expect(s.told('log.power')).toEqual([]);
  });
});

/** Seat 2 has a base on the first planet of blue. */
const guest = { ...Object.fromEntries([1, 2, 3, 4].map((k) => [planet(2, k), 4])), [planet(1, 5)]: 4 };

tries({
  word: 'siren',
  owner: 2,
  zapper: 0,
  scene: (more) => open(withMore({ powers: [null, null, 'siren'], bases: [null, null, guest] }, more)),
  use: (s) => use(s, 2, 'siren', planet(2, 3)),
  rest: (s) => quiet(s),
  effect: (s) => [challenge(s).defense, challenge(s).system, challenge(s).target],
  used: [2, 2, planet(2, 3)],
  not: [1, 1, -1],
  lost() {
    const s = open({
      powers: [null, null, 'siren'],
      bases: [null, null, { [planet(2, 1)]: 8, [planet(2, 2)]: 8, [planet(1, 5)]: 4 }],
    });
    expect(step(s)).toBe('launch');
  },
});

describe('Siren', () => {
  const lured = (more: Parameters<typeof withMore>[1] = {}): Stage => {
    const s = open({ powers: [null, null, 'siren'], bases: [null, null, guest], ...more });
    use(s, 2, 'siren', planet(2, 3));
    return s;
  };

  test('only with a base in the system of the defense, and to a home base of its own that the offense can aim at', () => {
    expect(step(open({ powers: [null, null, 'siren'] }))).toBe('launch');
    const two = { ...Object.fromEntries([1, 2, 3, 4].map((k) => [planet(0, k), 4])), [planet(2, 1)]: 4 };
    const s = open({ powers: [null, null, 'siren'], bases: [two, null, guest] });
    const options = [2, 3, 4].map((k) => `power-place ${powerOf('siren')} 0 ${planet(2, k)}`);
    expect(s.ask(2)?.choice).toMatchObject({ options });
  });

  test('the challenge is fought there, with the tokens on that base, under all the rules', () => {
    const s = lured({ hands: [[20], [], [4]] });
    launch(s, { tokens: 2 });
    quiet(s);
    ally(s, { allies: { 1: ['offense', 1] } });
    lay(s, 20, 4);
    expect(s.told('log.totals')[0]?.args).toMatchObject({ offense: 23, defense: 8 });
    expect(s.table.tokens[planet(2, 3)]).toEqual([2, 1, 0]);
    expect(s.table.warp).toEqual([0, 0, 4]);
  });

  test('§14.3 the cone cannot be aimed elsewhere; §15.2 Will may still go where it likes', () => {
    const s = lured({ hands: [[], ['flare chronos']] });
    launch(s);
    quiet(s, '3b');
    expect(momentNow(s) === '3b' && canPlay(s, 1, 'flare chronos')).toBe(false);
    const will = open({ powers: ['will', null, 'siren'], bases: [null, null, guest] });
    use(will, 2, 'siren', planet(2, 3));
    use(will, 0, 'will');
    play(will, '0 at 1 1');
    s.refuses(`0 ${planet(1, 1)}`);
    launch(will, { at: planet(1, 1) });
    expect(challenge(will)).toMatchObject({ defense: 1, target: planet(1, 1) });
  });

  test('a win as defense, lured or not, gains a base in the home of the offense', () => {
    const s = open({ powers: [null, 'siren'], hands: [[4], [20]] });
    toCards(s);
    lay(s, 4, 20, 'landing');
    use(s, 1, 'siren', planet(0, 2));
    s.refuses('1 [0 0 0 0 0]');
    s.play('1 [1 2 0 0 0]');
    expect(s.table.tokens[planet(0, 2)]).toEqual([4, 3, 0]);
    const kept = open({ powers: [null, 'siren'], hands: [[4], [20]] });
    toCards(kept);
    lay(kept, 4, 20, 'landing');
    quiet(kept);
    expect(kept.table.tokens[planet(0, 2)]).toEqual([4, 0, 0]);
  });

  test('§6.2 the base can be cancelled; no base for a lost challenge', () => {
    const s = open({ powers: [null, 'siren'], hands: [[4], [20], ['cosmic-zap']] });
    toCards(s);
    lay(s, 4, 20, 'landing');
    use(s, 1, 'siren', planet(0, 2));
    card(s, 2, 'cosmic-zap');
    quiet(s);
    expect(s.table.tokens[planet(0, 2)]).toEqual([4, 0, 0]);
    const beaten = open({ powers: [null, 'siren'], hands: [[30], [6]] });
    toCards(beaten);
    lay(beaten, 30, 6);
    expect(beaten.told('log.power')).toEqual([]);
  });

  test('§15.4 silenced, it neither lures nor gains', () => {
    const s = open({ seats: 4, powers: [null, 'siren', null, 'silencer'], hands: [[4], [20]] });
    use(s, 3, 'silencer', 1);
    toCards(s);
    lay(s, 4, 20);
    expect(s.told('log.power')).toEqual([]);
    expect(step(s)).not.toBe('found');
  });

  test('§6.1 Super: its allies may found a base there with what they brought, instead of a reward', () => {
    const s = open({ seats: 4, powers: [null, 'siren'], hands: [[4], [20, 'flare siren']] });
    launch(s);
    quiet(s, '3b');
    card(s, 1, 'flare siren');
    ally(s, { allies: { 2: ['defense', 2], 3: ['defense', 1] } });
    lay(s, 4, 20, 'landing');
    use(s, 1, 'siren', planet(0, 2));
    quiet(s);
    s.play('1 [0 1 0 0 0]');
    s.refuses('2 maybe', '6.1');
    s.play('2 yes', '3 no');
    play(s, '3 [1 0 0 0 0]');
    expect(s.table.tokens[planet(0, 2)]).toEqual([4, 1, 2, 0]);
    expect(s.table.hands.map((hand) => hand.length).slice(2)).toEqual([7, 8]);
  });

  test('§6.1 Wild: a card named before others draw is its own if it comes', () => {
    const s = open({ powers: [null, 'siren'], hands: [['flare siren', 4], [20, 'C'], [10]] });
    quiet(s, '2b');
    card(s, 0, 'flare siren');
    toCards(s, { allies: { 2: ['defense', 2] } });
    s.draws(flareOf('virus'), 0);
    lay(s, 4, 20);
    play(s, '2 [2 0 0 0 0]');
    expect([step(s), asked(s)]).toEqual(['siren.name', [0]]);
    s.refuses('0 999', '6.1');
    s.play(`0 ${flareOf('virus')}`);
    quiet(s);
    expect(slot(s, 0, 'flare virus')).toBeGreaterThanOrEqual(0);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([6, 6, 8]);
  });

  test('§6.1 Wild: a card that does not come, or none named: they keep what they drew', () => {
    for (const said of [`0 ${flareOf('macron')}`, '0 pass']) {
      const s = open({ powers: [null, 'siren'], hands: [['flare siren', 4], [20, 'C'], [10]] });
      quiet(s, '2b');
      card(s, 0, 'flare siren');
      toCards(s, { allies: { 2: ['defense', 2] } });
      s.draws(flareOf('virus'), 0);
      lay(s, 4, 20);
      play(s, '2 [2 0 0 0 0]');
      s.play(said);
      expect(slot(s, 2, 'flare virus')).toBeGreaterThanOrEqual(0);
      expect(canUse(s, 0, 'siren')).toBe(false);
    }
  });
});
