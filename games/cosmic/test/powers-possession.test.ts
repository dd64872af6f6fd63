// Powers that meddle from outside: Demon takes a place, Force a card; and their Flares.

import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import {
  asked,
  type Card,
  canUse,
  card,
  itemOfCard,
  launch,
  lay,
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

const warp = (s: Stage): number[] => s.table.warp;
const hands = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
const totals = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
const silence = (s: Stage, seat: number): void =>
  s.arrange(({ table }) => {
    if (table.stack[0] !== undefined) table.stack[0].silent = 1 << seat;
  });

/** Both cards are down; seat 2 has no part in it. */
function outside(powers: Opening['powers'], more: Opening = {}): Stage {
  const s = open(withMore({ powers: powers ?? [], hands: [[20, 'C'], [4, 'C'], ['finder']] }, more));
  toCards(s, { tokens: 2 });
  lay(s, 20, 4, '7c');
  return s;
}

tries({
  word: 'demon',
  owner: 2,
  scene: (more) => outside([null, null, 'demon'], more),
  use: (s) => use(s, 2, 'demon'),
  rest(s) {
    quiet(s);
    if (step(s) === 'home') play(s, '0 [2 0 0 0 0]', '2 [0 2 0 0 0]');
  },
  effect: (s) => s.table.tokens[planet(1, 1)],
  used: [0, 0, 2],
  not: [2, 0, 0],
});

describe('Demon', () => {
  test('§3.10 for the turn the result counts as that of the offense', () => {
    const s = outside([null, null, 'demon'], { hands: [[], []] });
    use(s, 2, 'demon');
    quiet(s);
    play(s, '0 [2 0 0 0 0]', '2 [0 2 0 0 0]');
    expect(s.table.tokens[planet(1, 1)]).toEqual([0, 0, 2]);
    expect(step(s)).toBe('again');
    expect(asked(s)).toEqual([0]);
  });

  test('§14.5 R153 both cards of a Deuce are its own from then on', () => {
    const two = (second: Card, answer: Card): Stage => {
      const s = open({ powers: ['deuce', null, 'demon'], hands: [[20, second], [answer], ['finder']] });
      toCards(s, { tokens: 2 });
      lay(s, 20, answer, '7c');
      use(s, 0, 'deuce');
      quiet(s);
      s.play(`0 ${slot(s, 0, second)}`);
      use(s, 2, 'demon');
      quiet(s);
      play(s, '0 [2 0 0 0 0]', '2 [0 2 0 0 0]');
      return s;
    };
    const s = two(8, 15);
    // The lower of the two comes to its hand.
    expect([hands(s)[2], slot(s, 2, 8) >= 0, s.table.discards.includes(itemOfCard(20))]).toEqual([8, true, true]);
    // A Compromise among them is a Compromise: it has lost, takes the consolation, and has the Attack.
    const peace = two('C', 15);
    expect([warp(peace), hands(peace)]).toEqual([
      [0, 0, 2],
      [5, 4, 7 + 2 + 1],
    ]);
  });

  test('§3.82 beaten by a Compromise of its own, it takes the consolation', () => {
    const s = open({ powers: [null, null, 'demon'], hands: [['C'], [4], ['finder']] });
    toCards(s, { tokens: 2 });
    lay(s, 'C', 4, '7c');
    use(s, 2, 'demon');
    quiet(s);
    play(s, '0 [2 0 0 0 0]', '2 [0 2 0 0 0]');
    expect(warp(s)).toEqual([0, 0, 2]);
    expect(hands(s)).toEqual([6, 4, 9]);
  });

  test('it needs as many free tokens, and no part in the challenge; §15.4 nor may it be silenced', () => {
    const few = { [planet(2, 1)]: 1 };
    const poor = open({ powers: [null, null, 'demon'], hands: [[20], [4], ['finder']], bases: [null, null, few] });
    poor.arrange(({ table }) => {
      table.lasting.push({ of: 'kept power', seat: 2, target: null, data: [], until: 99, unit: 'turn' });
    });
    toCards(poor, { tokens: 2 });
    lay(poor, 20, 4, '7c');
    expect(canUse(poor, 2, 'demon')).toBe(false);
    const ally = open({ powers: [null, null, 'demon'], hands: [[20], [4], ['finder']] });
    toCards(ally, { allies: { 2: ['offense', 1] } });
    lay(ally, 20, 4, '7c');
    expect(canUse(ally, 2, 'demon')).toBe(false);
    const s = outside([null, null, 'demon']);
    silence(s, 2);
    expect(canUse(s, 2, 'demon')).toBe(false);
  });

  test('§6.1 Super: in place of the defense its tokens stand on the planet', () => {
    const s = open({ powers: [null, null, 'demon'], hands: [[4], [20], ['flare demon']] });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, '7c');
    card(s, 2, 'flare demon', 1);
    quiet(s);
    play(s, '1 [4 0 0 0]', '2 [0 4 0 0 0]');
    expect(s.table.tokens[planet(1, 1)]).toEqual([0, 0, 4]);
    expect(s.table.tokens[planet(1, 2)]).toEqual([0, 8, 0]);
    expect(warp(s)).toEqual([2, 0, 0]);
  });

  test('§6.1 Super: in place of an ally it takes the reward', () => {
    const s = open({ seats: 4, powers: [null, null, 'demon'], hands: [[4], [20], ['flare demon']] });
    toCards(s, { tokens: 2, allies: { 3: ['defense', 2] } });
    lay(s, 4, 20, '7c');
    card(s, 2, 'flare demon', 3);
    quiet(s);
    play(s, '3 [2 0 0 0 0]', '2 [0 2 0 0 0]', '2 [0 2 0 0 0]');
    expect(hands(s)).toEqual([6, 6, 8, 7]);
  });

  test('§6.1 Wild: consolation is taken from it, and it takes as many cards from who should have paid', () => {
    const s = open({ powers: ['demon'], hands: [['C'], [4], ['flare demon']] });
    toCards(s, { tokens: 2 });
    lay(s, 'C', 4, '8f');
    card(s, 2, 'flare demon');
    quiet(s);
    const taken = s.events.filter(({ key }) => key === 'log.consolation' || key === 'log.taken');
    expect(taken.map(({ args }) => args)).toEqual([
      { to: 0, from: 2, n: 2 },
      { to: 2, from: 1, n: 2 },
    ]);
    expect(hands(s)).toEqual([8, 4, 6]);
  });
});

tries({
  word: 'force',
  owner: 2,
  scene: (more) => outside([null, null, 'force'], withMore({ hands: [[], [], [30]] }, more)),
  use: (s) => use(s, 2, 'force', 1),
  rest(s) {
    quiet(s);
    if (step(s) === 'force.exchange') play(s, `2 ${slot(s, 2, 30)}`);
  },
  effect: warp,
  used: [2, 0, 0],
  not: [0, 4, 0],
});

/** Seat 2 lays a card for the defense. */
function forced(mine: number | 'C', cards: readonly [number | 'C', number | 'C'], more: Opening = {}): Stage {
  const s = open(withMore({ powers: [null, null, 'force'], hands: [[cards[0]], [cards[1]], [mine]] }, more));
  toCards(s, { tokens: 2 });
  lay(s, cards[0], cards[1], '7c');
  use(s, 2, 'force', 1);
  quiet(s);
  play(s, `2 ${slot(s, 2, mine)}`);
  return s;
}

describe('Force', () => {
  test('§15.5 it has the card that lay there, and three rewards if that side wins', () => {
    const s = forced(30, [20, 4]);
    expect(slot(s, 2, 4)).toBeGreaterThanOrEqual(0);
    expect(warp(s)).toEqual([2, 0, 0]);
    expect(hands(s)).toEqual([6, 6, 10]);
  });

  test('§15.5 R257 also when the Chosen has another card instead', () => {
    const s = open({ powers: [null, 'chosen', 'force'], hands: [[20], [4], [1]] });
    toCards(s, { tokens: 2 });
    lay(s, 20, 4, '7c');
    use(s, 2, 'force', 1);
    quiet(s);
    s.play(`2 ${slot(s, 2, 1)}`);
    quiet(s, '8a');
    s.draws(itemOfCard(30));
    use(s, 1, 'chosen');
    quiet(s);
    expect([warp(s), hands(s)]).toEqual([
      [2, 0, 0],
      [6, 6, 10],
    ]);
  });

  test('§15.5 a reward may be a token out of the Warp', () => {
    const bases = { [planet(2, 1)]: 6, [planet(2, 2)]: 6, [planet(2, 3)]: 6 };
    const s = forced(30, [20, 4], { bases: [null, null, bases] });
    play(s, '2 2', '2 [2 0 0]');
    expect(hands(s)[2]).toBe(8);
    expect(warp(s)[2]).toBe(0);
  });

  test('§15.5 if that side loses, it loses two tokens, and the main player draws a card', () => {
    const s = forced(1, [20, 30]);
    play(s, '2 [2 0 0 0 0]');
    expect(warp(s)).toEqual([0, 4, 2]);
    expect(hands(s)).toEqual([6, 7, 7]);
  });

  test('§15.5 so too if a deal fails', () => {
    const s = forced('C', ['C', 4]);
    while (step(s) === 'deal') s.play(`${asked(s)[0]} pass`);
    play(s, '0 [0 2 1 0 0 0]', '1 [3 0 0 0 0]', '2 [2 0 0 0 0]');
    expect(warp(s)).toEqual([3, 3, 2]);
  });

  test('it may look and leave it at that; only a Challenge card can take its place', () => {
    const s = outside([null, null, 'force']);
    use(s, 2, 'force', 0);
    quiet(s);
    s.refuses(`2 ${slot(s, 2, 'finder')}`, '15.5');
    play(s, '2 pass');
    expect(hands(s)).toEqual([6, 6, 7]);
    expect(warp(s)).toEqual([0, 4, 0]);
  });

  test('not as an ally, but with the Super; §15.4 nor silenced', () => {
    const s = open({ powers: [null, null, 'force'], hands: [[20], [4], ['flare force', 30]] });
    toCards(s, { allies: { 2: ['defense', 1] } });
    lay(s, 20, 4, '7c');
    expect(canUse(s, 2, 'force')).toBe(false);
    card(s, 2, 'flare force', 1);
    quiet(s);
    play(s, `2 ${slot(s, 2, 30)}`);
    expect(totals(s)).toEqual([21, 35]);
    const silent = outside([null, null, 'force']);
    silence(silent, 2);
    expect(canUse(silent, 2, 'force')).toBe(false);
  });

  /** Seat 2 gives the offense this card. */
  function gift(given: number): Stage {
    const s = open({ powers: ['force'], hands: [[4], [6], ['flare force', given]] });
    launch(s);
    quiet(s, '3b');
    card(s, 2, 'flare force', 0);
    quiet(s);
    play(s, `2 ${slot(s, 2, given)}`);
    expect(hands(s)).toEqual([8, 7, 5]);
    play(s, '0 []', '1 []');
    return s;
  }

  test('§6.1 Wild: a card that is used brings both two cards', () => {
    const s = gift(30);
    lay(s, 30, 6);
    s.refuses('0 unused', '6.1');
    play(s, '0 used');
    expect(hands(s)).toEqual([9, 6, 7]);
  });

  test('§6.1 Wild: one that is not costs the giver a token', () => {
    const s = gift(30);
    lay(s, 4, 6);
    s.refuses('0 used', '6.1');
    play(s, '0 unused', '2 [1 0 0 0 0]');
    expect(warp(s)).toEqual([1, 0, 1]);
    expect(hands(s)).toEqual([7, 6, 5]);
  });
});
