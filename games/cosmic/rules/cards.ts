// The Challenge deck and the hands (§5, §6): drawing, playing, discarding, new hands. A card that is discarded lies open.

import { type Amount, itemOf, knows, must, no, rule, type Seat, type Slot, type State, total } from '@orrery/kernel';
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
import { type Drawing, type Kit, nearest, type Step } from './steps.ts';
import { current, DECK, FLARES, now, type Table } from './table.ts';
import { open } from './moments.ts';

export type Kind = 'compromise' | 'attack' | 'edict' | 'kicker' | 'reinforcement' | 'flare';

/** In the order in which the Plague takes them. */
export const KINDS: readonly Kind[] = ['attack', 'compromise', 'edict', 'flare', 'kicker', 'reinforcement'];

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

/** Whether everybody knows a card. */
export const isOpen = (state: State<Table>, slot: Slot): boolean => knows(state, slot, state.seats);

export const handOf = ({ hands }: Table, seat: Seat): Slot[] => must(hands[seat], 'a hand');

/** A second hand, as long as it may be played from (Miser). */
export function hoardOf(state: State<Table>, seat: Seat): Slot[] {
  const hoard = state.table.hoards[seat];
  return hoard !== undefined && hoard.length > 0 && bend(state, 'hoards', false, seat) ? hoard : NO_CARDS;
}

const NO_CARDS: Slot[] = [];

/** All a seat can play from: its hand, and its hoard. */
export const cardsOf = (state: State<Table>, seat: Seat): Slot[] => [
  ...handOf(state.table, seat),
  ...hoardOf(state, seat),
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
    turnTopUp(kit);
    const hand = handOf(kit.state.table, seat);
    hand.push(...items.map((item) => kit.hide(pool, item, seat)));
    kit.mix(hand, [seat]);
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
  if (slots.length > 0) kit.tell('log.draw', { seat, n: slots.length });
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

/** A card that everybody has seen comes to a hand, or back to a hoard. */
export function gain(kit: Kit, seat: Seat, item: number, hoard = false): void {
  kit.put(DECK, item);
  const slot = kit.hide(DECK, item, seat);
  kit.show(slot);
  const { hands, hoards } = kit.state.table;
  must((hoard ? hoards : hands)[seat], 'cards').push(slot);
  handsChanged(kit);
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
  now(kit.state.table).played.push(hoard ? { seat, item, hoard: true } : { seat, item });
  hasPlayed(kit, seat);
}

/** Takes the card played last of this item back from the table: into a hand, or into the hoard it came from. */
export function unplay(kit: Kit, item: number, to: Seat): void {
  const { played } = now(kit.state.table);
  const at = played.findLastIndex((each) => each.item === item);
  const [card] = at < 0 ? [] : played.splice(at, 1);
  if (card !== undefined) gain(kit, to, item, card.hoard === true && card.seat === to);
}

/** Cards of a hand, face down, to somewhere else; which of the hand they were, nobody can tell. */
export function layDown(kit: Kit, seat: Seat, slots: readonly Slot[]): Slot[] {
  const { table } = kit.state;
  const hand = handOf(table, seat);
  const from = hand.includes(slots[0] ?? -1) ? hand : must(table.hoards[seat], 'a hoard');
  const laid = kit.lay(from, slots, [seat]);
  from.length -= laid.length;
  if (from !== hand) (now(table).hoarded ??= []).push(...laid.map((slot) => ({ seat, slot })));
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

/** Cards from the table come to a hand, or back to the hoard they came from. */
export function takeUp(kit: Kit, seat: Seat, slots: readonly Slot[]): void {
  const { table } = kit.state;
  const hoarded = current(table)?.hoarded ?? [];
  for (const slot of slots) {
    kit.look(slot, seat);
    const at = hoarded.findIndex((each) => each.slot === slot);
    const [from] = at < 0 ? [] : hoarded.splice(at, 1);
    must((from?.seat === seat ? table.hoards : table.hands)[seat], 'cards').push(slot);
  }
  handsChanged(kit);
}

/** Looks at the whole hand of another. */
export function inspect(kit: Kit, seat: Seat, other: Seat, by?: string): void {
  for (const slot of handOf(kit.state.table, other)) kit.look(slot, seat);
  kit.tell('log.looks', { seat, other }, by);
}

/** Takes cards blind out of a hand; how many it was. */
export function takeBlind(kit: Kit, to: Seat, from: Seat, cards: number): number {
  const hand = handOf(kit.state.table, from);
  const n = Math.min(cards, hand.length);
  if (n <= 0) return 0;
  kit.mix(hand, [from]);
  const taken = hand.splice(hand.length - n);
  for (const slot of taken) kit.look(slot, to);
  handOf(kit.state.table, to).push(...taken);
  kit.tell('log.taken', { to, from, n });
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

/** R109: that a hand has no Challenge card in it, all can see; then a new one is taken. */
export function renew(kit: Kit, seat: Seat): void {
  for (const slot of handOf(kit.state.table, seat)) kit.show(slot);
  kit.call('fresh', { seat });
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
    if (!until) kit.tell('log.fresh', { seat, cards: items }, '3.27');
    kit.goto('draw', { seat, n: cards, until });
    for (const item of items) kit.call('discard', { item, by: seat });
  },
};
