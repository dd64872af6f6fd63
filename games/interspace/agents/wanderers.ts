// Agents that stray (§16.5, §16.6, §16.12): the Berserker, the Ion Storm, the Space Amoeba.

import { rule } from '@orrery/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { BERSERKER, COL } from '../data/units.ts';
import { inBag } from '../rules/bag.ts';
import { fleetOf, ownerAt } from '../rules/battle.ts';
import { destroy, scorch } from '../rules/hazards.ts';
import { planetAt, planetsOf, reduce } from '../rules/planets.ts';
import { distancesFrom } from '../rules/routes.ts';
import { IOU, mint, SOIL } from '../rules/stores.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { type Battle, type Hex, isMad, isSeat, MINERS, NONE, type Owner, type Table, WILD } from '../rules/table.ts';
import { canBeFought, countAt, firstAt, hexOf, ownerOf, ownersAt } from '../rules/units.ts';
import { cardOf, unitsOf } from './steps.ts';
import { allOf, dismiss, nearestOf, shift, stray, throughHole, wayTo } from './walk.ts';

/** §16.5: one hex at random, then it attacks whatever is there, in a nebula too. Alone with people it lays their planet waste. */
export const berserker: Step<'berserker'> = {
  run(kit, frame) {
    const { table } = kit.state;
    const card = cardOf('berserker');
    const [key] = unitsOf(table, card);
    if (key === undefined) return kit.leave();
    if (frame.stage === undefined) {
      frame.stage = 1;
      const after = shift(kit, key, stray(kit, hexOf(key)), false);
      if (after === NONE) return dismiss(kit, card);
      for (const owner of ownersAt(table, hexOf(after)))
        if (isPrey(table, hexOf(after), owner)) table.fights.push(hexOf(after), WILD, owner);
      return kit.call('battles');
    }
    const hex = hexOf(key);
    const planet = planetAt(table, hex);
    const alone = countAt(table, hex, (owner, kind) => owner !== WILD && canBeFought(owner, kind)) === 0;
    if (rule('16.5', alone) && planet !== NONE && reduce(table, planet, 1) > 0)
      kit.tell('log.waste', { hex, ind: table.ind[planet] ?? 0 }, '16.5');
    kit.leave();
  },
};
const isPrey = (table: Table, hex: Hex, owner: Owner): boolean =>
  owner !== WILD &&
  !isMad(owner) &&
  countAt(table, hex, (whose, kind) => whose === owner && canBeFought(owner, kind)) > 0;

/** §16.5: whoever destroys it gets 6 IOU at the own planet nearest to the battle. */
export function prize(kit: Kit, fight: Battle): void {
  const { table } = kit.state;
  const side = [0, 1].find((each) => inBag(fight.lost[each === 0 ? 0 : 1], BERSERKER) > 0);
  if (side === undefined || fleetOf(fight, side).length > 0) return;
  dismiss(kit, cardOf('berserker'));
  const who = ownerAt(fight, 1 - side);
  if (!isSeat(who)) return;
  const homes = planetsOf(table, who).map((planet) => table.planet[planet] ?? NONE);
  const [hex] = nearestOf(table, fight.hex, homes);
  if (hex === undefined) return;
  mint(table, hex, SOIL, IOU, NUMBERS.berserkerPrize.is);
  kit.tell('log.prize', { who, hex, n: NUMBERS.berserkerPrize.is }, '16.5');
}

/** §16.6: one hex at random; every shieldless unit there is in danger. */
export const storm: Step<'ion storm'> = {
  run(kit) {
    const { table } = kit.state;
    const card = cardOf('ion storm');
    const [key] = unitsOf(table, card);
    kit.leave();
    if (key === undefined) return;
    const after = shift(kit, key, stray(kit, hexOf(key)), false);
    if (after === NONE) return dismiss(kit, card);
    scorch(kit, hexOf(after), exposed(table, hexOf(after)), '16.6');
  },
};
/** §16.4, §16.11: the amoeba, the Berserker and the rogue miners are safe from it. */
function exposed(table: Table, hex: Hex): number[] {
  const found: number[] = [];
  for (let at = firstAt(table, hex); hexOf(table.units[at] ?? -1) === hex; at += 2) {
    const owner = ownerOf(table.units[at] ?? 0);
    if (owner !== WILD && owner !== MINERS) found.push(table.units[at] ?? 0, table.units[at + 1] ?? 0);
  }
  return found;
}

/** §16.12: towards a col that is no more than two hexes away, else at random; then it eats one col. */
export const amoeba: Step<'space amoeba'> = {
  run(kit) {
    const { table } = kit.state;
    const card = cardOf('space amoeba');
    const [key] = unitsOf(table, card);
    kit.leave();
    if (key === undefined) return;
    const after = shift(kit, key, hunt(kit, hexOf(key)), false);
    if (after === NONE) return dismiss(kit, card);
    const cols = allOf(table, (_, kind) => kind === COL).filter((col) => hexOf(col) === hexOf(after));
    const eaten = cols[cols.length > 1 ? kit.pick(cols.length) : 0];
    if (eaten === undefined || !rule('16.12', true)) return;
    destroy(kit, eaten);
    kit.tell('log.eaten', { who: ownerOf(eaten), hex: hexOf(after) }, '16.12');
  },
};
const SCENT = 2;
/** The nearest hexes with a col that the amoeba smells from here. */
export function scented(table: Table, hex: Hex): Hex[] {
  const steps = distancesFrom(table, hex);
  const hexes = [...new Set(allOf(table, (_, kind) => kind === COL).map(hexOf))];
  return nearestOf(
    table,
    hex,
    hexes.filter((each) => rule('16.12', (steps[each] ?? NONE) <= SCENT)),
  );
}
function hunt(kit: Kit, hex: Hex): Hex {
  const { table } = kit.state;
  const near = scented(table, hex);
  const goal = near[near.length > 1 ? kit.pick(near.length) : 0];
  if (goal === undefined) return stray(kit, hex);
  if (goal === hex) return hex;
  const through = throughHole(kit, hex);
  return through === NONE ? wayTo(table, hex, goal, 1, WILD, false) : through;
}
