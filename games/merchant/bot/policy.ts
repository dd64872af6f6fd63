// The trader: what he answers to each question, from what he may know.

import type { Answer, Ask, Offer, Scalar, View } from '@orrery/kernel';
import { afterShields } from '../rules/gear.ts';
import { isPortOfCall, penaltyAt } from '../rules/places.ts';
import type { Flight } from '../rules/routes.ts';
import { has, NONE, RASTUR, type Table } from '../rules/table.ts';
import { trades, worthStaying } from './barter.ts';
import { isGood } from './deals.ts';
import { everything, hitFor, lootFor, rasturSite, targetFor } from './fight.ts';
import { milesTo } from './miles.ts';
import { type Plan, plans, traderOf } from './plan.ts';
import { firstMoves, nextMoves, toSpare } from './steer.ts';
import { turnsFor } from './turns.ts';

const optionsOf = (ask: Ask): readonly Scalar[] => ('options' in ask.choice ? ask.choice.options : []);
export const silence = (ask: Ask): Answer => (ask.pass === true ? null : ask.otherwise);

export function policy(view: View<Table>, ask: Ask): Answer {
  const { table, frames } = view;
  const frame = frames.at(-1);
  const options = optionsOf(ask);
  switch (frame?.step) {
    case 'turn':
      return turnMoves(view, ask, 1)[0] ?? silence(ask);
    case 'fly':
      return flyMoves(view, ask, 1)[0] ?? silence(ask);
    case 'trade':
      return trades(view, ask.seat, options)[0]?.answer ?? silence(ask);
    case 'penalty':
      return options.includes('pay') && paysOff(view, ask) ? 'pay' : 'stop';
    case 'mulligan':
      return reroll(view, ask);
    case 'rastur':
      return rasturSite(table, ask.seat, options);
    case 'blast':
      return ask.choice.kind === 'amounts' ? everything(ask.choice.entries) : targetFor(table, ask.seat, options);
    case 'defend':
    case 'uprising':
      return ask.choice.kind === 'amounts' ? everything(ask.choice.entries) : silence(ask);
    case 'hit':
      return hitFor(options, table.small[(frame as unknown as { on: number }).on] ?? []);
    case 'claim':
      return options.includes('claim') ? 'claim' : null;
    case 'loot':
      return lootFor(options, table.goods[(frame as unknown as { from: number }).from] ?? []);
    case 'reply': {
      const { by, offer } = frame as unknown as { by: number; offer: Offer };
      return options.includes('accept') && isGood(table, by, offer) ? 'accept' : null;
    }
    default:
      return silence(ask);
  }
}

const flightOf = (view: View<Table>): Flight => view.frames.findLast(({ step }) => step === 'fly') as unknown as Flight;

/** Stay or the first dot to declare, the best first; before that the relics that help every flight are switched on. */
export function turnMoves(view: View<Table>, ask: Ask, most: number): Scalar[] {
  const { table } = view;
  const { seat } = ask;
  const options = optionsOf(ask);
  const at = table.at[seat] ?? NONE;
  const stays = options.includes('stay') && isPortOfCall(table, at) && worthStaying(view, seat);
  const trader = traderOf(view, seat, 'turn', 0, stays);
  const found: Scalar[] = [];
  for (const { dot } of firsts(plans(trader), most)) {
    if (dot === at) found.push('stay');
    else {
      const ready = options.find((option) => option === 'auto' || option === 'lock');
      const [best] = firstMoves(table, seat, trader.rig, dot, options);
      if (ready !== undefined) found.push(ready);
      else if (best !== undefined) found.push(best.answer);
    }
  }
  const rest = options.filter((option) => String(option).startsWith('to '));
  return [...new Set(found.length > 0 ? found : rest)];
}

/** Plans with different first stops, the best of each. */
function firsts(all: readonly Plan[], most: number): Plan[] {
  const found: Plan[] = [];
  for (const plan of all) {
    if (found.length === most) break;
    if (!found.some(({ dot }) => dot === plan.dot)) found.push(plan);
  }
  return found;
}

/** Land, or where to fly on, the best first. */
export function flyMoves(view: View<Table>, ask: Ask, most: number): Scalar[] {
  const { table } = view;
  const { seat } = ask;
  const options = optionsOf(ask);
  const flight = flightOf(view);
  const at = table.at[seat] ?? NONE;
  const trader = traderOf(view, seat, 'fly', flight.mp, options.includes('land'));
  const found: Scalar[] = [];
  for (const { dot } of firsts(plans(trader), most)) {
    if (dot === at && options.includes('land')) found.push('land');
    const [best] = nextMoves(table, seat, trader.rig, dot, flight, options);
    if (best !== undefined) found.push(best.answer);
  }
  return [...new Set(found)];
}

/** §6.3: flying on must be worth the money: turns saved at what a turn brings. */
function paysOff(view: View<Table>, ask: Ask): boolean {
  const { table } = view;
  const { seat } = ask;
  const at = table.at[seat] ?? NONE;
  const { mp } = flightOf(view);
  const due = afterShields(table, seat, penaltyAt(table, at, seat));
  if (due === 0) return true;
  const trader = traderOf(view, seat, 'fly', mp, false);
  const [best] = plans(trader);
  if (best === undefined || due > toSpare(table, seat)) return false;
  const { dice } = trader.rig;
  const miles = milesTo(trader.rig, best.dot)[at] ?? 0;
  return (turnsFor(dice, miles) - turnsFor(dice, miles - mp)) * Math.min(80, best.rate) > due;
}

/** §8.44: a low die is rolled again, and a 1 that would bring a Rastur. */
function reroll({ table, frames }: View<Table>, ask: Ask): Answer {
  const { dice } = frames.at(-1) as unknown as { dice: number[] };
  const lowest = Math.min(...dice);
  const most = has(table, RASTUR) && lowest === 1 ? 1 : 3;
  return lowest <= most && optionsOf(ask).includes(lowest) ? lowest : null;
}
