import { type Amount, no, type Seat, total } from '@orrery/kernel';
import type { Flare } from '../rules/hooks.ts';
import { bend } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import type { Place, Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { basesOf, move, settle, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'crystal.move': { locals: { seat: Seat }; answer: readonly number[] };
  }
}

const tokensThere = (table: Table, seat: Seat): number[] =>
  basesOf(table, seat).map((place) => tokensAt(table, place, seat));

export const crystal: Flare = {
  wild: {
    at: 'start',
    may({ table }, seat) {
      const there = tokensThere(table, seat);
      return there.length > 1 && total(there) > there.length;
    },
    do: (kit, { seat }) => kit.call('crystal.move', { seat }),
  },
  super: { at: 'act', by: 'own', may: isUseOf('crystal'), effect: {} },
};

/** How many stand where from now on: at least one on every base there is, and no new base. */
export const crystalMove: Step<'crystal.move'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const { table } = view;
    const there = tokensThere(table, seat);
    const all = total(there);
    if (there.length < 2) return null;
    const most = all - there.length + 1;
    const stays = (place: Place, n: number): number => (bend(view, 'leaves', true, seat, place) ? 1 : n);
    const entries = basesOf(table, seat).map(
      (id, i): Amount => ({ id, min: stays(id, there[i] ?? 1), max: most, weight: 1 }),
    );
    const choice = { kind: 'amounts', noun: 'place', entries, min: all, max: all } as const;
    return { prompt: { key: 'ask.rearrange', args: { n: all } }, choice, otherwise: there };
  },
  why: (_, { seat }) => no('6.1', 'refuse.rearrange', { seat }),
  take(kit, { seat }, _, amounts) {
    const { table } = kit.state;
    const [bases, there] = [basesOf(table, seat), tokensThere(table, seat)];
    kit.leave();
    kit.tell('log.rearranged', { seat }, '6.1');
    for (const [i, place] of bases.entries()) {
      const more = (amounts[i] ?? 0) - (there[i] ?? 0);
      if (more < 0) move(kit, seat, place, more);
      else settle(kit, { seat, n: more, place });
    }
  },
};
