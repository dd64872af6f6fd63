import { no, type Seat } from '@orrery/kernel';
import { canTreat } from '../rules/contract.ts';
import type { Flare } from '../rules/hooks.ts';
import { powerOf } from '../rules/registry.ts';
import type { Step } from '../rules/steps.ts';
import { seatsOf } from '../rules/table.ts';
import { lendable } from './philanthropist.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'hurtz.own': { locals: { seat: Seat; to: Seat }; answer: number };
  }
}

export const hurtz: Flare = {
  wild: {
    at: '6z',
    may: (state, seat) => lendable(state, seat).length > 0,
    targets: (view, seat) => seatsOf(view.seats).filter((each) => canTreat(view, seat, each)),
    do: (kit, { seat, target }) => kit.call('hurtz.own', { seat, to: Number(target) }),
  },
  super: { at: ['start', '6z', '8a'], stays: true, effect: {} },
};

/** Which of its powers is offered. */
export const hurtzOwn: Step<'hurtz.own'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = lendable(view, seat);
    if (options.length < 2) return null;
    const choice = { kind: 'one', noun: 'power', options } as const;
    return { prompt: { key: 'ask.lend' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('15.1', 'refuse.lend'),
  take: (kit, { to }, seat, power) => kit.goto('contract.answer', offer(seat, to, power)),
  run(kit, { seat, to }) {
    const [power] = lendable(kit.state, seat);
    if (power === undefined) kit.leave();
    else kit.goto('contract.answer', offer(seat, to, power));
  },
};

const offer = (giver: Seat, taker: Seat, n: number) => ({
  power: powerOf('hurtz'),
  what: 'own',
  giver,
  taker,
  n,
  price: 0,
});
