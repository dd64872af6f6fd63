import { divert, kindOf } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { nearest } from '../rules/steps.ts';

/** Edicts that others discard come to it, and it keeps its own when it takes a new hand. */
export const vulch: Power = {
  autos: [
    {
      at: 'discarded',
      by: 'other',
      when(state, { seat }, { item = 0 }) {
        const kind = kindOf(item);
        if (nearest(state, 'discard')?.to !== undefined) return false;
        return kind === 'edict' || (kind === 'flare' && isSuperOn(state.table, 'vulch', seat));
      },
      do: (kit, { seat }) => divert(kit, seat),
    },
  ],
  hooks: {
    renews: (_, me, renewal, seat) =>
      seat === me.seat ? { ...renewal, keep: [...renewal.keep, 'edict' as const] } : renewal,
  },
};
