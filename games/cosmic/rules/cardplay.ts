// Cards (§3.7, §6.3): Kickers, then a Challenge card each, face down; then both are turned up.

import { itemOf, must, no, rule, type Seat, type Slot, type State, type Step } from '@orrery/kernel';
import { cardsOf, handOf, hasChallengeCard, isChallengeCard, kindOf, valueOf } from './cards.ts';
import { bend } from './live.ts';
import type { CosmicKit, Steps } from './steps.ts';
import { DEFENSE, KICKERS, mainOf, now, OFFENSE, type Shown, type Side, type Table } from './table.ts';
import { breakOff, newHand } from './turn.ts';

type CardStep<N extends keyof Steps> = Step<Table, Steps, N>;

const mains = (table: Table): [Seat, Seat] => [now(table).offense, now(table).defense];

const sideOfMain = (table: Table, seat: Seat): Side => (seat === now(table).offense ? OFFENSE : DEFENSE);

/** §6.3: each main player may lay a Kicker; when one does, the other gets his chance too, so both are asked at once. */
export const kickers: CardStep<'kickers'> = {
  together: 'sealed',
  may: ({ table }) => (rule('6.3', (table.on & KICKERS) !== 0) ? mains(table) : []),
  ask(view, _, seat) {
    const options = cardsOf(view, seat, (item) => kindOf(item) === 'kicker');
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.kicker' }, choice: { kind: 'one', noun: 'slot', options }, pass: true };
  },
  why: () => no('6.3', 'refuse.kicker'),
  take(kit, _, seat, slot) {
    if (slot !== null) now(kit.state.table).kicker[sideOfMain(kit.state.table, seat)] = layDown(kit, seat, [slot]);
  },
};

/** Lays cards of a hand face down; which of the hand they were, nobody can tell. */
export function layDown(kit: CosmicKit, seat: Seat, slots: readonly Slot[]): Slot[] {
  const hand = handOf(kit.state.table, seat);
  const laid = kit.lay(hand, slots, [seat]);
  hand.length -= laid.length;
  return laid;
}

/** §3.7: both lay a Challenge card face down. §3.10: an offense without one breaks off; R13: a defense draws seven. */
export const select: CardStep<'select'> = {
  together: 'sealed',
  may: ({ table }) => mains(table),
  ask(view, _, seat) {
    const options = choices(view, seat);
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.select' }, choice: { kind: 'one', noun: 'slot', options }, otherwise: must(options[0], 'a card') };
  },
  why: () => no('3.7', 'refuse.select'),
  take(kit, _, seat, slot) {
    now(kit.state.table).laid[sideOfMain(kit.state.table, seat)] = layDown(kit, seat, [slot]);
  },
  run(kit) {
    const { table } = kit.state;
    const { laid, offense, defense } = now(table);
    if (laid[OFFENSE].length === 0 && rule('3.10', !hasChallengeCard(kit.state, offense))) {
      kit.tell('log.no-card', { seat: offense }, '3.10');
      return breakOff(kit, 'broken');
    }
    if (laid[DEFENSE].length === 0 && rule('R13', !hasChallengeCard(kit.state, defense))) return newHand(kit, defense);
    kit.leave();
  },
};

/** The Challenge cards a main player may lay, after all that limits his choice. */
export function choices(view: State<Table>, seat: Seat): Slot[] {
  if (now(view.table).laid[sideOfMain(view.table, seat)].length > 0) return [];
  const slots = cardsOf(view, seat, isChallengeCard);
  const items = slots.map((slot) => itemOf(view, slot));
  const allowed = bend(view, 'select', items, seat);
  const free = slots.filter((slot) => allowed.includes(itemOf(view, slot)));
  return free.length > 0 ? free : slots;
}

/** §3.8: both cards are turned up, and the Kickers with them. */
export const reveal: CardStep<'reveal'> = {
  run(kit) {
    const challenge = now(kit.state.table);
    for (const side of [OFFENSE, DEFENSE] as const) {
      const [slot] = challenge.laid[side];
      const item = slot === undefined ? 0 : kit.show(slot);
      for (const kicker of challenge.kicker[side]) kit.show(kicker);
      challenge.shown[side] = bend(kit.state, 'reveal', shownAs(item), side);
    }
    const items = challenge.shown.map(({ item }) => item);
    kit.tell('log.reveal', { offense: challenge.offense, defense: challenge.defense, cards: items }, '3.8');
    kit.leave();
  },
};

export const shownAs = (item: number): Shown => ({ item, attack: kindOf(item) === 'attack', value: valueOf(item) });

/** What the Kicker of a side multiplies by; 1 without one. */
export function kickerOf(state: State<Table>, side: Side): number {
  const [slot] = now(state.table).kicker[side];
  return slot === undefined ? 1 : valueOf(itemOf(state, slot));
}

export { mainOf };
