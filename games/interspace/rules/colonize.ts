// Colonization (§6.4): a col on a planet where nobody lives becomes a colony.

import { no, rule, type Seat } from '@orrery/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { COL } from '../data/units.ts';
import { hexesWith } from './cargo.ts';
import { bend } from './hooks.ts';
import { isInhabited, planetAt, settle } from './planets.ts';
import type { Kit, Step } from './steps.ts';
import { COLONIZATION, type Hex, isOn, NONE, type Table } from './table.ts';
import { countAt, isWarship, kindOf, lostOf, muster, ownerOf, spentOf, unitKey } from './units.ts';

/** Why not, as a rule's number; null: a col of this seat may land there. */
function bar(table: Table, hex: Hex, seat: Seat): string | null {
  const planet = planetAt(table, hex);
  if (!rule('6.4.1', planet !== NONE && !isInhabited(table, planet))) return '6.4.1';
  const guarded = countAt(table, hex, (owner, kind) => owner !== seat && isWarship(kind)) > 0;
  return rule('6.4.3', guarded) ? '6.4.3' : null;
}

export const colonize: Step<'colonize'> = {
  may: ({ table }) => [table.active],
  ask({ table }, _, seat) {
    const options = hexesWith(table, seat, (key) => kindOf(key) === COL).filter(
      (hex) => bar(table, hex, seat) === null,
    );
    if (options.length === 0) return null;
    const choice = { kind: 'some', noun: 'hex', options, min: 0, max: options.length } as const;
    return { prompt: { key: 'ask.colonize' }, choice, otherwise: [] };
  },
  why({ table }, _, seat, answer) {
    const hex = Number(Array.isArray(answer) ? answer[0] : answer);
    return bar(table, hex, seat) === '6.4.3' ? no('6.4.3', 'refuse.guarded') : no('6.4.1', 'refuse.colony');
  },
  take(kit, _, seat, hexes) {
    kit.leave();
    for (const hex of hexes.toReversed()) found(kit, hex, seat);
  },
};

/** §6.4.2: the col is gone, the colony begins. With colonization cards one is drawn (§15.1). */
function found(kit: Kit<'colonize'>, hex: Hex, who: Seat): void {
  const { table } = kit.state;
  const key = colIn(table, hex, who);
  const planet = planetAt(table, hex);
  muster(table, key, -1);
  const { foundInd, foundTech, foundIou } = NUMBERS;
  const tech = bend(table, 'foundTech', foundTech.is, who);
  settle(table, planet, who, foundInd.is, tech, bend(table, 'foundIou', foundIou.is, who));
  table.line[planet] = lostOf(key) - 1;
  kit.tell('log.colony', { who, hex }, '6.4.2');
  if (isOn(table, COLONIZATION)) kit.call('settled', { planet });
}

/** The col that lands: rather one with one's own people. */
function colIn(table: Table, hex: Hex, who: Seat): number {
  const found: number[] = [];
  countAt(table, hex, (owner, kind, key) => owner === who && kind === COL && found.push(key) > 0);
  const own = found.find((key) => lostOf(key) === who + 1) ?? found[0] ?? 0;
  return unitKey(hex, ownerOf(own), COL, lostOf(own), spentOf(own));
}
