// The trader: what he answers to each question, from what he may know.

import { type Answer, type Ask, must, type Scalar, silence, type View } from '@orrery/kernel';
import { systemOf } from '../rules/board.ts';
import { roomForGoods } from '../rules/holds.ts';
import { isPortOfCall } from '../rules/places.ts';
import type { Flight } from '../rules/routes.ts';
import { nearest, top } from '../rules/steps.ts';
import { diceOf, has, NONE, RASTUR, type Table } from '../rules/table.ts';
import { trades, worthStaying } from './trade.ts';
import { isGood, partnersFor, proposal } from './deals.ts';
import { claimFor, everything, hitFor, lootFor, rasturSite, targetFor } from './combat-answers.ts';
import { type Level, EASY, MEDIUM } from './levels.ts';
import { weigh } from './stops.ts';
import { type Trader, traderOf } from './trader.ts';
import { firstMoves, type Move, nextMoves } from './moves.ts';
import { partOfTurn } from './distance.ts';

export const optionsOf = (ask: Ask): readonly Scalar[] => ('options' in ask.choice ? ask.choice.options : []);

/** A trader of the usual skill. */
export const policy = (view: View<Table>, ask: Ask): Answer => answerWith(MEDIUM, view, ask);

/** One who is new to it. */
export const easyPolicy = (view: View<Table>, ask: Ask): Answer => answerWith(EASY, view, ask);

function answerWith(level: Level, view: View<Table>, ask: Ask): Answer {
  const { table } = view;
  const frame = top(view);
  const options = optionsOf(ask);
  switch (frame?.step) {
    case 'turn':
      return turnMoves(view, ask, level)[0]?.answer ?? silence(ask);
    case 'fly':
      return flyMoves(view, ask, level)[0]?.answer ?? silence(ask);
    case 'trade':
      return trades(view, ask.seat, options, level)[0]?.answer ?? silence(ask);
    case 'penalty':
      return flyMoves(view, ask, level)[0]?.answer ?? silence(ask);
    case 'mulligan':
      return reroll(table, frame.dice, ask);
    case 'rastur':
      return rasturSite(table, ask.seat, options);
    case 'blast':
      return ask.choice.kind === 'amounts'
        ? everything(ask.choice.entries)
        : targetFor(table, ask.seat, options, restOf(view, ask.seat));
    case 'defend':
    case 'uprising':
      return ask.choice.kind === 'amounts' ? everything(ask.choice.entries) : silence(ask);
    case 'hit':
      return hitFor(options, roomForGoods(table, ask.seat));
    case 'claim':
      return claimFor(options, frame.good);
    case 'loot':
      return lootFor(options, table.goods[frame.from] ?? []);
    case 'reply': {
      const { by, offer } = frame;
      if (options.includes('accept') && isGood(table, by, offer)) return 'accept';
      return options.includes('counter') && proposal(view, ask.seat, by) !== null ? 'counter' : null;
    }
    case 'offer':
      return offerTo(view, ask);
    default:
      return silence(ask);
  }
}

/** How much of the turn a flight has left; who stays has the market before him. */
function restOf(view: View<Table>, seat: number): number {
  const flight = nearest(view, 'fly');
  return flight === undefined ? 1 : partOfTurn(diceOf(view.table.ship[seat] ?? 0), flight.mp);
}

export const flightOf = (view: View<Table>): Flight => must(nearest(view, 'fly'), 'a flight');

/** Whom to deal with, then what to propose. */
function offerTo(view: View<Table>, ask: Ask): Answer {
  const { choice } = ask;
  if (choice.kind === 'one') return partnersFor(view, ask.seat)[0] ?? null;
  const [to] = choice.kind === 'offer' ? choice.to : [];
  return to === undefined ? null : proposal(view, ask.seat, to);
}

/** Stay or the first dot to declare, the best first. */
export function turnMoves(view: View<Table>, ask: Ask, level: Level): readonly Move[] {
  const { seat } = ask;
  const at = view.table.at[seat] ?? NONE;
  const trader = traderOf(view, seat, level);
  const stays = isPortOfCall(view.table, at) && worthStaying(view, seat, level);
  const stop = stays ? weigh(trader, systemOf[at] ?? NONE, at, true) : null;
  return movesWith(
    trader,
    ask,
    stop === null ? null : { answer: 'stay', stop, turns: 1, worth: stop.worth - trader.rate },
  );
}

/** The same for any trader, if he stays for this; before he flies the relics that help every flight are switched on. */
export function movesWith(trader: Trader, ask: Ask, stay: Move | null): readonly Move[] {
  const options = optionsOf(ask);
  const moves = firstMoves(trader, options);
  if (stay !== null && options.includes('stay')) {
    moves.push(stay);
    moves.sort((a, b) => b.worth - a.worth);
  }
  const ready = options.find((option) => option === 'auto' || option === 'lock');
  return ready === undefined || moves[0]?.answer === 'stay' ? moves : moves.map((move) => ({ ...move, answer: ready }));
}

/** Land, or where to fly on, the best first. */
export const flyMoves = (view: View<Table>, ask: Ask, level: Level): readonly Move[] =>
  nextMoves(traderOf(view, ask.seat, level), flightOf(view), optionsOf(ask));

/** §8.44: a low die is rolled again, and a 1 that would bring a Rastur. */
function reroll(table: Table, dice: readonly number[], ask: Ask): Answer {
  const lowest = Math.min(...dice);
  const most = has(table, RASTUR) && lowest === 1 ? 1 : 3;
  return lowest <= most && optionsOf(ask).includes(lowest) ? lowest : null;
}
