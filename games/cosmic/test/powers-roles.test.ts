// Powers that change whom one fights, and with what: Boomerang, Chronos, Delegator, Dictator, Insect, Negator, Oracle, Plant,
// Sorcerer, Will; and their Flares.

import { describe, expect, test } from 'vitest';
import { itemOf } from '@orrery/kernel';
import { flareOf, powerOf } from '../rules/registry.ts';
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
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const winner = (s: Stage): unknown => s.told('log.wins')[0]?.args['seat'];
const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];

tries({
  word: 'sorcerer',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['sorcerer'], hands: [[4], [20]] }, more));
    toCards(s);
    lay(s, 4, 20, '7c');
    return s;
  },
  use: (s) => use(s, 0, 'sorcerer'),
  rest: (s) => quiet(s),
  effect: winner,
  used: 0,
  not: 1,
});

describe('Flares of Sorcerer', () => {
  test('§6.1 Super: as an ally it switches the cards of the main players', () => {
    const s = open({ powers: [null, null, 'sorcerer'], hands: [[4], [20], ['flare sorcerer']] });
    toCards(s, { allies: { 2: ['offense', 1] } });
    lay(s, 4, 20, '7c');
    card(s, 2, 'flare sorcerer');
    quiet(s);
    expect(told(s)).toEqual([22, 8]);
  });

  test('§6.1 Wild: the main players exchange powers for good; not artifacts (§15.1)', () => {
    const s = open({ powers: ['virus', 'macron'], hands: [['flare sorcerer']] });
    toCards(s, {}, '6z');
    card(s, 0, 'flare sorcerer');
    expect(s.table.powers.map(([holding]) => holding?.power)).toEqual([powerOf('macron'), powerOf('virus'), undefined]);
    const second = open({ powers: ['reincarnator', 'macron'], hands: [[], [], ['flare sorcerer']] });
    second.arrange(({ table }) => {
      table.powers[0] = [{ power: powerOf('reincarnator'), second: { power: powerOf('sorcerer'), drawn: true } }];
    });
    toCards(second, {}, '6z');
    expect(momentNow(second) === '6z' && canPlay(second, 2, 'flare sorcerer')).toBe(false);
    const bombs = open({ powers: ['virus', 'terrorist'], hands: [['flare sorcerer']] });
    bombs.play(`1 ${planet(0, 1)}`, `1 ${planet(1, 1)}`, `1 ${planet(2, 1)}`);
    toCards(bombs, {}, '6z');
    expect(momentNow(bombs) === '6z' && canPlay(bombs, 0, 'flare sorcerer')).toBe(false);
  });
});

tries({
  word: 'oracle',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['oracle'], hands: [[4], [20]] }, more));
    toCards(s, {}, 'act');
    return s;
  },
  rest(s) {
    quiet(s);
    if (step(s) === 'oracle.lay') s.play(`1 ${slot(s, 1, 20)}`);
    quiet(s);
  },
  effect: (s) => [s.told('log.open-card').length, asked(s)],
  used: [1, [0]],
  not: [0, [0, 1]],
});

describe('Oracle', () => {
  test('R13 a defense left without a Challenge card draws seven, and then lays one face up', () => {
    const s = open({ powers: ['oracle'], hands: [[20], ['finder', 'sanity', 'plague']] });
    toCards(s, {}, '6z');
    s.arrange(({ table }) => void (table.hands[1] = table.hands[1]?.slice(0, 3) ?? []));
    quiet(s);
    expect([step(s), asked(s), s.table.hands[1]?.length]).toEqual(['oracle.lay', [1], 7]);
  });

  test('§6.1 Super: it may call the challenge off, which counts as a deal', () => {
    const s = open({ powers: ['oracle'], hands: [['flare oracle'], [20]] });
    toCards(s, {}, 'act');
    card(s, 0, 'flare oracle');
    quiet(s);
    s.play(`1 ${slot(s, 1, 20)}`, '0 yes');
    play(s, '0 [1 0 0 0 0]');
    expect(slot(s, 1, 20)).toBeGreaterThanOrEqual(0);
    expect(step(s)).toBe('again');
  });

  test('§6.1 Wild: both hands are shuffled together, and each has as many as before', () => {
    const s = open({ powers: [null, null, 'oracle'], hands: [['flare oracle']] });
    toCards(s, {}, '6z');
    const cards = (): number[] => s.table.hands.flat().map((each) => itemOf(s.state, each));
    const before = cards().filter((item) => item !== flareOf('oracle'));
    card(s, 0, 'flare oracle');
    quiet(s);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([6, 7, 7]);
    expect(new Set(cards())).toEqual(new Set(before));
    expect(step(s)).toBe('select');
  });
});

tries({
  word: 'chronos',
  owner: 0,
  scene(more) {
    const s = open(
      withMore(
        {
          powers: ['chronos'],
          hands: [
            [4, 30],
            [20, 6],
          ],
        },
        more,
      ),
    );
    toCards(s);
    lay(s, 4, 20, '8a');
    return s;
  },
  use: (s) => use(s, 0, 'chronos'),
  rest(s) {
    quiet(s);
    if (step(s) === 'select') lay(s, 30, 6);
  },
  effect: (s) => [winner(s), s.table.hands[1]?.length],
  used: [0, 6],
  not: [1, 6],
});

describe('Chronos', () => {
  test('§14.3 the opponent’s card is set aside, and comes back afterwards', () => {
    const s = open({
      powers: ['chronos'],
      hands: [
        [4, 30],
        [20, 6],
      ],
    });
    toCards(s);
    lay(s, 4, 20, '8a');
    use(s, 0, 'chronos');
    quiet(s);
    expect(() => slot(s, 1, 20)).toThrow();
    lay(s, 30, 6);
    expect(slot(s, 1, 20)).toBeGreaterThanOrEqual(0);
  });

  test('cards played since §3.7 began come back, and it happens once', () => {
    const s = open({
      powers: ['chronos'],
      hands: [
        [4, 30],
        [20, 6, 'emotion-control'],
      ],
    });
    toCards(s);
    lay(s, 4, 20, '8a');
    s.play('0 pass');
    card(s, 1, 'emotion-control');
    use(s, 0, 'chronos');
    quiet(s);
    expect(slot(s, 1, 'emotion-control')).toBeGreaterThanOrEqual(0);
    lay(s, 30, 6, '8a');
    expect(momentNow(s) === '8a' && canUse(s, 0, 'chronos')).toBe(false);
  });

  test('§3.7 R108 what was declared about the cards is taken back, and can be declared anew, or not', () => {
    const back = (): Stage => {
      const s = open({
        powers: ['chronos', 'loser'],
        hands: [
          [4, 30],
          [20, 6, 'C'],
        ],
      });
      toCards(s, {}, '6z');
      use(s, 1, 'loser');
      quiet(s);
      expect(() => s.play(`1 ${slot(s, 1, 'C')}`)).toThrow('refused');
      lay(s, 4, 20, '8a');
      use(s, 0, 'chronos');
      quiet(s, '7a');
      expect([challenge(s).effects.map(({ of }) => of), canUse(s, 1, 'loser')]).toEqual([['turned back'], true]);
      return s;
    };
    const anew = back();
    use(anew, 1, 'loser');
    lay(anew, 30, 6);
    expect(anew.table.warp).toEqual([1, 0, 0]);
    const not = back();
    quiet(not);
    lay(not, 30, 'C');
    expect(not.table.warp).toEqual([0, 4, 0]);
  });

  test('R108 what can be taken back is: the cone points where it did, on the side it had (Worm, Solar Wind)', () => {
    const s = open({
      options: { expansion: true },
      powers: ['chronos', 'worm'],
      hands: [
        [4, 30],
        [20, 6, 'solar-wind'],
      ],
    });
    s.play('1 [4 4 4 4 4]');
    toCards(s);
    lay(s, 4, 20, '8a');
    s.play('0 pass');
    use(s, 1, 'worm', planet(1, 2));
    quiet(s, '8a');
    s.play('0 pass');
    card(s, 1, 'solar-wind');
    quiet(s, '8a');
    expect([challenge(s).target, challenge(s).reverse]).toEqual([planet(1, 2), true]);
    use(s, 0, 'chronos');
    quiet(s);
    expect([challenge(s).target, challenge(s).reverse]).toEqual([planet(1, 1), false]);
    expect(slot(s, 1, 'solar-wind')).toBeGreaterThanOrEqual(0);
  });

  test('R108 what cannot be, stays, and the card that did it is not played again (Wild Phantom)', () => {
    const s = open({
      powers: ['chronos'],
      hands: [
        [4, 30, 'flare phantom'],
        [20, 6],
      ],
    });
    toCards(s);
    lay(s, 4, 20, '8a');
    card(s, 0, 'flare phantom');
    quiet(s, '8a');
    s.play('0 [3 0 0 0 0]');
    use(s, 0, 'chronos');
    quiet(s);
    expect(challenge(s).cone[0][0]).toBe(4);
    expect(() => slot(s, 0, 'flare phantom')).toThrow();
  });

  test('§6.1 Super: the opponent must play the same card again', () => {
    const s = open({
      powers: ['chronos'],
      hands: [
        [4, 30, 'flare chronos'],
        [20, 6],
      ],
    });
    toCards(s);
    lay(s, 4, 20, '8a');
    use(s, 0, 'chronos');
    card(s, 0, 'flare chronos');
    quiet(s);
    expect(asked(s)).toEqual([0]);
    s.play(`0 ${slot(s, 0, 30)}`);
    quiet(s);
    expect(told(s)).toEqual([31, 24]);
  });

  test('§6.1 Wild: the cone is aimed elsewhere in the same system', () => {
    const s = open({ hands: [[], [], ['flare chronos']] });
    launch(s);
    quiet(s, '3b');
    card(s, 2, 'flare chronos');
    quiet(s);
    s.refuses(`0 ${planet(1, 1)}`);
    s.play(`0 ${planet(1, 2)}`);
    expect(challenge(s).target).toBe(planet(1, 2));
  });
});

tries({
  word: 'dictator',
  owner: 2,
  zapper: 0,
  scene: (more) => open(withMore({ powers: [null, null, 'dictator'] }, more)),
  rest(s) {
    quiet(s);
    if (step(s) === 'dictator.system') play(s, '2 2');
  },
  effect: (s) => challenge(s).defense,
  used: 2,
  not: 1,
});

describe('Dictator', () => {
  test('not on a wild, not as offense; Super lets it as offense', () => {
    expect(step(open({ powers: [null, null, 'dictator'], destiny: ['wild'] }))).toBe('whither');
    expect(step(open({ powers: ['dictator'] }))).toBe('launch');
    const s = open({ powers: ['dictator'], hands: [['flare dictator']] });
    card(s, 0, 'flare dictator');
    s.play('0 2');
    quiet(s);
    expect(challenge(s).defense).toBe(2);
  });

  test('the offense’s own system only with a foreign base there, which the offense then picks', () => {
    const away = { ...Object.fromEntries([1, 2, 3, 4].map((k) => [planet(1, k), 4])), [planet(0, 5)]: 4 };
    const s = open({ powers: [null, null, 'dictator'], bases: [null, away] });
    s.play('2 0');
    expect(s.ask(0)?.choice).toMatchObject({ options: [`base ${planet(0, 5)} 1`] });
    s.refuses('0 redraw', '3.24');
    play(s, `0 base ${planet(0, 5)} 1`);
    expect(challenge(s)).toMatchObject({ defense: 1, target: planet(0, 5) });
  });

  test('§6.1 Wild: the card is turned again', () => {
    const s = open({ powers: ['dictator'], hands: [[], [], ['flare dictator']] });
    quiet(s, '2b');
    s.draws(2);
    card(s, 2, 'flare dictator');
    quiet(s);
    expect(challenge(s).defense).toBe(2);
  });
});

tries({
  word: 'will',
  owner: 0,
  scene: (more) => open(withMore({ powers: ['will'] }, more)),
  use: (s) => use(s, 0, 'will'),
  rest(s) {
    quiet(s);
    if (step(s) === 'will.choose') play(s, '0 at 2 2');
  },
  effect: (s) => challenge(s).defense,
  used: 2,
  not: 1,
});

describe('Will', () => {
  test('§15.2 it keeps to the system that Dictator has fixed', () => {
    const s = open({ powers: ['will', null, 'dictator'] });
    play(s, '2 1');
    expect(step(s)).toBe('launch');
    const again = open({ powers: ['will', null, 'dictator'] });
    again.play('2 1');
    quiet(again, '2c');
    use(again, 0, 'will');
    expect(again.ask(0)?.choice).toMatchObject({ options: ['at 1 1'] });
  });

  test('somebody with a base in a system, where that base is', () => {
    const away = { ...Object.fromEntries([1, 2, 3, 4].map((k) => [planet(1, k), 4])), [planet(2, 5)]: 4 };
    const s = open({ powers: ['will'], bases: [null, away] });
    use(s, 0, 'will');
    play(s, '0 at 2 1');
    s.play('0 [1 0 0 0 0]');
    expect(s.ask(0)?.choice).toMatchObject({ options: [planet(2, 5)] });
  });

  test('§6.1 Wild: the player drawn, in any system; Super: a look at a hand', () => {
    const away = { ...Object.fromEntries([1, 2, 3, 4].map((k) => [planet(1, k), 4])), [planet(2, 5)]: 4 };
    const s = open({ powers: [null, null, 'will'], hands: [['flare will']], bases: [null, away] });
    quiet(s, '2c');
    card(s, 0, 'flare will');
    expect(s.ask(0)?.choice).toMatchObject({ options: ['at 1 1', 'at 2 1'] });
    const look = open({ powers: ['will'], hands: [['flare will']] });
    quiet(look, '2c');
    card(look, 0, 'flare will', 2);
    expect(look.table.hands[2]?.every((each) => (look.state.held.know[each] ?? 0) & 1)).toBe(true);
  });
});

tries({
  word: 'boomerang',
  owner: 1,
  scene: (more) => open(withMore({ powers: [null, 'boomerang'] }, more)),
  rest: (s) => quiet(s),
  effect: (s) => [s.table.stack.length, challenge(s).offense, challenge(s).defense],
  used: [2, 1, 0],
  not: [1, 0, 1],
});

describe('Boomerang', () => {
  const scene = (hands: Parameters<typeof open>[0] = {}): Stage => open({ powers: [null, 'boomerang'], ...hands });

  test('its challenge comes first, under all the rules, then the other goes on', () => {
    const s = scene({ hands: [[4], [20]] });
    toCards(s, { tokens: 2, at: planet(0, 1) });
    lay2(s, 20, 4);
    expect(s.table.tokens[planet(0, 1)]).toEqual([0, 2, 0]);
    expect([s.table.stack.length, challenge(s).offense, step(s)]).toEqual([1, 0, 'launch']);
  });

  test('who has copied it does not answer its answer', () => {
    const s = scene({ powers: ['insect', 'boomerang'] });
    quiet(s, '2c');
    while (s.table.stack.length < 2) s.play(`${asked(s)[0]} pass`);
    quiet(s, '2c');
    use(s, 0, 'insect', powerOf('boomerang'));
    quiet(s);
    expect([s.table.stack.length, challenge(s).offense, step(s)]).toEqual([2, 1, 'launch']);
  });

  test('§6.1 Super: afterwards the attacker has lost its own challenge', () => {
    const s = scene({ hands: [[4], [20, 'flare boomerang']] });
    quiet(s, 'act');
    card(s, 1, 'flare boomerang');
    toCards(s, { tokens: 2, at: planet(0, 1) });
    lay2(s, 20, 4);
    expect(s.table.turn).toBe(1);
  });

  test('§6.1 Wild: tokens that should go to the Warp stay, or go home', () => {
    const s = open({ powers: [null, null, 'boomerang'], hands: [[20], [4, 'flare boomerang']] });
    toCards(s, { tokens: 2 });
    lay(s, 20, 4, 'losing');
    card(s, 1, 'flare boomerang');
    quiet(s);
    expect(s.table.tokens[planet(1, 1)]).toEqual([2, 4, 0]);
    expect(s.table.warp).toEqual([0, 0, 0]);
  });
});

/** The same, where the offense is seat 1. */
function lay2(s: Stage, offense: number, defense: number): void {
  lay(s, offense, defense);
}
