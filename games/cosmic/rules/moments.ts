// Opening a moment (§8): a step of the challenge that is nothing else, or an event in the middle of another step.

import type { State } from '@orrery/kernel';
import { type About, bitOf, type Code } from './hooks.ts';
import { eachEffect } from './live.ts';
import { codesOf, registry } from './registry.ts';
import type { Kit, Step } from './steps.ts';
import { current, type Table } from './table.ts';

/** Opens a moment; whoever called goes on when everybody has passed. Nobody could ever act then: nothing is opened. */
export function open(kit: Kit, code: Code, about: About = {}): void {
  if (isAwaited(kit.state, code)) kit.call('moment', { code, about, done: [] });
}

/** A step of the challenge that is nothing but a moment. */
export const at = (code: Code): Pick<Step<'at start'>, 'run'> => ({
  run(kit) {
    kit.leave();
    open(kit, code);
  },
});

/** Whether any card, power in play or effect has to do with this moment at all: from public facts. */
export const isAwaited = (state: State<Table>, code: Code): boolean =>
  registry.cardRoles.has(code) || isAwaitedByPower(state, code);

/** The same, cards apart. */
export function isAwaitedByPower({ table }: State<Table>, code: Code): boolean {
  const bit = bitOf(code);
  for (const row of table.powers)
    for (const { power, stages, second } of row)
      if (((registry.powerCodes[power] ?? 0) & bit) !== 0 || stages !== undefined || second !== undefined) return true;
  for (const { power } of current(table)?.loans ?? []) if (((registry.powerCodes[power] ?? 0) & bit) !== 0) return true;
  if (table.moons.length > 0 || registry.bank.some((act) => (codesOf(act) & bit) !== 0)) return true;
  if (table.hexes.some((hex) => (registry.hexes[hex - 1]?.acts ?? []).some((act) => (codesOf(act) & bit) !== 0)))
    return true;
  return eachEffect(table, ({ later }) => later?.some((each) => (codesOf(each) & bit) !== 0) === true);
}
