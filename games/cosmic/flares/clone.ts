import { must } from '@orrery/kernel';
import { divert } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { effectOf } from '../rules/registry.ts';
import { now } from '../rules/table.ts';

export const clone: Flare = {
  wild: {
    at: 'act',
    by: 'own',
    may: (_, __, { use }) => use?.form === 'edict',
    do(kit, use, about) {
      const edict = must(about.use, 'an Edict').what;
      must(inForce(kit.state.table, effectOf(use), use.seat), 'the Flare').data.push(edict);
    },
    effect: {
      later: [
        {
          at: 'discarded',
          when: (_, { seat, data }, { seat: by, item = -1 }) => by === seat && data.includes(item),
          do(kit, { seat, data }) {
            data.length = 0;
            divert(kit, seat);
          },
        },
      ],
    },
  },
  super: {
    at: '8f',
    by: 'main',
    may: ({ table }, seat) => now(table).owed?.taker === seat,
    effect: {
      hooks: { consolation: (_, me, cards, taker) => (taker === me.seat && cards > 0 ? 2 * cards : cards) },
    },
  },
};
