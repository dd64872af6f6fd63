// Names of places: `place.11` is the fourth planet of the second system, and `on.11` says that something is on it. Behind the systems lie stars, dust and further stacks.

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
  /** On a place of this name. */
  readonly on: (name: string) => string;
}

export function namePlaces({ planet, moon, spot, cone, straight, on }: PlaceWords): Messages {
  const entries = COLOURS.flatMap((_, system) =>
    Array.from({ length: PLACES_EACH }, (__, k) => {
      const owner = ownerOf(system);
      const name = k < FIRST_MOON ? planet(owner, k + 1) : moon(owner, k + 1 - FIRST_MOON);
      return [system * PLACES_EACH + k, name] as const;
    }),
  );
  const spots = Array.from({ length: MOST_SPOTS }, (_, k) => [FIRST_SPOT + k, spot(k + 1)] as const);
  const places = [...entries, ...spots];
  return {
    ...Object.fromEntries(places.map(([place, name]) => [`place.${place}`, name])),
    ...Object.fromEntries(places.map(([place, name]) => [`on.${place}`, on(name)])),
    'place.-2': cone[0],
    'place.-3': cone[1],
    'place.unknown': straight,
  };
}
