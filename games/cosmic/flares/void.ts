import type { State } from '@orrery/kernel';
import type { Flare } from '../rules/hooks.ts';
import { isMoon } from '../rules/live.ts';
import { moonAt } from '../rules/moons.ts';
import { removeMoon } from '../rules/occupy.ts';
import { FIRST_SPOT, now, NOWHERE, type Place, type Table } from '../rules/table.ts';
import { placesOf } from '../rules/tokens.ts';
import { hasWon, removal } from '../powers/void.ts';

/** A system keeps so many planets (R103). */
const FEWEST_PLANETS = 3;

const planetsOf = (table: Table, system: number): Place[] => placesOf(table, system).filter((place) => !isMoon(place));

/** Planets and, §14.22, Moons that nobody is on. */
const empty = ({ table }: State<Table>): Place[] =>
  table.systems.flatMap((system, place) => {
    if (system < 0 || place >= FIRST_SPOT || table.tokens[place]?.some((n) => n > 0) === true) return [];
    const isFree = isMoon(place)
      ? moonAt(table, place) !== undefined
      : planetsOf(table, system).length > FEWEST_PLANETS;
    return isFree ? [place] : [];
  });

export const theVoid: Flare = {
  wild: {
    at: 'start',
    may: (state) => empty(state).length > 0,
    targets: empty,
    noun: 'place',
    do(kit, { seat, target }) {
      const { table } = kit.state;
      const place = Number(target);
      kit.tell('log.removed', { seat, place }, '14.22');
      if (isMoon(place)) removeMoon(kit, place);
      else table.systems[place] = NOWHERE;
    },
  },
  super: {
    at: 'losing',
    by: 'ally',
    may: ({ table }, seat, { cause }) => cause === 'challenge' && hasWon(now(table), seat),
    effect: { hooks: { fate: removal } },
  },
};
