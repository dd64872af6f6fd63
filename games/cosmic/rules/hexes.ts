// Reverse hexes (§9): who has which, how their tokens are spread, and in each challenge which sun of a Binary shines. What each
// one does is in hexes/index.ts.

import { type Amount, must, no, rule, type Seat, shuffled, type State } from '@orrery/kernel';
import { FIRST_REVERSE } from '../data/destiny.ts';
import { HEXES, PLANETS, TOKENS } from '../data/hexes.ts';
import { drawShips } from './destiny.ts';
import { enforce, inForce, SUN, sunsOf } from './live.ts';
import type { Kit, Step } from './steps.ts';
import {
  DESTINY,
  FIRST_MOON,
  ON_BINARY,
  ON_SPACE_DUST,
  ON_WORLDSHIPS,
  type Place,
  PLACES_EACH,
  seatsOf,
  type Table,
} from './table.ts';

/** Who gets a reverse hex: nobody, everybody by lot, everybody in turn by choice; or only the first seat, if it is less
 *  experienced than the others. */
export const HEX_WAYS = ['none', 'dealt', 'chosen', 'first'] as const;

/** §9.0: before the powers. By lot, or each names one that is left. */
export const hexes: Step<'hexes'> = {
  may: (_, { how, left, seats }) => (how === 'dealt' || left.length === 0 ? [] : seats.slice(0, 1)),
  ask(_, { left }) {
    const choice = { kind: 'one', noun: 'hex', options: left } as const;
    return { prompt: { key: 'ask.hex' }, choice, otherwise: left[0] ?? 0 };
  },
  why: () => no('9.0', 'refuse.hex'),
  take: (kit, frame, seat, hex) => give(kit, frame, seat, hex),
  run(kit, frame) {
    const [seat] = frame.seats;
    if (seat === undefined) return kit.goto('spread');
    if (frame.how === 'dealt') frame.left = shuffled(frame.left, kit.pick);
    give(kit, frame, seat, must(frame.left[0], 'a hex'));
  },
};

function give(kit: Kit, frame: { left: number[]; seats: Seat[] }, seat: Seat, hex: number): void {
  frame.left = frame.left.filter((each) => each !== hex);
  frame.seats.shift();
  layHex(kit.state, seat, hex);
  kit.tell('log.hex', { seat, hex }, '9.0');
}

/** Calls set-up's part of §9, before the powers are dealt. */
export function startHexes(kit: Kit, how: string): void {
  if (!rule('9.0', how !== 'none')) return;
  const seats = how === 'first' ? [0] : seatsOf(kit.state.seats);
  kit.call('hexes', { how, left: [...HEXES.keys()], seats });
}

/** Turns a system over: its places, and the tokens on them as evenly as it goes. */
export function layHex({ table, seats }: Pick<State<Table>, 'table' | 'seats'>, seat: Seat, hex: number): void {
  const planets = HEXES[hex]?.[1] ?? PLANETS;
  table.hexes[seat] = hex + 1;
  for (let planet = 0; planet < FIRST_MOON; planet++) {
    const place = seat * PLACES_EACH + planet;
    table.systems[place] = planet < planets ? seat : -1;
    table.tokens[place] = planet < planets ? new Array<number>(seats).fill(0) : [];
  }
  evenly(planets).forEach((n, planet) => putAt(table, seat, planet, n));
}

const evenly = (planets: number): number[] =>
  Array.from({ length: planets }, (_, k) => Math.floor(TOKENS / planets) + (k < TOKENS % planets ? 1 : 0));

function putAt(table: Table, seat: Seat, planet: number, n: number): void {
  must(table.tokens[seat * PLACES_EACH + planet], 'a planet')[seat] = n;
}

const planetsOf = ({ hexes: all }: Table, seat: Seat): number => HEXES[(all[seat] ?? 0) - 1]?.[1] ?? PLANETS;

/** §9.1, §9.3, §9.4: some spread their twenty tokens as they like; all at once, and nobody sees it before all have. */
export const spread: Step<'spread'> = {
  together: 'sealed',
  may: ({ table, seats }) => seatsOf(seats).filter((seat) => HEXES[(table.hexes[seat] ?? 0) - 1]?.[2] === true),
  ask({ table }, _, seat) {
    const planets = planetsOf(table, seat);
    const entries = Array.from({ length: planets }, (__, k): Amount => entry(seat * PLACES_EACH + k));
    const choice = { kind: 'amounts', noun: 'place', entries, min: TOKENS, max: TOKENS } as const;
    return { prompt: { key: 'ask.spread', args: { n: TOKENS } }, choice, otherwise: evenly(planets) };
  },
  why: () => no('9.0', 'refuse.spread', { n: TOKENS }),
  take({ state: { table } }, _, seat, amounts) {
    amounts.forEach((n, planet) => putAt(table, seat, planet, n));
  },
};

const entry = (id: Place): Amount => ({ id, min: 0, max: TOKENS, weight: 1 });

/** §9.1: how many powers a seat has. */
export const powersFor = ({ hexes: all }: Table, seat: Seat): number => (all[seat] === ON_BINARY ? 2 : 1);

/** §9.5: Space Dust sets Destiny cards of its colour aside, in the open: all with the normal cone but one, and the reverse
 *  one. */
export function setDustAside(kit: Kit): void {
  const { table } = kit.state;
  const seat = table.hexes.indexOf(ON_SPACE_DUST);
  if (seat < 0 || !rule('9.5', true)) return;
  table.dust = [seat, seat, FIRST_REVERSE + seat];
  for (const item of table.dust) kit.find(DESTINY, item);
}

/** §9.6: once Destiny is shuffled for the game. */
export function giveShips(kit: Kit): void {
  const seat = kit.state.table.hexes.indexOf(ON_WORLDSHIPS);
  if (seat >= 0) drawShips(kit, seat);
}

/** R124: as a challenge begins a Binary with both powers says which of them counts in it. */
export const suns: Step<'suns'> = {
  together: 'sealed',
  may: ({ table, seats }) => seatsOf(seats).filter((seat) => isDouble(table, seat) && sunsOf(table, seat).length > 1),
  ask({ table }, _, seat) {
    const options = (table.powers[seat] ?? []).slice(0, 2).map(({ power }) => power);
    const choice = { kind: 'one', noun: 'power', options } as const;
    return { prompt: { key: 'ask.sun' }, choice, otherwise: options[0] ?? 0 };
  },
  why: () => no('9.1', 'refuse.sun'),
  take({ state: { table }, tell }, _, seat, power) {
    enforce(table, SUN, seat, table.powers[seat]?.[1]?.power === power ? 1 : 0);
    tell('log.sun', { seat, power }, '9.1');
  },
  run(kit) {
    const { table, seats } = kit.state;
    kit.leave();
    for (const seat of seatsOf(seats)) {
      const [only] = sunsOf(table, seat);
      if (isDouble(table, seat) && only !== undefined) enforce(table, SUN, seat, only);
    }
  },
};

const isDouble = (table: Table, seat: Seat): boolean =>
  table.hexes[seat] === ON_BINARY && (table.powers[seat]?.length ?? 0) > 1 && inForce(table, SUN, seat) === undefined;
