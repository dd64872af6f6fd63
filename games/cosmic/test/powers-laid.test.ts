// Powers that lay one card more: Cavalry beside that of its main player, Deuce beside its own; and their Flares.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { now } from '../rules/table.ts';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canPlay,
  canUse,
  type Card,
  card,
  challenge,
  itemOfCard,
  lay,
  open,
  type Opening,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
/** How many cards of this kind a seat holds. */
const held = (s: Stage, seat: number, name: Card): number =>
  (s.table.hands[seat] ?? []).filter((each) => itemOf(s.state, each) === itemOfCard(name)).length;
const isDiscarded = (s: Stage, name: Card): boolean => s.table.discards.includes(itemOfCard(name));
const handSizes = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
/** Answers a question with a card of the hand. */
const give = (s: Stage, seat: number, name: Card): void => s.play(`${seat} ${slot(s, seat, name)}`);

/** Seat 2 is with the offense with two tokens; both cards are face down. */
function allied(cards: readonly [Card, Card], hand: readonly Card[], more: Opening = {}): Stage {
  const base: Opening = { powers: [null, null, 'cavalry'], hands: [[cards[0]], [cards[1]], hand] };
  const s = open(withMore(base, more));
  toCards(s, { allies: { 2: ['offense', 2] } });
  lay(s, cards[0], cards[1], '7c');
  return s;
}

tries({
  word: 'cavalry',
  owner: 2,
  scene: (more) => allied([8, 20], [12], more),
  use: (s) => use(s, 2, 'cavalry'),
  rest(s) {
    quiet(s);
    if (step(s) === 'cavalry.lay') give(s, 2, 12);
    quiet(s);
  },
  effect: told,
  used: [23, 24],
  not: [11, 24],
});

describe('Cavalry', () => {
  test('§3.7 the card is laid unseen, shown with the others, and discarded with them', () => {
    const s = allied([8, 20], [12]);
    use(s, 2, 'cavalry');
    quiet(s);
    s.refuses('2 -1', '3.7');
    give(s, 2, 12);
    expect(s.told('log.lays-beside')).toHaveLength(1);
    quiet(s);
    expect(s.told('log.beside-up').map(({ args }) => args['card'])).toEqual([itemOfCard(12)]);
    expect([isDiscarded(s, 12), held(s, 2, 12)]).toEqual([true, 0]);
  });

  test('§3.7 until then nobody else knows it', () => {
    // The Sorcerer is asked before the cards are turned up.
    const s = open({ powers: ['sorcerer', null, 'cavalry'], hands: [[8], [20], [12]] });
    toCards(s, { allies: { 2: ['offense', 2] } });
    lay(s, 8, 20, '7c');
    use(s, 2, 'cavalry');
    quiet(s);
    give(s, 2, 12);
    const [beside] = challenge(s).beside;
    expect([0, 1, 2, 3].map((viewer) => knows(s.state, beside?.slot ?? -1, viewer))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test('§14.15 a Sorcerer does not touch it', () => {
    const s = open({ powers: ['sorcerer', null, 'cavalry'], hands: [[8], [20], [12]] });
    toCards(s, { allies: { 2: ['offense', 2] } });
    lay(s, 8, 20, '7c');
    use(s, 2, 'cavalry');
    quiet(s);
    give(s, 2, 12);
    use(s, 0, 'sorcerer');
    quiet(s);
    expect(told(s)).toEqual([20 + 3 + 12, 12]);
  });

  test('§3.82 it adds nothing when its main player shows a Compromise', () => {
    const s = allied(['C', 20], [40]);
    use(s, 2, 'cavalry');
    quiet(s);
    give(s, 2, 40);
    quiet(s);
    expect(s.told('log.wins')[0]?.args['seat']).toBe(1);
  });

  test('§14.1 the main player’s Kicker multiplies it', () => {
    const s = open({
      powers: [null, null, 'cavalry'],
      options: { kickers: true },
      hands: [[4, 'x2'], [30], [6, 'x3']],
    });
    toCards(s, { allies: { 2: ['offense', 1] } });
    expect(asked(s)).toEqual([0]);
    give(s, 0, 'x2');
    lay(s, 4, 30, '7c');
    use(s, 2, 'cavalry');
    quiet(s);
    s.refuses(`2 ${slot(s, 2, 'x3')}`, '3.7');
    give(s, 2, 6);
    quiet(s);
    expect(told(s)).toEqual([8 + 12 + 2, 34]);
  });

  test('§3.82 §14.1 a Compromise brings consolation for its own tokens, after the main player’s', () => {
    const plain = allied([8, 20], ['C']);
    use(plain, 2, 'cavalry');
    quiet(plain);
    give(plain, 2, 'C');
    quiet(plain);
    // Seven, and one laid, and two taken from the winner.
    expect([handSizes(plain), plain.table.warp]).toEqual([
      [6, 4, 8],
      [1, 0, 2],
    ]);
    const both = allied(['C', 20], ['C']);
    use(both, 2, 'cavalry');
    quiet(both);
    give(both, 2, 'C');
    quiet(both);
    expect(both.told('log.consolation').map(({ args }) => [args['to'], args['n']])).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });

  test('§6.32 §14.1 R137 the Kicker counts for that consolation too', () => {
    const s = open({ powers: [null, null, 'cavalry'], options: { kickers: true }, hands: [[4, 'x2'], [30], ['C']] });
    toCards(s, { allies: { 2: ['offense', 2] } });
    give(s, 0, 'x2');
    lay(s, 4, 30, '7c');
    use(s, 2, 'cavalry');
    quiet(s);
    give(s, 2, 'C');
    quiet(s);
    expect(handSizes(s)).toEqual([5, 2, 10]);
  });

  test('§6.2 Stellar Gas can be played before an ally’s consolation, and nothing is taken', () => {
    const s = allied([8, 20], ['C'], { hands: [[], ['stellar-gas']] });
    use(s, 2, 'cavalry');
    quiet(s);
    give(s, 2, 'C');
    quiet(s, '8f');
    card(s, 1, 'stellar-gas');
    quiet(s);
    expect(handSizes(s)).toEqual([6, 5, 6]);
  });
});

describe('Flares of Cavalry', () => {
  const cards: Opening = { seats: 4, hands: [[8, 'flare cavalry'], [20], [12], [10, 'C']] };
  const withAllies = { allies: { 2: ['offense', 1], 3: ['offense', 1] } } as const;

  test('§14.1 Wild: each ally of the main player lays an Attack or none, and the Kicker multiplies all', () => {
    const s = open({
      ...cards,
      options: { kickers: true },
      hands: [[8, 'x2', 'flare cavalry'], [20], [12], [10, 'C']],
    });
    toCards(s, withAllies);
    give(s, 0, 'x2');
    lay(s, 8, 20, '7c');
    card(s, 0, 'flare cavalry');
    quiet(s);
    expect(asked(s)).toEqual([2, 3]);
    s.refuses(`3 ${slot(s, 3, 'C')}`, '14.1');
    give(s, 2, 12);
    give(s, 3, 10);
    quiet(s);
    expect(told(s)).toEqual([16 + 24 + 20 + 3, 24]);
  });

  test('§6.1 Wild: who passes lays nothing; without allies it cannot be played', () => {
    const s = open(cards);
    toCards(s, withAllies);
    lay(s, 8, 20, '7c');
    card(s, 0, 'flare cavalry');
    quiet(s);
    s.play('2 pass');
    give(s, 3, 10);
    quiet(s);
    expect(told(s)).toEqual([8 + 10 + 3, 24]);
    const alone = open(cards);
    toCards(alone);
    lay(alone, 8, 20, '7c');
    expect(canPlay(alone, 0, 'flare cavalry')).toBe(false);
  });

  test('§6.1 Super: the other allies of its side besides its own card', () => {
    const s = open({
      seats: 4,
      powers: [null, null, 'cavalry'],
      hands: [[8], [30], [12, 'flare cavalry'], [10]],
    });
    toCards(s, withAllies);
    lay(s, 8, 30, '7c');
    card(s, 2, 'flare cavalry');
    quiet(s);
    expect(asked(s)).toEqual([3]);
    give(s, 3, 10);
    use(s, 2, 'cavalry');
    quiet(s);
    give(s, 2, 12);
    quiet(s);
    expect(told(s)).toEqual([8 + 10 + 12 + 3, 34]);
  });
});

/** Deuce attacks; its principal card and the other's are face down. */
function deuced(cards: readonly [Card, Card], second: Card, more: Opening = {}): Stage {
  const s = open(withMore({ powers: ['deuce'], hands: [[cards[0], second], [cards[1]]] }, more));
  toCards(s);
  lay(s, cards[0], cards[1], '7c');
  return s;
}

tries({
  word: 'deuce',
  owner: 0,
  scene: (more) => deuced([12, 20], 11, more),
  use: (s) => use(s, 0, 'deuce'),
  rest(s) {
    quiet(s);
    if (step(s) === 'deuce.second') give(s, 0, 11);
    quiet(s);
  },
  effect: (s) => [told(s), held(s, 0, 11), isDiscarded(s, 11)],
  used: [[24, 24], 1, false],
  not: [[13, 24], 1, false],
});

describe('Deuce', () => {
  const laidTwo = (cards: readonly [Card, Card], second: Card, more: Opening = {}): Stage => {
    const s = deuced(cards, second, more);
    use(s, 0, 'deuce');
    quiet(s);
    give(s, 0, second);
    return s;
  };

  test('§3.9 the higher of two Attacks is discarded, whichever was the principal one', () => {
    const s = laidTwo([11, 20], 12);
    quiet(s);
    expect([held(s, 0, 11), held(s, 0, 12), isDiscarded(s, 12)]).toEqual([1, 0, true]);
  });

  test('§3.82 with a Compromise among them it has played Compromise, which is discarded', () => {
    const s = laidTwo([30, 20], 'C');
    quiet(s);
    expect(s.told('log.wins')[0]?.args['seat']).toBe(1);
    expect([held(s, 0, 30), isDiscarded(s, 'C')]).toEqual([1, true]);
    const deal = laidTwo(['C', 'C'], 30);
    quiet(deal);
    expect(step(deal)).toBe('deal');
  });

  test('§14.5 a Kicker multiplies the principal card only; R130 the other is added to it before anything else', () => {
    const s = open({ powers: ['deuce', 'mirror'], options: { kickers: true }, hands: [[7, 4, 'x3'], [20]] });
    toCards(s);
    give(s, 0, 'x3');
    lay(s, 7, 20, '7c');
    use(s, 0, 'deuce');
    quiet(s);
    give(s, 0, 4);
    use(s, 1, 'mirror');
    quiet(s);
    // 7 times 3 and 4 are 25.
    expect(told(s)).toEqual([53, 6]);
  });

  test('§14.15 a Sorcerer switches the principal card', () => {
    const s = open({ powers: ['deuce', 'sorcerer'], hands: [[30, 12], [9]] });
    toCards(s);
    lay(s, 30, 9, '7c');
    use(s, 0, 'deuce');
    quiet(s);
    give(s, 0, 12);
    use(s, 1, 'sorcerer');
    quiet(s);
    expect(told(s)).toEqual([9 + 12 + 1, 34]);
    expect([held(s, 0, 9), isDiscarded(s, 12)]).toEqual([1, true]);
  });

  test('§14.5 §14.6 Filch can take the principal card, and Deuce then keeps nothing of it', () => {
    const s = open({ powers: ['deuce', 'filch'], hands: [[11, 12], [4]] });
    toCards(s);
    lay(s, 11, 4, '7c');
    use(s, 0, 'deuce');
    quiet(s);
    give(s, 0, 12);
    quiet(s, '9');
    const choice = s.ask(1)?.choice;
    expect(choice?.kind === 'one' && choice.options).toHaveLength(1);
    use(s, 1, 'filch');
    quiet(s);
    expect([held(s, 1, 11), held(s, 0, 11), isDiscarded(s, 12)]).toEqual([1, 0, true]);
  });

  test('§15.3 after an upset was declared both of its cards must be Attacks', () => {
    const s = open({ powers: ['deuce', 'loser'], hands: [[11, 12, 'C'], [4]] });
    toCards(s, {}, '6z');
    use(s, 1, 'loser');
    lay(s, 11, 4, '7c');
    use(s, 0, 'deuce');
    quiet(s);
    s.refuses(`0 ${slot(s, 0, 'C')}`, '3.7');
  });

  test('§14.3 when time is turned back the second card comes back, and can be laid again', () => {
    const s = open({
      powers: ['deuce', 'chronos'],
      hands: [
        [11, 12],
        [4, 5],
      ],
    });
    toCards(s);
    lay(s, 11, 4, '7c');
    use(s, 0, 'deuce');
    quiet(s);
    give(s, 0, 12);
    quiet(s, '8a');
    use(s, 1, 'chronos');
    quiet(s);
    expect([step(s), held(s, 0, 12), challenge(s).beside]).toEqual(['select', 1, []]);
    lay(s, 12, 5, '7c');
    expect(canUse(s, 0, 'deuce')).toBe(true);
  });

  /** Six cards that are no Challenge cards. */
  const idle = ['flare mirror', 'flare virus', 'flare laser', 'flare clone', 'flare chosen', 'keeper'] as const;

  test('§3.01 R21 with a single Challenge card it may take a new hand at the start of its turn', () => {
    const s = open({ powers: ['deuce'], hands: [[...idle, 4]] });
    use(s, 0, 'deuce');
    quiet(s);
    expect([handSizes(s)[0], isDiscarded(s, 4)]).toEqual([7, true]);
    const two = open({ powers: ['deuce'], hands: [[...idle.slice(1), 4, 5]] });
    expect(canUse(two, 0, 'deuce')).toBe(false);
  });

  test('§3.27 R21 and when it becomes the defense', () => {
    const s = open({ powers: [null, 'deuce'], hands: [[], [...idle, 4]] });
    quiet(s, '2c');
    use(s, 1, 'deuce');
    quiet(s);
    expect([handSizes(s)[1], isDiscarded(s, 4)]).toEqual([7, true]);
  });

  test('§6.1 Super: both cards are discarded', () => {
    const s = laidTwo([12, 20], 11, { hands: [['flare deuce']] });
    quiet(s, '9');
    card(s, 0, 'flare deuce');
    quiet(s);
    expect([isDiscarded(s, 11), isDiscarded(s, 12), held(s, 0, 11)]).toEqual([true, true, 0]);
  });

  test.each([
    [8, 'add 0', [8 + 8 + 1, 24]],
    [8, 'subtract 0', [8 - 8 + 1, 24]],
    [20, 'add 1', [9, 44]],
    [20, 'subtract 1', [9, 4]],
  ] as const)('§6.1 Wild: an equal Attack of %i, %s', (equal, answer, result) => {
    const s = open({ hands: [[8, equal, 'flare deuce'], [20]] });
    toCards(s);
    lay(s, 8, 20, '8a');
    card(s, 0, 'flare deuce');
    quiet(s);
    s.refuses(`0 add ${equal === 8 ? 1 : 0}`, '6.1');
    s.play(`0 ${answer}`);
    quiet(s);
    expect([told(s), held(s, 0, equal), isDiscarded(s, equal)]).toEqual([result, 0, true]);
  });

  test('§6.1 §15.4 Wild: not without an equal Attack, and not by a silenced player', () => {
    const none = open({ hands: [[8, 'flare deuce'], [20]] });
    toCards(none);
    lay(none, 8, 20, '8a');
    expect(canPlay(none, 0, 'flare deuce')).toBe(false);
    const silent = open({ hands: [[8, 20, 'flare deuce'], [20]] });
    toCards(silent);
    lay(silent, 8, 20, '8a');
    expect(canPlay(silent, 0, 'flare deuce')).toBe(true);
    silent.arrange(({ table }) => {
      now(table).silent = 1;
    });
    expect(canPlay(silent, 0, 'flare deuce')).toBe(false);
  });
});
