import type { Flare } from '../rules/hooks.ts';
import { payTo } from '../rules/lucre.ts';
import { isOn, LUCRE, now } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

/** How much of an income is taken. */
const SHARE = 2;

export const gnome: Flare = {
  wild: {
    at: 'start',
    by: 'not-offense',
    // §11.1: income comes with the first challenge of a turn.
    may: ({ table }) => isOn(table, LUCRE) && table.made === 1 && (table.lucre[now(table).offense] ?? 0) > 0,
    do(kit, { seat }) {
      const { offense } = now(kit.state.table);
      payTo(kit, offense, seat, Math.min(SHARE, kit.state.table.lucre[offense] ?? 0));
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('gnome'), effect: {} },
};
