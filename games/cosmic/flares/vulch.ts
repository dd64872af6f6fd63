import { itemOf, must, no, type Seat, type Slot } from '@orrery/kernel';
import { ANY_TIME } from '../edicts/hands.ts';
import { mainSide } from '../rules/cardplay.ts';
import { handOf, handsChanged, takeUp } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { now, opponentOf } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'vulch.pick': { locals: { seat: Seat; from: Seat; slot?: Slot }; answer: string };
  }
}

export const vulch: Flare = {
  wild: {
    at: '8g',
    by: 'main',
    speaks: true,
    may({ table }, seat) {
      const { ended, winner } = now(table);
      const isGood = ended === 'dealt' || (ended === 'won' && winner === mainSide(table, seat));
      return isGood && handOf(table, opponentOf(now(table), seat)).length > 0;
    },
    do: (kit, { seat }) => kit.call('vulch.pick', { seat, from: opponentOf(now(kit.state.table), seat) }),
  },
  super: { at: ANY_TIME, effect: {} },
};

/** Card by card: the next one is shown, and taken or discarded. */
export const vulchPick: Step<'vulch.pick'> = {
  may: (_, { seat, slot }) => (slot === undefined ? [] : [seat]),
  ask(view, { slot = -1 }) {
    return {
      prompt: { key: 'ask.vulch', args: { card: itemOf(view, slot) } },
      choice: { kind: 'one', noun: 'word', options: ['take', 'discard'] },
      otherwise: 'take',
    };
  },
  why: () => no('6.1', 'refuse.vulch'),
  take(kit, frame, seat, answer) {
    const { from } = frame;
    const slot = must(frame.slot, 'a card');
    delete frame.slot;
    handOf(kit.state.table, from).pop();
    const card = kit.show(slot);
    if (answer === 'take') {
      kit.leave();
      kit.tell('log.filched', { seat, other: from, card }, '6.1');
      return takeUp(kit, seat, [slot]);
    }
    kit.remove(slot);
    kit.tell('log.discards', { seat: from, card }, '6.1');
    handsChanged(kit);
    kit.call('discard', { item: card, by: from });
  },
  run(kit, frame) {
    const hand = handOf(kit.state.table, frame.from);
    if (hand.length === 0) return kit.leave();
    // The order that is asked for is that of cards seen from behind.
    kit.mix(hand, [frame.from]);
    frame.slot = must(hand.at(-1), 'a card');
    kit.show(frame.slot);
  },
};
