// The end of a turn and of the game (§4.5, §13, §14), and the stay of a whole turn (§15.412).

import { rule, type ScorePart, type Seat, type Standing, type State } from '@orrery/kernel';
import { canBlast } from './blast.ts';
import { factoryCost, PORT_COST } from './deeds.ts';
import { ORBITS } from './board.ts';
import { rasturAt } from './places.ts';
import { isAlone } from './solitaire.ts';
import type { Step } from './steps.ts';
import { BANK_OUT, NONE, NOT_OVER, RASTUR_WON, type Table } from './table.ts';

/** §13.1: money and the printed value of deeds; §16.4: a deed under a Rastur is worth nothing. */
export function netWorth(table: Table, seat: Seat): number {
  let worth = table.money[seat] ?? 0;
  table.port.forEach((owner, orbit) => {
    if (owner === seat && !rule('16.4', rasturAt(table, ORBITS[orbit] ?? NONE) > 0)) worth += PORT_COST;
  });
  table.factory.forEach((owner, culture) => {
    if (owner === seat && rasturAt(table, table.site[culture] ?? NONE) === 0)
      worth += rule('13.1', true) ? factoryCost(culture) : 0;
  });
  return worth;
}

export const end: Step<'end'> = {
  run(kit) {
    const { table } = kit.state;
    const seat = table.active;
    table.credit = 0;
    kit.turn();
    // §4.5: the first to get there wins, and then nobody else can.
    if (!rule('4.5', table.ended === NOT_OVER)) return kit.end();
    // §13.2: only at the end of his own turn, and only what he has then.
    if (rule('13.2', netWorth(table, seat) >= table.target)) {
      table.ended = seat;
      kit.tell('log.win', { seat, worth: netWorth(table, seat) }, '13.2');
      return kit.end();
    }
    kit.goto(isAlone(table) ? 'generation' : 'next');
  },
};

/** §4.2: play goes to the left. */
export const next: Step<'next'> = {
  run(kit) {
    const { table, seats } = kit.state;
    const offers = table.ship.map(() => 0);
    table.active = (table.active + 1) % seats;
    table.turn++;
    Object.assign(table, { credit: 0, moved: false, bought: 0, sold: 0, fresh: [], offers, drawn: false });
    kit.goto('turn', { off: 0, lock: false, auto: false });
  },
};

/** §15.412: who spends the whole turn on a dot may attack once, before trading. */
export const stay: Step<'stay'> = {
  run(kit, frame) {
    const { table } = kit.state;
    if (frame.lost === true) return kit.goto('end');
    if (frame.attacked !== true && rule('15.412', canBlast(table, table.active))) {
      frame.attacked = true;
      return kit.call('blast');
    }
    kit.goto('over');
  },
};

export function standing({ table }: State<Table>): Standing {
  const scores = table.merchant.map((_, seat) => netWorth(table, seat));
  const over = table.ended !== NOT_OVER;
  const rank = (seat: Seat): number => {
    if (table.ended === RASTUR_WON) return 2;
    if (table.ended === seat) return 1;
    const ahead = scores.filter((score, other) => other !== table.ended && score > (scores[seat] ?? 0)).length;
    return 1 + ahead + (over && table.ended >= 0 ? 1 : 0);
  };
  const ranks = scores.map((_, seat) => rank(seat));
  if (!over) return { over, scores, ranks };
  const how =
    table.ended === RASTUR_WON
      ? { key: 'end.rastur' }
      : table.ended === BANK_OUT
        ? { key: 'end.bank' }
        : { key: 'end.won', args: { seat: table.ended, target: table.target } };
  return { over, scores, ranks, how, parts: partsOf(table) };
}

/** §13.1: what everybody's worth is made of. */
function partsOf(table: Table): ScorePart[] {
  const bare = { ...table, port: table.port.map(() => NONE), factory: table.factory.map(() => NONE) };
  const only = (deeds: Partial<Table>): number[] =>
    table.money.map((money, seat) => netWorth({ ...bare, ...deeds }, seat) - money);
  return [
    { key: 'end.money', scores: table.money },
    { key: 'end.ports', scores: only({ port: table.port }) },
    { key: 'end.factories', scores: only({ factory: table.factory }) },
  ];
}
