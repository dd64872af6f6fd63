import type { Seat } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { now } from '../rules/table.ts';
import { breakOff, nest } from '../rules/turn.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'boomerang.after': { locals: { seat: Seat } };
  }
}

/** Before it is challenged, it challenges the offense at home. */
export const boomerang: Power = {
  autos: [
    {
      at: '2c',
      by: 'defense',
      do(kit, { seat }) {
        const { offense } = now(kit.state.table);
        kit.call('boomerang.after', { seat });
        nest(kit, seat, offense);
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
