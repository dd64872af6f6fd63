import type { Flare } from '../rules/hooks.ts';
import { last } from '../rules/live.ts';

export const schizoid: Flare = {
  wild: {
    at: '8g',
    do: (kit, use) => last(kit.state.table, use, { until: kit.state.table.challenges + 1, unit: 'challenge' }),
    effect: { hooks: { wins: () => false } },
  },
  super: {
    at: '9',
    may: ({ table }, seat) => table.turn === seat,
    do: (kit, { seat }) => kit.call('schizoid.bases', { seat, change: true }),
  },
};
