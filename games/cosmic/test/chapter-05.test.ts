// §5: Attack and Compromise cards, as they count in a challenge. How many there are of each is in data.test.ts (§5.3).

import { describe, expect, test } from 'vitest';
import { lay, open, toCards } from './stage.ts';

describe('Challenge cards', () => {
  test.each([
    [20, 4, { offense: 20 + 2, defense: 4 + 4 }],
    [0, 4, { offense: 0 + 2, defense: 4 + 4 }],
    [-8, 4, { offense: -8 + 2, defense: 4 + 4 }],
  ])('§5.1 an Attack of %i counts with the tokens of its side, above, at and below zero', (mine, theirs, totals) => {
    const s = open({ options: { expansion: true }, hands: [[mine], [theirs]] });
    toCards(s, { tokens: 2 });
    lay(s, mine, theirs);
    expect(s.told('log.totals')[0]?.args).toEqual(totals);
  });

  test('§5.2 a Compromise loses to any Attack, whatever it is worth', () => {
    const s = open({ options: { expansion: true }, hands: [['C'], [-8]] });
    toCards(s, { tokens: 2 });
    lay(s, 'C', -8);
    expect([s.told('log.totals'), s.told('log.wins')[0]?.args['seat'], s.table.warp]).toEqual([[], 1, [2, 0, 0]]);
  });
});
