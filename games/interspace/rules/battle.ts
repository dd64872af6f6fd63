// Combat (§7): one battle from the deployment of the fleets to what is left of them. While it lasts both fleets stand on the battle board
// (`table.battle`), not on the map.

import { type Amount, must, no, rule, type Seat, sequence, type State } from '@orrery/kernel';
import { DD, UNITS } from '../data/units.ts';
import { type Bag, change } from './bag.ts';
import { bend } from './hooks.ts';
import { civOf } from './planets.ts';
import { type Kit, type Step, words } from './steps.ts';
import { BASIC, type Battle, type Hex, isOn, isSeat, mindOf, type Owner, RANGES, type Table } from './table.ts';
import { ALL_SPENT, canBeFought, isCivilian, kindOf, liftAll, lostOf, shieldsOf, unit, unitKey } from './units.ts';

/** A group on the board: zone, kind, lost shields. */
export const groupKey = (zone: number, kind: number, lost: number): number => (zone << 8) | (kind << 4) | lost;
export const zoneOf = (group: number): number => group >> 8;
export const groupKind = (group: number): number => (group >> 4) & 15;
export const groupLost = (group: number): number => group & 15;
export const [ANY, NEAREST] = [2, 3] as const;

export const battleOf = (state: State<Table>): Battle => must(state.table.battle, 'a battle');
export const ownerAt = (battle: Battle, side: number): Owner => battle.owner[side === 0 ? 0 : 1];
export const fleetOf = (battle: Battle, side: number): Bag => battle.fleet[side === 0 ? 0 : 1];
export const hitsOf = (battle: Battle, side: number): number[] => battle.hits[side === 0 ? 0 : 1];
/** Who decides for a side; nobody for rebels and agents. */
export const playerOf = (battle: Battle, side: number): Seat[] =>
  isSeat(ownerAt(battle, side)) ? [ownerAt(battle, side)] : [];
export function sizeOf(fleet: Bag, is: (group: number) => boolean = () => true): number {
  let sum = 0;
  for (let at = 0; at < fleet.length; at += 2) if (is(fleet[at] ?? 0)) sum += fleet[at + 1] ?? 0;
  return sum;
}
export const isCivil = (group: number): boolean => isCivilian(groupKind(group));

const ROUND = ['first fire', 'jam', 'damage', 'second fire', 'jam', 'damage', 'modules', 'retreat', 'again'] as const;

/** §7: deployment, then rounds until one side is gone or both will share. */
export const battle: Step<'battle'> = {
  ...sequence('deploy', ...ROUND),
  run(kit, frame) {
    const { table } = kit.state;
    const at = frame.at ?? 0;
    if (at === 0) muster(table, frame.hex, frame.attacker, frame.defender, kit);
    const next = (['deploy', ...ROUND] as const)[at];
    if (next === undefined) return kit.leave();
    frame.at = at + 1;
    kit.call(next);
  },
};

/** The fleets leave the map for the board. */
function muster(table: Table, hex: Hex, attacker: Owner, defender: Owner, kit: Kit): void {
  const fleet: [Bag, Bag] = [[], []];
  for (const [side, owner] of [attacker, defender].entries()) {
    const lifted = liftAll(table, hex, owner);
    for (let at = 0; at < lifted.length; at += 2) {
      const [key = 0, count = 0] = [lifted[at], lifted[at + 1]];
      if (!canBeFought(owner, kindOf(key))) change(table.units, key, count);
      else
        change(
          fleet[side === 0 ? 0 : 1],
          groupKey(frontOf(table, owner, kindOf(key)), kindOf(key), lostOf(key)),
          count,
        );
    }
  }
  const jam = [attacker, defender].map((owner) => jamDice(table, owner));
  table.battle = {
    hex,
    owner: [attacker, defender],
    round: 1,
    fleet,
    lost: [[], []],
    hits: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    jam: [jam[0] ?? 0, jam[1] ?? 0],
    ward: [0, 0],
    peace: [false, false],
  };
  for (const side of [0, 1] as const)
    for (const group of fleet[side]) if (wardOf(table, table.battle, side, group) > 0) table.battle.ward[side] = 1;
  kit.tell('log.battle', { who: attacker, whom: defender, hex }, '6.5.1');
}
/** §14.5: dice to jam with in a round. §16.9: plague units have those of their former owner. */
const jamDice = (table: Table, owner: Owner): number => (isSeat(mindOf(owner)) ? civOf(table, mindOf(owner)) : 0);
/** §7.1: warships stand in front until they are deployed, civilians of a player behind. §12.3: in the Basic game there are no zones. */
const frontOf = (table: Table, owner: Owner, kind: number): number =>
  isSeat(owner) && isCivilian(kind) && !rule('12.3', isOn(table, BASIC)) ? 2 : 0;

/** §7.1: the defender first, then the attacker: who stands in zone 0, and of the others who in zone 1. */
export const deploy: Step<'deploy'> = {
  may(state, { side = 1, zone = 0 }) {
    const fight = battleOf(state);
    if (isOn(state.table, BASIC) || side < 0) return [];
    return zone < 2 && movers(state.table, fight, side, zone).length > 0 ? playerOf(fight, side) : [];
  },
  ask(view, { side = 1, zone = 0 }) {
    const fight = battleOf(view);
    const [least, most] = boundsOf(fleetOf(fight, side), zone);
    const groups = movers(view.table, fight, side, zone);
    const entries = shipsIn(fight, side, zone, groups);
    const forced = least === most && !groups.some((group) => isCivil(group));
    if (forced && entries.filter(({ max }) => max > 0).length <= 1) return null;
    if (forced && most === entries.reduce((sum, { max }) => sum + max, 0)) return null;
    return {
      prompt: { key: 'ask.deploy', args: { zone, hex: fight.hex } },
      choice: { kind: 'amounts', noun: 'unit', entries, min: least, max: most },
      otherwise: fill(entries, least),
    };
  },
  why: () => no('7.1.1', 'refuse.zones'),
  take(kit, frame, _, amounts) {
    const { side = 1, zone = 0 } = frame;
    place(kit.state.table, battleOf(kit.state), side, zone, amounts);
    advance(frame);
  },
  run(kit, frame) {
    const { side = 1, zone = 0 } = frame;
    const fight = battleOf(kit.state);
    if (side < 0) return kit.leave();
    if (!isOn(kit.state.table, BASIC) && isSeat(ownerAt(fight, side)) && zone < 2) {
      const groups = movers(kit.state.table, fight, side, zone);
      const [least] = boundsOf(fleetOf(fight, side), zone);
      place(kit.state.table, fight, side, zone, fill(shipsIn(fight, side, zone, groups), least));
    }
    advance(frame);
  },
};
function advance(frame: { side?: number; zone?: number }): void {
  const { side = 1, zone = 0 } = frame;
  frame.zone = zone === 0 ? 1 : 0;
  frame.side = zone === 0 ? side : side - 1;
}
const shipsIn = (fight: Battle, side: number, zone: number, groups: readonly number[]): Amount[] =>
  groups.map((group) => {
    const max = countIn(fleetOf(fight, side), zone, group);
    return { id: shipId(group), min: 0, max, weight: isCivil(group) ? 0 : 1 };
  });
/** Warships, those with most shields first, until there are so many; civilians stay behind. */
function fill(entries: readonly Amount[], least: number): number[] {
  const shields = ({ id }: Amount): number => UNITS[words(id)[1] ?? 0]?.shields ?? 0;
  const counts = new Map<Amount, number>();
  let left = least;
  for (const entry of entries.toSorted((a, b) => shields(b) - shields(a))) {
    const count = entry.weight === 0 ? 0 : Math.min(entry.max, left);
    counts.set(entry, count);
    left -= count;
  }
  return entries.map((entry) => counts.get(entry) ?? 0);
}

/** §7.1.2: who may be put into a zone: all warships and stations that are not in front of it, and the defender's civilians. */
function movers(table: Table, fight: Battle, side: number, zone: number): number[] {
  const fleet = fleetOf(fight, side);
  const found: number[] = [];
  for (let at = 0; at < fleet.length; at += 2) {
    const group = fleet[at] ?? 0;
    const bare = groupKey(0, groupKind(group), groupLost(group));
    const free = isCivil(group)
      ? zoneOf(group) === 2 && mayAdvance(table, fight, side, zone, group)
      : zoneOf(group) === zone;
    if (free && !found.includes(bare)) found.push(bare);
  }
  return found;
}
/** Civilians alone need no zones, and behind an unbroken front one is like the other: unless they jam. */
function mayAdvance(table: Table, fight: Battle, side: number, zone: number, group: number): boolean {
  if (bend(table, 'advance', false, ownerAt(fight, side), groupKind(group))) return true;
  if (!rule('7.1.2', side === 1)) return false;
  return sizeOf(fleetOf(fight, side), (each) => !isCivil(each) && zoneOf(each) >= zone) > 0;
}
const countIn = (fleet: Bag, zone: number, group: number): number =>
  sizeOf(fleet, (each) => zoneOf(each) === (isCivil(group) ? 2 : zone) && (each & 255) === (group & 255));
export function shipId(group: number): string {
  const whole = groupLost(group) === 0 || isCivil(group);
  return `${whole ? 'whole' : 'group'} ${groupKind(group)} ${groupLost(group)} ${zoneOf(group)}`;
}

/** §7.1.1: zone 1 holds fewer than zone 0, zone 2 fewer than zone 1; an empty zone is fine. How many may stay in this one. */
function boundsOf(fleet: Bag, zone: number): [least: number, most: number] {
  const isArmed = (group: number): boolean => !isCivil(group);
  if (zone === 0) {
    const all = sizeOf(fleet, isArmed);
    return [rule('7.1.1', all > 2) ? Math.ceil((all + 3) / 3) : all, all];
  }
  const front = sizeOf(fleet, (group) => isArmed(group) && zoneOf(group) === 0);
  const rest = sizeOf(fleet, (group) => isArmed(group) && zoneOf(group) > 0);
  return [rest === 0 ? 0 : Math.floor(rest / 2) + 1, Math.min(rest, Math.max(0, front - 1))];
}

/** Those named stay in or come to this zone; the other warships go one zone back. */
function place(table: Table, fight: Battle, side: number, zone: number, amounts: readonly number[]): void {
  const fleet = fleetOf(fight, side);
  for (const [i, group] of movers(table, fight, side, zone).entries()) {
    const wanted = amounts[i] ?? 0;
    const civil = isCivil(group);
    const from = civil ? group | (2 << 8) : group | (zone << 8);
    const to = civil ? group | (zone << 8) : group | ((zone + 1) << 8);
    const count = civil ? wanted : countIn(fleet, zone, group) - wanted;
    change(fleet, from, -count);
    change(fleet, to, count);
  }
}

/** §7.2: every unit that shoots in this fire rolls a die; a roll up to its CR is so many hits. */
function shoot(kit: Kit, fire: 1 | 2): void {
  const { table } = kit.state;
  const fight = battleOf(kit.state);
  for (const side of [0, 1]) {
    const owner = ownerAt(fight, side);
    const fleet = fleetOf(fight, side);
    const hits = hitsOf(fight, side);
    const dice: number[] = [];
    const armedKinds: number[] = [];
    for (let at = 0; at < fleet.length; at += 2) {
      const group = fleet[at] ?? 0;
      const kind = groupKind(group);
      // Missiles fly in the first fire of a combat, whatever else the unit shoots and when.
      if (fire === 1 && fight.round === 1)
        hits[NEAREST] = (hits[NEAREST] ?? 0) + bend(table, 'volley', 0, owner, kind) * (fleet[at + 1] ?? 0);
      if (fireOf(table, owner, kind) !== fire) continue;
      const rating = bend(table, 'rating', unit(kind).cr, owner, kind);
      // A relic is with one of them: the first to shoot.
      const armed = armedKinds.includes(kind) ? rating : bend(table, 'relicRating', rating, owner, kind);
      armedKinds.push(kind);
      for (let n = fleet[at + 1] ?? 0; n > 0; n--) {
        const die = kit.roll(6);
        const isFirst = n === fleet[at + 1];
        dice.push(die);
        const reach = reachOf(table, kind, zoneOf(group), isFirst ? armed : rating, die);
        if (rule('7.2.2', reach >= 0)) hits[reach] = (hits[reach] ?? 0) + die;
      }
    }
    if (dice.length > 0)
      kit.tell('log.fire', { who: owner, fire, dice, hits: hits.reduce((sum, n) => sum + n, 0) }, '7.2');
  }
}
/** §7.2.1: in which fire a unit shoots; §12.3: in the Basic game there is one. */
function fireOf(table: Table, owner: Owner, kind: number): number {
  const fire = bend(table, 'fire', unit(kind).fire, owner, kind);
  return rule('12.3', isOn(table, BASIC)) && fire > 0 ? 1 : fire;
}
/** How far a hit reaches; below 0: a miss. §7.1.4: those of a DD any zone. G7, by option: zones are distance. */
function reachOf(table: Table, kind: number, zone: number, rating: number, die: number): number {
  if (isOn(table, BASIC)) return die <= rating ? ANY : -1;
  const far = rule('7.1.4', kind === DD);
  if (!isOn(table, RANGES)) return die > rating ? -1 : far ? ANY : NEAREST;
  const reach = rating - die - zone;
  return reach < 0 ? -1 : far ? ANY : Math.min(ANY, reach);
}

export const firstFire: Step<'first fire'> = {
  run(kit) {
    shoot(kit, 1);
    kit.leave();
  },
};
export const secondFire: Step<'second fire'> = {
  run(kit) {
    shoot(kit, 2);
    kit.leave();
  },
};

/** §7.4: another round, unless a side is gone, nobody can shoot any more, or both will share. */
export const again: Step<'again'> = {
  run(kit) {
    const { table } = kit.state;
    const fight = battleOf(kit.state);
    const gone = [0, 1].some((side) => sizeOf(fleetOf(fight, side)) === 0);
    const tame = [0, 1].every((side) => !canHit(table, fight, side));
    if (gone || tame || rule('7.4', fight.peace[0] && fight.peace[1])) {
      disband(kit);
      return kit.leave();
    }
    fight.round++;
    fight.peace = [false, false];
    for (const side of [0, 1] as const) fight.jam[side] = jamDice(table, fight.owner[side]);
    kit.rerun('first fire');
  },
};

/** Whether a side could score at all: with zones as distance two fleets can be out of each other's reach. */
function canHit(table: Table, fight: Battle, side: number): boolean {
  const near = Math.min(
    ...fleetOf(fight, 1 - side)
      .filter((_, at) => at % 2 === 0)
      .map(zoneOf),
  );
  const scores = (group: number): boolean => {
    const kind = groupKind(group);
    if (fireOf(table, ownerAt(fight, side), kind) === 0) return false;
    const reach = reachOf(
      table,
      kind,
      zoneOf(group),
      bend(table, 'rating', unit(kind).cr, ownerAt(fight, side), kind),
      1,
    );
    return reach >= ANY || reach >= near;
  };
  return sizeOf(fleetOf(fight, side), scores) > 0;
}

/** What happens after a combat before anybody is back on the map (§7.5): captures, then repairs. */
export type Aftermath = (kit: Kit, fight: Battle) => void;
const aftermaths: Aftermath[] = [];
export const registerAftermaths = (all: readonly Aftermath[]): void =>
  void aftermaths.splice(0, aftermaths.length, ...all);

function disband(kit: Kit): void {
  const { table } = kit.state;
  const fight = battleOf(kit.state);
  for (const aftermath of aftermaths) aftermath(kit, fight);
  for (const side of [0, 1]) {
    const fleet = fleetOf(fight, side);
    for (let at = 0; at < fleet.length; at += 2) {
      const [group = 0, count = 0] = [fleet[at], fleet[at + 1]];
      change(
        table.units,
        unitKey(fight.hex, ownerAt(fight, side), groupKind(group), groupLost(group), ALL_SPENT),
        count,
      );
    }
  }
  const holder = [0, 1].find((side) => sizeOf(fleetOf(fight, 1 - side)) === 0 && sizeOf(fleetOf(fight, side)) > 0);
  kit.tell(
    'log.battle-over',
    { who: holder === undefined ? -1 : ownerAt(fight, holder), hex: fight.hex, round: fight.round },
    '7.4',
  );
  table.battle = null;
}

/** Whether a relic wards this kind of unit. */
export const wardOf = (table: Table, fight: Battle, side: number, group: number): number =>
  bend(table, 'ward', 0, ownerAt(fight, side), groupKind(group));

/** Shields that units of a group still have. */
export const shieldsIn = (table: Table, fight: Battle, side: number, group: number): number =>
  isCivil(group) ? 0 : shieldsOf(table, ownerAt(fight, side), groupKind(group)) - groupLost(group);
