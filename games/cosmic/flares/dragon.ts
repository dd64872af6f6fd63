import type { Act, Flare } from '../rules/hooks.ts';
import { claim } from '../rules/lucre.ts';
import { unclaimed } from '../rules/purse.ts';

/** All that the bank would still get. */
const all: Act = {
  at: 'purchase',
  by: 'other',
  may: (state) => unclaimed(state) > 0,
  do: (kit, { seat }) => claim(kit, seat),
};

export const dragon: Flare = { wild: all, super: { ...all, effect: {} } };
