// Where cols are wanted: on free planets, and, for the parasites, on planets of other people.

import { COL } from '../data/units.ts';
import { isInhabited } from '../rules/planets.ts';
import { isSeat, NONE, type Planet } from '../rules/table.ts';
import { countKind, hexOfPlanet, type Mind, NO_WAY, once, steps, strengthAt } from './mind.ts';

/** Steps from the nearest own planet. */
export const awayFrom = (mind: Mind, hex: number): number =>
  Math.min(NO_WAY, ...mind.planets.map((own) => steps(mind, hexOfPlanet(mind.table, own), hex)));

const nearestFirst = (mind: Mind, is: (planet: Planet) => boolean): Planet[] => {
  const found: { planet: Planet; away: number }[] = [];
  for (let planet = 0; planet < mind.table.owner.length; planet++) {
    const hex = hexOfPlanet(mind.table, planet);
    if (!is(planet) || !mind.reaches(hex)) continue;
    const away = awayFrom(mind, hex);
    if (away <= COLONY_REACH) found.push({ planet, away });
  }
  return found.toSorted((a, b) => a.away - b.away).map(({ planet }) => planet);
};
const COLONY_REACH = 7;

/** Planets nobody lives on and nobody stands before, nearest first. */
export const freePlanets = once((mind): readonly Planet[] =>
  nearestFirst(
    mind,
    (planet) =>
      !isInhabited(mind.table, planet) &&
      strengthAt(mind.table, hexOfPlanet(mind.table, planet), (owner) => owner !== mind.seat) === 0,
  ),
);
/** §13.3: planets with people of others, one's own among them, where nobody can refuse a col. */
export const hostPlanets = once((mind): readonly Planet[] => {
  const { table, seat, aim } = mind;
  if (aim !== 'parasites') return [];
  return nearestFirst(
    mind,
    (planet) =>
      isSeat(table.owner[planet] ?? NONE) &&
      table.line[planet] !== seat &&
      strengthAt(table, hexOfPlanet(table, planet), (owner) => owner !== seat) === 0,
  );
});

/** Cols still wanted, beyond those there are; a few at a time. */
export const colsWanted = (mind: Mind): number =>
  Math.max(0, Math.min(3, freePlanets(mind).length + hostPlanets(mind).length) - countKind(mind, COL));
