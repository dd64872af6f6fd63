import { rule, type Seat } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import type { Power } from '../rules/hooks.ts';
import { nearest, type Kit } from '../rules/steps.ts';
import { gainLucre, now, type Table } from '../rules/table.ts';

/** What it saves with each purchase, and what it pays at the least. */
const [SAVING, LEAST] = [1, 1];

/** What a main player has earned by a victory or a deal: 1 for each token on its side when it was decided. */
export function earned(table: Table, seat: Seat): number {
  const { ended, winner, strength } = now(table);
  const side = mainSide(table, seat);
  return ended === 'dealt' || (ended === 'won' && winner === side) ? strength[side] : 0;
}

export function collect(kit: Kit, seat: Seat): void {
  const n = earned(kit.state.table, seat);
  gainLucre(kit.state.table, seat, n);
  kit.tell('log.income', { seat, n });
}

/** It buys for less, and earns by every success. */
export const entrepreneur: Power = {
  autos: [
    { at: 'purchase', by: 'own', when: (state) => nearest(state, 'buy')?.free !== true },
    {
      at: '8g',
      by: 'main',
      when: ({ table }, { seat }) => earned(table, seat) > 0,
      do: (kit, { seat }) => collect(kit, seat),
    },
  ],
  hooks: {
    price: (_, { seat }, price, buyer) => (rule('11.3', buyer === seat) ? Math.max(LEAST, price - SAVING) : price),
  },
};
