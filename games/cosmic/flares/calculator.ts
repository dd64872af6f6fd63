import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { DEFENSE, isMain, now, OFFENSE, otherSide } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';
import { equation } from '../powers/calculator.ts';

export const calculator: Flare = {
  wild: {
    at: '7c',
    by: 'main',
    targets: () => ['odd', 'even'],
    noun: 'word',
    effect: {
      hooks: {
        sum: {
          4({ table }, { seat, target }, { card }) {
            if (!isMain(now(table), seat) || !bothAttack(now(table))) return;
            const isOdd = Math.abs(card[OFFENSE] + card[DEFENSE]) % 2 === 1;
            const side = mainSide(table, seat);
            const wrong = isOdd === (target === 'odd') ? otherSide(side) : side;
            card[wrong] -= card[otherSide(wrong)];
          },
        },
      },
    },
  },
  super: { at: '7c', by: 'ally', effect: equation },
};
