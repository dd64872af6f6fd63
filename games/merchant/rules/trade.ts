// Landing and trading (§4.4, §7.3, §9, §11): whatever can be done at a port of call, in any order, until he ends his turn.

import { no, rule, type Seat } from '@orrery/kernel';
import { deliver, drop, dump, fare, pack, take, toHold, toHull } from './cargo.ts';
import { factory, fort, port, refort } from './deeds.ts';
import { deal } from './exchange.ts';
import { buy, sell } from './goods.ts';
import { repair } from './hits.ts';
import { discover } from './looks.ts';
import { type Action, here } from './market.ts';
import { barter, equip, iou, relic, ship } from './outfit.ts';
import { cultureAt, isMarket, isPortOfCall } from './places.ts';
import type { Step } from './steps.ts';
import { NOT_OVER, type Table } from './table.ts';
import { revolt, swindle } from './theft.ts';
import { words } from './words.ts';

const market = { sell, deliver, iou, buy, fare, take, port, factory, equip, relic, ship, barter, fort, refort };
const others = { swindle, revolt, deal, drop, dump, hull: toHull, hold: toHold, pack };
export const ACTIONS: Readonly<Record<string, Action>> = { ...market, ...others };
const ALL_ACTIONS = Object.entries(ACTIONS);

/** Everything he can do now, as answers. */
export function actions(table: Table, seat: Seat): string[] {
  const found: string[] = [];
  for (const [verb, action] of ALL_ACTIONS)
    for (const args of action.candidates(table, seat))
      if (rule('2.5', action.why(table, seat, args[0] ?? -1, args[1] ?? -1) === null))
        found.push([verb, ...args].join(' '));
  return found;
}

/** `sell port 4`, `barter factory 2`: a deed, however it is to be got rid of. */
const DEED = /^(sell|barter|drop|dump) (port|factory|deed)\b/;

export const trade: Step<'trade'> = {
  may: ({ table }) => (table.ended === NOT_OVER ? [table.active] : []),
  ask({ table }, _, seat) {
    const options = actions(table, seat);
    // Who has traded ends his turn himself, so that he can still take the last thing back.
    if (options.length === 0 && table.bought + table.sold + table.fresh.length === 0) return null;
    const args = { money: table.money[seat] ?? 0, credit: table.credit };
    return {
      prompt: { key: 'ask.trade', args },
      choice: { kind: 'one', noun: 'word', options: [...options, 'end'] },
      otherwise: 'end',
    };
  },
  why({ table }, _, seat, answer) {
    const [verb, one, two] = words(answer);
    // §9.3: only what is aboard is sold; a deed stays with its owner.
    if (typeof answer === 'string' && DEED.test(answer)) return no('9.3', 'refuse.deed');
    const action = Object.hasOwn(ACTIONS, verb) ? ACTIONS[verb] : undefined;
    if (action !== undefined) return action.why(table, seat, one, two) ?? no('9.4', 'refuse.not-offered');
    return verb === 'to' || verb === 'stay' ? no('4.4', 'refuse.move-after-trade') : null;
  },
  take(kit, _, seat, answer) {
    const [verb, one, two] = words(answer);
    // §9.4: in any order and as often as he likes, until he ends his turn.
    if (rule('9.4', verb !== 'end')) ACTIONS[verb]?.take(kit, seat, one, two);
    else kit.goto('end');
  },
  run: (kit) => kit.goto('end'),
};

/** The move is over (§5.22): on a port of call he has landed, for whatever reason. */
export const over: Step<'over'> = {
  run(kit) {
    const { table } = kit.state;
    const seat = table.active;
    const dot = here(table, seat);
    if (!rule('4.4', isPortOfCall(table, dot))) return kit.goto('end');
    if (rule('3.1', isMarket(table, dot))) {
      discover(kit, seat);
      repair(kit, seat, cultureAt(table, dot));
    }
    kit.goto('trade');
  },
};
