import { colourShown } from '../rules/cones.ts';
import type { Flare } from '../rules/hooks.ts';
import { NOBODY } from '../rules/table.ts';

export const dictator: Flare = {
  wild: {
    at: '2b',
    by: 'not-offense',
    do(kit, { seat }) {
      kit.tell('log.redraw', { seat }, '6.1');
      kit.rerun('destiny');
    },
  },
  super: {
    at: '2b',
    by: 'offense',
    may: (state) => colourShown(state) !== NOBODY,
    do: (kit, { seat }) => kit.call('dictator.system', { seat }),
  },
};
