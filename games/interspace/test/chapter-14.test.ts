import { describe, expect, test } from 'vitest';
import { breakthrough } from '../data/cards.ts';
import { DUST, EMPTY, NULL_HALF, NULL_SPACE, PLANET, PRIME, PULSAR, ASTEROIDS, NEBULA } from '../data/tiles.ts';
import { speedOf, waiting } from '../rules/planets.ts';
import { KILLED, deedsOf } from '../rules/score.ts';
import { IOU, MINERALS, SOIL, stored } from '../rules/stores.ts';
import {
  arrange,
  entries,
  give,
  kind,
  lay,
  open,
  options,
  people,
  put,
  rewind,
  silence,
  type Stage,
  start,
  terrain,
  units,
  until,
} from './stage.ts';

const WITH = { breakthroughs: true };
const [DRIVE, NAV, JAMMING, LRMS, REPAIR, GRAPPLE, MODULAR] = [0, 1, 2, 3, 4, 5, 6];

/** Gives a seat cards without drawing them. */
function equip(s: Stage, seat: number, ...ids: string[]): void {
  arrange(s, ({ table }) => {
    for (const id of ids) table.cards[seat] = (table.cards[seat] ?? 0) | (1 << breakthrough(id));
  });
}
/** Seat 0 with these cards is about to move; nobody has picked any. */
function with14(...ids: string[]): Stage {
  const s = open(2, { ...WITH, drives: false });
  arrange(s, ({ table }) => void table.cards.fill(0));
  equip(s, 0, ...ids);
  return s;
}
/** Seat 0 raises the Tech of its home world, and nobody anything else. */
function raiseTech(s: Stage): void {
  s.play('0 tech 0');
  while (s.ask(0)?.step === 'raise' || s.ask(1)?.step === 'raise') silence(s);
}
function fight(s: Stage, mine: string, theirs: string, rolls: readonly number[]): Stage {
  put(s, 0, mine, 2);
  put(s, 1, theirs, 2);
  s.play('0 pass');
  s.rolls(...rolls);
  s.play('0 fight 2 1');
  return s;
}

describe('the starting draft', () => {
  test('§14.2 first (A) and 2, then up to 3, in the reverse order; not two Drive Improvements', () => {
    const s = start(3, WITH);
    const order = [0, 1, 2].filter((seat) => s.ask(seat) !== null);
    expect(order).toHaveLength(1);
    const picked: number[] = [];
    for (let n = 0; n < 6; n++) {
      const seat = [0, 1, 2].find((each) => s.ask(each) !== null) ?? 0;
      picked.push(seat);
      if (n < 3) {
        s.refuses(`${seat} ${JAMMING}`, '14.1');
        s.play(`${seat} ${DRIVE}`);
      } else {
        s.refuses(`${seat} ${DRIVE}`, '14.2');
        s.refuses(`${seat} ${LRMS}`, '14.1');
        s.play(`${seat} ${n === 3 ? JAMMING : NAV}`);
      }
    }
    expect(picked.slice(3)).toEqual(picked.slice(0, 3).toReversed());
    expect(s.table.drives).toEqual([1, 1, 1]);
    expect(s.ask(0)?.step).toBe('raise');
  });

  test('§14.1 two copies of each card, one for each player', () => {
    const s = start(3, WITH);
    const ask = (): number => [0, 1, 2].find((each) => s.ask(each) !== null) ?? 0;
    s.play(`${ask()} ${NAV}`);
    s.play(`${ask()} ${NAV}`);
    s.refuses(`${ask()} ${NAV}`, '14.1');
    s.play(`${ask()} ${DRIVE}`);
    s.play(`${ask()} ${JAMMING}`);
    s.refuses(`${ask()} ${NAV}`, '14.1');
  });
});

describe('taking cards', () => {
  test('§14.1 §5.8 one when Civ rises, of a level up to the new Civ; none for a Civ one had before', () => {
    const s = open(2, { ...WITH, drives: false });
    arrange(s, ({ table }) => void table.cards.fill(0));
    give(s, 0, SOIL, IOU, 20);
    until(s, 'raise');
    raiseTech(s);
    expect(s.ask(0)?.step).toBe('breakthrough');
    s.refuses(`0 ${GRAPPLE}`, '14.1');
    s.play(`0 ${REPAIR}`);
    expect(s.table.civ[0]).toBe(4);
    arrange(s, ({ table }) => void (table.tech[0] = 3));
    until(s, 'raise');
    raiseTech(s);
    expect(s.ask(0)?.step).not.toBe('breakthrough');
  });

  test('§14.4 V is the number of Drive Improvements and one', () => {
    const s = open(2, WITH);
    arrange(s, ({ table }) => void (table.drives = [2, 0]));
    expect([speedOf(s.table, 0), speedOf(s.table, 1)]).toEqual([3, 1]);
    expect(speedOf(open(2, { ...WITH, drives: false }).table, 0)).toBe(2);
  });

  /** The seed's example: one of two, another may come; two of three, it may not. */
  test('§14.4 no Drive Improvement if more than half of one’s cards are', () => {
    const s = open(2, WITH);
    arrange(s, ({ table }) => {
      table.drives = [1, 0];
      table.cards = [1 << NAV, 0];
    });
    give(s, 0, SOIL, IOU, 40);
    until(s, 'raise');
    raiseTech(s);
    s.play(`0 ${DRIVE}`);
    expect(s.table.drives[0]).toBe(2);
    until(s, 'raise');
    raiseTech(s);
    s.refuses(`0 ${DRIVE}`, '14.4');
  });

  test('§14.4 by option they are left out', () => {
    const s = start(2, { ...WITH, drives: false });
    const seat = s.ask(0) === null ? 1 : 0;
    s.refuses(`${seat} ${DRIVE}`, '14.1');
  });
});

describe('jamming', () => {
  /** The seed's example, die by die: Civ 3, one scout against one CA. */
  test('§14.5 up to Civ dice in a round, no more than hits; each even one cancels a hit', () => {
    const s = with14();
    equip(s, 1, 'jamming');
    fight(s, 'CA', 'sct', []);
    s.rolls(2);
    s.play('1 [1]');
    s.refuses('1 3', '14.5');
    s.rolls(4, 6, 3);
    s.play('1 2');
    expect(s.told('log.jam')).toMatchObject([{ args: { dice: [4, 6], n: 2 } }]);
    s.rolls(3);
    s.play('0 pass', '1 pass');
    s.rolls(2, 2, 6, 5);
    s.play('1 3');
    expect(s.table.battle?.fleet[1]).toEqual([0, 1]);
    s.rolls(4);
    s.play('0 pass', '1 pass');
    s.refuses('1 4', '14.5');
    s.rolls(2, 2, 2);
    s.play('1 3');
    expect(s.table.battle).toBeNull();
    expect(units(s, 2, 1)).toBe('');
  });

  test('§14.5 the dice of a round may be split between the fires', () => {
    const s = with14();
    equip(s, 1, 'jamming');
    arrange(s, ({ table }) => void (table.tech[1] = 4));
    fight(s, 'CA, AB', 'sct, BB', []);
    s.rolls(3, 6);
    s.play('1 [1 1]');
    s.rolls(2, 2, 2, 2, 6);
    s.play('1 3');
    expect(s.ask(1)?.choice).toMatchObject({ kind: 'number', max: 1 });
    s.rolls(2);
    s.play('1 1');
    expect(s.told('log.jam')).toMatchObject([{ args: { dice: [2], n: 1 } }]);
  });

  test('§14.5 not from zone 2; §7.1.2 the attacker’s scouts may stand further forward', () => {
    const s = with14('jamming');
    fight(s, 'CA, sct, trn', 'CA', []);
    expect(entries(s).map(({ id }) => id)).toEqual(['whole 6 0 0', 'whole 0 0 0']);
    s.rolls(6, 3, 6, 6);
    s.play('0 [1 0]', '0 [0]');
    expect(s.told('log.jam')).toEqual([]);
    expect(s.ask(0)?.step).toBe('retreat');
  });

  test('§14.5 LRM hits can be jammed: an extra hit of each DD, CA and BB in the first fire of a combat', () => {
    const s = with14('lrms');
    equip(s, 1, 'jamming');
    fight(s, 'CA, DD', 'sct, RS', []);
    s.rolls(6, 6);
    s.play('1 [1 1]');
    expect(s.ask(1)?.prompt).toMatchObject({ key: 'ask.jam', args: { hits: 2 } });
  });
});

describe('after a combat', () => {
  test('§14.5 Grapple Beams: a 1 or 2 takes an enemy ship, without shields; it counts as destroyed; stations stay lost', () => {
    const s = with14('grapple-beams');
    fight(s, 'BB', 'AB', [2, 2]);
    expect(units(s, 2, 0)).toBe('AB, BB');
    expect(
      s.table.units.some((key, at) => at % 2 === 0 && ((key >> 7) & 15) === kind('AB') && ((key >> 4) & 7) === 1),
    ).toBe(true);
    expect(deedsOf(s.table, 0, KILLED)).toBe(6);
    const station = with14('grapple-beams');
    fight(station, 'BB', 'SS', [3, 6]);
    expect(units(station, 2, 0)).toBe('BB');
  });

  test('§14.5 Repair Robots: a 1 or 2 brings back an own unit; first the captures, then the repairs', () => {
    const s = with14('repair-robots', 'grapple-beams');
    // The CA's 1 takes the PB; the BB's 4 the CA; the capture fails on a 3, the repair does not on a 2.
    fight(s, 'BB, PB', 'CA', [4, 1]);
    s.rolls(3, 2);
    s.play('1 [1 0]');
    expect(units(s, 2, 0)).toBe('PB, BB');
    expect(s.told('log.repair')).toHaveLength(1);
  });

  test('§14.5 they also work on AB lost in an attempt to conquer', () => {
    const s = with14('repair-robots');
    put(s, 0, '2 AB', 8);
    s.play('0 pass');
    s.rolls(1, 1, 2, 5);
    s.play('0 2');
    expect(units(s, 8, 0)).toBe('AB');
  });
});

describe('modular units', () => {
  const parts = (s: Stage): unknown => entries(s).map(({ id, max }) => [id, max]);
  function modular(what: string, tech = 7): Stage {
    const s = with14('modular-units');
    arrange(s, ({ table }) => {
      table.tech[0] = tech;
      table.civ[0] = tech;
    });
    put(s, 0, what, 2);
    return s;
  }
  test('§14.5 a PB and a CA into two SS; never a col', () => {
    const s = modular('PB, CA, col');
    until(s, 'refit');
    s.play('0 2');
    expect(parts(s)).toEqual([
      [3, 1],
      [6, 1],
    ]);
    s.play('0 [1 1]');
    expect(entries(s).some(({ id }) => id === kind('col'))).toBe(false);
    const at = entries(s).findIndex(({ id }) => id === kind('SS'));
    s.play(
      `0 [${entries(s)
        .map((_, i) => (i === at ? 2 : 0))
        .join(' ')}]`,
      '0 pass',
    );
    expect(units(s, 2, 0)).toBe('col, 2 SS');
  });

  test('§14.5 no BB below Civ 7, however much it is worth', () => {
    const s = modular('3 sct', 6);
    until(s, 'refit');
    s.play('0 2', '0 [3]');
    expect(entries(s).some(({ id }) => id === kind('BB'))).toBe(false);
    expect(entries(s).find(({ id }) => id === kind('CA'))?.max).toBe(1);
  });

  test('§14.5 in a retreat a DD without two shields is three PB', () => {
    const s = modular('PB');
    put(s, 0, 'DD', 2, 2);
    put(s, 1, 'SS', 2);
    s.play('0 pass');
    s.rolls(6, 6, 6);
    s.play('0 fight 2 1');
    expect(parts(s)).toEqual([
      ['whole 3 0 0', 1],
      ['group 5 2 0', 1],
    ]);
    s.play('0 [0 1]');
    expect(s.ask(0)?.prompt).toMatchObject({ args: { value: 6 } });
    s.refuses(
      `0 [${entries(s)
        .map((_, i) => (i === 0 ? 4 : 0))
        .join(' ')}]`,
      '14.5',
    );
    s.play(
      `0 [${entries(s)
        .map((_, i) => (i === 0 ? 3 : 0))
        .join(' ')}]`,
    );
    expect(s.table.battle?.fleet[0]).toEqual([48, 4]);
  });

  test('§14.5 five PB make a CA with one shield; no station, no civilian', () => {
    const s = modular('5 PB');
    put(s, 1, 'SS', 2);
    s.play('0 pass');
    s.rolls(6, 6, 6, 6, 6, 6);
    s.play('0 fight 2 1', '0 [3]', '0 [3 2]');
    const at = entries(s).findIndex(({ id }) => id === 'group 6 2 0');
    expect(entries(s)[at]).toMatchObject({ max: 1 });
    expect(entries(s).some(({ id }) => /^(group|whole) [08] /.test(String(id)))).toBe(false);
    s.play(
      `0 [${entries(s)
        .map((_, i) => (i === at ? 1 : 0))
        .join(' ')}]`,
    );
    expect(s.table.battle?.fleet[0]).toEqual([96 + 2, 1]);
  });
});

describe('cards that change a number', () => {
  test('§14.3 Nav Computers: no extra cost, wormholes for nothing', () => {
    const s = with14('nav-computers');
    terrain(s, 2, DUST);
    for (const hex of [1, 3]) terrain(s, hex, NULL_SPACE);
    const first = lay(s, 0, { q: 2, r: -2 }, PRIME);
    const second = lay(s, 0, { q: 3, r: -3 }, EMPTY);
    const far = lay(s, 1, { q: 2, r: -2 }, NULL_HALF);
    s.play('0 0');
    expect(options(s)).toContain(second);
    expect(options(s)).toContain(far);
    expect(first).toBe(14);
  });

  test('§14.3 Gate Keys: out of any other half', () => {
    const s = open(2, { ...WITH, drives: false, support: false });
    equip(s, 0, 'gate-keys');
    terrain(s, 2, PRIME);
    const other = lay(s, 1, { q: 2, r: -2 }, PRIME + 1);
    s.play('0 0');
    expect(options(s)).toContain(other);
  });

  test('§14.3 Nova Bombs: the full die; Planet Shields: a step less', () => {
    const s = with14('nova-bombs');
    put(s, 0, 'BB', 8);
    people(s, 3, 1, 9, 9);
    s.play('0 pass');
    s.rolls(5);
    s.play('0 1');
    expect(s.table.ind[3]).toBe(4);
    const shielded = with14();
    equip(shielded, 1, 'planet-shields');
    put(shielded, 0, '2 BB, AB', 8);
    people(shielded, 3, 1, 3, 9);
    shielded.play('0 pass');
    shielded.rolls(3, 4, 5);
    shielded.play('0 2');
    expect(shielded.table.ind[3]).toBe(2);
    shielded.play('0 1');
    expect(shielded.table.owner[3]).toBe(1);
  });

  test('§14.3 Ore Refining and Cargo Pods: one more from the die, nine in a hold', () => {
    const s = with14('ore-refining', 'cargo-pods');
    put(s, 0, 'trn', 4);
    give(s, 4, 0, MINERALS, 2);
    rewind(s, 'mine');
    s.rolls(6);
    s.play('0 [4]');
    expect(stored(s.table, 4, 0, MINERALS)).toBe(9);
  });

  test('§14.3 Survey Probes: two tiles, one is kept', () => {
    const s = with14('survey-probes');
    s.draws(NEBULA, PLANET);
    s.play('0 0', '0 out 2 1', '0 pass');
    s.refuses(`0 ${ASTEROIDS}`, '14.3');
    s.play(`0 ${PLANET}`);
    expect(s.table.tile[14]).toBe(PLANET);
    expect(s.state.pools[0]).toMatchObject({ [NEBULA]: 3, [PLANET]: 9 });
  });

  test('§14.3 Long Supply Lines: two hexes further', () => {
    const s = with14('long-supply');
    for (let n = 2; n < 9; n++) lay(s, 0, { q: n, r: -n }, EMPTY);
    put(s, 0, 'DD', 17);
    s.play('0 17');
    expect(options(s)).toContain(18);
    s.refuses('0 19', '6.2.3');
  });

  test('§14.3 Automated Yards: new units at once', () => {
    const s = with14('automated-yards');
    give(s, 0, SOIL, IOU, 20);
    until(s, 'build');
    s.play('0 0', '0 [1 0 0 0 0 0]', '0 pass', '1 pass');
    expect(units(s, 0, 0)).toBe('2 sct');
    expect(waiting(s.table, 0, kind('sct'))).toBe(0);
  });

  test('§14.3 Sealed Habitats: a colony begins with Tech 2 and 8 IOU', () => {
    const s = with14('sealed-habitats');
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    put(s, 0, 'col', 14);
    s.play('0 pass', '0 [14]');
    expect([s.table.ind[4], s.table.tech[4], stored(s.table, 14, SOIL, IOU)]).toEqual([1, 2, 8]);
  });

  test('§14.3 Fire Control: AB and PB shoot first, too', () => {
    const s = with14('fire-control');
    fight(s, 'AB', 'sct', [1]);
    expect(units(s, 2, 1)).toBe('');
  });

  test('§14.3 Hardened Screens: one more shield; pulsars do nothing', () => {
    const s = with14('screens');
    fight(s, 'CA', 'BB', [6, 4]);
    expect(s.table.battle?.fleet[0]).toEqual([96 + 4, 1]);
    const bare = with14('screens');
    terrain(bare, 2, PULSAR);
    bare.play('0 0', '0 2');
    expect(units(bare, 2, 0)).toBe('sct');
  });

  test('§14.5 the cards are those of the deck', () => {
    expect([DRIVE, NAV, JAMMING, LRMS, REPAIR, GRAPPLE, MODULAR]).toEqual(
      ['drive-improvement', 'nav-computers', 'jamming', 'lrms', 'repair-robots', 'grapple-beams', 'modular-units'].map(
        breakthrough,
      ),
    );
  });
});
