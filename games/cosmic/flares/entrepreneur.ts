import type { Flare } from '../rules/hooks.ts';
import { onOffer, SALE_CODES } from '../rules/lucre.ts';
import { collect, earned } from '../powers/entrepreneur.ts';

export const entrepreneur: Flare = {
  wild: {
    at: SALE_CODES,
    by: 'main',
    may: (state, seat) => onOffer(state, seat).length > 0,
    targets: onOffer,
    noun: 'purchase',
    // §15.4: as every purchase, without a word.
    mute: true,
    do: (kit, { seat, target }) => kit.call('buy', { seat, what: Number(target), n: 1, free: true }),
  },
  // As much once more as the power has brought.
  super: {
    at: '8g',
    by: 'main',
    may: ({ table }, seat) => earned(table, seat) > 0,
    do: (kit, { seat }) => collect(kit, seat),
  },
};
