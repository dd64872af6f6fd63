import type { Flare } from '../rules/hooks.ts';
import { powerOf } from '../rules/registry.ts';
import { holdingOf } from '../rules/table.ts';
import { drawPower, renounceable } from '../rules/unused.ts';

/** How many are drawn to choose from. */
const DRAWN = 2;

export const pentaform: Flare = {
  wild: {
    at: 'start',
    may: ({ table }, seat) => renounceable(table, seat).length > 0,
    do(kit, { seat }) {
      const drawn = Array.from({ length: DRAWN }, () => drawPower(kit)).filter((power) => power >= 0);
      kit.call('renounce', { seat, drawn });
    },
  },
  super: {
    at: 'start',
    may: ({ table }, seat) => (holdingOf(table, seat, powerOf('pentaform'))?.stages ?? []).length > 1,
    do: (kit, { seat }) => kit.call('pentaform.swap', { seat }),
  },
};
