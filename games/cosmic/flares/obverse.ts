import { others, sides } from '../rules/alliance.ts';
import type { Flare } from '../rules/hooks.ts';
import { coneTurned } from '../rules/result.ts';
import { hasAllies, overturn } from '../powers/obverse.ts';

export const obverse: Flare = {
  // Whoever may join is told in time.
  wild: { at: '6', may: (state) => others(state).some((seat) => sides(state, seat).length > 0), do: overturn },
  super: { at: '8a', may: hasAllies, do: overturn, effect: coneTurned },
};
