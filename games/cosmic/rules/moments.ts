// Opening a moment (§8): a step of the challenge that is nothing else, or an event in the middle of another step.

import type { State } from '@orrery/kernel';
import { type About, type Code, isAt } from './hooks.ts';
import { eachEffect, isAffected, isInPlay } from './live.ts';
import { eachMoon, occupantOf, turnable } from './moons.ts';
import { registry, whatIsAt } from './registry.ts';
import type { Kit, Step } from './steps.ts';
import { isOn, LUCRE, type Table } from './table.ts';

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
  whatIsAt(code).roles.length > 0 || isAwaitedByPower(state, code);

/** The same, cards apart. */
export function isAwaitedByPower(state: State<Table>, code: Code): boolean {
  const { table } = state;
  if (isInPlay(table, whatIsAt(code).powers)) return true;
  if (table.moons.length > 0 && isAwaitedByMoon(state, code)) return true;
  if (isOn(table, LUCRE) && registry.bank.some((act) => isAt(act, code))) return true;
  if (table.hexes.some((hex) => hex > 0 && registry.hexes[hex - 1]?.acts?.some((act) => isAt(act, code)) === true))
    return true;
  return isAffected(table) && eachEffect(table, ({ later }) => later?.some((each) => isAt(each, code)) === true);
}

/** A Moon that works now, or one that lies face down under somebody, may have a word. */
const isAwaitedByMoon = (state: State<Table>, code: Code): boolean =>
  eachMoon(state, ({ acts = [], later = [] }) => [...acts, ...later].some((each) => isAt(each, code))) ||
  state.table.moons.some(({ place }) => turnable(state.table, occupantOf(state.table, place), code).length > 0);
