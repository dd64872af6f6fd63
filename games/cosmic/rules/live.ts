// "Which powers does this seat have right now?" One query, that lost bases, zaps, loans, Comets and Edicts all go through
// (§4.2, §6.1, §7.2, §14.20), and the one walk over everything that bends a value.

import { must, rule, type Scalar, type Seat, type Slot, type State } from '@orrery/kernel';
import { BASES_FOR_POWER, BINARY, GAS_GIANT } from '../data/hexes.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { SILENCED } from '../data/traits.ts';
import type { Act, Hooks, Me, Power, Reactions, Source, Use } from './hooks.ts';
import { eachMoon, moonMe } from './moons.ts';
import { type Benders, effectOf, only, powerOf, registry, type Users } from './registry.ts';
import type { Kit } from './steps.ts';
import {
  type Challenge,
  current,
  type Effect,
  FIRST_MOON,
  FIRST_SPOT,
  groundOf,
  has,
  type Holding,
  holdingOf,
  isSilent,
  type Lasting,
  type Loan,
  now,
  ON_BINARY,
  ON_GAS_GIANT,
  ON_SPACE_DUST,
  type Place,
  PLACES_EACH,
  type Table,
} from './table.ts';

/** A power of a seat, in the challenge's list of the cancelled; and one of its acts, in that of the used. */
export const powerKey = (seat: Seat, power: number): number => seat * 128 + power;
export const useKey = (seat: Seat, power: number, act: number): number => powerKey(seat, power) * 8 + act;

/** The name of the act of such a key; and the act itself, if it is of a power. */
export const actOfKey = (key: number): string => `power ${Math.floor(key / 8) % 128} ${key % 8}`;
export const actAt = (key: number): Act | undefined =>
  key < 0 ? undefined : registry.powers[Math.floor(key / 8) % 128]?.acts?.[key % 8];

/** §13: the last two places of a system's eight are its Moons. */
export const isMoon = (place: Place): boolean => place < FIRST_SPOT && place % PLACES_EACH >= FIRST_MOON;

/** §4.2: bases in the own system, counted until there are `enough`; occupied Moons there count (§13.5), and every speck of Space
 *  Dust (§9.5). */
export function homeBases(table: Table, seat: Seat, enough = Infinity): number {
  const { systems, tokens } = table;
  const { length } = systems;
  let bases = dustBases(table, seat);
  // Most are found where the own system begins.
  for (let i = 0, place = seat * PLACES_EACH; i < length && bases < enough; i++, place = after(place, length))
    if (systems[place] === seat && (tokens[place]?.[seat] ?? 0) > 0) bases++;
  return bases;
}

/** §9.5: in the Dust every token is a base: so many more than a place with tokens has. */
export const dustBases = ({ hexes, tokens }: Table, seat: Seat): number =>
  hexes[seat] === ON_SPACE_DUST ? Math.max(0, (tokens[seat * PLACES_EACH]?.[seat] ?? 0) - 1) : 0;

/** The next place, round and round. */
export const after = (place: Place, places: number): Place => (place + 1 < places ? place + 1 : 0);

export function tokensAtHome({ systems, tokens }: Table, seat: Seat): number {
  let sum = 0;
  for (let place = 0; place < systems.length; place++) if (systems[place] === seat) sum += tokens[place]?.[seat] ?? 0;
  return sum;
}

/** Whether this seat has enough at home to keep the power at this place of its row (§4.2; §9 for reverse hexes). */
export function hasHome(table: Table, seat: Seat, at: number): boolean {
  const hex = table.hexes[seat] ?? 0;
  if (hex === ON_BINARY && at < 2) return rule('9.1', sunBases(table, seat, at) >= BINARY.bases);
  if (hex === ON_GAS_GIANT) return rule('9.2', (table.tokens[groundOf(table, seat)]?.[seat] ?? 0) >= GAS_GIANT.power);
  return rule('4.2', homeBases(table, seat, BASES_FOR_POWER) >= BASES_FOR_POWER);
}

/** By enough bases at home, or because something lets it be kept without. */
const isKept = (table: Table, seat: Seat, at: number, power: Power): boolean =>
  power.kept === true || hasHome(table, seat, at) || inForce(table, KEPT_POWER, seat) !== undefined;

/** The powers in front of a seat that it has not lost by its bases: zapped, lent or silenced, they are still there. */
export const keptPowers = (table: Table, seat: Seat): Holding[] =>
  (table.powers[seat] ?? []).filter(({ power }, at) => isKept(table, seat, at, registry.powers[power] ?? {}));

/** §9.1: the bases round one of the two suns. */
function sunBases({ systems, tokens }: Table, seat: Seat, sun: number): number {
  const places = (BINARY.suns[sun] ?? []).map((planet) => seat * PLACES_EACH + planet);
  return places.filter((place) => systems[place] === seat && (tokens[place]?.[seat] ?? 0) > 0).length;
}

/** §9.1: the suns of a Binary that keep their power. */
export const sunsOf = (table: Table, seat: Seat): number[] =>
  [0, 1].filter((sun) => table.powers[seat]?.[sun] !== undefined && sunBases(table, seat, sun) >= BINARY.bases);

type Found = (power: Power, n: number, holding: Holding) => boolean | void;

/** Calls `found` with each power that counts for the seat now, until it says true; with `users`, with those among them. */
export function eachLive({ table }: State<Table>, seat: Seat, found: Found, users?: Users): boolean {
  if (users !== undefined && !mayHave(table, seat, users)) return false;
  if (has(table.out, seat)) return false;
  if (eachOwn(table, seat, found, users)) return true;
  const loans = current(table)?.loans;
  return loans !== undefined && loans.length > 0 && eachLent(table, loans, seat, found, users);
}

/** Those in front of it. */
function eachOwn(table: Table, seat: Seat, found: Found, users: Users | undefined): boolean {
  const challenge = current(table);
  const own = table.powers[seat] ?? [];
  for (let at = 0; at < own.length; at++) {
    let holding = own[at];
    if (holding === undefined || (users !== undefined && !isOneOf(holding, users))) continue;
    const card = registry.powers[holding.power];
    if (card === undefined || !isKept(table, seat, at, card)) continue;
    if (challenge !== undefined && isDark(challenge, seat, at, own)) continue;
    // The power itself, and the one under it that counts now; one beside it comes after it, as a second power does.
    for (let rank = at; holding !== undefined; ) {
      const { power: n, stages, second }: Holding = holding;
      const power = users === undefined || users[n] === true ? registry.powers[n] : undefined;
      if (power !== undefined && isAllowed(table, seat, n, rank) && found(power, n, holding) === true) return true;
      if (stages === undefined) rank++;
      holding = stages === undefined ? second : stages[holding.at ?? 0];
    }
  }
  return false;
}

/** Those it has copied or taken, beside its own. */
function eachLent(table: Table, loans: readonly Loan[], seat: Seat, found: Found, users: Users | undefined): boolean {
  const own = table.powers[seat] ?? [];
  for (const [i, { to, power: n, from }] of loans.entries()) {
    if (to !== seat || (users !== undefined && users[n] !== true) || own.some(({ power }) => power === n)) continue;
    // R192: a second power, beside those it still has.
    const left = own.filter(
      ({ power }) => !loans.some((loan) => loan.taken && loan.from === seat && loan.power === power),
    );
    if (!isAllowed(table, seat, n, left.length) || !isBacked(table, loans, i)) continue;
    const power = registry.powers[n];
    if (power !== undefined && found(power, n, holdingOf(table, from, n) ?? { power: n }) === true) return true;
  }
  return false;
}

/** R18: a loan ends with the power by which it was made, be that in front of the seat or on an earlier loan. */
function isBacked(table: Table, loans: readonly Loan[], i: number): boolean {
  const { by, to } = must(loans[i], 'a loan');
  if (by === undefined) return true;
  if (
    rule(
      '4.2',
      eachOwn(table, to, () => true, only(by)),
    )
  )
    return true;
  return loans.some((loan, k) => k < i && loan.to === to && loan.power === by && isBacked(table, loans, k));
}

/** Whether nothing in this challenge keeps the seat from using the power at this place of its row. */
function isAllowed(table: Table, seat: Seat, power: number, at: number): boolean {
  const challenge = current(table);
  return challenge === undefined || (!isOff(table, challenge, seat, power, at) && !isSilenced(table, seat, power));
}

/** §14.20: a Binary has one power in a challenge as it is. */
const hasSun = ({ effects }: Challenge, seat: Seat): boolean =>
  effects.some((effect) => effect.of === SUN && effect.seat === seat);

/** Zapped, taken by another, or outlawed for this challenge. */
function isOff(table: Table, challenge: Challenge, seat: Seat, power: number, at: number): boolean {
  if (challenge.cancelled.includes(powerKey(seat, power))) return true;
  const { loans } = challenge;
  if (loans.some((loan, i) => loan.taken && loan.from === seat && loan.power === power && isBacked(table, loans, i)))
    return true;
  for (const { of, target } of challenge.effects) {
    if (of === NO_POWERS || (of === ONE_POWER && at > 0 && !hasSun(challenge, seat))) return true;
    if (of === NO_POWER && target === seat) return true;
  }
  return false;
}

/** §9.1: of the two powers of a Binary, the one that rests in this challenge. */
function isDark({ effects }: Challenge, seat: Seat, at: number, own: readonly Holding[]): boolean {
  if (own.length < 2 || at > 1) return false;
  const sun = effects.find((effect) => effect.of === SUN && effect.seat === seat);
  return sun !== undefined && rule('9.1', sun.target !== at);
}

/** An effect of this name says which sun of a Binary shines: 0 or 1. */
export const SUN = 'sun';

/** An effect of this name: however few bases a seat has at home, it has its powers. */
export const KEPT_POWER = 'kept power';

/** Effects of these names switch powers off: all (Power Outage), the second ones (Sanity), those of one seat. */
export const [NO_POWERS, ONE_POWER, NO_POWER] = ['no powers', 'one power', 'no power'];

/** §15.4: the whole power needs words. */
export const isSilenced = (table: Table, seat: Seat, power: number): boolean =>
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

/** Those of them that lie in front of it: not what it has copied, taken or rented. */
export function ownPowers({ table }: State<Table>, seat: Seat): number[] {
  const all: number[] = [];
  if (!has(table.out, seat)) eachOwn(table, seat, (_, n) => void all.push(n), undefined);
  return all;
}

/** The seat's live power of this number; null: it has none such now. */
export function liveHolding(state: State<Table>, seat: Seat, n: number): Holding | null {
  let mine: Holding | null = null;
  const found: Found = (_, __, holding) => {
    mine = holding;
    return true;
  };
  eachLive(state, seat, found, only(n));
  return mine;
}

export const isLive = (state: State<Table>, seat: Seat, n: number): boolean => liveHolding(state, seat, n) !== null;

/** The effects of this name in force; of one seat, if it is given. */
export const inForce = (table: Table, of: string, seat?: Seat): Effect | undefined =>
  current(table)?.effects.find((effect) => effect.of === of && (seat === undefined || effect.seat === seat));

/** Whether the Super Flare of a power was played by this seat in this challenge. */
export const isSuperOn = (table: Table, word: PowerWord, seat: Seat): boolean =>
  inForce(table, `super ${powerOf(word)}`, seat) !== undefined;

/** The same, of one that counts for a single use of the power: now it is spent. */
export function spendSuper(table: Table, word: PowerWord, seat: Seat): boolean {
  const name = `super ${powerOf(word)}`;
  const effect = now(table).effects.find(({ of, seat: by, data }) => of === name && by === seat && data.length === 0);
  effect?.data.push(1);
  return effect !== undefined;
}

/** How long an effect lasts that never ends by itself. */
export const FOR_EVER = 1_000_000;

/** Whether an effect of this name and seat goes on beyond its challenge. */
export const lasts = ({ lasting }: Table, of: string, seat: Seat): boolean =>
  lasting.some((effect) => effect.of === of && effect.seat === seat);

/** An effect for the rest of the challenge. */
export function enforce(table: Table, of: string, seat: Seat, target: Scalar | null = null, data: number[] = []): void {
  now(table).effects.push({ of, seat, target, data });
}

/** An effect that is taken back, as if it had never been. */
export const undo = (kit: Kit, effect: Effect): void =>
  registry.effects.get(effect.of)?.on?.undone?.(kit, effectMe(effect));

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

/** Who bends: the source, what its hooks are told, and a name for it. */
type Visit = (source: Source, me: Me, name: () => string) => void;

/** Calls `visit` with everything in force that has this hook or reaction: hexes, Moons, effects in their order, and last,
 *  for they bend what the others leave, live powers in seat order. */
function eachSource(state: State<Table>, { powers, effects, moons, hexes }: Benders, visit: Visit): void {
  const { table } = state;
  if (hexes.length > 0) eachHex(table, hexes, visit);
  if (moons.length > 0 && table.moons.length > 0)
    eachMoon(state, (moon, n, seat, place) => {
      if (moons[n] === true) visit(moon, moonMe(seat, place), () => `moon ${n}`);
    });
  if (effects.size > 0)
    eachEffect(table, (source, effect) => {
      if (effects.has(effect.of)) visit(source, effectMe(effect), () => effect.of);
    });
  for (let seat = 0; seat < state.seats; seat++)
    if (mayHave(table, seat, powers)) visitLive(state, seat, powers, visit);
}

function visitLive(state: State<Table>, seat: Seat, powers: Users, visit: Visit): void {
  eachLive(state, seat, (power, n, holding) => visit(power, meOf(seat, holding), () => `power ${n}`), powers);
}

/** Who has this hook or reaction, if any of them is in force: most values are bent by nothing. */
function bendersOf({ table, held }: State<Table>, key: keyof Hooks | keyof Reactions): Benders | undefined {
  const benders = registry.benders.get(key);
  if (benders === undefined) return undefined;
  const { powers, effects, moons, hexes } = benders;
  if (isInPlay(table, powers)) return benders;
  if (moons.length > 0)
    for (const { up, slot } of table.moons) if (up && moons[held.item[slot] ?? moons.length] === true) return benders;
  if (hexes.length > 0) for (const hex of table.hexes) if (hex > 0 && hexes[hex - 1] === true) return benders;
  return effects.size > 0 && isOneInForce(table, effects) ? benders : undefined;
}

function isOneInForce(table: Table, effects: ReadonlySet<string>): boolean {
  const challenge = current(table);
  if (challenge !== undefined && challenge.effects.length > 0)
    for (const { of } of challenge.effects) if (effects.has(of)) return true;
  if (table.lasting.length > 0) for (const { of } of table.lasting) if (effects.has(of)) return true;
  return false;
}

/** Whether a seat has, lost or not, one of these powers. */
export function mayHave(table: Table, seat: Seat, users: Users): boolean {
  if (users.length === 0) return false;
  const own = table.powers[seat];
  if (own !== undefined && isOneAmong(own, users)) return true;
  const loans = current(table)?.loans;
  if (loans !== undefined) for (const { to, power } of loans) if (to === seat && users[power] === true) return true;
  return false;
}

/** A power counts, one under it that may count sooner or later, and one beside it. */
const isOneOf = ({ power, stages, second }: Holding, users: Users): boolean =>
  users[power] === true ||
  (stages !== undefined && isOneAmong(stages, users)) ||
  (second !== undefined && isOneOf(second, users));

function isOneAmong(holdings: readonly Holding[], users: Users): boolean {
  for (let i = 0; i < holdings.length; i++) if (isOneOf(holdings[i] as Holding, users)) return true;
  return false;
}

/** Whether anybody has, lost or not, one of these powers. */
export function isInPlay(table: Table, users: Users): boolean {
  if (users.length === 0) return false;
  const { powers } = table;
  for (let seat = 0; seat < powers.length; seat++) if (isOneAmong(powers[seat] as Holding[], users)) return true;
  const loans = current(table)?.loans;
  if (loans !== undefined) for (const { power } of loans) if (users[power] === true) return true;
  return false;
}

function eachHex(table: Table, hexes: Users, visit: Visit): void {
  for (let seat = 0; seat < table.hexes.length; seat++) {
    const n = (table.hexes[seat] ?? 0) - 1;
    const hex = n >= 0 && hexes[n] === true ? registry.hexes[n] : undefined;
    if (hex !== undefined) visit(hex, { seat, target: null, data: NO_DATA, slots: NO_SLOTS }, () => `hex ${n}`);
  }
}

type Threaded = Exclude<keyof Hooks, 'sum'>;
type Value<K extends Threaded> = Parameters<NonNullable<Hooks[K]>>[2];
type Rest<K extends Threaded> =
  Parameters<NonNullable<Hooks[K]>> extends [unknown, unknown, unknown, ...infer R] ? R : never;

/** Threads a value through everything in force. */
export function bend<K extends Threaded>(state: State<Table>, hook: K, value: Value<K>, ...rest: Rest<K>): Value<K> {
  const benders = bendersOf(state, hook);
  return benders === undefined ? value : bendBy(benders, state, hook, value, rest);
}

/** Whether anything in force bends it: for loops, where the answer is the same each time. */
export const isBent = (state: State<Table>, hook: Threaded): boolean => bendersOf(state, hook) !== undefined;

/** Apart, so that a value that nothing bends costs no closures. */
function bendBy<K extends Threaded>(
  benders: Benders,
  state: State<Table>,
  hook: K,
  value: Value<K>,
  rest: Rest<K>,
): Value<K> {
  let bent = value;
  eachSource(state, benders, ({ hooks }, me) => {
    const apply = hooks?.[hook] as ((...args: unknown[]) => Value<K>) | undefined;
    if (apply !== undefined) bent = apply(state, me, bent, ...rest);
  });
  return bent;
}

/** The paragraph of the first thing in force whose hook says no, if any does. */
export function deniedBy<K extends Threaded>(
  state: State<Table>,
  hook: K,
  denies: (apply: NonNullable<Hooks[K]>, me: Me) => boolean,
): string | null {
  const benders = bendersOf(state, hook);
  let by: string | null = null;
  if (benders !== undefined)
    eachSource(state, benders, ({ hooks, paragraph = '6.0' }, me) => {
      const apply = hooks?.[hook] as NonNullable<Hooks[K]> | undefined;
      if (by === null && apply !== undefined && denies(apply, me)) by = paragraph;
    });
  return by;
}

/** What has a part in the totals: its ranks, whose it is, a name for it. */
export interface Summand {
  readonly ranks: NonNullable<Hooks['sum']>;
  readonly me: Me;
  readonly name: () => string;
}

/** Everything in force that has one. */
export function summandsOf(state: State<Table>): readonly Summand[] {
  const benders = bendersOf(state, 'sum');
  if (benders === undefined) return NO_SUMMANDS;
  const all: Summand[] = [];
  eachSource(state, benders, ({ hooks }, me, name) => {
    if (hooks?.sum !== undefined) all.push({ ranks: hooks.sum, me, name });
  });
  return all;
}

const NO_SUMMANDS: readonly Summand[] = [];

/** Lets everything in force react to what has happened. */
export function react<K extends keyof Reactions>(
  state: State<Table>,
  reaction: K,
  call: (react: NonNullable<Reactions[K]>, me: Me) => void,
): void {
  const benders = bendersOf(state, reaction);
  if (benders === undefined) return;
  const all: [NonNullable<Reactions[K]>, Me][] = [];
  eachSource(state, benders, ({ on }, me) => {
    const one = on?.[reaction];
    if (one !== undefined) all.push([one, me]);
  });
  for (const [one, me] of all) call(one, me);
}

/** Whether any effect is in force. */
export const isAffected = (table: Table): boolean =>
  table.lasting.length > 0 || (current(table)?.effects.length ?? 0) > 0;

type FoundEffect = (source: Source, effect: Effect) => boolean | void;

/** The effects in force: the challenge's own, then the lasting ones; until `found` says true. */
export function eachEffect(table: Table, found: FoundEffect): boolean {
  const challenge = current(table);
  return (challenge !== undefined && eachOf(challenge.effects, found)) || eachOf(table.lasting, found);
}

function eachOf(effects: readonly Effect[], found: FoundEffect): boolean {
  for (const effect of effects) {
    const source = registry.effects.get(effect.of);
    if (source !== undefined && found(source, effect) === true) return true;
  }
  return false;
}

export { effectMe };

/** The cone's side as it counts for the gains of allies (§3.25, §3.87). */
export const isReverse = (state: State<Table>): boolean => bend(state, 'reverse', now(state.table).reverse);
