import type { GameEvidence } from '../evidence.ts';

/** The small games are checked together. */
export const evidence: GameEvidence = {
  check: { name: 'check-slices', parts: 20, games: 100, deep: 4 },
  engine: true,
  soak: [{ people: 3, bots: 0, options: {}, pace: 'calm', strict: true }],
};
