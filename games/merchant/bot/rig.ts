// What of a ship matters to its way: the dice, the drives, the Air Foil, the Shields, and whether it can pay tolls at all.

import type { Seat } from '@orrery/kernel';
import { colourOf, type Dot, kindOf } from '../rules/board.ts';
import { drives, owns, shields } from '../rules/gear.ts';
import { AIR_FOIL, diceOf, type Table } from '../rules/table.ts';

export interface Rig {
  readonly dice: number;
  readonly red: boolean;
  readonly yellow: boolean;
  readonly foil: boolean;
  /** At most one: it takes the sting out of most tolls. */
  readonly shields: number;
  /** Without the money for a toll a Penalty Oval stops him (§6.3). */
  readonly poor: boolean;
}

const POOR = 40;

export function rigOf(table: Table, seat: Seat): Rig {
  const { red, yellow } = drives(table, seat, 0);
  const dice = diceOf(table.ship[seat] ?? 0);
  const worn = Math.min(1, shields(table, seat));
  const poor = worn < 1 && (table.money[seat] ?? 0) < POOR;
  return { dice, red, yellow, foil: owns(table, seat, AIR_FOIL), shields: worn, poor };
}

export const rigKey = ({ dice, red, yellow, foil, shields: worn, poor }: Rig): number =>
  dice + (red ? 8 : 0) + (yellow ? 16 : 0) + (foil ? 32 : 0) + (poor ? 64 : 0) + worn * 128;

/** §8.2: the dots a drive flies over, markers apart. */
export const isSkipped = (rig: Rig, dot: Dot): boolean => {
  const colour = colourOf[dot];
  const kind = kindOf[dot];
  if (kind !== 'space' && kind !== 'oval') return false;
  return (colour === 'red' && rig.red) || (colour === 'yellow' && rig.yellow);
};

/** §5.21, §8.41. */
export const stepCost = (rig: Rig, from: Dot, to: Dot): number =>
  !rig.foil && (kindOf[from] === 'surface' || kindOf[to] === 'surface') ? 2 : 1;
