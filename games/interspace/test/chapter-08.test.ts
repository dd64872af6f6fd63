import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { IOU, SOIL, stored } from '../rules/stores.ts';
import { waiting } from '../rules/planets.ts';
import { addPlanet } from '../rules/setup.ts';
import { arrange, give, kind, open, people, put, rewind, silence, type Stage, units } from './stage.ts';

/** Seat 0 is before the colony of seat 1 (hex 8, Ind 2) with these. */
function besiege(mine: string, theirs = '', more = {}): Stage {
  const s = open(2, more);
  put(s, 0, mine, 8);
  if (theirs !== '') put(s, 1, theirs, 8);
  rewind(s, 'contact');
  arrange(s, ({ frames }) => void frames.push({ step: 'siege' }));
  arrange(s, ({ frames }) => void Object.assign(frames.at(-2) ?? {}, { at: 4 }));
  return s;
}

describe('bombardment', () => {
  test('§8.2 a die for each BB: 1 to 3 is one Ind, 4 to 6 two; a 6 is no miss', () => {
    const s = besiege('2 BB');
    people(s, 3, 1, 5, 5);
    s.refuses('0 3', '8.1');
    s.rolls(3, 6);
    s.play('0 2');
    expect(s.table.ind[3]).toBe(2);
  });

  test('§8.2 by option by what the die shows', () => {
    const s = besiege('BB', '', { bombs: 'full' });
    people(s, 3, 1, 9, 9);
    s.rolls(5);
    s.play('0 1');
    expect(s.table.ind[3]).toBe(4);
  });

  test('§3.1 §8.2 down to Ind 0: nobody’s', () => {
    const s = besiege('BB');
    s.rolls(4);
    s.play('0 1');
    expect(s.table).toMatchObject({ owner: [0, 1, 0, -1], tech: [3, 3, 2, 0] });
  });

  test('§8.1 not while a warship or station of its owner is there; civilians do not matter', () => {
    expect(besiege('BB', 'PB').ask(0)?.step).not.toBe('siege');
    expect(besiege('BB', 'SS').ask(0)?.step).not.toBe('siege');
    expect(besiege('BB', 'trn').ask(0)?.step).toBe('siege');
  });

  test('§8.1 one’s own planet is not bombarded', () => {
    const s = besiege('BB');
    people(s, 3, 0, 2, 2);
    expect(s.ask(0)?.step).not.toBe('siege');
  });
});

describe('conquest', () => {
  test('§8.3 more than Ind together, and the planet changes hands for one AB; it keeps its levels and stores', () => {
    const s = besiege('3 AB');
    give(s, 8, SOIL, IOU, 4);
    arrange(s, ({ table }) => {
      table.yard = [3 * 16 + kind('PB'), 2];
      table.tally[9 + kind('PB')] = 2;
    });
    s.rolls(1, 2);
    s.play('0 2');
    expect(s.table).toMatchObject({ owner: [0, 1, 0, 0], ind: [8, 8, 2, 2], tech: [3, 3, 2, 2] });
    expect(units(s, 8, 0)).toBe('2 AB');
    expect(stored(s.table, 8, SOIL, IOU)).toBe(4);
    expect(waiting(s.table, 3, kind('PB'))).toBe(0);
  });

  test('§8.3 as much as Ind is not enough: all that were committed are lost', () => {
    const s = besiege('3 AB');
    s.rolls(1, 1);
    s.play('0 2');
    expect(s.table.owner[3]).toBe(1);
    expect(units(s, 8, 0)).toBe('AB');
  });

  test('§8.3 bombardment first, then conquest', () => {
    const s = besiege('AB, BB');
    people(s, 3, 1, 5, 5);
    s.rolls(4, 4);
    s.play('0 1', '0 1');
    expect(s.table).toMatchObject({ owner: [0, 1, 0, 0], ind: [8, 8, 2, 3] });
  });
});

describe('out', () => {
  test('§8.4 who has no planet left is out, with all units; §11.2 who is left alone has won', () => {
    const s = besiege('2 AB');
    people(s, 1, 0, 1, 1);
    put(s, 1, 'CA', 5);
    s.rolls(6, 6);
    s.play('0 2');
    expect(s.told('log.out')).toMatchObject([{ args: { who: 1 } }]);
    expect([units(s, 5, 1), units(s, 7, 1)]).toEqual(['', '']);
    finish(s);
    expect(s.told('log.alone')).toMatchObject([{ args: { who: [0] } }]);
    expect(game.standing(s.state)).toMatchObject({ over: true, ranks: [1, 2], how: { key: 'end.alone' } });
  });
});

/** Everybody is silent until the game turn is over. */
function finish(s: Stage): void {
  const { turn } = s.table;
  while (s.table.turn === turn && s.state.frames.length > 0) silence(s);
}

describe('victory', () => {
  test('§11.2 several can win together', () => {
    const s = open();
    for (const seat of [0, 1]) {
      people(s, seat, seat, 10, 10);
      people(s, 2 + seat, seat, 10, 10);
      arrange(s, ({ table }) => addPlanet(table, 5 + seat));
      people(s, 4 + seat, seat, 5, 5);
    }
    finish(s);
    expect(s.told('log.won')).toMatchObject([{ args: { who: [0, 1] } }]);
  });

  test('§11.3 the last game turn ends the game; higher points, then Ind, then Civ', () => {
    const s = open(2, { turns: 20 });
    arrange(s, ({ table }) => {
      table.turn = 20;
      table.tech[1] = 4;
    });
    finish(s);
    expect(s.told('log.last')).toHaveLength(1);
    expect(game.standing(s.state)).toMatchObject({
      over: true,
      scores: [20, 20],
      ranks: [2, 1],
      how: { key: 'end.last' },
    });
  });

  test('§11.1 two points for each Ind; §11.2 fifty at the end of a game turn win', () => {
    const s = open();
    people(s, 2, 0, 9, 9);
    arrange(s, ({ table }) => void (table.ind[0] = 10));
    expect(game.standing(s.state)).toMatchObject({ over: false, scores: [38, 20], ranks: [1, 2] });
    arrange(s, ({ table }) => {
      table.ind[2] = 10;
      table.tech[2] = 10;
      addPlanet(table, 5);
    });
    people(s, 4, 0, 5, 5);
    finish(s);
    expect(s.told('log.won')).toMatchObject([{ args: { who: [0] } }]);
    expect(game.standing(s.state)).toMatchObject({
      over: true,
      scores: [50, 20],
      ranks: [1, 2],
      how: { key: 'end.won', args: { who: [0] } },
      parts: [{ key: 'end.ind', scores: [50, 20] }],
    });
  });
});
