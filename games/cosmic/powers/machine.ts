import type { Seat } from '@orrery/kernel';
import { hasChallengeCard } from '../rules/cards.ts';
import { renew } from '../rules/deck.ts';
import type { Hooks, Me, Power, Use } from '../rules/hooks.ts';
import { bend, enforce } from '../rules/live.ts';
import type { Kit } from '../rules/steps.ts';
import { isSuccess, now, type Table } from '../rules/table.ts';
import { mayGoOn } from '../rules/turn.ts';

/** Effects of these names: after so many challenges of this turn, which the data say, another may follow; also without a
 *  Challenge card, and then with a new hand. */
const GOES_ON = 'goes on';
export const GOES_ON_UNARMED = 'goes on unarmed';

/** One of this name: it has taken a token out of the Warp in this challenge (§3.1). */
export const RETRIEVED = 'has retrieved';

const isNow = ({ turn, made }: Table, { seat, data }: Me): boolean => turn === seat && made === data[0];

const again: Hooks['again'] = ({ table }, me, may, seat) => may || (seat === me.seat && isNow(table, me));

/** Puts such an effect in force, for the rest of this turn. */
export function goOn(kit: Kit, { seat, target }: Use, of: string): void {
  const { table } = kit.state;
  table.lasting.push({ of, seat, target, data: [table.made], until: table.turns, unit: 'turn' });
}

/** The last challenge of its own turn is about to end: a challenge within another is none of the turn's. */
export const isItsTurn = (table: Table, seat: Seat): boolean => table.turn === seat && table.stack.length === 1;

/** After each of its challenges, won or lost, it may make another. */
export const machine: Power = {
  effects: {
    [RETRIEVED]: {},
    [GOES_ON]: {
      hooks: {
        again,
        // A turn that was ended stays so (Skeptic).
        challenges: ({ table }, me, n) => (n > 0 && isNow(table, me) ? Math.max(n, table.made + 1) : n),
      },
    },
    [GOES_ON_UNARMED]: {
      hooks: { again, unarmed: again },
      later: [
        {
          at: 'start',
          when: (state, { seat, data }) =>
            state.table.turn === seat && state.table.made === (data[0] ?? 0) + 1 && !hasChallengeCard(state, seat),
          do: (kit, { seat }) => renew(kit, seat),
        },
      ],
    },
  },
  on: {
    retrieved(kit, { seat }, other) {
      if (other === seat) enforce(kit.state.table, RETRIEVED, seat);
    },
  },
  acts: [
    {
      // Of its turn, whoever led it in the end (Delegator).
      at: '9',
      // Where it could not go on anyway.
      may: (state, seat) =>
        isItsTurn(state.table, seat) &&
        !mayGoOn(state, isSuccess(now(state.table))) &&
        bend(state, 'challenges', 1) > 0,
      can: hasChallengeCard,
      do: (kit, use) => goOn(kit, use, GOES_ON),
    },
  ],
};
