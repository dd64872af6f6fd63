import { itemOf, must, no, type Seat, type State } from '@orrery/kernel';
import { handOf, kindOf, reveal, valueOf } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { effectOf } from '../rules/registry.ts';
import type { Step } from '../rules/steps.ts';
import { DEFENSE, now, OFFENSE, SIDES, type Table } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';
import { TWO_CARDS } from '../powers/deuce.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'deuce.match': { locals: { seat: Seat; of: string }; answer: string };
  }
}

/** `add 0`, `subtract 1`: what can be done with an Attack of the hand that is equal to the one a side has shown. */
const matches = (view: State<Table>, seat: Seat): string[] =>
  SIDES.flatMap((side) => {
    const item = now(view.table).shown[side]?.item ?? -1;
    const isHeld = item >= 0 && handOf(view.table, seat).some((slot) => itemOf(view, slot) === item);
    return isHeld && kindOf(item) === 'attack' ? [`add ${side}`, `subtract ${side}`] : [];
  });

export const deuce: Flare = {
  wild: {
    at: '8a',
    by: 'main-or-ally',
    may: ({ table }) => bothAttack(now(table)),
    can: (view, seat) => matches(view, seat).length > 0,
    speaks: true,
    do: (kit, use) => kit.call('deuce.match', { seat: use.seat, of: effectOf(use) }),
    effect: {
      hooks: {
        sum: {
          6(_, { data }, { added }) {
            const [side, n = 0] = data;
            if (side !== undefined) added[side === OFFENSE ? OFFENSE : DEFENSE] += n;
          },
        },
      },
    },
  },
  super: {
    at: '9',
    by: 'main',
    may: ({ table }, seat) => (inForce(table, TWO_CARDS, seat)?.data.length ?? 0) > 0,
    do(kit, { seat }) {
      must(inForce(kit.state.table, TWO_CARDS, seat), 'two cards').data.length = 0;
    },
  },
};

export const deuceMatch: Step<'deuce.match'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = matches(view, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'deed', options } as const;
    return { prompt: { key: 'ask.match' }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('6.1', 'refuse.match'),
  take(kit, { of }, seat, answer) {
    const { table } = kit.state;
    const [verb, side] = answer.split(' ');
    const item = now(table).shown[Number(side)]?.item ?? -1;
    kit.leave();
    reveal(kit, seat, item);
    must(inForce(table, of, seat), 'the Flare').data.push(
      Number(side),
      verb === 'add' ? valueOf(item) : -valueOf(item),
    );
    kit.tell(verb === 'add' ? 'log.matched' : 'log.unmatched', { seat, card: item, side: Number(side) }, '6.1');
    kit.call('discard', { item, by: seat });
  },
};
