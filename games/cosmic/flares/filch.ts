import { COMPROMISE } from '../data/cards.ts';
import { hasCompromise, reveal, unplay } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { cancel, cardOf } from '../rules/timing.ts';
import { filchCard, takeable } from '../powers/filch.ts';

export const filch: Flare = {
  wild: {
    at: 'act',
    by: 'other',
    may: (_, __, { use }) => use?.form === 'edict' || use?.form === 'wild' || use?.form === 'super',
    can: hasCompromise,
    do(kit, { seat }) {
      // Somebody may have taken the Compromise in the meantime.
      if (!hasCompromise(kit.state, seat)) return;
      reveal(kit, seat, COMPROMISE);
      const use = cancel(kit);
      kit.tell('log.filched', { seat, other: use.seat, card: cardOf(use) }, '6.1');
      unplay(kit, cardOf(use), seat);
      kit.call('discard', { item: COMPROMISE, by: seat });
    },
  },
  super: {
    at: '9',
    may: (state, seat) => takeable(state, seat).length > 0,
    targets: (view, seat) => takeable(view, seat),
    noun: 'card',
    do: (kit, { seat, target }) => filchCard(kit, seat, target),
  },
};
