import { must } from '@orrery/kernel';
import { COMPROMISE } from '../data/cards.ts';
import { handOf, hasCompromise, playFrom } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce } from '../rules/live.ts';
import { nearest } from '../rules/steps.ts';
import { now } from '../rules/table.ts';

/** An effect of this name: this seat sits at the table when the main players deal. */
const AT_THE_TABLE = 'three at the table';

/** With a Compromise of its own it turns a fight of others into a deal of three. */
export const diplomat: Power = {
  acts: [
    {
      at: '8a',
      by: 'not-main',
      may: ({ table }, seat) => now(table).shown.some(({ attack }) => attack) && handOf(table, seat).length > 0,
      can: hasCompromise,
      do(kit, { seat }) {
        const { table } = kit.state;
        // Somebody may have taken the Compromise in the meantime.
        if (!hasCompromise(kit.state, seat)) return;
        playFrom(kit, seat, COMPROMISE);
        for (const shown of now(table).shown) shown.attack = false;
        enforce(table, AT_THE_TABLE, seat);
        kit.tell('log.mediates', { seat, card: COMPROMISE });
      },
    },
  ],
  effects: {
    [AT_THE_TABLE]: {
      later: [
        {
          at: 'dealing',
          when: (state) => nearest(state, 'deal')?.settled !== true,
          do(kit, { seat }) {
            const deal = must(nearest(kit.state, 'deal'), 'a deal');
            deal.settled = true;
            must(nearest(kit.state, 'moment'), 'a moment').over = true;
            // Twice the time (R27).
            const each = 2 * kit.state.table.proposals;
            const parties = [...deal.parties, seat];
            kit.call('diplomat.deal', {
              parties,
              left: parties.map(() => each),
              turn: 0,
              pair: 0,
              pacts: [],
              piles: [],
            });
          },
        },
      ],
    },
  },
};
