// Combat as far as flying goes (§15.4): whose pawn is worth a detour to who carries weapons, and where a dear cargo is safe.

import type { Seat } from '@orrery/kernel';
import { type Dot, ways } from '../rules/board.ts';
import { isMarket } from '../rules/places.ts';
import { COMBAT, has, NONE, type Table } from '../rules/table.ts';
import { plainTo } from './chartroom.ts';
import { type Raid, raidOn, raidWorth, weaponsOf } from './fight.ts';
import { type Rig, rigOf } from './rig.ts';
import { partOfTurn } from './turns.ts';

/** Another's pawn in open space, and what blasting it comes to. */
interface Prey {
  readonly seat: Seat;
  readonly dot: Dot;
  readonly raid: Raid;
  /** By dot: turns to it, as if every die showed 3.5. */
  readonly far: Float64Array;
}

export interface Hunt {
  readonly rig: Rig;
  readonly prey: readonly Prey[];
  /** By dot: what is to be feared of ending a turn there, in money; null: nobody is armed. */
  readonly danger: Float64Array | null;
}

/** How likely who can come by does. */
const HUNTS = 0.35;

/** How likely a place so many average turns away is reached in one. */
const reach = (far: number): number => (far >= 1.7 ? 0 : far <= 0.5 ? 0.95 : 0.95 - 0.8 * (far - 0.5));

export function huntOf(table: Table, seat: Seat): Hunt | null {
  if (!has(table, COMBAT) || table.at.length === 1) return null;
  const rig = rigOf(table, seat);
  const prey: Prey[] = [];
  let danger: Float64Array | null = null;
  for (let other = 0; other < table.at.length; other++) {
    if (other === seat) continue;
    const dot = table.at[other] as Dot;
    if (weaponsOf(table, seat) > 0 && !isMarket(table, dot) && dot !== table.at[seat]) {
      const raid = raidOn(table, seat, other);
      if (raidWorth(raid, 0) > 0) prey.push({ seat: other, dot, raid, far: plainTo(rig, dot) });
    }
    if (weaponsOf(table, other) > 0) danger = fearOf(table, seat, other, danger);
  }
  return prey.length === 0 && danger === null ? null : { rig, prey, danger };
}

/** Adds what an armed rival makes of ending a turn within his reach; on a market nobody is blasted (§15.4). */
function fearOf(table: Table, seat: Seat, other: Seat, before: Float64Array | null): Float64Array | null {
  const raid = raidOn(table, other, seat);
  if (raidWorth(raid, 0.5) <= 0) return before;
  const danger = before ?? new Float64Array(ways.length);
  const far = plainTo(rigOf(table, other), table.at[other] ?? NONE);
  for (let dot = 0; dot < danger.length; dot++)
    if (!isMarket(table, dot))
      danger[dot] = (danger[dot] as number) + HUNTS * reach(far[dot] as number) * raid.odds * raid.prize;
  return danger;
}

/** What there is to win on a dot by who comes there with so many MP left. */
export function gainAt({ rig, prey }: Hunt, dot: Dot, mp: number): number {
  let best = 0;
  for (const each of prey) if (each.dot === dot) best = Math.max(best, raidWorth(each.raid, partOfTurn(rig.dice, mp)));
  return best;
}

/** What there is to win on the way to a goal by who declares this first dot, the detour taken off, and whose it is. */
export function gainBy({ rig, prey }: Hunt, first: Dot, goal: Dot, rate: number): { gain: number; seat: Seat } {
  const best = { gain: 0, seat: NONE };
  const on = plainTo(rig, goal);
  for (const { seat, dot, raid, far } of prey) {
    const way = far[first] as number;
    const detour = Math.max(0, way + (on[dot] as number) - (on[first] as number));
    const gain = reach(way) * raidWorth(raid, 0.5) - rate * detour;
    if (gain > best.gain) Object.assign(best, { gain, seat });
  }
  return best;
}
