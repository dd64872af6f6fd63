// What is foreseen is what happens: agents go where the table said they would, ships fly the way that was drawn, dice do what was promised.

import { describe, expect, test } from 'vitest';
import { foresee } from '../agents/foresee.ts';
import { encounter } from '../data/cards.ts';
import { ASTEROIDS, DUST, EMPTY, NULL_HALF, PLANET, PRIME } from '../data/tiles.ts';
import { oddsAbove, sumsOf } from '../rules/odds.ts';
import { goalsOf, supportOf, wayOf } from '../rules/routes.ts';
import { MINERS, PIRATES, RAIDERS, WILD } from '../rules/table.ts';
import { SCT } from '../data/units.ts';
import { unitKey } from '../rules/units.ts';
import { agent, arrange, lay, open, put, type Stage, terrain, turn, where } from './stage.ts';

const seen = (s: Stage, card: string) => foresee(s.table, s.state.seats, encounter(card));

describe('§16.4 agents', () => {
  test('pirates make for the nearest transport, and get there', () => {
    const s = agent('pirates', PIRATES, 'AB', 4);
    const [next] = seen(s, 'pirates');
    expect(next).toMatchObject({ hex: 4, does: 'goes', goals: [1], gate: -1 });
    turn(s, 2);
    expect(where(s, PIRATES, 'AB')).toEqual(next?.to);
  });

  test('raiders go to the nearest planet they have not seen; without one they leave', () => {
    const s = agent('raiders', RAIDERS, 'AB', 4);
    expect(seen(s, 'raiders')[0]).toMatchObject({ does: 'goes', goals: [0] });
    arrange(s, ({ table }) => void table.agents[0]?.seen.push(0, 1, 2, 3));
    expect(seen(s, 'raiders')[0]).toMatchObject({ does: 'ends' });
  });

  test('rogue miners stay at asteroids that are free', () => {
    const s = agent('rogue-miners', MINERS, 'trn', 4, (stage) => terrain(stage, 4, ASTEROIDS));
    expect(seen(s, 'rogue-miners')[0]).toMatchObject({ does: 'stays', to: [4] });
  });

  test.each([1, 2, 3, 4, 5, 6])('the Ion Storm strays to one of the hexes that were named (a %i)', (die) => {
    const s = agent('ion-storm', WILD, 'storm', 4);
    const to = seen(s, 'ion-storm')[0]?.to ?? [];
    turn(s, die);
    expect(to).toContain(where(s, WILD, 'storm')[0]);
  });

  test('the amoeba smells a col two hexes away; in a wormhole its other half is named', () => {
    const s = agent('space-amoeba', WILD, 'amoeba', 4, (stage) => {
      put(stage, 0, 'col', 0);
      terrain(stage, 4, PRIME);
      terrain(stage, 9, NULL_HALF);
    });
    expect(seen(s, 'space-amoeba')[0]).toMatchObject({ does: 'goes', goals: [0], to: [0], gate: 9 });
  });
});

describe('§6.2 ways', () => {
  test('the way of ships is the cheapest: round the dust, hex by hex', () => {
    const s = open();
    const dust = lay(s, 0, { q: 2, r: 0 }, DUST);
    const free = lay(s, 0, { q: 2, r: -1 }, EMPTY);
    const far = lay(s, 0, { q: 3, r: -1 }, PLANET);
    arrange(s, ({ table }) => void (table.tech[0] = 5));
    const ships = [unitKey(0, 0, SCT), 1];
    const goals = goalsOf(s.table, 0, 0, ships);
    const goal = goals.find(({ hex, side }) => hex === far && side < 0);
    expect(goal?.cost).toBe(3);
    expect(goal === undefined ? [] : wayOf(s.table, 0, 0, ships, goal)).toEqual([0, 1, free, far]);
    expect(goals.find(({ hex, side }) => hex === dust && side < 0)?.cost).toBe(3);
  });

  test('§6.2.3 support ends four hexes from a planet', () => {
    const s = open();
    const hexes = [2, 3, 4, 5, 6].map((q) => lay(s, 0, { q, r: 0 }, EMPTY));
    const slack = supportOf(s.table, 0);
    expect(hexes.map((hex) => (slack[hex] ?? 0) >= 0)).toEqual([true, true, true, true, false]);
  });
});

describe('§8 dice', () => {
  test('sums are exact, whatever a side is worth', () => {
    expect(sumsOf(2)[7]).toBeCloseTo(6 / 36);
    expect(sumsOf(3).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(sumsOf(2, (die) => (die > 3 ? 2 : 1))).toEqual([
      0,
      0,
      expect.closeTo(0.25),
      expect.closeTo(0.5),
      expect.closeTo(0.25),
    ]);
    expect(oddsAbove(3, 8)).toBeCloseTo(160 / 216);
  });
});
