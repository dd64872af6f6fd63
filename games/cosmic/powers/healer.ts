import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { recover } from '../rules/losses.ts';

/** What another player has just lost goes home; the Healer draws a card. */
export const healer: Power = {
  acts: [
    {
      at: 'loss',
      by: 'other',
      often: true,
      may: (_, __, { n = 0 }) => n > 0,
      do(kit, use, { seat = 0 }) {
        const { table } = kit.state;
        const healed = recover(kit, Infinity, Infinity);
        kit.tell('log.healed', { seat: use.seat, other: seat, n: healed });
        kit.call('draw', { seat: use.seat, n: isSuperOn(table, 'healer', use.seat) ? healed : 1 });
        kit.call('home', { seat, n: healed });
      },
    },
  ],
};
