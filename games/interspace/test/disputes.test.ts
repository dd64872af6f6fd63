// Cases that one could argue about at the table: odd combinations, last pieces and exact amounts.
// Each is worked out from the text of the supplement; docs/rulings.md says what is decided where it is silent.

import { describe, expect, test } from 'vitest';
import { breakthrough, colonization, encounter } from '../data/cards.ts';
import { ASTEROIDS, EMPTY, NULL_HALF, PLANET, PRIME, PULSAR } from '../data/tiles.ts';
import { SCT } from '../data/units.ts';
import { pointsWith } from '../rules/score.ts';
import { BLACK, GOODS, IOU, MINERALS, SOIL, stored, TRADERS } from '../rules/stores.ts';
import { MAD, MINERS, NONE, PIRATES, PLAGUE, RAIDERS, REBELS, TRADER, WILD } from '../rules/table.ts';
import { muster, unitKey } from '../rules/units.ts';
import {
  agent,
  arrange,
  enlist,
  entries,
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
  type Stage,
  terrain,
  turn,
  units,
  until,
  where,
} from './stage.ts';

const ATLAS = encounter('star-atlas') - encounter('power-core');
const GONE = -2;
/** The Star Atlas is with these units. */
const handAtlas = (s: Stage, hex: number, owner: number, id: string): void =>
  arrange(s, ({ table }) => void (table.relics[ATLAS] = unitKey(hex, owner, kind(id)) >> 7));
const equip = (s: Stage, seat: number, ...ids: string[]): void =>
  arrange(s, ({ table }) => {
    for (const id of ids) table.cards[seat] = (table.cards[seat] ?? 0) | (1 << breakthrough(id));
  });
/** Seat 0 with these cards is about to move. */
function holding(...ids: string[]): Stage {
  const s = open(2, { breakthroughs: true, drives: false });
  arrange(s, ({ table }) => void table.cards.fill(0));
  equip(s, 0, ...ids);
  return s;
}
/** As many of the entry with this id, none of the others. */
const only = (s: Stage, id: string | number, count: number, seat = 0): string =>
  `${seat} [${entries(s, seat)
    .map((entry) => (entry.id === id ? count : 0))
    .join(' ')}]`;

describe('relics', () => {
  test('§16.2 burnt with its carrier: who comes later finds none', () => {
    const s = open(2, { encounters: true });
    terrain(s, 2, PULSAR);
    put(s, 0, 'sct', 3);
    handAtlas(s, 0, 0, 'sct');
    s.rolls(1, 6);
    s.play('0 0', '0 2', '0 3', '0 2');
    expect(units(s, 2, 0)).toBe('sct');
    expect(s.table.relics[ATLAS]).toBe(GONE);
  });

  test('§16.2 §15.3 lost when its carrier goes over to the rebels', () => {
    const s = open(2, { encounters: true, colonization: true });
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    put(s, 0, 'col, CA', 14);
    handAtlas(s, 14, 0, 'CA');
    s.draws(colonization('rebels'));
    s.play('0 pass', '0 [14]');
    expect(units(s, 14, REBELS)).toBe('CA');
    expect(s.table.relics[ATLAS]).toBe(GONE);
  });

  test('§16.2 it stays while another of the same kind is left', () => {
    const s = open(2, { encounters: true });
    terrain(s, 2, PULSAR);
    put(s, 0, 'sct', 0);
    handAtlas(s, 0, 0, 'sct');
    s.rolls(1, 6);
    s.play('0 0', '0 [2]', '0 2');
    expect(s.table.relics[ATLAS]).toBe(unitKey(2, 0, SCT) >> 7);
  });
});

describe('agents at odds', () => {
  test('§16.9 a plague unit at the edge of the map enters nothing: nobody beside it is contaminated anew', () => {
    const s = agent('plague', PLAGUE, 'sct', 2, (each) => put(each, 1, '2 CA', 2));
    turn(s, 2, 2, 2, 2, 2);
    expect([units(s, 2, 1), units(s, 2, PLAGUE)]).toEqual(['2 CA', 'sct']);
  });

  test('§16.7 §16.9 a plague unit that went with a mad one before its move moves no more', () => {
    const s = agent('plague', PLAGUE, 'DD', 0, (each) => {
      enlist(each, 'madness', 2);
      put(each, PLAGUE, '9 sct', 2);
      put(each, MAD, '2 sct', 2);
      // Nobody that a mad unit could make for.
      arrange(each, ({ table }) => {
        muster(table, unitKey(0, 0, SCT), -1);
        muster(table, unitKey(1, 0, kind('trn')), -1);
      });
    });
    turn(s, 2, 5, 5, 5, 5, 5, 5, 5, 5, 5);
    expect(where(s, MAD, 'sct')).toEqual([]);
    // Of ten plague units two are gone, and one scout is seat 1's.
    expect((s.table.tally[9 + kind('sct')] ?? 0) + (s.table.tally[9 + kind('DD')] ?? 0)).toBe(8 + 1);
  });

  test('§5.1 §16.9 §16.12 plague units take one Ind, the amoeba another', () => {
    const s = agent('plague', PLAGUE, '2 sct', 7, (each) => {
      enlist(each, 'space-amoeba', 7);
      put(each, WILD, 'amoeba', 7);
    });
    phase(s, 'economy');
    expect(s.table.ind[1]).toBe(6);
  });

  test('§16.9 §14.5 plague units keep Jamming, by the Civ of their former owner', () => {
    const s = agent('plague', PLAGUE, 'sct', 2, (each) => put(each, 0, 'CA', 2), {
      breakthroughs: true,
      drives: false,
    });
    arrange(s, ({ table }) => void table.cards.fill(0));
    equip(s, 0, 'jamming');
    s.play('0 pass');
    s.rolls(2, 4, 6, 3);
    s.play(`0 fight 2 ${PLAGUE}`);
    expect(s.told('log.jam')).toMatchObject([{ args: { who: PLAGUE, dice: [4, 6], n: 2 } }]);
    expect(s.ask(0)?.step).toBe('retreat');
    s.rolls(4, 2, 2, 2);
    s.play('0 pass');
    expect(s.table.battle).toBeNull();
  });

  test('§16.9 not without the card', () => {
    const s = agent('plague', PLAGUE, 'sct', 2, (each) => put(each, 0, 'CA', 2));
    s.play('0 pass');
    s.rolls(2, 4, 6);
    s.play(`0 fight 2 ${PLAGUE}`);
    expect(units(s, 2, PLAGUE)).toBe('');
  });

  test('§16.12 §16.4 an amoeba that has its col in a wormhole does not leave by it', () => {
    const s = agent('space-amoeba', WILD, 'amoeba', 2, (each) => {
      terrain(each, 2, PRIME);
      lay(each, 1, { q: 2, r: -2 }, NULL_HALF);
      put(each, 0, '2 col', 2, 1);
    });
    turn(s, 1);
    expect([where(s, WILD, 'amoeba'), units(s, 2, 0)]).toEqual([[2], 'col']);
  });

  test('§16.12 two hexes are near, three are not', () => {
    const near = agent('space-amoeba', WILD, 'amoeba', 2, (each) => put(each, 0, 'col', 5, 1));
    turn(near);
    expect(where(near, WILD, 'amoeba')).toEqual([0]);
    const far = agent('space-amoeba', WILD, 'amoeba', 14, (each) => {
      lay(each, 0, { q: 2, r: -2 }, EMPTY);
      put(each, 0, 'col', 5, 1);
    });
    turn(far, 2);
    expect(where(far, WILD, 'amoeba')).toEqual([14]);
  });

  test('§16.13 with the trader his goods are destroyed', () => {
    const s = agent('trader', TRADER, 'trn', 2, (each) => {
      give(each, 2, TRADERS, GOODS + BLACK, 6);
      put(each, 0, 'CA', 2);
    });
    s.play('0 pass');
    s.rolls(1);
    s.play(`0 fight 2 ${TRADER}`);
    expect(units(s, 2, TRADER)).toBe('');
    expect(stored(s.table, 2, TRADERS, GOODS + BLACK)).toBe(0);
  });

  test('§16.5 once the Berserker is destroyed, the amoeba beside it does not fight on in its place', () => {
    const s = agent('berserker', WILD, 'berserker', 0, (each) => {
      arrange(each, ({ table }) => muster(table, unitKey(0, 0, SCT), -1));
      put(each, WILD, 'amoeba', 2);
      put(each, 0, '2 BB', 2);
      put(each, 1, 'CA', 2);
    });
    turn(s, 2, 6, 5, 5);
    expect(s.told('log.battle')).toHaveLength(1);
    expect(s.told('log.prize')).toMatchObject([{ args: { who: 0, n: 6 } }]);
  });

  test('§7.3.4 an agent’s hits fall so that most military units do; the transport beside them is no military unit', () => {
    const s = agent('berserker', WILD, 'berserker', 0, (each) => {
      arrange(each, ({ table }) => muster(table, unitKey(0, 0, SCT), -1));
      put(each, 1, 'BB, 2 PB, trn', 2);
    });
    turn(s, 2);
    // All three in front, and the transport stays behind.
    expect(entries(s, 1).map(({ id }) => id)).toEqual(['whole 3 0 0', 'whole 7 0 0', 'whole 1 0 0']);
    s.rolls(3, 6);
    s.play('1 [2 1 0]');
    until(s, 'retreat', 1);
    expect(s.table.battle?.lost[1]).toEqual([kind('PB'), 2]);
  });

  test('§16.8 refused and destroyed, the pirates rob nobody', () => {
    const s = agent('pirates', PIRATES, 'CA', 0, (each) => {
      arrange(each, ({ table }) => muster(table, unitKey(1, 0, kind('trn')), -1));
      put(each, 0, 'trn, 2 BB', 2);
      give(each, 2, 0, MINERALS, 4);
    });
    turn(s);
    expect(s.ask(0)?.step).toBe('leave');
    s.rolls(6, 4, 4);
    s.play('0 refuse');
    for (let n = 0; s.table.battle !== null && n < 5; n++) silence(s);
    expect(where(s, PIRATES, 'CA')).toEqual([]);
    expect(stored(s.table, 2, 0, MINERALS)).toBe(4);
  });

  test('§16.10 a planet of Ind 1 without IOU loses nothing, and is visited all the same', () => {
    const s = agent('raiders', RAIDERS, 'CA', 2, (each) => people(each, 2, 0, 1, 2));
    // Home world and colony are as near: the drawer says the colony.
    turn(s);
    s.rolls(2);
    s.play('0 1');
    expect(s.table.ind[2]).toBe(1);
    expect(s.table.agents[0]?.seen).toEqual([2]);
  });

  test('§16.7 of several units in the hex one is taken, whoever’s it is; the mad one goes too', () => {
    const s = agent('madness', MAD, 'sct', 2, (each) => {
      arrange(each, ({ table }) => muster(table, unitKey(0, 0, SCT), -1));
      put(each, 0, 'CA', 0);
      put(each, 1, 'BB', 0);
    });
    turn(s);
    if (s.ask(0)?.step === 'course') s.play('0 0');
    expect(where(s, MAD, 'sct')).toEqual([]);
    expect([units(s, 0, 0), units(s, 0, 1)].filter((each) => each !== '')).toHaveLength(1);
  });

  test('§16.11 mining a 2 beside the rogue miners brings nothing, with Ore Refining one', () => {
    const dug = (...cards: string[]): number => {
      const s = holding(...cards);
      put(s, 0, 'trn', 4);
      put(s, MINERS, 'trn', 4);
      expect(s.table.tile[4]).toBe(ASTEROIDS);
      rewind(s, 'mine');
      until(s, 'mine');
      s.rolls(2);
      s.play('0 [4]');
      return stored(s.table, 4, 0, MINERALS);
    };
    expect([dug(), dug('ore-refining')]).toEqual([0, 1]);
  });
});

describe('the supplement’s examples', () => {
  /** Seat 0 of Civ 7 has Modular Units and these in hex 2. */
  function modular(what: string): Stage {
    const s = holding('modular-units');
    arrange(s, ({ table }) => void (table.tech[0] = table.civ[0] = 7));
    put(s, 0, what, 2);
    return s;
  }
  function refit(what: string, into: Readonly<Record<string, number>>): string {
    const s = modular(what);
    until(s, 'refit');
    s.play('0 2');
    s.play(
      `0 [${entries(s)
        .map(({ max }) => max)
        .join(' ')}]`,
    );
    s.play(
      `0 [${entries(s)
        .map(({ id }) => into[Object.keys(into).find((each) => kind(each) === id) ?? ''] ?? 0)
        .join(' ')}]`,
      '0 pass',
    );
    return units(s, 2, 0);
  }
  test('§14.5 two SS into a PB and a CA; a sct and a trn into a DD; three sct into a BB at Civ 7', () => {
    expect(refit('2 SS', { PB: 1, CA: 1 })).toBe('PB, CA');
    expect(refit('sct, trn', { DD: 1 })).toBe('DD');
    expect(refit('3 sct', { BB: 1 })).toBe('BB');
  });

  test('§14.5 in a retreat an AB into three PB, three PB into an AB, two AB into no RS', () => {
    const s = modular('2 AB');
    put(s, 1, 'SS', 2);
    s.play('0 pass');
    s.rolls(6, 6, 6);
    s.play('0 fight 2 1');
    expect(s.ask(0)?.step).toBe('modules');
    s.play('0 [1]');
    expect(entries(s).some(({ id }) => /^(group|whole) 9 /.test(String(id)))).toBe(false);
    s.play(only(s, 'whole 3 0 0', 3));
    expect(s.table.battle?.fleet[0]).toEqual([48, 3, 64, 1]);
    const back = modular('3 PB');
    put(back, 1, 'SS', 2);
    back.play('0 pass');
    back.rolls(6, 6, 6, 6);
    back.play('0 fight 2 1');
    until(back, 'modules');
    back.play(
      `0 [${entries(back)
        .map(({ max }) => max)
        .join(' ')}]`,
    );
    back.refuses(only(back, 'whole 4 0 0', 2), '14.5');
    back.play(only(back, 'whole 4 0 0', 1));
    expect(back.table.battle?.fleet[0]).toEqual([64, 1]);
  });

  test('§14.4 two Drive Improvements of four cards: another may come', () => {
    const s = open(2, { breakthroughs: true });
    arrange(s, ({ table }) => {
      table.drives = [2, 0];
      table.cards = [(1 << breakthrough('nav-computers')) | (1 << breakthrough('jamming')), 0];
    });
    give(s, 0, SOIL, IOU, 20);
    until(s, 'raise');
    s.play('0 tech 0');
    while (s.ask(0)?.step !== 'breakthrough') silence(s);
    s.play(`0 ${breakthrough('drive-improvement')}`);
    expect(s.table.drives[0]).toBe(3);
  });

  test('§14.1 two have Nova Bombs: nobody else ever will', () => {
    const s = open(3, { breakthroughs: true, drives: false });
    arrange(s, ({ table }) => {
      table.cards = [0, 1 << breakthrough('nova-bombs'), 1 << breakthrough('nova-bombs')];
      table.tech[0] = table.civ[0] = 6;
    });
    give(s, 0, SOIL, IOU, 20);
    until(s, 'raise');
    s.play('0 tech 0');
    while (s.ask(0)?.step !== 'breakthrough') silence(s);
    s.refuses(`0 ${breakthrough('nova-bombs')}`, '14.1');
    expect(options(s)).toContain(breakthrough('modular-units'));
  });

  test('§14.5 the scout that jammed the first fire is lost in it: nobody jams the second', () => {
    const s = holding();
    equip(s, 1, 'jamming');
    put(s, 0, 'CA, AB', 2);
    put(s, 1, 'sct, trn', 2);
    s.play('0 pass');
    s.rolls(1);
    s.play('0 fight 2 1', '1 [1]');
    expect(s.ask(1)?.step).toBe('jam');
    // The CA's one hit takes the scout, the AB's two the transport.
    s.rolls(1, 2, 6);
    s.play('1 1');
    expect(s.told('log.jam')).toHaveLength(1);
    expect(s.table.battle).toBeNull();
  });

  test('§14.5 the hits of a DD’s penetration fire can be jammed', () => {
    const s = holding();
    equip(s, 1, 'jamming');
    put(s, 0, 'DD', 2);
    put(s, 1, 'sct, BB', 2);
    s.play('0 pass');
    s.rolls(3, 6);
    s.play('0 fight 2 1');
    s.play('1 [1 1]');
    expect(s.ask(1)?.prompt).toMatchObject({ key: 'ask.jam', args: { hits: 3, left: 3 } });
  });

  test('§14.5 an AB taken by Grapple Beams conquers, a BB brought back by Repair Robots bombards, in the same turn', () => {
    const s = holding('grapple-beams', 'repair-robots');
    put(s, 0, 'CA', 8);
    put(s, 1, 'AB', 8);
    s.play('0 pass');
    // The CA's 2 destroys the AB, which is captured on a 1.
    s.rolls(2, 1);
    s.play('0 fight 8 1');
    expect(s.ask(0)?.prompt).toMatchObject({ key: 'ask.conquer' });
    s.rolls(3);
    s.play('0 1');
    expect(s.table.owner[3]).toBe(0);
    const other = holding('grapple-beams', 'repair-robots');
    put(other, 0, 'BB', 8, 4);
    put(other, 0, 'CA', 8);
    put(other, 1, 'RS', 8, 3);
    other.play('0 pass');
    // The RS takes the BB without shields; both of ours hit it: it is gone, the BB is back on a 2.
    other.rolls(4, 5, 1);
    other.play('0 fight 8 1');
    other.rolls(2);
    until(other, 'siege');
    expect(other.ask(0)?.prompt).toMatchObject({ key: 'ask.bombard' });
  });

  test('§15.3 bombarded to Ind 0 a rebel planet can be colonized: 1, 1, 6 IOU, and a card', () => {
    const s = open(2, { colonization: true });
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    people(s, 4, REBELS, 2, 5);
    put(s, 0, 'BB', 14);
    put(s, 0, 'col', 14, 1);
    s.play('0 pass');
    s.rolls(4);
    s.play('0 1');
    expect([s.table.owner[4], s.table.ind[4], s.table.tech[4]]).toEqual([NONE, 0, 0]);
    arrange(s, ({ table, frames }) => {
      table.active = 0;
      Object.assign(frames.find(({ step }) => step === 'turns') ?? {}, { n: 1 });
    });
    rewind(s, 'colonize');
    s.draws(colonization('quiet-world'));
    until(s, 'colonize');
    s.play('0 [14]');
    expect([s.table.owner[4], s.table.ind[4], s.table.tech[4], stored(s.table, 14, SOIL, IOU)]).toEqual([0, 1, 1, 6]);
    expect(s.told('log.settled')).toHaveLength(1);
  });

  test('§13.3 an infested planet of another: five points for the parasites, its Ind for its controller', () => {
    const s = open(2, { objectives: true });
    arrange(s, ({ table }) => void (table.line[3] = 0));
    const parasites = 1;
    expect(pointsWith(s.table, 0, parasites)).toBe(10 + 5);
    expect(pointsWith(s.table, 1, NONE)).toBe(10);
    // Conquered with AB it stays infested, and its Ind counts too; a planet of others' people that is conquered is not.
    people(s, 3, 0, 2, 2);
    expect(pointsWith(s.table, 0, parasites)).toBe(12 + 5);
    people(s, 1, 0, 8, 3);
    expect(pointsWith(s.table, 0, parasites)).toBe(20 + 5);
  });
});

describe('the end of a game turn', () => {
  test('§11.2 fifty points before the agents, forty-eight after them: nobody has won', () => {
    const s = agent('berserker', WILD, 'berserker', 2, (each) => {
      people(each, 2, 0, 10, 10);
      people(each, 0, 0, 10, 10);
      lay(each, 0, { q: 2, r: -2 }, PLANET);
      people(each, 4, 0, 5, 5);
    });
    expect(pointsWith(s.table, 0, NONE)).toBe(50);
    turn(s, 2);
    expect(s.state.frames.length).toBeGreaterThan(0);
    expect(s.told('log.waste')).toHaveLength(1);
    expect(s.told('log.won')).toEqual([]);
  });

  test('§8.4 the last planet of a player laid waste by the Berserker: out at once, and the other is alone', () => {
    const s = agent('berserker', WILD, 'berserker', 9, (each) => {
      arrange(each, ({ table }) => muster(table, unitKey(7, 1, SCT), -1));
      people(each, 3, NONE, 0, 0);
      people(each, 1, 1, 1, 3);
    });
    // From hex 9 (side 1 of the home world) the opposite side leads home.
    turn(s, 5);
    expect(s.told('log.alone')).toMatchObject([{ args: { who: [0] } }]);
  });
});
