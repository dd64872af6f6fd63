import { ANY_TIME } from '../edicts/hands.ts';
import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { now, opponentOf, otherSide } from '../rules/table.ts';
import { basesOf, tokensAt } from '../rules/tokens.ts';
import { bombed, explode } from '../powers/terrorist.ts';

export const terrorist: Flare = {
  wild: {
    at: '3b',
    by: 'main',
    targets: ({ table }, seat) =>
      basesOf(table, seat).filter((place) => tokensAt(table, place, opponentOf(now(table), seat)) > 0),
    noun: 'place',
    effect: {
      later: [
        {
          at: '8g',
          when({ table }, { seat }) {
            const { ended, winner } = now(table);
            return ended === 'failed' || (ended === 'won' && winner === otherSide(mainSide(table, seat)));
          },
          do(kit, { seat, target }) {
            const other = opponentOf(now(kit.state.table), seat);
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
    do: (kit, { seat, target }) => explode(kit, seat, Number(target)),
  },
};
