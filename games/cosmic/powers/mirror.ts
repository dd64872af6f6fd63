import type { Power } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { SIDES } from '../rules/table.ts';

/** R31: 15 is 51, 20 is 2, 8 is 80, 120 is 21; a minus stays. */
export function turnedRound(value: number): number {
  const digits = String(Math.abs(value)).padStart(2, '0').split('');
  return Math.sign(value) * Number(digits.reverse().join(''));
}

/** The digits of the Attacks are turned round, of what the Kickers made of them (§14.10). */
export const mirror: Power = {
  acts: [
    {
      at: '7c',
      by: 'main',
      effect: {
        hooks: {
          sum: {
            4({ table }, { seat }, { card }) {
              const only = inForce(table, `super ${powerOf('mirror')}`, seat)?.target ?? null;
              for (const side of SIDES) if (only === null || only === side) card[side] = turnedRound(card[side]);
            },
          },
        },
      },
    },
  ],
};
