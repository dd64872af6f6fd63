// Numbered conditions. `rule` is the condition itself with the rulebook's number attached, so that a tool can
// switch one rule off and see whether any test notices (`orrery rules <game> --bite`).

import type { Args, Refusal } from './types.ts';

let bitten: string | null = null;
let forced = false;

export function rule(number: string, holds: boolean): boolean {
  return bitten === number ? forced : holds;
}

/** A refusal: `return no('9.41', 'one-purchase', { city })`. */
export function no(number: string, key: string, args?: Args): Refusal {
  return args === undefined ? { rule: number, key } : { rule: number, key, args };
}

/** Forces every condition of this number, until called with null. Test tools only. */
export function bite(number: string | null, value = true): void {
  bitten = number;
  forced = value;
}
