// Jamming (§14.5): scouts in zone 0 or 1 disturb the enemy's fire. Before he checks damage one rolls up to Civ dice in a round, no more than
// hits received; each even one cancels a hit.

import { no, rule } from '@orrery/kernel';
import { breakthrough } from '../data/cards.ts';
import { SCT } from '../data/units.ts';
import { battleOf, fleetOf, groupKind, hitsOf, ownerAt, playerOf, sizeOf, zoneOf } from '../rules/battle.ts';
import { has } from '../rules/hooks.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { BASIC, type Battle, isOn, type Table } from '../rules/table.ts';

const JAMMING = breakthrough('jamming');

/** How many dice a side may roll now. */
function diceOf(table: Table, fight: Battle, side: number): number {
  const isPlaced = (group: number): boolean =>
    groupKind(group) === SCT && (isOn(table, BASIC) || rule('14.5', zoneOf(group) < 2));
  if (!has(table, ownerAt(fight, side), JAMMING) || sizeOf(fleetOf(fight, side), isPlaced) === 0) return 0;
  return Math.min(
    fight.jam[side === 0 ? 0 : 1],
    hitsOf(fight, 1 - side).reduce((sum, n) => sum + n, 0),
  );
}

export const jam: Step<'jam'> = {
  may(state, { side = 0 }) {
    const fight = battleOf(state);
    return side < 2 && diceOf(state.table, fight, side) > 0 ? playerOf(fight, side) : [];
  },
  ask(view, { side = 0 }) {
    const fight = battleOf(view);
    const max = diceOf(view.table, fight, side);
    const hits = hitsOf(fight, 1 - side).reduce((sum, n) => sum + n, 0);
    const prompt = { key: 'ask.jam', args: { hits, left: fight.jam[side === 0 ? 0 : 1] } };
    return { prompt, choice: { kind: 'number', noun: 'die', min: 0, max }, otherwise: max };
  },
  why: () => no('14.5', 'refuse.jam'),
  take(kit, frame, _, count) {
    const { side = 0 } = frame;
    disturb(kit, side, count);
    frame.side = side + 1;
  },
  run(kit, frame) {
    const { side = 0 } = frame;
    const fight = battleOf(kit.state);
    if (side > 1) return kit.leave();
    // §16.9: nobody decides for plague units; they jam with all they have.
    if (playerOf(fight, side).length === 0) disturb(kit, side, diceOf(kit.state.table, fight, side));
    frame.side = side + 1;
  },
};
function disturb(kit: Kit, side: number, count: number): void {
  if (count === 0) return;
  const fight = battleOf(kit.state);
  const dice = Array.from({ length: count }, () => kit.roll(6));
  const cancelled = dice.filter((die) => rule('14.5', die % 2 === 0)).length;
  fight.jam[side === 0 ? 0 : 1] -= count;
  cancel(hitsOf(fight, 1 - side), cancelled);
  kit.tell('log.jam', { who: ownerAt(fight, side), dice, n: cancelled }, '14.5');
}

/** Those that reach furthest go first: they do the most harm. */
function cancel(hits: number[], count: number): void {
  let left = count;
  for (const reach of [2, 1, 0, 3]) {
    const gone = Math.min(left, hits[reach] ?? 0);
    hits[reach] = (hits[reach] ?? 0) - gone;
    left -= gone;
  }
}
