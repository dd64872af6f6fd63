import type { Seat, State } from '@orrery/kernel';
import type { Flare } from '../rules/hooks.ts';
import { powerOf } from '../rules/registry.ts';
import { holdingOf, isBeaten, now, seatsOf, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { drawPower, renounceable } from '../rules/unused.ts';

/** The others who lost or failed to deal, and have a power to give up. */
const beaten = ({ table, seats }: State<Table>, seat: Seat): Seat[] =>
  seatsOf(seats).filter(
    (other) => other !== seat && isBeaten(now(table), other) && renounceable(table, other).length > 0,
  );

export const reincarnator: Flare = {
  wild: {
    at: '8g',
    may: (state, seat) => beaten(state, seat).length > 0,
    targets: beaten,
    effect: {
      later: [
        {
          at: '9',
          do(kit, { target }) {
            const power = drawPower(kit);
            kit.call('renounce', { seat: Number(target), drawn: power < 0 ? [] : [power] });
          },
        },
      ],
    },
  },
  super: {
    at: 'act',
    by: 'own',
    may: (state, seat, about) =>
      isUseOf('reincarnator')(state, seat, about) &&
      holdingOf(state.table, seat, powerOf('reincarnator'))?.second !== undefined,
    effect: {},
  },
};
