import type { Power, Source } from '../rules/hooks.ts';
import { DEFENSE, now, OFFENSE } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';

/** §6.3: after the Kickers, of two Attacks the higher is worth only what it has more. */
export const equation: Source = {
  hooks: {
    sum: {
      4({ table }, _, { card }) {
        if (!bothAttack(now(table)) || card[OFFENSE] === card[DEFENSE]) return;
        const higher = card[OFFENSE] > card[DEFENSE] ? OFFENSE : DEFENSE;
        card[higher] = Math.abs(card[OFFENSE] - card[DEFENSE]);
      },
    },
  },
};

export const calculator: Power = { acts: [{ at: '7c', by: 'main', effect: equation }] };
