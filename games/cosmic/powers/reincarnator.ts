import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { holdingOf, isBeaten, now } from '../rules/table.ts';
import { arrive, drawPower, shelve } from '../rules/unused.ts';

/** With each defeat, and each deal that fails, it draws a power and has it beside this one until the next. A copy ends with
 *  the challenge, before anything drawn could be of use: it draws nothing. */
export const reincarnator: Power = {
  autos: [
    {
      at: '8g',
      when: ({ table }, { seat }) =>
        isBeaten(now(table), seat) && holdingOf(table, seat, powerOf('reincarnator')) !== undefined,
      do(kit, { seat }) {
        const { table } = kit.state;
        const holding = holdingOf(table, seat, powerOf('reincarnator'));
        const old = holding?.second;
        if (holding === undefined || (old !== undefined && isSuperOn(table, 'reincarnator', seat))) return;
        const power = drawPower(kit);
        if (old !== undefined) shelve(kit, seat, old);
        delete holding.second;
        if (power < 0) return;
        holding.second = { power, drawn: true };
        arrive(kit, seat, holding.second);
      },
    },
  ],
};
