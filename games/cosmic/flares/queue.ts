import type { Flare } from '../rules/hooks.ts';
import { last } from '../rules/live.ts';
import { has } from '../rules/table.ts';
import { following } from '../rules/turn.ts';
import { everybody } from '../edicts/warp.ts';

export const queue: Flare = {
  wild: {
    at: '9',
    targets: everybody,
    do(kit, use) {
      const { table } = kit.state;
      const due = following(kit.state);
      last(table, use, { until: table.turns + 1, unit: 'turn' }, [table.turns, due === use.target ? -1 : due]);
      kit.tell('log.next-turn', { seat: Number(use.target) }, '6.1');
    },
    // After the turn that was called it is the turn of whoever was due.
    effect: {
      hooks: {
        next({ table }, { target, data: [turns, due = -1] }, seat) {
          if (table.turns === turns) return has(table.out, Number(target)) ? seat : Number(target);
          return due < 0 || has(table.out, due) ? seat : due;
        },
      },
    },
  },
  super: { at: '9', do: (kit, { seat }) => kit.call('queue.row', { seat }) },
};
