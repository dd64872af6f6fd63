import type { Power } from '../rules/hooks.ts';
import { nearest } from '../rules/steps.ts';
import { free } from '../rules/tokens.ts';

/** Its tokens never go to the Warp; and in a deal it can free those of the other. */
export const zombie: Power = {
  autos: [
    {
      at: 'losing',
      when: (state, { seat }) =>
        nearest(state, 'lose')?.queue.some((group) => group.seat === seat && group.n > 0) === true,
    },
  ],
  hooks: {
    fate: (_, me, fate, { seat }) => (seat === me.seat && fate.to === 'warp' ? { to: 'home', counts: true } : fate),
    deals({ table }, me, pieces, from, to) {
      const max = table.warp[to] ?? 0;
      return from === me.seat && max > 0 ? [...pieces, { id: 'free', min: 0, max, weight: 1 }] : pieces;
    },
  },
  on: {
    piece(kit, me, id, n, from, to) {
      if (id === 'free' && from === me.seat) free(kit, to, n, '3.84');
    },
  },
};
