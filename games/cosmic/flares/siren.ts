import { itemOf, must, no, rule, type Seat, type Slot, type State } from '@orrery/kernel';
import { ANY_TIME, cardsInGame } from '../edicts/hands.ts';
import { gain } from '../rules/cards.ts';
import type { Flare, Me } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { nearest, type Step } from '../rules/steps.ts';
import { isSilent, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'siren.name': { locals: { seat: Seat }; answer: number | null };
  }
}

const WILD = `wild ${powerOf('siren')}`;

/** Where the card that was named for this draw is, if it was drawn. */
const named = (state: State<Table>, { data }: Me): Slot | undefined =>
  nearest(state, 'draw')?.slots?.find((slot) => itemOf(state, slot) === data[0]);

export const siren: Flare = {
  wild: {
    at: ANY_TIME,
    speaks: true,
    effect: {
      later: [
        {
          at: 'drawing',
          when: ({ table }, me, { seat }) => seat !== me.seat && !rule('15.4', isSilent(table, me.seat)),
          do: (kit, { seat }) => kit.call('siren.name', { seat }),
        },
        {
          at: 'drawn',
          when: (state, me, { seat }) => seat !== me.seat && named(state, me) !== undefined,
          do(kit, me, { seat: from = -1 }) {
            const slot = must(named(kit.state, me), 'the card that was named');
            const frame = must(nearest(kit.state, 'draw'), 'a draw');
            frame.slots = (frame.slots ?? []).filter((each) => each !== slot);
            const card = kit.show(slot);
            kit.remove(slot);
            kit.tell('log.found', { seat: me.seat, from, card }, '6.1');
            gain(kit, me.seat, card);
          },
        },
      ],
    },
  },
  super: { at: '3b', by: 'defense', effect: {} },
};

/** Before cards are drawn, one is named aloud, or none. */
export const sirenName: Step<'siren.name'> = {
  may: (_, { seat }) => [seat],
  ask: ({ table }) => ({
    prompt: { key: 'ask.finder' },
    choice: { kind: 'one', noun: 'card', options: cardsInGame(table) },
    pass: true,
  }),
  why: () => no('6.1', 'refuse.finder'),
  take(kit, _, seat, item) {
    const effect = inForce(kit.state.table, WILD, seat);
    if (effect !== undefined) effect.data = item === null ? [] : [item];
    if (item !== null) kit.tell('log.names', { seat, card: item });
    kit.leave();
  },
};
