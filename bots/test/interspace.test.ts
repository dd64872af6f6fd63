import { getGame } from '@orrery/games';
import { describe, expect, test } from 'vitest';
import { playRound } from '../src/index.ts';

const game = await getGame('interspace');
const options = Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first ?? false]));

/** Its economic phase is common: a bot answers many times before anything of it is on the table, and must see its own drafts. */
describe('bots of InterSpace', () => {
  test('play a whole game, and none of them needs a simpler one', () => {
    const job = { round: 0, bots: ['hard', 'easy'], seats: 2, options, seed: 3, budget: { iterations: 1 }, most: 3000 };
    const { games, cut, tallies, bySeat } = playRound(game, job);
    expect({ games, cut, instead: tallies.map(({ instead }) => instead) }).toEqual({
      games: 2,
      cut: 0,
      instead: [0, 0],
    });
    expect(bySeat.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(2);
  });
});
