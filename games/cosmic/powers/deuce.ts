import { itemOf, no, rule, type Seat, type Slot, type State } from '@orrery/kernel';
import { COMPROMISE } from '../data/cards.ts';
import { choices, layBeside, mainSide } from '../rules/cardplay.ts';
import { divert, handOf, isChallengeCard, isOpen, valueOf } from '../rules/cards.ts';
import { renew } from '../rules/deck.ts';
import type { Me, Power, Source } from '../rules/hooks.ts';
import { bend, enforce } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { type Beside, NOBODY, now, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'deuce.second': { locals: { seat: Seat }; answer: Slot };
  }
}

/** The second card of a seat, as it lies beside the first. */
const secondOf = ({ table }: State<Table>, seat: Seat): Beside | undefined =>
  now(table).beside.find((each) => each.seat === seat);

/** Of the two cards, once they were turned up, the one that comes back: not the Compromise, and not the higher of two Attacks. */
function spared(state: State<Table>, { seat }: Me): number | undefined {
  const second = secondOf(state, seat);
  const [first] = second === undefined ? [] : now(state.table).laid[second.side];
  if (first === undefined || second === undefined || ![first, second.slot].every((slot) => isOpen(state, slot)))
    return undefined;
  const [a, b] = [itemOf(state, first), itemOf(state, second.slot)];
  if (a === COMPROMISE || b === COMPROMISE) return a === COMPROMISE ? b : a;
  return valueOf(a) < valueOf(b) ? a : b;
}

/** The effect of having laid two cards; what it keeps in the end is the one that comes back. */
export const TWO_CARDS = 'two cards';

/** With a Compromise among them it has played Compromise; one of the two comes back. */
const two: Source = {
  hooks: {
    reveal(state, { seat }, shown, side) {
      const second = secondOf(state, seat);
      const isPeace = second?.side === side && itemOf(state, second.slot) === COMPROMISE;
      return isPeace ? { ...shown, attack: false } : shown;
    },
  },
  later: [
    {
      at: '9',
      when: (state, me) => spared(state, me) !== undefined,
      do: ({ state }, me) => void me.data.splice(0, 1, spared(state, me) ?? -1),
    },
    {
      at: 'discarded',
      when: (_, { seat, data }, { seat: by, item }) => by === seat && item === data[0],
      do(kit, { seat, data }) {
        data.length = 0;
        divert(kit, seat);
      },
    },
  ],
};

/** What it may lay as its second card: what it might have laid as its first. */
const seconds = (view: State<Table>, seat: Seat): Slot[] =>
  choices(view, seat).filter((slot) => bend(view, 'plays', true, seat, itemOf(view, slot)));

const challengeCards = (view: State<Table>, seat: Seat): number =>
  handOf(view.table, seat).filter((slot) => isChallengeCard(itemOf(view, slot))).length;

/** It lays two cards, the second when the first, which is the principal one, lies there (§14.5). */
export const deuce: Power = {
  acts: [
    {
      at: '7c',
      by: 'main',
      can: (view, seat) => seconds(view, seat).length > 0,
      do: (kit, { seat }) => kit.call('deuce.second', { seat }),
    },
    {
      // R21: where a hand without Challenge cards is renewed, one with a single one may be.
      at: ['start', '2c'],
      may({ table }, seat) {
        const { offense, defense } = now(table);
        return defense === NOBODY ? seat === offense && table.made === 1 : seat === defense;
      },
      can: (view, seat) => rule('3.27', challengeCards(view, seat) === 1),
      do(kit, { seat }) {
        if (challengeCards(kit.state, seat) <= 1) renew(kit, seat);
      },
    },
  ],
  effects: { [TWO_CARDS]: two },
};

export const deuceSecond: Step<'deuce.second'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = seconds(view, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.second' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('3.7', 'refuse.select'),
  take(kit, _, seat, slot) {
    kit.leave();
    layBeside(kit, seat, mainSide(kit.state.table, seat), slot);
    enforce(kit.state.table, TWO_CARDS, seat);
  },
};
