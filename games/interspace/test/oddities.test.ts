// More cases to argue about, worked out from the text of the supplement: things that meet by accident, the last of something, two at once.

import { describe, expect, test } from 'vitest';
import { breakthrough, objective } from '../data/cards.ts';
import { ASTEROIDS, EMPTY, NEBULA, NULL_HALF, NULL_SPACE, PLANET, PRIME, PULSAR, REGION } from '../data/tiles.ts';
import { PB, SCT } from '../data/units.ts';
import { levelBar, planetAt, wait, waiting, YARD_IOU } from '../rules/planets.ts';
import { pointsWith } from '../rules/score.ts';
import { BLACK, GOODS, IOU, MINERALS, SOIL, stored, TRADERS } from '../rules/stores.ts';
import { isOut, MAD, MINERS, NONE, PIRATES, PLAGUE, RAIDERS, REBELS, TRADER, WILD } from '../rules/table.ts';
import { muster, unitKey } from '../rules/units.ts';
import {
  agent,
  arrange,
  connect,
  enlist,
  give,
  kind,
  lay,
  open,
  options,
  people,
  phase,
  put,
  rewind,
  silence,
  terrain,
  turn,
  units,
  until,
  where,
} from './stage.ts';

const black = GOODS + BLACK;
const goods = (s: ReturnType<typeof open>): number =>
  s.table.tile.reduce((sum, _, hex) => sum + stored(s.table, hex, TRADERS, black), 0);

describe('agents that meet each other', () => {
  test('§16.6 §16.13 the Ion Storm burns the trader: his goods go with him', () => {
    const s = agent('ion-storm', WILD, 'storm', 0, (each) => {
      enlist(each, 'trader', 2);
      put(each, TRADER, 'trn', 2);
      give(each, 2, TRADERS, black, 6);
    });
    turn(s, 2, 1);
    expect([where(s, TRADER, 'trn'), goods(s)]).toEqual([[], 0]);
  });
  test('§16.5 §16.13 the Berserker takes the trader, goods and all', () => {
    const s = agent('berserker', WILD, 'berserker', 0, (each) => {
      arrange(each, ({ table }) => muster(table, unitKey(0, 0, SCT), -1));
      enlist(each, 'trader', 2);
      put(each, TRADER, 'trn', 2);
      give(each, 2, TRADERS, black, 6);
    });
    turn(s, 2, 5, 6, 5, 6);
    expect([where(s, TRADER, 'trn'), goods(s)]).toEqual([[], 0]);
  });
  test('§16.8 two players’ transports in one hex: one of them is robbed, and the other keeps what it has', () => {
    const s = agent('pirates', PIRATES, 'CA', 0, (each) => {
      arrange(each, ({ table }) => muster(table, unitKey(1, 0, kind('trn')), -1));
      put(each, 0, 'trn', 2);
      put(each, 1, 'trn', 2);
      give(each, 2, 0, MINERALS, 3);
      give(each, 2, 1, MINERALS, 4);
    });
    turn(s);
    const left = [0, 1].map((seat) => stored(s.table, 2, seat, MINERALS));
    expect([
      [0, 4],
      [3, 0],
    ]).toContainEqual(left);
  });
  test('§16.11 the miners leave when a station is built beside them', () => {
    const s = agent('rogue-miners', MINERS, 'trn', 4, (each) => {
      put(each, 0, 'SS', 4);
      lay(each, 0, { q: -2, r: 0 }, ASTEROIDS);
    });
    turn(s);
    expect(where(s, MINERS, 'trn')).not.toEqual([4]);
  });
  test('§16.9 §16.12 the amoeba eats a sick col like any other', () => {
    const s = agent('space-amoeba', WILD, 'amoeba', 2, (each) => put(each, PLAGUE, 'col', 2, 1));
    turn(s);
    expect([s.told('log.eaten').length, where(s, PLAGUE, 'col')]).toEqual([1, []]);
  });
  test('§16.7 a mad unit at a planet takes the first unit that is built there', () => {
    const s = agent('madness', MAD, 'sct', 1, (each) => {
      arrange(each, ({ table }) => {
        muster(table, unitKey(1, 0, kind('trn')), -1);
        muster(table, unitKey(0, 0, SCT), -1);
        muster(table, unitKey(7, 1, SCT), -1);
      });
      put(each, 0, 'PB', 1);
    });
    turn(s);
    expect([where(s, MAD, 'sct'), units(s, 1, 0)]).toEqual([[], '']);
  });
});

describe('parasites', () => {
  test('§13.3 §12 in the Basic game, too, the controller may lower the Ind of an infested planet', () => {
    const s = open(2, { basic: true, objectives: true });
    arrange(s, ({ table }) => void (table.line[2] = 1));
    rewind(s, 'basic');
    until(s, 'basic');
    s.play('0 collect');
    while (s.ask(0)?.step === 'yard') silence(s);
    expect(options(s)).toContain('purge');
    s.play('0 purge');
    expect(s.table.ind[2]).toBe(1);
  });
  test('§13.3 a planet that bombs make free is not infested when a col without their people lands', () => {
    const s = open(2, { objectives: true });
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    put(s, 0, 'col', 14, 2);
    s.play('0 pass');
    until(s, 'colonize');
    s.play('0 [14]');
    expect(s.table.line[planetAt(s.table, 14)]).toBe(1);
    expect(pointsWith(s.table, 1, objective('parasites')) - pointsWith(s.table, 1, objective('conquerors'))).toBe(5);
  });
});

describe('odd amounts', () => {
  test('§8.3 a home world of Ind 8 and three AB: eight is not enough, nine is', () => {
    for (const [dice, owner] of [
      [[2, 3, 3], 1],
      [[3, 3, 3], 0],
    ] as const) {
      const s = open(2);
      put(s, 0, '3 AB', 7);
      s.play('0 pass');
      until(s, 'siege');
      s.rolls(...dice);
      s.play('0 3');
      expect(s.table.owner[1]).toBe(owner);
    }
  });
  test('§8.2 two BB on Ind 1: it is free, and nobody is left to conquer', () => {
    const s = open(2);
    people(s, 3, 1, 1, 3);
    put(s, 0, '2 BB, AB', 8);
    s.play('0 pass');
    until(s, 'siege');
    s.rolls(6, 6);
    s.play('0 2');
    expect([s.table.owner[3], s.table.tech[3], s.ask(0)?.step === 'siege']).toEqual([NONE, 0, false]);
  });
  test('§6.4.1 three cols at one planet: one lands, two are left', () => {
    const s = open(2);
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    put(s, 0, '3 col', 14, 1);
    s.play('0 pass');
    until(s, 'colonize');
    s.play('0 [14]');
    expect(units(s, 14, 0)).toBe('2 col');
  });
  test('§6.1.4 the last transport in a hex takes all its cargo along to nowhere', () => {
    const s = open(2);
    terrain(s, 2, PULSAR);
    give(s, 1, 0, MINERALS, 5);
    s.rolls(1);
    s.play('0 1', '0 2');
    expect([units(s, 2, 0), stored(s.table, 2, 0, MINERALS), stored(s.table, 1, 0, MINERALS)]).toEqual(['', 0, 0]);
  });
  test('§5.5 §15.3 a conquered planet keeps its minerals, and turns them into IOU for its new owner', () => {
    const s = open(2);
    give(s, 8, SOIL, MINERALS, 5);
    put(s, 0, '2 AB', 8);
    s.play('0 pass');
    until(s, 'siege');
    s.rolls(6, 6);
    s.play('0 2');
    expect([s.table.owner[3], stored(s.table, 8, SOIL, MINERALS)]).toEqual([0, 5]);
  });
  test('§10.1 a conquered planet holds goods of the loser: they are foreign now, one’s own no more', () => {
    const s = open(2);
    give(s, 1, SOIL, GOODS + 1, 2);
    give(s, 1, SOIL, GOODS, 2);
    arrange(s, ({ table }) => void (table.owner[2] = 1));
    phase(s, 'economy', 3, 4);
    expect([stored(s.table, 1, SOIL, GOODS), stored(s.table, 1, SOIL, GOODS + 1)]).toEqual([0, 2]);
  });
});

describe('ways', () => {
  test('§6.2.11 §6.2.5 out of a wormhole into a blocking fleet: one stops', () => {
    const s = open(2);
    terrain(s, 2, PRIME);
    const half = lay(s, 1, { q: 2, r: -2 }, NULL_HALF);
    put(s, 1, 'PB', half);
    put(s, 0, 'RS', half);
    s.play('0 0', `0 ${half}`);
    expect(units(s, half, 0)).toContain('sct');
    expect(options(s)).not.toContain(half);
  });
  test('§7.4.2 §7.4.1 nowhere to retreat to: only to fight on or to share', () => {
    const s = open(2);
    put(s, 0, 'AB', 2);
    put(s, 1, 'AB', 2);
    for (const hex of [1, 3]) put(s, 1, 'PB', hex);
    terrain(s, 0, NULL_SPACE);
    arrange(s, ({ table }) => muster(table, unitKey(0, 0, SCT), -1));
    s.play('0 pass');
    s.rolls(6, 6);
    s.play('0 fight 2 1');
    until(s, 'retreat');
    expect(options(s)).toEqual(['share']);
  });
  test('§16.9 a retreat into a hex with plague units: contaminated at once', () => {
    const s = agent('plague', PLAGUE, 'sct', 3, (each) => {
      put(each, 0, 'AB', 2);
      put(each, 1, '3 BB', 2);
    });
    s.play('0 pass');
    s.rolls(6, 6, 6, 6);
    s.play('0 fight 2 1');
    until(s, 'retreat');
    s.rolls(2, 2);
    s.play('0 3');
    expect([units(s, 3, 0), units(s, 3, PLAGUE)]).toEqual(['', 'sct, AB']);
  });
  test('§6.5.3 §16.8 in a nebula pirates ask nobody, and rob all the same', () => {
    const s = agent('pirates', PIRATES, 'CA', 0, (each) => {
      arrange(each, ({ table }) => muster(table, unitKey(1, 0, kind('trn')), -1));
      terrain(each, 2, NEBULA);
      put(each, 0, 'trn, CA', 2);
      give(each, 2, 0, MINERALS, 3);
    });
    turn(s);
    expect([s.told('log.robbed').length, stored(s.table, 2, 0, MINERALS)]).toEqual([1, 0]);
  });
  test('§15.3 rebels beside a third player’s ships fight whoever’s turn it is', () => {
    const s = open(3);
    people(s, 3, REBELS, 1, 1);
    put(s, REBELS, 'PB', 8);
    put(s, 0, 'sct', 8);
    put(s, 2, 'sct', 8);
    s.play('0 pass');
    s.rolls(6, 6, 6);
    until(s, 'retreat');
    expect(s.table.battle).not.toBeNull();
  });
});

describe('cards', () => {
  test('§14.5 Jamming: no dice for hits that fall on nobody', () => {
    const s = open(2, { breakthroughs: true, drives: false });
    arrange(s, ({ table }) => {
      table.cards.fill(0);
      table.cards[1] = 1 << breakthrough('jamming');
    });
    put(s, 0, 'CA', 2);
    put(s, 1, 'sct', 2);
    s.play('0 pass');
    s.rolls(6, 6);
    s.play('0 fight 2 1');
    expect(s.ask(1)?.step).not.toBe('jam');
  });
  test('§14.4 a Civ of ten does not make a drive', () => {
    const s = open(2, { breakthroughs: true });
    arrange(s, ({ table }) => {
      table.tech[0] = 10;
      table.drives.fill(0);
    });
    s.play('0 1');
    expect(s.ask(0)?.prompt.args?.['pm']).toBe(1);
  });
  test('§13.2 Scholars: Tech up to 2 gives nothing, each level above it one', () => {
    const s = open(2, { objectives: true });
    const scholars = (): number =>
      pointsWith(s.table, 0, objective('scholars')) - pointsWith(s.table, 0, objective('parasites'));
    expect(scholars()).toBe(1);
    arrange(s, ({ table }) => void table.tech.splice(2, 1, 1));
    expect(scholars()).toBe(1);
    arrange(s, ({ table }) => void table.tech.splice(2, 1, 5));
    expect(scholars()).toBe(4);
  });
});

describe('maps and limits', () => {
  test('§6.3.1 that all regions are joined is told once; what touches nobody any more is empty space', () => {
    const s = open(2);
    s.draws(REGION);
    s.rolls(1, 1);
    s.play('0 0', '0 out 2 1', '0 pass');
    expect([s.told('log.joined').length, s.told('log.all-joined').length]).toEqual([1, 1]);
    const later = open(2);
    connect(later, 1, 0, { q: 20, r: 0 });
    later.draws(REGION);
    later.play('0 0', '0 out 2 1', '0 pass');
    expect(later.told('log.explore').map(({ args }) => args?.['tile'])).toEqual([EMPTY]);
    expect(later.told('log.all-joined')).toEqual([]);
    expect(later.state.pools[0]?.[REGION]).toBe(6);
  });
  test('§17.1 §8.4 who is out holds nobody’s limit down', () => {
    const s = open(3, { limits: true });
    arrange(s, ({ table }) => {
      table.found = [3, 0, 3, 0, 0, 0];
      table.out = 1 << 2;
    });
    s.draws(PLANET);
    s.play('0 0', '0 out 2 1', '0 pass');
    expect([s.table.tile.at(-1), s.told('log.over-limit')]).toEqual([PLANET, []]);
  });
});

describe('planets that change', () => {
  test('§15.3 rebels of Tech 1 know no station: a 4 is Tech, the next 4 an SS, there at once', () => {
    const s = open(2);
    people(s, 3, REBELS, 1, 1);
    phase(s, 'rebels', 4);
    expect([s.table.tech[3], units(s, 8, REBELS)]).toEqual([2, '']);
    phase(s, 'rebels', 4);
    expect([s.table.tech[3], units(s, 8, REBELS)]).toEqual([2, 'SS']);
  });
  test('§15.3 §3.3 rebels at the top raise nothing more', () => {
    const s = open(2);
    people(s, 3, REBELS, 10, 10);
    phase(s, 'rebels', 1);
    expect([s.table.ind[3], s.table.tech[3]]).toEqual([10, 10]);
  });
  test('§5.1 §5.3 plague units at a planet of Ind 1: no income, and what waited in its yard never comes', () => {
    const s = open(2, { encounters: true });
    arrange(s, ({ table }) => {
      table.ind[2] = 1;
      wait(table, 2, PB, 2);
    });
    put(s, PLAGUE + 1, 'sct', 1);
    phase(s, 'economy');
    expect([s.table.owner[2], units(s, 1, 0), stored(s.table, 1, SOIL, IOU)]).toEqual([NONE, 'trn', 0]);
  });
  test('§3.5 whoever holds a home world may raise it back to 8, whatever its Tech; not a colony', () => {
    const s = open(2);
    arrange(s, ({ table }) => {
      table.owner[1] = 0;
      table.ind.splice(1, 2, 5, 2);
    });
    expect([levelBar(s.table, 1, 'ind'), levelBar(s.table, 2, 'ind')]).toEqual([null, '3.2']);
  });
  test('§13.3 §8.4 whoever lowers the Ind of an only planet to 0 is out', () => {
    const s = open(3, { objectives: true });
    arrange(s, ({ table }) => {
      table.owner[0] = 1;
      table.ind[3] = 1;
      table.line[3] = 1;
    });
    phase(s, 'build');
    s.play('0 purge 1');
    until(s, 'move', 1);
    expect([s.table.owner[3], isOut(s.table, 0)]).toEqual([NONE, true]);
  });
  test('§8.3 with a planet falls what waits in its yard, IOU too', () => {
    const s = open(2);
    arrange(s, ({ table }) => {
      wait(table, 3, PB, 2);
      wait(table, 3, YARD_IOU, 4);
    });
    put(s, 0, '2 AB', 8);
    s.play('0 pass');
    until(s, 'siege');
    s.rolls(6, 6);
    s.play('0 2');
    expect([s.table.owner[3], waiting(s.table, 3, PB), waiting(s.table, 3, YARD_IOU)]).toEqual([0, 0, 0]);
  });
});

describe('agents and what is not quite theirs', () => {
  test('§16.10 §10.1 raiders take what lies on the planet, not what still waits in its yard', () => {
    const s = agent('raiders', RAIDERS, 'CA', 2, (each) => {
      arrange(each, ({ table }) => wait(table, 2, YARD_IOU, 3));
      give(each, 1, SOIL, IOU, 5);
    });
    turn(s);
    while (s.ask(0)?.step === 'course') s.play('0 1');
    expect(s.told('log.raided').map(({ args }) => args?.['n'])).toEqual([5]);
    // What waited has come in the next economic phase, with the income.
    expect(stored(s.table, 1, SOIL, IOU)).toBe(3 + 2);
  });
  test('§6.4.3 §16.8 with a CA of the pirates before it nobody settles a planet', () => {
    const s = agent('pirates', PIRATES, 'CA', 0, (each) => {
      lay(each, 0, { q: 2, r: -2 }, PLANET);
      put(each, 0, 'col', 14, 1);
      put(each, PIRATES, 'CA', 14);
    });
    s.play('0 pass');
    expect(s.ask(0)?.step).not.toBe('colonize');
  });
  test('§6.2.4 a PB may stand beside an RS in open space, and not two hexes from it', () => {
    const s = open(2);
    const [near, far] = [lay(s, 0, { q: -2, r: 0 }, EMPTY), lay(s, 0, { q: -3, r: 0 }, EMPTY)];
    const [next, last] = [lay(s, 0, { q: -4, r: 0 }, EMPTY), lay(s, 0, { q: -5, r: 0 }, EMPTY)];
    put(s, 0, 'RS', far);
    put(s, 0, 'PB', near);
    s.play(`0 ${near}`);
    expect([options(s).includes(next), options(s).includes(last)]).toEqual([true, false]);
  });
  test('§16.13 a third player’s transport at the planet swaps with the trader, too', () => {
    const s = agent('trader', TRADER, 'trn', 2, (each) => {
      give(each, 2, TRADERS, black, 6);
      put(each, 1, 'trn', 1);
      give(each, 1, 1, GOODS + 1, 2);
    });
    turn(s);
    while (s.ask(0)?.step === 'course') s.play('0 1');
    expect(s.ask(1)?.step).toBe('swap');
  });
});
