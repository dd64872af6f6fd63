// What weapons and Shields bring before the end, where there is combat (§15.3).

import type { Seat } from '@orrery/kernel';
import { shields } from '../rules/gear.ts';
import { COMBAT, has, LASER, NOVA_BALL, SHIELD, type Table } from '../rules/table.ts';
import { weaponsOf } from './fight.ts';

/** How often a turn another can be blasted; what a hit brings, and what its harm is worth where there is one rival; what a
 *  miss costs. */
const MEETS = 0.05;
const PRIZE = 60;
const HARM = 90;
const MISS = 20;

/** How likely one die with nothing, 20 and 40 added beats another. */
const ODDS = [15 / 36, 26 / 36, 33 / 36] as const;
const oddsOf = (weapons: number): number => ODDS[Math.max(0, Math.min(2, weapons))] as number;

export const isArms = (code: number): boolean => code === LASER || code === NOVA_BALL || code === SHIELD;

/** What a piece brings in so many turns; a second of its kind would take half a hold, and does not pay. */
export function armsWorth(table: Table, seat: Seat, code: number, left: number): number {
  const rivals = table.money.length - 1;
  if (!has(table, COMBAT) || rivals === 0 || (table.hull[seat] ?? []).includes(code)) return 0;
  const prize = PRIZE + HARM / rivals;
  const raid = (weapons: number): number =>
    weapons === 0 ? 0 : oddsOf(weapons) * prize - (1 - oddsOf(weapons)) * MISS;
  const chances = MEETS * left;
  const own = weaponsOf(table, seat);
  const more = raid(own + 1) - raid(own);
  if (code === LASER) return chances * rivals * more;
  if (code === NOVA_BALL) return Math.min(1, chances * rivals) * more;
  let spared = 0;
  for (let other = 0; other < table.money.length; other++) {
    const lead = other === seat ? 0 : weaponsOf(table, other) - shields(table, seat);
    if (lead > 0) spared += chances * (oddsOf(lead) - oddsOf(lead - 1));
  }
  return spared * prize;
}
