// What lies on the table. All of it is public: secrets live in slots (see docs/add-a-game.md).

import type { Seat } from '@orrery/kernel';
import { VALUES } from '../data/comets.ts';

export interface Table {
  rounds: number;
  round: number;
  turn: Seat;
  /** By seat. */
  scores: number[];
  /** The comets caught this turn, by kind. */
  caught: number[];
}

/** Every step and what is answered there. A step called with locals has them here too: `locals: { left: number }`. */
export interface Steps {
  turn: {};
  haul: { answer: 'catch' | 'keep' };
  next: {};
}

export const worth = ({ caught }: Table): number => caught.reduce((sum, comet) => sum + (VALUES[comet] ?? 0), 0);
