import type { Seat, State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { canAlly, sides } from '../rules/alliance.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { isWith, now, SIDES, type Table } from '../rules/table.ts';
import { coneLimit, tokensOut } from '../rules/tokens.ts';

/** Whether it could bring a token to each side. */
export const canJoinBoth = (state: State<Table>, seat: Seat): boolean =>
  tokensOut(state, seat, 2) > 1 &&
  SIDES.every((side) => canAlly(state, seat, side) && !isWith(now(state.table), seat, side));

/** When it is its turn to answer and somebody has invited it, it joins both sides. */
export const busybody: Power = {
  acts: [
    {
      at: 'answering',
      by: 'own',
      may: (state, seat) =>
        canJoinBoth(state, seat) && (sides(state, seat).length > 0 || isSuperOn(state.table, 'busybody', seat)),
      do(kit, { seat }) {
        const most = coneLimit(kit.state, seat, CONE);
        const spare = tokensOut(kit.state, seat) - 1;
        kit.call('commit', { seat, side: 1, least: 1, most });
        // One is kept for the other side.
        kit.call('commit', { seat, side: 0, least: 1, most: Math.min(most, spare) });
      },
    },
  ],
};
