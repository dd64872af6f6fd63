import type { Kit } from '../rules/steps.ts';
import type { Power, Source } from '../rules/hooks.ts';
import { now } from '../rules/table.ts';

/** The two cards change places, face down; Kickers stay (§14.15). */
export function switchCards(kit: Kit): void {
  now(kit.state.table).laid.reverse();
  kit.tell('log.switched', {}, '14.15');
}

/** Turned back, each has laid its own card again (Chronos). */
export const switched: Source = { on: { undone: (kit) => void now(kit.state.table).laid.reverse() } };

export const sorcerer: Power = { acts: [{ at: '7c', by: 'main', do: switchCards, effect: switched }] };
