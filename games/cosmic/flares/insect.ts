import type { Seat } from '@orrery/kernel';
import { otherSide, now, seatsOf, sideOf } from '../rules/table.ts';
import type { Flare } from '../rules/hooks.ts';
import { isLive, useKey } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { mainSide } from '../rules/cardplay.ts';
import { copy, copyable, FROM_2C } from '../powers/insect.ts';

/** The use of the power itself: the Super is instead of it. */
const copying = (seat: Seat): number => useKey(seat, powerOf('insect'), 0);

export const insect: Flare = {
  wild: {
    at: '8g',
    by: 'main',
    may({ table }, seat) {
      const { ended, winner } = now(table);
      return ended === 'won' && winner === otherSide(mainSide(table, seat));
    },
    do: (kit, { seat }) => kit.call('fresh', { seat, under: '6.1', by: 'card' }),
  },
  super: {
    at: FROM_2C.filter((code) => code !== '3a' && code !== '7b'),
    by: 'main',
    may: ({ table }, seat) => !now(table).used.includes(copying(seat)),
    targets: (view, seat) =>
      seatsOf(view.seats)
        .filter((each) => each !== seat && sideOf(now(view.table), each) >= 0)
        .flatMap((each) => copyable(view, each, seat)),
    noun: 'power',
    stays: true,
    do(kit, { seat, target }) {
      const { state } = kit;
      const from = seatsOf(state.seats).find((each) => each !== seat && isLive(state, each, Number(target)));
      if (from === undefined) return;
      now(state.table).used.push(copying(seat));
      copy(kit, Number(target), from, seat);
    },
  },
};
