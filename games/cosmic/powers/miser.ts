import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { HAND } from '../data/hexes.ts';
import { ANY_TIME } from '../edicts/hands.ts';
import { handOf, isChallengeCard } from '../rules/cards.ts';
import { dealCards } from '../rules/deck.ts';
import type { Power } from '../rules/hooks.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { seatsOf, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'miser.hoard': { locals: { seat: Seat }; answer: string };
  }
}

const hoard = ({ hoards }: Table, seat: Seat): Slot[] => hoards[seat] ?? [];

const items = (view: State<Table>, slots: readonly Slot[]): number[] => slots.map((slot) => itemOf(view, slot));

/** So many cards of the deck go to the hoard, unseen by all others. */
export function hoardCards(kit: Kit, seat: Seat, n: number): void {
  const { table } = kit.state;
  if (table.hoards.length === 0) table.hoards = seatsOf(kit.state.seats).map(() => []);
  hoard(table, seat).push(...dealCards(kit, seat, n));
}

/** The old hoard is shown and discarded, and a new one dealt. */
function renewHoard(kit: Kit, seat: Seat): void {
  const { table } = kit.state;
  const cards = hoard(table, seat)
    .splice(0)
    .map((slot) => {
      kit.show(slot);
      return kit.remove(slot);
    });
  kit.tell('log.hoard', { seat, cards });
  hoardCards(kit, seat, HAND);
  for (const item of cards) kit.call('discard', { item, by: seat });
}

/** A second hand that nobody else can see, take or touch. */
export const miser: Power = {
  dealt(kit, seat) {
    hoardCards(kit, seat, HAND);
    kit.call('miser.hoard', { seat });
  },
  gained(kit, seat, _, from) {
    if (from === null) return;
    const { table } = kit.state;
    const slots = hoard(table, from).splice(0);
    for (const slot of slots) kit.look(slot, seat);
    hoard(table, seat).push(...slots);
  },
  acts: [
    {
      at: ANY_TIME,
      often: true,
      can: (view, seat) => !items(view, hoard(view.table, seat)).some(isChallengeCard),
      do: (kit, { seat }) => renewHoard(kit, seat),
    },
  ],
  hooks: { hoards: (_, me, may, seat) => may || seat === me.seat },
  see(view, seat) {
    const cards = items(view, hoard(view.table, seat));
    if (cards.every((item) => item >= 0)) return [{ key: 'see.hoard', args: { cards } }];
    return [{ key: 'see.hoard-hidden', args: { n: cards.length } }];
  },
};

/** At set-up: which of two hands is the hoard. */
export const miserHoard: Step<'miser.hoard'> = {
  may: (_, { seat }) => [seat],
  ask: (view, { seat }) => ({
    prompt: {
      key: 'ask.hoard',
      args: { hand: items(view, handOf(view.table, seat)), hoard: items(view, hoard(view.table, seat)) },
    },
    choice: { kind: 'one', noun: 'word', options: ['second', 'first'] },
    otherwise: 'second',
  }),
  why: () => no('15.1', 'refuse.hoard'),
  take(kit, _, seat, answer) {
    const { hands, hoards } = kit.state.table;
    if (answer === 'first') [hands[seat], hoards[seat]] = [hoard(kit.state.table, seat), hands[seat] ?? []];
    kit.leave();
  },
};
