// Net worth, as the rules count it (§13.1, §16.4), for who asks it some thousand times.

import type { Seat } from '@orrery/kernel';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { netWorth } from '../rules/end.ts';
import type { Table } from '../rules/table.ts';

export function wealthOf(table: Table, seat: Seat): number {
  if (table.rastur.length > 0) return netWorth(table, seat);
  const { port, factory } = table;
  let worth = table.money[seat] ?? 0;
  for (let orbit = 0; orbit < port.length; orbit++) if (port[orbit] === seat) worth += PORT_COST;
  for (let culture = 0; culture < factory.length; culture++)
    if (factory[culture] === seat) worth += factoryCost(culture);
  return worth;
}
