import { no, type Seat, type Slot } from '@orrery/kernel';
import { everybody } from '../edicts/warp.ts';
import { give, handOf, takeBlind } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { now, opponentOf } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'trader.back': { locals: { seat: Seat; to: Seat }; answer: Slot };
  }
}

export const trader: Flare = {
  wild: {
    at: '3b',
    by: 'main',
    speaks: true,
    may: ({ table }, seat) => handOf(table, opponentOf(now(table), seat)).length > 0,
    do(kit, { seat }) {
      const to = opponentOf(now(kit.state.table), seat);
      if (takeBlind(kit, seat, to, 1) > 0) kit.call('trader.back', { seat, to });
    },
  },
  super: {
    at: 'act',
    by: 'own',
    may: isUseOf('trader'),
    targets: (view, seat) => everybody(view).filter((each) => each !== seat),
    effect: {},
  },
};

/** One card goes back, it may be the same. */
export const traderBack: Step<'trader.back'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, to }) {
    const options = handOf(table, seat);
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.give', args: { to } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.1', 'refuse.give'),
  take(kit, { to }, seat, slot) {
    give(kit, seat, to, [slot]);
    kit.tell('log.given', { from: seat, to, n: 1 }, '6.1');
    kit.leave();
  },
};
