// In a phase of all at once a game's own player sees what it has planned already, and comes to an end with it.

import { getGame } from '@orrery/games';
import { asks, say } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { getBot } from '../src/index.ts';
import { deal, turnOf } from './position.ts';

test('InterSpace §5.9: easy builds what it has IOU for, and is done', async () => {
  const game = await getGame('interspace');
  for (let seed = 1; seed <= 6; seed++) {
    const journal = deal(game, 3, seed);
    let longest = 0;
    for (let answers = 0; answers < 120 && asks(game, journal.state).length > 0; answers++) {
      const turn = turnOf(game, journal.state, answers, { iterations: 1 });
      expect(say(journal, turn.ask.seat, getBot('easy').decide(turn).answer).ok).toBe(true);
      longest = Math.max(longest, ...journal.state.drafts.map(({ length }) => length));
    }
    expect(longest).toBeLessThan(20);
  }
});
