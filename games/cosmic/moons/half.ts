// Half Moons (§13.0), which take some luck: Fortress, Mine, Mirror, Shipyard, Spy.

import { no, type Seat, type State } from '@orrery/kernel';
import { MOON_NUMBERS } from '../data/moons.ts';
import { handOf, inspect } from '../rules/cards.ts';
import type { Ground } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { DEFENSE, gainLucre, isOn, LUCRE, now, seatsOf, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'mine.take': { locals: { seat: Seat }; answer: string };
    'spy.hand': { locals: { seat: Seat }; answer: Seat };
  }
}

export const fortress: Ground = {
  hooks: {
    sum: {
      6({ table }, { seat }, { added }) {
        if (now(table).defense === seat) added[DEFENSE] += MOON_NUMBERS.fortress;
      },
    },
  },
};

/** At the start of its occupant's turn: a card, or Lucre. */
export const mine: Ground = {
  later: [
    {
      at: 'start',
      when: ({ table }, { seat }) => table.stack.length === 1 && table.made === 1 && now(table).offense === seat,
      do: (kit, { seat }) => kit.call('mine.take', { seat }),
    },
  ],
};

export const mineTake: Step<'mine.take'> = {
  may: ({ table }, { seat }) => (isOn(table, LUCRE) ? [seat] : []),
  ask: () => ({
    prompt: { key: 'ask.mine' },
    choice: { kind: 'one', noun: 'word', options: ['a-card', 'lucre'] },
    otherwise: 'a-card',
  }),
  why: () => no('13.2', 'refuse.mine'),
  take(kit, { seat }, _, answer) {
    if (answer !== 'lucre') return kit.goto('draw', { seat, n: 1 });
    gainLucre(kit.state.table, seat, MOON_NUMBERS.lucre);
    kit.tell('log.income', { seat, n: MOON_NUMBERS.lucre }, '13.2');
    kit.leave();
  },
  run: (kit, { seat }) => kit.goto('draw', { seat, n: 1 }),
};

export const mirror: Ground = { hooks: { reverse: (_, __, reverse) => !reverse } };

export const shipyard: Ground = {
  hooks: { retrieves: (_, me, n, seat) => (seat === me.seat ? MOON_NUMBERS.shipyard : n) },
};

const others = ({ table, seats }: State<Table>, seat: Seat): Seat[] =>
  seatsOf(seats).filter((other) => other !== seat && handOf(table, other).length > 0);

export const spy: Ground = { occupied: (kit, seat) => kit.call('spy.hand', { seat }) };

export const spyHand: Step<'spy.hand'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = others(view, seat);
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.spy' }, choice: { kind: 'one', noun: 'seat', options }, otherwise: options[0] ?? -1 };
  },
  why: () => no('13.2', 'refuse.spy'),
  take(kit, _, seat, other) {
    kit.leave();
    inspect(kit, seat, other, '13.2');
  },
};
