// What weapons and Shields bring before the end, where there is combat (§15.3).

import type { Seat } from '@orrery/kernel';
import { shields } from '../rules/gear.ts';
import { COMBAT, has, LASER, NOVA_BALL, SHIELD, type Table } from '../rules/table.ts';
import { oddsOf, weaponsOf } from './fight.ts';

/** How often a turn another can be blasted; what a hit brings, and what its harm is worth where there is one rival; what a
 *  miss costs. */
const MEETS = 0.05;
const PRIZE = 60;
const HARM = 90;
const MISS = 20;

/** How likely so many weapons more than Shields hit; 20 each are as good as two on the die, and more than two are rare. */
const hitsWith = (weapons: number): number => oddsOf(2 * Math.max(0, Math.min(2, weapons)));

export const isArms = (code: number): boolean => code === LASER || code === NOVA_BALL || code === SHIELD;

/** What a piece brings in so many turns; a second of its kind would take half a hold, and does not pay. */
export function armsWorth(table: Table, seat: Seat, code: number, left: number): number {
  const rivals = table.money.length - 1;
  if (!has(table, COMBAT) || rivals === 0 || (table.hull[seat] ?? []).includes(code)) return 0;
  const prize = PRIZE + HARM / rivals;
  const raid = (weapons: number): number =>
    weapons === 0 ? 0 : hitsWith(weapons) * prize - (1 - hitsWith(weapons)) * MISS;
  const chances = MEETS * left;
  const own = weaponsOf(table, seat);
  const more = raid(own + 1) - raid(own);
  if (code === LASER) return chances * rivals * more;
  if (code === NOVA_BALL) return Math.min(1, chances * rivals) * more;
  let spared = 0;
  for (let other = 0; other < table.money.length; other++) {
    const lead = other === seat ? 0 : weaponsOf(table, other) - shields(table, seat);
    if (lead > 0) spared += chances * (hitsWith(lead) - hitsWith(lead - 1));
  }
  return spared * prize;
}
