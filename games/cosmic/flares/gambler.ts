import { must, no, type Seat } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { effectOf } from '../rules/registry.ts';
import type { Step } from '../rules/steps.ts';
import { DEFENSE, now, OFFENSE } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { bothAttack } from '../rules/totals.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'gambler.spread': { locals: { seat: Seat; of: string }; answer: number };
  }
}

const WIDEST = 99;

export const gambler: Flare = {
  wild: {
    at: '7c',
    by: 'main',
    speaks: true,
    do: (kit, use) => kit.call('gambler.spread', { seat: use.seat, of: effectOf(use) }),
    effect: {
      hooks: {
        sum: {
          // §14.7: the difference is measured after the Kickers.
          4({ table }, { seat, data }, { card }) {
            const [spread] = data;
            if (spread === undefined || !bothAttack(now(table))) return;
            if (Math.abs(card[OFFENSE] - card[DEFENSE]) >= spread) card[mainSide(table, seat)] += spread;
          },
        },
      },
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('gambler'), effect: {} },
};

export const gamblerSpread: Step<'gambler.spread'> = {
  may: (_, { seat }) => [seat],
  ask: () => ({
    prompt: { key: 'ask.margin' },
    choice: { kind: 'number', noun: 'spread', min: 1, max: WIDEST },
    otherwise: 1,
  }),
  why: () => no('14.7', 'refuse.margin'),
  take(kit, { seat, of }, _, spread) {
    must(inForce(kit.state.table, of, seat), 'the Flare').data.push(spread);
    kit.tell('log.spread', { seat, n: spread }, '14.7');
    kit.leave();
  },
};
