import type { Seat, State } from '@orrery/kernel';
import type { Cause, Power, Tokens } from '../rules/hooks.ts';
import { isMoon, isSuperOn } from '../rules/live.ts';
import { nearest } from '../rules/steps.ts';
import { DEFENSE, now, NOWHERE, OFFENSE, type Table } from '../rules/table.ts';
import { onCone, settle } from '../rules/tokens.ts';

/** A loss by so much is bad enough; with the Super by so much. */
const [BADLY, LESS_BADLY] = [10, 5];

/** By how much the offense has lost Attack against Attack, while its tokens are about to be lost; 0: otherwise. */
function lostBy({ table }: State<Table>, cause: Cause | undefined): number {
  const { totals, winner } = now(table);
  if (cause !== 'challenge' || winner !== DEFENSE || totals === undefined) return 0;
  return totals[DEFENSE] - totals[OFFENSE];
}

/** The tokens of a seat that are about to be lost from there; never two players on a Moon (R110), no planet in the Warp. */
export function wrecks(state: State<Table>, seat: Seat, from: Tokens['from']): Tokens | undefined {
  const { target, warp } = now(state.table);
  if (warp || target === NOWHERE || isMoon(target)) return undefined;
  return nearest(state, 'lose')?.queue.find((group) => group.seat === seat && group.from === from && group.n > 0);
}

/** Whether only its Super lets it land. */
export const isLuckless = (state: State<Table>, seat: Seat, cause: Cause | undefined): boolean =>
  lostBy(state, cause) >= LESS_BADLY && lostBy(state, cause) < BADLY && wrecks(state, seat, 'offense') !== undefined;

/** Badly beaten, it lands a token all the same. */
export const spiff: Power = {
  acts: [
    {
      at: 'losing',
      by: 'offense',
      may(state, seat, { cause }) {
        const least = isSuperOn(state.table, 'spiff', seat) ? LESS_BADLY : BADLY;
        return lostBy(state, cause) >= least && wrecks(state, seat, 'offense') !== undefined;
      },
      do(kit, { seat }) {
        const wreck = wrecks(kit.state, seat, 'offense');
        if (wreck === undefined) return;
        const { target: place } = now(kit.state.table);
        wreck.n--;
        onCone(kit.state, OFFENSE, seat, -1);
        kit.tell('log.crash', { seat, place });
        settle(kit, { seat, n: 1, place });
      },
    },
  ],
};
