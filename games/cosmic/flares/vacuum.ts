import type { Flare } from '../rules/hooks.ts';
import { mainOf, now, SIDES } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { free } from '../rules/tokens.ts';

export const vacuum: Flare = {
  wild: {
    at: '8a',
    may({ table }, seat) {
      const challenge = now(table);
      const isShown = SIDES.some((side) => mainOf(challenge, side) !== seat && challenge.shown[side]?.attack === true);
      return isShown && (table.warp[seat] ?? 0) > 0;
    },
    stays: true,
    do: (kit, { seat }) => free(kit, seat, 1, '6.1'),
  },
  super: { at: 'act', by: 'own', may: isUseOf('vacuum'), effect: {} },
};
