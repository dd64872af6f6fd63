// Trying answers out: in imagined worlds that fit the view, the rest of the challenge is played plainly, and what is left to
// the seat is compared. It needs no knowledge of the card or power in question, so it serves all there are.

import {
  type Answer,
  type Ask,
  allows,
  asks,
  clone,
  createKit,
  fastDice,
  type Game,
  imagine,
  picker,
  silence,
  type State,
  step,
  type View,
} from '@orrery/kernel';
import type { Table } from '../rules/table.ts';
import type { Below } from './mind.ts';
import { valueOf } from './worth.ts';

/** How a seat answers in an imagined world. */
type Plainly = (world: State<Table>, ask: Ask, below: Below) => Answer;

export interface Tryout {
  readonly game: Game<Table>;
  readonly plainly: Plainly;
}

const ANSWERS = 150;

/** What each answer leaves to the seat, on average over so many worlds; each meets the same luck in the same world. */
export function tryOut(
  { game, plainly }: Tryout,
  view: View<Table>,
  { seat }: Ask,
  answers: readonly Answer[],
  worlds: number,
  below: Below,
): number[] {
  const sums = answers.map(() => 0);
  for (let n = 0; n < worlds; n++) {
    const world = imagine(game, view, below);
    const luck = below(0x7fffffff);
    for (const [i, answer] of answers.entries()) {
      const copy = clone(world);
      const dice = fastDice(luck);
      const kit = createKit(game, dice);
      step(kit, copy, seat, answer);
      finish({ game, plainly }, copy, kit, picker(dice));
      sums[i] = (sums[i] ?? 0) + (valueOf(copy, seat)[seat] ?? 0);
    }
  }
  return sums.map((sum) => sum / worlds);
}

/** Plays on until the challenge is over, or another has begun. The last in order answers first: a window closes with the
 *  first act, and so not before the first in order has answered. */
function finish(
  { game, plainly }: Tryout,
  world: State<Table>,
  kit: ReturnType<typeof createKit<Table>>,
  below: Below,
): void {
  const first = world.table.stack[0]?.n ?? world.table.challenges + 1;
  for (let n = 0; n < ANSWERS && world.frames.length > 0; n++) {
    const under = world.table.stack[0]?.n ?? 0;
    if (under > first || (under === 0 && world.table.challenges >= first)) return;
    const all = asks(game, world);
    if (all[0]?.step === 'again') return;
    for (let i = all.length - 1; i >= 0; i--) {
      const ask = all[i];
      if (ask === undefined) continue;
      const answer = plainly(world, ask, below);
      step(kit, world, ask.seat, allows(ask, answer) ? answer : silence(ask));
    }
  }
}
