// Powers about who joins, with how many, and for what: Busybody, Crystal, Obverse, Parasite; and their Flares.

import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canPlay,
  canUse,
  card,
  challenge,
  launch,
  lay,
  momentNow,
  open,
  type Opening,
  planet,
  play,
  quiet,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const cone = (s: Stage): unknown => challenge(s).cone;
const warp = (s: Stage): number[] => s.table.warp;
const silence = (s: Stage, seat: number): void =>
  s.arrange(({ table }) => {
    if (table.stack[0] !== undefined) table.stack[0].silent = 1 << seat;
  });

/** Launch and aim, then both invite these players; up to the first who answers, or to a moment before that. */
function invited(s: Stage, offense: readonly number[], defense: readonly number[], until: string | null = null): void {
  launch(s);
  quiet(s);
  s.play(`0 [${offense.join(' ')}]`);
  quiet(s);
  s.play(`1 [${defense.join(' ')}]`);
  quiet(s, until);
}

/** Seat 2 is an ally of the offense, which has the higher card: does it land? */
function withAlly(powers: Opening['powers'], more: Opening = {}): Stage {
  const s = open(withMore({ powers: powers ?? [], hands: [[20], [4]] }, more));
  toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
  return s;
}

tries({
  word: 'obverse',
  owner: 0,
  zapper: 1,
  scene: (more) => withAlly(['obverse'], more),
  use: (s) => use(s, 0, 'obverse'),
  rest(s) {
    quiet(s);
    lay(s, 20, 4);
  },
  effect: (s) => [s.told('log.lands').map(({ args }) => args['seat']), s.told('log.reward').length],
  used: [[0], 0],
  not: [[0, 2], 0],
});

describe('Obverse', () => {
  test('§3.87 turned over, the allies of the offense go home for rewards, those of the defense land', () => {
    const s = withAlly(['obverse']);
    use(s, 0, 'obverse');
    quiet(s);
    expect(challenge(s).reverse).toBe(true);
    lay(s, 20, 4);
    expect(step(s)).toBe('home');
    play(s, '2 [1 0 0 0 0]');
    expect(s.told('log.rewarded').map(({ args }) => args)).toEqual([{ seat: 2, n: 1 }]);
  });

  test('once a challenge, by anybody, where somebody is an ally', () => {
    const s = withAlly([null, null, 'obverse']);
    use(s, 2, 'obverse');
    quiet(s, '6z');
    expect(canUse(s, 2, 'obverse')).toBe(false);
    const alone = open({ powers: [null, null, 'obverse'], hands: [[], [], ['finder']] });
    toCards(alone, {}, '6z');
    expect(canUse(alone, 2, 'obverse')).toBe(false);
  });

  test('§15.4 the Silencer stops it', () => {
    const s = withAlly(['obverse']);
    silence(s, 0);
    expect(canUse(s, 0, 'obverse')).toBe(false);
  });

  test('§14.20 under Sanity the cone has one side', () => {
    const s = withAlly(['obverse'], { hands: [[], [], ['sanity']] });
    card(s, 2, 'sanity');
    quiet(s, '6z');
    use(s, 0, 'obverse');
    quiet(s);
    lay(s, 20, 4);
    expect(s.told('log.lands').map(({ args }) => args['seat'])).toEqual([0, 2]);
  });

  test('§6.1 Wild: before the first ally answers, if anybody may', () => {
    const s = open({ powers: [null, null, 'obverse'], hands: [['flare obverse']] });
    invited(s, [2], [], '6');
    card(s, 0, 'flare obverse');
    quiet(s);
    expect(challenge(s).reverse).toBe(true);
    expect(step(s)).toBe('join');
    const nobody = open({ powers: [null, null, 'obverse'], hands: [['flare obverse']] });
    invited(nobody, [], [], '6');
    expect(canPlay(nobody, 0, 'flare obverse')).toBe(false);
  });

  test('§6.1 Super: once the cards are turned up, beside the power', () => {
    const s = withAlly(['obverse'], { hands: [['flare obverse']] });
    use(s, 0, 'obverse');
    quiet(s);
    lay(s, 20, 4, '8a');
    card(s, 0, 'flare obverse');
    quiet(s);
    expect(s.told('log.lands').map(({ args }) => args['seat'])).toEqual([0, 2]);
  });
});

tries({
  word: 'parasite',
  owner: 2,
  scene(more) {
    const s = open(withMore({ powers: [null, null, 'parasite'] }, more));
    invited(s, [], [], 'answering');
    return s;
  },
  use: (s) => use(s, 2, 'parasite', 1),
  rest(s) {
    quiet(s);
    if (step(s) === 'commit') s.play('2 [0 3 0 0 0]');
  },
  effect: cone,
  used: [
    [1, 0, 0],
    [0, 0, 3],
  ],
  not: [
    [1, 0, 0],
    [0, 0, 0],
  ],
  lost() {
    const two = { [planet(2, 1)]: 4, [planet(2, 2)]: 16 };
    const s = open({ powers: [null, null, 'parasite'], bases: [null, null, two] });
    invited(s, [], [], 'answering');
    expect(momentNow(s)).not.toBe('answering');
  },
});

describe('Parasite', () => {
  test('§3.6 it joins either side; who asked it, it may join as usual', () => {
    const s = open({ powers: [null, null, 'parasite'] });
    invited(s, [2], [], 'answering');
    expect(asked(s)).toEqual([2]);
    s.refuses(`2 power-side ${powerOf('parasite')} 0 0`, '4.1');
    s.play('2 pass');
    s.refuses('2 defense', '3.6');
    s.play('2 offense', '2 [1 0 0 0 0]');
    expect(cone(s)).toEqual([
      [1, 0, 1],
      [0, 0, 0],
    ]);
  });

  test('§13.3 nobody joins a challenge for a Moon', () => {
    const moon = planet(1, 7);
    const s = open({ powers: [null, null, 'parasite'] });
    s.arrange(({ table }) => {
      table.systems[moon] = 1;
      table.tokens[moon] = [0, 1, 0];
      table.all[1] = 21;
    });
    toCards(s, { at: moon }, 'answering');
    expect(momentNow(s)).toBe(null);
    expect(step(s)).toBe('select');
  });

  test('§15.4 the Silencer does not stop it', () => {
    const s = open({ powers: [null, null, 'parasite'] });
    launch(s);
    silence(s, 2);
    play(s, '0 []');
    s.play('1 []');
    quiet(s, 'answering');
    expect(canUse(s, 2, 'parasite')).toBe(true);
  });

  test('§6.1 Super: with any number of tokens', () => {
    const s = open({ powers: [null, null, 'parasite'], hands: [[], [], ['flare parasite']] });
    invited(s, [], [], '6');
    card(s, 2, 'flare parasite');
    quiet(s, 'answering');
    use(s, 2, 'parasite', 0);
    quiet(s);
    s.play('2 [3 4 4 4 4]');
    expect(challenge(s).cone[0]).toEqual([1, 0, 19]);
  });

  test('§4.2, §6.1 Wild: a token becomes a base on a home planet of somebody who has lost a power', () => {
    const two = { [planet(1, 1)]: 4, [planet(1, 2)]: 16 };
    const s = open({ powers: [null, 'virus', 'parasite'], hands: [['flare parasite']], bases: [null, two] });
    quiet(s, 'start');
    card(s, 0, 'flare parasite', planet(1, 2));
    quiet(s);
    s.refuses('0 [1 1 0 0 0]', '3.84');
    s.play('0 [1 0 0 0 0]');
    expect(s.table.tokens[planet(1, 2)]).toEqual([1, 16, 0]);
    const kept = open({ powers: [null, 'virus', 'parasite'], hands: [['flare parasite']] });
    expect(momentNow(kept) === 'start' && canPlay(kept, 0, 'flare parasite')).toBe(false);
  });
});

tries({
  word: 'busybody',
  owner: 2,
  scene(more) {
    const s = open(withMore({ powers: [null, null, 'busybody'] }, more));
    invited(s, [2], [], 'answering');
    return s;
  },
  use: (s) => use(s, 2, 'busybody'),
  rest(s) {
    quiet(s);
    if (step(s) === 'commit') s.play('2 [1 0 0 0 0]', '2 [0 2 0 0 0]');
    else s.play('2 neither');
    quiet(s);
  },
  effect: cone,
  used: [
    [1, 0, 1],
    [0, 0, 2],
  ],
  not: [
    [1, 0, 0],
    [0, 0, 0],
  ],
});

/** Seat 2 is with both sides: two tokens with the offense, three with the defense. */
function both(hands: Opening['hands']): Stage {
  const s = open({ powers: [null, null, 'busybody'], hands: hands ?? [] });
  invited(s, [2], [], 'answering');
  use(s, 2, 'busybody');
  quiet(s);
  play(s, '2 [2 0 0 0 0]', '2 [0 3 0 0 0]');
  return s;
}

describe('Busybody', () => {
  test('§3.85, §3.87 each group shares the luck of its side', () => {
    const s = both([[20], [4]]);
    lay(s, 20, 4);
    expect(s.told('log.totals').map(({ args }) => args)).toEqual([{ offense: 23, defense: 11 }]);
    expect(warp(s)).toEqual([0, 4, 3]);
    expect(s.table.tokens[planet(1, 1)]).toEqual([1, 0, 2]);
    const held = both([[4], [20]]);
    lay(held, 4, 20);
    play(held, '2 [0 3 0 0 0]', '2 2', '2 [2 0 0 0 0]');
    expect(warp(held)).toEqual([1, 0, 0]);
    expect(held.table.hands[2]).toHaveLength(8);
  });

  test('§3.83 with two Compromises both groups go home', () => {
    const s = both([['C'], ['C']]);
    lay(s, 'C', 'C');
    play(s, '2 [0 3 0 0 0]', '2 [2 0 0 0 0]');
    expect(s.table.tokens[planet(2, 1)]?.[2]).toBe(4);
    expect(step(s)).toBe('deal');
  });

  test('§3.6 nobody has invited it: it cannot; Super: it can', () => {
    const s = open({ powers: [null, null, 'busybody'], hands: [[], [], ['flare busybody']] });
    invited(s, [], [], '6');
    expect(asked(s)).toContain(2);
    card(s, 2, 'flare busybody');
    quiet(s, 'answering');
    use(s, 2, 'busybody');
    quiet(s);
    s.play('2 [1 0 0 0 0]', '2 [1 0 0 0 0]');
    expect(cone(s)).toEqual([
      [1, 0, 1],
      [0, 0, 1],
    ]);
    const without = open({ powers: [null, null, 'busybody'] });
    invited(without, [], [], 'answering');
    expect(momentNow(without)).not.toBe('answering');
  });

  test('with a single token there is one side to join', () => {
    const one = { [planet(2, 1)]: 1, [planet(0, 1)]: 0 };
    const s = open({ powers: [null, null, 'busybody'], bases: [null, null, one] });
    s.arrange(({ table }) => {
      table.lasting.push({ of: 'kept power', seat: 2, target: null, data: [], until: 99, unit: 'turn' });
    });
    invited(s, [2], [2], 'answering');
    expect(step(s)).toBe('join');
  });

  test('§6.1 Wild: invited by one side only, it may join the other', () => {
    const s = open({ powers: ['busybody'], hands: [[], [], ['flare busybody']] });
    invited(s, [2], [], '6');
    card(s, 2, 'flare busybody');
    quiet(s);
    s.play('2 defense', '2 [1 0 0 0 0]');
    expect(cone(s)).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
    const twice = open({ powers: ['busybody'], hands: [[], [], ['flare busybody']] });
    invited(twice, [2], [2], '6');
    expect(canPlay(twice, 2, 'flare busybody')).toBe(false);
  });
});

/** Seat 2 is with the offense with two tokens, seat 3 with the defense with one. */
function two(powers: Opening['powers'], more: Opening = {}): Stage {
  const s = open(withMore({ seats: 4, powers: powers ?? [] }, more));
  toCards(s, { allies: { 2: ['offense', 2], 3: ['defense', 1] } }, '6z');
  return s;
}

tries({
  word: 'crystal',
  owner: 0,
  scene: (more) => two(['crystal'], more),
  use: (s) => use(s, 0, 'crystal'),
  rest(s) {
    quiet(s);
    if (step(s) === 'crystal.set') play(s, '0 [1 4]', '3 [0 3 0 0 0]', '2 [1 0 0 0 0]');
  },
  effect: cone,
  used: [
    [1, 0, 1, 0],
    [0, 0, 0, 4],
  ],
  not: [
    [1, 0, 2, 0],
    [0, 0, 0, 1],
  ],
});

describe('Crystal', () => {
  test('§3.61 one to four for each, as far as they have; never for itself or a main player', () => {
    const s = two([null, null, 'crystal']);
    use(s, 2, 'crystal');
    quiet(s);
    expect(s.ask(2)?.choice).toMatchObject({ entries: [{ id: 'with 3 1', min: 1, max: 4 }] });
    s.refuses('2 [0]', '3.61');
    s.refuses('2 [5]', '3.61');
    s.play('2 [1]');
    expect(cone(s)).toEqual([
      [1, 0, 2, 0],
      [0, 0, 0, 1],
    ]);
  });

  test('no other ally: nothing to set; from outside it cannot; §15.4 nor silenced', () => {
    const alone = open({ seats: 4, powers: ['crystal'], hands: [['finder']] });
    toCards(alone, {}, '6z');
    expect(canUse(alone, 0, 'crystal')).toBe(false);
    const outside = open({ seats: 5, powers: [null, null, null, null, 'crystal'] });
    toCards(outside, { allies: { 2: ['offense', 2] } }, '6z');
    expect(canUse(outside, 4, 'crystal')).toBe(false);
    const s = two(['crystal']);
    silence(s, 0);
    expect(canUse(s, 0, 'crystal')).toBe(false);
  });

  test('§6.1 Super: nought to six; with nought the ally is out', () => {
    const s = two(['crystal'], { hands: [['flare crystal']] });
    use(s, 0, 'crystal');
    card(s, 0, 'flare crystal');
    quiet(s);
    s.refuses('0 [7 1]', '3.61');
    play(s, '0 [6 0]', '3 [1 0 0 0 0]', '2 [0 4 0 0 0]');
    expect(cone(s)).toEqual([
      [1, 0, 6, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('§6.1 Wild: tokens move from base to base, no base is left and none is new', () => {
    const s = open({ powers: [null, 'crystal'], hands: [['flare crystal']] });
    quiet(s, 'start');
    card(s, 0, 'flare crystal');
    quiet(s);
    s.refuses('0 [0 8 4 4 4]', '6.1');
    s.refuses('0 [4 4 4 4 3]', '6.1');
    s.play('0 [1 1 1 1 16]');
    expect([1, 2, 3, 4, 5].map((k) => s.table.tokens[planet(0, k)]?.[0])).toEqual([1, 1, 1, 1, 16]);
  });
});
