// What is picked up and put down (§10.3, §11.2, §11.3): fares, relics, jettisoned cargo; and how it is packed.

import { no, type Refusal, rule, type Seat } from '@orrery/kernel';
import { FARES } from '../data/bonuses.ts';
import { earn } from './bank.ts';
import { intoCup } from './cup.ts';
import { stow, unstow } from './gear.ts';
import { holdsForSmall, join, putSmall, roomForSmall, separate, smallHolds, smallOf, takeSmall } from './holds.ts';
import { lookAround } from './looks.ts';
import { type Action, here, partner, whyNobody, whyRastur } from './market.ts';
import { acquire, FRESH_GOODS, jettison, part, whyNotOverboard } from './overboard.ts';
import { boxAt, markerAt, rasturAt } from './places.ts';
import type { Kit, Step } from './steps.ts';
import {
  COMBAT,
  CUP_FARES,
  EMPTY,
  fareAt,
  fareTo,
  feeOf,
  FIRST_FARE,
  has,
  isFare,
  LASER,
  markerRelic,
  NONE,
  NOVA_BALL,
  SHIELD,
  type Table,
} from './table.ts';
import { words } from './words.ts';

/** `fare 3`: a passenger waiting here comes aboard, free and outside the City limit (§11.2). */
export const fare: Action = {
  candidates: (table) => FARES.flatMap((_, each) => ((table.bonus[each] ?? 0) > 0 ? [[each]] : [])),
  why(table, seat, each) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    const waits = (table.bonus[each] ?? 0) > 0 && fareAt[each] === partner(table, seat);
    if (!rule('2.61', waits)) return no('10.3', 'refuse.no-fare');
    return roomForSmall(table, seat) ? null : no('3.43', 'refuse.no-hold');
  },
  take(kit, seat, each) {
    const { table } = kit.state;
    table.bonus[each] = (table.bonus[each] ?? 0) - 1;
    putSmall(table, seat, FIRST_FARE + each);
    acquire(table, seat, FIRST_FARE + each);
    kit.tell('log.fare', { seat, fare: each }, '11.2');
  },
};

/** `deliver 3`: at its destination the passenger pays and the marker goes to the cup (§10.3). */
export const deliver: Action = {
  candidates: (table, seat) =>
    smallOf(table, seat)
      .filter(isFare)
      .map((code) => [code - FIRST_FARE]),
  why(table, seat, each) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    if (!smallOf(table, seat).includes(FIRST_FARE + each)) return no('9.3', 'refuse.not-yours');
    return rule('10.3', fareTo[each] === partner(table, seat)) ? null : no('10.3', 'refuse.not-there', { fare: each });
  },
  take: (kit, seat, each) => land(kit, seat, each, '10.3'),
};

function land(kit: Kit, seat: Seat, each: number, number: string): void {
  const { table } = kit.state;
  unstow(table, seat, FIRST_FARE + each);
  part(table, seat, FIRST_FARE + each);
  earn(kit, seat, feeOf[each] ?? 0);
  kit.tell('log.deliver', { seat, fare: each, fee: feeOf[each] ?? 0 }, number);
  intoCup(kit, CUP_FARES + each);
}

/** `take`: the relic in the box he has landed on (§2.81, §11.2). */
export const take: Action = {
  candidates: () => [[]],
  why(table, seat) {
    const dot = here(table, seat);
    const marker = markerAt(table, dot);
    if (rule('2.82', marker >= 0 && markerRelic(marker) === NONE)) return no('2.82', 'refuse.feature');
    const there = rule('2.81', markerRelic(marker) !== NONE) && rasturAt(table, dot) === 0;
    return rule('11.2', there) ? null : no('11.2', 'refuse.no-relic-here');
  },
  take(kit, seat) {
    const { table } = kit.state;
    const dot = here(table, seat);
    const code = markerRelic(markerAt(table, dot));
    table.marker[boxAt(table, dot)] = EMPTY;
    stow(table, seat, code);
    acquire(table, seat, code);
    kit.tell('log.take', { seat, gear: code }, '11.2');
    lookAround(kit, seat);
  },
};

/** §11.3: not in the turn it was acquired, and not under a Rastur. */
const whyNoJettison = (table: Table, seat: Seat, code: number): Refusal | null =>
  whyRastur(table, seat) ?? whyNotOverboard(table, seat, code);

/** `drop 3`: goods overboard, into the cup. */
export const drop: Action = {
  candidates: (table, seat) => [...new Set(table.goods[seat] ?? [])].map((good) => [good]),
  why: (table, seat, good) => whyNoJettison(table, seat, FRESH_GOODS + good),
  take: (kit, seat, good) => jettison(kit, seat, 'drop', good),
};

/** `dump 3`: equipment to the bank, a fare into the cup; at its destination a fare pays all the same (§11.3). */
export const dump: Action = {
  candidates: (table, seat) =>
    [...new Set([...(table.hull[seat] ?? []), ...smallOf(table, seat)])].map((code) => [code]),
  why: (table, seat, code) => whyNoJettison(table, seat, code),
  take(kit, seat, code) {
    const { table } = kit.state;
    if (!isFare(code)) return jettison(kit, seat, 'dump', code);
    const each = code - FIRST_FARE;
    if (fareTo[each] === partner(table, seat)) return land(kit, seat, each, '11.3');
    unstow(table, seat, code);
    kit.tell('log.jettison', { seat, what: `dump ${code}` }, '11.3');
    intoCup(kit, CUP_FARES + each);
  },
};

/** `hull 3`, `hold 3`: a Shield or weapon from hold to hull and back; it matters only to those who are shot at. */
const movable = [SHIELD, LASER, NOVA_BALL];
export const toHull: Action = {
  candidates: (table) => (has(table, COMBAT) ? movable.map((code) => [code]) : []),
  why(table, seat, code) {
    const can =
      smallOf(table, seat).includes(code) && movable.includes(code) && !(table.hull[seat] ?? []).includes(code);
    return rule('15.31', can) ? null : no('15.31', 'refuse.hull');
  },
  take(kit, seat, code) {
    const { table } = kit.state;
    takeSmall(table, seat, code);
    table.hull[seat]?.push(code);
  },
};
export const toHold: Action = {
  candidates: (table) => (has(table, COMBAT) ? movable.map((code) => [code]) : []),
  why(table, seat, code) {
    if (!(table.hull[seat] ?? []).includes(code) || !movable.includes(code)) return no('15.31', 'refuse.hull');
    return roomForSmall(table, seat) ? null : no('3.43', 'refuse.no-hold');
  },
  take(kit, seat, code) {
    const { table } = kit.state;
    const hull = table.hull[seat] ?? [];
    hull.splice(hull.indexOf(code), 1);
    putSmall(table, seat, code);
  },
};

/** `pack`: which small markers share a hold (§3.431, R-88); it matters only to those who are shot at. */
export const pack: Action = {
  candidates: (table) => (has(table, COMBAT) ? [[]] : []),
  why: (table, seat) => (has(table, COMBAT) && ways(table, seat).length > 0 ? null : no('3.431', 'refuse.pack')),
  take: (kit) => kit.call('pack'),
};

/** `alone 3`: into a free hold, away from what it lies with. `join 3 17`: into one hold; who lay with them changes places. */
function ways(table: Table, seat: Seat): string[] {
  const holds = smallHolds(table, seat);
  const pairs = holds.filter((hold) => hold.length > 1);
  const alone = rule('3.431', holds.length < holdsForSmall(table, seat)) ? pairs.flat() : [];
  const joins = holds.flatMap((hold, at) =>
    holds.slice(at + 1).flatMap((other) => hold.flatMap((one) => other.map((two) => `join ${one} ${two}`))),
  );
  return [...new Set([...alone.map((code) => `alone ${code}`), ...joins])];
}

export const packing: Step<'pack'> = {
  may: ({ table }) => [table.active],
  ask({ table }, _, seat) {
    const options = ways(table, seat);
    return { prompt: { key: 'ask.pack' }, choice: { kind: 'one', noun: 'word', options }, pass: true };
  },
  why: () => no('3.431', 'refuse.pack'),
  take(kit, _, seat, answer) {
    const { table } = kit.state;
    const [verb, one, two] = words(answer);
    if (verb === 'alone') separate(table, seat, one);
    else if (verb === 'join') join(table, seat, one, two);
    else kit.leave();
  },
};
