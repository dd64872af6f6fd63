import type { Power } from '../rules/hooks.ts';
import { isMain, now, otherSide, type Side, type Table } from '../rules/table.ts';
import { mainSide } from '../rules/cardplay.ts';

/** Whether this side has shown a Compromise against an Attack. */
export const yields = (table: Table, side: Side): boolean => {
  const { shown } = now(table);
  return shown[side]?.attack === false && shown[otherSide(side)]?.attack === true;
};

/** Its Compromise beats an Attack, whatever else turns the result over (R180). */
export const pacifist: Power = {
  autos: [{ at: '8d', by: 'main', when: ({ table }, { seat }) => yields(table, mainSide(table, seat)) }],
  hooks: {
    upset({ table }, { seat }, winner) {
      if (!isMain(now(table), seat)) return winner;
      const side = mainSide(table, seat);
      return yields(table, side) ? side : winner;
    },
  },
};
