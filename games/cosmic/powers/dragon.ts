import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { claim } from '../rules/lucre.ts';
import { unclaimed } from '../rules/purse.ts';

/** Its part of each purchase. */
const PART = 1;

/** Of whatever another buys a part comes to it; with the Super, all. */
export const dragon: Power = {
  autos: [
    {
      at: 'purchase',
      by: 'other',
      when: (state) => unclaimed(state) > 0,
      do: (kit, { seat }) => claim(kit, seat, isSuperOn(kit.state.table, 'dragon', seat) ? undefined : PART),
    },
  ],
};
