// The trader's business (§16.13): one black good for one of another colour, at his own turn and in anybody's movement.

import { type Amount, no, rule, type Seat } from '@orrery/kernel';
import { BLACK, GOODS, hand, stored, TRADERS } from '../rules/stores.ts';
import type { Deeds } from '../rules/move.ts';
import { type Step, words } from '../rules/steps.ts';
import { type Hex, NONE, type Table, TRADER } from '../rules/table.ts';
import { hexOf } from '../rules/units.ts';
import { goodsOf, keepersOf } from './seekers.ts';
import { allOf } from './walk.ts';

const BLACK_GOODS = GOODS + BLACK;
const counter = (table: Table, hex: Hex, seat: Seat): Amount[] =>
  keepersOf(table, hex, seat).flatMap((keeper) =>
    goodsOf(table, hex, keeper).map((resource) => {
      return { id: `lot ${resource} ${keeper}`, min: 0, max: stored(table, hex, keeper, resource), weight: 1 };
    }),
  );

export const swap: Step<'swap'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { hex, seat }) {
    const entries = counter(table, hex, seat);
    const max = stored(table, hex, TRADERS, BLACK_GOODS);
    if (entries.length === 0 || max === 0) return null;
    return {
      prompt: { key: 'ask.swap', args: { hex, n: max } },
      choice: { kind: 'amounts', noun: 'resource', entries, min: 0, max },
      otherwise: entries.map(() => 0),
    };
  },
  why: () => no('16.13', 'refuse.swap'),
  take(kit, { hex, seat }, _, amounts) {
    const { table } = kit.state;
    let sum = 0;
    for (const [i, { id }] of counter(table, hex, seat).entries()) {
      const [, resource = NONE, keeper = NONE] = words(id);
      const count = amounts[i] ?? 0;
      hand(table, [hex, keeper], [hex, TRADERS], resource, count);
      if (rule('16.13', true)) hand(table, [hex, TRADERS], [hex, keeper], BLACK_GOODS, count);
      sum += count;
    }
    if (sum > 0) kit.tell('log.black', { who: seat, hex, n: sum }, '16.13');
    kit.leave();
  },
};

export const swapDeeds: Deeds = {
  verb: 'swap',
  list(table, seat) {
    const [key] = allOf(table, (owner) => owner === TRADER);
    return key !== undefined && keepersOf(table, hexOf(key), seat).length > 0 ? [`swap ${hexOf(key)}`] : [];
  },
  act: (kit, seat, hex) => kit.call('swap', { hex, seat }),
  why: no('16.13', 'refuse.trader'),
};
