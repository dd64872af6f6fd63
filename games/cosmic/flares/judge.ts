import type { Flare } from '../rules/hooks.ts';
import { startDeal } from '../rules/result.ts';
import { DEFENSE, now, OFFENSE } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { bothAttack, totalOf, totals } from '../rules/totals.ts';

const TOO_CLOSE = 5;

export const judge: Flare = {
  wild: {
    at: '8d',
    by: 'main',
    may(state) {
      if (!bothAttack(now(state.table))) return false;
      const sum = totals(state);
      return Math.abs(totalOf(sum, OFFENSE) - totalOf(sum, DEFENSE)) < TOO_CLOSE;
    },
    do(kit, { seat }) {
      kit.tell('log.draw-called', { seat }, '6.1');
      kit.rerun('losses');
      startDeal(kit);
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('judge'), effect: {} },
};
