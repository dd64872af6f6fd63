// Ghost: tokens out of the Warp as allies, its own and others'; and its Flares.

import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import {
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
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];

/** Everybody has four tokens in the Warp; up to where all have joined. */
function calling(more: Opening = {}, fight: Parameters<typeof toCards>[1] = {}, seats = 3): Stage {
  const bases = [0, 1, 2, 3].map((seat) => home(seat, 4));
  const s = open({ ...more, ...withMore({ seats, powers: more.powers ?? ['ghost'], bases }, more) });
  toCards(s, fight, '6z');
  return s;
}

/** The Ghost calls so many tokens of a player. */
function raise(s: Stage, ghost: number, whose: number, n: number): void {
  use(s, ghost, 'ghost', whose);
  quiet(s);
  s.play(`${ghost} ${n}`);
}

tries({
  word: 'ghost',
  owner: 0,
  scene: (more) => calling(more),
  use: (s) => use(s, 0, 'ghost', 0),
  rest(s) {
    quiet(s);
    if (step(s) === 'ghost.call') play(s, '0 3');
  },
  effect: (s) => [s.table.warp[0], challenge(s).cone[0][0]],
  used: [1, 4],
  not: [4, 1],
  lost() {
    const s = open({ powers: ['ghost'], bases: [home(0, 2)] });
    toCards(s, {}, '6z');
    expect([step(s), s.table.warp[0]]).toEqual(['select', 12]);
  },
});

const hands = (offense: Card, defense: Card, ...more: Card[]): Opening => ({ hands: [[offense, ...more], [defense]] });

describe('Ghost', () => {
  test('§3.86 its own dead count, and live again if it wins', () => {
    const s = calling(hands(10, 8));
    raise(s, 0, 0, 3);
    lay(s, 10, 8);
    expect(told(s)).toEqual([14, 12]);
    expect(s.table.tokens[planet(1, 1)]?.[0]).toBe(4);
    expect(s.table.warp[0]).toBe(1);
  });

  test('R83 if it loses they go back to the Warp, and are not lost again: no consolation for them', () => {
    const s = calling(hands('C', 8), { tokens: 2 });
    raise(s, 0, 0, 3);
    lay(s, 'C', 8);
    expect(s.table.warp[0]).toBe(1 + 3 + 2);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([8, 4, 7]);
  });

  test('§3.87 with the reverse cone they take rewards as its allies do, though it lands', () => {
    const s = calling({ ...hands(10, 8), destiny: ['blue reverse'] });
    raise(s, 0, 0, 3);
    lay(s, 10, 8);
    // They go home first, then three rewards: a token that is still in the Warp, and two cards.
    play(s, '0 [3 0 0 0 0]', '0 1', '0 [1 0 0 0 0]');
    expect(s.table.tokens[planet(1, 1)]?.[0]).toBe(1);
    expect(s.table.warp[0]).toBe(0);
    expect(s.table.hands[0]).toHaveLength(8);
  });

  test('§3.87 as defense they take rewards; with the reverse cone they land', () => {
    const start = (destiny: string): Stage => {
      const s = calling({ ...hands(4, 10), powers: [null, 'ghost'], destiny: [destiny] });
      raise(s, 1, 1, 2);
      lay(s, 4, 10);
      return s;
    };
    const s = start('blue');
    play(s, '1 [2 0 0 0]', '1 0');
    expect(s.table.hands[1]).toHaveLength(8);
    expect(s.table.warp[1]).toBe(2);
    const landed = start('blue reverse');
    expect(landed.table.tokens[planet(1, 1)]?.[1]).toBe(6);
  });

  test('another’s dead: nobody is asked, they keep what is special about them, and the base is their owner’s', () => {
    const s = calling({ ...hands(10, 8), powers: ['ghost', null, 'macron'] });
    raise(s, 0, 2, 2);
    expect(challenge(s).cone[0]).toEqual([1, 0, 2]);
    lay(s, 10, 8);
    expect(told(s)).toEqual([10 + 1 + 2 * 4, 12]);
    expect(s.table.tokens[planet(1, 1)]).toEqual([1, 0, 2]);
    expect(s.table.warp[2]).toBe(2);
  });

  test('not of who is against it, nor of the other main player', () => {
    const s = calling({}, { allies: { 2: ['defense', 1] } }, 4);
    const choice = s.ask(0)?.choice;
    const options = choice?.kind === 'one' ? choice.options.map((each) => Number(String(each).split(' ')[3])) : [];
    expect(options).toEqual([0, 3]);
  });

  test('§3.83 before a deal they go back to the Warp, whoever’s they are', () => {
    const s = calling(hands('C', 'C'));
    raise(s, 0, 0, 3);
    lay(s, 'C', 'C');
    expect(step(s)).toBe('deal');
    expect([s.table.warp[0], challenge(s).cone[0][0]]).toEqual([4, 1]);
    const other = calling(hands('C', 'C'));
    raise(other, 0, 2, 3);
    lay(other, 'C', 'C');
    expect(other.table.warp[2]).toBe(4);
  });

  test('§6.2 a Force Field sends them back, and keeps who is named from being called', () => {
    const s = calling({ hands: [[], ['force-field']] });
    raise(s, 0, 2, 3);
    card(s, 1, 'force-field');
    s.play('1 [2]');
    expect(s.table.warp[2]).toBe(4);
    quiet(s);
    expect(step(s)).toBe('select');
  });

  test('§13.3 nobody is called to a Moon', () => {
    const s = calling();
    expect(canUse(s, 0, 'ghost')).toBe(true);
    s.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].target = planet(1, 7);
    });
    expect(canUse(s, 0, 'ghost')).toBe(false);
  });

  test('§4.1 only with tokens in the Warp, and once in a challenge', () => {
    const s = calling({}, {});
    raise(s, 0, 0, 1);
    expect(canUse(s, 0, 'ghost')).toBe(false);
    const none = open({ powers: ['ghost'] });
    toCards(none, {}, '6z');
    expect(step(none)).toBe('select');
  });
});

describe('Flares of Ghost', () => {
  test('§6.1 Super: all the dead of everybody who is not against it', () => {
    const s = calling({ hands: [['flare ghost']] }, { allies: { 2: ['offense', 1] } }, 4);
    card(s, 0, 'flare ghost');
    quiet(s);
    expect(challenge(s).cone[0]).toEqual([5, 0, 5, 4]);
    expect(s.table.warp).toEqual([0, 4, 0, 0]);
  });

  test('§6.1 Wild: an ally’s own dead; if its side wins they go home without a base or rewards', () => {
    const start = (offense: Card): Stage => {
      const more: Opening = { powers: [], hands: [[offense], [8], ['flare ghost']] };
      const s = calling(more, { allies: { 2: ['offense', 1] } });
      card(s, 2, 'flare ghost');
      quiet(s);
      s.play('2 3');
      lay(s, offense, 8);
      return s;
    };
    const won = start(10);
    play(won, '2 [3 0 0 0]');
    expect(won.table.tokens[planet(1, 1)]).toEqual([1, 0, 1]);
    expect(won.table.warp[2]).toBe(1);
    const lost = start(4);
    expect(lost.table.warp[2]).toBe(5);
  });
});
