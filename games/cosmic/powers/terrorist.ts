import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { has, NOWHERE, type Place, SECRETS, seatsOf, type Table } from '../rules/table.ts';
import { planetOf, planetsOf } from '../rules/tokens.ts';
import { bombed, explode, listOf } from './terrorist-bombs.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'terrorist.list': { locals: { seat: Seat; systems: number[] }; answer: Place };
    'terrorist.plant': { locals: { seat: Seat }; answer: Place | null };
  }
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
