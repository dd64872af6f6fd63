// Tokens on the move (§3.3, §3.85 to §3.87): from bases to the cone, home again, onto planets. What can be answered is a step.

import { type Amount, no, rule, type Seat, type State, total } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { after, bend, dustBases, isBent, isMoon, react } from './live.ts';
import { moonAt, occupantOf } from './moons.ts';
import type { Kit, Landing, Step } from './steps.ts';
import {
  current,
  fightingAt,
  FIRST_SPOT,
  groundOf,
  has,
  isOn,
  LIMBO,
  now,
  NOWHERE,
  OFFENSE,
  ON_SPACE_DUST,
  type Place,
  PLACES_EACH,
  seatsOf,
  type Side,
  type Table,
} from './table.ts';
import { open } from './moments.ts';

export const tokensAt = ({ tokens }: Table, place: Place, seat: Seat): number => tokens[place]?.[seat] ?? 0;

/** Every place where this seat has a base; home and external, planets and Moons. */
export function basesOf({ systems, tokens }: Table, seat: Seat): Place[] {
  const bases: Place[] = [];
  for (let place = 0; place < systems.length; place++)
    if ((systems[place] ?? -1) >= 0 && (tokens[place]?.[seat] ?? 0) > 0) bases.push(place);
  return bases;
}

/** The places of a system, its Moons among them; of the stacks beside a Gas Giant or in the Dust those that are there. */
export function placesOf({ systems, tokens }: Table, system: number): Place[] {
  const places: Place[] = [];
  for (let place = 0; place < systems.length; place++)
    if (systems[place] === system && (place < FIRST_SPOT || tokens[place]?.some((n) => n > 0) === true))
      places.push(place);
  return places;
}

/** The planets of a system: no Moons, nor the stacks beside a Gas Giant or in the Dust. */
export const planetsOf = (table: Table, system: number): Place[] =>
  placesOf(table, system).filter((place) => !isMoon(place) && planetOf(table, place) === place);

/** The planets of all who are in the game where this seat has no base; on a Gas Giant and in the Dust it may have several. */
export const vacant = ({ table, seats }: State<Table>, seat: Seat): Place[] =>
  seatsOf(seats)
    .filter((system) => !has(table.out, system))
    .flatMap((system) => planetsOf(table, system).filter((place) => tokensAt(table, place, seat) === 0));

/** §2.0: planets outside the own system where this seat has tokens. Moons do not count (§13.5). */
export function externalBases(state: State<Table>, seat: Seat): Place[] {
  const { systems, tokens } = state.table;
  const counts = isBent(state, 'counts') ? isExternal : isOutside;
  const bases: Place[] = [];
  for (let place = 0; place < systems.length; place++)
    if ((systems[place] ?? -1) >= 0 && (tokens[place]?.[seat] ?? 0) > 0 && counts(state, seat, place))
      bases.push(place);
  return bases;
}

/** How many those are. */
export function countBases(state: State<Table>, seat: Seat): number {
  const { systems, tokens } = state.table;
  if (isBent(state, 'counts')) return externalBases(state, seat).length;
  let bases = 0;
  for (let place = 0; place < systems.length; place++)
    if ((tokens[place]?.[seat] ?? 0) > 0 && (systems[place] ?? -1) >= 0 && isOutside(state, seat, place)) bases++;
  return bases;
}

/** Whether a base there counts as one outside the own system. */
const isExternal = (state: State<Table>, seat: Seat, place: Place): boolean =>
  bend(state, 'counts', isOutside(state, seat, place), seat, place);

const isOutside = ({ table }: State<Table>, seat: Seat, place: Place): boolean =>
  table.systems[place] !== seat && rule('13.5', !isMoon(place));

/** All tokens of a seat that can be put on the cone; counted until there are `enough`. */
export function tokensOut(state: State<Table>, seat: Seat, enough = Infinity): number {
  const { length } = state.table.systems;
  const isHeld = isBent(state, 'leaves');
  let sum = 0;
  for (let i = 0, place = seat * PLACES_EACH; i < length && sum < enough; i++, place = after(place, length))
    sum += liftableAt(state, seat, place, isHeld);
  return sum;
}

/** Puts tokens on a place or takes them away, and tells whoever watches external bases. */
export function move(kit: Kit, seat: Seat, place: Place, n: number): void {
  const { table } = kit.state;
  const there = table.tokens[place];
  if (there === undefined || n === 0) return;
  const before = there[seat] ?? 0;
  recount(kit, seat, place, () => (there[seat] = before + n));
  react(kit.state, 'moved', (moved, me) => moved(kit, me, seat, place, n));
  const moon = isMoon(place) && before + n === 0 ? moonAt(table, place) : undefined;
  if (moon !== undefined) moon.left = { seat, challenge: current(table)?.n ?? 0 };
}

/** A change by which a place may begin or cease to be an external base of this seat. */
export function recount(kit: Kit, seat: Seat, place: Place, change: () => void): void {
  const { table } = kit.state;
  const isBase = (): boolean =>
    tokensAt(table, place, seat) > 0 &&
    (table.systems[place] ?? -1) >= 0 &&
    (isMoon(place) ? isExternal(kit.state, seat, place) : table.systems[place] !== seat);
  const was = isBase();
  change();
  const is = isBase();
  if (was !== is) react(kit.state, 'bases', (bases, me) => bases(kit, me, seat, is ? 1 : -1));
}

/** §3.3, §3.6: where tokens may be taken from: any bases, and stars that are the seat's own. */
export function liftable(state: State<Table>, seat: Seat, except: Place = -1): Amount[] {
  const isHeld = isBent(state, 'leaves');
  const entries: Amount[] = [];
  for (let place = 0; place < state.table.systems.length; place++) {
    const max = place === except ? 0 : liftableAt(state, seat, place, isHeld);
    if (max > 0) entries.push({ id: place, min: 0, max, weight: 1 });
  }
  return entries;
}

/** How many may be taken from a place; `isHeld`: something in force may keep them there. */
function liftableAt(state: State<Table>, seat: Seat, place: Place, isHeld: boolean): number {
  const { table } = state;
  const n = tokensAt(table, place, seat);
  if (n === 0) return 0;
  const isSpot = (table.systems[place] ?? -1) < 0;
  if (isSpot && !table.spots.some((spot) => spot.place === place && spot.owner === seat)) return 0;
  return !isHeld || bend(state, 'leaves', true, seat, place) ? n : 0;
}

/** §3.3: how many tokens a seat may put on the cone. */
export const coneLimit = (state: State<Table>, seat: Seat, usual: number): number => bend(state, 'limit', usual, seat);

/** §3.3: how many more the offense may put there. */
export const roomOnCone = (state: State<Table>, seat: Seat): number =>
  Math.max(0, coneLimit(state, seat, CONE) - (now(state.table).cone[OFFENSE][seat] ?? 0));

/** §3.1: out of the Warp to any bases; without one straight onto the cone, as far as there is room (R263). */
export const retrievable = (state: State<Table>, seat: Seat): number => {
  const n = state.table.warp[seat] ?? 0;
  return havensOf(state.table, seat).length > 0 ? n : Math.min(n, roomOnCone(state, seat));
};

/** Takes tokens from the places of a choice; how many. */
export function liftAll(kit: Kit, seat: Seat, entries: readonly Amount[], amounts: readonly number[]): number {
  let sum = 0;
  for (const [i, n] of amounts.entries()) {
    move(kit, seat, Number(entries[i]?.id ?? -1), -n);
    sum += n;
  }
  return sum;
}

/** Puts tokens on the cone, or takes them off. */
export function onCone({ table }: State<Table>, side: Side, seat: Seat, n: number): void {
  const cone = now(table).cone[side];
  cone[seat] = (cone[seat] ?? 0) + n;
}

/** The same, by the launch, as an ally, or straight out of the Warp: others may have a word. */
export function putOnCone(kit: Kit, side: Side, seat: Seat, n: number): void {
  const { cone } = now(kit.state.table);
  const there = total(cone.map((row) => row[seat] ?? 0));
  onCone(kit.state, side, seat, n);
  if (n > 0) open(kit, 'committed', { seat, side, n, there });
}

/** The attacked planet, for who defends it from there: more of its tokens come to it. NOWHERE: on the cone, for everybody else,
 *  in the Warp, and in the Dust, where tokens do not stand together (§9.5). */
export function standOf({ table }: State<Table>, seat: Seat): Place {
  const { holding, target, warp } = now(table);
  const isDust = table.hexes[seat] === ON_SPACE_DUST && target === groundOf(table, seat);
  return has(holding, seat) && !warp && !isDust ? target : NOWHERE;
}

/** More tokens of a seat that fights come into the challenge. */
export function bringIn(kit: Kit, side: Side, seat: Seat, n: number): void {
  const place = standOf(kit.state, seat);
  if (place === NOWHERE) onCone(kit.state, side, seat, n);
  else settle(kit, { seat, n, place });
}

/** The first tokens there are, up to n: what is taken for a seat that does not answer. */
export function firstOf(entries: readonly Amount[], n: number): number[] {
  let left = n;
  return entries.map(({ max }) => {
    const here = Math.min(left, max);
    left -= here;
    return here;
  });
}

/** Where a token can join others of its seat: bases; §9.5: in the Dust it is a base itself, so there is always room. */
export function havensOf(table: Table, seat: Seat): Place[] {
  const bases = basesOf(table, seat);
  const dust = table.hexes[seat] === ON_SPACE_DUST ? groundOf(table, seat) : NOWHERE;
  return dust === NOWHERE || bases.includes(dust) ? bases : [dust, ...bases];
}

/** Where so many tokens of a seat can go home to: bases; and instead, as far as there is room, spots of its own. */
function homesOf(state: State<Table>, seat: Seat, n: number, except: Place = -1): Amount[] {
  const bases = havensOf(state.table, seat).filter((place) => place !== except);
  const homes = bases.map((id): Amount => ({ id, min: 0, max: n, weight: 1 }));
  if (homes.length > 0)
    for (const { place, owner } of state.table.spots) {
      const max = owner === seat ? Math.min(n, bend(state, 'room', 0, seat, place)) : 0;
      if (max > 0) homes.push({ id: place, min: 0, max, weight: 1 });
    }
  return homes;
}

/** The spot where a power keeps tokens for this seat; NOWHERE: it has none yet. */
export const spotOf = ({ spots }: Table, owner: Seat, power: number): Place =>
  spots.find((spot) => spot.owner === owner && spot.power === power)?.place ?? NOWHERE;

/** The same; one is made if there is none. */
export function makeSpot({ table, seats }: State<Table>, owner: Seat, power: number): Place {
  const old = spotOf(table, owner, power);
  if (old !== NOWHERE) return old;
  table.tokens.push(new Array<number>(seats).fill(0));
  const place = table.systems.push(NOWHERE) - 1;
  table.spots.push({ place, owner, power });
  return place;
}

/** How many bases a seat has in all, each speck of Dust among them. */
export const baseCount = (table: Table, seat: Seat): number => basesOf(table, seat).length + dustBases(table, seat);

/** Tokens without a place go to bases of their owner's choice; R9: to the Warp if there is none. */
export const home: Step<'home'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, n, except }) {
    const entries = homesOf(view, seat, n, except);
    if (entries.length < 2 || n === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: n, max: n } as const;
    return { prompt: { key: 'ask.home', args: { n } }, choice, otherwise: firstOf(entries, n) };
  },
  why: (_, { n }) => no('3.87', 'refuse.home', { n }),
  take(kit, { seat, n: all, except }, _, amounts) {
    const homes = homesOf(kit.state, seat, all, except);
    kit.leave();
    settle(kit, ...homes.map(({ id }, i) => ({ seat, n: amounts[i] ?? 0, place: Number(id) })));
  },
  run(kit, { seat, n, except }) {
    const [only] = homesOf(kit.state, seat, n, except);
    kit.leave();
    if (n === 0) return;
    if (only !== undefined) return settle(kit, { seat, n, place: Number(only.id) });
    rule('3.87', true);
    kit.tell(isOn(kit.state.table, LIMBO) ? 'log.homeless-limbo' : 'log.homeless', { seat, n }, '3.87');
    toWarp(kit, seat, n);
  },
};

/** Tokens come down, all of them together; then others may have a word (bombs, filth), planet by planet. */
export const settle = (kit: Kit, ...landings: readonly Landing[]): void => {
  const queue = landings.filter(({ n }) => n > 0);
  if (queue.length > 0) kit.call('settle', { queue });
};

export const settling: Step<'settle'> = {
  run(kit, { queue }) {
    const { table } = kit.state;
    kit.leave();
    const down: Landing[] = [];
    const moons: Landing[] = [];
    for (const landing of queue) {
      const place = comeDown(kit, landing, moons);
      if ((table.systems[place] ?? -1) >= 0) down.push({ ...landing, place });
    }
    for (const { place } of down) {
      const landings = down.filter((each) => planetOf(table, each.place) === planetOf(table, place));
      if (landings[0]?.place === place) open(kit, 'landed', { place, landings });
    }
    for (const { seat, place } of moons) kit.call('moon', { seat, place });
  },
};

/** Where tokens have come down; NOWHERE: R110, never two players on a Moon. One that was empty is noted. */
function comeDown(kit: Kit, { seat, n, place: at }: Landing, moons: Landing[]): Place {
  const place = siteOf(kit.state, seat, at);
  const occupant = isMoon(place) ? occupantOf(kit.state.table, place) : seat;
  if (occupant >= 0 && rule('13.3', occupant !== seat)) {
    kit.call('home', { seat, n });
    return NOWHERE;
  }
  move(kit, seat, place, n);
  if (occupant < 0) moons.push({ seat, n, place });
  return place;
}

/** The planet that a place is part of: §9.2, §9.5: a stack beside the Gas Giant or in the Dust lies on the one there is. */
export function planetOf(table: Table, place: Place): Place {
  const ground = place < FIRST_SPOT ? NOWHERE : groundOf(table, table.systems[place] ?? -1);
  return ground === NOWHERE ? place : ground;
}

/** §9.2, §9.5: on a Gas Giant and in Space Dust whoever lands has a stack of its own, beside the owner and all others; the
 *  owner's tokens always come together. Elsewhere tokens come down where they are sent. */
function siteOf({ table, seats }: State<Table>, seat: Seat, place: Place): Place {
  const owner = table.systems[place] ?? -1;
  const ground = owner < 0 || isMoon(place) ? NOWHERE : groundOf(table, owner);
  if (ground === NOWHERE) return place;
  if (rule('9.2', seat === owner)) return ground;
  return place === ground ? newStack(table, seats, owner) : place;
}

/** A place for a stack: one that was given up, or a new one behind all others. */
function newStack(table: Table, seats: number, owner: Seat): Place {
  const isFree = (place: Place): boolean =>
    table.tokens[place]?.every((n) => n === 0) === true && !table.stack.some(({ target }) => target === place);
  const old = table.systems.findIndex((system, place) => place >= FIRST_SPOT && system === owner && isFree(place));
  if (old >= 0) return old;
  table.tokens.push(new Array<number>(seats).fill(0));
  return table.systems.push(owner) - 1;
}

/** Into the Warp; §10.1: in a game with Limbo they wait for the end of the challenge, or go to the section marked (R40). */
export function toWarp(kit: Kit, seat: Seat, n: number): void {
  const pile = warpPile(kit.state);
  pile[seat] = (pile[seat] ?? 0) + n;
  react(kit.state, 'warped', (warped, me) => warped(kit, me, seat, n));
}

/** Where tokens lie that were lost in this challenge. */
export function warpPile({ table, seats }: State<Table>): number[] {
  if (!rule('10.1', isOn(table, LIMBO))) return table.warp;
  return table.limbo[table.stack.length > 0 ? seats : table.marker] ?? table.warp;
}

/** Takes tokens out of the Warp; how many there were. They are nowhere until they are put. §10.1: what was lost in this challenge
 *  is not there yet (R170). */
export const fromWarp = (kit: Kit, seat: Seat, n: number): number => takeFrom(kit.state.table.warp, seat, n);

/** The same, for who answers to a loss: what was lost just now, wherever it went (R170). */
export const fromLoss = (kit: Kit, seat: Seat, n: number): number => takeFrom(warpPile(kit.state), seat, n);

function takeFrom(pile: number[], seat: Seat, n: number): number {
  const taken = Math.min(n, pile[seat] ?? 0);
  pile[seat] = (pile[seat] ?? 0) - taken;
  return taken;
}

/** How many of so many tokens a seat could bring home from the Warp. R11: without a base they stay; §10.1: what was lost in this
 *  challenge is not there yet (R170). */
export const freeable = (table: Table, seat: Seat, most: number): number =>
  rule('3.1', havensOf(table, seat).length > 0) ? Math.min(most, table.warp[seat] ?? 0) : 0;

/** Tokens of a seat leave the Warp for its bases, as many as there are. */
export function free(kit: Kit, seat: Seat, most: number, by: string, key = 'log.freed'): void {
  const { table } = kit.state;
  const n = freeable(table, seat, most);
  if (n === 0) return;
  table.warp[seat] = (table.warp[seat] ?? 0) - n;
  kit.tell(key, { seat, n }, by);
  kit.call('home', { seat, n });
}

/** All of a seat's tokens leave the Warp. */
export const freeAll = (kit: Kit, seat: Seat, by: string): void => free(kit, seat, Infinity, by);

/** Tokens of a seat between two places: on their way home, about to land, or about to make another base. */
export function underWay({ frames }: Pick<State<Table>, 'frames'>, seat: Seat): number {
  let sum = 0;
  for (const frame of frames as { step: string; seat?: Seat; n?: number; away?: number; queue?: readonly Landing[] }[])
    if (frame.step === 'settle') for (const each of frame.queue ?? []) sum += each.seat === seat ? each.n : 0;
    else if (frame.seat === seat)
      sum += frame.step === 'home' ? (frame.n ?? 0) : frame.step === 'found' ? (frame.away ?? 0) : 0;
  return sum;
}

/** The Warp as a place of a choice. */
export const IN_WARP = -4;

/** Tokens of a seat that stand on the attacked planet and fight for the defense; 0 for everybody else. */
export function defending({ table }: State<Table>, seat: Seat): number {
  const { holding } = now(table);
  return has(holding, seat) ? fightingAt(table, now(table), seat) : 0;
}
