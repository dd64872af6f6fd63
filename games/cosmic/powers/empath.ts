import type { Power } from '../rules/hooks.ts';
import { now } from '../rules/table.ts';

/** Where an Attack meets a Compromise it makes peace of both. */
export const empath: Power = {
  acts: [
    {
      at: '8a',
      by: 'main',
      may: ({ table }) => now(table).shown.filter(({ attack }) => attack).length === 1,
      do(kit, { seat }) {
        for (const shown of now(kit.state.table).shown) shown.attack = false;
        kit.tell('log.makes-peace', { seat });
      },
    },
  ],
};
