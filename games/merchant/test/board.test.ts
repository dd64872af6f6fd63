// The board and the pieces, held to what the rulebook says of them: counted from our own data files.

import { describe, expect, test } from 'vitest';
import { DEMANDS, FARES } from '../data/bonuses.ts';
import { CULTURES, MERCHANTS } from '../data/cultures.ts';
import { DOTS } from '../data/dots.ts';
import { EQUIPMENT, FEATURES, RELICS, SHIPS } from '../data/equipment.ts';
import { ARROWS, SKIMS, TRAILS, UNPRINTED } from '../data/paths.ts';
import { MIX, RASTUR } from '../data/rastur.ts';
import { SYSTEMS } from '../data/systems.ts';
import { dotOf, kindOf, systemOf, ways } from '../rules/board.ts';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { buys } from '../rules/goods.ts';
import { cultureOf } from '../rules/table.ts';

type Row = (typeof DOTS)[number];
const dotsIn = (system: string): readonly Row[] => DOTS.filter((dot) => dot[1] === system);
const kinds = (dots: readonly Row[]): string[] => dots.map(([, , kind]) => kind);
const many = (dots: readonly Row[], kind: string): number => kinds(dots).filter((each) => each === kind).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const circles = DOTS.filter(([, , kind]) => kind === 'circle');
const orbits = DOTS.filter((dot) => dot[5] !== '');

describe('the mapboard', () => {
  test('§1.3 268 movement dots, no name twice, all on the board', () => {
    expect(DOTS).toHaveLength(268);
    expect(new Set(DOTS.map(([id]) => id)).size).toBe(268);
    expect(DOTS.every((dot) => dot[6] >= 0 && dot[6] <= 1000 && dot[7] >= 0 && dot[7] <= 917)).toBe(true);
  });

  test('§1.3 only space dots and ovals have a colour; only ovals have an amount; a space dot without colour is an Orbit', () => {
    for (const [, , kind, colour, penalty, orbit] of DOTS) {
      if (colour !== '') expect(['space', 'oval']).toContain(kind);
      expect(penalty > 0).toBe(kind === 'oval');
      if (orbit !== '') expect([kind, colour]).toEqual([kind === 'circle' ? 'circle' : 'space', '']);
      else if (kind === 'space') expect(colour).not.toBe('');
    }
  });

  test('§1.2 seventeen systems: fourteen with a Culture Box, the Base, and two with nothing but radiation', () => {
    expect(SYSTEMS.filter(([, kind]) => kind === 'inhabited')).toHaveLength(14);
    for (const system of ['supernova', 'supergiant']) expect(new Set(kinds(dotsIn(system)))).toEqual(new Set(['oval']));
    expect(kinds(dotsIn('base'))).toEqual(['base']);
  });

  test('§1.2 between the systems run lanes of coloured space dots', () => {
    expect(new Set(kinds(dotsIn('')))).toEqual(new Set(['space']));
    expect(dotsIn('').every(([, , , colour]) => colour !== '')).toBe(true);
  });

  test('§1.2 every inhabited system has a City, an Orbit and a way out', () => {
    for (const [system, kind] of SYSTEMS) {
      if (kind !== 'inhabited') continue;
      const dots = dotsIn(system);
      expect(many(dots, 'surface') + many(dots, 'city')).toBeGreaterThan(0);
      expect(dots.some((dot) => dot[5] !== '')).toBe(true);
    }
  });

  test('the Cloud: seven circles, five boxes, one Space City, and no coloured dots (R-17)', () => {
    const cloud = dotsIn('cloud');
    expect(cloud).toHaveLength(13);
    expect([many(cloud, 'circle'), many(cloud, 'question'), many(cloud, 'city')]).toEqual([7, 5, 1]);
    expect(cloud.find((dot) => dot[5] !== '')?.[0]).toBe('cloud-body');
  });

  test('the Multi-Generation Ship: one City, and its only Orbit in the upper circle', () => {
    const ship = dotsIn('multigen');
    expect([many(ship, 'city'), many(ship, 'circle')]).toEqual([1, 2]);
    expect(ship.filter((dot) => dot[5] !== '').map(([id]) => id)).toEqual(['multigen-upper']);
  });

  test('§1.4 25 Orbits, each in an Orbit Box or a circle of an inhabited system, each with its own name', () => {
    expect(orbits).toHaveLength(25);
    expect(new Set(orbits.map((dot) => dot[5])).size).toBe(25);
    expect(orbits.every(([, system]) => SYSTEMS.some(([id, kind]) => id === system && kind === 'inhabited'))).toBe(
      true,
    );
  });

  test('§1.3 24 ? Boxes, all of them in systems with a culture (R-02)', () => {
    const boxes = DOTS.filter(([, , kind]) => kind === 'question');
    expect(boxes).toHaveLength(24);
    expect(boxes.every(([, system]) => SYSTEMS.some(([id, kind]) => id === system && kind === 'inhabited'))).toBe(true);
  });

  test('§1.5 every path joins two different dots, once, and from any dot one can reach all', () => {
    const pairs = TRAILS.flatMap((trail) => {
      const dots = trail.split(' ');
      return dots.slice(1).map((dot, i) => [dots[i] ?? '', dot].toSorted((a, b) => a.localeCompare(b)).join(' '));
    });
    expect(new Set(pairs).size).toBe(pairs.length);
    const reached = new Set([dotOf('base')]);
    for (const dot of reached) for (const way of ways[dot] ?? []) if (!way.skim) reached.add(way.to);
    expect(reached.size).toBe(268);
  });

  test('§1.5 every Surface City is the end of a path, and the path comes from an Orbit of its system', () => {
    const cities = DOTS.flatMap(([, , kind], dot) => (kind === 'surface' ? [dot] : []));
    expect(cities).toHaveLength(20);
    for (const city of cities) {
      const paths = (ways[city] ?? []).filter((way) => !way.skim);
      expect(paths).toHaveLength(1);
      const orbit = DOTS[paths[0]?.to ?? -1];
      expect(orbit?.[5]).not.toBe('');
      expect(orbit?.[1]).toBe(DOTS[city]?.[1]);
    }
  });

  test('§8.41 the Air Foil joins Surface Cities of one planet, all that have more than one (R-19)', () => {
    for (const [a, b] of SKIMS) {
      expect([kindOf[dotOf(a)], kindOf[dotOf(b)]]).toEqual(['surface', 'surface']);
      expect(systemOf[dotOf(a)]).toBe(systemOf[dotOf(b)]);
    }
    const cities = SYSTEMS.map(([system]) => many(dotsIn(system), 'surface'));
    expect(SKIMS).toHaveLength(sum(cities.map((n) => (n * (n - 1)) / 2)));
  });

  test('§6.4 nine circles: every path out has an arrow, and the arrows show 1 to 6, each once', () => {
    expect(circles).toHaveLength(9);
    for (const [id] of circles) {
      const out = ways[dotOf(id)] ?? [];
      const arrows = ARROWS.filter(([from]) => from === id);
      expect(arrows.map(([, to]) => dotOf(to)).toSorted((a, b) => a - b)).toEqual(
        out.map(({ to }) => to).toSorted((a, b) => a - b),
      );
      expect(arrows.flatMap(([, , pilots]) => [...pilots]).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test('§6.4 Body and Wing are joined by a path that is not printed', () => {
    expect(UNPRINTED).toEqual(['cloud-body', 'cloud-wing']);
    expect((ways[dotOf('cloud-body')] ?? []).map(({ to }) => to)).toContain(dotOf('cloud-wing'));
    expect(TRAILS.some((trail) => /cloud-body cloud-wing|cloud-wing cloud-body/.test(trail))).toBe(false);
  });
});

describe('the pieces', () => {
  test('§2.4 fourteen cultures: IDs 1a to 10, their sciences, IOUs worth 1290 in all', () => {
    expect(CULTURES.map(([id]) => id).join(' ')).toBe('1a 1b 2 3 4a 4b 5 6 7a 7b 8 9a 9b 10');
    expect(sum(CULTURES.map(([, , , iou]) => iou))).toBe(1290);
    const science = (name: string): string[] => CULTURES.filter((each) => each[2] === name).map(([id]) => id);
    expect(science('primitive')).toEqual(['2', '5', '9b']);
    expect(science('bioengineering')).toEqual(['1a', '3', '9a']);
    expect(science('industry')).toEqual(['4a', '7a', '8']);
    expect(science('technology')).toEqual(['4b', '6', '7b']);
    expect(science('metaphysics')).toEqual(['1b', '10']);
  });

  test('§2.51 goods go to the next three numbers, 1 after 10; a never buys from b (R-01)', () => {
    const buyers = (id: string): string[] =>
      CULTURES.filter((_, culture) => buys(culture, cultureOf(id))).map(([buyer]) => buyer);
    expect(buyers('1a')).toEqual(['2', '3', '4a', '4b']);
    expect(buyers('1b')).toEqual(['2', '3', '4a', '4b']);
    expect(buyers('2')).toEqual(['3', '4a', '4b', '5']);
    expect(buyers('3')).toEqual(['4a', '4b', '5', '6']);
    expect(buyers('4a')).toEqual(['5', '6', '7a', '7b']);
    expect(buyers('6')).toEqual(['7a', '7b', '8', '9a', '9b']);
    expect(buyers('8')).toEqual(['1a', '1b', '9a', '9b', '10']);
    expect(buyers('9a')).toEqual(['1a', '1b', '2', '10']);
    expect(buyers('9b')).toEqual(['1a', '1b', '2', '10']);
    expect(buyers('10')).toEqual(['1a', '1b', '2', '3']);
    for (const [id] of CULTURES) {
      const factory = CULTURES.length + cultureOf(id);
      expect(CULTURES.filter((_, culture) => buys(culture, factory)).map(([buyer]) => buyer)).toEqual(buyers(id));
    }
  });

  test('§2.5 74 goods markers; all prices are in tens (R-55), and a sale is always a profit', () => {
    expect(sum(CULTURES.map((culture) => culture[4]))).toBe(74);
    // Guard Plants: what the marker shows.
    expect(CULTURES[0]).toMatchObject({ 0: '1a', 7: 60, 8: 160 });
    for (const [, , , iou, , cost, payoff, factoryCosts, factoryPays, deed] of CULTURES) {
      expect([iou, cost, payoff, factoryCosts, factoryPays, deed].every((price) => price % 10 === 0)).toBe(true);
      expect(payoff).toBeGreaterThan(cost);
      expect(factoryPays).toBeGreaterThan(factoryCosts);
    }
  });

  test('§2.52 §2.53 four ships, four kinds of equipment and two of weapons; half of each cost is a whole sum', () => {
    expect(SHIPS.map(([id, dice, holds, cost]) => [id, dice, holds, cost])).toEqual([
      ['scout', 3, 2, 60],
      ['clipper', 4, 2, 120],
      ['transport', 3, 3, 240],
      ['freighter', 2, 5, 300],
    ]);
    expect(EQUIPMENT.map(([id, cost]) => [id, cost])).toEqual([
      ['yellow-drive', 80],
      ['red-drive', 120],
      ['combined-drive', 300],
      ['shield', 60],
      ['laser', 100],
      ['nova-ball', 20],
    ]);
    for (const price of [...SHIPS.map((each) => each[3]), ...EQUIPMENT.map((each) => each[1])])
      expect(price % 20).toBe(0);
  });

  test('§2.54 39 deeds: 25 Spaceports and 14 Factories; 33 purple ones of 200, 6 orange ones of 100', () => {
    const values = [...orbits.map(() => PORT_COST), ...CULTURES.map((_, culture) => factoryCost(culture))];
    expect(values).toHaveLength(39);
    expect(values.filter((value) => value === 200)).toHaveLength(33);
    expect(values.filter((value) => value === 100)).toHaveLength(6);
  });

  test('§2.6 48 bonus markers: 10 fares and 38 demands', () => {
    expect(FARES).toHaveLength(10);
    expect(sum(DEMANDS.map((demand) => demand[3]))).toBe(38);
  });

  test('§2.61 the ten fares of the gazetteer', () => {
    expect(new Set(FARES.map(([from, to]) => `${from} to ${to}`))).toEqual(
      new Set([
        'base to 2',
        'base to 4a',
        'base to 9a',
        '2 to 10',
        '4a to base',
        '5 to base',
        '6 to 4b',
        '7b to base',
        '9b to 5',
        '10 to base',
      ]),
    );
  });

  test('§2.62 a culture demands only goods it buys, and each kind at one price (R-53)', () => {
    for (const [at, goods] of DEMANDS) expect(buys(cultureOf(at), cultureOf(goods))).toBe(true);
    const kindsOf = DEMANDS.map(([at, goods]) => `${goods} at ${at}`);
    expect(new Set(kindsOf).size).toBe(kindsOf.length);
  });

  test('§2.8 36 ? markers: six gates, three Open Spaceports, 17 penalties, ten relics', () => {
    const count = (kind: string): number => sum(FEATURES.filter((each) => each[0] === kind).map((each) => each[3]));
    expect([count('gate'), count('open'), count('penalty'), RELICS.length]).toEqual([6, 3, 17, 10]);
    expect(sum(FEATURES.map((each) => each[3])) + RELICS.length).toBe(36);
    expect(FEATURES.filter(([kind]) => kind === 'gate').map((each) => each[2])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('§2.2 six merchants, each of one of the cultures and of its own colour', () => {
    expect(MERCHANTS.map(([, culture]) => culture)).toEqual(['3', '4a', '4b', '7b', '8', '10']);
    expect(new Set(MERCHANTS.map(([, , colour]) => colour)).size).toBe(6);
  });

  test('§16.1 the chart of the Rastur: 12, 20, 23 and 25 markers for the four lengths', () => {
    const active = MIX.map(([target, low, high]) => [
      target,
      sum(RASTUR.filter((_, item) => 60 + item * 10 >= low && 60 + item * 10 <= high)),
    ]);
    expect(active).toEqual([
      [1000, 12],
      [2000, 20],
      [3000, 23],
      [4000, 25],
    ]);
  });
});
