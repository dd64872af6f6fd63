// Bots and hints in a web worker, so that the page stays awake.

import { seedAt, usualBudget } from '@orrery/bots';
import { openBrowserThinker } from '@orrery/bots/browser';
import type { Mind } from './mind.ts';

/** Whatever happens, there is an answer after so many milliseconds. */
const DEADLINE = 8000;

export function openMind(): Mind {
  const thinker = openBrowserThinker();
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  let asked = 0;
  return {
    async think({ game, level, ...sight }) {
      const request = { ...sight, game: { id: game }, bot: level, seed: seedAt(seed, asked++), budget: usualBudget };
      const { answer, reason } = await thinker.think(request, { deadline: DEADLINE });
      return reason === undefined ? { answer } : { answer, why: reason };
    },
    close: () => void thinker.close(),
  };
}
