import { describe, expect, test } from 'vitest';
import { ENCOUNTERS, encounter } from '../data/cards.ts';
import { ASTEROIDS, DUST, EMPTY, NEBULA, NULL_HALF, NULL_SPACE, PLANET, PRIME, PULSAR } from '../data/tiles.ts';
import { TRN } from '../data/units.ts';
import { BLACK, GOODS, IOU, LOOSE, MINERALS, SOIL, stored, TRADERS } from '../rules/stores.ts';
import { MAD, MINERS, PIRATES, PLAGUE, RAIDERS, TRADER, WILD } from '../rules/table.ts';
import { muster, unitKey } from '../rules/units.ts';
import {
  agent,
  arrange,
  entries,
  give,
  lay,
  open,
  options,
  people,
  put,
  type Stage,
  terrain,
  turn,
  units,
  until,
  where,
} from './stage.ts';

const WITH = { encounters: true };
/** Seat 0's scout, with these, finds empty space beyond hex 2 and draws this card: hex 14. */
function meet(card: string, company = '', rolls: readonly number[] = []): Stage {
  const s = open(2, WITH);
  if (company !== '') put(s, 0, company, 0);
  s.draws(EMPTY, encounter(card));
  s.rolls(2, 4, ...rolls);
  s.play('0 0');
  if (company !== '')
    s.play(
      `0 [${entries(s)
        .map(({ max }) => max)
        .join(' ')}]`,
    );
  s.play('0 out 2 1', '0 pass');
  return s;
}
describe('encounters', () => {
  test('§16.1 empty space and two even dice; a CA explores like a scout', () => {
    const s = open(2, WITH);
    s.draws(EMPTY);
    s.rolls(2, 3);
    s.play('0 0', '0 out 2 1', '0 pass');
    expect(s.told('log.encounter')).toEqual([]);
    expect(meet('nothing').told('log.encounter')).toHaveLength(1);
    const planet = open(2, WITH);
    planet.draws(PLANET);
    planet.play('0 0', '0 out 2 1', '0 pass');
    expect(planet.told('log.encounter')).toEqual([]);
  });

  test('§16.3 single events', () => {
    expect(units(meet('wreck'), 14, 0)).toBe('sct, PB');
    expect(units(meet('meteors', '', [2]), 14, 0)).toBe('');
    expect(units(meet('meteors', '', [3]), 14, 0)).toBe('sct');
    expect(where(meet('fold'), 0, 'sct')).toEqual([0]);
    expect(meet('dust').table.tile[14]).toBe(DUST);
    expect(stored(meet('beacon').table, 0, SOIL, IOU) + stored(meet('beacon').table, 1, SOIL, IOU)).toBe(4);
    expect(stored(meet('ore', '', [5]).table, 14, LOOSE, MINERALS)).toBe(5);
    expect(where(meet('eddy', '', [4]), 0, 'sct')).toEqual([14]);
    expect(where(meet('eddy', '', [5]), 0, 'sct')).not.toEqual([99]);
  });

  test('§16.3 a Time Slip: not in one’s next turn', () => {
    const s = meet('time-slip');
    until(s, 'raise');
    until(s, 'move');
    s.refuses('0 14', '6.2.1');
    until(s, 'raise');
    until(s, 'move');
    expect(options(s)).toContain(14);
  });
});

describe('relics', () => {
  test('§16.2 with whoever explored; it goes along, and is handed on in a hex', () => {
    const s = meet('power-core');
    const [n] = s.table.relics.map((place, each) => (place >= 0 ? each : -1)).filter((each) => each >= 0);
    until(s, 'raise');
    until(s, 'move');
    s.play('0 14', '0 2');
    until(s, 'raise');
    until(s, 'move');
    s.play('0 2', '0 0', `0 relic ${n}`, '0 ground 0');
    const before = stored(s.table, 0, SOIL, IOU);
    until(s, 'raise');
    expect(stored(s.table, 0, SOIL, IOU)).toBe(before + 8 + 2);
  });

  test('§16.2 lost with its carrier', () => {
    const s = meet('star-atlas');
    put(s, 1, 'CA', 14);
    until(s, 'attack', 1);
    s.rolls(1);
    s.play('1 fight 14 0');
    expect(s.told('log.relic-lost')).toHaveLength(1);
  });

  test('§16.3 the Star Atlas draws two tiles', () => {
    const s = meet('star-atlas');
    until(s, 'raise');
    until(s, 'move');
    s.draws(NEBULA, PLANET);
    s.play('0 14', '0 out 14 1', '0 pass');
    expect(options(s)).toEqual([NEBULA, PLANET]);
  });

  test('§16.3 the Data Vault is used up for Tech', () => {
    const s = open(2, WITH);
    arrange(s, ({ table }) => void (table.relics[4] = (0 << 9) | (31 << 4)));
    s.play('0 relic 4', '0 vault');
    expect([s.table.tech[0], s.table.relics[4]]).toEqual([4, -2]);
  });

  test('§16.3 the Old Weapon and the Old Shield help the one that carries them', () => {
    const s = open(2, WITH);
    put(s, 0, '2 CA', 2);
    put(s, 1, 'BB', 2);
    arrange(s, ({ table }) => {
      table.relics[2] = (2 << 9) | (0 << 4) | 6;
      table.relics[3] = (2 << 9) | (0 << 4) | 6;
    });
    s.play('0 pass');
    s.rolls(5, 5, 5);
    s.play('0 fight 2 1');
    // One CA hits with a 5, the other misses; the BB's 5 kill one CA (4 hits), and the shield takes the fifth.
    expect(units(s, 2, 1)).toBe('');
    expect(units(s, 2, 0)).toBe('CA');
    expect(s.table.units.some((key, at) => at % 2 === 0 && ((key >> 7) & 15) === 6 && ((key >> 4) & 7) > 0)).toBe(
      false,
    );
  });

  test('§16.3 the Gate Stone opens every wormhole', () => {
    const s = open(2, { ...WITH, support: false });
    terrain(s, 0, PRIME);
    const far = lay(s, 1, { q: 2, r: -2 }, PRIME + 1);
    arrange(s, ({ table }) => void (table.relics[5] = (0 << 9) | (0 << 4) | 0));
    s.play('0 0');
    expect(options(s)).toContain(far);
  });
});

describe('how agents get about', () => {
  test('§16.4 they act in their order, after all players', () => {
    const ids = ENCOUNTERS.filter(({ kind }) => kind === 'agent').map(({ id }) => id);
    expect(ids).toEqual([
      'berserker',
      'ion-storm',
      'madness',
      'pirates',
      'plague',
      'raiders',
      'rogue-miners',
      'space-amoeba',
      'trader',
    ]);
    const s = agent('raiders', RAIDERS, 'CA', 2, (each) => {
      arrange(
        each,
        ({ table }) => void table.agents.push({ card: encounter('ion-storm'), drawer: 0, last: 3, seen: [] }),
      );
      put(each, WILD, 'storm', 3);
    });
    turn(s, 1);
    expect(s.told('log.agent').map(({ args }) => args['card'])).toEqual([encounter('ion-storm'), encounter('raiders')]);
  });

  test('§16.4 at random by a die; off the map it stays; in null space it is gone', () => {
    expect(where(turn(agent('space-amoeba', WILD, 'amoeba', 0), 2), WILD, 'amoeba')).toEqual([2]);
    expect(where(turn(agent('space-amoeba', WILD, 'amoeba', 2), 1), WILD, 'amoeba')).toEqual([2]);
    const s = agent('space-amoeba', WILD, 'amoeba', 0);
    terrain(s, 2, NULL_SPACE);
    expect(where(turn(s, 2), WILD, 'amoeba')).toEqual([]);
    expect(s.table.agents).toEqual([]);
  });

  test('§16.4 through a wormhole on a 1', () => {
    const hole = (s: Stage): void => {
      terrain(s, 0, PRIME);
      lay(s, 1, { q: 2, r: -2 }, NULL_HALF);
    };
    expect(where(turn(agent('space-amoeba', WILD, 'amoeba', 0, hole), 1), WILD, 'amoeba')).toEqual([14]);
    expect(where(turn(agent('space-amoeba', WILD, 'amoeba', 0, hole), 2, 3), WILD, 'amoeba')).toEqual([3]);
  });
});

describe('the Berserker', () => {
  test('§16.5 attacks whatever is there, in a nebula too; its destroyer gets 6 IOU', () => {
    const s = agent('berserker', WILD, 'berserker', 0, (each) => {
      terrain(each, 2, NEBULA);
      put(each, 0, '2 BB', 2);
    });
    turn(s, 2, 6, 5, 5);
    expect(units(s, 2, WILD)).toBe('');
    expect(stored(s.table, 0, SOIL, IOU) + stored(s.table, 1, SOIL, IOU)).toBe(6 + 8 + 2);
  });

  test('§16.5 alone with people it lays their planet waste', () => {
    const s = agent('berserker', WILD, 'berserker', 2, (each) =>
      arrange(each, ({ table }) => muster(table, unitKey(1, 0, TRN), -1)),
    );
    turn(s, 6);
    expect(where(s, WILD, 'berserker')).toEqual([1]);
    expect(s.table.ind[2]).toBe(1);
  });

  test('§16.5 it attacks agents, too', () => {
    const s = agent('berserker', WILD, 'berserker', 0, (each) => {
      arrange(
        each,
        ({ table }) => void table.agents.push({ card: encounter('pirates'), drawer: 0, last: 2, seen: [] }),
      );
      put(each, PIRATES, 'CA', 2);
    });
    turn(s, 2, 4, 6);
    expect(units(s, 2, PIRATES)).toBe('');
  });
});

describe('the Ion Storm', () => {
  test('§16.6 burns what has no shields, where it comes and where one comes to it', () => {
    const s = agent('ion-storm', WILD, 'storm', 0, (each) => put(each, 0, 'CA, trn', 2));
    turn(s, 2, 1);
    expect(units(s, 2, 0)).toBe('CA');
    const other = agent('ion-storm', WILD, 'storm', 2);
    other.rolls(2);
    other.play('0 0', '0 2');
    expect(units(other, 2, 0)).toBe('');
  });
});

describe('madness', () => {
  test('§16.7 the explorers go mad; nearest unit; both are destroyed', () => {
    const s = meet('madness', 'DD');
    expect(units(s, 14, MAD)).toBe('sct, DD');
    put(s, 1, 'CA', 2);
    until(s, 'raise');
    // The scout takes the CA with it, the DD the transport.
    expect([units(s, 2, 1), units(s, 1, 0), where(s, MAD, 'DD')]).toEqual(['', '', []]);
  });

  test('§16.7 who enters the hex of a mad unit goes with it', () => {
    const s = agent('madness', MAD, 'sct', 2);
    s.play('0 0', '0 2');
    expect(units(s, 2, 0) + units(s, 2, MAD)).toBe('');
  });

  test('§16.7 between equals whoever drew the card chooses', () => {
    const s = agent('madness', MAD + 1, 'sct', 2, (each) => put(each, 1, 'PB', 3));
    turn(s);
    expect(options(s)).toEqual([0, 1, 3]);
    s.play('0 3');
    expect(units(s, 3, 1)).toBe('');
  });

  test('§16.7 §6.2.9 at a pulsar nobody rolls for a mad unit that is gone with the one it met', () => {
    const s = agent('madness', MAD + 1, 'sct', 2, (each) => {
      put(each, 1, 'PB', 3);
      terrain(each, 3, PULSAR);
    });
    turn(s);
    s.rolls(1);
    s.play('0 3');
    expect([units(s, 3, 1), units(s, 3, MAD + 1), s.told('log.scorch').length]).toEqual(['', '', 0]);
  });
});

describe('pirates', () => {
  test('§16.8 three hexes to the nearest transport elsewhere: all it carries, or on an even die itself', () => {
    const s = agent('pirates', PIRATES, 'CA', 2, (each) => give(each, 1, 0, MINERALS, 4));
    turn(s);
    expect(where(s, PIRATES, 'CA')).toEqual([1]);
    expect(stored(s.table, 1, 0, MINERALS)).toBe(0);
    expect(units(s, 1, 0)).toBe('trn');
    expect(units(turn(agent('pirates', PIRATES, 'CA', 2), 4), 1, 0)).toBe('');
    expect(units(turn(agent('pirates', PIRATES, 'CA', 2), 3), 1, 0)).toBe('trn');
  });

  test('§16.8 never two turns in one hex; without another transport they are gone', () => {
    const s = agent('pirates', PIRATES, 'CA', 1);
    turn(s);
    expect(where(s, PIRATES, 'CA')).toEqual([]);
    expect(s.table.agents).toEqual([]);
  });

  test('§16.8 blocked, they ask for leave; who refuses is attacked', () => {
    const guard = (each: Stage): void => {
      put(each, 0, 'CA', 0);
      for (const hex of [2, 6]) terrain(each, hex, NULL_SPACE);
    };
    const s = agent('pirates', PIRATES, 'CA', 4, guard);
    turn(s);
    expect(s.ask(0)?.step).toBe('leave');
    s.play('0 share');
    expect(where(s, PIRATES, 'CA')).toEqual([0]);
    const fight = agent('pirates', PIRATES, 'CA', 4, guard);
    turn(fight, 6, 4);
    fight.play('0 refuse', '0 [1 0]');
    expect(units(fight, 0, PIRATES)).toBe('');
  });

  test('§16.8 §16.13 the trader is robbed like others, and is gone', () => {
    const s = agent('pirates', PIRATES, 'CA', 2, (each) => {
      arrange(each, ({ table }) => void table.agents.push({ card: encounter('trader'), drawer: 0, last: 3, seen: [] }));
      put(each, TRADER, 'trn', 3);
      give(each, 3, TRADERS, GOODS + BLACK, 6);
      arrange(each, ({ table }) => void (table.tech[0] = 3));
    });
    turn(s);
    s.play(`0 ${options(s).includes(3) ? 3 : options(s)[0]}`);
    expect(units(s, 3, TRADER)).toBe('');
    expect(stored(s.table, 3, TRADERS, GOODS + BLACK)).toBe(0);
  });
});

describe('plague units', () => {
  test('§16.9 all that were with the discoverer; each moves for itself', () => {
    const s = meet('plague', 'DD');
    expect(units(s, 14, PLAGUE)).toBe('sct, DD');
    expect(units(s, 14, 0)).toBe('');
  });

  test('§16.9 whom they meet rolls two dice: both even, and it is one of them', () => {
    const s = agent('plague', PLAGUE, 'sct', 0, (each) => put(each, 1, '2 CA', 2));
    turn(s, 2, 2, 4, 2, 3);
    expect([units(s, 2, PLAGUE), units(s, 2, PLAGUE + 1), units(s, 2, 1)]).toEqual(['sct', 'CA', 'CA']);
    const other = agent('plague', PLAGUE, 'sct', 2);
    other.rolls(2, 6);
    other.play('0 0', '0 2');
    expect(units(other, 2, PLAGUE)).toBe('2 sct');
  });

  test('§16.9 they keep the breakthroughs of their former owner; a pulsar can kill them', () => {
    const s = agent('plague', PLAGUE, 'sct', 0);
    terrain(s, 2, PULSAR);
    turn(s, 2, 1);
    expect(units(s, 2, PLAGUE)).toBe('');
  });
});

describe('raiders', () => {
  test('§16.10 each planet once: its IOU, or on an even die an Ind, never the last; then they are gone', () => {
    const s = agent('raiders', RAIDERS, 'CA', 2, (each) => {
      give(each, 1, SOIL, IOU, 5);
      people(each, 2, 0, 2, 2);
    });
    turn(s);
    s.play('0 1');
    expect(s.told('log.raided')).toMatchObject([{ args: { hex: 1, n: 5 } }]);
    expect(s.table.agents[0]?.seen).toEqual([2]);
    turn(s, 2);
    expect(s.told('log.raided')).toMatchObject([{ args: { hex: 0 } }]);
    expect(s.table.agents).toEqual([]);
    expect(where(s, RAIDERS, 'CA')).toEqual([]);
  });
});

describe('rogue miners', () => {
  test('§16.11 to the nearest asteroids without a military unit, where they stay; without any they are gone', () => {
    const s = agent('rogue-miners', MINERS, 'trn', 2);
    turn(s);
    expect(where(s, MINERS, 'trn')).toEqual([4]);
    turn(s);
    expect(where(s, MINERS, 'trn')).toEqual([4]);
    put(s, 0, 'PB', 4);
    const other = lay(s, 0, { q: -2, r: 0 }, ASTEROIDS);
    turn(s);
    expect(where(s, MINERS, 'trn')).toEqual([other]);
    put(s, 0, 'PB', other);
    turn(s);
    expect(s.table.agents).toEqual([]);
  });

  test('§16.11 nobody can attack them', () => {
    const s = agent('rogue-miners', MINERS, 'trn', 2, (each) => put(each, 0, 'CA', 2));
    s.play('0 pass');
    expect(s.ask(0)?.step).not.toBe('attack');
  });
});

describe('the Space Amoeba', () => {
  test('§16.12 towards a col within two hexes, and eats one in its turn', () => {
    const s = agent('space-amoeba', WILD, 'amoeba', 2, (each) => put(each, 0, '2 col', 5));
    turn(s);
    expect(where(s, WILD, 'amoeba')).toEqual([0]);
    expect(units(s, 5, 0)).toBe('2 col');
    turn(s);
    expect(units(s, 5, 0)).toBe('col');
  });

  test('§16.12 §5.1 a planet in its hex loses one Ind', () => {
    const s = agent('space-amoeba', WILD, 'amoeba', 2);
    turn(s, 6);
    expect(s.table.ind[2]).toBe(1);
  });
});

describe('the trader', () => {
  test('§16.13 to each planet once, with six black goods; he swaps one for one', () => {
    const s = meet('trader');
    expect(stored(s.table, 14, TRADERS, GOODS + BLACK)).toBe(6);
    give(s, 1, SOIL, GOODS, 2);
    give(s, 0, SOIL, GOODS, 3);
    until(s, 'swap');
    s.play('0 [2]');
    const hex = where(s, TRADER, 'trn')[0] ?? -1;
    expect(stored(s.table, hex, TRADERS, GOODS + BLACK)).toBe(4);
    expect(stored(s.table, hex, TRADERS, GOODS)).toBe(2);
  });

  test('§16.13 in anybody’s movement, too', () => {
    const s = agent('trader', TRADER, 'trn', 0, (each) => {
      give(each, 0, TRADERS, GOODS + BLACK, 6);
      give(each, 0, SOIL, GOODS, 1);
    });
    s.play('0 swap 0', '0 [1]');
    expect(stored(s.table, 0, SOIL, GOODS + BLACK)).toBe(1);
    s.refuses('0 swap 0');
  });

  test('§16.13 when the tour is over he is gone', () => {
    const s = agent('trader', TRADER, 'trn', 0, (each) =>
      arrange(each, ({ table }) => void table.agents[0]?.seen.push(0, 2)),
    );
    turn(s);
    expect(s.table.agents).toEqual([]);
    expect(where(s, TRADER, 'trn')).toEqual([]);
  });
});
