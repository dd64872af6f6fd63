import type { Flare } from '../rules/hooks.ts';
import { payTo } from '../rules/purse.ts';
import { isOn, LUCRE } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

/** How much of an income is taken. */
const SHARE = 2;

export const gnome: Flare = {
  wild: {
    at: 'start',
    // §11.1: income comes with the first challenge of a turn, to whose turn it is.
    may: ({ table }, seat) =>
      isOn(table, LUCRE) && table.made === 1 && seat !== table.turn && (table.lucre[table.turn] ?? 0) > 0,
    do(kit, { seat }) {
      const { lucre, turn } = kit.state.table;
      payTo(kit, turn, seat, Math.min(SHARE, lucre[turn] ?? 0));
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('gnome'), effect: {} },
};
