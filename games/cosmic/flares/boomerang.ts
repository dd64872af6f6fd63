import { must } from '@orrery/kernel';
import type { Flare } from '../rules/hooks.ts';
import { takeOff } from '../rules/result.ts';
import { nearest } from '../rules/steps.ts';
import { DEFENSE, OFFENSE } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const boomerang: Flare = {
  wild: {
    at: 'losing',
    may: (state, seat) => nearest(state, 'lose')?.queue.some((group) => group.seat === seat) === true,
    do(kit, { seat }) {
      const frame = must(nearest(kit.state, 'lose'), 'a loss');
      const kept = frame.queue.filter((group) => group.seat === seat);
      frame.queue = frame.queue.filter((group) => group.seat !== seat);
      for (const { from, n } of kept)
        if (from === 'offense' || from === 'defense') takeOff(kit, from === 'offense' ? OFFENSE : DEFENSE, seat, n);
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('boomerang'), effect: {} },
};
