import type { Flare } from '../rules/hooks.ts';
import { isToConsole } from '../rules/result.ts';
import { has, now, seatsOf } from '../rules/table.ts';

export const sting: Flare = {
  wild: {
    at: '8f',
    by: 'main',
    // §6.32: with a negative Kicker it is the loser who owes it.
    may: (state, seat) => now(state.table).owed !== null && isToConsole(state, seat),
    targets({ table, seats }, seat) {
      const { owed } = now(table);
      return seatsOf(seats).filter(
        (each) => each !== seat && each !== owed?.taker && each !== owed?.giver && !has(table.out, each),
      );
    },
    do(kit, { target }) {
      const { owed } = now(kit.state.table);
      if (owed !== null) owed.to = Number(target);
    },
  },
  super: { at: 'loss', by: 'own', may: (_, __, { n = 0, gone = 0 }) => n > gone, effect: {} },
};
