import { rule } from '@orrery/kernel';
import { isToLay } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { now, opponentOf } from '../rules/table.ts';

export const laser: Flare = {
  wild: {
    at: '3b',
    by: 'main',
    may: ({ table }, seat) => isToLay(table, opponentOf(now(table), seat)),
    do(kit, { seat }) {
      const only = opponentOf(now(kit.state.table), seat);
      kit.call('select', { only });
      if (rule('14.8', true)) kit.call('kickers', { only });
    },
  },
  super: {
    at: '6z',
    by: 'ally',
    targets: ({ table }) => [now(table).offense, now(table).defense],
    effect: {
      later: [
        {
          at: '7b',
          when: ({ table }, { target }) => isToLay(table, Number(target)),
          do: (kit, { seat, target }) => kit.call('laser.blind', { seat: Number(target), by: seat }),
        },
      ],
    },
  },
};
