import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { fromWarp } from '../rules/tokens.ts';

/** What another player has just lost goes home; the Healer draws a card. */
export const healer: Power = {
  acts: [
    {
      at: 'loss',
      by: 'other',
      often: true,
      do(kit, use, { seat = 0, n = 0, gone = 0 }) {
        const { table } = kit.state;
        table.gone[seat] = (table.gone[seat] ?? 0) - gone;
        const healed = gone + fromWarp(kit, seat, n - gone);
        kit.tell('log.healed', { seat: use.seat, other: seat, n: healed });
        kit.call('draw', { seat: use.seat, n: isSuperOn(table, 'healer', use.seat) ? healed : 1 });
        kit.call('home', { seat, n: healed });
      },
    },
  ],
};
