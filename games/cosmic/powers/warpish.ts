import { type State, total } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import type { Power } from '../rules/hooks.ts';
import { isMain, now, type Table } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';

/** Every token in the Warp, whoever owns it; Limbo is another place (§10.0). */
const inWarp = ({ table }: State<Table>): number => total(table.warp);

/** All the dead of the table fight for it. */
export const warpish: Power = {
  autos: [{ at: '8a', by: 'main', when: (state) => bothAttack(now(state.table)) && inWarp(state) > 0 }],
  hooks: {
    sum: {
      6(state, { seat }, { added }) {
        if (isMain(now(state.table), seat)) added[mainSide(state.table, seat)] += inWarp(state);
      },
    },
  },
};
