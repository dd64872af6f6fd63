import type { Flare } from '../rules/hooks.ts';
import { groupsOf } from '../rules/losses.ts';
import { SIDES } from '../rules/table.ts';
import { breakOff } from '../rules/turn.ts';
import { isUpset, upset } from '../powers/loser.ts';

export const loser: Flare = {
  wild: {
    at: '6z',
    by: 'main',
    do(kit) {
      const queue = SIDES.flatMap((side) => groupsOf(kit.state, side));
      breakOff(kit, 'lost');
      kit.call('lose', { queue, cause: 'challenge' });
    },
  },
  super: { at: '7c', by: 'main', may: ({ table }) => !isUpset(table), effect: upset },
};
