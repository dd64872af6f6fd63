// Standing orders: "pass this challenge", "ask me only when I am attacked". They belong to a seat, are kept beside the game
// and are nobody else's business. Whether an order covers a window is decided from public facts, so that it counts as the
// seat's nod whether or not the seat is really asked.

import type { About, Scalar, Seat, State } from '@orrery/kernel';
import type { Edition } from './edition.ts';

export interface Order {
  /** Only within this challenge or turn; left out: until it is taken back. */
  readonly scope?: Scalar | undefined;
  /** Asks all the same in a window about one of these. */
  readonly unless: readonly string[];
}

/** By seat. */
export type Orders = readonly (readonly Order[])[];

/** What a window is about for a seat, as everybody may know it; null: the game does not say. */
export function aboutOf({ kernel, game }: Edition, state: State, seat: Seat): About | null {
  const frame = state.frames.at(-1);
  const step = frame === undefined ? undefined : game.steps[frame.step];
  if (frame === undefined || step?.about === undefined) return null;
  // Shown to the audience first: what is about a secret cannot come out of it.
  return step.about(kernel.view(state, state.seats), frame, seat);
}

/** Where a game does not say what its windows are about, only "pass them all" can stand. */
export function covers({ scope, unless }: Order, about: About | null): boolean {
  if (about === null) return scope === undefined && unless.length === 0;
  return (scope === undefined || scope === about.scope) && !unless.some((tag) => about.tags?.includes(tag));
}

/** Whether a seat has ordered to pass the window on top of this state. */
export function hasOrdered(edition: Edition, state: State, seat: Seat, orders: Orders): boolean {
  const own = orders[seat] ?? [];
  if (own.length === 0) return false;
  const about = aboutOf(edition, state, seat);
  return own.some((order) => covers(order, about));
}

/** A seat's orders with another one: it has at most one for the challenge or turn, and one that stays. */
export const withOrder = (orders: Orders, seat: Seat, order: Order): Orders =>
  replaced(orders, seat, [
    ...(orders[seat] ?? []).filter(({ scope }) => (scope === undefined) !== (order.scope === undefined)),
    order,
  ]);

/** "Always ask me." */
export const withoutOrders = (orders: Orders, seat: Seat): Orders => replaced(orders, seat, []);

/** The order to offer to whoever is asked in a window for the first time; null: the game has none. Its exceptions are said
 *  by the game's messages `tag.*`. */
export const calmOrder = ({ game }: Edition): Order | null => (game.calm === undefined ? null : { unless: game.calm });

/** The order to pass what is left of the challenge or turn a window belongs to; null: it belongs to none. */
export function scopeOrder(edition: Edition, state: State, seat: Seat): Order | null {
  const scope = aboutOf(edition, state, seat)?.scope;
  return scope === undefined ? null : { scope, unless: [] };
}

const replaced = (orders: Orders, seat: Seat, own: readonly Order[]): Orders =>
  Array.from({ length: Math.max(orders.length, seat + 1) }, (_, at) => (at === seat ? own : (orders[at] ?? [])));
