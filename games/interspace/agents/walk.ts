// How free agents get about (§16.4): at random, or by the shortest way to what they are after; and how they leave the map.

import { rule } from '@orrery/kernel';
import { NULL_SPACE } from '../data/tiles.ts';
import { change } from '../rules/bag.ts';
import { enter } from '../rules/hazards.ts';
import { isKnown, isWormhole, nextTo, partnerOf } from '../rules/map.ts';
import { distancesFrom, isBlocked } from '../rules/routes.ts';
import { empty, hand, RESOURCES, stored, TRADERS } from '../rules/stores.ts';
import type { Kit } from '../rules/steps.ts';
import { type Agent, type Hex, NONE, type Owner, type Table, TRADER } from '../rules/table.ts';
import { hexOf, kindOf, lostOf, muster, ownerOf, unitKey } from '../rules/units.ts';

export const agentOf = ({ agents }: Table, card: number): Agent | undefined =>
  agents.find((agent) => agent.card === card);

/** The units of an owner and kind, as keys, one for each unit. */
export function allOf(table: Table, is: (owner: Owner, kind: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < table.units.length; at += 2) {
    const key = table.units[at] ?? 0;
    if (is(ownerOf(key), kindOf(key))) for (let n = table.units[at + 1] ?? 0; n > 0; n--) found.push(key);
  }
  return found;
}

/** An agent goes for good, with what it carried. */
export function dismiss(kit: Kit, card: number, key?: number): void {
  const { table } = kit.state;
  if (key !== undefined) {
    muster(table, key, -1);
    if (ownerOf(key) === TRADER) empty(table, hexOf(key), TRADERS);
  }
  table.agents = table.agents.filter((agent) => agent.card !== card);
  kit.tell('log.agent-gone', { card }, '16.4');
}

/** §16.4: out of a wormhole by its other half on a 1; NONE: it moves as usual. */
export function throughHole(kit: Kit, hex: Hex): Hex {
  const { table } = kit.state;
  const partner = partnerOf(table, hex);
  if (!isWormhole(table, hex) || partner === NONE) return NONE;
  return rule('16.4', kit.roll(6) === 1) ? partner : NONE;
}
/** §16.4: a die says in which direction; off the map it stays where it is. */
export function stray(kit: Kit, hex: Hex): Hex {
  const { table } = kit.state;
  const through = throughHole(kit, hex);
  if (through !== NONE) return through;
  return drift(table, hex, kit.roll(6) - 1);
}
/** Where a die of this direction leads. */
export function drift(table: Table, hex: Hex, side: number): Hex {
  const to = nextTo(table, hex, side);
  return rule('16.4', to !== NONE && isKnown(table, to)) ? to : hex;
}

/** Puts a unit elsewhere; what lies there is met by those whom it affects. Gives its new key, NONE: it is no more. */
export function shift(kit: Kit, key: number, to: Hex, feels: boolean): number {
  const { table } = kit.state;
  const owner = ownerOf(key);
  const after = unitKey(to, owner, kindOf(key), lostOf(key));
  change(table.units, key, -1);
  change(table.units, after, 1);
  if (owner === TRADER)
    for (let resource = 0; resource < RESOURCES; resource++)
      hand(table, [hexOf(key), TRADERS], [to, TRADERS], resource, stored(table, hexOf(key), TRADERS, resource));
  if (rule('16.4', table.tile[to] === NULL_SPACE)) {
    muster(table, after, -1);
    if (owner === TRADER) empty(table, to, TRADERS);
    return NONE;
  }
  if (feels) enter(kit, to, owner, [after, 1]);
  return after;
}

/** §16.4: the nearest of these hexes, by the shortest way over known hexes and wormholes; several if they are as near. */
export function nearestOf(table: Table, from: Hex, hexes: readonly Hex[]): Hex[] {
  const steps = distancesFrom(table, from);
  let best = Infinity;
  for (const hex of hexes) if ((steps[hex] ?? NONE) !== NONE) best = Math.min(best, steps[hex] ?? Infinity);
  return best === Infinity ? [] : [...new Set(hexes.filter((hex) => steps[hex] === best))];
}

/** As far as its points take it towards a hex; it halts where somebody blocks it, unless nobody can. */
export function wayTo(table: Table, from: Hex, goal: Hex, points: number, owner: Owner, stoppable: boolean): Hex {
  const steps = distancesFrom(table, goal);
  let here = from;
  for (let left = points; left > 0 && here !== goal; left--) {
    const around = [0, 1, 2, 3, 4, 5].map((side) => nextTo(table, here, side));
    const next = [...around, partnerOf(table, here)].find(
      (hex) => hex !== NONE && (steps[hex] ?? NONE) !== NONE && (steps[hex] ?? 0) < (steps[here] ?? 0),
    );
    if (next === undefined) break;
    here = next;
    if (stoppable && isBlocked(table, here, owner)) break;
  }
  return here;
}
