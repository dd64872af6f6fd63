import type { Flare } from '../rules/hooks.ts';
import { takeBlind } from '../rules/cards.ts';
import { rewardsDue } from '../rules/result.ts';
import { mainOf, now } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const pirate: Flare = {
  wild: {
    at: '8f',
    by: 'ally',
    may: (state, seat) => rewardsDue(state).some((due) => due.seat === seat),
    do(kit, { seat }) {
      const challenge = now(kit.state.table);
      if (challenge.winner === -1) return;
      const n = challenge.cone[challenge.winner][seat] ?? 0;
      takeBlind(kit, seat, mainOf(challenge, challenge.winner), n);
    },
    effect: { hooks: { rewards: (_, me, n, seat) => (seat === me.seat ? 0 : n) } },
  },
  super: {
    at: 'act',
    by: 'own',
    may: (state, seat, about) => about.use?.act === 0 && isUseOf('pirate')(state, seat, about),
    effect: {},
  },
};
