// How good a position is: net worth, what the cargo and the next stops will bring, against the target and the others.

import type { State } from '@orrery/kernel';
import { netWorth } from '../rules/end.ts';
import { costOf, isDamaged, isFare, NOT_OVER, type Table } from '../rules/table.ts';
import { SHIPS } from '../data/equipment.ts';
import { turnsLeft } from './invest.ts';
import { payoffOfGoods } from './lore.ts';
import { plans, traderOf } from './plan.ts';

/** What a turn is worth to everybody, so that who is closer to his profit stands better. */
const TURN = 30;

export function value(state: State<Table>): readonly number[] {
  const { table } = state;
  if (table.ended !== NOT_OVER) return table.money.map((_, seat) => (table.ended === seat ? 1 : 0));
  const left = Math.min(1, turnsLeft(table) / 15);
  const worths = table.money.map((_, seat) => Math.max(1, worth(state, seat, left)));
  const progress = worths.map((each) => Math.min(1, each / (table.target * 1.1)));
  if (state.seats === 1) return progress;
  const powers = progress.map((each) => each ** 3);
  const sum = powers.reduce((all, each) => all + each, 0);
  return progress.map((each, seat) => 0.4 * each + (0.6 * (powers[seat] ?? 0)) / sum);
}

/** In money: what counts at the end, and what will. A ship and its gear are worth less the nearer the end is. */
function worth(state: State<Table>, seat: number, left: number): number {
  const { table } = state;
  const ship = (SHIPS[table.ship[seat] ?? 0]?.[3] ?? 0) * 0.8;
  const gear = [...(table.hull[seat] ?? []), ...(table.small[seat] ?? [])];
  const tools = gear.reduce((sum, code) => sum + (isFare(code) || isDamaged(code) ? 0 : costOf(code) * 0.8), 0);
  const aboard = (table.goods[seat] ?? []).reduce((sum, good) => sum + 0.6 * payoffOfGoods(good), 0);
  const [best] = plans(traderOf(state, seat, 'turn', 0, true));
  const ahead = best === undefined ? 0 : Math.max(0, 0.5 * (best.gain - aboard) - TURN * best.turns * 0.5);
  return netWorth(table, seat) + aboard + ahead + left * (ship + tools);
}
