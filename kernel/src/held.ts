// The one table of secrets. What nobody has seen has no value yet: it is a count in a pool, and is drawn by dice when
// first seen (the same odds as a shuffle). A slot is a place for one item; who knows it is a mask, and is public.

import { fault } from './fault.ts';
import type { Seat, State } from './types.ts';
import { type Picker, shuffled } from './ways.ts';

export type Slot = number;
export const UNDRAWN = -1;
const FREE = -1;

export const bit = (viewer: Seat): number => 1 << viewer;

/** Every seat and the audience. */
export const everybody = (seats: number): number => (1 << (seats + 1)) - 1;

export const knows = (state: State, slot: Slot, viewer: Seat): boolean =>
  ((state.held.know[slot] ?? 0) & bit(viewer)) !== 0;

/** The item as far as this state or view tells it; UNDRAWN where it does not. */
export const itemOf = (state: State, slot: Slot): number => state.held.item[slot] ?? UNDRAWN;

/** A new face-down slot over a pool; nobody knows it. */
export function openSlot(state: State, pool: number): Slot {
  const { held } = state;
  dealable(state, pool);
  let slot = held.pool.indexOf(FREE);
  if (slot < 0) slot = held.pool.length;
  held.pool[slot] = pool;
  held.item[slot] = UNDRAWN;
  held.know[slot] = 0;
  return slot;
}

/** Frees the slot; its item, if it ever had one, goes back to its pool. */
export function closeSlot(state: State, slot: Slot): void {
  undraw(state, slot);
  state.held.pool[slot] = FREE;
}

/** Takes the item out of the slot for good and frees the slot. Only what everybody knows may leave the table. */
export function unslot(state: State, slot: Slot): number {
  const item = itemOf(state, slot);
  if (state.held.know[slot] !== everybody(state.seats)) throw fault('broken', `slot ${slot} leaves the table unseen`);
  state.held.item[slot] = UNDRAWN;
  closeSlot(state, slot);
  return item;
}

/** Gives an undrawn slot its item, chosen by `pick`. */
export function fill(state: State, slot: Slot, pick: (counts: readonly number[], total: number) => number): void {
  const counts = poolOf(state, state.held.pool[slot] ?? FREE);
  const item = pick(counts, total(counts));
  takeFrom(counts, item);
  state.held.item[slot] = item;
}

/** Permutes the items; only watchers who knew every one know them still. What nobody knows is undrawn again. */
export function mix(state: State, slots: readonly Slot[], watchers: readonly Seat[], pick: Picker): void {
  const { item, know, pool } = state.held;
  let keep = 0;
  for (const seat of watchers) keep |= bit(seat);
  for (const slot of slots) {
    keep &= know[slot] ?? 0;
    if (pool[slot] !== pool[slots[0] ?? slot]) throw fault('broken', 'slots of two pools are mixed');
  }
  if (keep === 0) return slots.forEach((slot) => undraw(state, slot));
  const items = shuffled(
    slots.map((slot) => itemOf(state, slot)),
    pick,
  );
  for (const [i, slot] of slots.entries()) {
    item[slot] = items[i] ?? UNDRAWN;
    know[slot] = keep;
  }
}

/** Takes the items of some slots out of a set unseen: they end in its last slots, and only watchers can tell what moved. */
export function lay(
  state: State,
  slots: readonly Slot[],
  some: readonly Slot[],
  watchers: readonly Seat[],
  pick: Picker,
): Slot[] {
  const wanted = some.map((slot) => itemOf(state, slot));
  mix(state, slots, watchers, pick);
  const { item } = state.held;
  wanted.forEach((each, i) => {
    const to = slots[slots.length - 1 - i] ?? UNDRAWN;
    const from = slots.find((slot, at) => at < slots.length - i && item[slot] === each) ?? to;
    item[from] = itemOf(state, to);
    item[to] = each;
  });
  return slots.slice(slots.length - some.length);
}

export function poolOf(state: State, pool: number): number[] {
  const counts = state.pools[pool];
  if (counts === undefined) throw fault('broken', `there is no pool ${pool}`);
  return counts;
}

export function takeFrom(counts: number[], item: number): void {
  const left = counts[item] ?? 0;
  if (left <= 0) throw fault('broken', `item ${item} is not in its pool`);
  counts[item] = left - 1;
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i] ?? 0;
  return sum;
}

/** A pool that has something left to deal: the rest of its items lie in face-down slots. */
export function dealable(state: State, pool: number): number[] {
  const counts = poolOf(state, pool);
  const { held } = state;
  let left = total(counts);
  for (let slot = 0; slot < held.pool.length; slot++)
    if (held.pool[slot] === pool && held.item[slot] === UNDRAWN) left--;
  if (left <= 0) throw fault('broken', `pool ${pool} has nothing left to deal`);
  return counts;
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

function undraw(state: State, slot: Slot): void {
  const item = itemOf(state, slot);
  if (item !== UNDRAWN) {
    const counts = poolOf(state, state.held.pool[slot] ?? FREE);
    counts[item] = (counts[item] ?? 0) + 1;
    state.held.item[slot] = UNDRAWN;
  }
  state.held.know[slot] = 0;
}
