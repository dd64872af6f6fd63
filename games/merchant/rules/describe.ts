// The table in sentences: for the terminal, the screen reader and the plain page. Ships first, then where the reader is and
// what lies near, then what is known of every system.

import { itemOf, knows, rule, type Seat, type Sentence, type View } from '@orrery/kernel';
import { BOXES, type Dot, ORBITS, ways } from './board.ts';
import { netWorth } from './end.ts';
import { buys, demandFound, goodsCost, payoffOf } from './goods.ts';
import { smallHolds } from './holds.ts';
import { isPortOfCall, rasturAt } from './places.ts';
import { CUP_DEMANDS, CUP_FARES, demandAt, fareAt, GOODS, NONE, type Table, TINKERERS } from './table.ts';

export function describe(view: View<Table>): Sentence[] {
  const { table, viewer } = view;
  const lines: Sentence[] = [
    { key: 'table.turn', args: { turn: table.turn, seat: table.active, target: table.target } },
  ];
  for (const seat of table.ship.keys()) lines.push(...shipOf(table, seat));
  if (viewer < view.seats) lines.push(...around(table, viewer));
  table.culture.forEach((culture, system) => {
    const slot = table.iou[system] ?? NONE;
    if (culture !== NONE) lines.push(...marketOf(table, system, culture));
    else if (rule('17.4', knows(view, slot, viewer)))
      lines.push(toldBy(view, slot, ['table.observed', 'table.observed-by'], { system, culture: itemOf(view, slot) }));
  });
  lines.push(...bonusesOf(table, TINKERERS));
  table.marker.forEach((marker, box) => {
    const slot = table.box[box] ?? NONE;
    const dot = BOXES[box] ?? 0;
    if (marker >= 0) lines.push({ key: 'table.marker', args: { dot, marker } });
    else if (slot !== NONE && knows(view, slot, viewer))
      lines.push(toldBy(view, slot, ['table.spied', 'table.spied-by'], { dot, marker: itemOf(view, slot) }));
  });
  for (const [dot, value] of table.rastur) lines.push({ key: 'table.rastur', args: { dot, value } });
  return lines;
}

/** A secret: the viewer's own, or, to whoever only looks on and knows all, that of whoever saw it. */
function toldBy(
  view: View<Table>,
  slot: number,
  [own, others]: readonly [own: string, others: string],
  args: NonNullable<Sentence['args']>,
): Sentence {
  if (view.viewer < view.seats) return { key: own, args };
  const seats = [...view.table.ship.keys()].filter((seat) => knows(view, slot, seat));
  return { key: others, args: { ...args, seats } };
}

function shipOf(table: Table, seat: Seat): Sentence[] {
  const [merchant, ship, dot] = [table.merchant[seat] ?? NONE, table.ship[seat] ?? 0, table.at[seat] ?? 0];
  const args = { seat, merchant, ship, dot, money: table.money[seat] ?? 0, worth: netWorth(table, seat) };
  const lines: Sentence[] = [{ key: 'table.seat', args }];
  const goods = table.goods[seat] ?? [];
  const hull = table.hull[seat] ?? [];
  const ports = table.port.flatMap((owner, orbit) => (owner === seat ? [ORBITS[orbit] ?? 0] : []));
  const factories = table.factory.flatMap((owner, culture) => (owner === seat ? [culture] : []));
  if (goods.length > 0) lines.push({ key: 'table.goods', args: { seat, goods } });
  if (hull.length > 0) lines.push({ key: 'table.hull', args: { seat, gear: hull } });
  for (const gear of smallHolds(table, seat)) lines.push({ key: 'table.hold', args: { seat, gear } });
  if (ports.length > 0) lines.push({ key: 'table.ports', args: { seat, ports } });
  if (factories.length > 0) lines.push({ key: 'table.factories', args: { seat, factories } });
  return lines;
}

/** The dots one path away, the ports of call within six, and who is on the same dot. */
function around(table: Table, seat: Seat): Sentence[] {
  const from = table.at[seat] ?? 0;
  const next = (ways[from] ?? []).filter((way) => !way.skim).map(({ to }) => to);
  const lines: Sentence[] = [{ key: 'table.here', args: { dot: from, next } }];
  for (const [dot, steps] of near(from, 6))
    if (steps > 0 && isPortOfCall(table, dot)) lines.push({ key: 'table.near', args: { dot, steps } });
  const others = table.at.flatMap((dot, other) => (dot === from && other !== seat ? [other] : []));
  if (others.length > 0) lines.push({ key: 'table.company', args: { seats: others } });
  return lines;
}

function near(from: Dot, most: number): Map<Dot, number> {
  const found = new Map([[from, 0]]);
  for (const [dot, steps] of found)
    if (steps < most)
      for (const way of ways[dot] ?? []) if (!way.skim && !found.has(way.to)) found.set(way.to, steps + 1);
  return found;
}

/** What a culture sells and what it pays for; demands and passengers waiting there. */
function marketOf(table: Table, system: number, culture: number): Sentence[] {
  const lines: Sentence[] = [{ key: 'table.culture', args: { system, culture } }];
  for (const good of [culture, culture + GOODS / 2]) {
    const stock = table.stock[good] ?? 0;
    const site = table.site[culture] ?? NONE;
    if (stock === 0 || (good !== culture && rasturAt(table, site) > 0)) continue;
    lines.push({ key: 'table.sells', args: { culture, good, stock, cost: goodsCost(good), payoff: payoffOf(good) } });
  }
  const wanted = [...new Set(table.goods.flat())].filter((good) => buys(culture, good));
  for (const good of wanted) {
    const pays = payoffOf(good) + demandFound(table, culture, good);
    lines.push({ key: 'table.buys', args: { culture, good, pays } });
  }
  return [...lines, ...bonusesOf(table, culture)];
}

function bonusesOf(table: Table, culture: number): Sentence[] {
  const demands = demandAt.flatMap((at, demand) => {
    const count = table.bonus[CUP_DEMANDS - GOODS + demand] ?? 0;
    return at === culture && count > 0 ? [{ key: 'table.demand', args: { culture, demand, count } }] : [];
  });
  const fares = fareAt.flatMap((at, fare) =>
    at === culture && (table.bonus[CUP_FARES - GOODS + fare] ?? 0) > 0
      ? [{ key: 'table.waiting', args: { culture, fare } }]
      : [],
  );
  return [...demands, ...fares];
}
