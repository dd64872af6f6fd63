import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { alliesHome } from '../rules/result.ts';
import { nearest } from '../rules/steps.ts';
import { isMain, isWith, now, otherSide, seatsOf } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const grudge: Flare = {
  wild: {
    at: 'losing',
    by: 'main',
    may(state, seat) {
      const challenge = now(state.table);
      const theirs = otherSide(mainSide(state.table, seat));
      const isLost = nearest(state, 'lose')?.cause === 'challenge' && challenge.winner === theirs && !challenge.warp;
      return isLost && seatsOf(state.seats).some((each) => !isMain(challenge, each) && isWith(challenge, each, theirs));
    },
    effect: {
      later: [
        {
          at: 'landing',
          do(kit) {
            const { winner } = now(kit.state.table);
            if (winner !== -1) alliesHome(kit, winner);
          },
        },
      ],
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('grudge'), effect: {} },
};
