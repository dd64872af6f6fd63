import type { Seat, State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { canAlly, sides } from '../rules/alliance.ts';
import type { Power } from '../rules/hooks.ts';
import { isWith, now, type Side, SIDES, type Table } from '../rules/table.ts';
import { coneLimit } from '../rules/tokens.ts';

/** The sides that have not invited it, and that it could join all the same: nobody on a Moon (§13.3). */
function hosts(state: State<Table>, seat: Seat): Side[] {
  const challenge = now(state.table);
  if (SIDES.some((side) => isWith(challenge, seat, side))) return [];
  const invited = sides(state, seat);
  return SIDES.filter((side) => !invited.includes(side) && canAlly(state, seat, side));
}

/** When it is its turn to answer, it joins a side that has not asked. */
export const parasite: Power = {
  acts: [
    {
      at: 'answering',
      by: 'own',
      may: (state, seat) => hosts(state, seat).length > 0,
      targets: hosts,
      noun: 'side',
      do(kit, { seat, target }) {
        const side: Side = target === 0 ? 0 : 1;
        kit.call('commit', { seat, side, least: 1, most: coneLimit(kit.state, seat, CONE) });
      },
    },
  ],
};
