// Powers that fight more often, or more than one at once: Berserker, Machine; and their Flares.

import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  canUse,
  type Card,
  card,
  challenge,
  home,
  launch,
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

const warp = (s: Stage): number[] => s.table.warp;
const hands = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
const totals = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
const silence = (s: Stage, seat: number): void =>
  s.arrange(({ table }) => {
    if (table.stack[0] !== undefined) table.stack[0].silent = 1 << seat;
  });

/** A seat keeps these cards alone; the last player has the rest. */
function disarm(s: Stage, seat: number, ...kept: readonly Card[]): void {
  const to = s.state.seats - 1;
  const slots = kept.map((each) => slot(s, seat, each));
  s.arrange(({ table, held }) => {
    const given = (table.hands[seat] ?? []).filter((each) => !slots.includes(each));
    table.hands[seat] = slots;
    table.hands[to]?.push(...given);
    for (const each of given) held.know[each] = (held.know[each] ?? 0) | (1 << to);
  });
}

/** The offense has lost its first challenge; it is about to end. */
function beaten(powers: Opening['powers'], more: Opening = {}): Stage {
  const s = open(
    withMore({ powers: powers ?? [], hands: [[4, 6], [20], ['finder']], destiny: ['blue', 'blue', 'green'] }, more),
  );
  toCards(s);
  lay(s, 4, 20, '9');
  return s;
}

tries({
  word: 'machine',
  owner: 0,
  scene: (more) => beaten(['machine'], more),
  use: (s) => use(s, 0, 'machine'),
  rest(s) {
    quiet(s);
    if (step(s) === 'again') play(s, '0 again');
    quiet(s);
  },
  effect: (s) => [s.table.turn, s.table.made],
  used: [0, 2],
  not: [1, 1],
});

describe('Machine', () => {
  test('§3.0, §3.10 as often as it likes, with a Challenge card', () => {
    const s = open({ powers: ['machine'], hands: [[20, 4, 6, 8], [1]], destiny: ['blue', 'blue', 'blue', 'blue'] });
    toCards(s);
    lay(s, 20, 1, '9');
    // After a success it may go on anyway.
    expect(momentNow(s) === '9' && canUse(s, 0, 'machine')).toBe(false);
    quiet(s);
    play(s, '0 again');
    toCards(s, { at: planet(1, 2) });
    const [mine, theirs] = [slot(s, 0, 8), s.table.hands[1]?.[0] ?? -1];
    play(s, `0 ${mine}`);
    s.play(`1 ${theirs}`);
    quiet(s, '9');
    use(s, 0, 'machine');
    quiet(s);
    play(s, '0 again');
    expect([s.table.turn, s.table.made]).toEqual([0, 3]);
  });

  test('§3.10 without a Challenge card there is no further one', () => {
    const s = beaten(['machine']);
    disarm(s, 0);
    expect(canUse(s, 0, 'machine')).toBe(false);
  });

  test('a turn that was given up stays so', () => {
    const s = open({ powers: ['machine', 'skeptic'] });
    toCards(s, {}, '6z');
    use(s, 1, 'skeptic');
    quiet(s);
    play(s, '0 agree');
    expect(momentNow(s) === '9' && canUse(s, 0, 'machine')).toBe(false);
    play(s, '0 [1 0 0 0 0]');
    expect(s.table.turn).toBe(1);
  });

  test('§6.1 Wild: a second challenge after a defeat, with a new hand if there is no Challenge card', () => {
    const s = beaten([null, 'machine'], { hands: [['flare machine']] });
    disarm(s, 0, 'flare machine');
    card(s, 0, 'flare machine');
    quiet(s);
    play(s, '0 again');
    expect([s.table.turn, s.table.made]).toEqual([0, 2]);
    expect(hands(s)[0]).toBe(7);
  });

  test('§3.0, §6.1 Wild: there is no third', () => {
    const s = beaten([null, 'machine'], { hands: [['flare machine', 8], [15]] });
    card(s, 0, 'flare machine');
    quiet(s);
    play(s, '0 again');
    toCards(s);
    lay(s, 8, 15);
    expect(s.table.turn).toBe(1);
    const late = open({
      powers: [null, 'machine'],
      hands: [
        [20, 4, 'flare machine'],
        [6, 15],
      ],
      destiny: ['blue', 'blue'],
    });
    toCards(late);
    lay(late, 20, 6);
    play(late, '0 again');
    toCards(late, { at: planet(1, 2) });
    lay(late, 4, 15, '9');
    expect(momentNow(late) === '9' && canPlay(late, 0, 'flare machine')).toBe(false);
  });

  test('§3.1, §6.1 Super: a card instead of a token from the Warp', () => {
    const s = open({ powers: ['machine'], hands: [['flare machine']], bases: [home(0, 4)] });
    quiet(s, 'start');
    card(s, 0, 'flare machine');
    quiet(s);
    expect(step(s)).toBe('launch');
    expect(hands(s)[0]).toBe(7);
    const none = open({ powers: ['machine'], hands: [['flare machine']] });
    expect(momentNow(none) === 'start' && canPlay(none, 0, 'flare machine')).toBe(false);
  });

  test('§3.1, R172 Super: not when a token has been taken', () => {
    const after = (answer: string): boolean => {
      const s = open({ powers: ['machine'], hands: [['flare machine', 'mobius-tubes']], bases: [home(0, 4)] });
      quiet(s);
      s.play(answer);
      quiet(s, 'start');
      return momentNow(s) === 'start' && canPlay(s, 0, 'flare machine');
    };
    expect(after(`0 ${planet(0, 1)}`)).toBe(false);
  });

  test('§3.10 it goes on with its turn, whoever has led the challenge in the end (Delegator)', () => {
    const s = open({ powers: ['machine', null, 'delegator'], hands: [[8], [20], [4]], destiny: ['blue', 'blue'] });
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    use(s, 2, 'delegator');
    quiet(s);
    s.play('2 2');
    quiet(s);
    lay(s, 4, 20, '9');
    expect(challenge(s).offense).toBe(2);
    use(s, 0, 'machine');
    quiet(s);
    play(s, '0 again');
    expect([s.table.turn, s.table.made]).toEqual([0, 2]);
  });
});

/** On the first planet of blue stand seats 1, 2 and 3: four tokens, two and one. */
const CROWDED = [null, null, { ...home(2, 4), [planet(1, 1)]: 2 }, { ...home(3, 4), [planet(1, 1)]: 1 }];

function crowd(powers: Opening['powers'], more: Opening = {}): Stage {
  const s = open(withMore({ seats: 4, powers: powers ?? [], hands: [[20], [4], [6]], bases: CROWDED }, more));
  launch(s, { tokens: 3 });
  quiet(s, '3b');
  return s;
}

tries({
  word: 'berserker',
  owner: 0,
  scene: (more) => crowd(['berserker'], more),
  use: (s) => use(s, 0, 'berserker'),
  rest(s) {
    quiet(s);
    if (step(s) === 'berserker.foes') play(s, '0 [1 2]', '0 1');
    play(s, '0 []', '1 []');
    lay(s, 20, 4);
  },
  effect: (s) => [totals(s), s.table.tokens[planet(1, 1)]],
  used: [
    [23, 10],
    [3, 0, 0, 1],
  ],
  not: [
    [23, 8],
    [3, 0, 2, 1],
  ],
});

describe('Berserker', () => {
  test('§3.22 whoever leads fights with its own hand; those challenged are nobody’s allies', () => {
    const s = crowd(['berserker']);
    use(s, 0, 'berserker');
    quiet(s);
    s.refuses('0 [2]', '3.22');
    s.refuses('0 [1 0]', '3.22');
    s.play('0 [2 3]');
    s.refuses('0 1', '3.22');
    play(s, '0 2');
    expect(challenge(s).defense).toBe(2);
    s.refuses('0 [3]', '3.4');
    play(s, '0 [1]', '2 []', '1 neither');
    lay(s, 20, 6);
    expect(totals(s)).toEqual([23, 9]);
    expect(s.table.tokens[planet(1, 1)]).toEqual([3, 4, 0, 0]);
  });

  test('§3.27 a leader without a Challenge card takes a new hand', () => {
    const s = crowd(['berserker']);
    disarm(s, 2);
    use(s, 0, 'berserker');
    quiet(s);
    play(s, '0 [1 2]', '0 2');
    expect(hands(s)[2]).toBe(7);
  });

  test('two at least must stand there, and it must be the offense; §15.4 silenced it cannot say whom', () => {
    const alone = open({ powers: ['berserker'], hands: [['finder']] });
    launch(alone);
    quiet(alone, '3b');
    expect(canUse(alone, 0, 'berserker')).toBe(false);
    const s = crowd(['berserker']);
    silence(s, 0);
    expect(canUse(s, 0, 'berserker')).toBe(false);
  });

  test('§15.4 its Compromise is an Attack 15, also when it is silenced', () => {
    const s = open({ powers: ['berserker'], hands: [['C'], [4]] });
    toCards(s);
    silence(s, 0);
    lay(s, 'C', 4);
    expect(totals(s)).toEqual([16, 8]);
  });

  test('§6.31 its Kicker multiplies the 15', () => {
    const s = open({
      powers: ['berserker'],
      options: { expansion: true, kickers: true },
      hands: [['C', 'x2'], [20]],
    });
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x2')}`);
    lay(s, 'C', 20);
    expect(totals(s)).toEqual([31, 24]);
  });

  test('§6.2 zapped, it is a Compromise', () => {
    const s = open({ powers: ['berserker'], hands: [['C'], [4], ['cosmic-zap']] });
    toCards(s);
    lay(s, 'C', 4, 'act');
    card(s, 2, 'cosmic-zap');
    quiet(s);
    expect(totals(s)).toBe(undefined);
    expect(warp(s)).toEqual([1, 0, 0]);
  });

  test('a Compromise that others have put there is what it is (Sorcerer, Force)', () => {
    const s = open({
      powers: ['berserker', 'sorcerer'],
      hands: [[20, 'solar-wind'], ['C']],
      options: { expansion: true },
    });
    toCards(s);
    lay(s, 20, 'C', '7c');
    use(s, 1, 'sorcerer');
    quiet(s, '8a');
    // A card it plays later makes it no more its own.
    card(s, 0, 'solar-wind');
    quiet(s);
    expect(warp(s)[0]).toBe(1);
    const forcing = open({ powers: ['berserker', null, 'force'], hands: [[20], [4], ['C']] });
    toCards(forcing);
    lay(forcing, 20, 4, '7c');
    use(forcing, 2, 'force', 0);
    quiet(forcing);
    play(forcing, `2 ${slot(forcing, 2, 'C')}`);
    expect(warp(forcing)[0]).toBe(1);
  });

  test('§14.11 so it is when it must be laid face up', () => {
    const s = open({ powers: ['berserker', 'oracle'], hands: [['C'], [4]] });
    toCards(s);
    s.play(`0 ${slot(s, 0, 'C')}`);
    lay(s, 'C', 4);
    expect(totals(s)).toEqual([16, 8]);
  });

  test('§3.82 against another Compromise it wins, and owes consolation', () => {
    const s = open({ powers: ['berserker'], hands: [['C'], ['C']] });
    toCards(s);
    lay(s, 'C', 'C');
    expect(warp(s)).toEqual([0, 4, 0]);
    expect(hands(s)).toEqual([2, 10, 7]);
  });

  test('§6.1 Super: after several were beaten, another challenge with 10 more, at a planet of two colours', () => {
    const s = open({
      seats: 4,
      powers: ['berserker'],
      hands: [[20, 8, 'flare berserker'], [4], [6]],
      bases: [null, null, { ...home(2, 3), [planet(1, 1)]: 2, [planet(1, 2)]: 1 }],
    });
    launch(s, { tokens: 3 });
    quiet(s, '3b');
    use(s, 0, 'berserker');
    quiet(s);
    play(s, '0 [1 2]', '0 1', '0 []', '1 []');
    lay(s, 20, 4, '8g');
    card(s, 0, 'flare berserker', `${planet(1, 2)} 2`);
    quiet(s);
    expect([challenge(s).defense, challenge(s).system, s.table.made]).toEqual([2, 1, 1]);
    play(s, '0 [1 0 0 0 0 0]', '0 []', '2 []');
    lay(s, 8, 6);
    expect(totals(s)).toEqual([19, 7]);
    expect(s.table.tokens[planet(1, 2)]).toEqual([1, 4, 0, 0]);
    expect(step(s)).toBe('again');
  });

  test('§6.1 Wild: who should give consolation takes as many cards instead', () => {
    const s = open({ powers: [null, null, 'berserker'], hands: [[20, 'flare berserker'], ['C']] });
    toCards(s);
    lay(s, 20, 'C', '8f');
    card(s, 0, 'flare berserker');
    quiet(s);
    expect(hands(s)).toEqual([9, 2, 7]);
  });
});
