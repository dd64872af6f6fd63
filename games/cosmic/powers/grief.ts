import type { Power } from '../rules/hooks.ts';

/** A card for every token that goes to the Warp. */
export const grief: Power = {
  autos: [
    {
      at: 'loss',
      by: 'own',
      when: (_, __, { n = 0, gone = 0 }) => n > gone,
      do: (kit, { seat }, { n = 0, gone = 0 }) => kit.call('draw', { seat, n: n - gone }),
    },
  ],
};
