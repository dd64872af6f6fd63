// Flying (§5, §6, §8.2): step by step along the paths, and what happens on every dot the pawn comes to.

import { must, no, type Refusal, rule, type Seat, type State } from '@orrery/kernel';
import { canBlast } from './blast.ts';
import { pay } from './bank.ts';
import { type Dot, kindOf, type Way } from './board.ts';
import { afterShields } from './gear.ts';
import { lookAround } from './looks.ts';
import { boxAt, isFaceDown, isPortOfCall, penaltyAt, rasturAt } from './places.ts';
import {
  cost,
  declaredExits,
  exits,
  type Flight,
  gateJump,
  leads,
  mustChoose,
  needsPilot,
  pilots,
  skips,
} from './routes.ts';
import { type Kit, nearest, type Step } from './steps.ts';
import { COMBAT, has, NONE, type Table } from './table.ts';
import { words } from './words.ts';

const hereOf = (table: Table): Dot => table.at[table.active] ?? NONE;
const flightOf = (state: State<Table>): Flight => must(nearest(state, 'fly'), 'a flight');
const hasFlown = (flight: Flight): boolean => flight.goal === NONE;

/** §6.2: on a port of call he may land, but not on the dot he starts from. */
const mayLand = (table: Table, flight: Flight): boolean =>
  hasFlown(flight) && flight.hop.length === 0 && isPortOfCall(table, hereOf(table));

/** What he can do now; forced moves are not asked (§5.23). */
function options(table: Table, seat: Seat, flight: Flight): (string | number)[] {
  const drifting = !rule('5.23', flight.mp > 0 || flight.hop.length > 0);
  const land = mayLand(table, flight) || drifting ? ['land'] : [];
  if (mustChoose(table, seat, flight)) return [...land, ...pilots(table, seat, flight).map((n) => `pilot ${n}`)];
  if (gateJump(table, seat, flight) !== NONE) return land;
  return [...land, ...declaredExits(table, seat, flight).map(({ to }) => to)];
}

export const fly: Step<'fly'> = {
  may: ({ table }, flight) => (isOver(flight) ? [] : [table.active]),
  ask({ table }, flight, seat) {
    const all = options(table, seat, flight);
    const forced = all.length === 0 || (all.length === 1 && typeof all[0] === 'number');
    if (forced || (all.length === 1 && all[0] === 'land' && trapped(table, seat, flight))) return null;
    return {
      prompt: { key: 'ask.fly', args: { mp: flight.mp, dice: flight.dice } },
      choice: { kind: 'one', noun: 'dot', options: all },
      otherwise: all[0] ?? 'land',
    };
  },
  why({ table }, flight, seat, answer) {
    const [verb, what] = words(answer);
    if (verb === 'land') return whyNoLanding(table);
    if (verb === 'pilot') return whyNoPilot(table, seat, flight, what);
    if (typeof answer === 'number') return whyNot(table, seat, flight, answer);
    return mayLand(table, flight) ? no('6.2', 'refuse.land-first') : no('5.23', 'refuse.inertia');
  },
  take(kit, flight, seat, answer) {
    const [verb, what] = words(answer);
    if (verb === 'land') {
      flight.stopped = true;
      kit.tell('log.land', { seat, dot: hereOf(kit.state.table) }, '6.2');
    } else if (verb === 'pilot') choose(kit, flight, seat, what);
    else {
      const way = exits(kit.state.table, seat, flight).find(({ to }) => rule('5.1', to === answer));
      go(kit, flight, seat, way);
    }
  },
  run(kit, flight) {
    // §15.44: only who won his attack goes on, and may land; who lost it has not landed.
    if (!rule('15.44', flight.lost !== true)) return kit.goto('end');
    if (isOver(flight)) return kit.goto('over');
    depart(kit, flight, kit.state.table.active);
  },
};

/** §5.22: landed, stopped on a Penalty, or out of MP; a jump under way is still finished. */
const isOver = (flight: Flight): boolean =>
  flight.stopped === true || flight.lost === true || (rule('5.22', flight.mp <= 0) && flight.hop.length === 0);

const trapped = (table: Table, seat: Seat, flight: Flight): boolean =>
  gateJump(table, seat, flight) === NONE && declaredExits(table, seat, flight).length === 0;

/** §6.41: he has his number, and goes where it sends him. §5.31: if that is not where he declared, so much for that. */
function choose(kit: Kit<'fly'>, flight: Flight, seat: Seat, number: number): void {
  kit.tell('log.pilot', { seat, pilot: number }, '6.41');
  if (flight.goal !== NONE && !leads(kit.state.table, seat, flight, number))
    kit.tell('log.void', { seat, dot: flight.goal }, '5.31');
  flight.pilot = number;
  flight.chosen = true;
  depart(kit, flight, seat);
}

/** Takes the only way there is: the gate's jump, or the one exit left. With neither he is trapped (§5.22). */
function depart(kit: Kit<'fly'>, flight: Flight, seat: Seat): void {
  const { table } = kit.state;
  if (mustChoose(table, seat, flight) && flight.pilot === 0) return;
  const gate = gateJump(table, seat, flight);
  if (gate !== NONE) return jump(kit, flight, seat, gate);
  const ways = declaredExits(table, seat, flight);
  if (ways.length > 1) return;
  const [way] = ways;
  if (way !== undefined) return go(kit, flight, seat, way);
  flight.stopped = true;
  // §6.43: in a circle, by a number that points back the way he came.
  const number = kindOf[hereOf(table)] === 'circle' ? '6.43' : '5.22';
  kit.tell('log.trapped', { seat, mp: flight.mp }, number);
}

/** §6.5: a jump between gates is no path, so it is never a way back. */
function jump(kit: Kit<'fly'>, flight: Flight, seat: Seat, gate: Dot): void {
  const { table } = kit.state;
  flight.mp -= cost(table, seat, hereOf(table), gate);
  table.at[seat] = gate;
  flight.goal = NONE;
  flight.chosen = false;
  if (!rule('6.51', flight.pilot > 0)) flight.pilot = 0;
  kit.tell('log.jump', { seat, dot: gate }, '6.5');
  kit.call('arrive');
}

/** One path further. A dot of a colour the drives skip is not occupied: no MP, no penalty, no attack (§8.2). */
function go(kit: Kit<'fly'>, flight: Flight, seat: Seat, way: Way | undefined): void {
  if (way === undefined) return;
  const { table } = kit.state;
  if (flight.hop.length === 0) flight.mp -= cost(table, seat, hereOf(table), way.to);
  table.at[seat] = way.to;
  flight.chosen = false;
  flight.used.push(way.edge);
  if (skips(table, seat, flight.off, way.to)) {
    flight.hop.push(way.to);
    lookAround(kit, seat);
    return;
  }
  flight.hop = [];
  flight.goal = NONE;
  flight.jump = false;
  kit.tell('log.fly', { seat, dot: way.to, mp: flight.mp }, '5.1');
  kit.call('arrive');
}

/** §16.4: where a Rastur is, there is nothing to land on. */
const whyNoLanding = (table: Table): Refusal =>
  rule('16.4', rasturAt(table, hereOf(table)) > 0) ? no('16.4', 'refuse.rastur-land') : no('6.2', 'refuse.land');

/** Why a number cannot be chosen now. */
function whyNoPilot(table: Table, seat: Seat, flight: Flight, number: number): Refusal {
  if (!needsPilot(table, seat, flight)) return no('6.4', 'refuse.no-circle');
  if (!mustChoose(table, seat, flight)) return no('6.41', 'refuse.pilot-holds', { pilot: flight.pilot });
  if (!flight.dice.includes(number)) return no('6.41', 'refuse.pilot');
  return no(kindOf[hereOf(table)] === 'circle' ? '6.42' : '6.52', 'refuse.pilot');
}

/** Why a dot cannot be flown to from here. */
function whyNot(table: Table, seat: Seat, flight: Flight, dot: Dot): Refusal {
  if (mustChoose(table, seat, flight)) return no('6.41', 'refuse.pilot-first');
  const open = { ...flight, mp: 99, goal: NONE };
  const to = (way: Way): boolean => way.to === dot;
  if (!exits(table, seat, { ...open, used: [] }).some(to))
    return needsPilot(table, seat, flight) ? no('6.4', 'refuse.arrow', { dot }) : no('5.1', 'refuse.no-path', { dot });
  if (!exits(table, seat, open).some(to)) return no('5.32', 'refuse.backtrack', { dot });
  if (!exits(table, seat, { ...flight, goal: NONE }).some(to)) return no('5.21', 'refuse.mp', { dot, mp: flight.mp });
  return no('5.3', 'refuse.declared', { dot: flight.goal });
}

/** §6.1, §7.2, §8.45: what turns up and what is seen, before anything is paid. */
export const arrive: Step<'arrive'> = {
  run(kit) {
    const { table } = kit.state;
    const seat = table.active;
    const dot = hereOf(table);
    const flight = flightOf(kit.state);
    if (rule('6.1', isFaceDown(table, dot))) {
      const box = boxAt(table, dot);
      const slot = table.box[box] ?? NONE;
      kit.show(slot);
      table.marker[box] = kit.remove(slot);
      table.box[box] = NONE;
      kit.tell('log.reveal', { seat, dot, marker: table.marker[box] ?? NONE }, '6.1');
      if (rule('8.22', skips(table, seat, flight.off, dot))) {
        flight.hop = [dot];
        lookAround(kit, seat);
        return kit.leave();
      }
    }
    lookAround(kit, seat);
    kit.goto('penalty');
  },
};

/** §6.3: pay and fly on, or stop. Without the money, or without MP and nothing to attack, he stops. */
export const penalty: Step<'penalty'> = {
  may(state) {
    const { table } = state;
    if (penaltyAt(table, hereOf(table), table.active) === 0) return [];
    const useful = flightOf(state).mp > 0 || canBlast(table, table.active);
    return useful && canPay(table, table.active) ? [table.active] : [];
  },
  ask({ table }, _, seat) {
    const due = afterShields(table, seat, penaltyAt(table, hereOf(table), seat));
    return {
      prompt: { key: 'ask.penalty', args: { due } },
      choice: { kind: 'one', noun: 'word', options: ['pay', 'stop'] },
      otherwise: 'stop',
    };
  },
  why: ({ table }, _, _seat, answer) => (answer === 'land' ? whyNoLanding(table) : no('6.3', 'refuse.penalty')),
  take(kit, _, seat, answer) {
    const { table } = kit.state;
    const due = afterShields(table, seat, penaltyAt(table, hereOf(table), seat));
    if (rule('15.411', answer === 'stop')) {
      kit.tell('log.stop', { seat, dot: hereOf(table) }, '6.3');
      return kit.leave({ stopped: true });
    }
    pay(kit, seat, due);
    kit.tell('log.penalty', { seat, due }, '6.3');
    afterPenalty(kit);
  },
  run(kit) {
    const { table } = kit.state;
    if (penaltyAt(table, hereOf(table), table.active) === 0) return afterPenalty(kit);
    kit.tell('log.stop', { seat: table.active, dot: hereOf(table) }, '6.3');
    kit.leave({ stopped: true });
  },
};

const canPay = (table: Table, seat: Seat): boolean =>
  rule('6.3', (table.money[seat] ?? 0) >= afterShields(table, seat, penaltyAt(table, hereOf(table), seat)));

/** With combat he may now blast one target on this dot (§15.41). */
function afterPenalty(kit: Kit<'penalty'>): void {
  if (rule('15.41', has(kit.state.table, COMBAT))) kit.goto('blast');
  else kit.leave();
}
