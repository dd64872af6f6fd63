import { TOKENS } from '../data/hexes.ts';
import type { Power } from '../rules/hooks.ts';

/** The tokens of a second colour, from the start on. */
export const symbiote: Power = {
  kept: true,
  setup({ state: { table } }, seat) {
    for (const there of table.tokens) if ((there[seat] ?? 0) > 0) there[seat] = 2 * (there[seat] ?? 0);
    table.all[seat] = (table.all[seat] ?? 0) + TOKENS;
  },
};
