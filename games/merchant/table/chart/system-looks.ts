// How each system looks and where its words stand, by system number. Places are those of the board; words are moved by
// hand so that none lies on a lane.

import { CITIES, dotsOf } from '../../rules/board.ts';
import { apart, middle, type Point, type ChartSheet } from './sheet.ts';

export type Look =
  | 'rogue'
  | 'desert'
  | 'moon'
  | 'biosphere'
  | 'station'
  | 'water'
  | 'polluted'
  | 'colony'
  | 'jungle'
  | 'giant'
  | 'ark'
  | 'ice'
  | 'rocks'
  | 'ruin'
  | 'base'
  | 'nova'
  | 'supergiant';

export interface SystemLook {
  readonly look: Look;
  /** Where its sun shines, and its colour; its relics on sale lie there. */
  readonly sun?: readonly [x: number, y: number, size: number, colour: SunColour];
  /** Where its name stands. */
  readonly name: readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end'];
  /** A long name stands on two lines. */
  readonly broken?: true;
}

type SunColour = 'gold' | 'blue' | 'red' | 'white';

export const SYSTEM_LOOKS: readonly SystemLook[] = [
  { look: 'rogue', sun: [128, 100, 15, 'blue'], name: [96, 186, 'start'] },
  { look: 'desert', sun: [470, 104, 17, 'gold'], name: [412, 26, 'end'] },
  { look: 'moon', sun: [893, 112, 12, 'gold'], name: [876, 10, 'end'] },
  { look: 'biosphere', sun: [352, 182, 12, 'gold'], name: [300, 246, 'end'] },
  { look: 'station', sun: [604, 364, 11, 'red'], name: [536, 342, 'middle'], broken: true },
  { look: 'water', sun: [724, 262, 14, 'gold'], name: [768, 122, 'middle'] },
  { look: 'polluted', sun: [898, 450, 15, 'red'], name: [893, 528, 'end'] },
  { look: 'colony', sun: [194, 388, 13, 'red'], name: [112, 288, 'start'] },
  { look: 'jungle', sun: [100, 535, 14, 'gold'], name: [168, 520, 'start'] },
  { look: 'giant', sun: [500, 592, 15, 'gold'], name: [556, 556, 'start'], broken: true },
  { look: 'ark', sun: [744, 606, 9, 'white'], name: [780, 642, 'start'], broken: true },
  { look: 'ice', sun: [104, 822, 13, 'white'], name: [190, 818, 'start'] },
  { look: 'rocks', sun: [437, 786, 13, 'gold'], name: [392, 738, 'start'] },
  { look: 'ruin', sun: [876, 812, 14, 'red'], name: [802, 750, 'end'] },
  { look: 'base', name: [383, 466, 'middle'] },
  { look: 'nova', name: [690, 126, 'end'] },
  { look: 'supergiant', name: [222, 738, 'end'] },
];

/** The middle and size of a world on this sheet: it carries its cities. */
export function globeOf(sheet: ChartSheet, system: number): { readonly at: Point; readonly size: number } {
  const dots = dotsOf[system] ?? [];
  const cities = dots.filter((dot) => CITIES.includes(dot)).map(sheet.at);
  const look = SYSTEM_LOOKS[system]?.look;
  if (look === 'nova' || look === 'supergiant' || look === 'rocks') {
    const ring = dots.map(sheet.at);
    return { at: middle(ring), size: look === 'nova' ? 32 : look === 'supergiant' ? 36 : 20 };
  }
  const at = middle(cities);
  const widest = Math.max(0, ...cities.map((city) => apart(city, at)));
  return { at: look === 'ice' ? [at[0] + 3, at[1] - 3] : at, size: SIZES[look ?? 'rogue'] ?? widest + 17 };
}

const SIZES: Partial<Record<Look, number>> = { biosphere: 30, station: 25, ark: 24, base: 30, ice: 30 };
