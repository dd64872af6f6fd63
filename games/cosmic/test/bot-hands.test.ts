// What the brain does with powers about hands: it keeps what is good, gives what is in the way, and pays what costs least.

import { type Answer, askOf, fastDice, itemOf, must, picker, type Seat, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { edictOf, powerOf } from '../rules/registry.ts';
import { type Card, card, itemOfCard, lay, open, quiet, type Stage, step, toCards, use } from './stage.ts';

/** What the brain answers, cards by what they are. */
function answer(s: Stage, seat: Seat, seed = 1): Answer {
  const seen = view(s.state, seat);
  const ask = must(askOf(game, seen, seat), 'a question');
  return must(game.brain?.levels?.['medium'], 'a level').answer(seen, ask, picker(fastDice(seed)));
}

const items = (s: Stage, slots: Answer): number[] =>
  (Array.isArray(slots) ? slots : [slots]).map((each) => itemOf(s.state, Number(each)));

describe('the brain and hands', () => {
  test('Wild Trader: what goes back is the worst there is', () => {
    const s = open({ hands: [['flare trader', 40, 30, 20, 19, 1]] });
    toCards(s, {}, '3b');
    card(s, 0, 'flare trader');
    quiet(s);
    expect(items(s, answer(s, 0))).toEqual([itemOfCard(1)]);
  });

  test('Trader: a bad hand is swapped, a good one is not', () => {
    const facing = (mine: readonly Card[]): Stage => {
      const s = open({ powers: ['trader'], hands: [mine] });
      toCards(s, {}, '6z');
      return s;
    };
    const swap = `power ${powerOf('trader')} 0`;
    expect(answer(facing([4, 4, 1, 5, 5, 6, 6]), 0)).toBe(swap);
    expect(answer(facing([40, 30, 20, 20, 19, 18, 17]), 0)).toBe(null);
  });

  test('Wild Miser: the two best are put aside', () => {
    const s = open({ hands: [['C'], [20, 'flare miser', 40, 30, 4, 1]] });
    toCards(s, { tokens: 4 });
    lay(s, 'C', 20, '8f');
    card(s, 1, 'flare miser');
    quiet(s);
    expect(new Set(items(s, answer(s, 1)))).toEqual(new Set([40, 30].map(itemOfCard)));
  });

  test('Miser: the better hand is the hoard', () => {
    const hoard = [40, 30, 20, 20, 19, 18, 17] as const;
    expect(answer(open({ powers: ['miser'], hands: [[1]], hoard }), 0)).toBe('second');
    const low = [4, 4, 1, 5, 5, 6, 6] as const;
    expect(answer(open({ powers: ['miser'], hands: [[40, 30]], hoard: low }), 0)).toBe('first');
  });

  test('Doppelganger: it keeps good cards, and of the rest it takes the best', () => {
    const offered = (cards: readonly [Card, Card]): Stage => {
      const s = open({ powers: [null, 'doppelganger'], hands: [[], [], [...cards, 40, 30, 8]] });
      toCards(s);
      s.play('1 2', `2 [${cards.map((name) => slotOf(s, name)).join(' ')}]`);
      return s;
    };
    expect(answer(offered([20, 19]), 1)).toBe('these');
    const s = offered([4, 1]);
    expect(answer(s, 1)).toBe('others');
    s.play('1 others');
    expect(new Set(items(s, answer(s, 1)))).toEqual(new Set([40, 30].map(itemOfCard)));
  });

  test('Mesmer: an Edict that is of no use becomes one that is', () => {
    const s = open({ powers: ['mesmer', 'trader'], hands: [['quash', 40, 30, 20]] });
    toCards(s, {}, '6z');
    use(s, 1, 'trader');
    expect(answer(s, 0)).toBe(`power-card ${powerOf('mesmer')} 0 ${edictOf('cosmic-zap')}`);
  });

  test('Wild Vulch: a good card is taken, a small one discarded', () => {
    const shown = (name: Card): Stage => {
      const s = open({
        hands: [
          [40, 'flare vulch'],
          [4, name],
        ],
      });
      toCards(s);
      s.arrange(({ table }) => void (table.hands[1] = [slotOf(s, 4, 1), slotOf(s, name, 1)]));
      lay(s, 40, 4, '8g');
      card(s, 0, 'flare vulch');
      quiet(s);
      expect(step(s)).toBe('vulch.pick');
      return s;
    };
    expect([answer(shown(30), 0), answer(shown(6), 0)]).toEqual(['take', 'discard']);
  });
});

function slotOf(s: Stage, name: Card, seat: Seat = 2): number {
  return must(
    s.table.hands[seat]?.find((each) => itemOf(s.state, each) === itemOfCard(name)),
    'the card',
  );
}
