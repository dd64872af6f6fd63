import { must, no, type Seat } from '@orrery/kernel';
import { isChallengeCard } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { effectOf } from '../rules/registry.ts';
import { challengeDeck } from '../rules/setup.ts';
import type { Step } from '../rules/steps.ts';
import { isMain, now, opponentOf } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'magnet.card': { locals: { seat: Seat; of: string }; answer: number };
  }
}

export const magnet: Flare = {
  wild: {
    at: '6z',
    by: 'main',
    speaks: true,
    do: (kit, use) => kit.call('magnet.card', { seat: use.seat, of: effectOf(use) }),
    effect: {
      paragraph: '6.1',
      hooks: {
        bars({ table }, me, items, seat) {
          const isTheirs = isMain(now(table), me.seat) && seat === opponentOf(now(table), me.seat);
          return isTheirs ? items.filter((item) => !me.data.includes(item)) : items;
        },
      },
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('magnet'), effect: {} },
};

/** Any Challenge card of the game. */
export const magnetCard: Step<'magnet.card'> = {
  may: (_, { seat }) => [seat],
  ask({ table }) {
    const options = challengeDeck(table.on).flatMap((n, item) => (n > 0 && isChallengeCard(item) ? [item] : []));
    const choice = { kind: 'one', noun: 'card', options } as const;
    return { prompt: { key: 'ask.magnet-card' }, choice, otherwise: options[0] ?? 0 };
  },
  why: () => no('6.1', 'refuse.magnet-card'),
  take(kit, { of }, seat, item) {
    must(inForce(kit.state.table, of, seat), 'the Flare').data.push(item);
    kit.tell('log.card-banned', { seat, card: item }, '6.1');
    kit.leave();
  },
};
