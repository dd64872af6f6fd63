import { must, type Seat, type State } from '@orrery/kernel';
import type { Flare, Tokens } from '../rules/hooks.ts';
import { fateOf } from '../rules/losses.ts';
import { takeOff } from '../rules/result.ts';
import { nearest } from '../rules/steps.ts';
import { DEFENSE, OFFENSE, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

/** Tokens of a seat that are about to go to the Warp; what leaves the game is not saved (Void). */
function doomed(state: State<Table>, seat: Seat): Tokens[] {
  const { queue, cause } = nearest(state, 'lose') ?? { queue: [], cause: 'effect' as const };
  return queue.filter((group) => group.seat === seat && fateOf(state, group, cause).to === 'warp');
}

export const boomerang: Flare = {
  wild: {
    at: 'losing',
    may: (state, seat) => doomed(state, seat).length > 0,
    do(kit, { seat }) {
      const frame = must(nearest(kit.state, 'lose'), 'a loss');
      const kept = doomed(kit.state, seat);
      frame.queue = frame.queue.filter((group) => !kept.includes(group));
      for (const { from, n } of kept)
        if (from === 'offense' || from === 'defense') takeOff(kit, from === 'offense' ? OFFENSE : DEFENSE, seat, n);
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('boomerang'), effect: {} },
};
