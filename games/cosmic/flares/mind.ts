import type { Seat } from '@orrery/kernel';
import type { Flare } from '../rules/hooks.ts';
import { type Kit, nearest } from '../rules/steps.ts';
import { isMain, now } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

/** The cards that are being drawn pass through this seat's hands first. */
function seeDrawn(kit: Kit, seat: Seat, other: Seat): void {
  for (const slot of nearest(kit.state, 'draw')?.slots ?? []) kit.look(slot, seat);
  kit.tell('log.sees-drawn', { seat, other }, '6.1');
}

export const mind: Flare = {
  wild: {
    at: 'drawn',
    by: 'other',
    // Who draws is seen: nothing is said (§15.4).
    targets: (_, __, { seat = -1 }) => [seat],
    mute: true,
    do: (kit, { seat, target }) => seeDrawn(kit, seat, Number(target)),
    effect: {
      later: [
        {
          at: 'drawn',
          when: (_, { target }, { seat }) => seat === target,
          do: (kit, { seat, target }) => seeDrawn(kit, seat, Number(target)),
        },
      ],
    },
  },
  super: {
    at: 'act',
    by: 'own',
    may: (state, seat, about) => isUseOf('mind')(state, seat, about) && !isMain(now(state.table), seat),
    effect: {},
  },
};
