import type { Flare } from '../rules/hooks.ts';
import { now, opponentOf } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const wrack: Flare = {
  wild: {
    at: '2c',
    by: 'main',
    effect: {
      later: [
        {
          at: 'act',
          when: ({ table }, { seat }, { use }) =>
            (use?.form === 'power' || use?.form === 'auto') && use.seat === opponentOf(now(table), seat),
          do: (kit, _, { seat = -1 }) => kit.call('pay', { seat, n: 1, cause: 'effect', by: '6.1' }),
        },
      ],
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('wrack'), effect: {} },
};
