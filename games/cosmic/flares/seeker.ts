import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { sides } from '../rules/alliance.ts';
import { choices, isToLay, mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import type { Step } from '../rules/steps.ts';
import { isMain, isWith, mainOf, now, SECRETS, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'seeker.show': { locals: { seat: Seat; main: Seat }; answer: Slot };
  }
}

const WILD = `wild ${powerOf('seeker')}`;

/** Those who have invited it, and have a card to lay yet. */
const hosts = (state: State<Table>, seat: Seat): Seat[] =>
  sides(state, seat)
    .map((side) => mainOf(now(state.table), side))
    .filter((main) => isToLay(state.table, main));

export const seeker: Flare = {
  wild: {
    at: '6',
    by: 'not-main',
    may: (state, seat) => hosts(state, seat).length > 0,
    targets: hosts,
    do: (kit, { seat, target }) => kit.call('seeker.show', { seat, main: Number(target) }),
    effect: {
      paragraph: '6.1',
      hooks: {
        // Who showed a card lays it, if the seat has come along.
        select(state, { seat, target, data: [secret = -1] }, items, main) {
          const challenge = now(state.table);
          if (main !== target || !isMain(challenge, main) || !isToLay(state.table, main)) return items;
          const item = itemOf(state, secret);
          return isWith(challenge, seat, mainSide(state.table, main)) && items.includes(item) ? [item] : items;
        },
      },
      on: {
        closed(kit, { data }) {
          for (const secret of data.splice(0)) kit.drop(secret);
        },
      },
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('seeker'), effect: {} },
};

/** Which card it is, the two of them remember. */
export const seekerShow: Step<'seeker.show'> = {
  may: (_, { main }) => [main],
  ask(view, { seat, main }) {
    const options = choices(view, main);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.intend', args: { seat } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.1', 'refuse.select'),
  take(kit, { seat, main }, _, slot) {
    const secret = kit.hide(SECRETS, itemOf(kit.state, slot), main);
    kit.look(secret, seat);
    inForce(kit.state.table, WILD, seat)?.data.push(secret);
    kit.tell('log.bribe', { seat: main, to: seat, card: kit.ref(secret) }, '6.1');
    kit.leave();
  },
};
