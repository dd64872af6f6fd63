import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { isMain, now, otherSide } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { bothAttack } from '../rules/totals.ts';

export const subversive: Flare = {
  wild: {
    at: '8a',
    by: 'main',
    may: ({ table }) => bothAttack(now(table)),
    effect: {
      hooks: {
        sum: {
          5({ table }, { seat }, { tokens }) {
            const side = otherSide(mainSide(table, seat));
            tokens[side] = tokens[side].map((n, each) => (isMain(now(table), each) ? n : 0));
          },
        },
      },
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('subversive'), effect: {} },
};
