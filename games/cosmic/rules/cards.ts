// Cards and hands (§5, §6): what they are, how they change hands, are played and discarded. A card that is discarded lies open.

import { itemOf, knows, must, type Seat, type Slot, type State } from '@orrery/kernel';
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
import { bend, react } from './live.ts';
import { type Kit, nearest, type Step } from './steps.ts';
import { current, DECK, now, type Table } from './table.ts';
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

/** Whoever watches the playing of cards takes note: of this one, or that one was laid face down; that one does not count. */
export const hasPlayed = (kit: Kit, seat: Seat, item?: number): void =>
  react(kit.state, 'played', (played, me) => played(kit, me, seat, item));
export const hasUnplayed = (kit: Kit, seat: Seat, item: number): void =>
  react(kit.state, 'unplayed', (unplayed, me) => unplayed(kit, me, seat, item));

/** Plays a card: it lies on the table until §3.9. */
export function playFrom(kit: Kit, seat: Seat, item: number): void {
  const { hoard } = reveal(kit, seat, item);
  now(kit.state.table).played.push(hoard ? { seat, item, hoard: true } : { seat, item });
  hasPlayed(kit, seat, item);
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
  if (from !== hand) now(table).hoarded.push(...laid.map((slot) => ({ seat, slot })));
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
