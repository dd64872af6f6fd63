// What is measured of Cosmic Encounter for long: the battery over many games, seats and switches; and the speed of its rules.

import type { GameEvidence } from '../evidence.ts';
import type { Table } from './rules/table.ts';

export const evidence: GameEvidence<Table> = {
  check: { parts: 400, games: 50, deep: 2, oneIn: 4, most: 500 },
  engine: true,
};
