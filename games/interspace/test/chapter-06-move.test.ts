import { describe, expect, test } from 'vitest';
import { ASTEROIDS, DUST, EMPTY, HOLE, NEBULA, NULL_HALF, NULL_SPACE, PRIME, PULSAR } from '../data/tiles.ts';
import { IOU, LOOSE, MINERALS, SOIL, stored } from '../rules/stores.ts';
import { arrange, connect, give, lay, open, options, put, rewind, type Stage, terrain, units, where } from './stage.ts';

/** A row of empty hexes outward from side 1 of seat 0's ring (hex 2 at (1, -1)): (2, -2), (3, -3) and so on. */
function row(s: Stage, length: number): number[] {
  return Array.from({ length }, (_, n) => lay(s, 0, { q: n + 2, r: -n - 2 }, EMPTY));
}

describe('points', () => {
  test('§6.2.1 a scout has V + 1 points, a transport V; a hex costs one', () => {
    const s = open();
    const far = row(s, 4);
    put(s, 0, 'trn', 2);
    s.play('0 2');
    expect(options(s)).toContain(far[1]);
    s.refuses(`0 ${far[2]}`, '6.2.1');
    s.play('0 stay', '0 0');
    expect(options(s)).toContain(far[1]);
    s.refuses(`0 ${far[2]}`, '6.2.1');
    s.play(`0 ${far[1]}`);
    expect(where(s, 0, 'sct')).toEqual([far[1]]);
    s.refuses('0 0', '6.2.1');
  });

  test('§6.2.1 what is left of its points a ship may still use', () => {
    const s = open();
    const far = row(s, 2);
    s.play('0 0', '0 2', '0 2', `0 ${far[0]}`, `0 ${far[0]}`, `0 ${far[1]}`);
    expect(where(s, 0, 'sct')).toEqual([far[1]]);
    s.refuses(`0 ${far[1]}`, '6.2.1');
  });

  test('§6.2.1 a group is as fast as its slowest ship; stations never move', () => {
    const s = open();
    const far = row(s, 3);
    put(s, 0, 'DD, trn, SS', 0);
    s.play('0 0');
    expect(s.ask(0)?.choice).toMatchObject({ kind: 'amounts', entries: [{ id: 0 }, { id: 1 }, { id: 5 }] });
    s.refuses('0 [0 0 0]', '6.2.1');
    s.play('0 [0 1 1]');
    expect(options(s)).not.toContain(far[1]);
    s.play(`0 ${far[0]}`);
    expect(units(s, far[0] ?? -1, 0)).toBe('trn, DD');
    expect(units(s, 0, 0)).toBe('sct, SS');
  });
});

describe('the unknown', () => {
  test('§6.2.2 only with a sct or a CA, and the move ends there', () => {
    const s = open();
    put(s, 0, 'DD', 2);
    put(s, 0, 'CA', 3);
    s.play('0 2');
    s.refuses('0 out 2 1', '6.2.2');
    s.play('0 stay', '0 3', '0 out 3 2');
    expect(s.table.tile.at(-1)).toBe(-1);
    expect(units(s, 14, 0)).toBe('CA');
    s.refuses('0 14', '6.2.1');
  });

  test('§6.2.2 others go along with an explorer', () => {
    const s = open();
    put(s, 0, 'DD', 0);
    s.play('0 0', '0 [1 1]', '0 out 2 1');
    expect(units(s, 14, 0)).toBe('sct, DD');
  });
});

describe('support', () => {
  test('§6.2.3 a move ends within four hexes of a planet or SS, six of an RS', () => {
    const s = open(2, {});
    const far = row(s, 8);
    arrange(s, ({ table }) => void (table.tech[0] = 10));
    put(s, 0, 'DD', 2);
    s.play('0 2');
    // Hex 2 is one hex from home and from the colony; far[2] is four from both.
    expect(options(s)).toContain(far[2]);
    s.refuses(`0 ${far[3]}`, '6.2.3');
    s.play('0 stay');
    put(s, 0, 'RS', 0);
    s.play('0 2');
    expect(options(s)).toContain(far[4]);
    s.refuses(`0 ${far[5]}`, '6.2.3');
  });

  test('§6.2.3 who is out of it may only come closer', () => {
    const s = open();
    const far = row(s, 8);
    put(s, 0, 'DD', far[6] ?? -1);
    s.play(`0 ${far[6]}`);
    expect(options(s)).toEqual([far[5], far[4], far[3], 'stay']);
  });

  test('§6.2.3 by option there is no such rule', () => {
    const s = open(2, { support: false });
    const far = row(s, 8);
    put(s, 0, 'DD', far[4] ?? -1);
    s.play(`0 ${far[4]}`);
    expect(options(s)).toContain(far[7]);
  });

  test('§6.2.4 a PB ends its move in or beside a hex with a planet or station of its own', () => {
    const s = open();
    const far = row(s, 4);
    put(s, 0, 'PB', 2);
    s.play('0 2');
    s.refuses(`0 ${far[1]}`, '6.2.4');
    s.refuses(`0 ${far[0]}`, '6.2.4');
    s.play('0 stay');
    put(s, 0, 'SS', far[2] ?? -1);
    s.play('0 2', `0 ${far[1]}`);
    expect(units(s, far[1] ?? -1, 0)).toBe('PB');
  });
});

describe('blocking', () => {
  function meeting(): Stage {
    const s = open();
    row(s, 4);
    return s;
  }
  test('§6.2.5 warships and stations stop who enters; transports do not', () => {
    const s = meeting();
    put(s, 1, 'trn', 2);
    s.play('0 0');
    expect(options(s)).toContain(14);
    s.play('0 stay');
    put(s, 1, 'PB', 2);
    s.play('0 0');
    expect(options(s)).not.toContain(15);
    s.play('0 2');
    s.refuses('0 2', '6.2.1');
  });

  test('§6.2.5 units that start there may leave; whom the owner lets pass is not stopped', () => {
    const s = meeting();
    put(s, 1, 'PB', 0);
    s.play('0 0');
    expect(options(s)).toContain(14);
    s.play('0 stay');
    put(s, 1, 'PB', 2);
    arrange(s, ({ table }) => void (table.open[1] = 1));
    s.play('0 0');
    expect(options(s)).toContain(15);
  });

  test('§6.2.8 nobody is stopped in a nebula', () => {
    const s = meeting();
    terrain(s, 2, NEBULA);
    put(s, 1, 'PB', 2);
    s.play('0 0');
    expect(options(s)).toContain(15);
  });

  test('§15.3 rebels of any kind stop who enters', () => {
    const s = meeting();
    put(s, 6, 'trn', 2);
    s.play('0 0');
    expect(options(s)).not.toContain(15);
  });
});

describe('terrain', () => {
  test('§6.2.6 entering a dust cloud costs two', () => {
    const s = open();
    const far = row(s, 4);
    terrain(s, 2, DUST);
    for (const hex of [1, 3]) terrain(s, hex, NULL_SPACE);
    s.play('0 0');
    expect(options(s)).toContain(far[0]);
    expect(options(s)).not.toContain(far[1]);
  });

  test('§6.2.7 leaving a black hole costs two', () => {
    const s = open();
    const far = row(s, 4);
    put(s, 0, 'trn', 2);
    s.play('0 2');
    expect(options(s)).toContain(far[1]);
    s.play('0 stay');
    terrain(s, 2, HOLE);
    s.play('0 2');
    expect(options(s)).toContain(far[0]);
    expect(options(s)).not.toContain(far[1]);
  });

  test('§6.2.1 whoever has not moved may always move one hex', () => {
    const s = open();
    const far = row(s, 4);
    terrain(s, 2, HOLE);
    arrange(s, ({ table }) => table.tech.fill(1));
    put(s, 0, 'trn', 2);
    s.play('0 2');
    expect(options(s)).toContain(far[0]);
  });

  test('§6.2.9 at a pulsar a unit without shields dies on a 1 or 2; a shield saves', () => {
    const s = open();
    terrain(s, 2, PULSAR);
    put(s, 0, 'CA, 2 trn', 0);
    s.rolls(2, 3, 1);
    s.play('0 0', '0 [1 2 1]', '0 2');
    expect(units(s, 2, 0)).toBe('trn, CA');
    expect(s.told('log.scorch')).toHaveLength(2);
  });

  test('§6.2.9 so does one that begins its turn there', () => {
    const s = open();
    terrain(s, 9, PULSAR);
    put(s, 1, 'trn', 9);
    s.rolls(2);
    s.play('0 pass');
    expect(s.table.active).toBe(1);
    expect(units(s, 9, 1)).toBe('');
  });

  test('§6.2.9 a leg ends at a pulsar', () => {
    const s = open();
    const far = row(s, 1);
    terrain(s, 2, PULSAR);
    for (const hex of [1, 3]) terrain(s, hex, NULL_SPACE);
    s.play('0 0');
    expect(options(s)).not.toContain(far[0]);
  });

  test('§6.2.10 known null space is not entered', () => {
    const s = open();
    terrain(s, 2, NULL_SPACE);
    s.play('0 0');
    expect(options(s)).not.toContain(2);
    s.refuses('0 2', '6.2.10');
  });

  test('§6.2.11 from one half of a wormhole to the other for one point', () => {
    const s = open();
    terrain(s, 2, PRIME);
    const there = lay(s, 1, { q: 2, r: -2 }, NULL_HALF);
    s.play('0 0');
    expect(options(s)).toContain(there);
    s.play(`0 ${there}`);
    expect(where(s, 0, 'sct')).toEqual([there]);
  });

  test('§6.2.11 a half without its partner leads nowhere', () => {
    const s = open();
    terrain(s, 2, PRIME);
    s.play('0 0');
    expect(options(s)).not.toContain(9);
  });
});

describe('joined maps', () => {
  test('§6.3.1 a joined map is flown over like one’s own, and no hex has changed its number', () => {
    const s = open();
    const before = s.table.place;
    connect(s, 1, 0, { q: 3, r: 0 });
    expect(s.table.place).toEqual(before);
    s.play('0 0');
    expect(options(s)).toContain(11);
    s.play('0 11');
    expect(units(s, 11, 0)).toBe('sct');
  });
});

describe('transports', () => {
  test('§6.1.1 load and unload at an own planet; §6.1.2 six aboard', () => {
    const s = open();
    put(s, 0, 'trn', 0);
    give(s, 0, SOIL, IOU, 8);
    s.play('0 cargo 0');
    s.refuses('0 [7]', '6.1.2');
    s.play('0 [6]', '0 0', '0 [0 1]', '0 1', '0 cargo 1', '0 [2]');
    expect([0, 1].map((hex) => stored(s.table, hex, SOIL, IOU))).toEqual([2, 4]);
    expect(stored(s.table, 1, 0, IOU)).toBe(2);
  });

  test('§6.1.1 not at a planet of others, and not in empty space', () => {
    const s = open();
    put(s, 0, 'trn', 7);
    put(s, 0, 'trn', 2);
    give(s, 7, SOIL, IOU, 8);
    s.refuses('0 cargo 7', '6.1.1');
    s.refuses('0 cargo 2', '6.1.1');
  });

  test('§6.1.1 what lies about loose can be picked up', () => {
    const s = open();
    put(s, 0, 'trn', 2);
    give(s, 2, LOOSE, MINERALS, 3);
    s.play('0 cargo 2', '0 [3]');
    expect(stored(s.table, 2, 0, MINERALS)).toBe(3);
  });

  test('§6.1.3 cargo goes along with the transports that leave, as much as fits', () => {
    const s = open();
    put(s, 0, '2 trn', 2);
    give(s, 2, 0, MINERALS, 8);
    s.play('0 2', '0 [1]', '0 3');
    expect([stored(s.table, 3, 0, MINERALS), stored(s.table, 2, 0, MINERALS)]).toEqual([6, 2]);
  });

  test('§6.1.4 with a transport goes its share of the cargo', () => {
    const s = open();
    terrain(s, 3, PULSAR);
    put(s, 0, '2 trn', 2);
    give(s, 2, 0, MINERALS, 7);
    s.rolls(1, 6);
    s.play('0 2', '0 [2]', '0 3');
    expect(stored(s.table, 3, 0, MINERALS)).toBe(3);
  });

  test('§9.1 transports that bring its cost build a station anywhere, if Civ suffices', () => {
    const s = open();
    put(s, 0, '2 trn', 2);
    give(s, 2, 0, IOU, 12);
    s.refuses('0 station 2 9', '9.1');
    s.play('0 station 2 8');
    expect(units(s, 2, 0)).toBe('2 trn, SS');
    expect(stored(s.table, 2, 0, IOU)).toBe(4);
    s.refuses('0 station 2 8', '9.1');
  });
});

describe('mining', () => {
  function miner(rolls: readonly number[]): Stage {
    const s = open();
    terrain(s, 5, ASTEROIDS);
    put(s, 0, '2 trn', 4);
    rewind(s, 'mine');
    s.rolls(...rolls);
    return s;
  }
  test('§6.1.5 a die of minerals for each asteroids hex; the transport that mined stays', () => {
    const s = miner([5]);
    s.refuses('0 [5]', '6.1.5');
    s.play('0 [4]');
    expect(stored(s.table, 4, 0, MINERALS)).toBe(5);
    s.play('0 4');
    expect(s.ask(0)?.step).toBe('fly');
  });

  test('§6.1.5 §16.11 two less while the rogue miners are there, never below nothing', () => {
    const s = miner([1]);
    put(s, 9, 'trn', 4);
    s.play('0 [4]');
    expect(stored(s.table, 4, 0, MINERALS)).toBe(0);
  });

  test('§6.1.5 no more than there is room for', () => {
    const s = miner([6]);
    give(s, 4, 0, MINERALS, 10);
    s.play('0 [4]');
    expect(stored(s.table, 4, 0, MINERALS)).toBe(12);
  });
});
