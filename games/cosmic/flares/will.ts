import { handOf, inspect } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { NOBODY, now, seatsOf } from '../rules/table.ts';
import { atTheirs, choices } from '../powers/will.ts';

export const will: Flare = {
  wild: {
    at: '2c',
    by: 'offense',
    speaks: true,
    may(state, seat) {
      const { colour } = now(state.table);
      return colour !== NOBODY && colour !== seat && choices(state, seat, colour).length > 0;
    },
    do: (kit, { seat }) => kit.call('will.choose', { seat, only: now(kit.state.table).colour }),
    effect: atTheirs,
  },
  super: {
    at: '2c',
    by: 'offense',
    targets: ({ table, seats }, seat) =>
      seatsOf(seats).filter((each) => each !== seat && handOf(table, each).length > 0),
    do: (kit, { seat, target }) => inspect(kit, seat, Number(target)),
  },
};
