// How good a position is: net worth, what the cargo and the next stops will bring, against the target and the others.

import type { Seat, State } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { SHIPS } from '../data/equipment.ts';
import { netWorth } from '../rules/end.ts';
import { isPortOfCall } from '../rules/places.ts';
import type { Flight } from '../rules/routes.ts';
import { costOf, isDamaged, isFare, NONE, NOT_OVER, type Table } from '../rules/table.ts';
import { iouValue, payoffOfGoods } from './lore.ts';
import { plans, traderOf } from './plan.ts';

/** What a turn is worth to everybody, so that who is closer to his profit stands better. */
const TURN = 35;
/** How much of the payoff goods are worth whose buyer is far or not known, and how much of an IOU counts before it is spent. */
const ABOARD = 0.5;
const OWED = 0.4;
/** Ships and equipment count nothing at the end, and help until then. */
const GEAR = 0.5;
/** Money in hand is better than money to come. */
const SURE = 0.95;

export function value(state: State<Table>): readonly number[] {
  const { table } = state;
  if (table.ended !== NOT_OVER) return table.money.map((_, seat) => (table.ended === seat ? 1 : 0));
  const worths = table.money.map((_, seat) => Math.max(1, worth(state, seat)));
  const progress = worths.map((each) => Math.min(1, each / (table.target * 1.2)));
  if (state.seats === 1) return progress;
  const powers = progress.map((each) => each ** 2);
  const sum = powers.reduce((all, each) => all + each, 0);
  return progress.map((each, seat) => 0.5 * each + (0.5 * (powers[seat] ?? 0)) / sum);
}

/** In money: what counts at the end, and what will. */
function worth(state: State<Table>, seat: Seat): number {
  const { table } = state;
  const ship = (SHIPS[table.ship[seat] ?? 0]?.[3] ?? 0) * GEAR;
  const gear = [...(table.hull[seat] ?? []), ...(table.small[seat] ?? [])];
  const tools = gear.reduce((sum, code) => sum + (isFare(code) || isDamaged(code) ? 0 : costOf(code) * GEAR), 0);
  const aboard = (table.goods[seat] ?? []).reduce((sum, good) => sum + ABOARD * payoffOfGoods(good), 0);
  const owed = CULTURES.reduce((sum, _, each) => {
    return ((table.ious[seat] ?? 0) & (1 << each)) === 0 ? sum : sum + OWED * iouValue(each);
  }, 0);
  const credit = seat === table.active ? OWED * table.credit : 0;
  return netWorth(table, seat) + Math.max(aboard, ahead(state, seat)) + owed + credit + ship + tools;
}

/** The best plan from where the ship is, its turns at what a turn is worth; the turn under way is spent already. */
function ahead(state: State<Table>, seat: Seat): number {
  const { table, frames } = state;
  const top = frames.at(-1);
  const flight = frames.find(({ step }) => step === 'fly') as unknown as Flight | undefined;
  const mine = seat === table.active;
  const phase = mine && flight !== undefined ? 'fly' : mine && top?.step === 'trade' ? 'trade' : 'turn';
  const here = isPortOfCall(table, table.at[seat] ?? NONE) && (flight === undefined || !mine || flight.used.length > 0);
  const spent = phase === 'fly' ? 1 : 0;
  let best = 0;
  for (const { gain, turns, kept } of plans(traderOf(state, seat, phase, flight?.mp ?? 0, here)))
    best = Math.max(best, SURE * (gain + kept) - TURN * (turns - spent));
  return best;
}
