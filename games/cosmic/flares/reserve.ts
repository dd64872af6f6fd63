import { ANY_TIME } from '../edicts/hands.ts';
import { divert, kindOf } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { isOn, now, REINFORCEMENTS } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';
import { reserves } from '../powers/reserve.ts';

/** The highest Attack that the Super makes a Reinforcement. */
const HIGHEST = 9;

export const reserve: Flare = {
  wild: {
    at: ANY_TIME,
    may: ({ table }) => isOn(table, REINFORCEMENTS),
    effect: {
      later: [
        {
          at: 'discarded',
          when: (_, { seat, data }, { seat: by, item = 0 }) =>
            data.length === 0 && by !== seat && kindOf(item) === 'reinforcement',
          do(kit, { seat, data }, { item = 0 }) {
            data.push(item);
            divert(kit, seat);
          },
        },
      ],
    },
  },
  super: {
    at: '8c',
    by: 'main-or-ally',
    may: ({ table }) => bothAttack(now(table)),
    can: (view, seat) => reserves(view, seat, HIGHEST).length > 0,
    do: (kit, { seat }) => kit.call('reserve.play', { seat, most: HIGHEST }),
  },
};
