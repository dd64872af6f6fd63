import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { COLOURS, FIRST_COMET, FIRST_CONE, WILD } from '../data/destiny.ts';
import { fitsAnybody } from '../rules/cones.ts';
import { discardDestiny, point } from '../rules/destiny.ts';
import type { Flare } from '../rules/hooks.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { DESTINY, has, now, type Table } from '../rules/table.ts';
import { turnAgain } from '../powers/anomaly.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'anomaly.choose': { locals: { seat: Seat; slots: Slot[] }; answer: number };
  }
}

const CARDS = 3;

export const anomaly: Flare = {
  wild: { at: '2b', do: (kit, { seat }) => turnAgain(kit, seat) },
  super: {
    at: '2b',
    speaks: true,
    do(kit, { seat }) {
      const slots: Slot[] = [];
      // §3.2: the last card of the deck is not turned before a new one is made.
      while (slots.length < CARDS && kit.left(DESTINY) > 1) slots.push(kit.draw(DESTINY, seat));
      kit.call('anomaly.choose', { seat, slots });
    },
  },
};

/** §7.1, §7.2: neither a Comet nor a card that fits nobody can be the one that counts. */
function counts(view: State<Table>, item: number): boolean {
  if (item < 0 || item >= FIRST_COMET) return false;
  if (item >= FIRST_CONE) return fitsAnybody(view, item - FIRST_CONE);
  return item >= WILD || !has(view.table.out, item % COLOURS.length);
}

const countable = (view: State<Table>, slots: readonly Slot[]): number[] => [
  ...new Set(slots.map((slot) => itemOf(view, slot)).filter((item) => counts(view, item))),
];

export const anomalyChoose: Step<'anomaly.choose'> = {
  may: (_, { seat }) => [seat],
  ask(view, { slots }) {
    const options = countable(view, slots);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'destiny', options } as const;
    return { prompt: { key: 'ask.destiny' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('3.2', 'refuse.destiny'),
  take(kit, { slots }, _, item) {
    const slot = slots.find((each) => itemOf(kit.state, each) === item);
    if (slot === undefined) return;
    kit.show(slot);
    kit.remove(slot);
    putBack(
      kit,
      slots.filter((each) => each !== slot),
    );
    discardDestiny(kit.state.table, item);
    kit.tell('log.destiny', { seat: now(kit.state.table).offense, card: item }, '3.2');
    point(kit, item);
    kit.rerun('vote');
  },
  run(kit, { seat, slots }) {
    putBack(kit, slots);
    turnAgain(kit, seat);
  },
};

const putBack = (kit: Kit, slots: readonly Slot[]): void => slots.forEach((slot) => kit.drop(slot));
