import type { Seat } from '@orrery/kernel';
import { kindOf } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { effectOf } from '../rules/registry.ts';
import { has, now, seatsOf, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

/** How many Edicts and Flares a seat has played in this challenge. */
const plays = (table: Table, seat: Seat): number =>
  now(table).played.filter((each) => each.seat === seat && ['edict', 'flare'].includes(kindOf(each.item))).length;

export const pavlov: Flare = {
  wild: {
    at: '3b',
    targets: ({ table, seats }, seat) => seatsOf(seats).filter((each) => each !== seat && !has(table.out, each)),
    do(kit, use) {
      const { table } = kit.state;
      inForce(table, effectOf(use), use.seat)?.data.push(plays(table, Number(use.target)));
    },
    effect: {
      on: {
        // The count before; nothing once it has been paid for.
        played(kit, { target, data }, seat) {
          const [before] = data;
          if (seat !== target || before === undefined || plays(kit.state.table, seat) <= before) return;
          data.length = 0;
          kit.call('pay', { seat, n: 1, cause: 'effect', by: '6.1' });
        },
      },
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('pavlov'), effect: {} },
};
