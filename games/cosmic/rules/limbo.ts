// Limbo (§10): with the Warp's reverse side, lost tokens wait in a coloured section until its colour is drawn.

import { rule, type Seat } from '@orrery/kernel';
import type { Kit } from './steps.ts';
import { has, isOn, LIMBO } from './table.ts';

/** §10.2: a section empties into the Warp. */
export function slide(kit: Kit, section: Seat): void {
  const { table } = kit.state;
  if (!rule('10.2', isOn(table, LIMBO))) return;
  const n = empty(table.limbo[section] ?? [], table.warp);
  if (n > 0) kit.tell('log.slide', { section, n }, '10.2');
}

/** §10.1: at the end of a challenge what was lost in it goes to the section marked, and the marker to the next colour. */
export function sink(kit: Kit): void {
  const { table, seats } = kit.state;
  if (!rule('10.1', isOn(table, LIMBO))) return;
  const n = empty(table.limbo[seats] ?? [], table.limbo[table.marker] ?? table.warp);
  if (n > 0) kit.tell('log.sink', { section: table.marker, n }, '10.1');
  do table.marker = (table.marker + 1) % seats;
  while (has(table.out, table.marker));
}

function empty(from: number[], to: number[]): number {
  let sum = 0;
  from.forEach((n, seat) => {
    to[seat] = (to[seat] ?? 0) + n;
    sum += n;
  });
  from.fill(0);
  return sum;
}
