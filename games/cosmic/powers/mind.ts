import type { Seat, State } from '@orrery/kernel';
import { handOf, inspect } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { now, type Table } from '../rules/table.ts';

/** The main players whose hands can be looked at; for one of them, the other. */
const open = ({ table }: State<Table>, seat: Seat): Seat[] =>
  [now(table).offense, now(table).defense].filter((each) => each !== seat && handOf(table, each).length > 0);

/** When the cone is aimed it looks at the hand of a main player. */
export const mind: Power = {
  acts: [
    {
      at: '3b',
      may: (state, seat) => open(state, seat).length > 0,
      targets: open,
      do(kit, { seat, target }) {
        const others = isSuperOn(kit.state.table, 'mind', seat) ? open(kit.state, seat) : [Number(target)];
        for (const other of others) inspect(kit, seat, other);
      },
    },
  ],
};
