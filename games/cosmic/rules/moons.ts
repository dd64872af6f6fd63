// Which Moons work now (§13.2), for whom, and who may turn one up (§13.4). What happens on them is in occupy.ts.

import { rule, type Seat, type State } from '@orrery/kernel';
import { MOONS, type MoonWord } from '../data/moons.ts';
import type { Code, Ground, Me } from './hooks.ts';
import { registry } from './registry.ts';
import { current, type Moon, type Place, type Table } from './table.ts';

export const moonAt = ({ moons }: Table, place: Place): Moon | undefined => moons.find((moon) => moon.place === place);

/** §13.3: whose tokens are on a Moon; -1: nobody's. */
export const occupantOf = ({ tokens }: Table, place: Place): Seat => tokens[place]?.findIndex((n) => n > 0) ?? -1;

/** An effect of this name switches all Moons off (Sanity). */
export const NO_MOONS = 'no moons';

export const areMoonsOff = (table: Table): boolean =>
  rule('14.20', current(table)?.effects.some(({ of }) => of === NO_MOONS) === true);

/** §13.2: calls `found` with each Moon that is turned up and occupied, until it says true. */
export function eachMoon(
  { table, held }: State<Table>,
  found: (moon: Ground, n: number, seat: Seat, place: Place) => boolean | void,
): boolean {
  if (table.moons.length === 0 || areMoonsOff(table)) return false;
  for (const { place, up, slot } of table.moons) {
    if (!up) continue;
    const n = held.item[slot] ?? -1;
    const moon = registry.moons[n];
    const seat = occupantOf(table, place);
    if (moon !== undefined && seat >= 0 && found(moon, n, seat, place) === true) return true;
  }
  return false;
}

/** Whether the Moon of this name works now. */
export const isMoonOn = (state: State<Table>, word: MoonWord): boolean =>
  eachMoon(state, (_, n) => MOONS[n]?.[0] === word);

/** What a Moon's hooks are told about whose they are: the occupant, and where the Moon is. */
export const moonMe = (seat: Seat, place: Place): Me => ({ seat, target: place, data: [], slots: [] });

/** The moments at which a Secret Moon can be turned up: any, but between the sums and the result. */
const TURNING: readonly Code[] = ['start', '2b', '2c', '3b', '6', '6z', '7c', '8a', '8g', '9'];

/** §13.4: the Moons a seat may turn up now: those it occupies that lie face down. R112: none while Moons are off. */
export const turnable = (table: Table, seat: Seat, code: Code): Place[] =>
  table.moons.length === 0 || !TURNING.includes(code) || areMoonsOff(table)
    ? []
    : table.moons.flatMap(({ place, up }) =>
        rule('13.4', !up) && (table.tokens[place]?.[seat] ?? 0) > 0 ? [place] : [],
      );
