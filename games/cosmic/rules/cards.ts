// The Challenge deck and the hands (§5, §6): drawing, discarding, new hands. A card that is discarded lies open.

import { itemOf, must, rule, type Seat, type Slot, type State } from '@orrery/kernel';
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
import { react } from './live.ts';
import type { CosmicKit, Steps } from './steps.ts';
import { DECK, type Table } from './table.ts';
import type { Step } from '@orrery/kernel';

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

/** §5: an Attack or a Compromise (R21). */
export const isChallengeCard = (item: number): boolean => item >= 0 && item < FIRST_EDICT;

export const handOf = ({ hands }: Table, seat: Seat): Slot[] => must(hands[seat], 'a hand');

/** The slots of a hand whose item is of a kind, as far as the view tells. */
export const cardsOf = (view: State<Table>, seat: Seat, is: (item: number) => boolean): Slot[] =>
  handOf(view.table, seat).filter((slot) => is(itemOf(view, slot)));

export const hasChallengeCard = (view: State<Table>, seat: Seat): boolean =>
  handOf(view.table, seat).some((slot) => isChallengeCard(itemOf(view, slot)));

type CardStep<N extends keyof Steps> = Step<Table, Steps, N>;

/** Cards left to draw: what is in the deck and not in anybody's hand. */
export const isDeckEmpty = (kit: CosmicKit): boolean => kit.left(DECK) === 0;

/** Draws a card into a hand; R3: the discards are shuffled when the deck is empty, and if there are none nothing is drawn. */
function drawOne(kit: CosmicKit, seat: Seat): boolean {
  const { table } = kit.state;
  if (rule('R3', kit.left(DECK) === 0)) {
    for (const item of table.discards) kit.put(DECK, item);
    if (table.discards.length > 0) kit.tell('log.reshuffle', {}, 'R3');
    table.discards = [];
    if (kit.left(DECK) === 0) return false;
  }
  handOf(table, seat).push(kit.draw(DECK, seat));
  return true;
}

export const draw: CardStep<'draw'> = {
  run(kit, { seat, n }) {
    kit.leave();
    let drawn = 0;
    while (drawn < n && drawOne(kit, seat)) drawn++;
    if (drawn > 0) kit.tell('log.draw', { seat, n: drawn });
  },
};

/** A card goes to the discards, unless something in force takes it. */
export const discard: CardStep<'discard'> = {
  run(kit, { item, by }) {
    kit.leave();
    let taken = false;
    react(kit.state, 'discarded', (keep, own) => {
      taken ||= keep(kit, own, item, by);
    });
    if (!taken) kit.state.table.discards.push(item);
  },
};

/** Takes a card of this item out of a hand, for all to see; which of several equal ones nobody can tell. */
export function playFrom(kit: CosmicKit, seat: Seat, item: number): void {
  const hand = handOf(kit.state.table, seat);
  const slot = must(
    hand.find((each) => itemOf(kit.state, each) === item),
    'the card in the hand',
  );
  const [laid = slot] = kit.lay(hand, [slot], [seat]);
  hand.pop();
  kit.show(laid);
  kit.remove(laid);
}

/** §3.0, §3.2: the whole hand is discarded, shown, for seven new cards; `keep` are items that stay (Keeper). */
export const fresh: CardStep<'fresh'> = {
  run(kit, { seat, keep = [] }) {
    const hand = handOf(kit.state.table, seat);
    const kept = new Set<Slot>();
    for (const item of keep) {
      const slot = hand.find((each) => !kept.has(each) && itemOf(kit.state, each) === item);
      if (slot !== undefined) kept.add(slot);
    }
    const items = hand.filter((slot) => !kept.has(slot)).map((slot) => kit.show(slot));
    kit.tell('log.fresh', { seat, cards: items }, '3.2');
    for (const slot of hand) if (!kept.has(slot)) kit.remove(slot);
    kit.state.table.hands[seat] = [...kept];
    kit.goto('draw', { seat, n: HAND });
    for (const item of items) kit.call('discard', { item, by: seat });
  },
};
