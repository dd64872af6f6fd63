// Transports (§6.1): mining, loading and unloading, and stations built far from home (§9.1).

import { type Amount, no, rule, type Seat } from '@orrery/kernel';
import { ASTEROIDS } from '../data/tiles.ts';
import { RS, SS, TRN } from '../data/units.ts';
import { NUMBERS } from '../data/numbers.ts';
import { change } from './bag.ts';
import { bend } from './hooks.ts';
import { civOf, planetAt } from './planets.ts';
import { hand, IOU, load, LOOSE, MINERALS, mint, RESOURCES, room, SOIL, stored } from './stores.ts';
import type { Kit, Step } from './steps.ts';
import { type Hex, MINERS, NONE, type Owner, type Table } from './table.ts';
import { ALL_SPENT, costOf, countAt, hexOf, kindOf, muster, ownerOf, spentOf, unit, unitKey } from './units.ts';

/** Hexes where a seat has such units, each once. */
export function hexesWith(table: Table, seat: Seat, is: (key: number) => boolean): Hex[] {
  const found: Hex[] = [];
  for (let at = 0; at < table.units.length; at += 2) {
    const key = table.units[at] ?? 0;
    if (ownerOf(key) === seat && found.at(-1) !== hexOf(key) && is(key)) found.push(hexOf(key));
  }
  return found;
}

/** §6.1.5: one roll for each asteroids hex; the transport that mines does not move. */
export const mine: Step<'mine'> = {
  may: ({ table }) => [table.active],
  ask({ table }, _, seat) {
    const options = hexesWith(table, seat, (key) => canMine(table, seat, key));
    if (options.length === 0) return null;
    const choice = { kind: 'some', noun: 'hex', options, min: 0, max: options.length } as const;
    return { prompt: { key: 'ask.mine' }, choice, otherwise: [] };
  },
  why: () => no('6.1.5', 'refuse.mine'),
  take(kit, _, seat, hexes) {
    for (const hex of hexes) dig(kit, hex, seat);
    kit.leave();
  },
};
const canMine = (table: Table, seat: Seat, key: number): boolean =>
  kindOf(key) === TRN &&
  rule('6.1.5', spentOf(key) === 0 && table.tile[hexOf(key)] === ASTEROIDS) &&
  load(table, hexOf(key), seat) < room(table, hexOf(key), seat);

function dig(kit: Kit<'mine'>, hex: Hex, who: Seat): void {
  const { table } = kit.state;
  const toll = countAt(table, hex, (owner) => owner === MINERS) > 0 ? NUMBERS.minersToll.is : 0;
  const die = kit.roll(6);
  const found = Math.max(0, bend(table, 'mining', die, who, hex) - toll);
  const ore = Math.min(found, room(table, hex, who) - load(table, hex, who));
  mint(table, hex, who, MINERALS, ore);
  change(table.units, unitKey(hex, who, TRN), -1);
  change(table.units, unitKey(hex, who, TRN, 0, ALL_SPENT), 1);
  kit.tell('log.mine', { who, hex, die, n: ore }, '6.1.5');
}

/** §6.1.1: whether there is anything to load or unload with the transports in this hex. */
export function canLoad(table: Table, hex: Hex, seat: Seat): boolean {
  if (room(table, hex, seat) === 0) return false;
  const own = isOwnSoil(table, hex, seat);
  return (own && load(table, hex, seat) + load(table, hex, SOIL) > 0) || load(table, hex, LOOSE) > 0;
}
const isOwnSoil = (table: Table, hex: Hex, seat: Seat): boolean => {
  const planet = planetAt(table, hex);
  return rule('6.1.1', planet !== NONE && table.owner[planet] === seat);
};

/** By resource: how much is to be aboard; what is not, is on the planet. */
export function manifest(table: Table, hex: Hex, seat: Seat): Amount[] {
  const own = isOwnSoil(table, hex, seat);
  const entries: Amount[] = [];
  for (let id = 0; id < RESOURCES; id++) {
    const aboard = stored(table, hex, seat, id);
    const max = aboard + stored(table, hex, LOOSE, id) + (own ? stored(table, hex, SOIL, id) : 0);
    if (max > 0) entries.push({ id, min: own ? 0 : aboard, max, weight: 1 });
  }
  return entries;
}

export const cargo: Step<'cargo'> = {
  may: ({ table }) => [table.active],
  ask({ table }, { hex }, seat) {
    const entries = manifest(table, hex, seat);
    const space = room(table, hex, seat);
    return {
      prompt: { key: 'ask.cargo', args: { hex, room: space } },
      choice: { kind: 'amounts', noun: 'resource', entries, min: 0, max: space },
      otherwise: entries.map(({ id }) => stored(table, hex, seat, Number(id))),
    };
  },
  why: () => no('6.1.2', 'refuse.room'),
  take(kit, { hex }, seat, amounts) {
    const { table } = kit.state;
    for (const [i, { id }] of manifest(table, hex, seat).entries()) stow(table, hex, seat, Number(id), amounts[i] ?? 0);
    const what = cargoOf(table, hex, seat);
    kit.tell(what.length > 0 ? 'log.cargo' : 'log.unloaded', { who: seat, hex, what }, '6.1.1');
    kit.leave();
  },
};
/** What a seat has aboard in a hex, in words: `of 3 0` is three of resource 0. */
export function cargoOf(table: Table, hex: Hex, seat: Owner): string[] {
  const found: string[] = [];
  for (let id = 0; id < RESOURCES; id++) {
    const aboard = stored(table, hex, seat, id);
    if (aboard > 0) found.push(`of ${aboard} ${id}`);
  }
  return found;
}
/** So much of it is aboard from now on; what comes aboard is taken from the planet first. */
function stow(table: Table, hex: Hex, seat: Seat, resource: number, wanted: number): void {
  const more = wanted - stored(table, hex, seat, resource);
  if (more < 0) return hand(table, [hex, seat], [hex, SOIL], resource, -more);
  const soil = isOwnSoil(table, hex, seat) ? Math.min(more, stored(table, hex, SOIL, resource)) : 0;
  hand(table, [hex, SOIL], [hex, seat], resource, soil);
  hand(table, [hex, LOOSE], [hex, seat], resource, more - soil);
}

/** §9.1: transports that bring its cost in IOU build a station anywhere, if Civ suffices. */
export function stationDeeds(table: Table, seat: Seat): string[] {
  const found: string[] = [];
  for (const hex of hexesWith(table, seat, (key) => kindOf(key) === TRN))
    for (const kind of [SS, RS]) if (canRaise(table, hex, seat, kind)) found.push(`station ${hex} ${kind}`);
  return found;
}
const canRaise = (table: Table, hex: Hex, seat: Seat, kind: number): boolean =>
  rule('9.1', stored(table, hex, seat, IOU) >= costOf(table, kind) && civOf(table, seat) >= unit(kind).tech);

export function raiseStation(kit: Kit, hex: Hex, who: Seat, kind: number): void {
  const { table } = kit.state;
  mint(table, hex, who, IOU, -costOf(table, kind));
  muster(table, unitKey(hex, who, kind));
  kit.tell('log.station', { who, hex, unit: kind }, '9.1');
}
