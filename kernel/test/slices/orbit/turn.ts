// The board of orbit, and §2 to §4: the dice, dot by dot past the markers, a sale where the ship stops.

import type { Answer, Kit, Offer, Refusal, Scalar, Seat, State, Step } from '@orrery/kernel';
import { itemOf, knows, must, no, rule } from '@orrery/kernel';

/** Ships by seat; the slots of the markers by dot, -1: none. */
export type Table = { rounds: number; deals: boolean; round: number; turn: Seat; ships: Ship[]; marker: number[] };
export type Ship = { dot: number; coins: number; hold: [ore: number, ice: number] };

/** Every step: its locals, what is answered there. */
export interface Steps {
  turn: {};
  roll: {};
  sail: { locals: { left: number }; answer: Scalar };
  port: { answer: (typeof PIECES)[number] | null };
  deal: { locals: { last?: Seat }; answer: Offer | null };
  reply: { locals: { from: Seat; offer: Offer }; answer: 'accept' | null };
  next: {};
}

// biome-ignore format: an outer ring of dots 0 to 7, an inner one 8 to 11, four spokes
const ROADS = [
  [1, 7, 8], [0, 2], [1, 3, 9], [2, 4], [3, 5, 10], [4, 6], [5, 7, 11], [6, 0], [0, 9, 11], [2, 8, 10], [4, 9, 11], [6, 8, 10],
];
export const MARKED: readonly number[] = [2, 4, 6, 7, 9, 11];
const GATE = 1; // the other item, 0, is dust
/** Dot -> all that can ever be said there: a dot next to it, a leap to a marked dot, a stop. */
const ROUTES = ROADS.map((dots) => [...dots, ...MARKED.map((dot) => `leap ${dot}`), 'stop']);
/** Port -> what it pays for ore and for ice. */
const PRICES: Readonly<Record<number, readonly number[]>> = { 1: [5, 0], 3: [0, 4], 5: [3, 3], 8: [2, 2] };
export const CUP = 1; // the pool of ore and ice; pool 0 is the markers
export const PIECES = ['ore', 'ice', 'chart'] as const;

export const onTurn = ({ table }: State<Table>): readonly Seat[] => [table.turn];
export const shipOf = ({ table }: State<Table>, seat: Seat): Ship => must(table.ships[seat], 'a ship');

export const roll: Step<Table, Steps, 'roll'> = {
  run(kit) {
    const left = kit.roll(3) + kit.roll(3);
    kit.tell('log.roll', { who: kit.state.table.turn, left }, '2.1');
    kit.goto('sail', { left });
  },
};

export const sail: Step<Table, Steps, 'sail'> = {
  may: onTurn,
  ask(view, { left }, seat) {
    const options = ROUTES[shipOf(view, seat).dot]?.filter((route) => closed(view, seat, route) === null) ?? [];
    const prompt = { key: 'ask.sail', args: { left } };
    return { prompt, choice: { kind: 'one', noun: 'dot', options }, otherwise: options[0] ?? 'stop' };
  },
  why: (view, _, seat, route) => closed(view, seat, route),
  take(kit, frame, seat, route) {
    if (route === 'stop') return kit.leave();
    const ship = shipOf(kit.state, seat);
    if (typeof route === 'string') for (const dot of [ship.dot, dotOf(route)]) kit.show(slotAt(kit.state, dot));
    ship.dot = dotOf(route);
    kit.tell('log.sail', { who: seat, dot: ship.dot });
    look(kit, ship.dot, seat);
    if (--frame.left === 0) kit.leave();
  },
};

/** Why a ship may not go there, as far as its seat knows; null: it may. */
function closed(view: State<Table>, seat: Seat, route: Answer): Refusal | null {
  const { dot } = shipOf(view, seat);
  if (route === 'stop') return rule('2.3', PRICES[dot] !== undefined) ? null : no('2.3', 'rule.2.3');
  if (typeof route !== 'string')
    return rule('2.2', ROADS[dot]?.includes(Number(route)) === true) ? null : no('2.2', 'rule.2.2');
  const gates = isGate(view, dot, seat) && isGate(view, dotOf(route), seat) && dotOf(route) !== dot;
  return rule('3.2', gates) ? null : no('3.2', 'rule.3.2');
}

const dotOf = (route: Answer): number => Number(typeof route === 'string' ? route.slice(5) : route);
const slotAt = ({ table }: State<Table>, dot: number): number => table.marker[dot] ?? -1;
/** As far as this seat knows: a whole state holds what others have seen, so the item alone will not do. */
const isGate = (view: State<Table>, dot: number, seat: Seat): boolean =>
  knows(view, slotAt(view, dot), seat) && itemOf(view, slotAt(view, dot)) === GATE;

export function look(kit: Kit<Table>, dot: number, seat: Seat): void {
  const slot = slotAt(kit.state, dot);
  if (slot < 0 || !rule('3.1', !knows(kit.state, slot, seat))) return;
  kit.look(slot, seat);
  kit.tell('log.look', { who: seat, dot, marker: kit.ref(slot) }, '3.1');
}

export const port: Step<Table, Steps, 'port'> = {
  may: onTurn,
  ask(view, _, seat) {
    const options = PIECES.filter((_, good) => rule('4.1', priceOf(shipOf(view, seat), good) > 0));
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.port' }, choice: { kind: 'one', noun: 'word', options }, pass: true };
  },
  why: () => no('4.1', 'rule.4.1'),
  take(kit, _, seat, answer) {
    kit.leave();
    if (answer === null) return;
    const ship = shipOf(kit.state, seat);
    const good = PIECES.indexOf(answer);
    const price = priceOf(ship, good);
    ship.coins += price;
    load(ship, good, -1);
    kit.put(CUP, good);
    const next = kit.pull(CUP);
    load(ship, next, 1);
    kit.tell('log.sell', { who: seat, good: answer, price, next: PIECES[next] ?? '' }, '4.2');
  },
};

const priceOf = ({ dot, hold }: Ship, good: number): number => ((hold[good] ?? 0) > 0 ? (PRICES[dot]?.[good] ?? 0) : 0);

export function load(ship: Ship, good: number, n: number): void {
  ship.hold[good] = (ship.hold[good] ?? 0) + n;
}
