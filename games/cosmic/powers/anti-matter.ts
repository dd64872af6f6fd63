import type { Power } from '../rules/hooks.ts';
import { DEFENSE, isMain, now, OFFENSE, opponentOf, SIDES } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';

/** The lower total wins; all tokens but the opponent's are subtracted. */
export const antiMatter: Power = {
  autos: [{ at: '8a', by: 'main', when: ({ table }) => bothAttack(now(table)) }],
  hooks: {
    sum: {
      5.2({ table }, { seat }, { tokens }) {
        if (!isMain(now(table), seat)) return;
        const opponent = opponentOf(now(table), seat);
        for (const side of SIDES) tokens[side] = tokens[side].map((n, each) => (each === opponent ? n : -Math.abs(n)));
      },
    },
    winner({ table }, { seat }, winner, [offense, defense]) {
      if (!isMain(now(table), seat)) return winner;
      return offense < defense ? OFFENSE : DEFENSE;
    },
  },
};
