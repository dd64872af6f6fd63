// A quick measure of how far it is from every dot to a goal, in MP to expect: for the table, which shows it for every
// goal at once. Bots fly by the charts.

import { type Dot, kindOf, ovalOf, ways } from '../rules/board.ts';
import { isSkipped, type Rig, rigKey, stepCost } from './rig.ts';

/** MP lost, as it feels, when no die shows a number that leads on. */
const STRAY = 5;
/** Money that is as good as one MP, and what a stop costs at most. */
const MONEY_A_MILE = 6;
const MOST_TOLL = 5;

/** What it costs, in MP to expect, to leave a circle by an arrow with these numbers (§6.41). */
function waitFor(pilots: number, dice: number): number {
  let numbers = 0;
  for (let pilot = 1; pilot <= 6; pilot++) if ((pilots & (1 << pilot)) !== 0) numbers++;
  if (numbers === 0) return Infinity;
  const chance = 1 - ((6 - numbers) / 6) ** dice;
  return (STRAY * (1 - chance)) / chance;
}

/** The paths that come into each dot. */
const incoming = ways.map((_, dot) =>
  ways.flatMap((out, from) => out.filter(({ to }) => to === dot).map(({ pilots, skim }) => ({ from, pilots, skim }))),
);

const kept = new Map<number, Float64Array>();

/** The way from every dot to this one; the same for the same ship, so it is kept. */
export function milesTo(rig: Rig, goal: Dot): Float64Array {
  const key = rigKey(rig) * ways.length + goal;
  let miles = kept.get(key);
  if (miles === undefined) {
    miles = measure(rig, goal);
    kept.set(key, miles);
  }
  return miles;
}

function measure(rig: Rig, goal: Dot): Float64Array {
  const miles = new Float64Array(ways.length).fill(Infinity);
  miles[goal] = 0;
  const queue: Dot[] = [goal];
  for (let at = 0; at < queue.length; at++) {
    const dot = queue[at] ?? goal;
    for (const { from, pilots, skim } of incoming[dot] ?? []) {
      if (skim && !rig.foil) continue;
      const far = (miles[dot] ?? 0) + legCost(rig, from, dot, pilots);
      if (far >= (miles[from] ?? 0) - 1e-9) continue;
      miles[from] = far;
      queue.push(from);
    }
  }
  return miles;
}

/** A jump over skipped dots costs one step as a whole (§8.2): the first counts, those from a skipped dot do not. */
function legCost(rig: Rig, from: Dot, to: Dot, pilots: number): number {
  const due = Math.max(0, (ovalOf[to] ?? 0) - 20 * rig.shields);
  const toll = isSkipped(rig, to) ? 0 : Math.min(MOST_TOLL, due / MONEY_A_MILE);
  if (isSkipped(rig, from)) return toll;
  const wait = kindOf[from] === 'circle' ? waitFor(pilots, rig.dice) : 0;
  return stepCost(rig, from, to) + wait + toll;
}
