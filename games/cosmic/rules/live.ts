// "Which powers does this seat have right now?" One query, that lost bases, zaps, loans, Comets and Edicts all go through
// (§4.2, §6.1, §7.2, §14.20), and the one walk over everything that bends a value.

import { rule, type Scalar, type Seat, type Slot, type State } from '@orrery/kernel';
import { BASES_FOR_POWER, BINARY, GAS_GIANT, HEXES } from '../data/hexes.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { SILENCED } from '../data/traits.ts';
import type { Hooks, Me, Power, Reactions, Source, Use } from './hooks.ts';
import { effectOf, powerOf, registry } from './registry.ts';
import {
  type Challenge,
  current,
  type Effect,
  FIRST_MOON,
  FIRST_SPOT,
  has,
  type Holding,
  holdingOf,
  isSilent,
  type Lasting,
  now,
  type Place,
  PLACES_EACH,
  type Table,
} from './table.ts';

const hexNumber = (word: (typeof HEXES)[number][0]): number => 1 + HEXES.findIndex(([each]) => each === word);
export const [ON_BINARY, ON_GAS_GIANT, ON_SPACE_DUST] = [
  hexNumber('binary'),
  hexNumber('gas-giant'),
  hexNumber('space-dust'),
];

/** A power of a seat, in the challenge's list of the cancelled; and one of its acts, in that of the used. */
export const powerKey = (seat: Seat, power: number): number => seat * 128 + power;
export const useKey = (seat: Seat, power: number, act: number): number => powerKey(seat, power) * 8 + act;

/** §13: the last two places of a system's eight are its Moons. */
export const isMoon = (place: Place): boolean => place < FIRST_SPOT && place % PLACES_EACH >= FIRST_MOON;

/** §4.2: bases in the own system; occupied Moons there count (§13.5). */
export function homeBases({ systems, tokens }: Table, seat: Seat): number {
  let bases = 0;
  for (let place = 0; place < systems.length; place++)
    if (systems[place] === seat && (tokens[place]?.[seat] ?? 0) > 0) bases++;
  return bases;
}

export function tokensAtHome({ systems, tokens }: Table, seat: Seat): number {
  let sum = 0;
  for (let place = 0; place < systems.length; place++) if (systems[place] === seat) sum += tokens[place]?.[seat] ?? 0;
  return sum;
}

/** Whether this seat has enough at home to keep the power at this place of its row (§4.2; §9 for reverse hexes). */
function isKept(table: Table, seat: Seat, at: number, power: Power): boolean {
  if (power.kept === true) return true;
  const hex = table.hexes[seat] ?? 0;
  if (hex === ON_BINARY && at < 2) return rule('9.1', sunBases(table, seat, at) >= BINARY.bases);
  if (hex === ON_GAS_GIANT) return rule('9.2', tokensAtHome(table, seat) >= GAS_GIANT.power);
  return rule('4.2', homeBases(table, seat) >= BASES_FOR_POWER);
}

/** §9.1: the bases round one of the two suns. */
function sunBases({ systems, tokens }: Table, seat: Seat, sun: number): number {
  const home = systems.flatMap((system, place) => (system === seat ? [place] : []));
  return (BINARY.suns[sun] ?? []).filter((planet) => (tokens[home[planet] ?? -1]?.[seat] ?? 0) > 0).length;
}

type Found = (power: Power, n: number, holding: Holding) => boolean | void;

/** Calls `found` with each power that counts for the seat now, until it says true. */
export function eachLive({ table }: State<Table>, seat: Seat, found: Found): boolean {
  if (has(table.out, seat)) return false;
  const challenge = current(table);
  const own = table.powers[seat] ?? [];
  for (let at = 0; at < own.length; at++) {
    let holding = own[at];
    const card = registry.powers[holding?.power ?? -1];
    if (card === undefined || !isKept(table, seat, at, card)) continue;
    // The power itself, and the one under it that counts now; one beside it comes after it, as a second power does.
    let rank = at;
    while (holding !== undefined) {
      const power = registry.powers[holding.power];
      const isAllowed =
        challenge === undefined ||
        (!isOff(challenge, seat, holding.power, rank) && !isSilenced(table, seat, holding.power));
      if (power !== undefined && isAllowed && found(power, holding.power, holding) === true) return true;
      if (holding.stages === undefined) rank++;
      holding = holding.stages === undefined ? holding.second : holding.stages[holding.at ?? 0];
    }
  }
  if (challenge === undefined) return false;
  for (const loan of challenge.loans) {
    if (
      loan.to !== seat ||
      own.some(({ power }) => power === loan.power) ||
      isOff(challenge, seat, loan.power, 0) ||
      isSilenced(table, seat, loan.power)
    )
      continue;
    const power = registry.powers[loan.power];
    if (
      power !== undefined &&
      found(power, loan.power, holdingOf(table, loan.from, loan.power) ?? { power: loan.power }) === true
    )
      return true;
  }
  return false;
}

/** Zapped, taken by another, or outlawed for this challenge. */
function isOff(challenge: Challenge, seat: Seat, power: number, at: number): boolean {
  if (challenge.cancelled.includes(powerKey(seat, power))) return true;
  for (const loan of challenge.loans) if (loan.taken && loan.from === seat && loan.power === power) return true;
  for (const { of, target } of challenge.effects) {
    if (of === NO_POWERS || (of === ONE_POWER && at > 0)) return true;
    if (of === NO_POWER && target === seat) return true;
  }
  return false;
}

/** Effects of these names switch powers off: all (Power Outage), the second ones (Sanity), those of one seat. */
export const [NO_POWERS, ONE_POWER, NO_POWER] = ['no powers', 'one power', 'no power'];

/** §15.4: the whole power needs words. */
const isSilenced = (table: Table, seat: Seat, power: number): boolean =>
  SILENCED_POWERS.has(power) && rule('15.4', isSilent(table, seat));

const SILENCED_POWERS = new Set(
  POWERS.flatMap(([word], n) => ((SILENCED as readonly string[]).includes(word) ? [n] : [])),
);

/** The numbers of the powers this seat has right now. */
export function livePowers(state: State<Table>, seat: Seat): number[] {
  const all: number[] = [];
  eachLive(state, seat, (_, n) => void all.push(n));
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

export const isLive = (state: State<Table>, seat: Seat, n: number): boolean => liveHolding(state, seat, n) !== null;

/** The effects of this name in force; of one seat, if it is given. */
export const inForce = (table: Table, of: string, seat?: Seat): Effect | undefined =>
  current(table)?.effects.find((effect) => effect.of === of && (seat === undefined || effect.seat === seat));

/** Whether the Super Flare of a power was played by this seat in this challenge. */
export const isSuperOn = (table: Table, word: PowerWord, seat: Seat): boolean =>
  inForce(table, `super ${powerOf(word)}`, seat) !== undefined;

/** Whether an effect of this name and seat goes on beyond its challenge. */
export const lasts = ({ lasting }: Table, of: string, seat: Seat): boolean =>
  lasting.some((effect) => effect.of === of && effect.seat === seat);

/** An effect for the rest of the challenge. */
export function enforce(table: Table, of: string, seat: Seat, target: Scalar | null = null, data: number[] = []): void {
  now(table).effects.push({ of, seat, target, data });
}

/** The effect of a use, beyond this challenge: until so many turns or challenges of the game have begun. */
export function last(table: Table, use: Use, until: Pick<Lasting, 'until' | 'unit'>, data: number[] = []): void {
  table.lasting.push({ of: effectOf(use), seat: use.seat, target: use.target, data, ...until });
}

const NO_SLOTS: readonly Slot[] = [];
const NO_DATA: number[] = [];

/** What a hook is told about whose it is. */
export const meOf = (seat: Seat, { data, slots }: Holding): Me => ({
  seat,
  target: null,
  data: data ?? NO_DATA,
  slots: slots ?? NO_SLOTS,
});

const effectMe = ({ seat, target, data }: Effect): Me => ({ seat, target, data, slots: NO_SLOTS });

/** Who bends: the source, a name for it, and what its hooks are told. */
type Visit = (source: Source, name: () => string, me: () => Me) => void;

/** Calls `visit` with everything in force that may have this hook or reaction: hexes, Moons, effects in their order, and last,
 *  for they bend what the others leave, live powers in seat order. */
function eachSource(state: State<Table>, key: string, visit: Visit): void {
  const { table } = state;
  if (registry.hexes.length > 0) eachHex(table, visit);
  if (table.moons.length > 0) eachMoon(state, visit);
  const challenge = current(table);
  if (challenge !== undefined) for (const effect of challenge.effects) visitEffect(effect, visit);
  for (const effect of table.lasting) visitEffect(effect, visit);
  const users = registry.users.get(key);
  if (users === undefined) return;
  for (let seat = 0; seat < state.seats; seat++)
    if (mayHave(table, seat, users))
      eachLive(state, seat, (power, n, holding) => {
        if (users[n] === true)
          visit(
            power,
            () => `power ${n}`,
            () => meOf(seat, holding),
          );
      });
}

/** Whether a seat has, lost or not, one of these powers. */
function mayHave(table: Table, seat: Seat, users: readonly boolean[]): boolean {
  for (const { power, stages, second } of table.powers[seat] ?? [])
    if (users[power] === true || stages !== undefined || second !== undefined) return true;
  for (const { to, power } of current(table)?.loans ?? []) if (to === seat && users[power] === true) return true;
  return false;
}

function eachHex(table: Table, visit: Visit): void {
  for (const [seat, n] of table.hexes.entries()) {
    const hex = registry.hexes[n - 1];
    if (hex !== undefined)
      visit(
        hex,
        () => `hex ${n - 1}`,
        () => ({ seat, target: null, data: NO_DATA, slots: NO_SLOTS }),
      );
  }
}

function eachMoon({ table, held }: State<Table>, visit: Visit): void {
  if (inForce(table, NO_MOONS) !== undefined) return;
  for (const { place, up, slot } of table.moons) {
    const item = held.item[slot] ?? -1;
    const moon = up ? registry.moons[item] : undefined;
    const seat = table.tokens[place]?.findIndex((n) => n > 0) ?? -1;
    if (moon !== undefined && seat >= 0)
      visit(
        moon,
        () => `moon ${item}`,
        () => ({ seat, target: place, data: NO_DATA, slots: NO_SLOTS }),
      );
  }
}

/** §14.20: an effect of this name switches all Moons off. */
export const NO_MOONS = 'no moons';

function visitEffect(effect: Effect, visit: Visit): void {
  const source = registry.effects.get(effect.of);
  if (source !== undefined)
    visit(
      source,
      () => effect.of,
      () => effectMe(effect),
    );
}

type Threaded = Exclude<keyof Hooks, 'sum'>;
type Value<K extends Threaded> = Parameters<NonNullable<Hooks[K]>>[2];
type Rest<K extends Threaded> =
  Parameters<NonNullable<Hooks[K]>> extends [unknown, unknown, unknown, ...infer R] ? R : never;

/** Threads a value through everything in force. */
export function bend<K extends Threaded>(state: State<Table>, hook: K, value: Value<K>, ...rest: Rest<K>): Value<K> {
  let bent = value;
  eachSource(state, hook, ({ hooks }, _, me) => {
    const apply = hooks?.[hook] as ((...args: unknown[]) => Value<K>) | undefined;
    if (apply !== undefined) bent = apply(state, me(), bent, ...rest);
  });
  return bent;
}

/** Everything in force that has a part in the totals: its ranks, its name, whose it is. */
export function eachSum(
  state: State<Table>,
  take: (sum: NonNullable<Hooks['sum']>, me: Me, name: string) => void,
): void {
  eachSource(state, 'sum', ({ hooks }, name, me) => {
    if (hooks?.sum !== undefined) take(hooks.sum, me(), name());
  });
}

/** Lets everything in force react to what has happened. */
export function react<K extends keyof Reactions>(
  state: State<Table>,
  reaction: K,
  call: (react: NonNullable<Reactions[K]>, me: Me) => void,
): void {
  let all: [NonNullable<Reactions[K]>, Me][] | undefined;
  eachSource(state, reaction, ({ on }, _, me) => {
    const one = on?.[reaction];
    if (one !== undefined) (all ??= []).push([one, me()]);
  });
  if (all !== undefined) for (const [one, me] of all) call(one, me);
}

/** The effects in force that do something later: challenge's own, then the lasting ones. */
export function eachEffect(table: Table, found: (source: Source, effect: Effect) => boolean | void): boolean {
  for (const effect of current(table)?.effects ?? []) {
    const source = registry.effects.get(effect.of);
    if (source !== undefined && found(source, effect) === true) return true;
  }
  for (const effect of table.lasting) {
    const source = registry.effects.get(effect.of);
    if (source !== undefined && found(source, effect) === true) return true;
  }
  return false;
}

export { effectMe };

/** The cone's side as it counts for the gains of allies (§3.25, §3.87). */
export const isReverse = (state: State<Table>): boolean => bend(state, 'reverse', now(state.table).reverse);
