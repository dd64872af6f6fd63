import type { Seat, State } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { isMoon, livePowers } from '../rules/live.ts';
import { isArtifact, powerOf } from '../rules/registry.ts';
import { now, seatsOf, type Table } from '../rules/table.ts';
import { basesOf } from '../rules/tokens.ts';

/** The players in whose home system a seat has a planet base (§13.5: no Moons). */
export const hosts = ({ table, seats }: State<Table>, seat: Seat): Seat[] =>
  seatsOf(seats).filter(
    (host) => host !== seat && basesOf(table, seat).some((place) => table.systems[place] === host && !isMoon(place)),
  );

const graftable = (state: State<Table>, seat: Seat): [Seat, number][] =>
  hosts(state, seat).flatMap((host) =>
    livePowers(state, host)
      .filter((n) => !isArtifact(n))
      .map((n): [Seat, number] => [host, n]),
  );

/** The power of a player in whose system it has a base is its own until the challenge ends; the player goes without. */
export const plant: Power = {
  acts: [
    {
      at: ['2c', '3a', '3b', '6', '6z', '7b', '7c'],
      by: 'main',
      may: (state, seat) => graftable(state, seat).length > 0,
      targets: (view, seat) => graftable(view, seat).map(([, n]) => n),
      noun: 'power',
      stays: true,
      do(kit, { seat, target }) {
        const [from, power] = graftable(kit.state, seat).find(([, n]) => n === target) ?? [];
        if (from === undefined || power === undefined) return;
        now(kit.state.table).loans.push({ power, from, to: seat, taken: true, by: powerOf('plant') });
        kit.tell('log.grafts', { seat, power, other: from });
      },
    },
  ],
};
