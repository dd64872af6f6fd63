// Looks (§7.2, §8.45, §7.3): what a pawn sees from where it is, for its owner alone; and discovery, for everybody.

import { knows, rule, type Seat } from '@orrery/kernel';
import { INHABITED, orbitOf, systemOf, ways } from './board.ts';
import { quickDraws } from './cup.ts';
import { owns } from './gear.ts';
import { isFaceDown, boxAt } from './places.ts';
import type { Kit } from './steps.ts';
import { NONE, SPY_EYE } from './table.ts';

/** Looks at whatever can be seen from the dot the pawn is on or flies over; nobody is asked whether he wants to. */
export function lookAround(kit: Kit, seat: Seat): void {
  const { table } = kit.state;
  const dot = table.at[seat] ?? NONE;
  const system = systemOf[dot] ?? NONE;
  const spying = rule('8.45', owns(table, seat, SPY_EYE));
  const observing = rule('7.2', (orbitOf[dot] ?? NONE) !== NONE);
  if ((observing || spying) && system >= 0 && system < INHABITED)
    see(kit, seat, table.iou[system] ?? NONE, '7.2', system);
  if (!spying) return;
  for (const way of ways[dot] ?? [])
    if (!way.skim && isFaceDown(table, way.to)) see(kit, seat, table.box[boxAt(table, way.to)] ?? NONE, '8.45', way.to);
}

function see(kit: Kit, seat: Seat, slot: number, number: string, where: number): void {
  if (slot === NONE || knows(kit.state, slot, seat)) return;
  kit.look(slot, seat);
  if (number === '7.2') kit.tell('log.observe', { seat, system: where, iou: kit.ref(slot) }, number);
  else kit.tell('log.spy', { seat, dot: where, marker: kit.ref(slot) }, number);
}

/** §7.3: who first lands in a system finds its culture and takes its IOU. */
export function discover(kit: Kit, seat: Seat): void {
  const { table } = kit.state;
  const system = systemOf[table.at[seat] ?? NONE] ?? NONE;
  const slot = system >= 0 && system < INHABITED ? (table.iou[system] ?? NONE) : NONE;
  if (!rule('7.3', slot !== NONE)) return;
  const culture = kit.show(slot);
  kit.remove(slot);
  table.iou[system] = NONE;
  table.culture[system] = culture;
  table.ious[seat] = (table.ious[seat] ?? 0) | (1 << culture);
  kit.tell('log.discover', { seat, system, culture }, '7.3');
  quickDraws(kit);
}
