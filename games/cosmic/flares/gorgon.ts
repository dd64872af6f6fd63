import type { State } from '@orrery/kernel';
import type { Flare } from '../rules/hooks.ts';
import { isMoon } from '../rules/live.ts';
import { edictOf } from '../rules/registry.ts';
import { nearest } from '../rules/steps.ts';
import { now, type Place, type Table } from '../rules/table.ts';
import { cancel } from '../rules/timing.ts';

/** Planets where somebody stands. */
export const peopled = ({ table }: State<Table>): Place[] =>
  table.systems.flatMap((system, place) =>
    system >= 0 && !isMoon(place) && table.tokens[place]?.some((n) => n > 0) === true ? [place] : [],
  );

export const gorgon: Flare = {
  wild: {
    at: '3b',
    by: 'main',
    targets: peopled,
    noun: 'place',
    effect: {
      later: [
        {
          at: '3b',
          when: ({ table }, { target }) => now(table).target === target,
          do: (kit) => void (now(kit.state.table).holding = 0),
        },
      ],
      hooks: {
        leaves: (_, { target }, may, __, place) => may && place !== target,
        fate: (_, { target }, fate, { from }) => (from === target ? { to: 'stay', counts: false } : fate),
      },
    },
  },
  super: {
    at: 'act',
    may: (state, seat, { use }) =>
      use?.form === 'edict' &&
      use.what === edictOf('cosmic-zap') &&
      nearest(state, 'announce')?.about.use?.seat === seat,
    do: (kit) => void cancel(kit),
  },
};
