// What a game's brain will need sooner or later is made ready before it is asked: some of it as the game is loaded, the rest
// while nobody waits.

import type { Game } from '@orrery/kernel';

/** Milliseconds that loading may take longer, and those of a slice later on: so long a question waits that comes meanwhile. */
const AT_ONCE = 150;
const SLICE = 3;

const begun = new Set<Game>();

/** Once for each game on this thread. */
export function prepare(game: Game): void {
  if (begun.has(game)) return;
  begun.add(game);
  const steps = game.brain?.prepare?.()[Symbol.iterator]();
  if (steps !== undefined && !goOn(steps, AT_ONCE)) aside(steps);
}

function aside(steps: Iterator<void>): void {
  setTimeout(() => {
    if (!goOn(steps, SLICE)) aside(steps);
  });
}

/** Whether all is ready after so long. */
function goOn(steps: Iterator<void>, ms: number): boolean {
  const end = performance.now() + ms;
  while (performance.now() < end) if (steps.next().done === true) return true;
  return false;
}
