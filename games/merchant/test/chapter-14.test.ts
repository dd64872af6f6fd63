// Chapter 14: the length of the game.

import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { money, open } from './stage.ts';

function lasts(target: number): void {
  const s = open({ options: { target } });
  expect(s.table.target).toBe(target);
  money(s, 0, target - 10);
  money(s, 1, target);
  s.play('0 stay', '0 end');
  expect(game.standing(s.state).over).toBe(false);
  s.play('1 stay', '1 end');
  expect(game.standing(s.state)).toMatchObject({ over: true, ranks: [2, 1], how: { args: { seat: 1, target } } });
}

test('§14.1 an apprentice plays to $1,000', () => lasts(1000));
test('§14.2 a journeyman plays to $2,000', () => lasts(2000));
test('§14.3 a master plays to $3,000', () => lasts(3000));
test('§14.4 a trade baron plays to $4,000', () => lasts(4000));

test('§14.1 §14.3 §14.4 each length has its own target', () => {
  const lengths = [1000, 2000, 3000, 4000];
  expect(lengths.map((target) => open({ options: { target } }).table.target)).toEqual(lengths);
});

test('§14.2 two thousand is what a table plays to if nobody says otherwise', () => {
  expect(open().table.target).toBe(2000);
});
