// Bots and hints in a web worker, so that the page stays awake; and how fast bots answer: no faster than a person can follow
// what they did.

import { type Decided, type GameName, seedAt, usualBudget } from '@orrery/bots';
import { openBrowserThinker } from '@orrery/bots/browser';
import type { Answer } from '@orrery/kernel';
import type { SeatInput } from '@orrery/table';
import { readSettings } from '../settings/settings.ts';

/** Whatever happens, there is an answer after so many milliseconds. */
const DEADLINE = 8000;
/** For one decision of a review, which judges hundreds. */
const REVIEW = { milliseconds: 200 };

export interface TabBots {
  /** What a bot of this level would answer in a game of the catalog. */
  think(game: GameName, level: string, input: SeatInput): Promise<Decided>;
  /** What a strong bot would have answered, and both answers weighed where it is not what was played. */
  judge(game: GameName, input: SeatInput, played: Answer): Promise<Decided>;
  close(): void;
}

export function openBots(): TabBots {
  const thinker = openBrowserThinker();
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  let asked = 0;
  return {
    think(game, level, input) {
      const request = { ...input, game, bot: level, seed: seedAt(seed, asked++), budget: usualBudget };
      return thinker.think(request, { deadline: DEADLINE });
    },
    judge(game, input, played) {
      const request = { ...input, game, bot: 'hard', seed: seedAt(seed, asked++), budget: REVIEW, played };
      return thinker.think(request, { deadline: DEADLINE });
    },
    close: () => void thinker.close(),
  };
}

const PACES = { calm: 1500, usual: 800, quick: 300 } as const;

/** How long the last answer stays on the table before the next, in milliseconds, by how much it told. */
export function paceFor(told: number): number {
  const { motion, pace } = readSettings();
  if (motion === 'off' || told === 0) return 0;
  return PACES[pace] * Math.min(2, 0.8 + 0.2 * told);
}
