import { asks, itemOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { colonization, objective } from '../data/cards.ts';
import { PLANET } from '../data/tiles.ts';
import { game } from '../index.ts';
import { IOU, SOIL, stored } from '../rules/stores.ts';
import { deedsOf, pointsWith } from '../rules/score.ts';
import { HARSH, HUB, REBELS, TAKEN } from '../rules/table.ts';
import {
  arrange,
  connect,
  entries,
  give,
  kind,
  lay,
  open,
  options,
  people,
  put,
  type Stage,
  silence,
  units,
  until,
} from './stage.ts';

const WITH = { objectives: true };
/** Seat 0 has this objective; the other keeps what was dealt, unless it is the same. */
function aiming(id: string, more = {}): Stage {
  const s = open(2, { ...WITH, ...more });
  arrange(s, (state) => {
    const mine = state.table.aim[0] ?? -1;
    const theirs = state.table.aim[1] ?? -1;
    const [old, wanted] = [itemOf(state, mine), objective(id)];
    if (itemOf(state, theirs) === wanted) state.held.item[theirs] = old;
    else {
      const pool = state.pools[1] ?? [];
      pool[old] = (pool[old] ?? 0) + 1;
      pool[wanted] = (pool[wanted] ?? 0) - 1;
    }
    state.held.item[mine] = wanted;
  });
  return s;
}
const points = (s: Stage, id: string): number => pointsWith(s.table, 0, objective(id)) - 10;

describe('objectives', () => {
  test('§13.1 a secret card: nobody else knows the points', () => {
    const s = aiming('settlers');
    expect(game.standing(s.view(0)).scores[0]).toBe(10);
    expect(game.standing(s.view(1)).scores[0]).toBeNull();
    expect(game.standing(s.view(2)).scores).toEqual([null, null]);
  });

  test('§13.1 one may show it', () => {
    const s = until(aiming('settlers'), 'build');
    s.play('0 show', '0 pass', '1 pass');
    expect(game.standing(s.view(1)).scores[0]).toBe(10);
    expect(s.told('log.aim')).toHaveLength(1);
  });

  test('§13.1 all must when all regions are connected', () => {
    const s = aiming('settlers');
    connect(s, 1, 0, { q: 20, r: 0 });
    until(s, 'raise');
    expect(game.standing(s.view(2)).scores.every((score) => score !== null)).toBe(true);
  });

  test('§13.2 Conquerors: AB on planets of Tech 3, and the card is shown', () => {
    const s = aiming('conquerors');
    give(s, 0, SOIL, IOU, 20);
    until(s, 'build');
    s.play('0 0');
    const at = entries(s).findIndex(({ id }) => id === kind('AB'));
    s.play(
      `0 [${entries(s)
        .map((_, i) => (i === at ? 1 : 0))
        .join(' ')}]`,
      '0 pass',
      '1 pass',
    );
    expect(game.standing(s.view(1)).scores[0]).toBe(10);
    const other = aiming('settlers');
    give(other, 0, SOIL, IOU, 20);
    until(other, 'build');
    other.play('0 0');
    expect(entries(other).some(({ id }) => id === kind('AB'))).toBe(false);
  });

  test('§13.2 what each of them counts', () => {
    const s = aiming('settlers');
    arrange(s, ({ table }) => {
      table.deeds.splice(0, 5, 10, 7, 2, 5, 8);
      table.flags[0] = TAKEN;
    });
    give(s, 0, SOIL, IOU, 9);
    put(s, 0, 'SS, RS', 2);
    put(s, 0, '2 SS', 3);
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    expect(
      ['predators', 'pathfinders', 'brokers', 'prospectors', 'scholars', 'architects', 'hoarders', 'conquerors'].map(
        (id) => points(s, id),
      ),
    ).toEqual([5, 2 + 6, 15, 4, 1 + 0, 5 + 2, 3, 8]);
    people(s, 4, 0, 1, 1);
    expect(points(s, 'settlers') - 1).toBe(5);
  });

  test('§13.2 destroyed units count, whoever’s they were', () => {
    const s = aiming('predators');
    put(s, 0, 'CA', 2);
    put(s, 1, 'DD', 2);
    s.play('0 pass');
    s.rolls(4);
    s.play('0 fight 2 1');
    expect(deedsOf(s.table, 0, 0)).toBe(10);
  });
});

describe('parasites', () => {
  /** A col of the parasites' people at the colony of seat 1. */
  function carrier(id = 'parasites'): Stage {
    const s = aiming(id);
    put(s, 0, 'col', 8, 1);
    return s;
  }
  test('§13.3 at the end of contact a col with their people infests a planet; nothing else changes there', () => {
    const s = carrier();
    s.play('0 pass');
    expect(options(s)).toEqual([8]);
    s.play('0 8');
    expect(s.table.line[3]).toBe(0);
    expect(s.table).toMatchObject({ owner: [0, 1, 0, 1], ind: [8, 8, 2, 2] });
    expect(units(s, 8, 0)).toBe('');
    expect(points(s, 'parasites')).toBe(5);
    expect(game.standing(s.view(1)).scores[0]).toBe(15);
  });

  test('§13.3 nobody else is asked, and nobody sees whether they were', () => {
    const s = carrier('settlers');
    s.play('0 pass');
    expect(asks(game, s.state).some(({ step }) => step === 'infest')).toBe(false);
    expect(s.told('log.window')).toMatchObject([{ args: { step: 'infest', may: [0] } }]);
  });

  test('§13.3 the home world and the first colony count as infested, but give nothing', () => {
    expect(points(aiming('parasites'), 'parasites')).toBe(0);
  });

  test('§13.3 a col built there makes what it colonizes infested, whoever lands it', () => {
    const s = aiming('parasites');
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    put(s, 0, 'col', 14, 2);
    s.play('0 pass', '0 [14]');
    expect(s.table.line[4]).toBe(1);
    const own = open(2, WITH);
    give(own, 0, SOIL, IOU, 20);
    until(own, 'build');
    own.play('0 0', '0 [0 0 1 0 0 0]', '0 pass', '1 pass');
    until(own, 'move', 1);
    until(own, 'raise');
    expect(
      own.table.units.some((key, at) => at % 2 === 0 && ((key >> 7) & 15) === kind('col') && ((key >> 4) & 7) === 1),
    ).toBe(true);
  });

  test('§13.3 it goes on counting when another controls the planet; AB neither infest nor cure', () => {
    const s = aiming('parasites');
    arrange(s, ({ table }) => void (table.line[3] = 0));
    put(s, 0, 'AB', 8);
    s.play('0 pass');
    s.rolls(6);
    s.play('0 1');
    expect([s.table.owner[3], s.table.line[3]]).toEqual([0, 0]);
  });

  test('§13.3 §5.12 only Ind 0 cures: the controller may lower it by one in a phase, others bombard', () => {
    const s = aiming('parasites');
    arrange(s, ({ table }) => void (table.line[3] = 0));
    until(s, 'build', 1);
    s.play('1 purge 8');
    s.refuses('1 purge 8', '5.12');
    s.refuses('1 purge 7', '5.12');
    s.play('1 pass');
    silence(s);
    expect(s.table.ind[3]).toBe(1);
    until(s, 'build', 1);
    s.play('1 purge 8', '1 pass');
    silence(s);
    expect([s.table.ind[3], s.table.line[3], s.table.owner[3]]).toEqual([0, -1, -1]);
  });
});

describe('colonization cards', () => {
  function settle(card: string, more = ''): Stage {
    const s = open(2, { colonization: true, objectives: true });
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    put(s, 0, 'col', 14, 1);
    if (more !== '') put(s, 0, more, 14);
    s.draws(colonization(card));
    s.play('0 pass', '0 [14]');
    return s;
  }
  const state = (s: Stage): number[] => [
    s.table.owner[4] ?? 9,
    s.table.ind[4] ?? 9,
    s.table.tech[4] ?? 9,
    stored(s.table, 14, SOIL, IOU),
  ];

  test('§15.1 one card for each planet one colonizes', () => {
    const s = settle('quiet-world');
    expect(s.told('log.settled')).toHaveLength(1);
    expect(s.state.pools[2]?.[colonization('quiet-world')]).toBe(3);
    expect(state(s)).toEqual([0, 1, 1, 6]);
  });

  test.each([
    ['ore-seams', [0, 1, 1, 6]],
    ['fertile-plains', [0, 2, 2, 6]],
    ['old-archive', [0, 1, 3, 6]],
    ['helpful-natives', [0, 1, 1, 10]],
    ['lost-cargo', [0, 1, 1, 2]],
  ] as const)('§15.2 %s', (card, expected) => expect(state(settle(card))).toEqual(expected));

  test('§15.2 volunteers, a climate, a hub, a relic', () => {
    expect(units(settle('volunteer-guard'), 14, 0)).toBe('2 PB');
    expect(settle('harsh-climate').table.flags[4]).toBe(HARSH);
    expect(settle('trade-hub').table.flags[4]).toBe(HUB);
    expect(settle('buried-relic').table.relics.filter((place) => place >= 0)).toHaveLength(1);
  });

  test('§15.2 a harsh climate makes every Ind raise one IOU dearer', () => {
    const s = settle('harsh-climate');
    arrange(s, ({ table }) => void (table.tech[4] = 5));
    until(s, 'raise');
    const before = stored(s.table, 14, SOIL, IOU);
    s.play('0 ind 14', '0 pass', '1 pass');
    expect(stored(s.table, 14, SOIL, IOU)).toBe(before - 3);
  });

  test('§15.3 §13.3 rebels: independent, with all units there, and no longer infested', () => {
    const s = settle('rebels', 'CA, trn');
    expect(state(s)).toEqual([REBELS, 1, 1, 0]);
    expect([units(s, 14, 0), units(s, 14, REBELS)]).toEqual(['', 'trn, CA']);
    expect(s.table.line[4]).toBe(-1);
  });

  test('§15.3 their turn: 1 and 2 the lower level, 3 and 4 a station, 5 and 6 a warship; else Tech', () => {
    const turn = (die: number, ind: number, tech: number): unknown => {
      const s = settle('rebels');
      people(s, 4, REBELS, ind, tech);
      arrange(s, ({ table }) => void (table.active = 0));
      s.rolls(die);
      until(s, 'raise');
      return [s.table.ind[4], s.table.tech[4], units(s, 14, REBELS)];
    };
    expect([turn(1, 1, 1), turn(2, 1, 2), turn(3, 1, 1), turn(4, 1, 5), turn(5, 1, 2), turn(6, 1, 6)]).toEqual([
      [1, 2, ''],
      [2, 2, ''],
      [1, 2, ''],
      [1, 5, 'RS'],
      [1, 3, ''],
      [1, 6, 'CA'],
    ]);
  });

  test('§15.3 a conquered rebel planet keeps its levels and has no IOU', () => {
    const s = open();
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    people(s, 4, REBELS, 2, 6);
    put(s, 0, 'AB', 14);
    s.play('0 pass');
    s.rolls(3);
    s.play('0 1');
    expect(state(s)).toEqual([0, 2, 6, 0]);
  });
});
