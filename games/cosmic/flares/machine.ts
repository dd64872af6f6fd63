import { CHALLENGES } from '../data/hexes.ts';
import type { Flare } from '../rules/hooks.ts';
import { bend, inForce } from '../rules/live.ts';
import { goOn, GOES_ON_UNARMED, isItsTurn, RETRIEVED } from '../powers/machine.ts';

export const machine: Flare = {
  wild: {
    at: '9',
    may: (state, seat) => isItsTurn(state.table, seat) && state.table.made < bend(state, 'challenges', CHALLENGES),
    do: (kit, use) => goOn(kit, use, GOES_ON_UNARMED),
  },
  super: {
    at: 'start',
    by: 'offense',
    may: ({ table }, seat) => (table.warp[seat] ?? 0) > 0 && inForce(table, RETRIEVED, seat) === undefined,
    effect: { hooks: { retrieves: (_, me, n, seat) => (seat === me.seat ? Math.max(0, n - 1) : n) } },
    do: (kit, { seat }) => kit.call('draw', { seat, n: 1 }),
  },
};
