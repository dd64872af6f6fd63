import { mainSide } from '../rules/cardplay.ts';
import { takeUp } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { type Challenge, now, type Side } from '../rules/table.ts';

/** Whether a side's card was turned up and lies there still. */
const isUsed = ({ shown, laid }: Challenge, side: Side): boolean =>
  (shown[side]?.item ?? -1) >= 0 && laid[side].length > 0;

/** The card it used in the end comes back to its hand; its Kicker does not (§14.4). */
export const clone: Power = {
  acts: [
    {
      at: '9',
      by: 'main',
      may: ({ table }, seat) => isUsed(now(table), mainSide(table, seat)),
      do(kit, { seat }) {
        const { table } = kit.state;
        const slots = now(table).laid[mainSide(table, seat)].splice(0);
        for (const slot of slots) kit.tell('log.keeps', { seat, card: kit.show(slot) }, '14.4');
        takeUp(kit, seat, slots);
      },
    },
  ],
};
