// Powers that reckon with the cards or add to the totals: Calculator, Mirror, Warpish, Warrior; and their Flares.

import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import { holdingOf, now } from '../rules/table.ts';
import { turnedRound } from '../powers/mirror.ts';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  canUse,
  type Card,
  card,
  challenge,
  home,
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

/** The totals that were told when the result was found. */
const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];

/** §15.4 Nothing this seat says is heard. */
const silence = (s: Stage, seat: number): void =>
  s.arrange(({ table }) => {
    now(table).silent = 1 << seat;
  });

/** Two cards face down, the offense's power about to be used. */
function faceDown(word: 'calculator' | 'mirror', cards: readonly [Card, Card], more: Opening): Stage {
  const s = open(withMore({ powers: [word], hands: [[cards[0]], [cards[1]]] }, more));
  toCards(s);
  lay(s, cards[0], cards[1], '7c');
  return s;
}

tries({
  word: 'calculator',
  owner: 0,
  scene: (more) => faceDown('calculator', [8, 20], more),
  use: (s) => use(s, 0, 'calculator'),
  rest: (s) => quiet(s),
  effect: told,
  used: [9, 16],
  not: [9, 24],
});

describe('Calculator', () => {
  const called = (cards: readonly [Card, Card]): unknown => {
    const s = open({ powers: ['calculator'], options: { expansion: true }, hands: [[cards[0]], [cards[1]]] });
    toCards(s);
    lay(s, cards[0], cards[1], '7c');
    use(s, 0, 'calculator');
    quiet(s);
    return told(s);
  };

  test('§3.81 the higher is worth the difference, whoever’s it is; two equal ones stay', () => {
    expect(called([20, 8])).toEqual([13, 12]);
    expect(called([8, 8])).toEqual([9, 12]);
    // Of 4 and -4 the higher is worth 8.
    expect(called([4, -4])).toEqual([9, 0]);
    expect(called([20, 'C'])).toBe(undefined);
  });

  test('§6.3 Kickers multiply before it', () => {
    const s = open({ powers: ['calculator'], options: { kickers: true }, hands: [[10, 'x3'], [20]] });
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x3')}`);
    lay(s, 10, 20, '7c');
    use(s, 0, 'calculator');
    quiet(s);
    expect(told(s)).toEqual([11, 24]);
  });

  test('§15.4 a silenced player cannot call it', () => {
    const s = faceDown('calculator', [8, 20], {});
    silence(s, 0);
    expect(canUse(s, 0, 'calculator')).toBe(false);
  });

  test('§6.1 Super: called as an ally', () => {
    const s = open({ powers: [null, null, 'calculator'], hands: [[8], [20], ['flare calculator']] });
    toCards(s, { allies: { 2: ['offense', 1] } });
    lay(s, 8, 20, '7c');
    expect(canUse(s, 2, 'calculator')).toBe(false);
    card(s, 2, 'flare calculator');
    quiet(s);
    expect(told(s)).toEqual([10, 16]);
  });

  test.each([
    [8, 20, 'even', [9, 16]],
    [8, 20, 'odd', [-11, 24]],
    [9, 20, 'odd', [10, 15]],
    [9, 20, 'even', [-10, 24]],
  ] as const)('§6.1 Wild: %i and %i, called %s', (mine, theirs, word, sums) => {
    const s = open({ hands: [[mine, 'flare calculator'], [theirs]] });
    toCards(s);
    lay(s, mine, theirs, '7c');
    card(s, 0, 'flare calculator', word);
    quiet(s);
    expect(told(s)).toEqual(sums);
  });
});

tries({
  word: 'mirror',
  owner: 0,
  scene: (more) => faceDown('mirror', [12, 20], more),
  use: (s) => use(s, 0, 'mirror'),
  rest: (s) => quiet(s),
  effect: told,
  used: [22, 6],
  not: [13, 24],
});

describe('Mirror', () => {
  test('R31 all digits are turned round, the sign stays', () => {
    expect([15, 20, 8, 0, -8, -15, 120, 100].map(turnedRound)).toEqual([51, 2, 80, 0, -80, -51, 21, 1]);
  });

  test('§14.10 of what the Kicker has made of the card', () => {
    const s = open({ powers: ['mirror'], options: { kickers: true }, hands: [[7, 'x3'], [20]] });
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x3')}`);
    lay(s, 7, 20, '7c');
    use(s, 0, 'mirror');
    quiet(s);
    expect(told(s)).toEqual([13, 6]);
  });

  test('§3.8 what was called first comes first: the Calculator works on what the Mirror left', () => {
    const s = open({ powers: ['mirror', 'calculator'], hands: [[12], [20]] });
    toCards(s);
    lay(s, 12, 20, '7c');
    use(s, 0, 'mirror');
    use(s, 1, 'calculator');
    quiet(s);
    // 21 and 2: the higher is worth 19.
    expect(told(s)).toEqual([20, 6]);
  });

  test('§15.4 a silenced player cannot call a reversal', () => {
    const s = faceDown('mirror', [12, 20], {});
    silence(s, 0);
    expect(canUse(s, 0, 'mirror')).toBe(false);
  });

  test.each([
    [0, [22, 24]],
    [1, [13, 6]],
  ] as const)('§6.1 Super: only the card of side %i', (side, sums) => {
    const s = faceDown('mirror', [12, 20], { hands: [['flare mirror']] });
    use(s, 0, 'mirror');
    card(s, 0, 'flare mirror', side);
    quiet(s);
    expect(told(s)).toEqual(sums);
  });

  test('§6.1 Wild: the card becomes a copy of the other, with the own Kicker', () => {
    const s = open({ options: { kickers: true }, hands: [[4, 'x2', 'flare mirror'], [20]] });
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x2')}`);
    lay(s, 4, 20, '8a');
    card(s, 0, 'flare mirror');
    quiet(s);
    expect(told(s)).toEqual([41, 24]);
  });

  test('§3.83 §6.1 Wild: against a Compromise it becomes one, and the two deal', () => {
    const s = open({ hands: [[4, 'flare mirror'], ['C']] });
    toCards(s);
    lay(s, 4, 'C', '8a');
    card(s, 0, 'flare mirror');
    quiet(s);
    expect(step(s)).toBe('deal');
  });
});

/** Three tokens of each of these seats in the Warp: the fifth planet has only one. */
const wounded = (seat: number): Record<number, number> => ({ ...home(seat, 4), [planet(seat, 5)]: 1 });

tries({
  word: 'warpish',
  owner: 1,
  scene(more) {
    const s = open(withMore({ powers: [null, 'warpish'], hands: [[10], [6]], bases: [null, null, wounded(2)] }, more));
    toCards(s);
    return s;
  },
  rest: (s) => lay(s, 10, 6),
  effect: told,
  used: [11, 13],
  not: [11, 10],
});

describe('Warpish', () => {
  const base: Opening = { hands: [[10], [6]], bases: [wounded(0), wounded(1), wounded(2)] };

  test('§3.81 every token in the Warp, whoever owns it; nothing for an ally', () => {
    const s = open({ ...base, powers: ['warpish'] });
    toCards(s);
    lay(s, 10, 6);
    expect(told(s)).toEqual([20, 10]);
    const ally = open({ ...base, powers: [null, null, 'warpish'] });
    toCards(ally, { allies: { 2: ['offense', 1] } });
    lay(ally, 10, 6);
    expect(told(ally)).toEqual([12, 10]);
  });

  test('§10.0 what is in Limbo does not count', () => {
    const s = open({ hands: [[10], [6]], powers: ['warpish'], options: { limbo: true } });
    s.arrange(({ table }) => {
      table.tokens[planet(2, 5)] = [0, 0, 1];
      table.limbo[1] = [0, 0, 3];
    });
    toCards(s);
    lay(s, 10, 6);
    expect(told(s)).toEqual([11, 10]);
  });

  test('§6.1 Wild: 1 for each own token there', () => {
    const s = open({ ...base, hands: [[10, 'flare warpish'], [6]] });
    toCards(s);
    lay(s, 10, 6, '8a');
    card(s, 0, 'flare warpish');
    quiet(s);
    expect(told(s)).toEqual([14, 10]);
  });

  test('§6.1 Super: and the opponent loses 1 for each of theirs', () => {
    const s = open({ ...base, powers: ['warpish'], hands: [[10, 'flare warpish'], [6]] });
    toCards(s);
    lay(s, 10, 6, '8a');
    card(s, 0, 'flare warpish');
    quiet(s);
    expect(told(s)).toEqual([20, 7]);
  });
});

const points = (s: Stage, seat = 0): number | undefined => holdingOf(s.table, seat, powerOf('warrior'))?.data?.[0];

/** A Warrior with five points, its cards about to be laid. */
function veteran(more: Opening, owner = 0): Stage {
  const powers = [null, null, null].map((_, seat) => (seat === owner ? 'warrior' : null));
  const s = open(withMore({ powers, hands: [[10], [20]] }, more));
  s.arrange(({ table }) => {
    const holding = holdingOf(table, owner, powerOf('warrior'));
    if (holding !== undefined) holding.data = [5];
  });
  toCards(s, owner === 2 ? { allies: { 2: ['offense', 1] } } : {});
  return s;
}

tries({
  word: 'warrior',
  owner: 0,
  scene: (more) => veteran(more),
  rest: (s) => lay(s, 10, 20),
  effect: told,
  used: [16, 24],
  not: [11, 24],
  copied: 'a power with artifacts is never copied (§15.1)',
});

describe('Warrior', () => {
  test('§3.8 1 point for a win, 2 for a defeat, by which it then fights', () => {
    const s = open({ powers: ['warrior', null], hands: [[20, 8], [4], [10]], destiny: ['blue', 'green'] });
    expect(points(s)).toBe(0);
    toCards(s);
    lay(s, 20, 4);
    expect([told(s), points(s)]).toEqual([[21, 8], 1]);
    play(s, '0 again');
    toCards(s, { at: planet(2, 1) });
    lay(s, 8, 10);
    expect([told(s), points(s)]).toEqual([[10, 14], 3]);
  });

  test('§3.83 2 points for a deal that fails', () => {
    const s = open({ powers: ['warrior'], hands: [['C'], ['C']], options: { proposals: 1 } });
    toCards(s);
    lay(s, 'C', 'C');
    play(s, '0 pass', '1 pass');
    while (step(s) === 'pay') play(s, s.ask(0) === null ? '1 [3 0 0 0 0]' : '0 [0 3 0 0 0 0]');
    play(s, '0 [1 0 0 0]');
    expect(points(s)).toBe(2);
  });

  test('R135 nothing is learned as an ally, nor from a challenge that was broken off', () => {
    const ally = veteran({}, 2);
    lay(ally, 10, 20);
    expect([told(ally), points(ally, 2)]).toEqual([[12, 24], 5]);
    const s = veteran({});
    s.arrange(({ table }) => {
      for (const each of table.hands[0] ?? []) table.under.push(each);
      table.hands[0] = [];
    });
    quiet(s);
    expect([s.table.success, points(s)]).toEqual([false, 5]);
  });

  test('R135 §6.2 a Warrior that was zapped learns nothing', () => {
    const s = veteran({ hands: [[], [], ['cosmic-zap']] });
    lay(s, 10, 20, 'act');
    card(s, 2, 'cosmic-zap');
    quiet(s);
    expect(points(s)).toBe(5);
  });

  test('§15.1 the points go with the power', () => {
    const s = open({ powers: ['warrior', 'changeling'] });
    s.arrange(({ table }) => {
      const holding = holdingOf(table, 0, powerOf('warrior'));
      if (holding !== undefined) holding.data = [7];
    });
    quiet(s);
    expect(step(s)).toBe('changeling.choose');
    play(s, `1 swap 0 ${powerOf('warrior')}`);
    expect(points(s, 1)).toBe(7);
  });

  test('§6.1 Super: its points count for the side it is allied with', () => {
    const s = veteran({ hands: [[], [], ['flare warrior']] }, 2);
    lay(s, 10, 20, '8a');
    card(s, 2, 'flare warrior');
    quiet(s);
    expect(told(s)).toEqual([17, 24]);
  });

  test('§6.1 Wild: after it was attacked it attacks the offense at home, then the turn goes on', () => {
    const s = open({
      hands: [
        [20, 10],
        [4, 'flare warrior', 30],
      ],
    });
    toCards(s);
    lay(s, 20, 4, '9');
    card(s, 1, 'flare warrior');
    quiet(s);
    expect(s.table.stack.length).toBe(2);
    expect([challenge(s).offense, challenge(s).defense, challenge(s).system]).toEqual([1, 0, 0]);
    toCards(s, { at: planet(0, 2) });
    lay(s, 30, 10);
    expect(s.table.tokens[planet(0, 2)]?.[1]).toBe(1);
    // The first challenge was a success all the same.
    expect([step(s), s.table.turn]).toEqual(['again', 0]);
  });

  test('§6.1 Wild: not without a Challenge card', () => {
    const s = open({ hands: [[20], [4, 'flare warrior', 'plague', 'quash', 'keeper', 'finder', 'sanity']] });
    toCards(s);
    lay(s, 20, 4, '9');
    expect(canPlay(s, 1, 'flare warrior')).toBe(false);
  });
});
