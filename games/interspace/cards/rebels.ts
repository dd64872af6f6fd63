// The rebels' turn (§15.3), after all players: a die for each of their planets. They can always pay, and what they build is there at once.

import { rule } from '@orrery/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { BUILDABLE } from '../data/units.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { NONE, type Planet, REBELS, type Table } from '../rules/table.ts';
import { planetsOf } from '../rules/planets.ts';
import { costOf, isStation, isWarship, muster, unit, unitKey } from '../rules/units.ts';

export const rebels: Step<'rebels'> = {
  run(kit) {
    for (const planet of planetsOf(kit.state.table, REBELS)) act(kit, planet);
    kit.leave();
  },
};

function act(kit: Kit, planet: Planet): void {
  const { table } = kit.state;
  const die = kit.roll(6);
  const kind = die <= 2 ? NONE : largest(table, planet, die <= 4 ? isStation : isWarship);
  if (kind === NONE) return raise(kit, planet, rule('15.3', die <= 2) && lower(table, planet));
  const hex = table.planet[planet] ?? NONE;
  muster(table, unitKey(hex, REBELS, kind));
  kit.tell('log.rebels-build', { hex, unit: kind, die }, '15.3');
}

/** The dearest that its Tech allows; NONE: none. */
function largest(table: Table, planet: Planet, is: (kind: number) => boolean): number {
  let best = NONE;
  for (let kind = 0; kind < BUILDABLE; kind++) {
    if (!is(kind) || !rule('15.3', unit(kind).tech <= (table.tech[planet] ?? 0))) continue;
    if (best === NONE || costOf(table, kind) > costOf(table, best)) best = kind;
  }
  return best;
}
/** Whether Ind is the lower level; if both are equal it is Tech that rises. */
const lower = (table: Table, planet: Planet): boolean => (table.ind[planet] ?? 0) < (table.tech[planet] ?? 0);

function raise(kit: Kit, planet: Planet, ind: boolean): void {
  const { table } = kit.state;
  const level = ind ? 'ind' : 'tech';
  const next = (table[level][planet] ?? 0) + 1;
  if (next > NUMBERS.topLevel.is) return;
  table[level][planet] = next;
  kit.tell(ind ? 'log.rebels-ind' : 'log.rebels-tech', { hex: table.planet[planet] ?? NONE, level: next }, '15.3');
}
