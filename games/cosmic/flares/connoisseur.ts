import type { Flare } from '../rules/hooks.ts';
import { isUseOf } from '../rules/timing.ts';
import { drawPower, renounceable } from '../rules/unused.ts';
import { drawMore } from '../powers/connoisseur.ts';

/** How many powers are drawn to choose from; how many more cards. */
const [POWERS, MORE] = [3, 4];

export const connoisseur: Flare = {
  wild: {
    at: 'start',
    may: ({ table }, seat) => renounceable(table, seat).length > 0,
    do(kit, { seat }) {
      const drawn = Array.from({ length: POWERS }, () => drawPower(kit)).filter((power) => power >= 0);
      kit.call('renounce', { seat, drawn });
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('connoisseur'), do: (kit) => drawMore(kit, MORE) },
};
