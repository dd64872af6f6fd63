// The Challenge deck and the hands (§5, §6): drawing, playing, discarding, new hands. A card that is discarded lies open.

import { type Amount, itemOf, must, no, rule, type Seat, type Slot, type State, total } from '@orrery/kernel';
import {
  ATTACKS,
  COMPROMISE,
  FIRST_ATTACK,
  FIRST_EDICT,
  FIRST_FLARE,
  FIRST_KICKER,
  FIRST_REINFORCEMENT,
  KICKERS,
  REINFORCEMENTS,
} from '../data/cards.ts';
import { HAND } from '../data/hexes.ts';
import type { Renewal } from './hooks.ts';
import { bend, react } from './live.ts';
import { type Kit, nearest, type Step } from './steps.ts';
import { current, DECK, FLARES, type Table } from './table.ts';
import { open } from './moments.ts';

export type Kind = 'compromise' | 'attack' | 'edict' | 'kicker' | 'reinforcement' | 'flare';

export function kindOf(item: number): Kind {
  if (item === COMPROMISE) return 'compromise';
  if (item < FIRST_EDICT) return 'attack';
  if (item < FIRST_KICKER) return 'edict';
  if (item < FIRST_REINFORCEMENT) return 'kicker';
  return item < FIRST_FLARE ? 'reinforcement' : 'flare';
}

/** The number on an Attack, a Kicker or a Reinforcement; 0 for the rest. */
export function valueOf(item: number): number {
  if (item < FIRST_ATTACK) return 0;
  if (item < FIRST_EDICT) return ATTACKS[item - FIRST_ATTACK]?.[0] ?? 0;
  if (item < FIRST_KICKER) return 0;
  if (item < FIRST_REINFORCEMENT) return KICKERS[item - FIRST_KICKER]?.[0] ?? 0;
  return item < FIRST_FLARE ? (REINFORCEMENTS[item - FIRST_REINFORCEMENT]?.[0] ?? 0) : 0;
}

/** §5.0: an Attack or a Compromise (R21). */
export const isChallengeCard = (item: number): boolean => item >= 0 && item < FIRST_EDICT;

export const handOf = ({ hands }: Table, seat: Seat): Slot[] => must(hands[seat], 'a hand');

/** All a seat can play from: its hand, and Miser's hoard. */
export const cardsOf = ({ table }: State<Table>, seat: Seat): Slot[] => [
  ...handOf(table, seat),
  ...(table.hoards[seat] ?? []),
];

/** Of these, the slots whose item is of a kind, as far as the view tells. */
export const cardsThat = (view: State<Table>, seat: Seat, is: (item: number) => boolean): Slot[] =>
  cardsOf(view, seat).filter((slot) => is(itemOf(view, slot)));

/** Whether a seat has a Compromise to play, as far as the view tells. */
export const hasCompromise = (view: State<Table>, seat: Seat): boolean =>
  cardsThat(view, seat, (item) => item === COMPROMISE).length > 0;

/** §3.27: the ordinary hand is what counts for a new one. */
export const hasChallengeCard = (view: State<Table>, seat: Seat): boolean =>
  handOf(view.table, seat).some((slot) => isChallengeCard(itemOf(view, slot)));

/** The top card, into a hand. R3: the discards are shuffled when the deck is empty; if there are none nothing is drawn. */
function drawOne(kit: Kit, seat: Seat): Slot | null {
  const { table } = kit.state;
  const arranged = table.top.pop();
  if (arranged !== undefined) return seen(kit, arranged, seat);
  if (rule('1.4', kit.left(DECK) === 0)) {
    const last = table.under.pop();
    if (last !== undefined) return seen(kit, last, seat);
    if (table.discards.length === 0) return null;
    shuffleDiscards(kit);
  }
  return kit.draw(DECK, seat);
}

function shuffleDiscards(kit: Kit): void {
  const { table } = kit.state;
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

function seen(kit: Kit, slot: Slot, seat: Seat): Slot {
  kit.look(slot, seat);
  return slot;
}

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
    kit.tell('log.searches', { seat, n: items.length });
    kit.leave();
    handsChanged(kit);
  },
  run(kit, { slots }) {
    for (const slot of slots) kit.drop(slot);
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

/** Draws cards; before and after it others may have a word. With `until`, up to the first Challenge card, the rest discarded. */
export const draw: Step<'draw'> = {
  run(kit, frame) {
    const { seat } = frame;
    const stage = frame.stage ?? 0;
    frame.stage = stage + 1;
    if (stage === 0) return open(kit, 'drawing', { seat, n: frame.n });
    if (stage === 1) {
      frame.slots = frame.until === true ? drawUntil(kit, seat) : drawMany(kit, seat, frame.n);
      const n = frame.slots.length;
      if (n === 0) return;
      kit.tell(frame.key ?? 'log.draw', { seat, n }, frame.key === undefined ? undefined : '3.87');
      handsChanged(kit);
      return open(kit, 'drawn', { seat, n });
    }
    kit.leave();
  },
};

function drawMany(kit: Kit, seat: Seat, n: number): Slot[] {
  const slots: Slot[] = [];
  while (slots.length < n) {
    const slot = drawOne(kit, seat);
    if (slot === null) break;
    slots.push(slot);
  }
  handOf(kit.state.table, seat).push(...slots);
  return slots;
}

function drawUntil(kit: Kit, seat: Seat): Slot[] {
  const { table } = kit.state;
  for (let slot = drawOne(kit, seat); slot !== null; slot = drawOne(kit, seat)) {
    if (isChallengeCard(itemOf(kit.state, slot))) {
      handOf(table, seat).push(slot);
      return [slot];
    }
    kit.show(slot);
    kit.call('discard', { item: kit.remove(slot), by: seat });
  }
  return [];
}

/** Whoever watches hands looks again. */
export const handsChanged = (kit: Kit): void => react(kit.state, 'hands', (hands, me) => hands(kit, me));

/** A card goes to the discards, unless something in force takes it first: see `divert`. */
export const discard: Step<'discard'> = {
  run(kit, frame) {
    const { item, by } = frame;
    if (frame.stage === undefined) {
      frame.stage = 1;
      return open(kit, 'discarded', { seat: by, item });
    }
    kit.leave();
    if (frame.to === undefined) return void kit.state.table.discards.push(item);
    kit.tell('log.takes-discard', { seat: frame.to, card: item });
    gain(kit, frame.to, item);
  },
};

/** The card that is being discarded goes to this seat instead. */
export function divert(kit: Kit, seat: Seat): void {
  must(nearest(kit.state, 'discard'), 'a card being discarded').to = seat;
}

/** A card that everybody has seen comes to a hand. */
export function gain(kit: Kit, seat: Seat, item: number): Slot {
  kit.put(DECK, item);
  const slot = kit.hide(DECK, item, seat);
  kit.show(slot);
  handOf(kit.state.table, seat).push(slot);
  handsChanged(kit);
  return slot;
}

/** Takes a card of this item out of a hand, open to all; which of several equal ones nobody can tell. */
export function reveal(kit: Kit, seat: Seat, item: number): { hoard: boolean } {
  const { hands, hoards } = kit.state.table;
  const holds = (slots: readonly Slot[] | undefined): boolean =>
    slots?.some((slot) => itemOf(kit.state, slot) === item) === true;
  const hoard = !holds(hands[seat]);
  const slots = must(hoard ? hoards[seat] : hands[seat], 'cards');
  const slot = must(
    slots.find((each) => itemOf(kit.state, each) === item),
    'the card in the hand',
  );
  const [laid = slot] = kit.lay(slots, [slot], [seat]);
  slots.pop();
  kit.show(laid);
  kit.remove(laid);
  handsChanged(kit);
  return { hoard };
}

/** Whoever watches the playing of cards takes note. */
export const hasPlayed = (kit: Kit, seat: Seat): void =>
  react(kit.state, 'played', (played, me) => played(kit, me, seat));

/** Plays a card: it lies on the table until §3.9. */
export function playFrom(kit: Kit, seat: Seat, item: number): void {
  const { hoard } = reveal(kit, seat, item);
  const challenge = current(kit.state.table);
  if (challenge === undefined) kit.state.table.discards.push(item);
  else challenge.played.push(hoard ? { seat, item, hoard: true } : { seat, item });
  hasPlayed(kit, seat);
}

/** Takes the card played last of this item back from the table: into a hand, or nowhere. */
export function unplay(kit: Kit, item: number, to: Seat | null): void {
  const { table } = kit.state;
  const played = current(table)?.played;
  const at =
    played === undefined ? table.discards.lastIndexOf(item) : played.findLastIndex((each) => each.item === item);
  if (at < 0) return;
  (played ?? table.discards).splice(at, 1);
  if (to !== null) gain(kit, to, item);
}

/** Cards of a hand, face down, to somewhere else; which of the hand they were, nobody can tell. */
export function layDown(kit: Kit, seat: Seat, slots: readonly Slot[]): Slot[] {
  const { hands, hoards } = kit.state.table;
  const from = must(hands[seat]?.includes(slots[0] ?? -1) === true ? hands[seat] : hoards[seat], 'cards');
  const laid = kit.lay(from, slots, [seat]);
  from.length -= laid.length;
  handsChanged(kit);
  return laid;
}

/** Cards change hands, chosen by who gives: the two of them know which, nobody else. */
export function give(kit: Kit, from: Seat, to: Seat, slots: readonly Slot[]): void {
  if (slots.length === 0) return;
  const given = layDown(kit, from, slots);
  for (const slot of given) kit.look(slot, to);
  handOf(kit.state.table, to).push(...given);
  handsChanged(kit);
}

/** Cards from the table come to a hand. */
export function takeUp(kit: Kit, seat: Seat, slots: readonly Slot[]): void {
  for (const slot of slots) kit.look(slot, seat);
  handOf(kit.state.table, seat).push(...slots);
  handsChanged(kit);
}

/** Takes cards blind out of a hand; how many it was. The key says what for, with the rule. */
export function takeBlind(kit: Kit, to: Seat, from: Seat, cards: number, key = 'log.taken', by?: string): number {
  const hand = handOf(kit.state.table, from);
  const n = Math.min(cards, hand.length);
  if (n <= 0) return 0;
  kit.mix(hand, [from]);
  const taken = hand.splice(hand.length - n);
  for (const slot of taken) kit.look(slot, to);
  handOf(kit.state.table, to).push(...taken);
  kit.tell(key, { to, from, n }, by);
  handsChanged(kit);
  return n;
}

/** A card of a hand, nobody's choice, is discarded. */
export function discardBlind(kit: Kit, seat: Seat): void {
  const hand = handOf(kit.state.table, seat);
  kit.mix(hand, [seat]);
  const slot = hand.pop();
  if (slot === undefined) return;
  const item = kit.show(slot);
  kit.remove(slot);
  kit.tell('log.discards', { seat, card: item });
  handsChanged(kit);
  kit.call('discard', { item, by: seat });
}

const NEW_HAND: Renewal = { keep: [], cards: HAND, until: false };

/** §3.01, §3.27: who has no Challenge card takes a new hand, and another while there is still none in it and one to be drawn
 *  (R171). R109: that a hand has none in it, all can see. */
export const arm: Step<'arm'> = {
  run(kit, frame) {
    const { seat, by } = frame;
    if (!rule('3.27', !hasChallengeCard(kit.state, seat)) || (frame.renewed === true && !isOneLeft(kit.state)))
      return kit.leave();
    frame.renewed = true;
    for (const slot of handOf(kit.state.table, seat)) kit.show(slot);
    kit.call('fresh', { seat, by });
  },
};

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
    const { keep, cards, until } = bend(kit.state, 'renews', NEW_HAND, seat);
    const hand = handOf(kit.state.table, seat);
    const kinds = [...keep, ...(frame.keep ?? [])];
    const kept = hand.filter((slot) => kinds.includes(kindOf(itemOf(kit.state, slot))));
    const stay = kept.length === 0 ? [] : kit.lay(hand, kept, [seat]);
    const go = hand.slice(0, hand.length - stay.length);
    const items = go.map((slot) => kit.show(slot));
    for (const slot of go) kit.remove(slot);
    kit.state.table.hands[seat] = [...stay, ...(frame.aside ?? [])];
    kit.tell('log.fresh', { seat, cards: items }, frame.by);
    kit.goto('draw', { seat, n: cards, until });
    for (const item of items) kit.call('discard', { item, by: seat });
  },
};
