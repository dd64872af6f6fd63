import type { Seat, State } from '@orrery/kernel';
import { canTreat } from '../rules/contract.ts';
import type { Power } from '../rules/hooks.ts';
import { FOR_EVER, isSuperOn } from '../rules/live.ts';
import { claim, SALE_CODES } from '../rules/lucre.ts';
import { payTo, purseOf, unclaimed } from '../rules/purse.ts';
import { powerOf } from '../rules/registry.ts';
import type { Kit } from '../rules/steps.ts';
import { current, has, type Table } from '../rules/table.ts';

/** A lasting effect of this name: its target owes its seat what the data says, since that turn of the game. Nought: it is paid. */
const DEBT = 'debt';

function borrowers(state: State<Table>, seat: Seat): Seat[] {
  const { offense = -1, defense = -1 } = current(state.table) ?? {};
  return [offense, defense].filter((each) => each >= 0 && canTreat(state, seat, each));
}

/** What is owed is paid; for what cannot be paid, tokens are lost. */
function collect(kit: Kit, creditor: Seat, debtor: Seat, data: number[]): void {
  const { table } = kit.state;
  const [due = 0] = data;
  data[0] = 0;
  for (const debt of table.lasting) if (debt.data === data) debt.until = table.turns;
  const paid = Math.min(due, table.lucre[debtor] ?? 0);
  kit.tell('log.debt-due', { seat: debtor, to: creditor, n: due });
  if (paid > 0) payTo(kit, debtor, creditor, paid);
  if (paid < due) kit.call('pay', { seat: debtor, n: due - paid, cause: 'effect', by: '11.4' });
}

/** It keeps the bank, takes a share of what is paid there, and lends. */
export const gnome: Power = {
  acts: [
    {
      at: 'purchase',
      often: true,
      may: (state) => unclaimed(state) > 0,
      do: (kit, { seat }) => claim(kit, seat, isSuperOn(kit.state.table, 'gnome', seat) ? 2 : 1),
    },
    {
      // R266: whenever main players can spend it.
      at: SALE_CODES,
      stays: true,
      may: (state, seat) => purseOf(state, seat) > 0 && borrowers(state, seat).length > 0,
      targets: borrowers,
      do(kit, { seat, target }) {
        const most = purseOf(kit.state, seat);
        if (most === 0) return;
        const terms = { power: powerOf('gnome'), what: 'loan', n: 0, price: 0, credit: true } as const;
        kit.call('contract.amount', { ...terms, giver: seat, taker: Number(target), asked: seat, most });
      },
    },
  ],
  agreed(kit, { giver, taker, n, price }) {
    const { table } = kit.state;
    payTo(kit, giver, taker, n);
    kit.tell('log.lends-lucre', { seat: giver, to: taker, n: price });
    table.lasting.push({
      of: DEBT,
      seat: giver,
      target: taker,
      data: [price, table.turns],
      until: FOR_EVER,
      unit: 'turn',
    });
  },
  effects: {
    [DEBT]: {
      later: [
        {
          at: 'start',
          when: ({ table }, { seat, target, data: [due = 0, since = 0] }) =>
            due > 0 && target === table.turn && table.made === 1 && table.turns > since && !has(table.out, seat),
          do: (kit, { seat, target, data }) => collect(kit, seat, Number(target), data),
        },
      ],
    },
  },
  see: ({ table }, seat) =>
    table.lasting.flatMap(({ of, seat: creditor, target, data: [n = 0] }) =>
      of === DEBT && creditor === seat && n > 0 ? [{ key: 'see.debt', args: { other: Number(target), n } }] : [],
    ),
};
