// Parasites (§13.3): what is infested is what bears the parasites' people (`line` of a planet). Who they are is a secret, so whoever could
// be asked is asked in a window, and nobody sees whether there was a question.

import { no, rule, type Seat } from '@orrery/kernel';
import { COL } from '../data/units.ts';
import { hexesWith } from '../rules/cargo.ts';
import { isInhabited, planetAt } from '../rules/planets.ts';
import type { Step } from '../rules/steps.ts';
import { type Hex, isOn, NONE, OBJECTIVES, type Table } from '../rules/table.ts';
import { firstOf, hexOf, kindOf, lostOf, muster } from '../rules/units.ts';
import { isAim, reveal } from './objectives.ts';

/** Hexes where a col with a seat's own people is at an inhabited planet with others. */
const openTo = (table: Table, seat: Seat): Hex[] =>
  hexesWith(table, seat, (key) => kindOf(key) === COL && lostOf(key) === seat + 1 && isClean(table, hexOf(key), seat));
function isClean(table: Table, hex: Hex, seat: Seat): boolean {
  const planet = planetAt(table, hex);
  return planet !== NONE && isInhabited(table, planet) && rule('13.3', table.line[planet] !== seat);
}

export const infest: Step<'infest'> = {
  together: 'window',
  may: ({ table }) => (isOn(table, OBJECTIVES) && openTo(table, table.active).length > 0 ? [table.active] : []),
  about: ({ table }) => ({ scope: table.turn, tags: ['infest'] }),
  ask(view, _, seat) {
    if (!isAim(view, seat, 'parasites')) return null;
    const options = openTo(view.table, seat);
    return { prompt: { key: 'ask.infest' }, choice: { kind: 'one', noun: 'hex', options }, pass: true };
  },
  why: () => no('13.3', 'refuse.infest'),
  take(kit, _, who, hex) {
    const { table } = kit.state;
    reveal(kit, who);
    let at = firstOf(table, hex, who);
    while (kindOf(table.units[at] ?? 0) !== COL || lostOf(table.units[at] ?? 0) !== who + 1) at += 2;
    muster(table, table.units[at] ?? 0, -1);
    table.line[planetAt(table, hex)] = who;
    kit.tell('log.infest', { who, hex }, '13.3');
  },
};
