import { describe, expect, test } from 'vitest';
import { NEBULA, NULL_SPACE, PULSAR } from '../data/tiles.ts';
import { IOU, MINERALS, stored } from '../rules/stores.ts';
import { REBELS } from '../rules/table.ts';
import { arrange, entries, give, open, options, put, rewind, type Stage, terrain, units, until } from './stage.ts';

/** Seat 0's contact step, with these fleets in hex 2. */
function meet(mine: string, theirs: string, more = {}): Stage {
  const s = open(2, more);
  put(s, 0, mine, 2);
  put(s, 1, theirs, 2);
  rewind(s, 'contact');
  arrange(s, ({ frames }) => void frames.push({ step: 'attack' }));
  arrange(s, ({ frames }) => void Object.assign(frames.at(-2) ?? {}, { at: 1 }));
  return s;
}
function fight(mine: string, theirs: string, rolls: readonly number[], more = {}): Stage {
  const s = meet(mine, theirs, more);
  s.rolls(...rolls);
  s.play('0 fight 2 1');
  return s;
}

describe('contact', () => {
  test('§6.5.1 the active player attacks, or shares', () => {
    const s = meet('CA', 'CA');
    expect(options(s)).toEqual(['fight 2 1']);
    s.play('0 pass', '1 []');
    until(s, 'raise');
    expect(units(s, 2, 0) + units(s, 2, 1)).toBe('CACA');
  });

  test('§6.5.1 so may the other; whom one lets pass one does not refuse', () => {
    const s = meet('CA', 'CA');
    s.rolls(6, 6);
    s.play('0 pass');
    s.refuses('1 [3]', '6.5.1');
    s.play('1 [2]');
    expect(s.table.battle).toMatchObject({ hex: 2, owner: [0, 1] });
    const open = meet('CA', 'CA');
    arrange(open, ({ table }) => void (table.open[1] = 1));
    open.play('0 pass');
    expect(open.ask(1)?.step).not.toBe('refuse');
  });

  test('§6.5.2 only military units start a combat', () => {
    const s = meet('sct, trn', 'trn');
    put(s, 0, 'PB', 3);
    put(s, 1, 'trn', 3);
    expect(options(s)).toEqual(['fight 3 1']);
    s.refuses('0 fight 2 1', '6.5.2');
  });

  test('§6.5.3 nobody fights in a nebula', () => {
    const s = meet('CA', 'CA');
    put(s, 0, 'CA', 3);
    put(s, 1, 'CA', 3);
    terrain(s, 2, NEBULA);
    expect(options(s)).toEqual(['fight 3 1']);
    s.refuses('0 fight 2 1', '6.5.3');
  });

  test('§15.3 rebels attack whoever is there', () => {
    const s = meet('CA', 'trn');
    put(s, REBELS, 'PB', 2);
    expect(options(s)).toEqual(['fight 2 1']);
    s.rolls(6, 6);
    s.play('0 pass');
    expect(s.table.battle).toMatchObject({ owner: [REBELS, 0], round: 1 });
  });
});

describe('zones', () => {
  test('§7.1.1 each zone holds fewer warships than the one before it', () => {
    const s = fight('6 DD', 'CA', [6, 6, 6, 6, 6, 6, 6]);
    s.refuses('0 [2]', '7.1.1');
    s.play('0 [3]');
    expect(s.ask(0)?.prompt).toMatchObject({ key: 'ask.retreat' });
    expect(s.table.battle?.fleet[0]).toEqual([80, 3, 256 + 80, 2, 512 + 80, 1]);
  });

  test('§7.1.1 one or two stand in zone 0', () => {
    const s = fight('2 CA', 'CA', [6, 6, 6]);
    expect(s.ask(0)?.prompt).toMatchObject({ key: 'ask.retreat' });
    expect(s.table.battle?.fleet[0]).toEqual([96, 2]);
  });

  test('§7.1.2 the attacker’s civilians stand in zone 2, the defender’s anywhere', () => {
    const s = fight('CA, trn', 'CA, trn', [6, 6, 6, 6]);
    expect(s.ask(1)?.prompt).toMatchObject({ key: 'ask.deploy', args: { zone: 0 } });
    s.play('1 [1 1]');
    expect(s.table.battle?.fleet).toEqual([
      [96, 1, 512 + 16, 1],
      [16, 1, 96, 1],
    ]);
  });

  test('§7.1.1 who says nothing has those with most shields in front, and the AB behind them', () => {
    const s = fight('3 AB, 3 CA', 'CA', []);
    expect(s.ask(0)).toMatchObject({ prompt: { key: 'ask.deploy' }, otherwise: [0, 3] });
  });

  test('§7.1.3 hits go to the nearest zone, and on to the next when it is empty', () => {
    // The CA hits with 4: both PB in front fall, then the one behind them, then the scout.
    const s = fight('CA, AB', '3 PB, sct', [4]);
    s.play('1 [2 0]', '1 [1 0]');
    expect(s.told('log.destroyed').map(({ args }) => [args['unit'], args['n']])).toEqual([
      [3, 2],
      [3, 1],
      [0, 1],
    ]);
  });

  test('§7.1.4 a DD may choose who stands behind', () => {
    const s = fight('DD', '3 PB', [2, 6, 6, 6]);
    s.play('1 [2]');
    expect(entries(s)).toMatchObject([{ id: 'whole 3 0 0' }, { id: 'whole 3 0 1' }]);
    s.play('0 [1 1]');
    expect(s.table.battle?.fleet[1]).toEqual([48, 1]);
  });

  test('§7.1 by option zones are distance: added to the die', () => {
    const s = fight('3 DD', 'CA', [3, 3, 3, 6], { zones: 'range' });
    // Two in front hit with 3, the third, one zone back, misses.
    s.play('0 [2]');
    expect(s.table.battle).toBeNull();
    expect(s.told('log.fire')[0]?.args).toMatchObject({ dice: [3, 3, 3], hits: 6 });
  });
});

test('§7.4 out of each other’s reach nobody fights on', () => {
  const s = fight('PB', 'trn', [1], { zones: 'range' });
  s.play('0 pass', '1 pass');
  expect(s.table.battle).toBeNull();
  expect(units(s, 2, 1)).toBe('trn');
});

describe('fire', () => {
  test('§7.2.2 a roll up to the CR is so many hits, above it a miss', () => {
    const s = fight('CA', 'BB', [4, 6]);
    expect(s.told('log.fire').map(({ args }) => args['hits'])).toEqual([4, 0]);
    expect(s.table.battle?.fleet[1]).toEqual([112 + 4, 1]);
  });

  test('§7.2.1 who falls in the first fire does not shoot in the second', () => {
    const s = fight('CA', 'sct', [1]);
    expect(s.told('log.fire')).toHaveLength(1);
    expect(units(s, 2, 0)).toBe('CA');
  });

  test('§7.2.1 both shoot before damage is checked', () => {
    const s = fight('CA', 'CA', [4, 4]);
    expect(s.told('log.destroyed')).toHaveLength(2);
    expect(units(s, 2, 0) + units(s, 2, 1)).toBe('');
  });
});

describe('damage', () => {
  test('§7.3.1 who scored the hits chooses; §7.3.2 a hit takes a shield, then the unit', () => {
    const s = fight('BB', 'PB, CA', [3, 6, 6]);
    s.refuses('0 [2 0]', '7.3.1');
    s.play('0 [1 2]');
    expect(s.table.battle?.fleet[1]).toEqual([96 + 2, 1]);
  });

  test('§7.3.2 within a group one unit after another', () => {
    const s = fight('CA', '2 DD', [4, 6, 6]);
    expect(s.table.battle?.fleet[1]).toEqual([80 + 1, 1]);
  });

  test('§7.3.3 the defender takes away first, in the Basic game the attacker', () => {
    const first = (more: object): number => {
      const s = fight('CA, DD', 'CA, DD', [1, 1, 3, 3], more);
      return [0, 1].findIndex((seat) => s.ask(seat)?.step === 'damage');
    };
    expect([first({}), first({ basic: true })]).toEqual([1, 0]);
  });

  test('§7.3.4 rebels choose nothing: as many military units fall as can', () => {
    const s = meet('CA, 2 PB, sct', 'trn');
    put(s, REBELS, 'CA', 2);
    // The rebels' 3 kills both PB, and what is left takes a shield of the CA.
    s.rolls(3, 6, 6);
    s.play('0 pass', '0 [2 1 0]');
    expect(s.table.battle?.fleet[1]).toEqual([96 + 1, 1, 512, 1]);
  });

  test('§6.1.4 §7.3.2 with a transport its cargo is lost', () => {
    const s = meet('CA', '2 trn');
    give(s, 2, 1, MINERALS, 3);
    give(s, 2, 1, IOU, 1);
    s.rolls(1, 6);
    s.play('0 fight 2 1');
    expect([stored(s.table, 2, 1, IOU), stored(s.table, 2, 1, MINERALS)]).toEqual([0, 2]);
  });
});

describe('retreat', () => {
  test('§7.4 the attacker first, then the defender; any ships to one hex beside', () => {
    const s = fight('2 CA', 'CA', [6, 6, 6]);
    s.refuses('0 15', '7.4');
    s.play('0 3');
    s.refuses('0 [0]', '7.4');
    s.play('0 [1]');
    expect(units(s, 3, 0)).toBe('CA');
    expect(s.ask(1)?.step).toBe('retreat');
    s.play('1 1');
    expect([units(s, 2, 0), units(s, 1, 1)]).toEqual(['CA', 'CA']);
  });

  test('§7.4.1 not where opposing warships are; §7.4.3 but into a nebula; §7.4.2 not into null space', () => {
    const s = meet('CA', 'CA');
    put(s, 1, 'PB', 3);
    put(s, 1, 'PB', 1);
    terrain(s, 1, NEBULA);
    terrain(s, 0, NULL_SPACE);
    s.rolls(6, 6);
    s.play('0 fight 2 1');
    expect(options(s)).toEqual([1, 'share']);
    s.refuses('0 3', '7.4.1');
  });

  test('§7.4.4 stations stay', () => {
    const s = meet('CA', 'SS');
    s.rolls(6, 6);
    s.play('0 fight 2 1', '0 pass');
    expect(options(s, 1)).toEqual(['share']);
  });

  test('§7.4.5 a retreat costs no points, but what lies there is met', () => {
    const s = meet('CA', 'CA, sct');
    terrain(s, 3, PULSAR);
    s.rolls(6, 6, 6, 1, 6, 6);
    s.play('0 fight 2 1', '1 [1 0]', '0 pass', '1 3', '1 [0 1]');
    expect(units(s, 3, 1)).toBe('');
    expect(s.table.battle?.round).toBe(2);
  });

  test('§7.4 it is over when both will share, and not when one will', () => {
    const s = fight('CA', 'CA', [6, 6, 6, 6]);
    s.play('0 share', '1 pass');
    expect(s.table.battle?.round).toBe(2);
    s.play('0 share', '1 share');
    expect(s.table.battle).toBeNull();
    expect([units(s, 2, 0), units(s, 2, 1)]).toEqual(['CA', 'CA']);
  });

  test('§7.3.2 shields stay lost until the economic phase', () => {
    const s = fight('CA', 'CA', [2, 6]);
    s.play('0 share', '1 share');
    expect(s.table.units.some((key, at) => at % 2 === 0 && ((key >> 4) & 7) === 2)).toBe(true);
  });
});
