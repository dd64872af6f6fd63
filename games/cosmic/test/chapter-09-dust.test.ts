// §9: the reverse hexes that hold Destiny cards, Space Dust and Worldships; what §11.2 and §14.23 add to them.

import { describe, expect, test } from 'vitest';
import { itemOf, left, must } from '@orrery/kernel';
import { homeBases, livePowers } from '../rules/live.ts';
import { DESTINY, FIRST_SPOT } from '../rules/table.ts';
import {
  asked,
  canHex,
  challenge,
  type HexWord,
  lay,
  momentNow,
  open,
  type Opening,
  planet,
  quiet,
  type Stage,
  step,
  toCards,
  use,
  useHex,
} from './stage.ts';

const at = (s: Stage, place: number): number[] => s.table.tokens[place] ?? [];
const warp = (s: Stage): number[] => s.table.warp;
const powers = (s: Stage, seat: number): number[] => livePowers(s.state, seat);
const totals = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
const RED = 0;
const BLUE = 1;
const GREEN = 2;
const WILD = 12;

describe('Space Dust', () => {
  const dust = (opening: Opening = {}): Stage => open({ hexes: [null, 'space-dust'], hands: [[20], [8]], ...opening });

  test('§9.5 three Destiny cards of its colour lie aside, the reverse one among them', () => {
    const s = dust();
    expect(s.table.dust).toEqual([BLUE, BLUE, 6 + BLUE]);
    expect(left(s.state, DESTINY)).toBe(3 * 4 + 1 - 3 - 1);
  });

  test('§9.5 each token is a base of its own: one defends, one is lost, and all count for the power and Victory Dance', () => {
    const s = dust({ powers: [null, 'macron'] });
    expect(homeBases(s.table, 1)).toBe(20);
    toCards(s, { tokens: 2, at: planet(1, 1) });
    lay(s, 20, 8);
    expect([warp(s)[1], at(s, 8)[1], at(s, FIRST_SPOT)]).toEqual([1, 19, [2, 0, 0]]);
    expect(homeBases(s.table, 1)).toBe(19);
    const few = dust({ powers: [null, 'macron'], bases: [null, { 8: 2 }] });
    expect(powers(few, 1)).toEqual([]);
    const dance = dust({ options: { extras: true }, first: 'blue', destiny: ['victory-dance', 'red'] });
    quiet(dance);
    expect(dance.ask(1)?.choice).toMatchObject({ max: 20 });
  });

  test('§9.5 as defense a card laid before the cards are turned adds 5; lost only with the challenge', () => {
    const s = dust();
    toCards(s, { tokens: 1 });
    lay(s, 20, 8, '7c');
    useHex(s, 1, 'space-dust', 6 + BLUE);
    expect(totals(s)).toEqual([21, 8 + 1 + 5]);
    expect([s.table.dust, s.table.destiny[6 + BLUE]]).toEqual([[BLUE, BLUE], 1]);
  });

  test('§9.5 R24 it is kept after a win; one card in a challenge', () => {
    const s = dust({ hands: [[10], [8]] });
    toCards(s, { tokens: 1 });
    lay(s, 10, 8, '7c');
    useHex(s, 1, 'space-dust', BLUE);
    expect(s.table.dust).toHaveLength(3);
    expect(warp(s)[0]).toBe(1);
  });

  test('§9.5 a token is always at home in the Dust, even the first', () => {
    const s = dust({ bases: [null, { 0: 5 }], first: 'blue', destiny: ['red'] });
    quiet(s);
    expect(s.ask(1)).toMatchObject({ step: 'retrieve', choice: { options: [8, 0] } });
    s.play('1 8');
    expect(at(s, 8)).toEqual([0, 1, 0]);
  });

  test('§11.2 Gas Giant and Space Dust earn 7; with fewer than four tokens at home as many and 3', () => {
    const income = (hex: HexWord, bases: Opening['bases'] = []): number =>
      (open({ hexes: [hex], options: { lucre: true }, bases: bases ?? [] }).table.lucre[0] ?? 0) - 4;
    expect([income('space-dust'), income('gas-giant'), income('gas-giant', [{ 0: 4 }])]).toEqual([7, 7, 7]);
    expect([income('space-dust', [{ 0: 3 }]), income('gas-giant', [{ 0: 1 }])]).toEqual([6, 4]);
    expect(income('rosette')).toBe(3 + 6);
  });
});

describe('Worldships', () => {
  /** Blue, or whoever, holds these three; then Destiny shows this. */
  const ships = (held: readonly number[], destiny: Opening['destiny'], opening: Opening = {}): Stage => {
    const s = open({ hexes: [null, 'worldships'], destiny: [...(destiny ?? [])], held, ...opening });
    return s;
  };

  test('§9.6 three Destiny cards that only it knows', () => {
    const s = ships([RED, GREEN, WILD], ['blue']);
    const seen = (viewer: number): number[] => s.table.ships.map((slot) => itemOf(s.view(viewer), slot));
    expect([seen(1), seen(0), seen(3)]).toEqual([
      [RED, GREEN, WILD],
      [-1, -1, -1],
      [-1, -1, -1],
    ]);
  });

  test('§9.6 attacked, it lays one instead: both are discarded, and another is the defense', () => {
    const s = ships([RED, GREEN, WILD], ['blue']);
    quiet(s, '2b');
    useHex(s, 1, 'worldships', GREEN);
    expect(challenge(s)).toMatchObject({ defense: GREEN, system: GREEN });
    expect([s.table.destiny[BLUE], s.table.destiny[GREEN], s.table.ships.length]).toEqual([1, 1, 2]);
  });

  test('§9.6 with a wild it chooses the system itself', () => {
    const s = ships([RED, GREEN, WILD], ['blue']);
    quiet(s, '2b');
    useHex(s, 1, 'worldships', WILD);
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['whither', [1]]);
    s.play(`1 system ${GREEN}`);
    expect(challenge(s).defense).toBe(GREEN);
  });

  test('§9.6 it leads its own challenge elsewhere; the colour of the offense works as ever', () => {
    const s = ships([RED, GREEN, BLUE], ['red'], { first: 'blue' });
    quiet(s, '2b');
    useHex(s, 1, 'worldships', GREEN);
    expect(challenge(s)).toMatchObject({ offense: 1, defense: GREEN });
    const own = ships([RED, GREEN, BLUE], ['blue']);
    quiet(own, '2b');
    useHex(own, 1, 'worldships', RED);
    quiet(own);
    expect([step(own), asked(own)]).toEqual(['whither', [0]]);
  });

  test('§9.6 a wild named against it can still be warded off; others’ challenges are none of its business', () => {
    const s = ships([RED, GREEN, BLUE], ['wild']);
    quiet(s);
    s.play('0 system 1');
    expect([momentNow(s), canHex(s, 1, 'worldships', GREEN)]).toEqual(['2c', true]);
    const other = ships([RED, GREEN, WILD], ['green']);
    quiet(other);
    expect(step(other)).toBe('launch');
    expect(other.table.ships).toHaveLength(3);
  });

  test('§9.6 it has no effect on Will', () => {
    const s = ships([RED, GREEN, WILD], ['green'], { powers: ['will'] });
    quiet(s, '2c');
    use(s, 0, 'will');
    s.play('0 at 1 1');
    quiet(s);
    expect([step(s), challenge(s).defense]).toEqual(['launch', 1]);
  });

  test('§9.6 with a new Destiny deck the rest is lost, and three are drawn', () => {
    const s = ships([RED, GREEN, WILD], ['red']);
    quiet(s);
    expect(step(s)).toBe('whither');
    s.arrange(({ pools, table }) => {
      const pool = must(pools[DESTINY], 'Destiny');
      pool.forEach((n, item) => {
        table.destiny[item] = (table.destiny[item] ?? 0) + n - (item === BLUE ? 1 : 0);
        pool[item] = item === BLUE ? 1 : 0;
      });
    });
    s.draws(BLUE, GREEN, GREEN, RED);
    s.play('0 redraw');
    expect(s.told('log.destiny-shuffled')).toHaveLength(1);
    expect(s.table.ships.map((slot) => itemOf(s.state, slot))).toEqual([BLUE, GREEN, GREEN]);
    expect(s.table.destiny.reduce((a, b) => a + b)).toBe(1);
    expect(left(s.state, DESTINY)).toBe(3 * 4 + 1 - 3 - 1);
  });

  test('§14.23 R41 a Comet it holds can be played in any challenge, but not on top of another', () => {
    const options = { extras: true };
    const cometOf = 24 + 1; // Consolation War
    const s = ships([RED, GREEN, cometOf], ['green'], { options });
    quiet(s, '2c');
    useHex(s, 1, 'worldships', cometOf, 1);
    expect([challenge(s).comet, challenge(s).defense]).toEqual([2, GREEN]);
    const late = ships([RED, GREEN, cometOf], ['lonely-war', 'green'], { options });
    expect(canHex(late, 1, 'worldships', cometOf, 1)).toBe(false);
  });

  test('§7.1 a colourless cone can be laid too, and be replaced', () => {
    const options = { extras: true };
    const leftward = 14 + 2;
    const s = ships([RED, GREEN, leftward], ['right'], {
      options,
      seats: 3,
      first: 'red',
      hexes: [null, null, 'worldships'],
    });
    quiet(s, '2b');
    expect(challenge(s).defense).toBe(2);
    useHex(s, 2, 'worldships', leftward);
    expect(challenge(s).defense).toBe(1);
  });
});
