import { mainSide } from '../rules/cardplay.ts';
import type { Act, Flare } from '../rules/hooks.ts';
import { isMain, now, opponentOf } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';

/** Tokens in the Warp of this player, or of its opponent, count for or against them. */
const counting = (whose: 'own' | 'theirs'): Act => ({
  at: '8a',
  by: 'main',
  may: ({ table }) => bothAttack(now(table)),
  effect: {
    hooks: {
      sum: {
        6({ table }, { seat }, { added }) {
          const challenge = now(table);
          if (!isMain(challenge, seat)) return;
          if (whose === 'own') added[mainSide(table, seat)] += table.warp[seat] ?? 0;
          else {
            const other = opponentOf(challenge, seat);
            added[mainSide(table, other)] -= table.warp[other] ?? 0;
          }
        },
      },
    },
  },
});

export const warpish: Flare = { wild: counting('own'), super: counting('theirs') };
