import { canAlly, sides } from '../rules/alliance.ts';
import type { Flare } from '../rules/hooks.ts';
import { SIDES } from '../rules/table.ts';
import { canJoinBoth } from '../powers/busybody.ts';

export const busybody: Flare = {
  wild: {
    at: '6',
    by: 'not-main',
    may(state, seat) {
      const invited = sides(state, seat);
      return invited.length === 1 && SIDES.every((side) => canAlly(state, seat, side));
    },
    effect: { hooks: { invited: (_, me, invited, seat) => invited || seat === me.seat } },
  },
  super: {
    at: '6',
    by: 'not-main',
    may: (state, seat) => canJoinBoth(state, seat) && sides(state, seat).length === 0,
    effect: {},
  },
};
