// Grapple Beams and Repair Robots (§14.5): whoever holds the hex after a combat rolls for what was destroyed there. All captures come before
// all repairs; what is saved counts as destroyed all the same, and may act in the same turn.

import { rule } from '@orrery/kernel';
import { breakthrough } from '../data/cards.ts';
import { NUMBERS } from '../data/numbers.ts';
import { COL } from '../data/units.ts';
import { change } from '../rules/bag.ts';
import { fleetOf, groupKey, ownerAt, sizeOf } from '../rules/battle.ts';
import { has } from '../rules/hooks.ts';
import type { Kit } from '../rules/steps.ts';
import { RESOURCES } from '../rules/stores.ts';
import { type Battle, type Hex, isSeat, type Owner, type Table } from '../rules/table.ts';
import { ALL_SPENT, isStation, muster, shieldsOf, unitKey } from '../rules/units.ts';

const GRAPPLE = breakthrough('grapple-beams');
const REPAIR = breakthrough('repair-robots');

/** A die for each; so many are saved. */
function save(kit: Kit, count: number): number {
  let saved = 0;
  for (let n = 0; n < count; n++) if (rule('14.5', kit.roll(6) <= NUMBERS.capture.is)) saved++;
  return saved;
}
/** Without shields. */
const bare = (table: Table, owner: Owner, kind: number): number => (kind === COL ? 0 : shieldsOf(table, owner, kind));

/** The side that alone is left in the hex. */
const holderOf = (fight: Battle): number =>
  [0, 1].findIndex((side) => sizeOf(fleetOf(fight, side)) > 0 && sizeOf(fleetOf(fight, 1 - side)) === 0);

export function grapple(kit: Kit, fight: Battle): void {
  const side = holderOf(fight);
  if (side >= 0 && has(kit.state.table, ownerAt(fight, side), GRAPPLE))
    recover(kit, fight, side, 1 - side, 'log.grapple');
}
export function repair(kit: Kit, fight: Battle): void {
  const side = holderOf(fight);
  if (side >= 0 && has(kit.state.table, ownerAt(fight, side), REPAIR)) recover(kit, fight, side, side, 'log.repair');
}
function recover(kit: Kit, fight: Battle, side: number, whose: number, key: string): void {
  const { table } = kit.state;
  const lost = fight.lost[whose === 0 ? 0 : 1];
  const who = ownerAt(fight, side);
  for (let at = lost.length - 2; at >= 0; at -= 2) {
    const [kind = 0, count = 0] = [lost[at], lost[at + 1]];
    // Stations cannot be captured; nor can what belongs to no player.
    if (whose !== side && (isStation(kind) || kind >= 10)) continue;
    const n = save(kit, count);
    if (n === 0) continue;
    change(lost, kind, -n);
    change(fleetOf(fight, side), groupKey(0, kind, bare(table, who, kind)), n);
    table.tally[RESOURCES + kind] = (table.tally[RESOURCES + kind] ?? 0) + n;
    kit.tell(key, { who, unit: kind, n }, '14.5');
  }
}

/** §14.5: Repair Robots also work on AB that were lost in an attempt to conquer. */
export function repairLanded(kit: Kit, hex: Hex, who: Owner, kind: number, count: number): void {
  const { table } = kit.state;
  if (!isSeat(who) || !has(table, who, REPAIR)) return;
  const n = save(kit, count);
  if (n === 0) return;
  muster(table, unitKey(hex, who, kind, bare(table, who, kind), ALL_SPENT), n);
  kit.tell('log.repair', { who, unit: kind, n }, '14.5');
}
