import type { Flare } from '../rules/hooks.ts';
import { now, OFFENSE } from '../rules/table.ts';
import { isLuckless, wrecks } from '../powers/spiff.ts';

export const spiff: Flare = {
  wild: {
    at: 'losing',
    by: 'defense',
    may(state, seat, { cause }) {
      const { winner, target } = now(state.table);
      return cause === 'challenge' && winner === OFFENSE && wrecks(state, seat, target) !== undefined;
    },
    do(kit, { seat }) {
      const { target: place } = now(kit.state.table);
      const wreck = wrecks(kit.state, seat, place);
      if (wreck === undefined) return;
      wreck.n--;
      kit.tell('log.stays-behind', { seat, place }, '6.1');
    },
  },
  super: { at: 'losing', by: 'offense', may: (state, seat, { cause }) => isLuckless(state, seat, cause), effect: {} },
};
