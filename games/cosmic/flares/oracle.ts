import { handOf, handsChanged } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { now, opponentOf } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const oracle: Flare = {
  wild: {
    at: '6z',
    by: 'main',
    do(kit, { seat }) {
      const { table } = kit.state;
      const other = opponentOf(now(table), seat);
      const hands = [seat, other].map((each) => handOf(table, each));
      kit.shuffle(hands.flat());
      for (const each of [seat, other]) for (const slot of handOf(table, each)) kit.look(slot, each);
      kit.tell('log.hands-mixed', { seat, other });
      handsChanged(kit);
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('oracle'), effect: {} },
};
