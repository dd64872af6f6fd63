import type { Seat, State } from '@orrery/kernel';
import type { Code, Power } from '../rules/hooks.ts';
import { livePowers } from '../rules/live.ts';
import { isArtifact, powerOf } from '../rules/registry.ts';
import type { Kit } from '../rules/steps.ts';
import { now, opponentOf, type Table } from '../rules/table.ts';

/** Wherever a power may be of use from when the defense is known. */
export const FROM_2C: readonly Code[] = [
  '2c',
  '3a',
  '3b',
  '6',
  '6z',
  '7b',
  '7c',
  '8a',
  '8d',
  'losing',
  'loss',
  '8f',
  '8g',
  '9',
];

/** R45, §15.1: the live powers of a seat that can be copied by another: no artifacts, and not what it has itself. */
export function copyable(state: State<Table>, from: Seat, to: Seat): number[] {
  const mine = livePowers(state, to);
  return livePowers(state, from).filter((n) => !isArtifact(n) && !mine.includes(n) && n !== powerOf('insect'));
}

/** A power is used by this seat too until the challenge ends. */
export function copy(kit: Kit, power: number, from: Seat, to: Seat): void {
  now(kit.state.table).loans.push({ power, from, to, taken: false, by: powerOf('insect') });
  kit.tell('log.copies', { seat: to, power, other: from });
}

/** It uses the power of its opponent as if it were its own. */
export const insect: Power = {
  acts: [
    {
      at: FROM_2C,
      by: 'main',
      may: (state, seat) => copyable(state, opponentOf(now(state.table), seat), seat).length > 0,
      targets: (view, seat) => copyable(view, opponentOf(now(view.table), seat), seat),
      noun: 'power',
      stays: true,
      do: (kit, { seat, target }) => copy(kit, Number(target), opponentOf(now(kit.state.table), seat), seat),
    },
  ],
};
