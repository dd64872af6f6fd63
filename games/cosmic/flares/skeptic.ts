import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import { cardsThat, give, handOf, kindOf, layDown, takeUp, valueOf } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import type { Step } from '../rules/steps.ts';
import { now, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'skeptic.prove': { locals: { seat: Seat; other: Seat; slot: Slot }; answer: string };
    'skeptic.forfeit': { locals: { from: Seat; to: Seat }; answer: Slot };
  }
}

const WILD = `wild ${powerOf('skeptic')}`;

/** What the data of the Flare say, after the slot that was laid: the doubt was right, or not. */
const [RIGHT, WRONG] = [1, 0];

/** The highest Attacks of a hand, as far as the view tells. */
function highest(view: State<Table>, seat: Seat): Slot[] {
  const hand = handOf(view.table, seat);
  const isAttack = (item: number): boolean => item >= 0 && kindOf(item) === 'attack';
  const attacks = cardsThat(view, seat, isAttack).filter((slot) => hand.includes(slot));
  const value = (slot: Slot): number => valueOf(itemOf(view, slot));
  const most = Math.max(...attacks.map(value));
  return attacks.filter((slot) => value(slot) === most);
}

/** Whether a higher Attack than the card laid is left in the hand; any is, beside a Compromise. */
function isRight(view: State<Table>, seat: Seat, laid: Slot): boolean {
  const [best] = highest(view, seat);
  if (best === undefined) return false;
  const item = itemOf(view, laid);
  return item < 0 || kindOf(item) !== 'attack' || valueOf(itemOf(view, best)) > valueOf(item);
}

/** The main players with a card down. */
const doubtful = ({ table }: State<Table>, seat: Seat): Seat[] =>
  [now(table).offense, now(table).defense].filter(
    (main) => main !== seat && now(table).laid[mainSide(table, main)].length > 0,
  );

export const skeptic: Flare = {
  wild: {
    at: '7c',
    may: (state, seat) => doubtful(state, seat).length > 0,
    targets: doubtful,
    do(kit, { seat, target }) {
      const { table } = kit.state;
      const [slot] = now(table).laid[mainSide(table, Number(target))];
      if (slot !== undefined) inForce(table, WILD, seat)?.data.push(slot);
    },
    effect: {
      later: [
        {
          at: '8a',
          when: (_, { data }) => data.length === 1,
          do: (kit, { seat, target, data }) =>
            kit.call('skeptic.prove', { seat, other: Number(target), slot: data[0] ?? -1 }),
        },
        {
          at: '9',
          when: (_, { data }) => data.length > 1,
          do(kit, { seat, target, data }) {
            const [from, to] = data[1] === RIGHT ? [Number(target), seat] : [seat, Number(target)];
            kit.call('skeptic.forfeit', { from, to });
          },
        },
      ],
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('skeptic'), effect: {} },
};

/** Who was doubted says whether it was right, and it must be true: the highest Attack that is left is shown to the Skeptic. */
export const skepticProve: Step<'skeptic.prove'> = {
  may: (_, { other }) => [other],
  ask(view, { seat, other, slot }) {
    const options = [isRight(view, other, slot) ? 'doubt-right' : 'doubt-wrong'];
    const choice = { kind: 'one', noun: 'word', options } as const;
    return { prompt: { key: 'ask.prove', args: { seat } }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('6.1', 'refuse.truth'),
  take(kit, { seat }, other, answer) {
    const isTrue = answer === 'doubt-right';
    inForce(kit.state.table, WILD, seat)?.data.push(isTrue ? RIGHT : WRONG);
    const [best] = highest(kit.state, other);
    // It is taken out and put back, so that nobody else learns where in the hand it was.
    const shown = best === undefined ? [] : layDown(kit, other, [best]);
    for (const slot of shown) kit.look(slot, seat);
    takeUp(kit, other, shown);
    kit.tell(isTrue ? 'log.doubt-right' : 'log.doubt-wrong', { seat, other }, '6.1');
    kit.leave();
  },
};

/** The highest Attack of a hand changes hands, if there is one. */
export const skepticForfeit: Step<'skeptic.forfeit'> = {
  may: (_, { from }) => [from],
  ask(view, { from, to }) {
    const options = highest(view, from);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.forfeit', args: { to } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.1', 'refuse.forfeit'),
  take(kit, { from, to }, _, slot) {
    give(kit, from, to, [slot]);
    kit.tell('log.given', { from, to, n: 1 }, '6.1');
    kit.leave();
  },
};
