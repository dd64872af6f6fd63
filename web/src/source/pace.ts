// How fast bots answer: no faster than a person can follow what they did.

import { readSettings } from '../settings/settings.ts';

const PACES = { calm: 1500, usual: 800, quick: 300 } as const;

/** How long the last answer stays on the table before the next, in milliseconds, by how much it told. */
export function paceFor(told: number): number {
  const { motion, pace } = readSettings();
  if (motion === 'off' || told === 0) return 0;
  return PACES[pace] * Math.min(2, 0.8 + 0.2 * told);
}

export const wait = (milliseconds: number): Promise<void> =>
  milliseconds <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, milliseconds));
