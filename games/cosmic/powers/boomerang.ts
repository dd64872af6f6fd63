import type { Seat } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { enforce, inForce, isSuperOn } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { now } from '../rules/table.ts';
import { breakOff, nest } from '../rules/turn.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'boomerang.after': { locals: { seat: Seat } };
  }
}

/** An effect of this name: the challenge is one that Boomerang made. */
const ANSWER = 'boomerang';

/** Before it is challenged, it challenges the offense at home. */
export const boomerang: Power = {
  autos: [
    {
      at: 'defense',
      by: 'defense',
      // An answer to its answer (by who has copied or taken the power) would never end.
      when: ({ table }) => inForce(table, ANSWER) === undefined,
      do(kit, { seat }) {
        const { offense } = now(kit.state.table);
        kit.call('boomerang.after', { seat });
        nest(kit, seat, offense);
        enforce(kit.state.table, ANSWER, seat);
        // R235: as an offense does at the start.
        kit.call('arm', { seat, under: '3.01' });
      },
    },
  ],
};

export const boomerangAfter: Step<'boomerang.after'> = {
  run(kit, { seat }) {
    kit.leave();
    if (isSuperOn(kit.state.table, 'boomerang', seat)) breakOff(kit);
  },
};
