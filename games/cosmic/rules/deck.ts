// The Challenge deck (§1.4, §3.27): drawing, searching, new hands. What nobody has seen of it has no value yet.

import { type Amount, itemOf, must, no, rule, type Seat, type Slot, type State, total } from '@orrery/kernel';
import { HAND } from '../data/hexes.ts';
import { handOf, handsChanged, hasChallengeCard, isChallengeCard, kindOf, takeUp, valueOf } from './cards.ts';
import type { Renewal } from './hooks.ts';
import { bend } from './live.ts';
import { open } from './moments.ts';
import { type Drawing, type Kit, nearest, type Step } from './steps.ts';
import { DECK, FLARES, type Table } from './table.ts';

/** The top card. R3: the discards are shuffled when the deck is empty; if there are none nothing is drawn. */
function topCard(kit: Kit): Slot | null {
  const { table } = kit.state;
  const arranged = table.top.pop();
  if (arranged !== undefined) return arranged;
  if (rule('1.4', kit.left(DECK) === 0)) {
    const last = table.under.pop();
    if (last !== undefined) return last;
    if (table.discards.length === 0) return null;
    shuffleDiscards(kit);
  }
  return kit.slot(DECK);
}

/** So many cards off the deck, which nobody has looked at yet. */
function nextCards(kit: Kit, n: number): Slot[] {
  const slots: Slot[] = [];
  while (slots.length < n) {
    const slot = topCard(kit);
    if (slot === null) break;
    slots.push(slot);
    turnTopUp(kit);
  }
  return slots;
}

/** The same, seen by one seat. */
export function dealCards(kit: Kit, seat: Seat, n: number): Slot[] {
  const slots = nextCards(kit, n);
  for (const slot of slots) kit.look(slot, seat);
  return slots;
}

/** Of a deck that lies face up everybody sees the next card. */
export function turnTopUp(kit: Kit): void {
  const { table } = kit.state;
  if (table.open !== true) return;
  if (table.top.length === 0) {
    if (kit.left(DECK) > 0) table.top.push(kit.slot(DECK));
    else table.top.push(...table.under.splice(-1));
  }
  const next = table.top.at(-1);
  if (next === undefined) delete table.open;
  else kit.show(next);
}

/** A new deck lies face down. */
function shuffleDiscards(kit: Kit): void {
  const { table } = kit.state;
  if (table.open === true) for (const slot of table.top.splice(0)) kit.drop(slot);
  delete table.open;
  for (const item of table.discards) kit.put(DECK, item);
  table.discards = [];
  kit.tell('log.reshuffle', {}, '1.4');
}

/** The discards go into the deck, whatever is left of it. */
export const reshuffle: Step<'reshuffle'> = {
  run(kit) {
    kit.leave();
    shuffleDiscards(kit);
  },
};

/** A seat looks through the whole deck, takes so many cards of its choice, and it is shuffled. */
export function searchDeck(kit: Kit, seat: Seat, n: number, except?: number): void {
  const { table } = kit.state;
  const arranged = [...table.top.splice(0), ...table.under.splice(0)];
  for (const slot of arranged) kit.look(slot, seat);
  const slots = [...arranged, ...kit.search(DECK, seat)];
  kit.call('search', { seat, pool: DECK, n, slots, ...(except === undefined ? {} : { except }) });
}

/** What is found, by item and how many of it. */
function finds(view: State<Table>, slots: readonly Slot[], except: number | undefined): Amount[] {
  const items = slots.map((slot) => itemOf(view, slot)).filter((item) => item !== except);
  const count = (item: number): number => items.filter((each) => each === item).length;
  return [...new Set(items)].toSorted((a, b) => a - b).map((id) => ({ id, min: 0, max: count(id), weight: 1 }));
}

/** A pool is open to one seat, a slot for each card; what it takes nobody else knows. */
export const search: Step<'search'> = {
  may: (_, { seat }) => [seat],
  ask(view, { slots, n, except }) {
    const entries = finds(view, slots, except);
    const most = Math.min(n, total(entries.map(({ max }) => max)));
    if (most === 0) return null;
    const choice = { kind: 'amounts', noun: 'card', entries, min: most, max: most } as const;
    return { prompt: { key: 'ask.search', args: { n: most } }, choice, otherwise: highest(entries, most) };
  },
  why: (_, { n }) => no('6.1', 'refuse.search', { n }),
  take(kit, { slots, pool, except }, seat, amounts) {
    const items = finds(kit.state, slots, except).flatMap(({ id }, i) =>
      new Array<number>(amounts[i] ?? 0).fill(Number(id)),
    );
    for (const slot of slots) kit.drop(slot);
    const hand = handOf(kit.state.table, seat);
    hand.push(...items.map((item) => kit.hide(pool, item, seat)));
    kit.mix(hand, [seat]);
    turnTopUp(kit);
    kit.tell('log.searches', { seat, n: items.length });
    kit.leave();
    handsChanged(kit);
  },
  run(kit, { slots }) {
    for (const slot of slots) kit.drop(slot);
    turnTopUp(kit);
    kit.leave();
  },
};

/** For a seat that does not answer: the highest numbers. */
function highest(entries: readonly Amount[], n: number): number[] {
  const amounts = entries.map(() => 0);
  let still = n;
  for (const i of [...entries.keys()].toSorted(
    (a, b) => valueOf(Number(entries[b]?.id)) - valueOf(Number(entries[a]?.id)),
  )) {
    amounts[i] = Math.min(still, entries[i]?.max ?? 0);
    still -= amounts[i];
  }
  return amounts;
}

/** Flares from the box, unseen by all but this seat; where in the hand they are, nobody can tell. */
export function drawFlares(kit: Kit, seat: Seat, n: number): void {
  const hand = handOf(kit.state.table, seat);
  for (let i = 0; i < n; i++) hand.push(kit.draw(FLARES, seat));
  kit.mix(hand, [seat]);
  handsChanged(kit);
}

/** Draws cards; before and after it others may have a word. With `until`, up to the first Challenge card, the rest discarded.
 *  Only then do they come to the hand: until they do, everybody can tell which they are. */
export const draw: Step<'draw'> = {
  run(kit, frame) {
    const { seat } = frame;
    const stage = frame.stage ?? 0;
    frame.stage = stage + 1;
    if (stage === 0) return open(kit, 'drawing', { seat, n: frame.n });
    if (stage === 1) return frame.until === true ? drawUntil(kit, frame) : drawMany(kit, frame);
    const { slots = [] } = frame;
    if (stage === 2 && slots.length > 0) return open(kit, 'drawn', { seat, n: slots.length });
    kit.leave();
    if (slots.length > 0) takeUp(kit, seat, slots);
  },
};

function drawMany(kit: Kit, frame: Drawing): void {
  const { seat, n, spare = 0, share } = frame;
  const due = nextCards(kit, n);
  if (share !== undefined) takeShare(kit, seat, share, due);
  const slots = [...due, ...nextCards(kit, spare)];
  receive(kit, frame, slots);
  if (slots.length > due.length) kit.call('cull', { seat, slots, n: slots.length - due.length });
}

/** What was drawn is seen. */
function receive(kit: Kit, frame: Drawing, slots: Slot[]): void {
  const { seat } = frame;
  frame.slots = slots;
  for (const slot of slots) kit.look(slot, seat);
  if (slots.length > 0) kit.tell(frame.key ?? 'log.draw', { seat, n: slots.length });
}

/** Half of the cards, nobody's choice, go to somebody else before they are seen. */
function takeShare(kit: Kit, from: Seat, to: Seat, due: Slot[]): void {
  const n = Math.floor(due.length / 2);
  const slots = Array.from({ length: n }, () => must(due.splice(kit.pick(due.length), 1)[0], 'a card'));
  if (n === 0) return;
  kit.tell('log.taken', { to, from, n });
  takeUp(kit, to, slots);
}

function drawUntil(kit: Kit, frame: Drawing): void {
  const { seat } = frame;
  const { slot, passed } = turnToChallenge(kit, seat);
  receive(kit, frame, slot === null ? [] : [slot]);
  for (const each of passed) {
    kit.tell('log.discards', { seat, card: kit.show(each) });
    kit.call('discard', { item: kit.remove(each), by: seat });
  }
}

/** Turns up cards of the deck until a Challenge card comes, which only this seat sees yet; and what came before it. */
export function turnToChallenge(kit: Kit, seat: Seat): { slot: Slot | null; passed: Slot[] } {
  const passed: Slot[] = [];
  for (let [slot] = nextCards(kit, 1); slot !== undefined; [slot] = nextCards(kit, 1)) {
    if (isChallengeCard(kit.look(slot, seat))) return { slot, passed };
    kit.show(slot);
    passed.push(slot);
  }
  return { slot: null, passed };
}

/** Of the cards just drawn so many are discarded, of the drawer's choice. */
export const cull: Step<'cull'> = {
  may: (_, { seat }) => [seat],
  ask(_, { slots, n }) {
    const choice = { kind: 'some', noun: 'slot', options: slots, min: n, max: n } as const;
    return { prompt: { key: 'ask.discard', args: { n } }, choice, otherwise: slots.slice(-n) };
  },
  why: (_, { n }) => no('4.1', 'refuse.cull', { n }),
  take(kit, { slots }, seat, chosen) {
    const gone = kit.lay(slots, chosen, [seat]);
    must(nearest(kit.state, 'draw'), 'a draw').slots = slots.filter((slot) => !gone.includes(slot));
    kit.leave();
    for (const slot of gone) {
      const item = kit.show(slot);
      kit.tell('log.discards', { seat, card: item });
      kit.call('discard', { item: kit.remove(slot), by: seat });
    }
  },
};

const NEW_HAND: Renewal = { keep: [], cards: HAND, until: false };

/** §3.01, §3.27: who has no Challenge card takes a new hand, and another while there is still none in it and one to be drawn
 *  (R171). */
export const arm: Step<'arm'> = {
  run(kit, frame) {
    const { seat, under } = frame;
    const isDone = hasChallengeCard(kit.state, seat) || (frame.renewed === true && !isOneLeft(kit.state));
    if (!rule('3.27', !isDone)) return kit.leave();
    frame.renewed = true;
    renew(kit, seat, under);
  },
};

/** R109: that a hand has no Challenge card in it, all can see; then a new one is taken. */
export function renew(kit: Kit, seat: Seat, under = '3.27'): void {
  for (const slot of handOf(kit.state.table, seat)) kit.show(slot);
  kit.call('fresh', { seat, under });
}

/** Whether a Challenge card is in the deck, or among the discards that would become one (R3). */
function isOneLeft(state: State<Table>): boolean {
  const { discards, top, under } = state.table;
  const items = [...discards, ...[...top, ...under].map((slot) => itemOf(state, slot))];
  return items.some(isChallengeCard) || (state.pools[DECK] ?? []).some((n, item) => n > 0 && isChallengeCard(item));
}

/** §3.01, §3.27: who has no Challenge card shows it, plays what it may (Keeper), discards the hand and draws seven. */
export const fresh: Step<'fresh'> = {
  run(kit, frame) {
    const { seat } = frame;
    if (frame.stage === undefined) {
      frame.stage = 1;
      return open(kit, 'new hand', { seat });
    }
    const { keep, cards, until } = bend(kit.state, 'renews', NEW_HAND, seat, frame.by ?? 'rules');
    const hand = handOf(kit.state.table, seat);
    const kinds = [...keep, ...(frame.keep ?? [])];
    const kept = hand.filter((slot) => kinds.includes(kindOf(itemOf(kit.state, slot))));
    const stay = kept.length === 0 ? [] : kit.lay(hand, kept, [seat]);
    const go = hand.slice(0, hand.length - stay.length);
    const items = go.map((slot) => kit.show(slot));
    for (const slot of go) kit.remove(slot);
    kit.state.table.hands[seat] = [...stay, ...(frame.aside ?? [])];
    if (!until) kit.tell('log.fresh', { seat, cards: items }, frame.under);
    kit.goto('draw', { seat, n: cards, until });
    for (const item of items) kit.call('discard', { item, by: seat });
  },
};
