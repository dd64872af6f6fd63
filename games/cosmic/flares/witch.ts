import { ANY_TIME } from '../edicts/hands.ts';
import type { Flare } from '../rules/hooks.ts';
import { enforce, hasHome, KEPT_POWER } from '../rules/live.ts';
import { isUseOf } from '../rules/timing.ts';

export const witch: Flare = {
  wild: {
    at: ANY_TIME,
    may: ({ table }, seat) => table.powers[seat]?.some((_, at) => !hasHome(table, seat, at)) === true,
    do: (kit, { seat }) => enforce(kit.state.table, KEPT_POWER, seat),
  },
  super: { at: 'act', by: 'own', may: isUseOf('witch'), effect: {} },
};
