import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { now, type Shown, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import type { Seat } from '@orrery/kernel';

/** Attacks below this can be turned into a Compromise. */
const BELOW = 10;

const shownBy = (table: Table, seat: Seat): Shown | undefined => now(table).shown[mainSide(table, seat)];

export const mesmer: Flare = {
  wild: {
    at: '8a',
    by: 'main',
    may({ table }, seat) {
      const shown = shownBy(table, seat);
      return shown !== undefined && shown.attack && shown.value < BELOW;
    },
    do({ state: { table } }, { seat }) {
      const shown = shownBy(table, seat);
      if (shown !== undefined) shown.attack = false;
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('mesmer'), effect: {} },
};
