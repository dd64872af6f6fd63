// Retreat (§7.4): after each round, the attacker first. Any of one's ships go to one hex beside; or one offers to share; or one fights on.

import { type Amount, no, rule } from '@orrery/kernel';
import { NEBULA, NULL_SPACE } from '../data/tiles.ts';
import { TRN } from '../data/units.ts';
import { change } from './bag.ts';
import { battleOf, fleetOf, groupKind, groupLost, ownerAt, playerOf, shipId, sizeOf } from './battle.ts';
import { enter } from './hazards.ts';
import { isKnown, nextTo, partnerOf } from './map.ts';
import { alongside } from './move.ts';
import { carry } from './stores.ts';
import type { Kit, Step } from './steps.ts';
import { type Battle, type Hex, isSeat, NONE, type Owner, type Table } from './table.ts';
import { ALL_SPENT, countAt, isStation, isWarship, unitKey } from './units.ts';

/** Where a side may withdraw to. */
function havens(table: Table, fight: Battle, side: number): Hex[] {
  const owner = ownerAt(fight, side);
  if (sizeOf(fleetOf(fight, side), (group) => canFly(group)) === 0) return [];
  const around = [0, 1, 2, 3, 4, 5].map((each) => nextTo(table, fight.hex, each));
  return [...new Set([...around, partnerOf(table, fight.hex)])].filter(
    (hex) => hex !== NONE && isHaven(table, hex, owner),
  );
}
/** §7.4.2: explored, no null space, and no opposing warship there; a nebula is safe from those. */
function isHaven(table: Table, hex: Hex, owner: Owner): boolean {
  if (!rule('7.4.2', isKnown(table, hex) && table.tile[hex] !== NULL_SPACE)) return false;
  if (rule('7.4.3', table.tile[hex] === NEBULA)) return true;
  return rule('7.4.1', countAt(table, hex, (whose, kind) => whose !== owner && isWarship(kind)) === 0);
}
const canFly = (group: number): boolean => rule('7.4.4', !isStation(groupKind(group)));

/** Both sides are still there. */
const isOn = (fight: Battle): boolean => [0, 1].every((side) => sizeOf(fleetOf(fight, side)) > 0);

export const retreat: Step<'retreat'> = {
  may(state, { side = 0 }) {
    const fight = battleOf(state);
    return side > 1 || !isOn(fight) ? [] : playerOf(fight, side);
  },
  ask(view, { side = 0 }) {
    const fight = battleOf(view);
    const hexes = havens(view.table, fight, side);
    const options = isSeat(ownerAt(fight, 1 - side)) ? [...hexes, 'share'] : hexes;
    if (options.length === 0) return null;
    const args = { hex: fight.hex, whom: ownerAt(fight, 1 - side) };
    return { prompt: { key: 'ask.retreat', args }, choice: { kind: 'one', noun: 'hex', options }, pass: true };
  },
  why({ table }, __, seat, answer) {
    const hex = Number(answer);
    if (!Number.isInteger(hex) || hex < 0 || hex >= table.tile.length) return no('7.4', 'refuse.retreat');
    if (isHaven(table, hex, seat)) return no('7.4', 'refuse.retreat');
    const barred = !isKnown(table, hex) || table.tile[hex] === NULL_SPACE;
    return barred ? no('7.4.2', 'refuse.haven') : no('7.4.1', 'refuse.haven');
  },
  take(kit, frame, _, answer) {
    const { side = 0 } = frame;
    const fight = battleOf(kit.state);
    frame.side = side + 1;
    if (answer === null) return;
    if (typeof answer === 'string') {
      fight.peace[side === 0 ? 0 : 1] = true;
      return kit.tell('log.peace', { who: ownerAt(fight, side) }, '7.4');
    }
    const ships = shipsOf(fight, side);
    if (ships.reduce((sum, { max }) => sum + max, 0) > 1) kit.call('withdraw', { side, hex: answer });
    else withdrawn(kit, fight, side, answer, [1]);
  },
  run(kit, frame) {
    const { side = 0 } = frame;
    if (side >= 1 || !isOn(battleOf(kit.state))) return kit.leave();
    frame.side = side + 1;
  },
};

function shipsOf(fight: Battle, side: number): (Amount & { readonly group: number })[] {
  const fleet = fleetOf(fight, side);
  const found: (Amount & { readonly group: number })[] = [];
  for (let at = 0; at < fleet.length; at += 2) {
    const group = fleet[at] ?? 0;
    if (canFly(group)) found.push({ id: shipId(group), min: 0, max: fleet[at + 1] ?? 0, weight: 1, group });
  }
  return found;
}

export const withdraw: Step<'withdraw'> = {
  may: (state, { side }) => playerOf(battleOf(state), side),
  ask(view, { side, hex }) {
    const entries = shipsOf(battleOf(view), side).map(({ id, min, max, weight }) => ({ id, min, max, weight }));
    const most = entries.reduce((sum, { max }) => sum + max, 0);
    return {
      prompt: { key: 'ask.withdraw', args: { hex } },
      choice: { kind: 'amounts', noun: 'unit', entries, min: 1, max: most },
      otherwise: entries.map(({ max }) => max),
    };
  },
  why: () => no('7.4', 'refuse.withdraw'),
  take(kit, { side, hex }, _, amounts) {
    kit.leave();
    withdrawn(kit, battleOf(kit.state), side, hex, amounts);
  },
};

/** §7.4.5: without a look at terrain costs; but what lies there is met. */
function withdrawn(kit: Kit, fight: Battle, side: number, hex: Hex, amounts: readonly number[]): void {
  const { table } = kit.state;
  const owner = ownerAt(fight, side);
  const came: number[] = [];
  let [count, transports] = [0, 0];
  for (const [i, { group }] of shipsOf(fight, side).entries()) {
    const n = amounts[i] ?? 0;
    if (n === 0) continue;
    const key = unitKey(hex, owner, groupKind(group), groupLost(group), ALL_SPENT);
    change(fleetOf(fight, side), group, -n);
    change(table.units, key, n);
    came.push(key, n);
    count += n;
    if (groupKind(group) === TRN) transports += n;
  }
  if (transports > 0) carry(table, fight.hex, hex, owner, transports);
  alongside(table, fight.hex, hex, owner, came);
  kit.tell('log.retreat', { who: owner, from: fight.hex, to: hex, n: count }, '7.4');
  enter(kit, hex, owner, came);
}
