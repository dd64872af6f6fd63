import { DEFENSE, now, NOWHERE, seatsOf } from '../rules/table.ts';
import type { Flare } from '../rules/hooks.ts';
import { isUseOf } from '../rules/timing.ts';
import { tokensAt } from '../rules/tokens.ts';
import { install } from '../powers/delegator.ts';

export const delegator: Flare = {
  wild: {
    at: '3b',
    by: 'defense',
    may: ({ table }, seat) => now(table).target !== NOWHERE && tokensAt(table, now(table).target, seat) > 0,
    targets({ table, seats }, seat) {
      const { target, offense } = now(table);
      return seatsOf(seats).filter((each) => each !== seat && each !== offense && tokensAt(table, target, each) > 0);
    },
    do(kit, { target }) {
      const challenge = now(kit.state.table);
      Object.assign(challenge, { named: challenge.named ?? challenge.defense, holding: 1 << Number(target) });
      install(kit, Number(target), DEFENSE);
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('delegator'), effect: {} },
};
