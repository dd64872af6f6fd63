// What the brain does with contracts: it pays what a thing is worth, asks a fair price, and serves nobody it fights against.

import { type Answer, askOf, fastDice, must, picker, type Seat, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { powerOf } from '../rules/registry.ts';
import { card, open, type Opening, quiet, type Stage, toCards, use, useGrant } from './stage.ts';

const lucre: Opening = { options: { lucre: true }, lucre: [20, 20, 20] };

function answer(s: Stage, seat: Seat, seed = 1): Answer {
  const seen = view(s.state, seat);
  const ask = must(askOf(game, seen, seat), 'a question');
  return must(game.brain?.levels?.['medium'], 'a level').answer(seen, ask, picker(fastDice(seed)));
}

describe('the brain and contracts', () => {
  /** The Lloyd (2) has asked so much of the offense, which has four tokens on the cone. */
  const insured = (price: number, mine: number): Answer => {
    const s = open({ ...lucre, powers: [null, null, 'lloyd'], hands: [[mine]] });
    toCards(s, { tokens: 4 }, '6z');
    use(s, 2, 'lloyd', 0);
    quiet(s);
    s.play(`2 ${price}`);
    return answer(s, 0);
  };

  test('Lloyd: a small premium for a doubtful challenge is paid, a large one is not', () => {
    expect([insured(2, 8), insured(20, 8)]).toEqual(['yes', 'no']);
  });

  test('Lloyd insures who does not fight against it, for a Lucre a token', () => {
    const s = open({ ...lucre, powers: [null, null, 'lloyd'] });
    toCards(s, { tokens: 3 }, '6z');
    use(s, 2, 'lloyd', 0);
    quiet(s);
    expect(answer(s, 2)).toBe(3);

    const foe = open({ ...lucre, powers: [null, 'lloyd'] });
    toCards(foe, { tokens: 3 }, '6z');
    use(foe, 1, 'lloyd', 0);
    quiet(foe);
    expect(answer(foe, 1)).toBe(null);
  });

  test('Gnome lends a part of what it has, for a little more; that is accepted, twice as much is not', () => {
    const s = open({ ...lucre, powers: [null, null, 'gnome'] });
    use(s, 2, 'gnome', 0);
    quiet(s);
    expect(answer(s, 2)).toBe(6);
    s.play('2 6');
    expect(answer(s, 2)).toBe(7);
    s.play('2 7');
    expect(answer(s, 0)).toBe('yes');

    const dear = open({ ...lucre, powers: [null, null, 'gnome'] });
    use(dear, 2, 'gnome', 0);
    quiet(dear);
    dear.play('2 5', '2 10');
    expect(answer(dear, 0)).toBe('no');
  });

  test('Hurtz: a strong power is asked for and paid for, not at any price', () => {
    const shop: Opening = { ...lucre, powers: [null, null, 'hurtz'], drawn: ['virus', 'filch', 'crystal'] };
    const s = open(shop);
    const virus = `grant-power ${powerOf('hurtz')} 0 ${powerOf('virus')}`;
    expect(answer(s, 0)).toBe(virus);
    useGrant(s, 0, 'hurtz', powerOf('virus'));
    quiet(s);
    expect(answer(s, 2)).toBe(6);
    s.play('2 20');
    expect(answer(s, 0)).toBe('no');
  });

  test('Hurtz: nothing is rented out to an opponent', () => {
    const s = open({ ...lucre, powers: [null, 'hurtz'], drawn: ['virus', 'filch', 'crystal'] });
    toCards(s, { tokens: 2 }, '6z');
    useGrant(s, 0, 'hurtz', undefined, 1);
    quiet(s);
    s.play('0 4');
    expect(answer(s, 1)).toBe(null);
  });

  test('Wild Hurtz: a better power than the own is taken, a worse one is not', () => {
    const offered = (mine: 'virus' | 'crystal', theirs: 'virus' | 'crystal'): Answer => {
      const s = open({ ...lucre, powers: [theirs, null, mine], hands: [[], [], ['flare hurtz']] });
      toCards(s, { tokens: 2 }, '6z');
      card(s, 2, 'flare hurtz', 0);
      quiet(s);
      return answer(s, 0);
    };
    expect([offered('virus', 'crystal'), offered('crystal', 'virus')]).toEqual(['yes', 'no']);
  });
});
