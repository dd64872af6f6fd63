import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { now } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { bothAttack } from '../rules/totals.ts';

export const virus: Flare = {
  wild: {
    at: '8a',
    by: 'main',
    may: ({ table }) => bothAttack(now(table)),
    effect: {
      hooks: {
        sum: {
          5.1({ table }, { seat }, { tokens }) {
            const side = mainSide(table, seat);
            const allies = tokens[side].reduce((sum, n, each) => sum + (each === seat ? 0 : n), 0);
            tokens[side] = tokens[side].map((n, each) => (each === seat ? n * allies : 0));
          },
        },
      },
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('virus'), effect: {} },
};
