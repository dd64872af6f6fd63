// Numbered conditions. `rule` is the condition itself with the rulebook's number attached, so that a tool can
// switch one rule off and see whether any test notices (`orrery rules <game> --bite`). The number may come from data.

import type { Args, Refusal } from './types.ts';

let watched = false;
let bitten: string | null = null;
let forced = false;
let heard: Heard = { conditions: new Set(), refusals: new Set() };

/** The numbers that came by: of conditions, and of refusals. */
export interface Heard {
  readonly conditions: Set<string>;
  readonly refusals: Set<string>;
}

export function rule(number: string, holds: boolean): boolean {
  if (!watched) return holds;
  heard.conditions.add(number);
  return bitten === number ? forced : holds;
}

/** Whether conditions are being forced or listened to. */
export const isWatched = (): boolean => watched;

/** A refusal: `return no('9.41', 'one-purchase', { city })`. */
export function no(number: string, key: string, args?: Args): Refusal {
  if (watched) heard.refusals.add(number);
  return args === undefined ? { rule: number, key } : { rule: number, key, args };
}

/** Forces every condition of this number, until called with null. Test tools only. */
export function bite(number: string | null, value = true): void {
  watched = true;
  bitten = number;
  forced = value;
}

/** Listens from now on, into the set it gives. Test tools only. */
export function hear(): Heard {
  watched = true;
  heard = { conditions: new Set(), refusals: new Set() };
  return heard;
}
