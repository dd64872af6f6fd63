import type { Flare } from '../rules/hooks.ts';
import { groupsOf } from '../rules/losses.ts';
import { dismiss } from '../rules/result.ts';
import { SIDES } from '../rules/table.ts';
import { breakOff } from '../rules/turn.ts';
import { isUpset, upset } from '../powers/loser.ts';

export const loser: Flare = {
  wild: {
    at: '6z',
    by: 'main',
    do(kit) {
      breakOff(kit, 'lost');
      for (const side of SIDES) dismiss(kit, side);
      const queue = SIDES.flatMap((side) => groupsOf(kit.state, side));
      kit.call('lose', { queue, cause: 'challenge' });
    },
  },
  super: { at: '7c', by: 'main', may: ({ table }) => !isUpset(table), effect: upset },
};
