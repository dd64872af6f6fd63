// How good a position is: for each seat the turns it still needs, and how that compares with the others.

import type { Seat, State } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { netWorth } from '../rules/end.ts';
import { feeOf, FIRST_FARE, isFare, NOT_OVER, type Table } from '../rules/table.ts';
import { carried, residue } from './cargo.ts';
import { chartPast } from './chartroom.ts';
import { SEASONED } from './habits.ts';
import { prospectsOf } from './invest.ts';
import { iouValue } from './lore.ts';
import { type Trader, traderOf } from './trader.ts';

/** How much of an IOU counts before it is spent, and of a passenger's fee before he is there. */
const OWED = 0.7;
const ABOARD = 0.6;
/** Income that is reached is more than income at first sight: deeds and Demands add to it. */
const GROWTH = 1.2;
/** Turns ahead that make a race as good as won; alone, turns that are still good. */
const LEAD = 4;
const LONG = 25;

export function value(state: State<Table>): readonly number[] {
  const { table } = state;
  if (table.ended !== NOT_OVER) return table.money.map((_, seat) => (table.ended === seat ? 1 : 0));
  const turns = table.money.map((_, seat) => turnsToGo(state, seat));
  return raceOf(turns);
}

/** By seat: how likely it is first, of so many turns to go. */
export function raceOf(turns: readonly number[]): number[] {
  if (turns.length === 1) return turns.map((each) => LONG / (LONG + each));
  const chances = turns.map((each) => Math.exp(-each / LEAD));
  const sum = chances.reduce((all, each) => all + each, 0);
  return chances.map((each) => each / sum);
}

/** What is missing, at the income to expect, after the cargo is sold. */
export function turnsToGo(state: State<Table>, seat: Seat): number {
  const { table } = state;
  const trader = traderOf(state, seat, SEASONED);
  const owed = CULTURES.reduce((sum, _, each) => {
    return ((table.ious[seat] ?? 0) & (1 << each)) === 0 ? sum : sum + OWED * iouValue(each);
  }, 0);
  const [cargo, turns] = cargoOf(trader);
  const missing = Math.max(0, table.target - netWorth(table, seat) - cargo - owed);
  const { income, recovery } = prospectsOf(table, seat);
  return turns + recovery + missing / (GROWTH * income);
}

/** What the cargo will fetch, and the part of a trip it still takes. */
function cargoOf({ table, seat, load, lore, room, rate }: Trader): [money: number, turns: number] {
  const at = table.at[seat] ?? 0;
  const fares = (table.small[seat] ?? []).filter(isFare);
  const fees = fares.reduce((sum, code) => sum + ABOARD * (feeOf[code - FIRST_FARE] ?? 0), 0);
  const kept = load.goods.reduce((sum, good) => sum + residue(lore, good), fees);
  if (load.goods.length === 0) return [kept, 0];
  let [best, money, turns] = [kept, kept, 0];
  lore.markets.forEach((dots, system) => {
    const culture = lore.culture[system] ?? -1;
    const paid = carried(table, lore, load.goods, culture) + fees;
    for (const dot of dots) {
      const far = dot === at ? 0 : (chartPast(room, dot).turns[at] ?? 30);
      if (paid - rate * far > best) [best, money, turns] = [paid - rate * far, paid, far];
    }
  });
  return [money, turns];
}
