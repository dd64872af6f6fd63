import { no, type Seat, type State } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import { planetsToGive } from '../rules/deal.ts';
import type { Flare } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { now, opponentOf, otherSide, type Place, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'bully.yield': { locals: { seat: Seat; to: Seat; place: Place }; answer: string };
  }
}

/** How many tokens buy the victim off. */
const PRICE = 2;

const booty = ({ table }: State<Table>, seat: Seat): Place[] =>
  planetsToGive(table, opponentOf(now(table), seat), seat);

export const bully: Flare = {
  wild: {
    at: '8a',
    by: 'main',
    may: (state, seat) =>
      now(state.table).shown[otherSide(mainSide(state.table, seat))]?.attack === false && booty(state, seat).length > 0,
    targets: booty,
    noun: 'place',
    stays: true,
    do(kit, { seat, target }) {
      const victim = opponentOf(now(kit.state.table), seat);
      kit.call('bully.yield', { seat: victim, to: seat, place: Number(target) });
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('bully'), effect: {} },
};

/** A base for the other, or two tokens. */
export const bullyYield: Step<'bully.yield'> = {
  may: (_, { seat }) => [seat],
  ask: (_, { to, place }) => ({
    prompt: { key: 'ask.yield', args: { seat: to, place, n: PRICE } },
    choice: { kind: 'one', noun: 'word', options: ['base', 'tokens'] },
    otherwise: 'tokens',
  }),
  why: () => no('6.1', 'refuse.yield'),
  take(kit, { to, place }, seat, answer) {
    kit.leave();
    if (answer === 'base') kit.call('found', { seat: to, place });
    else kit.call('pay', { seat, n: PRICE, cause: 'effect', by: '6.1' });
  },
};
