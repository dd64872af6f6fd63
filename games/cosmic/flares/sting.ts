import type { Flare } from '../rules/hooks.ts';
import { has, now, seatsOf } from '../rules/table.ts';

export const sting: Flare = {
  wild: {
    at: '8f',
    by: 'main',
    may: ({ table }, seat) => now(table).owed?.giver === seat,
    targets: ({ table, seats }, seat) =>
      seatsOf(seats).filter((each) => each !== seat && each !== now(table).owed?.taker && !has(table.out, each)),
    do(kit, { target }) {
      const { owed } = now(kit.state.table);
      if (owed !== null) owed.to = Number(target);
    },
  },
  super: { at: 'loss', by: 'own', may: (_, __, { n = 0, gone = 0 }) => n > gone, effect: {} },
};
