import type { Flare } from '../rules/hooks.ts';
import { isMain, now, SIDES, sideOf, tokensIn } from '../rules/table.ts';

export const macron: Flare = {
  wild: {
    at: '8a',
    by: 'main-or-ally',
    may: ({ table }, seat) => SIDES.some((side) => sideOf(now(table), seat) === side && now(table).shown[side]?.attack),
    effect: {
      hooks: {
        sum: {
          5({ table }, { seat }, { tokens }) {
            for (const side of SIDES) {
              const n = tokensIn(table, now(table), side, seat);
              if (n > 0) tokens[side][seat] = (tokens[side][seat] ?? 0) + n;
            }
          },
        },
      },
    },
  },
  super: {
    at: ['2c', '6'],
    may: ({ table }, seat) => seat === now(table).offense || !isMain(now(table), seat),
    effect: {},
  },
};
