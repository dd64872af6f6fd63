import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { layBeside } from '../rules/cardplay.ts';
import { cardsThat, isChallengeCard } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { bend } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { now, sideOf, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'cavalry.lay': { locals: { seat: Seat }; answer: Slot };
  }
}

/** Of these cards, those that a seat may lay beside that of a main player. */
export const layable = (view: State<Table>, seat: Seat, is: (item: number) => boolean): Slot[] =>
  cardsThat(view, seat, is).filter((slot) => bend(view, 'plays', true, seat, itemOf(view, slot)));

/** As an ally it lays a Challenge card of its own; §14.1: without a Kicker. */
export const cavalry: Power = {
  acts: [
    {
      at: '7c',
      by: 'ally',
      can: (view, seat) => layable(view, seat, isChallengeCard).length > 0,
      do: (kit, { seat }) => kit.call('cavalry.lay', { seat }),
    },
  ],
};

export const cavalryLay: Step<'cavalry.lay'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = layable(view, seat, isChallengeCard);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.beside' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('3.7', 'refuse.select'),
  take(kit, _, seat, slot) {
    kit.leave();
    const side = sideOf(now(kit.state.table), seat);
    if (side !== -1) layBeside(kit, seat, side, slot);
  },
};
