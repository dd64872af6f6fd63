import type { Flare } from '../rules/hooks.ts';
import { now } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const negator: Flare = {
  wild: {
    at: '8a',
    by: 'main',
    may: ({ table }) => now(table).shown.some(({ attack, value }) => attack && value > 0),
    do(kit) {
      for (const shown of now(kit.state.table).shown) if (shown.attack) shown.value = 0 - Math.abs(shown.value);
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('negator'), effect: {} },
};
