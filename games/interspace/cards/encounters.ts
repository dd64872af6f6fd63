// Encounter cards (§16): drawn when unknown space turns out to be empty and two dice are even. What they do to the explorer they do to all
// units with it.

import { rule, type Seat } from '@orrery/kernel';
import { ENCOUNTERS } from '../data/cards.ts';
import { NUMBERS } from '../data/numbers.ts';
import { DUST, EMPTY } from '../data/tiles.ts';
import { AMOEBA, BERSERKER, CA, PB, STORM, TRN } from '../data/units.ts';
import { turnInto } from '../agents/plague.ts';
import { nearestOf } from '../agents/walk.ts';
import { change } from '../rules/bag.ts';
import { enter, scorch } from '../rules/hazards.ts';
import { homeOf, isKnown, nextTo } from '../rules/map.ts';
import { planetsOf } from '../rules/planets.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { BLACK, carry, GOODS, IOU, LOOSE, MINERALS, mint, SOIL, TRADERS } from '../rules/stores.ts';
import {
  BOX,
  ENCOUNTER_DECK,
  type Hex,
  MAD,
  MINERS,
  NONE,
  type Owner,
  PIRATES,
  PLAGUE,
  RAIDERS,
  TRADER,
  WILD,
} from '../rules/table.ts';
import { countOf, HELD_NEXT, kindOf, lostOf, muster, ownerOf, spentOf, unitKey, unitsIn } from '../rules/units.ts';
import { carryRelics, unearth } from './relics.ts';

type Effect = (kit: Kit, hex: Hex, who: Seat, card: number) => void;

/** A counter of its own in the hex. */
const appear =
  (owner: Owner, kind: number): Effect =>
  (kit, hex, who, card) => {
    muster(kit.state.table, unitKey(hex, owner, kind));
    enlist(kit, hex, who, card);
  };
const enlist: Effect = (kit, hex, who, card) =>
  void kit.state.table.agents.push({ card, drawer: who, last: hex, seen: [] });
/** §16.7, §16.9: the explorers themselves. */
const possess =
  (owner: Owner): Effect =>
  (kit, hex, who, card) => {
    const { table } = kit.state;
    const keys = unitsIn(table, hex, who);
    for (let at = 0; at < keys.length; at += 2) turnInto(table, keys[at] ?? 0, keys[at + 1] ?? 0, owner + who);
    if (keys.length > 0) enlist(kit, hex, who, card);
  };

/** By the id of the card; a relic is none of these. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  berserker: appear(WILD, BERSERKER),
  'ion-storm': appear(WILD, STORM),
  madness: possess(MAD),
  pirates: appear(PIRATES, CA),
  plague: possess(PLAGUE),
  raiders: appear(RAIDERS, CA),
  'rogue-miners': appear(MINERS, TRN),
  'space-amoeba': appear(WILD, AMOEBA),
  trader(kit, hex, who, card) {
    appear(TRADER, TRN)(kit, hex, who, card);
    mint(kit.state.table, hex, TRADERS, GOODS + BLACK, NUMBERS.blackGoods.is);
  },
  wreck: ({ state: { table } }, hex, who) => muster(table, unitKey(hex, who, PB)),
  meteors: (kit, hex, who) => scorch(kit, hex, unitsIn(kit.state.table, hex, who), '16.3'),
  'time-slip'({ state: { table } }, hex, who) {
    const keys = unitsIn(table, hex, who);
    for (let at = 0; at < keys.length; at += 2) {
      const [key = 0, count = 0] = [keys[at], keys[at + 1]];
      change(table.units, key, -count);
      change(table.units, key - spentOf(key) + HELD_NEXT, count);
    }
  },
  fold: (kit, hex, who) => transfer(kit, hex, homeOf(who), who),
  dust(kit, hex) {
    if ((kit.state.pools[BOX]?.[DUST] ?? 0) === 0) return;
    kit.find(BOX, DUST);
    kit.put(BOX, EMPTY);
    kit.state.table.tile[hex] = DUST;
  },
  beacon({ state: { table } }, hex, who) {
    const [near] = nearestOf(
      table,
      hex,
      planetsOf(table, who).map((planet) => table.planet[planet] ?? NONE),
    );
    if (near !== undefined) mint(table, near, SOIL, IOU, 4);
  },
  eddy(kit, hex, who) {
    const to = nextTo(kit.state.table, hex, kit.roll(6) - 1);
    if (to !== NONE && isKnown(kit.state.table, to)) transfer(kit, hex, to, who);
  },
  ore: (kit, hex) => mint(kit.state.table, hex, LOOSE, MINERALS, kit.roll(6)),
  nothing: () => undefined,
};

/** The explorers are elsewhere, with what they carry. */
function transfer(kit: Kit, from: Hex, to: Hex, who: Seat): void {
  const { table } = kit.state;
  const keys = unitsIn(table, from, who);
  const transports = countOf(table, from, who, TRN);
  const came: number[] = [];
  for (let at = 0; at < keys.length; at += 2) {
    const [key = 0, count = 0] = [keys[at], keys[at + 1]];
    const after = unitKey(to, ownerOf(key), kindOf(key), lostOf(key), spentOf(key));
    change(table.units, key, -count);
    change(table.units, after, count);
    came.push(after, count);
  }
  if (transports > 0) carry(table, from, to, who, transports);
  carryRelics(table, from, to, who, keys);
  kit.tell('log.carried-off', { who, from, to }, '16.3');
  enter(kit, to, who, came);
}

/** §16.1: both dice even, one time in four. Each card is there once; when the deck is empty nothing more is met. */
export const encounter: Step<'encounter'> = {
  run(kit, { hex }) {
    const { table } = kit.state;
    const who = table.active;
    const dice = [kit.roll(6), kit.roll(6)];
    kit.leave();
    if (
      !rule(
        '16.1',
        dice.every((die) => die % 2 === 0),
      ) ||
      kit.left(ENCOUNTER_DECK) === 0
    )
      return;
    const card = kit.pull(ENCOUNTER_DECK);
    kit.tell('log.encounter', { who, card, hex }, '16.1');
    const { kind, id } = ENCOUNTERS[card] ?? { kind: 'event', id: 'nothing' };
    if (kind === 'relic') unearth(table, hex, who, card);
    else EFFECTS[id]?.(kit, hex, who, card);
  },
};
