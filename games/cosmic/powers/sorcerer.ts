import type { Kit } from '../rules/steps.ts';
import type { Power } from '../rules/hooks.ts';
import { now } from '../rules/table.ts';

/** The two cards change places, face down; Kickers stay (§14.15). */
export function switchCards(kit: Kit): void {
  now(kit.state.table).laid.reverse();
  kit.tell('log.switched', {}, '14.15');
}

export const sorcerer: Power = { acts: [{ at: '7c', by: 'main', do: switchCards }] };
