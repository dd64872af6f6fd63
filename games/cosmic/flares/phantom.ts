import { CONE } from '../data/hexes.ts';
import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { liftable, standOf } from '../rules/tokens.ts';
import { declared, mayDeclare } from '../powers/phantom.ts';

export const phantom: Flare = {
  wild: {
    at: '8a',
    by: 'main',
    may: (state, seat) => liftable(state, seat, standOf(state, seat)).length > 0,
    stays: true,
    do: (kit, { seat }) => kit.call('commit', { seat, side: mainSide(kit.state.table, seat), least: 1, most: CONE }),
  },
  super: { at: '8a', by: 'ally', may: mayDeclare, effect: declared },
};
