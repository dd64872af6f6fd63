// What happens to units that come into a hex, or are in it when it is found (§6.2.9, §6.2.10); and how units are lost.

import { rule } from '@orrery/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { NULL_SPACE, PULSAR } from '../data/tiles.ts';
import { STORM, TRN } from '../data/units.ts';
import { bend } from './hooks.ts';
import { empty, spill, TRADERS } from './stores.ts';
import type { Kit } from './steps.ts';
import { type Hex, isSeat, type Owner, type Table, TRADER } from './table.ts';
import { countAt, countOf, firstAt, hexOf, kindOf, muster, ownerOf, shieldsLeft } from './units.ts';

/** Units that are gone, with what their transports carried (§6.1.4, §16.13). Gives how many. */
export function destroy(kit: Kit, key: number, count = 1): number {
  const { table } = kit.state;
  muster(table, key, -count);
  if (kindOf(key) === TRN && isSeat(ownerOf(key)))
    spill(table, hexOf(key), ownerOf(key), count, countOf(table, hexOf(key), ownerOf(key), TRN));
  if (ownerOf(key) === TRADER) empty(table, hexOf(key), TRADERS);
  return count;
}

/** What else happens to who enters a hex, in the order in which it was registered: contamination, madness. Gives what is left of them. */
export type Entry = (kit: Kit, hex: Hex, owner: Owner, keys: readonly number[]) => readonly number[];
const entries: Entry[] = [];
export const registerEntries = (all: readonly Entry[]): void => void entries.splice(0, entries.length, ...all);

/** An owner's units have come into a hex, or the hex around them has turned out to be this. `keys`: those that came. */
export function enter(kit: Kit, hex: Hex, owner: Owner, came: readonly number[]): void {
  const { table } = kit.state;
  let keys = came;
  if (table.agents.length > 0) for (const entry of entries) keys = entry(kit, hex, owner, keys);
  if (rule('6.2.10', table.tile[hex] === NULL_SPACE)) return swallow(kit, hex);
  if (rule('6.2.9', table.tile[hex] === PULSAR)) scorch(kit, hex, keys, '6.2.9');
  else if (countAt(table, hex, (_, kind) => kind === STORM) > 0) scorch(kit, hex, keys, '16.6');
}

/** §6.2.10: null space takes everything. */
function swallow(kit: Kit, hex: Hex): void {
  const { table } = kit.state;
  let lost = 0;
  for (let at = firstAt(table, hex); hexOf(table.units[at] ?? -1) === hex; at = firstAt(table, hex))
    lost += destroy(kit, table.units[at] ?? 0, table.units[at + 1] ?? 0);
  if (lost > 0) kit.tell('log.swallow', { hex, n: lost }, '6.2.10');
}

/** §6.2.9, §16.6: each of these without a shield dies on a 1 or a 2. */
export function scorch(kit: Kit, hex: Hex, keys: readonly number[], number: string): void {
  const { table } = kit.state;
  for (let at = 0; at < keys.length; at += 2) {
    const key = keys[at] ?? 0;
    if (!isBare(table, key)) continue;
    let lost = 0;
    for (let n = keys[at + 1] ?? 0; n > 0; n--) if (kit.roll(6) <= NUMBERS.pulsarDeath.is) lost++;
    if (lost === 0) continue;
    destroy(kit, key, lost);
    kit.tell('log.scorch', { who: ownerOf(key), hex, unit: kindOf(key), n: lost }, number);
  }
}
const isBare = (table: Table, key: number): boolean =>
  shieldsLeft(table, key) <= 0 && !bend(table, 'safe', false, ownerOf(key), kindOf(key));
