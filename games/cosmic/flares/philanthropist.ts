import { no, type Seat, type State } from '@orrery/kernel';
import { everybody } from '../edicts/warp.ts';
import type { Flare } from '../rules/hooks.ts';
import { livePowers, ownPowers } from '../rules/live.ts';
import { isArtifact } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { NOBODY, now, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { basesOf } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'philanthropist.lend': { locals: { seat: Seat; to: Seat }; answer: number };
  }
}

/** R265: its own powers; R45, §15.1: no artifacts. */
export const lendable = (state: State<Table>, seat: Seat): number[] =>
  ownPowers(state, seat).filter((n) => !isArtifact(n));

export const philanthropist: Flare = {
  wild: {
    at: 'start',
    may: (state, seat) => lendable(state, seat).length > 0 && basesOf(state.table, seat).length > 0,
    targets: (view, seat) => everybody(view).filter((each) => each !== seat),
    do(kit, { seat, target }) {
      kit.call('philanthropist.lend', { seat, to: Number(target) });
      kit.call('pay', { seat, n: 1, cause: 'effect', by: '6.1' });
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('philanthropist'), effect: {} },
};

export const philanthropistLend: Step<'philanthropist.lend'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = lendable(view, seat);
    if (options.length < 2) return null;
    const choice = { kind: 'one', noun: 'power', options } as const;
    return { prompt: { key: 'ask.lend' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('15.1', 'refuse.lend'),
  take(kit, { to }, seat, power) {
    kit.leave();
    lend(kit, seat, to, power);
  },
  run(kit, { seat, to }) {
    kit.leave();
    const [power] = lendable(kit.state, seat);
    if (power !== undefined) lend(kit, seat, to, power);
  },
};

/** Until the challenge ends it is the other's, whose own powers rest. */
export function lend(kit: Kit, from: Seat, to: Seat, power: number): void {
  const { loans } = now(kit.state.table);
  for (const own of livePowers(kit.state, to)) loans.push({ power: own, from: to, to: NOBODY, taken: true });
  loans.push({ power, from, to, taken: true });
  kit.tell('log.lends', { seat: from, to, power }, '6.1');
}
