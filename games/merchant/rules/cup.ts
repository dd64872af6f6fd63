// The cup (§2.7, §10): whatever goes in, as much comes out at once.

import { rule, total } from '@orrery/kernel';
import type { Kit } from './steps.ts';
import { CUP, CUP_DEMANDS, CUP_FARES, demandAt, fareAt, GOODS, has, makerOf, QUICK } from './table.ts';

/** §10.1: one marker in, one out, drawn from all of them, the one just put in included. */
export function intoCup(kit: Kit, item: number): void {
  kit.put(CUP, item, rule('10.1', item >= 0) ? 1 : 0);
  if (rule('2.7', true)) place(kit, kit.pull(CUP));
}

/** The designer's quick set-up: four more markers come out of the cup at every discovery. */
export function quickDraws(kit: Kit): void {
  if (!has(kit.state.table, QUICK)) return;
  for (let n = 0; n < 4 && total(kit.state.pools[CUP] ?? []) > 0; n++) place(kit, kit.pull(CUP));
}

/** §10.11, §10.12: goods go back on sale, a bonus goes to the culture on its back, hidden or not. */
function place(kit: Kit, item: number): void {
  const { table } = kit.state;
  if (rule('10.11', item < GOODS)) {
    table.stock[item] = (table.stock[item] ?? 0) + 1;
    kit.tell('log.cup-goods', { good: item, culture: makerOf(item) }, '10.11');
    return;
  }
  const bonus = item - GOODS;
  table.bonus[bonus] = (table.bonus[bonus] ?? 0) + (rule('2.6', bonus >= 0) ? 1 : 0);
  if (rule('10.12', item < CUP_DEMANDS))
    kit.tell('log.cup-fare', { fare: item - CUP_FARES, culture: fareAt[item - CUP_FARES] ?? 0 }, '10.12');
  else kit.tell('log.cup-demand', { demand: item - CUP_DEMANDS, culture: demandAt[item - CUP_DEMANDS] ?? 0 }, '10.12');
}
