import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { effectOf } from '../rules/registry.ts';
import { now, sideOf } from '../rules/table.ts';
import { onCone } from '../rules/tokens.ts';
import { callable, raise } from '../powers/ghost.ts';

export const ghost: Flare = {
  wild: {
    at: '6z',
    by: 'ally',
    may: ({ table }, seat) => (table.warp[seat] ?? 0) > 0,
    do(kit, use) {
      const { seat } = use;
      const side = sideOf(now(kit.state.table), seat);
      if (side !== -1) kit.call('ghost.call', { seat, whose: seat, side, of: effectOf(use) });
    },
    effect: {
      // Alive again, these go home: they take neither a base nor rewards.
      later: [
        {
          at: 'landing',
          do(kit, { seat, data }) {
            const { winner, cone } = now(kit.state.table);
            if (winner === -1) return;
            const n = Math.min(data[0] ?? 0, cone[winner][seat] ?? 0);
            onCone(kit.state, winner, seat, -n);
            kit.call('home', { seat, n });
          },
        },
      ],
    },
  },
  super: {
    at: '6z',
    by: 'main',
    may: (state, seat) => callable(state, seat).length > 0,
    do(kit, { seat }) {
      const { table } = kit.state;
      for (const whose of callable(kit.state, seat)) raise(kit, whose, mainSide(table, seat), table.warp[whose] ?? 0);
    },
  },
};
