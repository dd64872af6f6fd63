import type { Flare } from '../rules/hooks.ts';
import { flow, inside, ways } from '../powers/amoeba.ts';

export const amoeba: Flare = {
  // Nothing is said: tokens are moved.
  wild: {
    at: '6z',
    by: 'main',
    may: (state, seat) => ways(state, seat).length > 0,
    targets: ways,
    noun: 'word',
    mute: true,
    do: flow,
  },
  super: {
    at: '7c',
    by: 'ally',
    may: (state, seat) => inside(state, seat) > 0 && ways(state, seat).length > 0,
    targets: ways,
    noun: 'word',
    mute: true,
    stays: true,
    do: flow,
  },
};
