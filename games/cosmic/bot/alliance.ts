// Whom to invite and whom to help (§3.4 to §3.6): more tokens against what the allies get for them. Nobody is helped to win.

import type { Amount, Scalar, Seat, State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { DEFENSE, has, now, OFFENSE, otherSide, type Side, type Table } from '../rules/table.ts';
import { coneLimit, liftable, tokensOut } from '../rules/tokens.ts';
import { challengeOf, type Mind, myShare } from './mind.ts';
import { afterWin, chanceFor, withTokens } from './odds.ts';
import { missed, takeFrom } from './places.ts';
import { shares, slope } from './worth.ts';

/** What the challenge is worth to the seat as it stands in a view. */
export function worthIn(mind: Mind, view: State<Table>): number {
  const chance = chanceFor(mind, OFFENSE, view);
  const won = shares(afterWin(mind, OFFENSE, false, view))[mind.seat] ?? 0;
  const held = shares(afterWin(mind, DEFENSE, false, view))[mind.seat] ?? 0;
  return chance * won + (1 - chance) * held;
}

/** §3.4, §3.5: each whose help is worth more than its gain. */
export function chooseInvited(mind: Mind, options: readonly Seat[]): Seat[] {
  const side: Side = mind.seat === challengeOf(mind).offense ? OFFENSE : DEFENSE;
  const alone = worthIn(mind, mind.view);
  const { invited } = challengeOf(mind);
  return options.filter((seat) => {
    const n = Math.min(coneLimit(mind.view, seat, CONE), tokensOut(mind.view, seat));
    const helped = worthIn(mind, withTokens(mind.view, side, seat, Math.min(n, 2)));
    // Who is left out may well be with the other side: it is invited there already, or is about to be.
    const isWooed = side === OFFENSE || has(invited[otherSide(side)], seat);
    const against = isWooed ? worthIn(mind, withTokens(mind.view, otherSide(side), seat, Math.min(n, 3))) : alone;
    return helped > (alone + against) / 2;
  });
}

/** §3.6: for each side that asks, with one to four tokens; or not at all. */
export function chooseSide(mind: Mind, options: readonly Scalar[]): Scalar {
  const stays = options.includes('neither') ? worthIn(mind, mind.view) + 0.002 : -Infinity;
  let [best, most]: [Scalar, number] = ['neither', stays];
  for (const option of options) {
    if (option === 'neither') continue;
    const side = option === 'offense' ? OFFENSE : DEFENSE;
    const worth = bestNumber(mind, side, 1, coneLimit(mind.view, mind.seat, CONE))[1];
    if (worth > most) [best, most] = [option, worth];
  }
  return options.includes(best) ? best : (options[0] ?? 'neither');
}

/** §3.61 */
export function chooseCommit(mind: Mind, side: Side, entries: readonly Amount[], min: number, max: number): number[] {
  return takeFrom(mind, entries, bestNumber(mind, side, min, max)[0]);
}

/** How many tokens to bring, and what that is worth. */
function bestNumber(mind: Mind, side: Side, min: number, max: number): [number, number] {
  const entries = liftable(mind.view, mind.seat);
  const have = entries.reduce((sum, { max: there }) => sum + there, 0);
  let best: [number, number] = [min, -Infinity];
  const most = Math.min(max, have, CONE + 1);
  for (const n of new Set([Math.max(1, min), 2, most])) {
    if (n < min || n > most) continue;
    const cost = missed(mind, entries, takeFrom(mind, entries, n)) * slope(myShare(mind));
    const worth = worthIn(mind, withTokens(mind.view, side, mind.seat, n)) - cost;
    if (worth > best[1]) best = [n, worth];
  }
  return best;
}

/** The seats with tokens on a side's cone beside its main player. */
export function alliesOf({ table, view }: Mind, side: Side): Seat[] {
  const { cone, offense, defense } = now(table);
  return Array.from({ length: view.seats }, (_, seat) => seat).filter(
    (seat) => seat !== offense && seat !== defense && (cone[side][seat] ?? 0) > 0,
  );
}
