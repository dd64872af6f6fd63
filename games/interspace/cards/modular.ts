// Modular Units (§14.5): in the economic phase units in a hex are turned into others of no greater value; in the retreat step of a combat
// warships into warships, where a missing shield is worth 2 IOU.

import { type Amount, no, rule, type Seat } from '@orrery/kernel';
import { breakthrough } from '../data/cards.ts';
import { NUMBERS } from '../data/numbers.ts';
import { BUILDABLE, COL, TRN } from '../data/units.ts';
import { change, inBag } from '../rules/bag.ts';
import {
  battleOf,
  fleetOf,
  groupKey,
  groupKind,
  groupLost,
  ownerAt,
  playerOf,
  shipId,
  sizeOf,
} from '../rules/battle.ts';
import { hexesWith } from '../rules/cargo.ts';
import { has } from '../rules/hooks.ts';
import { civOf, inPlay } from '../rules/planets.ts';
import type { Step } from '../rules/steps.ts';
import { holdOf, load, RESOURCES } from '../rules/stores.ts';
import { type Battle, type Hex, type Owner, type Table } from '../rules/table.ts';
import {
  costOf,
  countOf,
  firstOf,
  hexOf,
  isWarship,
  kindOf,
  muster,
  ownerOf,
  shieldsOf,
  unit,
  unitKey,
} from '../rules/units.ts';

const MODULAR = breakthrough('modular-units');

/** §14.5: a col can neither be made nor taken apart; transports stay for what they carry. */
function partsAt(table: Table, hex: Hex, seat: Seat): Amount[] {
  const found: Amount[] = [];
  for (let kind = 0; kind < BUILDABLE; kind++) {
    const laden = kind === TRN ? Math.ceil(load(table, hex, seat) / holdOf(table, seat)) : 0;
    const max = countOf(table, hex, seat, kind) - laden;
    if (max > 0 && rule('14.5', kind !== COL)) found.push({ id: kind, min: 0, max, weight: costOf(table, kind) });
  }
  return found;
}
/** What can be made of so much: Tech at most Civ. */
function productsOf(table: Table, seat: Seat, value: number): Amount[] {
  const found: Amount[] = [];
  for (let kind = 0; kind < BUILDABLE; kind++) {
    const weight = costOf(table, kind);
    if (kind === COL || !rule('14.5', unit(kind).tech <= civOf(table, seat))) continue;
    found.push({ id: kind, min: 0, max: Math.floor(value / weight), weight });
  }
  return found;
}

export const refit: Step<'refit'> = {
  together: 'common',
  may: ({ table, seats }) => inPlay(table, seats).filter((seat) => has(table, seat, MODULAR)),
  ask({ table }, { done = [] }, seat) {
    const options = hexesWith(table, seat, () => true).filter(
      (hex) => !done.includes(hex * 8 + seat) && partsAt(table, hex, seat).length > 0,
    );
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.refit' }, choice: { kind: 'one', noun: 'hex', options }, pass: true };
  },
  why: () => no('14.5', 'refuse.refit'),
  take(kit, frame, seat, hex) {
    if (hex === null) return kit.leave();
    frame.done = [...(frame.done ?? []), hex * 8 + seat];
    kit.call('apart', { seat, hex });
  },
};
export const apart: Step<'apart'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { hex }, seat) {
    const entries = partsAt(table, hex, seat);
    const max = entries.reduce((sum, each) => sum + each.max * each.weight, 0);
    return {
      prompt: { key: 'ask.apart', args: { hex } },
      choice: { kind: 'amounts', noun: 'unit', entries, min: 0, max },
      otherwise: entries.map(() => 0),
    };
  },
  why: () => no('14.5', 'refuse.refit'),
  take(kit, { hex, seat }, _, amounts) {
    const entries = partsAt(kit.state.table, hex, seat);
    const parts = entries.flatMap(({ id }, i) => ((amounts[i] ?? 0) > 0 ? [Number(id), amounts[i] ?? 0] : []));
    if (parts.length === 0) kit.leave();
    else kit.goto('remake', { seat, hex, parts });
  },
};
const worth = (table: Table, parts: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < parts.length; at += 2) sum += costOf(table, parts[at] ?? 0) * (parts[at + 1] ?? 0);
  return sum;
};
export const remake: Step<'remake'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { hex, parts }, seat) {
    const value = worth(table, parts);
    const entries = productsOf(table, seat, value);
    if (!entries.some(({ max }) => max > 0)) return null;
    return {
      prompt: { key: 'ask.remake', args: { hex, value } },
      choice: { kind: 'amounts', noun: 'unit', entries, min: 1, max: value },
      otherwise: entries.map(({ id }) => inBag(parts, Number(id))),
    };
  },
  why: () => no('14.5', 'refuse.remake'),
  take(kit, { hex, parts }, seat, amounts) {
    const { table } = kit.state;
    const products = productsOf(table, seat, worth(table, parts));
    for (let at = 0; at < parts.length; at += 2) scrap(table, hex, seat, parts[at] ?? 0, parts[at + 1] ?? 0);
    for (const [i, { id }] of products.entries()) muster(table, unitKey(hex, seat, Number(id)), amounts[i] ?? 0);
    kit.tell('log.refit', { who: seat, hex }, '14.5');
    kit.leave();
  },
};
function scrap(table: Table, hex: Hex, seat: Owner, kind: number, count: number): void {
  let left = count;
  while (left > 0) {
    let at = firstOf(table, hex, seat);
    while (
      kindOf(table.units[at] ?? 0) !== kind &&
      ownerOf(table.units[at] ?? 0) === seat &&
      hexOf(table.units[at] ?? 0) === hex
    )
      at += 2;
    const n = Math.min(left, table.units[at + 1] ?? 0);
    muster(table, table.units[at] ?? 0, -n);
    left -= n;
  }
}

/** In a combat: warships, by what is left of their shields. */
const valueOf = (table: Table, group: number): number =>
  costOf(table, groupKind(group)) - NUMBERS.shieldValue.is * groupLost(group);
function modulesOf(table: Table, fight: Battle, side: number): (Amount & { readonly group: number })[] {
  const fleet = fleetOf(fight, side);
  const found: (Amount & { readonly group: number })[] = [];
  for (let at = 0; at < fleet.length; at += 2) {
    const group = fleet[at] ?? 0;
    if (!rule('14.5', isWarship(groupKind(group)))) continue;
    found.push({ id: shipId(group), min: 0, max: fleet[at + 1] ?? 0, weight: valueOf(table, group), group });
  }
  return found;
}
const plain = ({ id, min, max, weight }: Amount): Amount => ({ id, min, max, weight });
const isOpen = (fight: Battle): boolean => [0, 1].every((side) => sizeOf(fleetOf(fight, side)) > 0);

export const modules: Step<'modules'> = {
  may(state, { side = 0 }) {
    const fight = battleOf(state);
    const able = side < 2 && isOpen(fight) && has(state.table, ownerAt(fight, side), MODULAR);
    return able && modulesOf(state.table, fight, side).length > 0 ? playerOf(fight, side) : [];
  },
  ask(view, { side = 0 }) {
    const entries = modulesOf(view.table, battleOf(view), side).map(plain);
    const max = entries.reduce((sum, each) => sum + each.max * each.weight, 0);
    return {
      prompt: { key: 'ask.modules' },
      choice: { kind: 'amounts', noun: 'unit', entries, min: 0, max },
      otherwise: entries.map(() => 0),
    };
  },
  why: () => no('14.5', 'refuse.refit'),
  take(kit, frame, _, amounts) {
    const { side = 0 } = frame;
    const groups = modulesOf(kit.state.table, battleOf(kit.state), side);
    const parts = groups.flatMap(({ group }, i) => ((amounts[i] ?? 0) > 0 ? [group, amounts[i] ?? 0] : []));
    frame.side = side + 1;
    if (parts.length > 0) kit.call('assemble', { side, parts });
  },
  run(kit, frame) {
    const { side = 0 } = frame;
    if (side >= 1) return kit.leave();
    frame.side = side + 1;
  },
};

/** §14.5: with fewer shields than normal a unit is cheaper, and may be made so. */
function shapesOf(
  table: Table,
  owner: Owner,
  parts: readonly number[],
): { value: number; entries: (Amount & { readonly group: number })[] } {
  let value = 0;
  for (let at = 0; at < parts.length; at += 2) value += valueOf(table, parts[at] ?? 0) * (parts[at + 1] ?? 0);
  const entries: (Amount & { readonly group: number })[] = [];
  for (let kind = 0; kind < BUILDABLE; kind++) {
    if (!isWarship(kind) || !rule('14.5', unit(kind).tech <= civOf(table, owner))) continue;
    for (let lost = 0; lost <= shieldsOf(table, owner, kind); lost++) {
      const group = groupKey(0, kind, lost);
      const weight = valueOf(table, group);
      entries.push({ id: shipId(group), min: 0, max: Math.floor(value / weight), weight, group });
    }
  }
  return { value, entries };
}
export const assemble: Step<'assemble'> = {
  may: (state, { side }) => playerOf(battleOf(state), side),
  ask(view, { side, parts }) {
    const { value, entries } = shapesOf(view.table, ownerAt(battleOf(view), side), parts);
    if (!entries.some(({ max }) => max > 0)) return null;
    const same = (group: number): number => {
      let sum = 0;
      for (let at = 0; at < parts.length; at += 2) if (((parts[at] ?? 0) & 255) === group) sum += parts[at + 1] ?? 0;
      return sum;
    };
    return {
      prompt: { key: 'ask.assemble', args: { value } },
      choice: { kind: 'amounts', noun: 'unit', entries: entries.map(plain), min: 1, max: value },
      otherwise: entries.map(({ group }) => same(group)),
    };
  },
  why: () => no('14.5', 'refuse.remake'),
  take(kit, { side, parts }, who, amounts) {
    const { table } = kit.state;
    const fight = battleOf(kit.state);
    const { entries } = shapesOf(table, who, parts);
    const fleet = fleetOf(fight, side);
    const exchange = (group: number, more: number): void => {
      change(fleet, group, more);
      const place = RESOURCES + groupKind(group);
      table.tally[place] = (table.tally[place] ?? 0) + more;
    };
    for (let at = 0; at < parts.length; at += 2) exchange(parts[at] ?? 0, -(parts[at + 1] ?? 0));
    for (const [i, { group }] of entries.entries()) exchange(group, amounts[i] ?? 0);
    kit.tell('log.refit', { who, hex: fight.hex }, '14.5');
    kit.leave();
  },
};
