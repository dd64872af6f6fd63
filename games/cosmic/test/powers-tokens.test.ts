// Powers about tokens that are lost or hit: Assassin, Healer, Terrorist, Zombie; and their Flares.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  card,
  challenge,
  launch,
  lay,
  open,
  type Opening,
  planet,
  play,
  quiet,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const warp = (s: Stage): number[] => s.table.warp;
const hand = (s: Stage, seat: number): number => s.table.hands[seat]?.length ?? 0;

/** Seat 0 loses a challenge with two tokens against seat 1. */
const defeat = (more: Opening, base: Opening): Stage => {
  const s = open(withMore({ hands: [[4], [20]], ...base }, more));
  toCards(s, { tokens: 2 });
  return s;
};

tries({
  word: 'zombie',
  owner: 0,
  scene: (more) => defeat(more, { powers: ['zombie'] }),
  rest(s) {
    lay(s, 4, 20);
    if (step(s) === 'home')
      play(
        s,
        `0 [${s.table.tokens
          .flatMap((pile, place) => ((pile[0] ?? 0) > 0 ? [place] : []))
          .map((_, i) => (i === 0 ? 2 : 0))
          .join(' ')}]`,
      );
  },
  effect: warp,
  used: [0, 0, 0],
  not: [2, 0, 0],
});

describe('Zombie', () => {
  test('R10 takes consolation for tokens that came home', () => {
    const s = open({ powers: ['zombie'], hands: [['C'], [20]] });
    toCards(s, { tokens: 2 });
    lay(s, 'C', 20);
    play(s, '0 [2 0 0 0 0]');
    expect(hand(s, 0)).toBe(6 + 2);
  });

  test('§3.84 in a deal it can free tokens of the other', () => {
    const s = open({ powers: ['zombie'], hands: [['C'], ['C']], bases: [null, { 8: 4, 9: 4, 10: 4, 11: 4 }] });
    toCards(s);
    lay(s, 'C', 'C');
    const ask = s.ask(0);
    if (ask?.choice.kind !== 'offer') throw new Error('a deal is tried');
    const give = ask.choice.give.map(({ id }) => (id === 'free' ? 3 : 0));
    s.play(`0 ${JSON.stringify({ to: 1, give, want: ask.choice.want.map(() => 0) })}`, '1 [accept]');
    play(s, '1 [3 0 0 0]');
    expect(warp(s)).toEqual([0, 1, 0]);
  });

  test('§6.1 Wild: one of the tokens lost returns', () => {
    const s = open({ powers: [null, null, 'zombie'], hands: [[4, 'flare zombie'], [20]] });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, 'loss');
    card(s, 0, 'flare zombie');
    play(s, '0 [1 0 0 0 0]');
    expect(warp(s)).toEqual([1, 0, 0]);
  });

  test('§6.1 Super: each ally may bring a token from the Warp', () => {
    const s = open({
      powers: ['zombie'],
      hands: [['flare zombie']],
      bases: [null, null, { 16: 4, 17: 4, 18: 4 }],
    });
    toCards(s, { allies: { 2: ['offense', 4] } }, '6z');
    card(s, 0, 'flare zombie');
    s.play('2 yes');
    expect(challenge(s).cone[0]).toEqual([1, 0, 5]);
  });
});

tries({
  word: 'healer',
  owner: 2,
  zapper: 1,
  scene(more) {
    const s = defeat(more, { powers: [null, null, 'healer'] });
    lay(s, 4, 20, 'loss');
    return s;
  },
  use: (s) => use(s, 2, 'healer'),
  rest(s) {
    quiet(s);
    if (step(s) === 'home') play(s, '0 [2 0 0 0 0]');
  },
  effect: (s) => [warp(s), hand(s, 2)],
  used: [[0, 0, 0], 8],
  not: [[2, 0, 0], 7],
});

describe('Flares of Healer', () => {
  test('§6.1 Super: a card for each token healed', () => {
    const s = defeat({ hands: [[], [], ['flare healer']] }, { powers: [null, null, 'healer'] });
    lay(s, 4, 20, 'loss');
    use(s, 2, 'healer');
    card(s, 2, 'flare healer');
    play(s, '0 [2 0 0 0 0]');
    expect(hand(s, 2)).toBe(6 + 2);
  });

  test('§6.1 Wild cancels a Zap', () => {
    const s = open({
      powers: ['virus'],
      hands: [
        [10, 'flare healer'],
        [20, 'cosmic-zap'],
      ],
    });
    toCards(s, { tokens: 3 });
    lay(s, 10, 20, 'act');
    card(s, 1, 'cosmic-zap');
    card(s, 0, 'flare healer');
    quiet(s);
    expect(s.told('log.totals')[0]?.args).toEqual({ offense: 30, defense: 24 });
  });
});

tries({
  word: 'assassin',
  owner: 2,
  zapper: 0,
  scene: (more) => open(withMore({ powers: [null, null, 'assassin'] }, more)),
  rest(s) {
    quiet(s);
    if (step(s) === 'assassin.token') play(s, `2 base ${planet(1, 3)} 1`);
  },
  effect: warp,
  used: [0, 1, 0],
  not: [0, 0, 0],
  copied: () => {
    const s = open({ powers: [null, null, 'assassin'], destiny: ['wild'] });
    expect(s.ask(2)?.choice).toMatchObject({ options: expect.arrayContaining(['none', `base ${planet(0, 1)} 0`]) });
  },
});

describe('Assassin', () => {
  test('§15.2 its own colour has no effect, and Dictator does not change its victim', () => {
    expect(step(open({ powers: ['assassin'], destiny: ['red'] }))).toBe('whither');
    const s = open({ powers: [null, 'dictator', 'assassin'], destiny: ['blue'] });
    expect(s.ask(2)?.choice).toMatchObject({
      options: Array.from({ length: 5 }, (_, k) => `base ${planet(1, k + 1)} 1`),
    });
    play(s, `2 base ${planet(1, 1)} 1`, '1 2');
    expect(challenge(s)).toMatchObject({ defense: 2, system: 2, colour: 1 });
  });

  test('§6.1 Super: in its own turn a token of its own from the Warp takes the place', () => {
    const s = open({
      powers: ['assassin'],
      hands: [['flare assassin']],
      bases: [{ 0: 4, 1: 4, 2: 4 }],
      destiny: ['blue'],
    });
    s.play('0 pass');
    card(s, 0, 'flare assassin');
    play(s, `0 base ${planet(1, 1)} 1`);
    expect(s.table.tokens[planet(1, 1)]).toEqual([1, 3, 0]);
  });

  test('§6.1 Wild: a beaten defense takes all attackers with it', () => {
    const s = open({ hands: [[20], [4, 'flare assassin']] });
    toCards(s, { tokens: 3, allies: { 2: ['offense', 1] } });
    lay(s, 20, 4, 'losing');
    card(s, 1, 'flare assassin');
    play(s, '1 [1 0 0 0]');
    expect(warp(s)).toEqual([3, 5, 1]);
    expect(s.table.tokens[planet(1, 1)]).toEqual([0, 0, 0]);
  });
});

/** Bombs on the first planet of each system, or where it is said. */
function armed(more: Opening = {}): Stage {
  const s = open(withMore({ powers: [null, null, 'terrorist'], hands: [[20], [4]] }, more));
  s.play(`2 ${planet(0, 1)}`, `2 ${planet(1, 1)}`, `2 ${planet(2, 1)}`);
  return s;
}

tries({
  word: 'terrorist',
  owner: 2,
  zapper: 1,
  scene(more) {
    const s = armed(more);
    toCards(s, { tokens: 2 });
    return s;
  },
  rest: (s) => lay(s, 20, 4),
  effect: warp,
  used: [2, 4, 0],
  not: [0, 4, 0],
  copied: 'it has artifacts, which nobody copies (§15.1)',
});

describe('Terrorist', () => {
  test('§15.1 only it knows its list', () => {
    const s = armed();
    const slots = s.table.powers[2]?.[0]?.slots ?? [];
    expect(slots.map((slot) => itemOf(s.state, slot))).toEqual([planet(0, 1), planet(1, 1), planet(2, 1)]);
    expect([0, 1, 2, 3].map((viewer) => slots.every((slot) => knows(s.state, slot, viewer)))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test('§6.1 Super: it sets off a bomb of its choice at any moment', () => {
    const s = armed({ hands: [[], [], ['flare terrorist']] });
    quiet(s, '2b');
    card(s, 2, 'flare terrorist', planet(0, 1));
    quiet(s);
    expect(warp(s)).toEqual([4, 0, 0]);
    expect(s.table.powers[2]?.[0]?.slots).toHaveLength(2);
  });

  test('§6.1 Wild: tokens beside its own are hostages', () => {
    const shared = {
      [planet(0, 1)]: 1,
      [planet(1, 1)]: 4,
      [planet(1, 2)]: 4,
      [planet(1, 3)]: 4,
      [planet(1, 4)]: 4,
      [planet(1, 5)]: 3,
    };
    const s = open({ powers: [null, null, 'terrorist'], hands: [[4, 'flare terrorist'], [20]], bases: [null, shared] });
    s.play(`2 ${planet(0, 2)}`, `2 ${planet(1, 2)}`, `2 ${planet(2, 2)}`);
    launch(s);
    quiet(s, '3b');
    expect(canPlay(s, 0, 'flare terrorist')).toBe(true);
    card(s, 0, 'flare terrorist', planet(0, 1));
    toCards2(s);
    lay(s, 4, 20);
    expect(warp(s)).toEqual([1, 1, 0]);
  });
});

function toCards2(s: Stage): void {
  quiet(s);
  play(s, '0 []', '1 []');
}
