import { ANY_TIME } from '../edicts/hands.ts';
import type { Flare } from '../rules/hooks.ts';
import { enforce, NO_POWER } from '../rules/live.ts';
import { NOBODY, now, opponentOf } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const silencer: Flare = {
  wild: {
    at: ANY_TIME,
    by: 'main',
    may: ({ table }, seat) => opponentOf(now(table), seat) !== NOBODY,
    do(kit, { seat }) {
      const { table } = kit.state;
      const other = opponentOf(now(table), seat);
      enforce(table, NO_POWER, seat, other);
      kit.tell('log.powerless', { seat: other });
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('silencer'), effect: {} },
};
