import type { Seat, State } from '@orrery/kernel';
import { takeBlind } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { powerOf } from '../rules/registry.ts';
import { inForce } from '../rules/live.ts';
import { now, seatsOf, sideOf, type Table } from '../rules/table.ts';
import { canPossess, possess } from '../powers/demon.ts';

const WILD = `wild ${powerOf('demon')}`;

export const demon: Flare = {
  wild: {
    at: '8f',
    by: 'not-main',
    may: ({ table }) => now(table).owed !== null,
    do(kit, { seat }) {
      const { table } = kit.state;
      const { owed } = now(table);
      if (owed === null) return;
      inForce(table, WILD, seat)?.data.push(owed.giver);
      owed.giver = seat;
    },
    effect: {
      later: [
        {
          at: 'landing',
          do(kit, { seat, data }) {
            const [giver = seat] = data;
            const cards = now(kit.state.table).owed?.cards ?? 0;
            // What was turned round is handed on the other way.
            const [to, from] = cards < 0 ? [giver, seat] : [seat, giver];
            takeBlind(kit, to, from, Math.abs(cards));
          },
        },
      ],
    },
  },
  super: {
    at: '7c',
    by: 'outside',
    may: (state, seat) => possessed(state, seat).length > 0,
    targets: possessed,
    stays: true,
    do: (kit, { seat, target }) => possess(kit, seat, Number(target)),
  },
};

/** The defense and the allies whose place it could take; the offense is for the power itself. */
function possessed(state: State<Table>, seat: Seat): Seat[] {
  const challenge = now(state.table);
  return seatsOf(state.seats).filter(
    (other) => other !== challenge.offense && sideOf(challenge, other) >= 0 && canPossess(state, seat, other),
  );
}
