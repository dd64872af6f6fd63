import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { powerOf } from '../rules/registry.ts';
import type { Kit, Landing, Step } from '../rules/steps.ts';
import {
  groundOf,
  has,
  type Holding,
  holdingOf,
  NOWHERE,
  type Place,
  SECRETS,
  seatsOf,
  standingAt,
  type Table,
} from '../rules/table.ts';
import { planetOf, planetsOf } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'terrorist.list': { locals: { seat: Seat; systems: number[] }; answer: Place };
    'terrorist.plant': { locals: { seat: Seat }; answer: Place | null };
  }
}

const listOf = (table: Table, seat: Seat): Holding | undefined => holdingOf(table, seat, powerOf('terrorist'));

/** The bombs of a seat, by slot; which planet each is on only it knows. */
const bombsOf = (table: Table, seat: Seat): Slot[] => listOf(table, seat)?.slots ?? [];

/** Planets with a bomb of this seat, as far as the view tells. */
export const bombed = (view: State<Table>, seat: Seat): Place[] =>
  bombsOf(view.table, seat)
    .map((slot) => itemOf(view, slot))
    .filter((place) => place >= 0);

/** A bomb goes off: struck from the list, and everything on the planet goes to the Warp; R190: of a Gas Giant or of the Dust
 *  only what has just come down. */
export function explode(kit: Kit, owner: Seat, place: Place, landings: readonly Landing[] = []): void {
  const { table } = kit.state;
  const holding = listOf(table, owner);
  const slot = bombsOf(table, owner).find((each) => itemOf(kit.state, each) === place);
  if (holding === undefined || slot === undefined) return;
  kit.show(slot);
  kit.drop(slot);
  holding.slots = bombsOf(table, owner).filter((each) => each !== slot);
  kit.tell('log.bomb', { seat: owner, place });
  const fallen = landings.map(({ seat, n, place: from }) => ({ seat, n, from }));
  const standing = seatsOf(kit.state.seats).map((seat) => ({ seat, n: standingAt(table, place, seat), from: place }));
  const isStacked = fallen.length > 0 && groundOf(table, table.systems[place] ?? -1) === place;
  kit.call('lose', { queue: isStacked ? fallen : standing, cause: 'effect' });
}

function hideBomb(kit: Kit, seat: Seat, place: Place): void {
  const holding = listOf(kit.state.table, seat);
  if (holding !== undefined) holding.slots = [...(holding.slots ?? []), kit.hide(SECRETS, place, seat)];
}

/** The bombs among these that lie under a place. */
const under = (state: State<Table>, slots: readonly Slot[], place: Place = NOWHERE): Slot[] =>
  slots.filter((slot) => itemOf(state, slot) === planetOf(state.table, place));

/** Secret bombs, one in each system, that go off when somebody lands. */
export const terrorist: Power = {
  dealt(kit, seat) {
    kit.call('terrorist.list', { seat, systems: seatsOf(kit.state.seats) });
  },
  autos: [
    {
      at: 'landed',
      when: (state, { slots }, { place }) => under(state, slots, place).length > 0,
      shows: (state, { slots }, { place }) => under(state, slots, place),
      do: (kit, { seat }, { place = -1, landings }) => explode(kit, seat, planetOf(kit.state.table, place), landings),
    },
  ],
  see(view, seat) {
    const places = bombed(view, seat);
    return places.length === 0 ? [] : [{ key: 'see.bombs', args: { places } }];
  },
  acts: [{ at: 'start', by: 'offense', do: (kit, { seat }) => kit.call('terrorist.plant', { seat }) }],
};

/** At set-up: a planet in each system, one after another. */
export const terroristList: Step<'terrorist.list'> = {
  may: (_, { seat, systems }) => (systems.length > 0 ? [seat] : []),
  ask({ table }, { systems }) {
    const options = planetsOf(table, systems[0] ?? -1);
    return {
      prompt: { key: 'ask.bomb' },
      choice: { kind: 'one', noun: 'place', options },
      otherwise: options[0] ?? -1,
    };
  },
  why: () => no('15.1', 'refuse.bomb'),
  take(kit, frame, seat, place) {
    frame.systems.shift();
    hideBomb(kit, seat, place);
  },
};

/** In an own challenge: a bomb more where a system has none, or another place for one. */
export const terroristPlant: Step<'terrorist.plant'> = {
  may: (_, { seat }) => [seat],
  ask({ table, seats }) {
    const options = seatsOf(seats).flatMap((system) => (has(table.out, system) ? [] : planetsOf(table, system)));
    return { prompt: { key: 'ask.bomb' }, choice: { kind: 'one', noun: 'place', options }, pass: true };
  },
  why: () => no('15.1', 'refuse.bomb'),
  take(kit, _, seat, place) {
    const { table } = kit.state;
    const holding = listOf(table, seat);
    kit.leave();
    if (place === null || holding === undefined) return;
    // The old list is rewritten whole, so that nobody can tell which line of it is new.
    const list = bombed(kit.state, seat).filter((each) => table.systems[each] !== table.systems[place]);
    for (const slot of holding.slots ?? []) kit.drop(slot);
    holding.slots = [];
    for (const each of [...list, place].toSorted((a, b) => a - b)) hideBomb(kit, seat, each);
  },
};
