// Names of places: `place.11` is the fourth planet of the second system. Behind the systems lie stars, dust and further stacks.

import type { Messages } from '@orrery/kernel';
import { COLOURS } from '../data/destiny.ts';
import { FIRST_MOON, FIRST_SPOT, PLACES_EACH } from '../rules/table.ts';
import { ownerOf } from './names.ts';

const MOST_SPOTS = 80;

export interface PlaceWords {
  readonly planet: (owner: string, n: number) => string;
  readonly moon: (owner: string, n: number) => string;
  readonly spot: (n: number) => string;
  /** The two sides of the cone, and no base at all. */
  readonly cone: readonly [string, string];
  readonly straight: string;
}

export function namePlaces({ planet, moon, spot, cone, straight }: PlaceWords): Messages {
  const entries = COLOURS.flatMap((_, system) =>
    Array.from({ length: PLACES_EACH }, (__, k) => {
      const owner = ownerOf(system);
      const name = k < FIRST_MOON ? planet(owner, k + 1) : moon(owner, k + 1 - FIRST_MOON);
      return [`place.${system * PLACES_EACH + k}`, name] as const;
    }),
  );
  const spots = Array.from({ length: MOST_SPOTS }, (_, k) => [`place.${FIRST_SPOT + k}`, spot(k + 1)] as const);
  return {
    ...Object.fromEntries([...entries, ...spots]),
    'place.-2': cone[0],
    'place.-3': cone[1],
    'place.unknown': straight,
  };
}
