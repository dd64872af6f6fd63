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

  describe('in a deal (§3.84, §11.4)', () => {
    const dealing = (options: Opening['options'], bases: Opening['bases'] = []): Stage => {
      const s = stage({ hands: [['C'], ['C']], lucre: [8, 8, 0], options: options ?? {}, bases: bases ?? [] });
      toCards(s);
      lay(s, 'C', 'C');
      return s;
    };
    const offer = (s: Stage): { n: number; words: string } => {
      const seen = view(s.state, 0);
      const ask = must(askOf(game, seen, 0), 'a deal');
      const said = must(game.brain, 'a brain').levels?.['medium']?.answer(seen, ask, picker(fastDice(1))) ?? null;
      if (ask.choice.kind !== 'offer' || said === null || typeof said !== 'object' || !('to' in said))
        throw new Error(`no offer but ${JSON.stringify(said)}`);
      const amount = (side: 'give' | 'want'): number =>
        said[side][ask.choice.kind === 'offer' ? ask.choice[side].findIndex(({ id }) => id === 'lucre') : -1] ?? 0;
      return { n: amount('give') - amount('want'), words: game.brain?.says?.(seen, ask, said)?.key ?? '' };
    };

    test('asks for some on top where it is behind, and says so', () => {
      const ahead = [null, { ...home(1, 4), [planet(2, 1)]: 4 }];
      const { n, words } = offer(dealing({ lucre: true }, ahead));
      expect(n).toBeLessThan(0);
      expect(words).toBe('says.lucre-behind');
    });

    test('pays some at its last word where it is ahead and has no card to spare, and says what for', () => {
      const ahead = [{ ...home(0, 3), [planet(2, 1)]: 3, [planet(2, 2)]: 3, [planet(2, 3)]: 2 }];
      const s = dealing({ lucre: true }, ahead);
      // The offense offers nothing twice, the defense never.
      play(s, '0 pass', '1 pass', '0 pass', '1 pass');
      s.table.hands[0]?.splice(0);
      const { n, words } = offer(s);
      expect(n).toBeGreaterThan(0);
      expect(words).toBe('says.lucre-paid');
    });

    test('speaks of none where it is not in play', () => {
      expect(offer(dealing({}))).toMatchObject({ n: 0, words: 'says.offer' });
    });
  });
});
