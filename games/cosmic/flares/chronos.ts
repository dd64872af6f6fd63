import type { Flare } from '../rules/hooks.ts';
import { aimsElsewhere } from '../rules/launch.ts';
import { now, NOWHERE } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const chronos: Flare = {
  wild: {
    at: '3b',
    may: ({ table, ...rest }) => !now(table).warp && aimsElsewhere({ table, ...rest }).length > 0,
    do(kit) {
      const challenge = now(kit.state.table);
      challenge.effects.at(-1)?.data.push(challenge.target);
      challenge.target = NOWHERE;
      challenge.holding = 0;
      kit.rerun('aim');
    },
    effect: { hooks: { aims: (_, { data }, may, __, place) => may && !data.includes(place) } },
  },
  super: { at: 'act', by: 'own', may: isUseOf('chronos'), effect: {} },
};
