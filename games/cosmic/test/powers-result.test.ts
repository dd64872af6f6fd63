// Powers that bend what comes of the cards: Prolong, Subversive, Worm; and their Flares.

import { must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { DEFENSE, OFFENSE } from '../rules/table.ts';
import { totalOf, totals } from '../rules/totals.ts';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  canUse,
  card,
  home,
  lay,
  open,
  type Opening,
  planet,
  quiet,
  slot,
  type Stage,
  step,
  takeAllFirst,
  toCards,
  use,
} from './stage.ts';

const sums = (s: Stage): [number, number] => {
  const sum = totals(s.state);
  return [totalOf(sum, OFFENSE), totalOf(sum, DEFENSE)];
};
const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
const winner = (s: Stage): unknown => s.told('log.wins')[0]?.args['seat'];
const at = (s: Stage, place: number, seat: number): number => s.table.tokens[place]?.[seat] ?? 0;

tries({
  word: 'subversive',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['subversive'], hands: [[10], [8]] }, more));
    toCards(s, { allies: { 2: ['defense', 2] } });
    return s;
  },
  zapper: 1,
  rest: (s) => lay(s, 10, 8),
  effect: told,
  used: [11, 12],
  not: [11, 14],
});

describe('Subversive', () => {
  test('allies with a base at its home, or on a planet it shares, work against their side', () => {
    const guest = open({
      powers: ['subversive'],
      hands: [[10], [8]],
      bases: [null, null, { ...home(2, 4), [planet(0, 1)]: 4 }],
    });
    toCards(guest, { allies: { 2: ['defense', 2] } });
    lay(guest, 10, 8);
    expect(told(guest)).toEqual([11, 10]);
    const shared = open({
      powers: ['subversive'],
      hands: [[10], [8]],
      bases: [{ ...home(0, 4), [planet(2, 5)]: 4 }, null, null],
    });
    toCards(shared, { allies: { 2: ['defense', 2] } });
    lay(shared, 10, 8);
    expect(told(shared)).toEqual([11, 10]);
  });

  test('§6.1 Wild: the opponent’s allies count nothing', () => {
    const s = open({ powers: [null, null, 'subversive'], hands: [[10, 'flare subversive'], [8]] });
    toCards(s, { allies: { 2: ['defense', 2] } });
    lay(s, 10, 8, '8a');
    card(s, 0, 'flare subversive');
    quiet(s);
    expect(told(s)).toEqual([11, 12]);
  });

  test('§6.1 Super: they are added to its own total', () => {
    const s = open({ powers: ['subversive'], hands: [[10, 'flare subversive'], [8]] });
    toCards(s, { allies: { 2: ['defense', 2] } });
    lay(s, 10, 8, 'act');
    card(s, 0, 'flare subversive');
    quiet(s);
    expect(told(s)).toEqual([13, 12]);
  });
});

tries({
  word: 'prolong',
  owner: 0,
  scene(more) {
    const s = open(
      withMore(
        {
          powers: ['prolong'],
          hands: [
            [4, 20],
            [8, 6],
          ],
        },
        more,
      ),
    );
    toCards(s);
    lay(s, 4, 8, '8d');
    return s;
  },
  use: (s) => use(s, 0, 'prolong'),
  rest(s) {
    quiet(s);
    if (step(s) === 'prolong.more') s.play(`0 ${slot(s, 0, 20)}`, `1 ${slot(s, 1, 6)}`);
    takeAllFirst(s);
  },
  effect: (s) => [told(s), winner(s)],
  used: [[25, 18], 0],
  not: [[5, 12], 1],
});

describe('Prolong', () => {
  test('only Attack against Attack, and a Compromise adds nothing', () => {
    const s = open({
      powers: ['prolong'],
      hands: [
        [4, 'C'],
        [8, 6, 'C'],
      ],
    });
    toCards(s);
    lay(s, 4, 8, '8d');
    use(s, 0, 'prolong');
    quiet(s);
    s.play(`0 ${slot(s, 0, 'C')}`, `1 ${slot(s, 1, 6)}`);
    quiet(s);
    expect(told(s)).toEqual([5, 18]);
    const peace = open({
      powers: ['prolong'],
      hands: [
        [4, 'C'],
        [8, 6, 'C'],
      ],
    });
    toCards(peace);
    lay(peace, 4, 'C', '8d');
    expect(canUse(peace, 0, 'prolong')).toBe(false);
  });

  test('§6.1 Super: once more in the same challenge', () => {
    const s = open({
      powers: ['prolong'],
      hands: [
        [4, 6, 10, 'flare prolong'],
        [8, 6, 12],
      ],
    });
    toCards(s);
    lay(s, 4, 8, '8d');
    expect(canPlay(s, 0, 'flare prolong')).toBe(false);
    use(s, 0, 'prolong');
    quiet(s);
    s.play(`0 ${slot(s, 0, 6)}`, `1 ${slot(s, 1, 6)}`);
    expect([canUse(s, 0, 'prolong'), sums(s)]).toEqual([false, [11, 18]]);
    card(s, 0, 'flare prolong');
    quiet(s);
    s.play(`0 ${slot(s, 0, 10)}`, `1 ${slot(s, 1, 12)}`);
    quiet(s);
    expect(told(s)).toEqual([21, 30]);
  });

  test('§6.1 Wild: who is about to lose by five or less; each may add an Attack', () => {
    const narrow = (mine: 4 | 6): Stage => {
      const s = open({ powers: [null, null, 'prolong'], hands: [[4, 6, 10, 'flare prolong'], [8]] });
      toCards(s, { tokens: 1 });
      lay(s, mine, 8, '8d');
      return s;
    };
    expect(canPlay(narrow(4), 0, 'flare prolong')).toBe(false);
    const s = narrow(6);
    card(s, 0, 'flare prolong');
    quiet(s);
    s.play(`0 ${slot(s, 0, 10)}`, '1 pass');
    quiet(s);
    expect([told(s), winner(s)]).toEqual([[17, 12], 0]);
  });
});

/** A table with Worm: its tokens lie deep on its last planet. */
function wormTable(more: Opening): Stage {
  const s = open(more);
  const choice = s.ask(1)?.choice;
  if (step(s) !== 'worm.spread' || choice?.kind !== 'amounts') throw new Error('nothing to spread');
  const deep = must(choice.entries.at(-1), 'a planet');
  s.play(`1 [${choice.entries.map((entry) => (entry === deep ? deep.max : 1)).join(' ')}]`);
  return s;
}

tries({
  word: 'worm',
  owner: 1,
  scene(more) {
    const s = wormTable(withMore({ powers: [null, 'worm'], hands: [[10], [8]] }, more));
    toCards(s);
    lay(s, 10, 8, '8a');
    return s;
  },
  use: (s) => use(s, 1, 'worm', planet(1, 5)),
  rest: (s) => quiet(s),
  effect: told,
  used: [11, 24],
  not: [11, 9],
});

describe('Worm', () => {
  test('§14.17 as offense, too: to planets without an own base, never to a Moon; and it lands there', () => {
    const s = open({
      powers: ['worm'],
      hands: [[10], [8]],
      bases: [
        { ...home(0, 4), [planet(1, 3)]: 4 },
        { [planet(1, 1)]: 8, [planet(1, 4)]: 4, [planet(1, 5)]: 8 },
      ],
      moons: [[], [], []],
    });
    s.play('0 [4 4 4 4]');
    toCards(s);
    lay(s, 10, 8, '8a');
    const choice = s.ask(0)?.choice;
    const options = choice?.kind === 'one' ? choice.options : [];
    const places = options.map((option) => Number(String(option).split(' ').at(-1)));
    expect(places).toEqual([planet(1, 2), planet(1, 4), planet(1, 5)]);
    use(s, 0, 'worm', planet(1, 2));
    quiet(s);
    expect([told(s), at(s, planet(1, 2), 0), at(s, planet(1, 1), 1)]).toEqual([[11, 8], 1, 8]);
  });

  test('§6.1 Wild: at the start of the own turn, tokens to a home planet without any', () => {
    const s = open({
      powers: [null, null, 'worm'],
      hands: [['flare worm']],
      bases: [{ [planet(0, 1)]: 8, [planet(0, 2)]: 8, [planet(0, 3)]: 4 }],
    });
    s.play('2 [4 4 4 4 4]');
    card(s, 0, 'flare worm', planet(0, 5));
    quiet(s);
    s.play('0 [3 1 0]');
    expect([at(s, planet(0, 5), 0), at(s, planet(0, 1), 0)]).toEqual([4, 5]);
  });

  test('§6.1 Super: challenged where it has nobody, it turns the cone to any planet of its system', () => {
    const s = open({
      powers: [null, 'worm'],
      hands: [[10], [8, 'flare worm']],
      bases: [
        { ...home(0, 4), [planet(1, 5)]: 4 },
        { [planet(1, 2)]: 4, [planet(1, 3)]: 4, [planet(1, 5)]: 12 },
      ],
    });
    s.play('1 [4 4 12]');
    toCards(s);
    lay(s, 10, 8, '8a');
    expect(canPlay(s, 1, 'flare worm')).toBe(true);
    card(s, 1, 'flare worm', planet(1, 5));
    quiet(s);
    expect(told(s)).toEqual([11, 20]);
  });
});
