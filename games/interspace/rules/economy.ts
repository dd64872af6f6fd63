// The economic phase (§5), as far as it runs by itself: what agents do to planets, shields, arrivals, income, conversion.

import { rule, type Seat } from '@orrery/kernel';
import { AMOEBA, COL } from '../data/units.ts';
import { BASIC, GOODS_CAP, HUB, isOn, isPlague, NONE, type Planet, type Table } from './table.ts';
import { bend } from './hooks.ts';
import { bears, inPlay, openYard, planetsOf, reduce, wait, YARD_IOU } from './planets.ts';
import { REFINED, score, SOLD } from './score.ts';
import { colourOf, GOODS, IOU, MINERALS, mint, RESOURCES, SOIL, stored } from './stores.ts';
import type { Kit, Step } from './steps.ts';
import { dropOut } from './turn.ts';
import { countAt, muster, refresh, unitKey } from './units.ts';

export const economy: Step<'economy'> = {
  run(kit) {
    const { table } = kit.state;
    table.turn++;
    kit.tell('log.round', { turn: table.turn }, '4.1');
    wither(kit);
    if (rule('5.2', true)) refresh(table, () => true, true);
    dropOut(kit);
    if (!rule('12.1', isOn(table, BASIC))) for (const seat of inPlay(table, kit.state.seats)) gather(kit, seat);
    kit.leave();
  },
};

/** §5.1, §16.9, §16.12: a planet with plague units in its hex loses one Ind, however many they are, and one with the amoeba another. */
function wither(kit: Kit): void {
  const { table } = kit.state;
  for (let planet = 0; planet < table.owner.length; planet++) {
    if ((table.ind[planet] ?? 0) === 0) continue;
    const hex = table.planet[planet] ?? NONE;
    const sick = countAt(table, hex, (owner) => isPlague(owner)) > 0 ? 1 : 0;
    const eaten = countAt(table, hex, (_, kind) => kind === AMOEBA) > 0 ? 1 : 0;
    if (!rule('5.1', sick + eaten > 0)) continue;
    reduce(table, planet, sick + eaten);
    kit.tell('log.wither', { planet: hex, ind: table.ind[planet] ?? 0 }, '5.1');
  }
}

/** What a player's planets bring, in one line; what is sold waits in their yards. */
function gather(kit: Kit, who: Seat): void {
  const sums = { iou: 0, ore: 0, sold: 0 };
  for (const planet of planetsOf(kit.state.table, who)) {
    const brought = harvest(kit, planet);
    sums.iou += brought.iou;
    sums.ore += brought.ore;
    sums.sold += brought.sold;
  }
  kit.tell(sums.ore > 0 ? 'log.income-ore' : 'log.income', { who, iou: sums.iou, ore: sums.ore }, '5.4');
  if (sums.sold > 0) kit.tell('log.sold', { who, iou: sums.sold }, '10.1');
}

/** §5.3 to §5.6 for one planet. */
function harvest(kit: Kit, planet: Planet): { iou: number; ore: number; sold: number } {
  const { table } = kit.state;
  arrive(table, planet);
  const hex = table.planet[planet] ?? NONE;
  const ind = table.ind[planet] ?? 0;
  const income = incomeOf(table, planet);
  if (rule('5.4', true)) mint(table, hex, SOIL, IOU, income);
  const ore = Math.min(ind, stored(table, hex, SOIL, MINERALS));
  if (rule('5.5', ore > 0)) refine(table, planet, ore);
  const sold = sellGoods(kit, planet);
  wait(table, planet, YARD_IOU, sold);
  return { iou: income, ore, sold };
}

/** §5.4: the IOU that a planet gets in an economic phase. */
export const incomeOf = (table: Table, planet: Planet): number =>
  bend(table, 'income', table.ind[planet] ?? 0, table.owner[planet] ?? NONE, table.planet[planet] ?? NONE);

/** §5.3: what waited in the yard is there. */
function arrive(table: Table, planet: Planet): void {
  const hex = table.planet[planet] ?? NONE;
  const owner = table.owner[planet] ?? NONE;
  const yard = openYard(table, planet);
  for (let at = 0; at < yard.length; at += 2) {
    const [what = 0, count = 0] = [yard[at], yard[at + 1]];
    tallied(table, what, -count);
    if (what === YARD_IOU) mint(table, hex, SOIL, IOU, count);
    else muster(table, unitKey(hex, owner, what, what === COL ? (table.line[planet] ?? NONE) + 1 : 0), count);
  }
}
/** It left the yard without `wait`, which would have told the tally. */
function tallied(table: Table, what: number, more: number): void {
  const place = what === YARD_IOU ? IOU : RESOURCES + what;
  table.tally[place] = (table.tally[place] ?? 0) + more;
}

/** §5.5: minerals become IOU, one for one. */
export function refine(table: Table, planet: Planet, ore: number): void {
  const hex = table.planet[planet] ?? NONE;
  mint(table, hex, SOIL, MINERALS, -ore);
  mint(table, hex, SOIL, IOU, ore);
  score(table, table.owner[planet] ?? NONE, REFINED, ore);
}

/** §10.1: a good of another colour is worth a die of IOU. Gives how many there are for all on a planet. */
export function sellGoods(kit: Kit, planet: Planet): number {
  const { table } = kit.state;
  const hex = table.planet[planet] ?? NONE;
  const owner = table.owner[planet] ?? NONE;
  let left = isOn(table, GOODS_CAP) ? (table.ind[planet] ?? 0) : Infinity;
  let sum = 0;
  for (let resource = GOODS; resource < RESOURCES; resource++) {
    if (!rule('10.1', colourOf(resource) !== owner)) continue;
    for (let n = Math.min(left, stored(table, hex, SOIL, resource)); n > 0; n--) {
      left--;
      mint(table, hex, SOIL, resource, -1);
      sum += kit.roll(6) + (bears(table, planet, HUB) ? 1 : 0);
      score(table, owner, SOLD, 1);
    }
  }
  return sum;
}
