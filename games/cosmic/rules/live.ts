// "Which powers does this seat have right now?" One query, that lost bases, zaps, loans, Comets and Edicts all go through
// (§4.2, §6.1, §7.2, §14.20), and the one walk over everything that bends a value.

import { rule, type Seat, type State } from '@orrery/kernel';
import { BASES_FOR_POWER, BINARY, GAS_GIANT } from '../data/hexes.ts';
import type { Hooks, Power, Reactions, Source } from './hooks.ts';
import { registry } from './registry.ts';
import { type Challenge, type Holding, now, type Place, type Table } from './table.ts';

/** A power that counts for a seat now: its own, or lent to it in this challenge. */
export interface Live {
  readonly power: Power;
  readonly n: number;
  readonly holding: Holding;
}

export const useKey = (seat: Seat, power: number): string => `${seat}.${power}`;

/** The challenge, if there is one. */
export const current = (table: Table): Challenge | undefined => table.stack[table.stack.length - 1];

export const isMoon = ({ moons }: Table, place: Place): boolean => moons.some((moon) => moon.place === place);

/** §4.2: bases in the own system; occupied Moons there count (§13.5). */
export function homeBases(table: Table, seat: Seat): number {
  let bases = 0;
  const { systems, tokens } = table;
  for (let place = 0; place < systems.length; place++)
    if (systems[place] === seat && (tokens[place]?.[seat] ?? 0) > 0) bases++;
  return bases;
}

/** Whether this seat has enough at home to keep the power at this place of its row (§4.2; §9 for reverse hexes). */
function isKept(table: Table, seat: Seat, at: number, power: Power): boolean {
  const hex = table.hexes[seat] ?? 0;
  const least = power.hooks?.keeps === undefined ? BASES_FOR_POWER : 0;
  if (hex === 1) return rule('9.0', sunBases(table, seat, at) >= Math.min(least, BINARY.bases));
  if (hex === 2) return rule('9.0', tokensAtHome(table, seat) >= Math.min(least, GAS_GIANT.power));
  return rule('4.2', homeBases(table, seat) >= least);
}

/** §9 Binary: the bases round one of the two suns. */
function sunBases({ systems, tokens }: Table, seat: Seat, sun: number): number {
  const home = systems.flatMap((system, place) => (system === seat ? [place] : []));
  return (BINARY.suns[sun] ?? []).filter((planet) => (tokens[home[planet] ?? -1]?.[seat] ?? 0) > 0).length;
}

export function tokensAtHome({ systems, tokens }: Table, seat: Seat): number {
  let sum = 0;
  for (let place = 0; place < systems.length; place++) if (systems[place] === seat) sum += tokens[place]?.[seat] ?? 0;
  return sum;
}

/** Calls `found` with each power that counts for the seat now, until it says true. */
export function eachLive(
  { table }: State<Table>,
  seat: Seat,
  found: (power: Power, n: number, holding: Holding) => boolean | void,
): boolean {
  if (((table.out >> seat) & 1) === 1) return false;
  const challenge = current(table);
  const own = table.powers[seat] ?? [];
  for (let at = 0; at < own.length; at++) {
    const holding = own[at] as Holding;
    const power = registry.powers[holding.power];
    if (power === undefined || !isKept(table, seat, at, power)) continue;
    if (challenge !== undefined && isOff(challenge, seat, holding.power, at)) continue;
    if (found(power, holding.power, holding) === true) return true;
  }
  if (challenge === undefined) return false;
  for (const loan of challenge.loans) {
    if (loan.to !== seat || challenge.cancelled.includes(useKey(seat, loan.power))) continue;
    const power = registry.powers[loan.power];
    const holding = table.powers[loan.from]?.find((each) => each.power === loan.power) ?? { power: loan.power };
    if (power !== undefined && found(power, loan.power, holding) === true) return true;
  }
  return false;
}

/** Zapped, taken by another, or outlawed for this challenge. */
function isOff(challenge: Challenge, seat: Seat, power: number, at: number): boolean {
  if (challenge.cancelled.includes(useKey(seat, power))) return true;
  if (challenge.loans.some((loan) => loan.taken && loan.from === seat && loan.power === power)) return true;
  return challenge.effects.some(({ of, seat: by, data }) => {
    if (of === 'no powers') return true; // Power Outage
    if (of === 'one power') return at > 0; // Sanity, §14.20
    return of === 'no power' && data?.[0] === seat && by !== seat; // Silencer's Wild
  });
}

export function livePowers(state: State<Table>, seat: Seat): Live[] {
  const all: Live[] = [];
  eachLive(state, seat, (power, n, holding) => void all.push({ power, n, holding }));
  return all;
}

/** The seat's live power of this number; null: it has none such now. */
export function liveHolding(state: State<Table>, seat: Seat, n: number): Holding | null {
  let mine: Holding | null = null;
  eachLive(state, seat, (_, each, holding) => {
    if (each === n) mine = holding;
    return each === n;
  });
  return mine;
}

/** Calls `take` with everything that bends values or reacts now: live powers in seat order, effects, Comet, Moons, hexes. */
function eachSource(state: State<Table>, take: (source: Source, own: Seat) => void): void {
  const { table, seats } = state;
  for (let seat = 0; seat < seats; seat++) eachLive(state, seat, (power) => void take(power, seat));
  const challenge = current(table);
  if (challenge !== undefined) {
    for (const { of, seat } of challenge.effects) {
      const effect = registry.effects.get(of);
      if (effect !== undefined) take(effect, seat);
    }
    const comet = challenge.comet === 0 ? undefined : registry.comets[challenge.comet];
    if (comet !== undefined) take(comet, challenge.offense);
  }
  for (const { place, up, slot } of table.moons) {
    const moon = up ? registry.moons[state.held.item[slot] ?? -1] : undefined;
    const occupant = table.tokens[place]?.findIndex((n) => n > 0) ?? -1;
    if (moon !== undefined && occupant >= 0) take(moon, occupant);
  }
  for (let seat = 0; seat < seats; seat++) {
    const hex = registry.hexes[table.hexes[seat] ?? 0];
    if (hex !== undefined) take(hex, seat);
  }
}

type Threaded = Exclude<keyof Hooks, 'sum'>;
type Value<K extends Threaded> = Parameters<NonNullable<Hooks[K]>>[2];
type Rest<K extends Threaded> = Parameters<NonNullable<Hooks[K]>> extends [unknown, unknown, unknown, ...infer R] ? R : never;

/** Threads a value through everything in force. */
export function bend<K extends Threaded>(state: State<Table>, hook: K, value: Value<K>, ...rest: Rest<K>): Value<K> {
  let bent = value;
  eachSource(state, ({ hooks }, own) => {
    const apply = hooks?.[hook] as ((...args: unknown[]) => Value<K>) | undefined;
    if (apply !== undefined) bent = apply(state, own, bent, ...rest);
  });
  return bent;
}

/** Everything in force that has a part in this rank of the totals. */
export function eachSum(state: State<Table>, take: (sum: NonNullable<Hooks['sum']>, own: Seat) => void): void {
  eachSource(state, ({ hooks }, own) => {
    if (hooks?.sum !== undefined) take(hooks.sum, own);
  });
}

/** Lets everything in force react to what has happened. */
export function react<K extends keyof Reactions>(
  state: State<Table>,
  reaction: K,
  call: (react: NonNullable<Reactions[K]>, own: Seat) => void,
): void {
  const all: [NonNullable<Reactions[K]>, Seat][] = [];
  eachSource(state, ({ on }, own) => {
    const one = on?.[reaction];
    if (one !== undefined) all.push([one, own]);
  });
  for (const [one, own] of all) call(one, own);
}

/** The cone's side as it counts (§3.2, §7). */
export const isReverse = (state: State<Table>): boolean => bend(state, 'reverse', now(state.table).reverse);
