// Powers about the cards that two main players use: Filch takes them, Gambler lies about them; and their Flares.

import { itemOf, knows, must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  canUse,
  type Card,
  card,
  challenge,
  itemOfCard,
  lay,
  momentNow,
  open,
  type Opening,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

/** How many cards of this kind a seat holds. */
const held = (s: Stage, seat: number, name: Card): number =>
  (s.table.hands[seat] ?? []).filter((each) => itemOf(s.state, each) === itemOfCard(name)).length;
const isDiscarded = (s: Stage, name: Card): boolean => s.table.discards.includes(itemOfCard(name));
const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];

tries({
  word: 'filch',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['filch'], hands: [[4], [30]] }, more));
    toCards(s);
    lay(s, 4, 30, '9');
    return s;
  },
  use: (s) => use(s, 0, 'filch'),
  rest: (s) => quiet(s),
  effect: (s) => [held(s, 0, 30), isDiscarded(s, 30)],
  used: [1, false],
  not: [0, true],
});

describe('Filch', () => {
  test('§14.6 it cannot take a Kicker', () => {
    const s = open({ powers: ['filch'], options: { kickers: true }, hands: [[4], [30, 'x2']] });
    toCards(s);
    s.play(`1 ${slot(s, 1, 'x2')}`);
    lay(s, 4, 30, '9');
    const choice = s.ask(0)?.choice;
    expect(
      choice?.kind === 'one' ? choice.options.filter((each) => String(each).startsWith('power')) : [],
    ).toHaveLength(1);
    use(s, 0, 'filch', itemOfCard(30));
    quiet(s);
    expect([held(s, 0, 30), held(s, 0, 'x2'), isDiscarded(s, 'x2')]).toEqual([1, 0, true]);
  });

  test('§14.6 of cards that were switched it takes the one its opponent used in the end', () => {
    const s = open({ powers: ['filch', 'sorcerer'], hands: [[20], [4]] });
    toCards(s);
    lay(s, 20, 4, '7c');
    use(s, 1, 'sorcerer');
    quiet(s, '9');
    use(s, 0, 'filch');
    quiet(s);
    expect([held(s, 0, 20), isDiscarded(s, 4)]).toEqual([1, true]);
  });

  test('§6.1 Super: a used card of anybody else, though it had no part in the challenge', () => {
    const s = open({ powers: [null, null, 'filch'], hands: [[4], [30], ['flare filch']] });
    toCards(s);
    lay(s, 4, 30, '9');
    expect(canUse(s, 2, 'filch')).toBe(false);
    card(s, 2, 'flare filch', itemOfCard(4));
    quiet(s);
    expect([held(s, 2, 4), isDiscarded(s, 4), isDiscarded(s, 30)]).toEqual([1, false, true]);
  });

  test('§6.1 Wild: for a Compromise, a card that is played has no effect and changes hands', () => {
    const s = open({ hands: [['plague'], ['flare filch', 'C']] });
    card(s, 0, 'plague', 1);
    card(s, 1, 'flare filch');
    quiet(s);
    expect(s.table.warp).toEqual([0, 0, 0]);
    expect([held(s, 1, 'plague'), held(s, 1, 'C')]).toEqual([1, 0]);
    expect(isDiscarded(s, 'C')).toBe(true);
    const none = open({ hands: [['plague', 'flare filch'], ['C']] });
    card(none, 0, 'plague', 1);
    // Not one's own card, and not without a Compromise.
    expect(canPlay(none, 0, 'flare filch')).toBe(false);
    const poor = open({ hands: [['plague'], ['flare filch']] });
    card(poor, 0, 'plague', 1);
    expect(canPlay(poor, 1, 'flare filch')).toBe(false);
  });
});

/** Up to where the Gambler, the offense with two tokens, sees the other's card. */
function half(more: Opening, offense: Card = 4, defense: Card = 20): Stage {
  const base: Opening = { powers: ['gambler'], hands: [[offense], [defense]] };
  const s = open(withMore(base, more));
  toCards(s, { tokens: 2 });
  lay(s, offense, defense, 'half');
  return s;
}

/** The Gambler says what its card is; the other believes it or not. */
const claim = (s: Stage, name: Card, answer: 'believe' | 'see'): void => {
  quiet(s);
  if (step(s) !== 'gambler.claim') return;
  const seat = must(s.ask(0) === null ? 1 : 0, 'the Gambler');
  play(s, `${seat} ${itemOfCard(name)}`, `${1 - seat} ${answer}`);
};

tries({
  word: 'gambler',
  owner: 0,
  scene: (more) => half(more),
  use: (s) => use(s, 0, 'gambler'),
  rest: (s) => claim(s, 30, 'believe'),
  effect: (s) => s.table.tokens[planet(1, 1)]?.[0],
  used: 2,
  not: 0,
});

describe('Gambler', () => {
  test('§14.7 the other’s card is turned up first, its own is still hidden', () => {
    const s = half({});
    expect(momentNow(s)).toBe('half');
    expect(challenge(s).shown.map(({ item }) => item)).toEqual([-1, itemOfCard(20)]);
    const [mine = -1] = challenge(s).laid[0];
    expect([0, 1, 2].map((seat) => knows(s.state, mine, seat))).toEqual([true, false, false]);
  });

  test('§14.7 believed: what it said counts, and the card goes unseen under the deck', () => {
    const s = half({});
    use(s, 0, 'gambler');
    claim(s, 30, 'believe');
    expect(told(s)).toEqual([32, 24]);
    const [under = -1] = s.table.under;
    expect([itemOf(s.state, under), knows(s.state, under, 0), knows(s.state, under, 1)]).toEqual([
      itemOfCard(4),
      true,
      false,
    ]);
    expect(isDiscarded(s, 4)).toBe(false);
    expect(isDiscarded(s, 30)).toBe(false);
  });

  test('§14.7 doubted and a lie: it loses as many as it has in the challenge, from elsewhere, and the true card counts', () => {
    const s = half({});
    use(s, 0, 'gambler');
    claim(s, 30, 'see');
    s.refuses('0 [1 0 0 0 0]', '4.1');
    play(s, '0 [0 2 0 0 0]');
    expect(told(s)).toEqual([6, 24]);
    expect(s.table.warp).toEqual([4, 0, 0]);
  });

  test('§14.7 doubted and the truth: the other loses as many as it has in it', () => {
    const s = half({}, 30);
    use(s, 0, 'gambler');
    claim(s, 30, 'see');
    play(s, '1 [4 0 0 0]');
    expect(told(s)).toEqual([32, 24]);
    expect(s.table.warp).toEqual([0, 8, 0]);
    expect(isDiscarded(s, 30)).toBe(true);
  });

  test('§14.7 a Compromise can be claimed, or hidden', () => {
    const s = half({});
    use(s, 0, 'gambler');
    claim(s, 'C', 'believe');
    // Beaten by an Attack, it takes consolation for two tokens.
    expect(s.table.warp[0]).toBe(2);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([8, 4, 7]);
  });

  test('§14.7 it keeps its Kicker secret too, and may lie about it', () => {
    const options = { kickers: true };
    const base: Opening = { powers: ['gambler'], options, hands: [[10, 'x2'], [20]] };
    const start = (): Stage => {
      const s = open(base);
      toCards(s);
      s.play(`0 ${slot(s, 0, 'x2')}`);
      lay(s, 10, 20, 'half');
      use(s, 0, 'gambler');
      quiet(s);
      s.play(`0 ${itemOfCard(10)}`);
      return s;
    };
    const s = start();
    const [kicker = -1] = challenge(s).kicker[0];
    expect(knows(s.state, kicker, 1)).toBe(false);
    play(s, `0 ${itemOfCard('x4')}`, '1 believe');
    expect(told(s)).toEqual([41, 24]);
    expect(s.table.under.map((each) => itemOf(s.state, each))).toEqual([itemOfCard(10), itemOfCard('x2')]);
    const lie = start();
    play(lie, `0 ${itemOfCard('x4')}`, '1 see', '0 [1 0 0 0 0]');
    expect(lie.table.warp[0]).toBe(2);
  });

  test('R81 with two Gamblers, or a card that had to be laid face up, both are turned up at once', () => {
    const s = open({ powers: ['gambler'], hands: [[4], [20]] });
    s.arrange(({ table }) => {
      table.powers[1] = table.powers[0] ?? [];
    });
    toCards(s);
    lay(s, 4, 20, 'half');
    expect(told(s)).toEqual([5, 24]);
    const open4 = open({ powers: ['gambler', 'oracle'], hands: [[4], [20]] });
    toCards(open4);
    quiet(open4);
    open4.play(`0 ${slot(open4, 0, 4)}`, `1 ${slot(open4, 1, 20)}`);
    quiet(open4, 'half');
    expect(told(open4)).toEqual([5, 24]);
  });

  test('§14.6 §14.7 Filch has nothing to take of a Gambler who was believed', () => {
    const s = open({ powers: ['gambler', 'filch'], hands: [[4], [20]] });
    toCards(s);
    lay(s, 4, 20, 'half');
    use(s, 0, 'gambler');
    quiet(s);
    s.play(`0 ${itemOfCard(30)}`, '1 believe');
    quiet(s, '9');
    // Nobody is asked: the challenge is over.
    expect([step(s), held(s, 1, 4), s.table.under.length]).toEqual(['again', 0, 1]);
  });
});

describe('Flares of Gambler', () => {
  test('§6.1 Super: more tokens at stake for whoever is wrong', () => {
    const s = half({ hands: [['flare gambler']] });
    use(s, 0, 'gambler');
    card(s, 0, 'flare gambler');
    quiet(s);
    s.play(`0 ${itemOfCard(30)}`);
    s.refuses('0 21', '14.7');
    play(s, '0 3', '1 see', '0 [0 4 1 0 0]');
    expect(s.table.warp[0]).toBe(2 + 3 + 2);
  });

  test('§6.1 §14.7 Wild: the spread is added if two Attacks differ by it, Kickers counted', () => {
    const spread = (n: number, defense: Card = 20): unknown => {
      const s = open({ options: { kickers: true }, hands: [[4, 'x2', 'flare gambler'], [defense]] });
      toCards(s);
      s.play(`0 ${slot(s, 0, 'x2')}`);
      lay(s, 4, defense, '7c');
      card(s, 0, 'flare gambler');
      quiet(s);
      s.play(`0 ${n}`);
      quiet(s);
      return told(s);
    };
    expect(spread(12)).toEqual([8 + 12 + 1, 24]);
    expect(spread(13)).toEqual([8 + 1, 24]);
    expect(spread(12, 'C')).toBe(undefined);
  });

  test('§15.4 a silenced player cannot name a spread', () => {
    const s = open({ hands: [[4, 'flare gambler'], [20]] });
    toCards(s);
    s.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 1;
    });
    lay(s, 4, 20, '7c');
    expect(canPlay(s, 0, 'flare gambler')).toBe(false);
  });
});
