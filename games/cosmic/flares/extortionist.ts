import type { Flare } from '../rules/hooks.ts';
import { isUseOf } from '../rules/timing.ts';

export const extortionist: Flare = {
  wild: {
    at: 'dealing',
    by: 'main',
    effect: {
      hooks: {
        // What a negative Kicker would free, it frees all the same (§6.33).
        fails: (_, me, n, seat) => (n < 0 ? n : seat === me.seat ? 0 : 2 * n),
      },
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('extortionist'), effect: {} },
};
