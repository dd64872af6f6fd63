import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { everybody } from '../edicts/warp.ts';
import { takeUp } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { nearest, type Step } from '../rules/steps.ts';
import { now, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'ethic.choose': { locals: { seat: Seat }; answer: readonly Slot[] };
    'ethic.give': { locals: { seat: Seat; slots: Slot[] }; answer: Seat };
    'ethic.number': { locals: { seat: Seat }; answer: number };
  }
}

/** The most that the Wild gives away, and that the Super takes. */
const [GIFTS, MOST] = [3, 7];

const drawn = (state: State<Table>): Slot[] => nearest(state, 'draw')?.slots ?? [];

export const ethic: Flare = {
  wild: {
    at: 'drawn',
    by: 'own',
    speaks: true,
    do: (kit, { seat }) => kit.call('ethic.choose', { seat }),
  },
  super: {
    at: '8f',
    by: 'main',
    speaks: true,
    may: ({ table }, seat) => now(table).owed?.taker === seat,
    do: (kit, { seat }) => kit.call('ethic.number', { seat }),
  },
};

/** Which of the cards drawn are given away; then, for each, to whom. */
export const ethicChoose: Step<'ethic.choose'> = {
  may: (_, { seat }) => [seat],
  ask(view) {
    const options = drawn(view);
    if (options.length === 0) return null;
    const choice = { kind: 'some', noun: 'slot', options, min: 1, max: Math.min(GIFTS, options.length) } as const;
    return { prompt: { key: 'ask.gifts' }, choice, otherwise: options.slice(0, 1) };
  },
  why: () => no('6.1', 'refuse.gifts'),
  take(kit, _, seat, chosen) {
    const all = drawn(kit.state);
    // Everybody sees that they are of those just drawn, and not which.
    const slots = kit.lay(all, chosen, [seat]);
    const frame = nearest(kit.state, 'draw');
    if (frame !== undefined) frame.slots = all.filter((slot) => !slots.includes(slot));
    kit.goto('ethic.give', { seat, slots });
  },
};

export const ethicGive: Step<'ethic.give'> = {
  may: (_, { seat, slots }) => (slots.length > 0 ? [seat] : []),
  ask(view, { seat, slots }) {
    const options = everybody(view).filter((each) => each !== seat);
    return {
      prompt: { key: 'ask.gift-to', args: { card: itemOf(view, slots[0] ?? -1) } },
      choice: { kind: 'one', noun: 'seat', options },
      otherwise: options[0] ?? -1,
    };
  },
  why: () => no('6.1', 'refuse.gift-to'),
  take(kit, frame, seat, to) {
    const slots = frame.slots.splice(0, 1);
    kit.tell('log.given', { from: seat, to, n: slots.length }, '6.1');
    takeUp(kit, to, slots);
  },
};

export const ethicNumber: Step<'ethic.number'> = {
  may: (_, { seat }) => [seat],
  ask: () => ({
    prompt: { key: 'ask.consolation' },
    choice: { kind: 'number', noun: 'cards', min: 0, max: MOST },
    otherwise: MOST,
  }),
  why: () => no('6.1', 'refuse.consolation'),
  take(kit, _, seat, n) {
    const { owed } = now(kit.state.table);
    if (owed !== null) owed.flat = n;
    kit.tell('log.names-number', { seat, n }, '6.1');
    kit.leave();
  },
};
