import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { now, SIDES } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';

const WEIGHT = 4;

/** One token at most, and each counts four. */
export const macron: Power = {
  autos: [{ at: '8a', by: 'main-or-ally', when: ({ table }) => bothAttack(now(table)) }],
  hooks: {
    limit: ({ table }, me, most, seat) => (seat === me.seat && !isSuperOn(table, 'macron', seat) ? 1 : most),
    sum: {
      5(_, { seat }, { tokens }) {
        for (const side of SIDES) tokens[side][seat] = (tokens[side][seat] ?? 0) * WEIGHT;
      },
    },
  },
};
