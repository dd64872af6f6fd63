import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { handOf, layDown, unplay } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { isToConsole } from '../rules/result.ts';
import { flareOf } from '../rules/registry.ts';
import { type Kit, nearest, type Step } from '../rules/steps.ts';
import { now, type Table } from '../rules/table.ts';
import { hoardCards } from '../powers/miser.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'miser.aside': { locals: { seat: Seat }; answer: readonly Slot[] };
  }
}

/** How many cards are put aside beside the Flare. */
const OTHERS = 2;

/** Whether this seat is about to take a new hand, or to pay consolation. */
function isAtRisk(state: State<Table>, seat: Seat): boolean {
  if (nearest(state, 'moment')?.code === 'new hand') return nearest(state, 'fresh')?.seat === seat;
  return isToConsole(state, seat);
}

const others = (view: State<Table>, seat: Seat): Slot[] =>
  handOf(view.table, seat).filter((slot) => itemOf(view, slot) !== flareOf('miser'));

export const miser: Flare = {
  wild: {
    at: ['new hand', '8f'],
    speaks: true,
    may: isAtRisk,
    do(kit, { seat, what }) {
      unplay(kit, what, seat);
      kit.call('miser.aside', { seat });
    },
  },
  super: { at: 'start', by: 'offense', do: (kit, { seat }) => hoardCards(kit, seat, 1) },
};

/** The Flare comes back, and goes aside with two others: until the new hand is there, or until the challenge ends. */
export const miserAside: Step<'miser.aside'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = others(view, seat);
    if (options.length <= OTHERS) return null;
    const choice = { kind: 'some', noun: 'slot', options, min: OTHERS, max: OTHERS } as const;
    return { prompt: { key: 'ask.aside' }, choice, otherwise: options.slice(0, OTHERS) };
  },
  why: () => no('6.1', 'refuse.aside'),
  take(kit, { seat }, _, chosen) {
    kit.leave();
    putAside(kit, seat, chosen);
  },
  run(kit, { seat }) {
    kit.leave();
    putAside(kit, seat, others(kit.state, seat));
  },
};

function putAside(kit: Kit, seat: Seat, chosen: readonly Slot[]): void {
  const { table } = kit.state;
  const flare = handOf(table, seat).filter((slot) => itemOf(kit.state, slot) === flareOf('miser'));
  const slots = layDown(kit, seat, [...flare, ...chosen]);
  const fresh = nearest(kit.state, 'fresh');
  if (fresh === undefined) now(table).aside.push(...slots.map((slot) => ({ seat, slot })));
  else fresh.aside = slots;
  kit.tell('log.puts-aside', { seat, n: slots.length }, '6.1');
}
