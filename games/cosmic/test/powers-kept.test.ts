// Powers about the card that was laid: Chosen draws another in its place, Clone keeps it; and their Flares.

import { itemOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import { DEFENSE, OFFENSE, SECRETS } from '../rules/table.ts';
import { totalOf, totals } from '../rules/totals.ts';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
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

const sums = (s: Stage): number[] => [OFFENSE, DEFENSE].map((side) => totalOf(totals(s.state), side));
/** How many cards of this kind a seat holds. */
const held = (s: Stage, seat: number, name: Card): number =>
  (s.table.hands[seat] ?? []).filter((each) => itemOf(s.state, each) === itemOfCard(name)).length;
const isDiscarded = (s: Stage, name: Card): boolean => s.table.discards.includes(itemOfCard(name));
const handSizes = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
/** Answers a question with a card of the hand. */
const give = (s: Stage, seat: number, name: Card): void => s.play(`${seat} ${slot(s, seat, name)}`);

/** Chosen attacks; it holds cards that are asked for when the cards are up, and when Reinforcements come. */
function praying(cards: readonly [Card, Card], more: Opening = {}): Stage {
  const options = { reinforcements: true, kickers: true };
  const s = open(
    withMore({ powers: ['chosen'], options, hands: [[cards[0], 'emotion-control', '+2'], [cards[1]]] }, more),
  );
  toCards(s);
  lay(s, cards[0], cards[1], '8a');
  return s;
}

tries({
  word: 'chosen',
  owner: 0,
  scene: (more) => praying([4, 20], more),
  use(s) {
    s.draws(itemOfCard('quash'), itemOfCard(30));
    use(s, 0, 'chosen');
  },
  rest: (s) => quiet(s, '8c'),
  effect: (s) => [sums(s), isDiscarded(s, 4), isDiscarded(s, 'quash')],
  used: [[31, 24], true, true],
  not: [[5, 24], false, false],
});

describe('Chosen', () => {
  const prayed = (s: Stage, ...cards: readonly Card[]): Stage => {
    s.draws(...cards.map(itemOfCard));
    use(s, 0, 'chosen');
    quiet(s, '8c');
    return s;
  };

  test('§3.8 the new card counts, for better or worse: also a Compromise', () => {
    const s = praying([30, 20]);
    s.draws(itemOfCard('C'));
    use(s, 0, 'chosen');
    expect(s.told('log.heard').map(({ args }) => args['card'])).toEqual([itemOfCard('C')]);
    expect(challenge(s).shown.map(({ attack }) => attack)).toEqual([false, true]);
    expect(s.table.discards).toEqual([itemOfCard(30)]);
  });

  test('§14.2 the first Kicker that comes before it multiplies it, further ones are discarded', () => {
    const s = prayed(praying([4, 20]), 'x3', 'x2', 10);
    expect([sums(s), isDiscarded(s, 'x2'), isDiscarded(s, 'x3')]).toEqual([[31, 24], true, false]);
  });

  test('§14.2 without one its own Kicker goes on; with one that is discarded', () => {
    const start = (): Stage => {
      const options = { reinforcements: true, kickers: true };
      const s = open({ powers: ['chosen'], options, hands: [[4, 'emotion-control', '+2', 'x2'], [20]] });
      toCards(s);
      give(s, 0, 'x2');
      lay(s, 4, 20, '8a');
      return s;
    };
    expect(sums(prayed(start(), 10))).toEqual([21, 24]);
    const other = prayed(start(), 'x3', 10);
    expect([sums(other), isDiscarded(other, 'x2')]).toEqual([[31, 24], true]);
  });

  test('§14.5 with two cards the principal one is replaced', () => {
    const s = open({ powers: ['chosen'], options: { reinforcements: true }, hands: [[4, 11, '+2'], [20]] });
    s.arrange(({ table }) => void table.powers[0]?.push({ power: powerOf('deuce') }));
    toCards(s);
    lay(s, 4, 20, '7c');
    use(s, 0, 'deuce');
    quiet(s);
    give(s, 0, 11);
    quiet(s, '8a');
    expect(sums(prayed(s, 30))).toEqual([42, 24]);
  });

  test('R131 an empty deck answers no prayer', () => {
    const s = praying([4, 20]);
    s.arrange((state) => {
      state.pools[0] = (state.pools[0] ?? []).map(() => 0);
      state.unseen = { lots: [], named: [], endless: [SECRETS], sets: [] };
      state.table.discards = [];
    });
    use(s, 0, 'chosen');
    quiet(s, '8c');
    expect([sums(s), isDiscarded(s, 4)]).toEqual([[5, 24], false]);
  });

  test('§14.2 Super: what comes up is kept, but not Kickers', () => {
    const s = praying([4, 20], { hands: [['flare chosen']] });
    s.draws(...(['quash', 'x2', '+5', 'x3', 10] as const).map(itemOfCard));
    use(s, 0, 'chosen');
    card(s, 0, 'flare chosen');
    quiet(s, '8c');
    expect([held(s, 0, 'quash'), held(s, 0, '+5'), held(s, 0, 'x2'), held(s, 0, 'x3')]).toEqual([1, 1, 0, 0]);
    expect([sums(s), isDiscarded(s, 'x3')]).toEqual([[21, 24], true]);
  });

  test('§6.1 Wild: a card before the cards are laid', () => {
    const s = open({ hands: [['flare chosen', 4], [20]] });
    toCards(s, {}, '6z');
    card(s, 0, 'flare chosen');
    quiet(s);
    expect([step(s), handSizes(s)[0]]).toEqual(['select', 7]);
  });
});

tries({
  word: 'clone',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['clone'], hands: [[30], [20]] }, more));
    toCards(s);
    lay(s, 30, 20, '9');
    return s;
  },
  use: (s) => use(s, 0, 'clone'),
  rest: (s) => quiet(s),
  effect: (s) => [held(s, 0, 30), isDiscarded(s, 30), isDiscarded(s, 20)],
  used: [1, false, true],
  not: [0, true, true],
});

describe('Clone', () => {
  test('§14.4 it cannot keep its Kicker', () => {
    const s = open({ powers: ['clone'], options: { kickers: true }, hands: [[30, 'x2'], [20]] });
    toCards(s);
    give(s, 0, 'x2');
    lay(s, 30, 20, '9');
    use(s, 0, 'clone');
    quiet(s);
    expect([held(s, 0, 30), held(s, 0, 'x2'), isDiscarded(s, 'x2')]).toEqual([1, 0, true]);
  });

  test('§14.15 of cards that were switched it keeps the one it used in the end', () => {
    const s = open({ powers: ['clone', 'sorcerer'], hands: [[4], [30]] });
    toCards(s);
    lay(s, 4, 30, '7c');
    use(s, 1, 'sorcerer');
    quiet(s, '9');
    use(s, 0, 'clone');
    quiet(s);
    expect([held(s, 0, 30), isDiscarded(s, 4)]).toEqual([1, true]);
  });

  test('§8.0 §14.6 Filch as the offense comes before it', () => {
    const s = open({ powers: ['filch', 'clone'], hands: [[4], [30]] });
    toCards(s);
    lay(s, 4, 30, '9');
    use(s, 0, 'filch');
    quiet(s);
    expect([held(s, 0, 30), held(s, 1, 30)]).toEqual([1, 0]);
  });

  test('R134 a card that was never turned up cannot be kept', () => {
    const s = open({ powers: ['clone', 'oracle'], hands: [[9], ['flare oracle', 20]] });
    toCards(s, {}, 'act');
    card(s, 1, 'flare oracle');
    quiet(s);
    give(s, 0, 9);
    s.play('1 yes');
    expect(s.told('log.called-off')).toHaveLength(1);
    quiet(s, '9');
    expect([s.ask(0)?.step === 'moment', held(s, 0, 9)]).toEqual([false, 1]);
  });

  test('§3.82 Super: twice as much consolation', () => {
    const s = open({ powers: ['clone'], hands: [['C', 'flare clone'], [20]] });
    toCards(s, { tokens: 2 });
    lay(s, 'C', 20, '8f');
    card(s, 0, 'flare clone');
    quiet(s);
    expect(handSizes(s)).toEqual([9, 2, 7]);
  });

  test('§6.2 Wild: an Edict that was played comes back at the end, one of two equal ones', () => {
    const s = open({ hands: [['stellar-gas', 'flare clone', 'C'], [20], ['stellar-gas']] });
    toCards(s);
    lay(s, 'C', 20, '8f');
    card(s, 2, 'stellar-gas');
    card(s, 0, 'stellar-gas');
    card(s, 0, 'flare clone');
    quiet(s);
    expect([held(s, 0, 'stellar-gas'), held(s, 2, 'stellar-gas')]).toEqual([1, 0]);
    expect([isDiscarded(s, 'stellar-gas'), isDiscarded(s, 'flare clone')]).toEqual([true, true]);
  });

  test('§6.2 Wild: not for what somebody else plays', () => {
    const s = open({ hands: [['plague'], ['flare clone']] });
    card(s, 0, 'plague', 1);
    expect(canPlay(s, 1, 'flare clone')).toBe(false);
  });
});
