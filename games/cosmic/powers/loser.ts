import type { Act, Power, Source } from '../rules/hooks.ts';
import { kindOf } from '../rules/cards.ts';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { isMain, now, otherSide, type Table } from '../rules/table.ts';

/** §15.3: once an upset is declared, nobody can declare another. */
export const isUpset = (table: Table): boolean =>
  inForce(table, `power ${powerOf('loser')} 0`) !== undefined ||
  inForce(table, `super ${powerOf('loser')}`) !== undefined;

/** The side that would win loses, after everything else. */
export const upset: Source = { hooks: { upset: (_, __, winner) => otherSide(winner) } };

const declare: Act = {
  at: ['6z', '7a'],
  by: 'main',
  may: ({ table }) => !isUpset(table),
  effect: {
    paragraph: '15.3',
    hooks: {
      ...upset.hooks,
      select({ table }, _, items, seat) {
        const attacks = items.filter((item) => kindOf(item) === 'attack');
        return isMain(now(table), seat) && attacks.length > 0 ? attacks : items;
      },
    },
  },
};

export const loser: Power = { acts: [declare] };
