// Why: the plan behind an answer, as a sentence. The words are in text/en/bot.ts and text/it/bot.ts.

import type { Answer, Args, Ask, Seat, Sentence, View } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { netWorth } from '../rules/end.ts';
import { demandFound, payoffOf } from '../rules/goods.ts';
import { partner } from '../rules/market.ts';
import { markerAt } from '../rules/places.ts';
import { markerRelic, NONE, SHIELD, type Table } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import { isArms, raidOn } from './combat-worth.ts';
import { intentAt } from './trade.ts';
import { MEDIUM } from './levels.ts';
import { costOfGoods, priceAt } from './knowledge.ts';
import type { Stop } from './stops.ts';
import { type Trader, traderOf } from './trader.ts';
import { flyMoves, turnMoves } from './policy.ts';
import type { Move } from './moves.ts';

export function explain(view: View<Table>, ask: Ask, answer: Answer): Sentence | null {
  switch (view.frames.at(-1)?.step) {
    case 'turn':
      return moveReason(view, ask, turnMoves(view, ask, MEDIUM), answer);
    case 'fly':
    case 'penalty':
      return moveReason(view, ask, flyMoves(view, ask, MEDIUM), answer);
    case 'trade':
      return typeof answer === 'string' ? tradeReason(view, ask, answer) : null;
    case 'blast':
      return typeof answer === 'string' && words(answer)[0] === 'pawn'
        ? raidReason('why.raid', view, ask.seat, words(answer)[1])
        : everFor('blast', answer);
    default:
      return everFor(view.frames.at(-1)?.step ?? '', answer);
  }
}

const everFor = (step: string, answer: Answer): Sentence | null => EVER[step]?.[answer === null ? 1 : 0] ?? null;

/** By step: why something is done, and why nothing is. */
const EVER: Readonly<Record<string, readonly [Sentence, Sentence]>> = {
  merchants: [{ key: 'why.merchant' }, { key: 'why.merchant' }],
  mulligan: [{ key: 'why.reroll' }, { key: 'why.no-reroll' }],
  rastur: [{ key: 'why.rastur' }, { key: 'why.rastur' }],
  blast: [{ key: 'why.blast' }, { key: 'why.no-blast' }],
  defend: [{ key: 'why.defend' }, { key: 'why.defend' }],
  uprising: [{ key: 'why.defend' }, { key: 'why.defend' }],
  hit: [{ key: 'why.hit' }, { key: 'why.hit' }],
  claim: [{ key: 'why.claim' }, { key: 'why.no-claim' }],
  loot: [{ key: 'why.loot' }, { key: 'why.no-claim' }],
  offer: [{ key: 'why.offer' }, { key: 'why.no-offer' }],
  reply: [{ key: 'why.accept' }, { key: 'why.decline' }],
};

function moveReason(view: View<Table>, ask: Ask, moves: readonly Move[], answer: Answer): Sentence | null {
  const move = moves.find((each) => each.answer === answer);
  return move === undefined ? null : explainMove(view, ask.seat, move);
}

/** Where the way leads: to a pawn to blast, or to the stop the answer is for and what is done there. */
export const explainMove = (view: View<Table>, seat: Seat, { stop, turns, prey }: Move): Sentence =>
  prey === undefined ? stopReason(traderOf(view, seat, MEDIUM), stop, turns) : raidReason('why.hunt', view, seat, prey);

/** What blasting a pawn is worth, with its odds (§15.43). */
function raidReason(key: string, { table }: View<Table>, seat: Seat, prey: Seat): Sentence {
  const { odds, prize } = raidOn(table, seat, prey);
  return { key, args: { seat: prey, chance: Math.round(100 * odds), prize: Math.round(prize / 10) * 10 } };
}

function stopReason(trader: Trader, stop: Stop, way: number): Sentence {
  const { table, knowledge, cargo } = trader;
  const turns = Math.max(1, Math.round(way));
  const { system, dot, next } = stop;
  if (system === NONE) return { key: 'why.relic', args: { gear: markerRelic(markerAt(table, dot)), turns } };
  const culture = knowledge.culture[system] ?? NONE;
  if (culture === NONE) return { key: 'why.explore', args: { system, turns, iou: Math.round(knowledge.iou) } };
  const goods = [...new Set(cargo.goods.filter((good) => priceAt(table, culture, good, 0) > 0))];
  const bought = stop.factory > 0 ? culture + CULTURES.length : stop.ordinary > 0 ? culture : NONE;
  const whole = Math.max(1, Math.round(way + stop.turns));
  const money = Math.round((stop.paid + Math.max(0, stop.gain)) / 10) * 10;
  const args: Args = { system, culture, goods, paid: Math.round(stop.paid), turns, good: bought, next, money, whole };
  if (stop.paid >= trader.need) return { key: 'why.win-there', args };
  // What is loaded for people nobody has met is a guess, and said as one.
  const known = next !== NONE && knowledge.culture[next] !== NONE;
  if (goods.length > 0 && bought !== NONE && next !== NONE)
    return { key: known ? 'why.sell-load' : 'why.sell-load-guess', args };
  if (stop.paid > 0) return { key: goods.length > 0 ? 'why.sell' : 'why.deliver-there', args };
  if (bought !== NONE && next !== NONE) return { key: known ? 'why.load' : 'why.load-guess', args };
  return { key: 'why.visit', args };
}

const DEALINGS: Readonly<Record<string, string>> = {
  deliver: 'why.deliver',
  take: 'why.take',
  fare: 'why.fare',
  iou: 'why.iou',
  barter: 'why.barter',
  ship: 'why.ship',
  equip: 'why.equip',
  port: 'why.port',
  factory: 'why.factory',
  swindle: 'why.swindle',
  revolt: 'why.revolt',
  deal: 'why.offer',
  fort: 'why.fort',
};

/** What they pay in all; a Demand is part of it (§10.2). */
function sellReason(table: Table, culture: number, good: number): Sentence {
  const bonus = demandFound(table, culture, good);
  const args = { culture, paid: payoffOf(good) + bonus, bonus };
  return { key: bonus > 0 ? 'why.sell-demand' : 'why.sell-here', args };
}

/** Who buys it is named only where it is known; people nobody has met may buy it. */
function buyReason(trader: Trader, good: number): Sentence {
  const { next, turns } = intentAt(trader);
  const args = { good, cost: costOfGoods(good), next, turns: Math.max(1, Math.round(turns)) };
  if (next === NONE) return { key: 'why.buy', args };
  const culture = trader.knowledge.culture[next] ?? NONE;
  if (culture === NONE) return { key: 'why.buy-guess', args };
  return { key: priceAt(trader.table, culture, good, 0) > 0 ? 'why.buy-for' : 'why.buy', args };
}

function tradeReason(view: View<Table>, { seat }: Ask, answer: string): Sentence | null {
  const { table } = view;
  const [verb, what] = words(answer);
  const culture = partner(table, seat);
  if (verb === 'end') return { key: netWorth(table, seat) >= table.target ? 'why.won' : 'why.end' };
  if (verb === 'sell') return sellReason(table, culture, what);
  if (verb === 'buy') {
    return buyReason(traderOf(view, seat, MEDIUM), what);
  }
  if (verb === 'equip' && isArms(what)) return { key: what === SHIELD ? 'why.shield' : 'why.weapon' };
  const key = DEALINGS[verb];
  return key === undefined ? null : { key, args: { what } };
}
