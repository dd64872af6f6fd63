// What the brain does with powers about Lucre: it takes what it can get, serves as it suits it, and names the least dangerous.

import { type Answer, askOf, fastDice, must, picker, type Seat, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { flareOf, powerOf } from '../rules/registry.ts';
import {
  buy,
  card,
  home,
  lay,
  open as stage,
  type Opening,
  planet,
  play,
  quiet,
  type Stage,
  toCards,
  use,
} from './stage.ts';

function answer(s: Stage, seat: Seat, seed = 1): Answer {
  const seen = view(s.state, seat);
  const ask = must(askOf(game, seen, seat), 'a question');
  return must(game.brain?.levels?.['medium'], 'a level').answer(seen, ask, picker(fastDice(seed)));
}

const open = (opening: Opening, ...lucre: readonly number[]): Stage =>
  stage({ ...opening, lucre, options: { lucre: true, ...opening.options } });

describe('the brain and Lucre', () => {
  test('Wild Dragon: what another pays is worth the card', () => {
    const s = open({ hands: [[], [], ['flare dragon']] }, 8, 0, 0);
    quiet(s, '2b');
    buy(s, 0, 'card', 2);
    quiet(s, 'purchase');
    expect(answer(s, 2)).toBe(`card ${flareOf('dragon')}`);
  });

  test('Wild Entrepreneur: 1 more where that turns a defeat, nothing where it does not', () => {
    const facing = (theirs: number): Answer => {
      const s = open({ hands: [['flare entrepreneur', 12], [theirs]] }, 0, 0, 0);
      toCards(s, { tokens: 4 });
      lay(s, 12, theirs, '8a');
      return answer(s, 0);
    };
    expect([facing(12), facing(20)]).toEqual([`card-purchase ${flareOf('entrepreneur')} 2`, null]);
  });

  test('Butler asks for a tip; who has a base abroad that can be emptied gives one', () => {
    const asked = (bases: Opening['bases']): Answer[] => {
      const s = open({ powers: [null, 'butler'], bases: bases ?? [] }, 4, 0, 0);
      quiet(s, '3a');
      const first = answer(s, 1);
      use(s, 1, 'butler');
      quiet(s);
      return [first, answer(s, 0)];
    };
    const act = `power ${powerOf('butler')} 0`;
    expect(asked([{ ...home(0, 4), [planet(2, 1)]: 4 }])).toEqual([act, 'tip']);
    expect(asked([])).toEqual([act, 'no-tip']);
  });

  test('Butler without a tip: as defense it aims where it is strongest, from outside it empties bases', () => {
    const bases = [
      { ...home(0, 4), [planet(2, 1)]: 4 },
      { ...home(1, 4), [planet(1, 3)]: 8 },
    ];
    const s = open({ powers: [null, 'butler'], bases }, 0, 0, 0);
    quiet(s, '3a');
    use(s, 1, 'butler');
    quiet(s);
    expect(answer(s, 1)).toBe('aim');
    play(s, '1 aim', '0 [2 0 0 0 0]');
    expect(answer(s, 1)).toBe(planet(1, 3));
    const third = open(
      { powers: [null, null, 'butler'], bases: [{ ...home(0, 4), [planet(0, 4)]: 6, [planet(1, 2)]: 2 }] },
      0,
      0,
      0,
    );
    quiet(third, '3a');
    use(third, 2, 'butler');
    quiet(third);
    expect(answer(third, 2)).toBe('bases');
    play(third, '2 bases', '0 2');
    expect(answer(third, 2)).toEqual([0, 0, 0, 0, 2]);
  });

  test('Wild Butler: whoever is farthest from winning goes', () => {
    const bases = [null, { ...home(1, 3), [planet(0, 1)]: 4, [planet(2, 1)]: 4 }];
    const s = stage({ hands: [['flare butler']], bases });
    card(s, 0, 'flare butler');
    quiet(s);
    expect(answer(s, 0)).toBe(2);
  });
});
