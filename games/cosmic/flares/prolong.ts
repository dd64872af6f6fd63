import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { DEFENSE, now, OFFENSE } from '../rules/table.ts';
import { bothAttack, totalOf, totals, winnerOf } from '../rules/totals.ts';
import { PROLONGED } from '../powers/prolong.ts';

/** Whoever is about to lose by so much or less. */
const NARROWLY = 5;

export const prolong: Flare = {
  wild: {
    at: '8d',
    by: 'main',
    may(state, seat) {
      if (!bothAttack(now(state.table)) || winnerOf(state) === mainSide(state.table, seat)) return false;
      const sum = totals(state);
      return Math.abs(totalOf(sum, OFFENSE) - totalOf(sum, DEFENSE)) <= NARROWLY;
    },
    do: (kit, { seat }) => kit.call('prolong.more', { seat, values: [0, 0], freely: true }),
  },
  super: {
    at: '8d',
    by: 'main',
    may: ({ table }, seat) => bothAttack(now(table)) && inForce(table, PROLONGED, seat) !== undefined,
    do: (kit, { seat }) => kit.call('prolong.more', { seat, values: [0, 0] }),
  },
};
