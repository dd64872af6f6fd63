import type { Seat } from '@orrery/kernel';
import { WILD } from '../data/destiny.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce, inForce } from '../rules/live.ts';
import type { Kit } from '../rules/steps.ts';
import { now, type Table } from '../rules/table.ts';

/** An effect of this name: a card of its colour was turned away in this challenge; the next one stands. */
const TURNED_AWAY = 'turned away';

/** Whether the card that lies there is of this seat's colour. */
const isOwn = (table: Table, seat: Seat): boolean => now(table).destiny < WILD && now(table).colour === seat;

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
      when: ({ table }, { seat }) => isOwn(table, seat) && inForce(table, TURNED_AWAY, seat) === undefined,
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
      may: ({ table }, seat) => !isOwn(table, seat),
      do: (kit, { seat }) => turnAgain(kit, seat),
    },
  ],
};
