import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { now, otherSide, SIDES } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const mirror: Flare = {
  wild: {
    at: '8a',
    by: 'main',
    do(kit, { seat }) {
      const { shown } = now(kit.state.table);
      const side = mainSide(kit.state.table, seat);
      const theirs = shown[otherSide(side)];
      if (theirs === undefined) return;
      shown[side] = { ...theirs };
      kit.tell('log.mirrored', { seat, card: theirs.item }, '6.1');
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('mirror'), targets: () => SIDES, noun: 'side', effect: {} },
};
