import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { mainSide } from '../rules/cardplay.ts';
import { isMain, now } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';

/** Its tokens multiply its card instead of being added. */
export const virus: Power = {
  autos: [{ at: '8a', by: 'main', when: ({ table }) => bothAttack(now(table)) }],
  hooks: {
    sum: {
      5.1({ table }, { seat }, { card, tokens }) {
        if (!isMain(now(table), seat)) return;
        const side = mainSide(table, seat);
        const whose = isSuperOn(table, 'virus', seat) ? tokens[side].keys() : [seat];
        let n = 0;
        for (const each of whose) {
          n += tokens[side][each] ?? 0;
          tokens[side][each] = 0;
        }
        card[side] *= n;
      },
    },
  },
};
