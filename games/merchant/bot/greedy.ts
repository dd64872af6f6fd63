// Greedy, first version: a fixed point to measure the other bots by. It must never change, so it stands alone: nearest
// buyer first, else nearest goods, else nearest stranger; everything sold at once, holds filled at once.

import { type Answer, type Ask, type Scalar, type Seat, silence, type View } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { type Dot, dotsOf, INHABITED, isCity, systemOf, ways } from '../rules/board.ts';
import { netWorth } from '../rules/end.ts';
import { buys, goodsCost } from '../rules/goods.ts';
import { partner } from '../rules/market.ts';
import { NONE, type Table } from '../rules/table.ts';
import { words } from '../rules/words.ts';

export function greedy(view: View<Table>, ask: Ask): Answer {
  const { table, frames } = view;
  const options = 'options' in ask.choice ? ask.choice.options : [];
  switch (frames.at(-1)?.step) {
    case 'turn':
    case 'fly':
      return greedyMove(table, ask.seat, options) ?? silence(ask);
    case 'penalty':
      return (table.money[ask.seat] ?? 0) >= 100 ? 'pay' : 'stop';
    case 'trade':
      return greedyTrade(table, ask.seat, options);
    default:
      return silence(ask);
  }
}

/** Steps from every dot to the nearest of these. */
function steps(goals: readonly Dot[]): number[] {
  const far = ways.map(() => Infinity);
  const queue = [...goals];
  for (const dot of goals) far[dot] = 0;
  for (let at = 0; at < queue.length; at++) {
    const dot = queue[at] ?? 0;
    for (const { to, skim } of ways[dot] ?? []) {
      if (skim || (far[to] ?? 0) <= (far[dot] ?? 0) + 1) continue;
      far[to] = (far[dot] ?? 0) + 1;
      queue.push(to);
    }
  }
  return far;
}

const citiesOf = (system: number): Dot[] => (dotsOf[system] ?? []).filter(isCity);

/** The Cities he wants to be in: where his goods are bought, else where goods are, else where nobody has been. */
function wanted(table: Table, seat: Seat): Dot[] {
  const systems = Array.from({ length: INHABITED }, (_, system) => system);
  const here = systemOf[table.at[seat] ?? NONE];
  const goods = table.goods[seat] ?? [];
  const buyer = systems.filter((system) => goods.some((good) => buys(table.culture[system] ?? NONE, good)));
  if (buyer.length > 0) return buyer.flatMap(citiesOf);
  const strangers = systems.filter((system) => table.culture[system] === NONE);
  const sellers = systems.filter((system) => system !== here && isSeller(table, seat, table.culture[system] ?? NONE));
  const all = goods.length > 0 && strangers.length > 0 ? strangers : [...sellers, ...strangers];
  return (all.length > 0 ? all : systems.filter((system) => system !== here)).flatMap(citiesOf);
}

/** Whether it has goods that somebody who is known buys and that he can pay. */
function isSeller(table: Table, seat: Seat, culture: number): boolean {
  if (culture === NONE || (table.stock[culture] ?? 0) === 0) return false;
  if (goodsCost(culture) > (table.money[seat] ?? 0)) return false;
  return table.culture.some((each) => buys(each, culture));
}

function greedyMove(table: Table, seat: Seat, options: readonly Scalar[]): Scalar | null {
  const goals = wanted(table, seat);
  const at = table.at[seat] ?? NONE;
  if (goals.includes(at)) for (const answer of ['land', 'stay']) if (options.includes(answer)) return answer;
  const far = steps(goals);
  let [best, least]: [Scalar | null, number] = [null, Infinity];
  for (const option of options) {
    const [verb, dot] = words(option);
    const to = typeof option === 'number' ? option : verb === 'to' ? dot : verb === 'pilot' ? at : NONE;
    if (to !== NONE && (far[to] ?? Infinity) < least) [best, least] = [option, far[to] ?? Infinity];
  }
  return best;
}

function greedyTrade(table: Table, seat: Seat, options: readonly Scalar[]): Scalar {
  if (netWorth(table, seat) >= table.target) return 'end';
  const first = (verb: string): Scalar | undefined => options.find((option) => words(option)[0] === verb);
  const culture = partner(table, seat);
  const ready = first('deliver') ?? first('sell') ?? first('take') ?? first('iou');
  if (ready !== undefined) return ready;
  const good = options.includes(`buy ${CULTURES.length + culture}`) ? CULTURES.length + culture : culture;
  if (options.includes(`buy ${good}`)) return `buy ${good}`;
  const rich = (table.money[seat] ?? 0) + table.credit >= 400;
  return (rich ? (first('port') ?? first('factory')) : undefined) ?? 'end';
}
