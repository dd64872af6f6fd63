import type { Seat, State } from '@orrery/kernel';
import type { About, Power } from '../rules/hooks.ts';
import { type Kit, nearest } from '../rules/steps.ts';
import type { Table } from '../rules/table.ts';

/** How many more are drawn. */
const MORE = 2;

const isChoosing = (state: State<Table>, _: Seat, { n = 0 }: About): boolean =>
  n > 0 && nearest(state, 'draw')?.until !== true;

/** So many more are drawn than are due, and as many of all these discarded. */
export function drawMore(kit: Kit, more: number): void {
  const frame = nearest(kit.state, 'draw');
  if (frame !== undefined) frame.spare = Math.max(frame.spare ?? 0, more);
}

/** Whenever it draws, it draws more than it may and discards the rest. */
export const connoisseur: Power = {
  acts: [{ at: 'drawing', by: 'own', often: true, may: isChoosing, do: (kit) => drawMore(kit, MORE) }],
};
