// Tables that are ready to be played, by game: who sits there and with which options.

import type { Options } from '@orrery/kernel';
import { bots, type Sitter } from './wish.ts';

export interface Preset {
  /** `preset.<id>` names it, `preset.<id>.more` says what it is. */
  readonly id: 'first' | 'classic' | 'wild' | 'alone';
  readonly others: readonly Sitter[];
  readonly options: Options;
}

const MERCHANT: readonly Preset[] = [
  { id: 'first', others: bots(3, 'easy'), options: { target: 1000 } },
  { id: 'classic', others: bots(3, 'medium'), options: {} },
  { id: 'wild', others: bots(3, 'hard'), options: { target: 3000, combat: true, rastur: true } },
  { id: 'alone', others: [], options: { combat: true, rastur: true } },
];

const PRESETS: Readonly<Record<string, readonly Preset[]>> = { merchant: MERCHANT };

export const presetsOf = (game: string): readonly Preset[] => PRESETS[game] ?? [];
