import { no, type Seat, type State } from '@orrery/kernel';
import { colourShown } from '../rules/cones.ts';
import type { Power } from '../rules/hooks.ts';
import { bend, isMoon } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { FIRST_SPOT, NOBODY, now, NOWHERE, type Place, type Table } from '../rules/table.ts';
import { move, placesOf, settle, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'disease.spread': { locals: { seat: Seat; system: number; place?: Place; from?: Place }; answer: number };
  }
}

/** A base must be as big as this to spread. */
const CROWD = 3;

/** The system it may spread in: of the colour that was turned, or the one the offense has picked. */
function hostOf(state: State<Table>, seat: Seat): number {
  const { system, warp } = now(state.table);
  const colour = colourShown(state);
  const host = colour !== NOBODY ? colour : warp ? NOWHERE : system;
  return host === seat ? NOWHERE : host;
}

const crowds = (state: State<Table>, seat: Seat, system: number): Place[] =>
  placesOf(state.table, system).filter(
    (place) =>
      !isMoon(place) && tokensAt(state.table, place, seat) >= CROWD && bend(state, 'leaves', true, seat, place),
  );

/** Planets there without a base of its own. */
const rooms = (table: Table, seat: Seat, system: number): Place[] =>
  placesOf(table, system).filter((place) => !isMoon(place) && place < FIRST_SPOT && tokensAt(table, place, seat) === 0);

/** From a crowded base it spreads to another planet of the system whose colour was turned. */
export const disease: Power = {
  acts: [
    {
      at: ['2b', '2c'],
      may(state, seat) {
        const host = hostOf(state, seat);
        return host >= 0 && crowds(state, seat, host).length > 0 && rooms(state.table, seat, host).length > 0;
      },
      do: (kit, { seat }) => kit.call('disease.spread', { seat, system: hostOf(kit.state, seat) }),
    },
  ],
};

/** Where to, from which base if there are several, and how many. */
export const diseaseSpread: Step<'disease.spread'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, system, place, from }) {
    const { table } = view;
    if (from !== undefined) {
      const choice = { kind: 'number', noun: 'token', min: 1, max: tokensAt(table, from, seat) - 1 } as const;
      return { prompt: { key: 'ask.spread-number' }, choice, otherwise: 1 };
    }
    const options = place === undefined ? rooms(table, seat, system) : crowds(view, seat, system);
    if (options.length === 0) return null;
    const key = place === undefined ? 'ask.spread-to' : 'ask.spread-from';
    return { prompt: { key }, choice: { kind: 'one', noun: 'place', options }, otherwise: options[0] ?? NOWHERE };
  },
  why: () => no('4.1', 'refuse.spread-to'),
  take(kit, frame, seat, answer) {
    if (frame.place === undefined) {
      frame.place = answer;
      const [only, ...more] = crowds(kit.state, seat, frame.system);
      if (only !== undefined && more.length === 0) frame.from = only;
      return;
    }
    if (frame.from === undefined) {
      frame.from = answer;
      return;
    }
    const { place, from } = frame;
    kit.leave();
    move(kit, seat, from, -answer);
    kit.tell('log.spreads', { seat, n: answer, place });
    settle(kit, { seat, n: answer, place });
  },
};
