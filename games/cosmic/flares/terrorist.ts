import { must } from '@orrery/kernel';
import { ANY_TIME } from '../edicts/hands.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { effectOf } from '../rules/registry.ts';
import { isBeaten, NOBODY, now, opponentOf } from '../rules/table.ts';
import { basesOf, tokensAt } from '../rules/tokens.ts';
import { bombed, explode } from '../powers/terrorist-bombs.ts';

export const terrorist: Flare = {
  wild: {
    at: '3b',
    by: 'main',
    targets: ({ table }, seat) =>
      basesOf(table, seat).filter((place) => tokensAt(table, place, opponentOf(now(table), seat)) > 0),
    noun: 'place',
    do(kit, use) {
      const { table } = kit.state;
      must(inForce(table, effectOf(use), use.seat), 'the Flare').data.push(opponentOf(now(table), use.seat));
    },
    effect: {
      later: [
        {
          at: '8g',
          when: ({ table }, { seat }) => isBeaten(now(table), seat),
          // Whose they are was said when it was played, whoever is the opponent now.
          do(kit, { target, data: [other = NOBODY] }) {
            const place = Number(target);
            const n = tokensAt(kit.state.table, place, other);
            kit.call('lose', { queue: [{ seat: other, n, from: place }], cause: 'effect' });
          },
        },
      ],
    },
  },
  super: {
    at: ANY_TIME,
    targets: (view, seat) => bombed(view, seat),
    noun: 'place',
    stays: true,
    do: (kit, { seat, target }) => explode(kit, seat, Number(target)),
  },
};
