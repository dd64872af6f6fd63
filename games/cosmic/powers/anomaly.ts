import type { Seat } from '@orrery/kernel';
import { colourShown } from '../rules/cones.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce, inForce } from '../rules/live.ts';
import type { Kit } from '../rules/steps.ts';

/** An effect of this name: a card of its colour was turned away in this challenge; the next one stands. */
const TURNED_AWAY = 'turned away';

/** The Destiny card is thrown away, and another turned. */
export function turnAgain(kit: Kit, seat: Seat): void {
  kit.tell('log.redraw', { seat });
  kit.rerun('destiny');
}

/** Its own colour is turned away by itself; of the other cards it may have one replaced. */
export const anomaly: Power = {
  autos: [
    {
      at: '2b',
      by: 'not-offense',
      when: (state, { seat }) => colourShown(state) === seat && inForce(state.table, TURNED_AWAY, seat) === undefined,
      do(kit, { seat }) {
        enforce(kit.state.table, TURNED_AWAY, seat);
        turnAgain(kit, seat);
      },
    },
  ],
  acts: [
    {
      at: '2b',
      speaks: true,
      may: (state, seat) => colourShown(state) !== seat,
      do: (kit, { seat }) => turnAgain(kit, seat),
    },
  ],
};
