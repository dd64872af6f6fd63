import { handOf } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { isUseOf } from '../rules/timing.ts';
import { summons } from '../powers/serpent.ts';

export const serpent: Flare = {
  wild: {
    // All who would not come have said so; a card beside this one is there to be given.
    at: '6z',
    speaks: true,
    may: (state, seat) => handOf(state.table, seat).length > 1 && summons(state, seat).length > 0,
    do: (kit, { seat }) => kit.call('serpent.tempt', { seat, tempted: [], forced: true }),
  },
  super: { at: 'act', by: 'own', may: isUseOf('serpent'), effect: {} },
};
