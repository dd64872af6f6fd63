import type { Seat, State } from '@orrery/kernel';
import type { Flare, Use } from '../rules/hooks.ts';
import { now, opponentOf, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

const isPower = ({ form }: Use): boolean => form === 'power' || form === 'auto';

/** R270: it pays for a use already, and this one follows from that: a Zombie would pay for ever. */
function isPaying({ frames }: State<Table>, seat: Seat): boolean {
  const all = frames as { readonly step: string; readonly use?: Use }[];
  const first = all.findIndex(({ step, use }) => step === 'announce' && use?.seat === seat && isPower(use));
  return first >= 0 && all.slice(first).some(({ step }) => step === 'lose');
}

export const wrack: Flare = {
  wild: {
    at: '2c',
    by: 'main',
    effect: {
      later: [
        {
          at: 'act',
          when: (state, { seat }, { use }) =>
            use !== undefined &&
            isPower(use) &&
            use.seat === opponentOf(now(state.table), seat) &&
            !isPaying(state, use.seat),
          do: (kit, _, { seat = -1 }) => kit.call('pay', { seat, n: 1, cause: 'effect', by: '6.1' }),
        },
      ],
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('wrack'), effect: {} },
};
