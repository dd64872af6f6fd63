// What the brain does with questions, foretellings and whines.

import { type Answer, askOf, fastDice, itemOf, must, picker, type Seat, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { spreadOf } from '../bot/cards-worth.ts';
import { game } from '../index.ts';
import { powerOf } from '../rules/registry.ts';
import {
  card,
  home,
  itemOfCard,
  launch,
  lay,
  open,
  planet,
  play,
  quiet,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

function answer(s: Stage, seat: Seat, level = 'medium', seed = 1): Answer {
  const seen = view(s.state, seat);
  const ask = must(askOf(game, seen, seat), 'a question');
  return must(game.brain?.levels?.[level], 'a level').answer(seen, ask, picker(fastDice(seed)));
}

describe('the brain, asked and asking', () => {
  test('Seeker: it asks whether its best Attack would be beaten, and counts on the answer', () => {
    const s = open({
      powers: ['seeker'],
      hands: [
        [15, 4, 4, 5, 5, 6, 6],
        [20, 30],
      ],
    });
    toCards(s, {}, '6z');
    expect(answer(s, 0)).toBe(`power-seat ${powerOf('seeker')} 0 1`);
    use(s, 0, 'seeker', 1);
    quiet(s);
    expect(answer(s, 0)).toBe('play-above');
    s.play('0 play-above');
    expect(answer(s, 0)).toBe('play-above 15');
    const before = Math.max(...spreadOf(view(s.state, 0), 1).values);
    play(s, '0 play-above 15', '1 no');
    expect(before).toBeGreaterThan(15);
    expect(Math.max(...spreadOf(view(s.state, 0), 1).values)).toBeLessThanOrEqual(15);
  });

  test('Seeker: who is bound to play a card plays it, at every level', () => {
    for (const level of ['easy', 'medium', 'hard', 'greedy']) {
      const s = open({ powers: ['seeker'], hands: [[15], [20, 'finder']] });
      toCards(s, {}, '6z');
      use(s, 0, 'seeker', 1);
      quiet(s);
      s.play('0 play-kind', '0 play-kind edict', '1 yes');
      expect(answer(s, 1, level)).toMatch(`card-seat ${itemOfCard('finder')} `);
    }
  });

  test('Seeker: who is asked says what it would do anyway', () => {
    const s = open({ powers: ['seeker'], hands: [[15], [40, 30, 20, 20, 19, 18, 17]] });
    toCards(s, {}, '6z');
    use(s, 0, 'seeker', 1);
    quiet(s);
    s.play('0 play-above', '0 play-above 15');
    expect(answer(s, 1)).toBe('yes');
  });

  test('Prophet: it foretells a likely win, and founds the base abroad', () => {
    const s = open({
      powers: [null, null, 'prophet'],
      hands: [[20], [4]],
      bases: [null, { [planet(1, 1)]: 1, ...home1 }],
    });
    toCards(s, { tokens: 4 }, '6z');
    expect(answer(s, 2)).toBe(`power-side ${powerOf('prophet')} 0 0`);
    use(s, 2, 'prophet', 0);
    lay(s, 20, 4);
    expect(step(s)).toBe('colony');
    expect(s.table.systems[Number(answer(s, 2))]).not.toBe(2);
  });

  test('Prophet: the winner takes what leaves a planet empty', () => {
    const alone = { [planet(2, 1)]: 4, [planet(2, 2)]: 4, [planet(2, 3)]: 4, [planet(0, 5)]: 2 };
    const s = open({ powers: [null, null, 'prophet'], hands: [[20], [4]], bases: [null, null, alone] });
    toCards(s, {}, '6z');
    use(s, 2, 'prophet', 1);
    lay(s, 20, 4);
    expect(answer(s, 0)).toEqual([2, 0, 0, 0]);
  });

  test('Sniveler: it whines for a good Attack; who has several gives the worst, who has one none', () => {
    const s = open({ powers: ['sniveler'], hands: [[8, 8, 8, 8, 8, 8, 8], [30, 16], [20]] });
    launch(s);
    quiet(s, '3b');
    use(s, 0, 'sniveler', 'whine-cards');
    quiet(s);
    expect(answer(s, 0)).toBe('want-least 15');
    s.play('0 want-least 15');
    expect(itemOf(s.state, Number(answer(s, 1)))).toBe(itemOfCard(16));
    expect(answer(s, 2)).toBe(null);
  });

  test('Super Industrialist: the higher Attack goes on the stack', () => {
    const s = open({ powers: ['industrialist'], hands: [[10, 'flare industrialist'], [30]] });
    toCards(s);
    lay(s, 10, 30, 'act');
    card(s, 0, 'flare industrialist');
    quiet(s);
    s.play('1 stack');
    expect(answer(s, 0)).toBe(itemOfCard(30));
  });
});

/** Blue’s other planets. */
const home1 = Object.fromEntries(Object.entries(home(1, 5)).slice(1));
