// Relics (§16.2): where each of them is, what it does, and how it is handed on. A relic is with units of one kind of an owner in a hex, or on
// a planet. It stays with them as long as one is left; then it is lost for good.

import { no, rule, type Seat } from '@orrery/kernel';
import { ENCOUNTERS, encounter } from '../data/cards.ts';
import { BUILDABLE, CA, SCT } from '../data/units.ts';
import { fleetOf, groupKind, sizeOf } from '../rules/battle.ts';
import type { Bending } from '../rules/hooks.ts';
import type { Deeds } from '../rules/move.ts';
import { inPlay, planetAt } from '../rules/planets.ts';
import { type Kit, type Step, words } from '../rules/steps.ts';
import { IOU, mint, SOIL } from '../rules/stores.ts';
import {
  type Battle,
  ENCOUNTER_DECK,
  type Hex,
  isSeat,
  NONE,
  type Owner,
  type Planet,
  type Table,
} from '../rules/table.ts';
import { countOf, isMilitary, kindOf, RELIC_GONE as GONE } from '../rules/units.ts';

/** The first relic in the encounter deck, and how many there are. */
const FIRST_RELIC = ENCOUNTERS.findIndex(({ kind }) => kind === 'relic');
const RELICS = ENCOUNTERS.filter(({ kind }) => kind === 'relic').length;
const relic = (id: string): number => encounter(id) - FIRST_RELIC;

/** Where a relic can be: NONE not found yet, GONE lost; else hex, owner (GROUND: the planet) and kind of unit, as in a unit's key. */
const GROUND = 31;
const keptAt = (hex: Hex, owner: Owner, kind = 0): number => (hex << 9) | (owner << 4) | kind;
const hexKept = (place: number): Hex => place >> 9;
const ownerKept = (place: number): Owner => (place >> 4) & 31;
const kindKept = (place: number): number => place & 15;

/** Whether a relic is still with somebody; a carrier that is gone took it along. */
function isKept(table: Table, n: number): boolean {
  const place = table.relics[n] ?? NONE;
  if (place < 0) return false;
  if (ownerKept(place) === GROUND) return (table.owner[planetAt(table, hexKept(place))] ?? NONE) !== NONE;
  return inFight(table, place) || countOf(table, hexKept(place), ownerKept(place), kindKept(place)) > 0;
}
function inFight({ battle }: Table, place: number): boolean {
  if (battle === null || battle.hex !== hexKept(place)) return false;
  const side = battle.owner.indexOf(ownerKept(place));
  return side >= 0 && sizeOf(fleetOf(battle, side), (group) => groupKind(group) === kindKept(place)) > 0;
}
const isOn = (table: Table, id: string, hex: Hex, owner: Owner): boolean =>
  isKept(table, relic(id)) && table.relics[relic(id)] === keptAt(hex, owner);

/** The relics that are with somebody: their card, their hex, and who has them there; NONE: the planet. */
export const keptRelics = (table: Table): { readonly card: number; readonly hex: Hex; readonly owner: Owner }[] =>
  [...table.relics.entries()].flatMap(([n, place]) => {
    if (!isKept(table, n)) return [];
    const owner = ownerKept(place);
    return [{ card: FIRST_RELIC + n, hex: hexKept(place), owner: owner === GROUND ? NONE : owner }];
  });

/** §16.3: with whoever explored: the scout, else the CA. */
export function unearth(table: Table, hex: Hex, who: Seat, card: number): void {
  const kind = countOf(table, hex, who, SCT) > 0 ? SCT : CA;
  table.relics[card - FIRST_RELIC] = countOf(table, hex, who, kind) > 0 ? keptAt(hex, who, kind) : GONE;
}
/** §15.2: a relic that is still in the encounter deck comes to light on a planet; if none is, 3 IOU. */
export function digUp(kit: Kit, planet: Planet, who: Seat): void {
  const { table, pools } = kit.state;
  const hex = table.planet[planet] ?? NONE;
  const left = Array.from({ length: RELICS }, (_, n) => FIRST_RELIC + n).filter(
    (card) => (pools[ENCOUNTER_DECK]?.[card] ?? 0) > 0,
  );
  if (left.length === 0) return mint(table, hex, SOIL, IOU, 3);
  const card = left[kit.pick(left.length)] ?? FIRST_RELIC;
  kit.find(ENCOUNTER_DECK, card);
  table.relics[card - FIRST_RELIC] = keptAt(hex, GROUND);
  kit.tell('log.relic', { who, card, hex }, '16.2');
}

/** Units have moved: what they carry goes along. `keys`: as they were. */
export function carryRelics(table: Table, from: Hex, to: Hex, owner: Owner, keys: readonly number[]): void {
  for (const [n, place] of table.relics.entries()) {
    if (place < 0 || hexKept(place) !== from || ownerKept(place) !== owner) continue;
    if (keys.some((key, at) => at % 2 === 0 && kindOf(key) === kindKept(place)))
      table.relics[n] = keptAt(to, owner, kindKept(place));
  }
}
/** §16.2: lost with the last that could carry it, even if that is repaired. Before captures and repairs. */
export function loseRelics(kit: Kit, fight: Battle): void {
  const { table } = kit.state;
  for (const [n, place] of table.relics.entries()) {
    if (place < 0 || hexKept(place) !== fight.hex || ownerKept(place) === GROUND) continue;
    if (fight.owner.includes(ownerKept(place)) && !inFight(table, place)) lose(kit, n);
  }
}
function lose(kit: Kit, n: number): void {
  kit.state.table.relics[n] = GONE;
  kit.tell('log.relic-lost', { card: FIRST_RELIC + n }, '16.2');
}

/** What they change. Those in a combat help one unit: whoever carries it. */
export const relicBendings: readonly Bending[] = [
  {
    id: 'power-core',
    bends: { income: (table, value, _, hex) => value + (isOn(table, 'power-core', hex, GROUND) ? 2 : 0) },
  },
  {
    id: 'star-atlas',
    bends: {
      tiles: (table, value, owner, hex) => (carries(table, 'star-atlas', hex, owner) ? Math.max(value, 2) : value),
    },
  },
  {
    id: 'gate-stone',
    bends: { keys: (table, value, owner, hex) => value || carries(table, 'gate-stone', hex, owner) },
  },
  {
    id: 'old-weapon',
    bends: {
      relicRating: (table, value, owner, kind) =>
        fights(table, 'old-weapon', owner, kind) ? Math.min(6, value + 1) : value,
    },
  },
  {
    id: 'old-shield',
    bends: { ward: (table, value, owner, kind) => (fights(table, 'old-shield', owner, kind) ? value + 1 : value) },
  },
];
function carries(table: Table, id: string, hex: Hex, owner: Owner): boolean {
  const place = table.relics[relic(id)] ?? NONE;
  return isKept(table, relic(id)) && hexKept(place) === hex && ownerKept(place) === owner;
}
function fights(table: Table, id: string, owner: Owner, kind: number): boolean {
  const place = table.relics[relic(id)] ?? NONE;
  const hex = table.battle?.hex ?? NONE;
  return place === keptAt(hex, owner, kind) && isKept(table, relic(id)) && (id !== 'old-weapon' || isMilitary(kind));
}

/** §16.2: passed on between units and planets in a hex, and to others. §16.3: the Data Vault is used up for Tech. */
export const relicDeeds: Deeds = {
  verb: 'relic',
  list: (table, seat) =>
    table.relics.flatMap((place, n) =>
      isMine(table, n, seat) && receivers(table, n, seat).length > 0 && place >= 0 ? [`relic ${n}`] : [],
    ),
  act: (kit, _, n) => kit.call('relic', { hex: hexKept(kit.state.table.relics[n] ?? 0), relic: n }),
  why: no('16.2', 'refuse.relic'),
};
function isMine(table: Table, n: number, seat: Seat): boolean {
  if (!isKept(table, n)) return false;
  const place = table.relics[n] ?? NONE;
  return (
    ownerKept(place) === seat || (ownerKept(place) === GROUND && table.owner[planetAt(table, hexKept(place))] === seat)
  );
}
/** What this seat had best do with a relic where it is: lay it on its planet, use it up there; null: nothing. */
export function usesOf(table: Table, n: number, seat: Seat): string | null {
  if (!isMine(table, n, seat) || !isForPlanets(n)) return null;
  const wanted = [`ground ${seat}`, 'vault'];
  return receivers(table, n, seat).find((each) => wanted.includes(each)) ?? null;
}
const isForPlanets = (n: number): boolean => n === relic('power-core') || n === relic('data-vault');
/** Whether ships of a seat in a hex carry a relic that does something on a planet alone. */
export const homeward = (table: Table, hex: Hex, seat: Seat): boolean =>
  table.relics.some((place, n) => place >= 0 && isForPlanets(n) && hexKept(place) === hex && ownerKept(place) === seat);
/** `vault`: used; `ground 0`: the planet of seat 0; `with 0 6`: the CA of seat 0. */
function receivers(table: Table, n: number, seat: Seat): string[] {
  const place = table.relics[n] ?? NONE;
  const hex = hexKept(place);
  const planet = planetAt(table, hex);
  const ground = table.owner[planet] ?? NONE;
  const found: string[] = [];
  if (n === relic('data-vault') && ownerKept(place) === GROUND && ground === seat && (table.tech[planet] ?? 0) < 10)
    found.push('vault');
  if (isSeat(ground) && ownerKept(place) !== GROUND) found.push(`ground ${ground}`);
  for (const owner of inPlay(table, table.civ.length))
    for (let kind = 0; kind < BUILDABLE; kind++)
      if (keptAt(hex, owner, kind) !== place && countOf(table, hex, owner, kind) > 0)
        found.push(`with ${owner} ${kind}`);
  return found;
}

export const relicStep: Step<'relic'> = {
  may: ({ table }) => [table.active],
  ask({ table }, { relic: n }, seat) {
    const options = [...receivers(table, n, seat), 'keep'];
    return {
      prompt: { key: 'ask.relic', args: { card: FIRST_RELIC + n } },
      choice: { kind: 'one', noun: 'word', options },
      otherwise: 'keep',
    };
  },
  why: () => no('16.2', 'refuse.relic'),
  take(kit, { hex, relic: n }, who, answer) {
    const { table } = kit.state;
    const [verb, owner = NONE, kind = 0] = words(answer);
    kit.leave();
    if (verb === 'keep') return;
    if (rule('16.2', verb === 'vault')) {
      const planet = planetAt(table, hex);
      table.tech[planet] = (table.tech[planet] ?? 0) + 1;
      table.relics[n] = GONE;
      return kit.tell('log.vault', { who, hex, level: table.tech[planet] ?? 0 }, '16.2');
    }
    table.relics[n] = verb === 'ground' ? keptAt(hex, GROUND) : keptAt(hex, owner, kind);
    kit.tell('log.relic-passed', { who, card: FIRST_RELIC + n, whom: owner }, '16.2');
  },
};
