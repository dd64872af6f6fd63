// Powers about where tokens stand and how they come and go: Amoeba, Filth, Gorgon; and their Flares.

import { must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { homeBases } from '../rules/live.ts';
import { tokensAt } from '../rules/tokens.ts';
import { tries, withMore } from './harness.ts';
import {
  ally,
  asked,
  canPlay,
  canUse,
  card,
  home,
  launch,
  lay,
  moon,
  onMoon,
  open,
  type Opening,
  planet,
  play,
  quiet,
  type Stage,
  step,
  takeFirst,
  toCards,
  use,
} from './stage.ts';

const winner = (s: Stage): unknown => s.told('log.wins')[0]?.args['seat'];
const totals = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
const at = (s: Stage, place: number): number[] => s.table.tokens[place] ?? [];
const warp = (s: Stage): number[] => s.table.warp;

/** Cards laid, face down. */
const faceDown = (more: Opening, base: Opening, tokens = 1): Stage => {
  const s = open(withMore({ hands: [[4], [20]], ...base }, more));
  toCards(s, { tokens });
  lay(s, 4, 20, '7c');
  return s;
};

tries({
  word: 'amoeba',
  owner: 0,
  scene: (more) => faceDown(more, { powers: ['amoeba'] }),
  use: (s) => use(s, 0, 'amoeba', 'withdraw'),
  rest(s) {
    quiet(s);
    if (step(s) === 'amoeba.withdraw') s.play('0 1');
    takeFirst(s, 'home');
  },
  effect: warp,
  used: [0, 0, 0],
  not: [1, 0, 0],
});

describe('Amoeba', () => {
  test('§3.3 as offense it adds any number, past the limit of four', () => {
    const s = open({ powers: ['amoeba'], hands: [[15], [20]] });
    toCards(s, { tokens: 1 });
    lay(s, 15, 20, '7c');
    use(s, 0, 'amoeba', 'add');
    quiet(s);
    s.play('0 [3 4 3 0 0]');
    quiet(s);
    expect(totals(s)).toEqual([26, 24]);
    expect(at(s, planet(1, 1))).toEqual([11, 0, 0]);
  });

  test('as defense they come to the attacked planet, and may all leave it', () => {
    const s = faceDown({}, { powers: [null, 'amoeba'] });
    use(s, 1, 'amoeba', 'withdraw');
    quiet(s);
    s.play('1 4', '1 [4 0 0 0]');
    quiet(s);
    expect([winner(s), totals(s), at(s, planet(1, 2))]).toEqual([1, [5, 20], [0, 8, 0]]);

    const more = faceDown({}, { powers: [null, 'amoeba'] });
    use(more, 1, 'amoeba', 'add');
    quiet(more);
    more.play('1 [3 0 0 0]');
    quiet(more);
    expect(totals(more)).toEqual([5, 27]);
  });

  test('with none left its card still counts, but a win lands no base', () => {
    const s = open({ powers: ['amoeba'], hands: [[40], [4]] });
    toCards(s);
    lay(s, 40, 4, '7c');
    use(s, 0, 'amoeba', 'withdraw');
    quiet(s);
    s.play('0 1');
    takeFirst(s, 'home');
    expect([winner(s), at(s, planet(1, 1))]).toEqual([0, [0, 0, 0]]);
  });

  test('R165 stone does not flow: tokens beside those of the Gorgon stay', () => {
    const s = open({
      powers: [null, 'amoeba', 'gorgon'],
      hands: [[4], [20]],
      bases: [null, null, { ...home(2, 4), [planet(1, 1)]: 4 }],
    });
    toCards(s);
    lay(s, 4, 20, '7c');
    const ask = must(s.ask(1), 'the Amoeba');
    const flows = ask.choice.kind === 'one' ? ask.choice.options.filter((each) => String(each).includes('word')) : [];
    expect(flows.map((option) => String(option).split(' ').at(-1))).toEqual(['add']);
  });

  test('§6.1 Wild: a main player flows before the cards are laid', () => {
    const s = open({ hands: [['flare amoeba', 15], [20]] });
    toCards(s, {}, '6z');
    card(s, 0, 'flare amoeba', 'add');
    quiet(s);
    s.play('0 [3 4 4 0 0]');
    lay(s, 15, 20);
    expect(totals(s)).toEqual([27, 24]);
  });

  test('§6.1 Super: it flows as an ally', () => {
    const s = open({ powers: [null, null, 'amoeba'], hands: [[15], [20], ['flare amoeba']] });
    toCards(s, { allies: { 2: ['offense', 1] } });
    lay(s, 15, 20, '7c');
    expect(canUse(s, 2, 'amoeba')).toBe(false);
    card(s, 2, 'flare amoeba', 'add');
    quiet(s);
    s.play('2 [3 4 4 0 0]');
    quiet(s);
    expect(totals(s)).toEqual([15 + 1 + 12, 24]);
  });
});

/** Seat 0 wins a planet of seat 1 together with seat 2. */
const together = (more: Opening, powers: Opening['powers'] = ['filth']): Stage => {
  const s = open(withMore({ powers, hands: [[20], [4]] }, more));
  toCards(s, { allies: { 2: ['offense', 1] } });
  return s;
};

tries({
  word: 'filth',
  owner: 0,
  scene: together,
  rest(s) {
    lay(s, 20, 4);
    if (step(s) === 'filth.elsewhere') play(s, `2 ${planet(1, 2)}`);
  },
  effect: (s) => [at(s, planet(1, 1)), at(s, planet(1, 2))],
  used: [
    [1, 0, 0],
    [0, 4, 1],
  ],
  not: [
    [1, 0, 1],
    [0, 4, 0],
  ],
});

describe('Filth', () => {
  test('§3.86 who won beside it as main player lands elsewhere too', () => {
    const s = together({}, [null, null, 'filth']);
    lay(s, 20, 4);
    play(s, `0 ${planet(1, 3)}`);
    expect([at(s, planet(1, 1)), at(s, planet(1, 3))]).toEqual([
      [0, 0, 1],
      [1, 4, 0],
    ]);
  });

  test('§3.10 who takes its planet does not land, but has succeeded', () => {
    const s = together({}, [null, 'filth']);
    lay(s, 20, 4);
    takeFirst(s, 'home');
    expect([at(s, planet(1, 1)), warp(s), step(s)]).toEqual([[0, 0, 0], [0, 4, 0], 'again']);
  });

  test('§3.86 nor does who beats it and keeps its tokens from the Warp', () => {
    const s = together({}, ['void', 'filth']);
    lay(s, 20, 4);
    takeFirst(s, 'home');
    expect([at(s, planet(1, 1)), s.table.gone]).toEqual([
      [0, 0, 0],
      [0, 4, 0],
    ]);
  });

  test('R9 guests on its planets leave for other bases as a challenge starts, for the Warp without any', () => {
    const guests = { ...home(2, 4), [planet(0, 1)]: 2, [planet(2, 5)]: 2 };
    const s = open({ powers: ['filth'], bases: [null, { [planet(0, 2)]: 20 }, guests] });
    takeFirst(s, 'home');
    expect([at(s, planet(0, 1)), at(s, planet(0, 2)), warp(s)[1]]).toEqual([[4, 0, 0], [4, 0, 0], 20]);
    expect(at(s, planet(2, 1))[2]).toBe(6);
  });

  test('§9.0 the Gas Giant does not mind it', () => {
    const s = open({ powers: [null, 'filth'], hexes: [null, 'gas-giant'], hands: [[40], [4]] });
    launch(s, { at: planet(1, 1) });
    ally(s);
    quiet(s);
    while (step(s) === 'moment') s.play(`${asked(s)[0]} pass`);
    lay(s, 40, 4);
    const mine = s.table.systems.flatMap((system, place) =>
      system === 1 && tokensAt(s.table, place, 0) > 0 ? [place] : [],
    );
    expect(mine).toHaveLength(1);
  });

  test('§3.84 a base in a deal with it is left by its giver', () => {
    const s = open({ powers: ['filth'], hands: [['C'], ['C']] });
    toCards(s);
    lay(s, 'C', 'C');
    const ask = must(s.ask(0), 'the offense');
    if (ask.choice.kind !== 'offer') throw new Error('no deal');
    const want = ask.choice.want.map(({ id }) => (id === 'a-base' ? 1 : 0));
    s.play(`0 ${JSON.stringify({ to: 1, give: ask.choice.give.map(() => 0), want })}`);
    const terms = must(s.ask(0), 'the offense');
    expect(
      terms.choice.kind === 'one' && terms.choice.options.every((option) => String(option).startsWith('leave')),
    ).toBe(true);
  });

  test('§6.1 Wild: a planet is filthy, for who stands there and for who would land', () => {
    const s = open({ hands: [[20], [4], ['flare filth']] });
    launch(s);
    quiet(s, '3b');
    card(s, 2, 'flare filth', planet(1, 1));
    takeFirst(s, 'home');
    expect(at(s, planet(1, 1))).toEqual([0, 0, 0]);
    ally(s);
    lay(s, 20, 4);
    expect([winner(s), totals(s)]).toEqual([0, [21, 4]]);
    takeFirst(s, 'home');
    expect(at(s, planet(1, 1))).toEqual([0, 0, 0]);
  });

  test('§6.1 Super: everybody else leaves the planet it aims at, the Moon too', () => {
    const s = open({ powers: ['filth'], hands: [['flare filth']] });
    launch(s);
    quiet(s, '3b');
    card(s, 0, 'flare filth');
    takeFirst(s, 'home');
    expect(at(s, planet(1, 1))).toEqual([0, 0, 0]);

    const m = open({ powers: ['filth'], hands: [['flare filth']], moons: [[], ['green-cheese']] });
    onMoon(m, 1, moon(1));
    launch(m, { at: moon(1) });
    quiet(m, '3b');
    card(m, 0, 'flare filth');
    takeFirst(m, 'home');
    expect(at(m, moon(1))).toEqual([0, 0, 0]);
  });
});

/** Seat 0 has four tokens on a planet of seat 1; whether it can launch them. */
const guests = { ...home(0, 4), [planet(1, 2)]: 4 };
const canLaunch = (s: Stage): boolean => {
  const ask = must(s.ask(0), 'the offense');
  return ask.choice.kind === 'amounts' && ask.choice.entries.some(({ id }) => id === planet(1, 2));
};

tries({
  word: 'gorgon',
  owner: 1,
  scene: (more) => open(withMore({ powers: [null, 'gorgon'], bases: [guests] }, more)),
  rest: (s) => quiet(s),
  effect: canLaunch,
  used: false,
  not: true,
  lost() {
    const s = open({ powers: [null, 'gorgon'], bases: [guests, { [planet(1, 1)]: 20 }] });
    quiet(s);
    expect([homeBases(s.table, 1), canLaunch(s)]).toEqual([1, false]);
  },
});

describe('Gorgon', () => {
  test('§3.85 stone is beaten like anything else, and beside its own base abroad there is stone too', () => {
    const s = open({
      powers: [null, 'gorgon'],
      bases: [
        { ...home(0, 4), [planet(2, 1)]: 4 },
        { ...home(1, 4), [planet(2, 1)]: 4 },
      ],
    });
    quiet(s);
    const ask = must(s.ask(0), 'the offense');
    expect(ask.choice.kind === 'amounts' && ask.choice.entries.some(({ id }) => id === planet(2, 1))).toBe(false);
  });

  test('§6.1 Wild: tokens on a planet neither defend nor move nor go to the Warp', () => {
    const s = open({ hands: [['flare gorgon', 20], [10]] });
    launch(s);
    quiet(s, '3b');
    card(s, 0, 'flare gorgon', planet(1, 1));
    ally(s);
    lay(s, 20, 10);
    expect([totals(s), warp(s), at(s, planet(1, 1))]).toEqual([
      [21, 10],
      [0, 0, 0],
      [1, 4, 0],
    ]);
  });

  test('§6.1 Super: a Cosmic Zap on it is discarded without effect; one on another is not its business', () => {
    const s = open({ powers: [null, 'gorgon'], bases: [guests], hands: [[], ['flare gorgon'], ['cosmic-zap']] });
    quiet(s, 'act');
    card(s, 2, 'cosmic-zap');
    expect(canPlay(s, 1, 'flare gorgon')).toBe(true);
    card(s, 1, 'flare gorgon');
    quiet(s);
    expect(canLaunch(s)).toBe(false);
  });
});
