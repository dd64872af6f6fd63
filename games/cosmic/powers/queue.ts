import { must, no, type Scalar, type Seat, type State } from '@orrery/kernel';
import type { Code, Power } from '../rules/hooks.ts';
import { enforce, last, lasts } from '../rules/live.ts';
import { effectOf, powerOf } from '../rules/registry.ts';
import { nearest, type Step } from '../rules/steps.ts';
import { byTurn, has, holdingOf, seatsOf, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'queue.row': { locals: { seat: Seat }; answer: readonly Seat[] };
    'queue.moment': { locals: { seat: Seat; from: Code }; answer: string };
    'queue.order': { locals: { seat: Seat; code: Code }; answer: readonly Seat[] };
  }
}

const QUEUE = powerOf('queue');

const rowOf = (table: Table, seat: Seat): number[] => holdingOf(table, seat, QUEUE)?.data ?? [];

/** `2 0`: neighbours in the row, the owner not among them. */
const pairs = ({ table }: State<Table>, seat: Seat): string[] =>
  rowOf(table, seat).flatMap((one, i, row) => {
    const two = row[i + 1];
    return two === undefined || one === seat || two === seat ? [] : [`${one} ${two}`];
  });

/** The moments for which an order can be declared, as they come; said at the latest before the cards are laid. */
const LATER = ['2b', '2c', '3b', '6', '6z', '7c', '8a', '8c', '8d', '8g', '9'] as const satisfies readonly Code[];
const SAID: readonly Code[] = ['start', '2b', '2c', '3b', '6', '6z'];

/** An effect of this name: at the moment that is its target all act in the order of its data. */
const ORDERED = 'queue order';
const SWAP = 0;

/** Turns go by its row; and once a challenge it says beforehand in which order all act at one moment. */
export const queue: Power = {
  dealt: (kit, seat) => kit.call('queue.row', { seat }),
  hooks: {
    follows({ table }, { data }, usual) {
      // Before the first turn nobody has had one.
      const isDue = (seat: Seat): boolean => !has(table.out, seat) && (table.turns === 0 || seat !== table.turn);
      return data.find(isDue) ?? usual;
    },
  },
  on: {
    turned(kit, { data }) {
      const { turn } = kit.state.table;
      if (data.includes(turn)) data.push(...data.splice(data.indexOf(turn), 1));
    },
  },
  effects: {
    [ORDERED]: {
      hooks: {
        order: (_, { target, data }, order, code) =>
          code === target ? order.toSorted((a, b) => data.indexOf(a) - data.indexOf(b)) : order,
      },
    },
  },
  acts: [
    {
      // The end of its own turn (R94): once in it, whatever challenges it makes.
      at: '9',
      may: ({ table }, seat) => table.turn === seat && !lasts(table, nameOf(SWAP), seat),
      targets: pairs,
      noun: 'pair',
      do(kit, use) {
        const { table } = kit.state;
        const row = rowOf(table, use.seat);
        const [one = -1, two = -1] = String(use.target).split(' ').map(Number);
        const at = row.indexOf(one);
        if (at < 0 || row[at + 1] !== two) return;
        row.splice(at, 2, two, one);
        last(table, use, { until: table.turns, unit: 'turn' });
        kit.tell('log.queue', { seat: use.seat, row: [...row] });
      },
    },
    {
      at: SAID,
      speaks: true,
      do: (kit, { seat }) =>
        kit.call('queue.moment', { seat, from: must(nearest(kit.state, 'moment'), 'a moment').code }),
    },
  ],
  see: (_, __, { data }) => (data === undefined ? [] : [{ key: 'see.queue', args: { row: data } }]),
};

const nameOf = (act: number): string => effectOf({ form: 'power', what: QUEUE, act });

/** The whole row: at set-up, and with the Super. */
export const queueRow: Step<'queue.row'> = {
  may: (_, { seat }) => [seat],
  ask({ table, seats }, { seat }) {
    const row = rowOf(table, seat);
    const options = row.length > 0 ? row : seatsOf(seats);
    return { prompt: { key: 'ask.queue' }, choice: { kind: 'order', noun: 'seat', options }, otherwise: options };
  },
  why: () => no('3.10', 'refuse.queue'),
  take(kit, _, seat, row) {
    kit.leave();
    const holding = holdingOf(kit.state.table, seat, QUEUE);
    if (holding !== undefined) holding.data = [...row];
    kit.tell('log.queue', { seat, row: [...row] });
  },
};

const isLater = (code: Scalar, from: Code): boolean =>
  LATER.findIndex((each) => each === code) > LATER.findIndex((each) => each === from);

/** Which moment: one that is still to come. */
export const queueMoment: Step<'queue.moment'> = {
  may: (_, { seat }) => [seat],
  ask(_, { from }) {
    const options = LATER.filter((code) => isLater(code, from)).map((code) => `moment ${code}`);
    const choice = { kind: 'one', noun: 'whither', options } as const;
    return { prompt: { key: 'ask.queue-moment' }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('8.0', 'refuse.queue-moment'),
  take(kit, _, seat, answer) {
    const code = LATER.find((each) => answer === `moment ${each}`);
    kit.goto('queue.order', { seat, code: must(code, 'a moment') });
  },
};

export const queueOrder: Step<'queue.order'> = {
  may: (_, { seat }) => [seat],
  ask(view) {
    const options = byTurn(view);
    return { prompt: { key: 'ask.queue-order' }, choice: { kind: 'order', noun: 'seat', options }, otherwise: options };
  },
  why: () => no('8.0', 'refuse.queue'),
  take(kit, { code }, seat, order) {
    kit.leave();
    enforce(kit.state.table, ORDERED, seat, code, [...order]);
    kit.tell('log.queue-order', { seat, code, order: [...order] }, '8.0');
  },
};
