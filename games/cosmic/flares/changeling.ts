import { ANY_TIME } from '../edicts/hands.ts';
import { handOf, takeBlind } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { leftOf } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const changeling: Flare = {
  wild: {
    at: ANY_TIME,
    may: (state, seat) => leftOf(state, seat) !== seat && handOf(state.table, leftOf(state, seat)).length > 0,
    stays: true,
    do: (kit, { seat }) => void takeBlind(kit, seat, leftOf(kit.state, seat), 1),
  },
  super: { at: 'act', by: 'own', may: isUseOf('changeling'), effect: {} },
};
