// Damage (§7.3): who scored the hits says which of the other's units take them, as far as they reach (§7.1).

import { type Amount, no, rule } from '@orrery/kernel';
import { TRN } from '../data/units.ts';
import { change } from './bag.ts';
import {
  ANY,
  battleOf,
  fleetOf,
  groupKey,
  groupKind,
  groupLost,
  hitsOf,
  NEAREST,
  ownerAt,
  playerOf,
  shieldsIn,
  shipId,
  sizeOf,
  wardOf,
  zoneOf,
} from './battle.ts';
import { KILLED, score } from './score.ts';
import { empty, RESOURCES, spill, TRADERS } from './stores.ts';
import type { Kit, Step } from './steps.ts';
import { BASIC, type Battle, isOn, isSeat, type Table, TRADER } from './table.ts';
import { costOf, isMilitary } from './units.ts';

/** Hits that wait: who scored them, how far they reach, how many, and the groups they can go to with what each can take. */
interface Due {
  readonly side: number;
  readonly reach: number;
  readonly hits: number;
  readonly groups: readonly number[];
  readonly takes: readonly number[];
}

/** §7.3.3: the defender takes away the attacker's units first; in the Basic game the other way round. */
const firstSide = (table: Table): number => (rule('7.3.3', isOn(table, BASIC)) ? 0 : 1);

/** The next hits to be dealt out, null: there are none. What can hit nothing is dropped here and there alike. */
function due(table: Table, fight: Battle): Due | null {
  for (const side of [firstSide(table), 1 - firstSide(table)]) {
    const hits = hitsOf(fight, side);
    for (let reach = 0; reach < hits.length; reach++) {
      if ((hits[reach] ?? 0) === 0) continue;
      const groups = targets(fight, 1 - side, reach);
      if (groups.length === 0) continue;
      const fleet = fleetOf(fight, 1 - side);
      const takes = groups.map(
        (group) =>
          countOf(fleet, group) * (shieldsIn(table, fight, 1 - side, group) + 1) + guard(table, fight, 1 - side, group),
      );
      return { side, reach, hits: hits[reach] ?? 0, groups, takes };
    }
  }
  return null;
}
/** §16.3: one more hit for the kind that carries the relic, on its first group. */
function guard(table: Table, fight: Battle, side: number, group: number): number {
  const left = fight.ward[side === 0 ? 0 : 1];
  if (left === 0 || wardOf(table, fight, side, group) === 0) return 0;
  const first = fleetOf(fight, side).find((each, at) => at % 2 === 0 && groupKind(each) === groupKind(group));
  return first === group ? left : 0;
}
const countOf = (fleet: readonly number[], group: number): number => sizeOf([...fleet], (each) => each === group);

/** §7.1.3: hits go to the nearest zone that holds units; those of a DD anywhere. */
function targets(fight: Battle, side: number, reach: number): number[] {
  const fleet = fleetOf(fight, side);
  const groups = fleet.filter((_, at) => at % 2 === 0);
  const near = Math.min(...groups.map(zoneOf));
  if (reach === NEAREST) return groups.filter((group) => rule('7.1.3', zoneOf(group) === near));
  return groups.filter((group) => reach === ANY || zoneOf(group) <= reach);
}

/** Whether there is something to choose: not if all of them die, or all are alike. */
const isOpen = ({ hits, takes }: Due): boolean => takes.length > 1 && hits < takes.reduce((sum, n) => sum + n, 0);

export const damage: Step<'damage'> = {
  may(state) {
    const fight = battleOf(state);
    const next = due(state.table, fight);
    return next !== null && isOpen(next) ? playerOf(fight, next.side) : [];
  },
  ask(view) {
    const fight = battleOf(view);
    const next = due(view.table, fight);
    if (next === null) return null;
    const entries = next.groups.map((group, i): Amount => {
      return { id: shipId(group), min: 0, max: Math.min(next.hits, next.takes[i] ?? 0), weight: 1 };
    });
    return {
      prompt: { key: 'ask.damage', args: { hits: next.hits, whom: ownerAt(fight, 1 - next.side) } },
      choice: { kind: 'amounts', noun: 'unit', entries, min: next.hits, max: next.hits },
      otherwise: greedy(view.table, fight, next),
    };
  },
  why: () => no('7.3.1', 'refuse.damage'),
  take(kit, _, __, amounts) {
    const fight = battleOf(kit.state);
    const next = due(kit.state.table, fight);
    if (next !== null) deal(kit, fight, next, amounts);
  },
  run(kit) {
    const { table } = kit.state;
    const fight = battleOf(kit.state);
    const next = due(table, fight);
    if (next === null) {
      for (const hits of fight.hits) hits.fill(0);
      return kit.leave();
    }
    deal(kit, fight, next, greedy(table, fight, next));
  },
};

/** §7.3.4: what an agent's or a rebel's hits do, and what everybody does by default: as many military units as can be, the cheaper first. */
function greedy(table: Table, fight: Battle, { side, hits, groups, takes }: Due): number[] {
  const amounts = groups.map(() => 0);
  const rank = (group: number): number => {
    const kind = groupKind(group);
    const armed = isMilitary(kind) ? 0 : 1000;
    return armed + shieldsIn(table, fight, 1 - side, group) * 50 + costOf(table, kind);
  };
  const order = [...groups.keys()].sort((a, b) => rank(groups[a] ?? 0) - rank(groups[b] ?? 0));
  let left = hits;
  for (const i of order) {
    const count = Math.min(left, takes[i] ?? 0);
    amounts[i] = count;
    left -= count;
  }
  return amounts;
}

/** §7.3.2: a hit takes a shield; without one the unit is destroyed. Within a group hits are put on one unit after another. */
function deal(kit: Kit, fight: Battle, { side, reach, hits, groups }: Due, amounts: readonly number[]): void {
  const { table } = kit.state;
  let dealt = 0;
  for (const [i, group] of groups.entries()) {
    const scored = amounts[i] ?? 0;
    if (scored === 0) continue;
    dealt += scored;
    const kept = Math.min(scored, guard(table, fight, 1 - side, group));
    fight.ward[side === 0 ? 1 : 0] -= kept;
    const taken = scored - kept;
    const each = shieldsIn(table, fight, 1 - side, group) + 1;
    const dead = rule('7.3.2', true) ? Math.floor(taken / each) : taken;
    const hurt = taken % each;
    const fleet = fleetOf(fight, 1 - side);
    if (dead > 0) strike(kit, fight, 1 - side, group, dead);
    if (hurt === 0) continue;
    change(fleet, group, -1);
    change(fleet, groupKey(zoneOf(group), groupKind(group), groupLost(group) + hurt), 1);
    kit.tell('log.hurt', { who: ownerAt(fight, 1 - side), unit: groupKind(group), n: hurt }, '7.3.2');
  }
  // What reached the nearest zone goes on to the next; all else that is left over is lost.
  const over = reach === NEAREST ? hits - dealt : 0;
  hitsOf(fight, side)[reach] = over;
}

/** Units are destroyed: they are off the board, their cargo is gone, and whoever did it has done it. */
function strike(kit: Kit, fight: Battle, side: number, group: number, count: number): void {
  const { table } = kit.state;
  const kind = groupKind(group);
  const owner = ownerAt(fight, side);
  change(fleetOf(fight, side), group, -count);
  change(fight.lost[side === 0 ? 0 : 1], kind, count);
  table.tally[RESOURCES + kind] = (table.tally[RESOURCES + kind] ?? 0) - count;
  if (kind === TRN && isSeat(owner))
    spill(
      table,
      fight.hex,
      owner,
      count,
      sizeOf(fleetOf(fight, side), (each) => groupKind(each) === TRN),
    );
  if (owner === TRADER) empty(table, fight.hex, TRADERS);
  score(table, ownerAt(fight, 1 - side), KILLED, costOf(table, kind) * count);
  kit.tell('log.destroyed', { who: owner, unit: kind, n: count, hex: fight.hex }, '7.3.2');
}
