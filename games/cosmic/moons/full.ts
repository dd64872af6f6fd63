// Full Moons (§13.0), which can turn the game: Exodus, Moon Base Omega, Nova, Upheaval.

import { no, type Seat, type State } from '@orrery/kernel';
import { handsChanged } from '../rules/cards.ts';
import type { Ground } from '../rules/hooks.ts';
import { isMoon } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { type Place, seatsOf, type Table } from '../rules/table.ts';
import { freeAll } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'nova.planet': { locals: { seat: Seat }; answer: Place };
  }
}

export const exodus: Ground = {
  occupied(kit) {
    for (const seat of seatsOf(kit.state.seats)) freeAll(kit, seat, '13.2');
  },
};

/** §14.12: the one Moon that counts like a planet, for winning and for Pentaform; at home it is a home base as any other. */
export const moonBaseOmega: Ground = {
  hooks: {
    counts: ({ table }, { target }, counts, seat, place) =>
      counts || (place === target && table.systems[place] !== seat),
  },
};

/** Planets where somebody stands. */
const planets = ({ table }: State<Table>): Place[] =>
  table.systems.flatMap((system, place) =>
    system >= 0 && !isMoon(place) && table.tokens[place]?.some((n) => n > 0) === true ? [place] : [],
  );

export const nova: Ground = { occupied: (kit, seat) => kit.call('nova.planet', { seat }) };

export const novaPlanet: Step<'nova.planet'> = {
  may: (_, { seat }) => [seat],
  ask(view) {
    const options = planets(view);
    if (options.length === 0) return null;
    return {
      prompt: { key: 'ask.nova' },
      choice: { kind: 'one', noun: 'place', options },
      otherwise: options[0] ?? -1,
    };
  },
  why: () => no('13.2', 'refuse.nova'),
  take(kit, _, seat, place) {
    const tokens = kit.state.table.tokens[place] ?? [];
    kit.tell('log.nova', { seat, place }, '13.2');
    kit.goto('lose', {
      queue: tokens.flatMap((n, each) => (n > 0 ? [{ seat: each, n, from: place }] : [])),
      cause: 'effect',
    });
  },
};

export const upheaval: Ground = {
  occupied(kit) {
    const { hands } = kit.state.table;
    kit.shuffle(hands.flat());
    hands.forEach((hand, seat) => hand.forEach((slot) => kit.look(slot, seat)));
    kit.tell('log.upheaval', {}, '13.2');
    handsChanged(kit);
  },
};
