import { left } from '@orrery/kernel';
import { searchDeck } from '../rules/deck.ts';
import type { Flare } from '../rules/hooks.ts';
import { DECK } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const aristocrat: Flare = {
  wild: {
    at: 'start',
    may: ({ table, ...rest }) => left({ table, ...rest }, DECK) + table.top.length + table.under.length > 0,
    do(kit, { seat }) {
      kit.call('reshuffle');
      searchDeck(kit, seat, 1);
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('aristocrat'), effect: {} },
};
