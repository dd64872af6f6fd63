import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { everybody } from '../edicts/warp.ts';
import { give, handOf, inspect, isChallengeCard, KINDS, layDown, takeUp } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import type { Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'doppelganger.whom': { locals: { seat: Seat }; answer: Seat };
    'doppelganger.give': { locals: { seat: Seat; to: Seat }; answer: readonly Slot[] };
    'doppelganger.take': { locals: { seat: Seat; from: Seat; slots: Slot[] }; answer: string };
    'doppelganger.pick': { locals: { seat: Seat; from: Seat; slots: Slot[] }; answer: readonly Slot[] };
  }
}

/** How many cards it asks for. */
const CARDS = 2;

const holders = (state: State<Table>, seat: Seat): Seat[] =>
  everybody(state).filter((each) => each !== seat && handOf(state.table, each).length > 0);

/** No hand of its own: it plays with cards of others, and never draws seven. */
export const doppelganger: Power = {
  hand: 0,
  autos: [
    {
      at: '6z',
      by: 'main',
      when: (state, { seat }) => holders(state, seat).length > 0,
      do(kit, { seat }) {
        const victim = inForce(kit.state.table, `super ${powerOf('doppelganger')}`, seat)?.target;
        if (typeof victim === 'number') takeOdd(kit, seat, victim);
        kit.call('doppelganger.whom', { seat });
      },
    },
  ],
  hooks: {
    // A card that replaces the hand replaces it with seven.
    renews: (_, me, renewal, seat, by) =>
      seat === me.seat && by === 'rules' ? { keep: KINDS, cards: 1, until: true } : renewal,
  },
};

/** With the Super: cards that are no Challenge cards, nobody's choice. */
function takeOdd(kit: Kit, seat: Seat, from: Seat): void {
  const odd = handOf(kit.state.table, from).filter((slot) => !isChallengeCard(itemOf(kit.state, slot)));
  const slots: Slot[] = [];
  while (slots.length < CARDS && odd.length > 0) slots.push(...odd.splice(kit.pick(odd.length), 1));
  kit.tell('log.taken', { to: seat, from, n: slots.length }, '6.1');
  give(kit, from, seat, slots);
}

export const doppelgangerWhom: Step<'doppelganger.whom'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = holders(view, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'seat', options } as const;
    return { prompt: { key: 'ask.doppelganger' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('4.1', 'refuse.spy'),
  take(kit, _, seat, from) {
    kit.tell('log.asks-cards', { seat, from });
    kit.goto('doppelganger.give', { seat: from, to: seat });
  },
};

/** Two cards of the giver's choice, face down. */
export const doppelgangerGive: Step<'doppelganger.give'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, to }) {
    const options = handOf(table, seat);
    if (options.length <= CARDS) return null;
    const choice = { kind: 'some', noun: 'slot', options, min: CARDS, max: CARDS } as const;
    return { prompt: { key: 'ask.give-two', args: { to } }, choice, otherwise: options.slice(0, CARDS) };
  },
  why: () => no('4.1', 'refuse.give-two'),
  take: (kit, { to }, seat, slots) => hand(kit, seat, to, slots),
  run: (kit, { seat, to }) => hand(kit, seat, to, handOf(kit.state.table, seat)),
};

function hand(kit: Kit<'doppelganger.give'>, from: Seat, to: Seat, chosen: readonly Slot[]): void {
  const slots = chosen.length === 0 ? [] : layDown(kit, from, [...chosen]);
  for (const slot of slots) kit.look(slot, to);
  kit.goto('doppelganger.take', { seat: to, from, slots });
}

/** It keeps them, or would rather have others of that hand. */
export const doppelgangerTake: Step<'doppelganger.take'> = {
  may: (_, { seat }) => [seat],
  ask(view, { from, slots }) {
    if (handOf(view.table, from).length === 0) return null;
    return {
      prompt: { key: 'ask.keep-two', args: { from, cards: slots.map((slot) => itemOf(view, slot)) } },
      choice: { kind: 'one', noun: 'word', options: ['these', 'others'] },
      otherwise: 'these',
    };
  },
  why: () => no('4.1', 'refuse.keep-two'),
  take(kit, { from, slots }, seat, answer) {
    if (answer !== 'others') return keep(kit, seat, from, slots);
    inspect(kit, seat, from);
    kit.goto('doppelganger.pick', { seat, from, slots });
  },
  run: (kit, { seat, from, slots }) => keep(kit, seat, from, slots),
};

function keep(kit: Kit, seat: Seat, from: Seat, slots: readonly Slot[]): void {
  kit.leave();
  kit.tell('log.given', { from, to: seat, n: slots.length });
  takeUp(kit, seat, slots);
}

/** Two of the rest instead, or the one there is; what was offered goes back. */
export const doppelgangerPick: Step<'doppelganger.pick'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { from }) {
    const options = handOf(table, from);
    const n = Math.min(CARDS, options.length);
    const choice = { kind: 'some', noun: 'slot', options, min: n, max: n } as const;
    return { prompt: { key: 'ask.pick-two', args: { from, n } }, choice, otherwise: options.slice(0, n) };
  },
  why: () => no('4.1', 'refuse.pick-two'),
  take(kit, { from, slots }, seat, picked) {
    kit.leave();
    kit.tell('log.given', { from, to: seat, n: picked.length });
    give(kit, from, seat, picked);
    takeUp(kit, from, slots);
  },
};
