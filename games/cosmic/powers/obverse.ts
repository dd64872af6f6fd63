import type { State } from '@orrery/kernel';
import { others } from '../rules/alliance.ts';
import type { Power, Use } from '../rules/hooks.ts';
import { turnCone } from '../rules/result.ts';
import type { Kit } from '../rules/steps.ts';
import { isAlly, now, type Table } from '../rules/table.ts';

/** Whether somebody fights for what the cone says allies gain (§3.87); in the Warp that is the same on both sides (§7.12). */
export const hasAllies = (state: State<Table>): boolean =>
  !now(state.table).warp && others(state).some((seat) => isAlly(now(state.table), seat));

export function overturn(kit: Kit, { seat }: Use): void {
  turnCone(kit);
  kit.tell('log.cone-turned', { seat }, '3.87');
}

/** When all have joined who will, it turns the cone over. */
export const obverse: Power = { acts: [{ at: '6z', may: hasAllies, do: overturn }] };
