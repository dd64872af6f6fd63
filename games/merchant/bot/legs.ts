// Turns from a dot to the market of every system, for one kind of ship and the markets as they are.

import { type Dot, isCity } from '../rules/board.ts';
import { chartTo } from './charts.ts';
import { type Lore, SYSTEMS } from './lore.ts';
import { type Rig, rigKey } from './rig.ts';

export interface Leg {
  /** By system: turns until one piece is traded there, and until a whole load is (§9.41: in a City that takes longer). */
  readonly quick: Float64Array;
  readonly bulk: Float64Array;
}

/** A load that is sold or bought in a City takes this much of a turn more than at a Spaceport. */
export const UNLOADING = 0.6;

const kept = new Map<number, Leg[]>();
const MOST = 200;

/** By dot, filled as they are asked for; the same for the same ship and the same markets, whoever lives there. */
export function legsOf({ places }: Lore, rig: Rig): Leg[] {
  const key = places * 512 + rigKey(rig);
  let legs = kept.get(key);
  if (legs === undefined) {
    if (kept.size >= MOST) kept.clear();
    legs = [];
    kept.set(key, legs);
  }
  return legs;
}

export function legFrom(legs: Leg[], lore: Lore, rig: Rig, from: Dot): Leg {
  return (legs[from] ??= measure(lore, rig, from));
}

function measure({ markets }: Lore, rig: Rig, from: Dot): Leg {
  const quick = new Float64Array(SYSTEMS).fill(Infinity);
  const bulk = new Float64Array(SYSTEMS).fill(Infinity);
  markets.forEach((dots, system) => {
    for (const dot of dots) {
      const turns = dot === from ? 1 : (chartTo(rig, dot).turns[from] ?? Infinity);
      quick[system] = Math.min(quick[system] ?? 0, turns);
      bulk[system] = Math.min(bulk[system] ?? 0, turns + (isCity(dot) ? UNLOADING : 0));
    }
  });
  return { quick, bulk };
}
