import type { Flare } from '../rules/hooks.ts';
import { groupsOf } from '../rules/losses.ts';
import { nearest } from '../rules/steps.ts';
import { now, OFFENSE } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { basesOf } from '../rules/tokens.ts';

export const assassin: Flare = {
  wild: {
    at: 'losing',
    by: 'defense',
    may({ table, ...rest }, seat) {
      const { winner, shown, target } = now(table);
      const isLost = nearest({ table, ...rest }, 'lose')?.cause === 'challenge' && winner === OFFENSE;
      return isLost && shown[OFFENSE]?.attack === true && basesOf(table, seat).some((place) => place !== target);
    },
    do(kit, { seat }) {
      kit.call('lose', { queue: groupsOf(kit.state, OFFENSE), cause: 'effect' });
      kit.call('pay', { seat, n: 1, cause: 'effect', by: '6.1' });
    },
  },
  super: {
    at: 'act',
    by: 'own',
    may: (state, seat, about) =>
      isUseOf('assassin')(state, seat, about) && state.table.turn === seat && (state.table.warp[seat] ?? 0) > 0,
    effect: {},
  },
};
