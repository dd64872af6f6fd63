// The one table of secrets. What nobody has seen has no value yet: it is a count in a pool, and is drawn by dice when
// first seen (the same odds as a shuffle). A slot is a place for one item; who knows it is a mask, and is public.
//
// Three kinds of pool have more to them than counts; the state then has `unseen`:
// - a deck may hold a *lot*, "so many of that other pool", which has one of each item. A slot of the deck may turn out to be
//   one of them. The item is then *named*: it belongs to the deck from now on, and a mask says who knows so. For everybody
//   else it is still one more of the lot, and lies in the other pool. What everybody knows needs no name.
// - slots of several pools that are mixed become a *set*: which pool each came from is as secret as its item, and all that a
//   stranger sees is how many of each pool the set has.
// - an *endless* pool never runs out: it is what players may choose from, and what others may suspect.

import { fault } from './fault.ts';
import type { Seat, State, Unseen } from './types.ts';
import { type Picker, shuffled } from './ways.ts';

export type Slot = number;
export const UNDRAWN = -1;
const FREE = -1;
const NO_SET = -1;

export const bit = (viewer: Seat): number => 1 << viewer;

/** Every seat and the audience. */
export const everybody = (seats: number): number => (1 << (seats + 1)) - 1;

export const knows = (state: State, slot: Slot, viewer: Seat): boolean =>
  ((state.held.know[slot] ?? 0) & bit(viewer)) !== 0;

/** The item as far as this state or view tells it; UNDRAWN where it does not. */
export const itemOf = (state: State, slot: Slot): number => state.held.item[slot] ?? UNDRAWN;

/** The pool that a slot's item comes from, as far as this state or view tells it; a mixed set where it does not. */
export function deckOf({ held }: State, slot: Slot): number {
  const from = held.from?.[slot] ?? NO_SET;
  return from === NO_SET ? (held.pool[slot] ?? FREE) : from;
}

export function openPool(state: State, counts: readonly number[], endless: boolean): number {
  const pool = state.pools.push([...counts]) - 1;
  if (endless) unseenOf(state).endless.push(pool);
  return pool;
}

/** So many items of a pool go into a deck, and nobody knows which. */
export function shuffleIn(state: State, deck: number, pool: number, count: number): void {
  dealable(state, pool, count);
  const [into, out] = [poolOf(state, deck), poolOf(state, pool)];
  // A name says of one item who knows it, so two cards that look alike are two items.
  if (out.some((n, item) => n > 1 || (n > 0 && (into[item] ?? 0) > 0)))
    throw fault('broken', `pool ${pool} goes into deck ${deck} unseen, so each of its cards needs a number of its own`);
  if (lotsOf(state, pool).some((count) => count > 0)) throw fault('broken', `pool ${pool} holds a lot itself`);
  while (into.length < out.length) into.push(0);
  addLot(unseenOf(state), deck, pool, count);
}

/** A new face-down slot over a pool; nobody knows it. */
export function openSlot(state: State, pool: number): Slot {
  const { held } = state;
  dealable(state, pool);
  let slot = held.pool.indexOf(FREE);
  if (slot < 0) slot = held.pool.length;
  held.pool[slot] = pool;
  held.item[slot] = UNDRAWN;
  held.know[slot] = 0;
  if (held.from !== undefined) held.from[slot] = NO_SET;
  return slot;
}

/** A new slot with an item of the seat's own choice. */
export function hide(state: State, pool: number, item: number, seat: Seat): Slot {
  const slot = openSlot(state, pool);
  fill(state, slot, () => item);
  learn(state, slot, bit(seat));
  return slot;
}

/** Frees the slot; its item, if it ever had one, goes back to its pool. */
export function closeSlot(state: State, slot: Slot): void {
  const { held } = state;
  undraw(state, slot);
  held.pool[slot] = FREE;
  if (held.from !== undefined) held.from[slot] = NO_SET;
}

/** Frees the slot, and with it the free ones at the end: a deck that was looked through leaves no row of empty places. */
export function dropSlot(state: State, slot: Slot): void {
  const { held } = state;
  closeSlot(state, slot);
  while (held.pool.at(-1) === FREE) for (const column of [held.pool, held.item, held.know, held.from]) column?.pop();
}

/** Takes the item out of the slot for good and frees the slot. Only what everybody knows may leave the table. */
export function unslot(state: State, slot: Slot): number {
  const item = itemOf(state, slot);
  if (state.held.know[slot] !== everybody(state.seats)) throw fault('broken', `slot ${slot} leaves the table unseen`);
  state.held.item[slot] = UNDRAWN;
  closeSlot(state, slot);
  return item;
}

type PickItem = (odds: readonly number[], total: number, pool: number) => number;

/** Gives an undrawn slot its item, chosen by `pick`. */
export function fill(state: State, slot: Slot, pick: PickItem): void {
  const pool = deckOf(state, slot);
  const odds = oddsOf(state, pool);
  const item = pick(odds, total(odds), pool);
  take(state, pool, item);
  state.held.item[slot] = item;
}

/** These viewers know the slot now, and that its item is in the game. */
export function learn(state: State, slot: Slot, mask: number): void {
  const known = (state.held.know[slot] ?? 0) | mask;
  state.held.know[slot] = known;
  if (state.unseen === undefined) return;
  const [deck, item] = [deckOf(state, slot), itemOf(state, slot)];
  const name = state.unseen.named.find((each) => each.deck === deck && each.item === item);
  if (name === undefined) return;
  name.know |= known;
  if (name.know === everybody(state.seats)) unname(state.unseen, deck, item);
}

/** This seat has seen all that is left of a pool, so it knows what of it is in the deck that took some in unseen. Not if there
 *  are several such decks, or if cards of the pool lie face down elsewhere: then it cannot tell. */
export function nameRest(state: State, pool: number, seat: Seat): void {
  const { unseen, seats } = state;
  const lots = unseen?.lots.filter(({ of }) => of === pool) ?? [];
  const names = unseen?.named.filter(({ of }) => of === pool) ?? [];
  const [deck, ...others] = new Set([...lots, ...names].map((each) => each.deck));
  const rest = poolOf(state, pool);
  if (unseen === undefined || deck === undefined || others.length > 0) return;
  if (total(rest) !== (lots[0]?.count ?? 0)) return;
  for (const [item, n] of rest.entries()) {
    if (n === 0) continue;
    take(state, deck, item);
    poolOf(state, deck)[item] = 1;
  }
  for (const name of unseen.named.filter(({ of }) => of === pool)) {
    name.know |= bit(seat);
    if (name.know === everybody(seats)) unname(unseen, name.deck, name.item);
  }
}

/** Permutes the items; only watchers who knew every one know them still. What nobody knows is undrawn again. */
export function mix(state: State, slots: readonly Slot[], watchers: readonly Seat[], pick: Picker): void {
  const { held } = state;
  let keep = 0;
  for (const seat of watchers) keep |= bit(seat);
  for (const slot of slots) keep &= held.know[slot] ?? 0;
  if (slots.some((slot) => held.pool[slot] !== held.pool[slots[0] ?? slot])) joinSet(state, slots);
  const inSet = (held.from?.[slots[0] ?? 0] ?? NO_SET) !== NO_SET;
  if (keep === 0) slots.forEach((slot) => undraw(state, slot));
  if (keep === 0 && !inSet) return;
  reorder(state, slots, keep, pick);
}

/** The same items in another order: nobody knows where each is, though some know that it is among them, so none is undrawn. */
export function shuffle(state: State, slots: readonly Slot[], pick: Picker): void {
  const { pool } = state.held;
  if (slots.some((slot) => pool[slot] !== pool[slots[0] ?? slot])) joinSet(state, slots);
  reorder(state, slots, 0, pick);
}

function reorder({ held }: State, slots: readonly Slot[], know: number, pick: Picker): void {
  const order = shuffled([...slots.keys()], pick);
  permute(held.item, slots, order);
  if (held.from !== undefined) permute(held.from, slots, order);
  for (const slot of slots) held.know[slot] = know;
}

/** Takes the items of some slots out of a set unseen: they end in its last slots, and only watchers can tell what moved. */
export function lay(
  state: State,
  slots: readonly Slot[],
  some: readonly Slot[],
  watchers: readonly Seat[],
  pick: Picker,
): Slot[] {
  const { item, know } = state.held;
  const wanted = some.map((slot) => [itemOf(state, slot), deckOf(state, slot)]);
  mix(state, slots, watchers, pick);
  if (slots.some((slot) => know[slot] === 0) && wanted.some(([each]) => each !== UNDRAWN))
    throw fault('broken', 'cards are laid out of a hand that no watcher knows whole');
  wanted.forEach(([each, deck], i) => {
    const to = slots.length - 1 - i;
    const at = slots.findIndex((slot, place) => place <= to && item[slot] === each && deckOf(state, slot) === deck);
    const pair = [slots[at < 0 ? to : at] ?? UNDRAWN, slots[to] ?? UNDRAWN];
    permute(item, pair, [1, 0]);
    if (state.held.from !== undefined) permute(state.held.from, pair, [1, 0]);
  });
  return slots.slice(slots.length - some.length);
}

/** Takes an item out of a pool in the open. */
export function takeAway(state: State, pool: number, item: number): void {
  take(state, pool, item);
  if (state.unseen !== undefined) unname(state.unseen, pool, item);
}

export function poolOf(state: State, pool: number): number[] {
  const counts = state.pools[pool];
  if (counts === undefined) throw fault('broken', `there is no pool ${pool}`);
  return counts;
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i] ?? 0;
  return sum;
}

/** How many a deck holds of each other pool. */
export function lotsOf({ pools, unseen }: State, deck: number): number[] {
  const lots = pools.map(() => 0);
  for (const lot of unseen?.lots ?? []) if (lot.deck === deck) lots[lot.of] = lot.count;
  return lots;
}

/** How many items a pool has: its own, and those of its lots. */
export function sizeOf(state: State, pool: number): number {
  let n = total(poolOf(state, pool));
  for (const { deck, count } of state.unseen?.lots ?? []) if (deck === pool) n += count;
  return n;
}

/** How many can still be dealt: the rest of the pool's items lie in face-down slots, or in the lots of decks. */
export function left(state: State, pool: number): number {
  const { held, unseen } = state;
  if (unseen?.endless.includes(pool) === true) return Infinity;
  let n = sizeOf(state, pool);
  for (let slot = 0; slot < held.pool.length; slot++)
    if (held.item[slot] === UNDRAWN && deckOf(state, slot) === pool) n--;
  for (const lot of unseen?.lots ?? []) if (lot.of === pool) n -= lot.count;
  return n;
}

/** Whether so many can still be dealt. */
export function dealable(state: State, pool: number, count = 1): void {
  if (left(state, pool) < count) throw fault('broken', `pool ${pool} has nothing left to deal`);
}

/** How likely each item is to be the next out of a pool, in whole numbers: of a lot of k out of n, each weighs k/n. */
export function oddsOf(state: State, pool: number): readonly number[] {
  let odds: readonly number[] = poolOf(state, pool);
  let scale = 1;
  for (const { deck, of, count } of state.unseen?.lots ?? []) {
    if (deck !== pool) continue;
    const others = poolOf(state, of);
    const n = total(others);
    const share = count * scale;
    // A copy of the right length at once: to be filled one by one, a list has to grow many times.
    const weights = odds.slice();
    const both = Math.min(weights.length, others.length);
    for (let item = 0; item < both; item++)
      weights[item] = (weights[item] as number) * n + share * (others[item] as number);
    for (let item = both; item < weights.length; item++) weights[item] = (weights[item] as number) * n;
    odds = weights;
    scale *= n;
  }
  return odds;
}

/** The item that stands at place `at` when a pool's items lie in a row. */
export function itemAt(counts: readonly number[], at: number): number {
  let left = at;
  for (let item = 0; item < counts.length; item++) {
    left -= counts[item] ?? 0;
    if (left < 0) return item;
  }
  throw fault('broken', 'drawn from an empty pool');
}

/** The item goes back to where it came from; the slot keeps its place. */
function putBack(state: State, slot: Slot): void {
  const item = itemOf(state, slot);
  if (item === UNDRAWN) return;
  const deck = deckOf(state, slot);
  const counts = poolOf(state, deck);
  if (state.unseen?.endless.includes(deck) !== true) counts[item] = (counts[item] ?? 0) + 1;
  state.held.item[slot] = UNDRAWN;
}

/** A deck holds so many more of another pool. */
export function addLot(unseen: Unseen, deck: number, of: number, more: number): void {
  const lot = unseen.lots.find((each) => each.deck === deck && each.of === of);
  if (lot === undefined) {
    unseen.lots.push({ deck, of, count: more });
    unseen.lots.sort((a, b) => a.deck - b.deck || a.of - b.of);
  } else if ((lot.count += more) === 0) unseen.lots.splice(unseen.lots.indexOf(lot), 1);
}

function undraw(state: State, slot: Slot): void {
  putBack(state, slot);
  state.held.know[slot] = 0;
}

/** Takes an item out of a pool: one that is its own by now, or one of a lot, which gets a name. */
function take(state: State, pool: number, item: number): void {
  const { unseen } = state;
  const counts = poolOf(state, pool);
  if ((counts[item] ?? 0) > 0) {
    if (unseen?.endless.includes(pool) !== true) counts[item] = (counts[item] ?? 0) - 1;
    return;
  }
  const lot = unseen?.lots.find(({ deck, of }) => deck === pool && (state.pools[of]?.[item] ?? 0) > 0);
  if (unseen === undefined || lot === undefined) throw fault('broken', `item ${item} is not in its pool`);
  addLot(unseen, pool, lot.of, -1);
  poolOf(state, lot.of)[item] = 0;
  // In an order that tells nothing of when they were seen.
  const after = unseen.named.findIndex(({ deck, item: other }) => deck > pool || (deck === pool && other > item));
  unseen.named.splice(after < 0 ? unseen.named.length : after, 0, { deck: pool, of: lot.of, item, know: 0 });
}

function unname(unseen: Unseen, deck: number, item: number): void {
  unseen.named = unseen.named.filter((name) => name.deck !== deck || name.item !== item);
}

/** Slots of several pools become one set. It takes in the whole of any set it meets, so no card has two pasts. */
function joinSet(state: State, slots: readonly Slot[]): void {
  const { held } = state;
  const { sets } = unseenOf(state);
  const met = sets.filter((set) => slots.some((slot) => held.pool[slot] === set));
  const set = met[0] ?? sets.find((each) => !held.pool.includes(each)) ?? openPool(state, [], false);
  if (!sets.includes(set)) sets.push(set);
  held.from ??= held.pool.map(() => NO_SET);
  for (const [slot, pool] of held.pool.entries()) {
    if (sets.includes(pool)) held.pool[slot] = met.includes(pool) ? set : pool;
    else if (slots.includes(slot)) {
      held.from[slot] = pool;
      held.pool[slot] = set;
    }
  }
}

/** The k-th of these slots gets what the one at place `order[k]` had. */
function permute(column: number[], slots: readonly Slot[], order: readonly number[]): void {
  const had = slots.map((slot) => column[slot] ?? UNDRAWN);
  for (const [i, slot] of slots.entries()) column[slot] = had[order[i] ?? i] ?? UNDRAWN;
}

const unseenOf = (state: State): Unseen => (state.unseen ??= { lots: [], named: [], endless: [], sets: [] });
