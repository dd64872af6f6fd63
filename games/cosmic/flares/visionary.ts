import { itemOf, no, type Seat, type Slot } from '@orrery/kernel';
import { cardsInGame } from '../edicts/hands.ts';
import { isToLay } from '../rules/cardplay.ts';
import { handOf, layDown, takeUp } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { byTurn, now } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'visionary.card': { locals: { seat: Seat }; answer: number };
    'visionary.show': { locals: { seat: Seat; item: number }; answer: Slot };
  }
}

export const visionary: Flare = {
  wild: {
    at: '6z',
    by: 'main',
    speaks: true,
    do: (kit, { seat }) => kit.call('visionary.card', { seat }),
  },
  super: {
    at: '6z',
    by: 'not-main',
    targets: ({ table }) => [now(table).offense, now(table).defense],
    effect: {
      later: [
        {
          at: '7b',
          when: ({ table }, { target }) => isToLay(table, Number(target)),
          do: (kit, { seat, target }) => kit.call('visionary.name', { seat, victim: Number(target) }),
        },
      ],
    },
  },
};

/** Any card that can be in the game. */
export const visionaryCard: Step<'visionary.card'> = {
  may: (_, { seat }) => [seat],
  ask({ table }) {
    const options = cardsInGame(table);
    const choice = { kind: 'one', noun: 'card', options } as const;
    return { prompt: { key: 'ask.finder' }, choice, otherwise: options[0] ?? 0 };
  },
  why: () => no('6.1', 'refuse.finder'),
  take(kit, _, seat, item) {
    kit.tell('log.names', { seat, card: item }, '6.1');
    kit.goto('visionary.show', { seat, item });
  },
};

/** Everybody else shows it that card, or any other if they do not have it; nobody but the two sees which. */
export const visionaryShow: Step<'visionary.show'> = {
  together: 'sealed',
  may: (state, { seat }) => byTurn(state).filter((other) => other !== seat && handOf(state.table, other).length > 0),
  ask(view, { seat, item }, other) {
    const hand = handOf(view.table, other);
    const named = hand.filter((slot) => itemOf(view, slot) === item);
    const options = named.length > 0 ? named : hand;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.show', args: { seat, card: item } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.1', 'refuse.show'),
  take(kit, { seat }, other, slot) {
    const shown = layDown(kit, other, [slot]);
    for (const each of shown) {
      kit.look(each, seat);
      kit.tell('log.bribe', { seat: other, to: seat, card: kit.ref(each) }, '6.1');
    }
    takeUp(kit, other, shown);
  },
};
