import { itemOf, no, type Seat } from '@orrery/kernel';
import { handOf, reveal } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { now } from '../rules/table.ts';
import { free, freeable } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'grief.discard': { locals: { seat: Seat }; answer: readonly number[] };
  }
}

export const grief: Flare = {
  wild: {
    at: 'start',
    by: 'not-offense',
    may: ({ table }) => (table.warp[now(table).offense] ?? 0) > 0,
    effect: {
      on: {
        retrieved(kit, { seat }, other) {
          if (other !== seat) kit.call('draw', { seat, n: 1 });
        },
      },
    },
  },
  super: {
    at: 'start',
    by: 'offense',
    may: ({ table }, seat) => freeable(table, seat, 1) > 0,
    do: (kit, { seat }) => kit.call('grief.discard', { seat }),
  },
};

/** Cards for tokens, one for one. */
export const griefDiscard: Step<'grief.discard'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat }) {
    const options = handOf(table, seat);
    const max = freeable(table, seat, options.length);
    if (max === 0) return null;
    const choice = { kind: 'some', noun: 'slot', options, min: 0, max } as const;
    return { prompt: { key: 'ask.grief', args: { n: max } }, choice, otherwise: [] };
  },
  why: () => no('6.1', 'refuse.grief'),
  take(kit, _, seat, slots) {
    const items = slots.map((slot) => itemOf(kit.state, slot));
    kit.leave();
    if (items.length === 0) return;
    free(kit, seat, items.length, '6.1');
    for (const item of items) {
      reveal(kit, seat, item);
      kit.tell('log.discards', { seat, card: item }, '6.1');
      kit.call('discard', { item, by: seat });
    }
  },
};
