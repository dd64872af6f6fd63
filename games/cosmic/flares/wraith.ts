import type { Flare } from '../rules/hooks.ts';
import { isUseOf } from '../rules/timing.ts';

export const wraith: Flare = {
  wild: {
    at: '8a',
    by: 'main-or-ally',
    may: ({ table }, seat) => (table.warp[seat] ?? 0) > 0,
    stays: true,
    do: (kit, { seat }) => kit.call('wraith.bring', { seat, from: 'warp' }),
  },
  // R108: it stays with the use.
  super: { at: 'act', by: 'own', may: isUseOf('wraith'), stays: true, effect: {} },
};
