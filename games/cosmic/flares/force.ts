import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { give, handOf } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import type { Step } from '../rules/steps.ts';
import { mainOf, now, SECRETS, SIDES, type Table } from '../rules/table.ts';
import { cards, meddle } from '../powers/force.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'force.gift': { locals: { seat: Seat; to: Seat }; answer: Slot };
    'force.used': { locals: { seat: Seat; to: Seat; secret: Slot }; answer: string };
  }
}

const WILD = `wild ${powerOf('force')}`;

/** Cards that both draw when the gift was used; tokens lost when it was not. */
const [DRAWN, LOST] = [2, 1];

export const force: Flare = {
  wild: {
    at: '3b',
    by: 'not-main',
    // A card beside this one is there to be given.
    may: ({ table }, seat) => handOf(table, seat).length > 1,
    targets: ({ table }) => SIDES.map((side) => mainOf(now(table), side)).filter((main) => main >= 0),
    do: (kit, { seat, target }) => kit.call('force.gift', { seat, to: Number(target) }),
    effect: {
      later: [
        {
          at: '9',
          when: (_, { data }) => data.length > 0,
          do: (kit, { seat, target, data }) =>
            kit.call('force.used', { seat, to: Number(target), secret: data.pop() ?? -1 }),
        },
      ],
    },
  },
  super: { at: '7c', by: 'ally', may: (state) => cards(state).length > 0, targets: cards, noun: 'side', do: meddle },
};

/** Which card it was, the two of them remember. */
export const forceGift: Step<'force.gift'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, to }) {
    const options = handOf(table, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.gift', args: { to } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.1', 'refuse.gift'),
  take(kit, { seat, to }, _, slot) {
    const secret = kit.hide(SECRETS, itemOf(kit.state, slot), seat);
    kit.look(secret, to);
    give(kit, seat, to, [slot]);
    inForce(kit.state.table, WILD, seat)?.data.push(secret);
    kit.tell('log.given', { from: seat, to, n: 1 }, '6.1');
    kit.leave();
  },
};

/** Whether a card as this one was laid or played by a player, as far as the view tells. */
function isUsed(view: State<Table>, seat: Seat, secret: Slot): boolean {
  const { laid, kicker, beside, played } = now(view.table);
  const own = SIDES.filter((side) => mainOf(now(view.table), side) === seat);
  const slots = [
    ...own.flatMap((side) => [...laid[side], ...kicker[side]]),
    ...beside.flatMap((each) => (each.seat === seat ? [each.slot] : [])),
  ];
  const items = [
    ...slots.map((slot) => itemOf(view, slot)),
    ...played.flatMap((each) => (each.seat === seat ? [each.item] : [])),
  ];
  return items.includes(itemOf(view, secret));
}

/** Who got the card says whether it was used, and it must be true. */
export const forceUsed: Step<'force.used'> = {
  may: (_, { to }) => [to],
  ask(view, { seat, to, secret }) {
    const options = [isUsed(view, to, secret) ? 'used' : 'unused'];
    const choice = { kind: 'one', noun: 'word', options } as const;
    return { prompt: { key: 'ask.used', args: { seat } }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('6.1', 'refuse.truth'),
  take(kit, { seat, secret }, to, answer) {
    kit.leave();
    kit.drop(secret);
    kit.tell(answer === 'used' ? 'log.gift-used' : 'log.gift-unused', { seat, other: to }, '6.1');
    if (answer !== 'used') return kit.call('pay', { seat, n: LOST, cause: 'effect', by: '6.1' });
    for (const each of [to, seat]) kit.call('draw', { seat: each, n: DRAWN });
  },
};
