// §9: the reverse hexes, but for those that hold Destiny cards (chapter-09-dust.test.ts).

import { describe, expect, test } from 'vitest';
import { type Game } from '@orrery/kernel';
import { type Scenario, scenario } from '@orrery/kernel/testkit';
import { game } from '../index.ts';
import { livePowers } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { externalBases } from '../rules/tokens.ts';
import { FIRST_SPOT, type Table } from '../rules/table.ts';
import {
  ally,
  asked,
  canHex,
  launch,
  lay,
  momentNow,
  open,
  type Opening,
  planet,
  play,
  quiet,
  type Stage,
  step,
  toCards,
  useHex,
} from './stage.ts';

type Begun = Scenario<Table>;
const begin = (stage: Parameters<typeof scenario>[1]): Begun => scenario(game as unknown as Game<Table>, stage);

const at = (s: Stage, place: number): number[] => s.table.tokens[place] ?? [];
const warp = (s: Stage): number[] => s.table.warp;
const powers = (s: Stage, seat: number): number[] => livePowers(s.state, seat);
const totals = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];

describe('who has which', () => {
  const begun = (hexes: string, seats = 3): Begun => begin({ seats, options: { powers: 'none', hexes } });
  const of = (s: Begun): number[] => s.table.hexes;

  test('§9.0 by option: nobody, everybody by lot', () => {
    expect(of(begun('none'))).toEqual([0, 0, 0]);
    for (const seats of [2, 4, 6]) {
      const all = of(begun('dealt', seats));
      expect([new Set(all).size, Math.min(...all) > 0, Math.max(...all) < 7]).toEqual([seats, true, true]);
    }
  });

  test('§9.0 by choice, in turn, of those that are left; the first seat alone', () => {
    const s = begun('chosen');
    s.play('0 2');
    s.refuses('1 2', '9.0');
    s.play('1 5', '2 0');
    expect(of(s)).toEqual([3, 6, 1]);
    const one = begun('first');
    one.play('0 1');
    expect(of(one)).toEqual([2, 0, 0]);
  });

  test('§9.1 §9.3 §9.4 tokens are spread freely, all at once; the powers come afterwards', () => {
    const s = begin({ seats: 3, options: { powers: 'draft', hexes: 'chosen' } });
    s.play('0 0', '1 2', '2 3');
    expect([0, 1, 2].map((seat) => s.ask(seat)?.step)).toEqual(['spread', 'spread', 'spread']);
    s.refuses('0 [20 0 0 0 0 1]', '9.0');
    s.play('0 [15 1 1 1 1 1]');
    expect(s.table.tokens[0]?.[0]).toBe(4);
    s.play('1 [10 5 5 0 0]', '2 [0 0 0 0 0 20]');
    const { tokens, systems } = s.table;
    expect([0, 5, 8, 11, 21].map((place) => tokens[place]?.reduce((a, b) => a + b))).toEqual([15, 1, 10, 0, 20]);
    expect([systems[5], systems[13], systems[21]]).toEqual([0, -1, 2]);
    expect([0, 1, 2].map((seat) => s.ask(seat)?.step)).toEqual(['prepare', 'prepare', 'prepare']);
  });

  test('R56 Worldships is set up as any system; Gas Giant and Space Dust have one place for all tokens', () => {
    const s = open({ hexes: ['worldships', 'gas-giant', 'space-dust'] });
    expect([1, 2, 3, 4, 5].map((k) => at(s, planet(0, k))[0])).toEqual([4, 4, 4, 4, 4]);
    expect([at(s, planet(1, 1)), at(s, planet(2, 1)), at(s, planet(2, 2))]).toEqual([[0, 20, 0], [0, 0, 20], []]);
  });
});

describe('Binary', () => {
  const suns = (bases: Opening['bases'] = [], destiny: Opening['destiny'] = ['blue']): Stage =>
    open({
      hexes: ['binary'],
      powers: [['virus', 'macron']],
      hands: [[10], [8]],
      bases: bases ?? [],
      destiny: destiny ?? [],
    });

  test('§9.1 R124 two powers, one for each sun; of the two, one counts in a challenge', () => {
    const s = suns();
    expect(s.ask(0)).toMatchObject({ step: 'suns', choice: { options: [powerOf('virus'), powerOf('macron')] } });
    s.play(`0 ${powerOf('macron')}`);
    expect(powers(s, 0)).toEqual([powerOf('macron')]);
    quiet(s);
    expect(s.ask(0)?.choice).toMatchObject({ max: 1 });
    toCards(s);
    lay(s, 10, 8);
    expect(totals(s)).toEqual([14, 12]);
    s.play('0 again', `0 ${powerOf('virus')}`);
    expect(powers(s, 0)).toEqual([powerOf('virus')]);
  });

  test('§9.1 R25 a sun keeps its power with two of its three bases, whatever the other has', () => {
    const two = { 0: 4, 1: 4, 3: 4 };
    const s = suns([two]);
    expect(powers(s, 0)).toEqual([powerOf('virus')]);
    expect(step(s)).not.toBe('suns');
    expect(powers(suns([{ 0: 4, 3: 4, 4: 4 }]), 0)).toEqual([powerOf('macron')]);
    expect(powers(suns([{ 0: 4, 5: 4 }]), 0)).toEqual([]);
  });

  test('§9.1 §6.1 two Flares name its powers, never a pair that one player may not hold', () => {
    for (let seed = 1; seed < 12; seed++) {
      const s = begin({ seats: 4, seed, options: { hexes: 'first', mix: 'all' } });
      s.play('0 0', '0 [4 4 3 3 3 3]');
      const { powers: rows } = s.table;
      expect(rows.map((row) => row.length)).toEqual([2, 1, 1, 1]);
      const words = rows[0]?.map(({ power }) => power) ?? [];
      expect([powerOf('oracle'), powerOf('sorcerer')].every((power) => words.includes(power))).toBe(false);
    }
  });

  test('§9.1 §1.3 in a draft it picks twice', () => {
    const s = begin({ seats: 3, options: { powers: 'draft', hexes: 'first' } });
    s.play('0 0', '0 [4 4 3 3 3 3]');
    for (const seat of [0, 1, 2]) s.play(`${seat} ${firstOption(s, seat)}`);
    expect([0, 1, 2].map((seat) => s.ask(seat)?.step === 'prepare')).toEqual([true, false, false]);
    s.play(`0 ${firstOption(s, 0)}`);
    expect(s.table.powers.map((row) => row.length)).toEqual([2, 1, 1]);
  });

  const firstOption = (s: Begun, seat: number): string => {
    const choice = s.ask(seat)?.choice;
    return choice?.kind === 'one' ? String(choice.options[0]) : 'nothing';
  };
});

describe('Gas Giant', () => {
  const giant = (opening: Opening = {}): Stage => open({ hexes: [null, 'gas-giant'], hands: [[20], [8]], ...opening });

  test('§9.2 three tokens on it keep the power', () => {
    expect(powers(giant({ powers: [null, 'macron'], bases: [null, { 8: 3 }] }), 1)).toEqual([powerOf('macron')]);
    expect(powers(giant({ powers: [null, 'macron'], bases: [null, { 8: 2, 0: 5 }] }), 1)).toEqual([]);
  });

  test('§9.2 when allies have joined, tokens leave the challenge, all but one; they are neither counted nor lost', () => {
    const s = giant();
    launch(s, { tokens: 4 });
    ally(s, {}, '6z');
    expect(momentNow(s)).toBe('6z');
    useHex(s, 1, 'gas-giant');
    s.refuses('1 20', '9.2');
    s.play('1 17');
    lay(s, 20, 8);
    expect(totals(s)).toEqual([24, 8 + 3]);
    expect([warp(s)[1], at(s, 8)]).toEqual([3, [0, 17, 0]]);
  });

  test('§9.2 R38 others have stacks of their own there, one for each challenge won, each a base to win and to aim at', () => {
    const s = giant({ hands: [[20, 40], [8]], destiny: ['blue', 'blue', 'blue'] });
    toCards(s, { tokens: 4 });
    lay(s, 40, 8);
    expect([at(s, 8), at(s, FIRST_SPOT)]).toEqual([
      [0, 0, 0],
      [4, 0, 0],
    ]);
    expect(externalBases(s.state, 0)).toEqual([FIRST_SPOT]);
    play(s, '0 again');
    quiet(s);
    s.play('0 [1 0 0 0 0]');
    expect(s.ask(0)?.choice).toMatchObject({ options: [8] });
    s.play('0 8');
    quiet(s);
    ally(s);
    lay(s, 20, 6);
    expect(externalBases(s.state, 0)).toEqual([FIRST_SPOT, FIRST_SPOT + 1]);
  });

  test('§9.2 a stack is a target like a planet; the owner’s tokens always come together', () => {
    const s = giant({ destiny: ['blue'] });
    s.arrange(({ table }) => {
      table.systems.push(1);
      table.tokens.push([0, 0, 2]);
      table.warp[2] = 0;
      for (const pile of table.tokens) if (pile[2] === 4) pile[2] = 2;
      table.warp[2] = 20 - table.tokens.reduce((sum, pile) => sum + (pile[2] ?? 0), 0);
    });
    quiet(s);
    s.play('0 [1 0 0 0 0]');
    expect(s.ask(0)?.choice).toMatchObject({ options: [8, FIRST_SPOT] });
    s.play(`0 ${FIRST_SPOT}`);
    quiet(s);
    ally(s);
    lay(s, 20, 8);
    expect([at(s, FIRST_SPOT), totals(s)]).toEqual([
      [1, 0, 2],
      [21, 8],
    ]);
  });

  test('§9.2 a stack that was given up is no place any more, and is used again', () => {
    const s = giant({
      hands: [
        [40, 30],
        [8, 6],
      ],
      destiny: ['blue', 'blue'],
    });
    toCards(s, { tokens: 1 });
    lay(s, 40, 8);
    play(s, '0 again');
    quiet(s);
    s.play('0 [0 0 0 0 0 1]');
    expect(s.ask(0)?.choice).toMatchObject({ options: [8] });
    s.play('0 8');
    quiet(s);
    ally(s);
    lay(s, 30, 6);
    expect([s.table.tokens.length, at(s, FIRST_SPOT)]).toEqual([FIRST_SPOT + 1, [1, 0, 0]]);
  });

  test('§3.84 a deal grants a stack beside the giver’s', () => {
    const s = giant({ hands: [['C'], ['C']] });
    toCards(s);
    lay(s, 'C', 'C');
    const { choice } = s.ask(0) ?? {};
    if (choice?.kind !== 'offer') throw new Error('no deal is tried');
    const give = choice.give.map((_, i) => (i === 0 ? 1 : 0));
    const want = choice.want.map(({ id }) => (id === 'a-base' ? 1 : 0));
    s.play(`0 ${JSON.stringify({ to: 1, give, want })}`);
    expect(s.ask(0)?.choice).toMatchObject({ options: ['base 8'] });
    s.play('0 base 8', '1 [accept]', '0 [1 0 0 0 0 0]');
    expect([at(s, 8), at(s, FIRST_SPOT)]).toEqual([
      [0, 20, 0],
      [1, 0, 0],
    ]);
  });
});

describe('Rings', () => {
  const rings = (k: number, until: string | null = null): Stage => {
    const s = open({ hexes: [null, 'rings'], hands: [[20], [8]] });
    toCards(s, { at: planet(1, k) });
    lay(s, 20, 8, until);
    return s;
  };

  test('§9.3 R26 the number of the place is added when the owner defends there', () => {
    expect([1, 2, 3, 4, 5].map((k) => totals(finished(rings(k, '8a'))))).toEqual(
      [10, 8, 6, 4, 2].map((n) => [21, 8 + 4 + n]),
    );
  });

  test('§9.3 or taken off, if the owner says so', () => {
    const s = rings(1, '8a');
    useHex(s, 1, 'rings');
    expect(canHex(s, 1, 'rings')).toBe(false);
    expect(totals(finished(s))).toEqual([21, 8 + 4 - 10]);
  });

  test('§9.3 R49 not multiplied, and nothing for other places or against a Compromise', () => {
    const s = open({ hexes: [null, 'rings'], powers: [null, 'virus'], hands: [[20], [8]] });
    toCards(s, { at: planet(1, 5) });
    lay(s, 20, 8, '8a');
    expect(totals(finished(s))).toEqual([21, 8 * 4 + 2]);
    const own = open({ hexes: ['rings'], hands: [[20], [8]] });
    toCards(own);
    lay(own, 20, 8, '8a');
    expect(totals(own)).toEqual([21, 12]);
  });

  /** Plays on to the end of the challenge, so that its last answer tells the totals. */
  function finished(s: Stage): Stage {
    while (momentNow(s) === '8a') s.play(`${asked(s)[0]} pass`);
    return s;
  }
});

describe('Rosette', () => {
  const rosette = (opening: Opening = {}): Stage => {
    const bases = [null, { 8: 5, 9: 3, 12: 4, 13: 2, 10: 6 }];
    const s = open({ hexes: [null, 'rosette'], hands: [[20], [8]], bases, ...opening });
    toCards(s, { tokens: 1, at: planet(1, 1) });
    lay(s, 20, 8, '8a');
    return s;
  };

  test('§9.4 tokens on the two neighbours in the circle may be added, each or both, at no risk', () => {
    const s = rosette();
    expect([9, 13, 10, 12].map((place) => canHex(s, 1, 'rosette', place))).toEqual([true, true, false, false]);
    useHex(s, 1, 'rosette', 9);
    expect(canHex(s, 1, 'rosette', 9)).toBe(false);
    useHex(s, 1, 'rosette', 13);
    expect(s.told('log.totals')).toMatchObject([{ args: { offense: 21, defense: 8 + 5 + 3 + 2 } }]);
    expect([at(s, 9)[1], at(s, 13)[1], warp(s)[1]]).toEqual([3, 2, 5]);
  });

  test('§9.4 never must it: it loses without', () => {
    const s = rosette();
    s.play('1 pass');
    expect(totals(s)).toEqual([21, 13]);
  });

  test('§9.4 R39 it may leave for a neighbour instead; who left neither counts nor is lost', () => {
    const s = rosette();
    useHex(s, 1, 'rosette', 13, 1);
    s.refuses('1 6', '9.4');
    s.play('1 4');
    expect(canHex(s, 1, 'rosette', 9)).toBe(false);
    expect(totals(s)).toEqual([21, 8 + 1]);
    expect([at(s, 13)[1], warp(s)[1]]).toEqual([6, 1]);
  });

  test('§9.4 taking a home planet back it adds neighbours as the offense', () => {
    const s = open({
      hexes: ['rosette'],
      bases: [
        { 0: 5, 2: 5, 4: 10 },
        { 1: 4, 8: 4, 9: 4, 10: 4, 11: 4 },
      ],
      hands: [[8], [20]],
      destiny: ['red'],
    });
    quiet(s);
    s.play('0 base 1 1');
    toCards(s, { tokens: 2 });
    lay(s, 8, 20, '8a');
    useHex(s, 0, 'rosette', 0);
    useHex(s, 0, 'rosette', 2);
    expect(totals(s)).toEqual([8 + 2 + 3 + 5, 24]);
    expect(at(s, 2)[0]).toBe(5);
  });

  test('§9.4 not against a Compromise', () => {
    const s = open({ hexes: [null, 'rosette'], hands: [[20], ['C']] });
    toCards(s);
    lay(s, 20, 'C', '8a');
    expect(momentNow(s)).not.toBe('8a');
  });
});
