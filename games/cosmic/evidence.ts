// What is measured of Cosmic Encounter for long: the battery over many games, seats and switches; each power with each other;
// and the speed of its rules.

import type { GameEvidence } from '../evidence.ts';
import { pairs } from './pairs.ts';
import type { Table } from './rules/table.ts';

export const evidence: GameEvidence<Table> = {
  check: { parts: 400, games: 50, deep: 2, oneIn: 4, most: 160 },
  pairs,
  engine: true,
  soak: [
    { people: 3, bots: 1, options: {}, pace: 'live', strict: false },
    { people: 2, bots: 2, options: { expansion: true, kickers: true }, pace: 'turns', strict: false },
    { people: 4, bots: 0, options: {}, pace: 'calm', strict: false },
  ],
};
