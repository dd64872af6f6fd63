import { hasChallengeCard } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { has, now } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';
import { nest } from '../rules/turn.ts';

export const warrior: Flare = {
  wild: {
    at: '9',
    by: 'defense',
    may: ({ table }) => !has(table.out, now(table).offense),
    can: hasChallengeCard,
    do: (kit, { seat }) => nest(kit, seat, now(kit.state.table).offense),
  },
  super: { at: '8a', by: 'ally', may: ({ table }) => bothAttack(now(table)), effect: {} },
};
