// What must hold after every answer: every marker, relic, IOU, deed and hold accounted for.

import { type State, total } from '@orrery/kernel';
import { DEMANDS, FARES } from '../data/bonuses.ts';
import { CULTURES } from '../data/cultures.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import { RASTUR as RASTUR_MARKERS } from '../data/rastur.ts';
import { holdsForSmall, smallHolds } from './holds.ts';
import { OPTIONS } from './setup.ts';
import { COMBAT, CUP, DAMAGED, FIRST_FARE, GOODS, has, NONE, QUICK, RASTUR, RASTUR_POOL, type Table } from './table.ts';

export function invariant(state: State<Table>): string | null {
  const pieces = cup(state) ?? goods(state) ?? bonuses(state) ?? gear(state) ?? deeds(state) ?? rastur(state);
  return pieces ?? ships(state) ?? coins(state);
}

/** §10.1: 48 markers in the cup at all times. */
function cup({ pools, table }: State<Table>): string | null {
  const inside = total(pools[CUP] ?? []);
  return has(table, QUICK) || inside === 48 ? null : `the cup holds ${inside} markers, not 48`;
}

function goods({ pools, table }: State<Table>): string | null {
  for (let good = 0; good < GOODS; good++) {
    const aboard = table.goods.flat().filter((each) => each === good).length;
    const all = (table.stock[good] ?? 0) + (pools[CUP]?.[good] ?? 0) + aboard;
    const culture = good % CULTURES.length;
    const made =
      good < CULTURES.length ? (CULTURES[culture]?.[4] ?? 0) : (table.factory[culture] ?? NONE) === NONE ? 0 : 1;
    if (all !== made) return `there are ${all} markers of goods ${good}, not ${made}`;
  }
  return null;
}

function bonuses({ pools, table }: State<Table>): string | null {
  const counts = [...FARES.map(() => 1), ...DEMANDS.map((demand) => demand[3])];
  for (const [kind, made] of counts.entries()) {
    const aboard = table.small.flat().filter((code) => code === FIRST_FARE + kind && kind < FARES.length).length;
    const all = (table.bonus[kind] ?? 0) + (pools[CUP]?.[GOODS + kind] ?? 0) + aboard;
    if (all !== made) return `there are ${all} bonus markers of kind ${kind}, not ${made}`;
  }
  return null;
}

function gear({ table }: State<Table>): string | null {
  const aboard = [...table.hull.flat(), ...table.small.flat()];
  for (const [code, [, , , made]] of EQUIPMENT.entries()) {
    const all = (table.supply[code] ?? 0) + aboard.filter((each) => each === code || each === code + DAMAGED).length;
    const used = code < 4 || has(table, COMBAT) ? made : 0;
    if (all !== used) return `there are ${all} pieces of equipment ${code}, not ${used}`;
  }
  for (let code = EQUIPMENT.length; code < FIRST_FARE; code++) {
    const sun = (table.suns[code - EQUIPMENT.length] ?? NONE) === NONE ? 0 : 1;
    if (aboard.filter((each) => each === code).length + sun > 1) return `relic ${code} exists twice`;
  }
  return null;
}

function deeds({ table }: State<Table>): string | null {
  for (const [culture, owner] of table.factory.entries())
    if ((owner === NONE) !== (table.site[culture] === NONE)) return `the Factory of culture ${culture} has no site`;
  const ious = table.ious.reduce((all, mask) => all + mask.toString(2).replaceAll('0', '').length, 0);
  const found = table.culture.filter((culture) => culture !== NONE).length;
  return ious > found ? `${ious} IOUs are in hand but ${found} cultures are known` : null;
}

function rastur({ pools, table }: State<Table>): string | null {
  if (!has(table, RASTUR) || table.reserve.length === 0) return null;
  const reserve = table.reserve.reduce((all, n) => all + n, 0);
  const all = total(pools[RASTUR_POOL] ?? []) + reserve + table.rastur.length + (table.transit > 0 ? 1 : 0);
  const made = RASTUR_MARKERS.reduce((sum, n) => sum + n, 0);
  // One may be in hand, about to be placed.
  return all === made || all === made - 1 ? null : `there are ${all} Rastur, not ${made}`;
}

/** §3.43: everything fits; nobody owes money. */
function ships({ table }: State<Table>): string | null {
  for (const seat of table.ship.keys()) {
    const holds = smallHolds(table, seat);
    if (holds.length > holdsForSmall(table, seat)) return `the ship of seat ${seat} is overloaded`;
    if (holds.some((hold) => hold.length === 0)) return `a hold of seat ${seat} is kept for nothing`;
    if ((table.money[seat] ?? 0) < 0) return `seat ${seat} owes money`;
  }
  return table.credit < 0 ? 'credit is below zero' : null;
}

/** Where the bank is limited, no coin is made or lost. */
function coins({ table }: State<Table>): string | null {
  const all = table.money.reduce((sum, money) => sum + money, table.bank);
  const minted: readonly number[] = OPTIONS.bank;
  return table.bank < 0 || minted.includes(all)
    ? null
    : `there is ${all} in money, not ${minted.slice(1).join(' or ')}`;
}
