import { itemOf, no, rule, type Seat, type Slot, type State } from '@orrery/kernel';
import { cardsThat, give, handOf, isChallengeCard } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce, isSuperOn } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { now, SECRETS, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'philanthropist.card': { locals: { seat: Seat; to: Seat }; answer: Slot };
  }
}

/** What it may give away: §3.102, not the last Challenge card of an offense. */
function gifts(view: State<Table>, seat: Seat): Slot[] {
  const hand = handOf(view.table, seat);
  const isLast = seat === now(view.table).offense && cardsThat(view, seat, isChallengeCard).length === 1;
  return hand.filter((slot) => !rule('3.102', isLast && isChallengeCard(itemOf(view, slot))));
}

/** An effect of this name: the card that was given is to be laid, if it can be. Which it is, the two of them know. */
const GIVEN = 'given card';

/** Stands for any card that cannot be laid. */
const NO_CHALLENGE_CARD = 127;

/** In a challenge it gives one of its cards to a main player. */
export const philanthropist: Power = {
  acts: [
    {
      at: '6z',
      by: 'main-or-ally',
      may: ({ table }, seat) => handOf(table, seat).length > 0,
      can: (view, seat) => gifts(view, seat).length > 0,
      targets: ({ table }, seat) => [now(table).offense, now(table).defense].filter((each) => each !== seat),
      do: (kit, { seat, target }) => kit.call('philanthropist.card', { seat, to: Number(target) }),
    },
  ],
  effects: {
    [GIVEN]: {
      paragraph: '6.1',
      hooks: {
        select(state, { target, data }, items, seat) {
          const given = itemOf(state, data[0] ?? -1);
          return seat === target && items.includes(given) ? [given] : items;
        },
      },
      on: { closed: (kit, { data }) => data.splice(0).forEach((slot) => kit.drop(slot)) },
    },
  },
};

export const philanthropistCard: Step<'philanthropist.card'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, to }) {
    const options = gifts(view, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.give', args: { to } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('3.102', 'refuse.give'),
  take(kit, { to }, seat, slot) {
    const item = itemOf(kit.state, slot);
    kit.leave();
    kit.tell('log.given', { from: seat, to, n: 1 });
    give(kit, seat, to, [slot]);
    if (!isSuperOn(kit.state.table, 'philanthropist', seat)) return;
    const secret = kit.hide(SECRETS, isChallengeCard(item) ? item : NO_CHALLENGE_CARD, seat);
    kit.look(secret, to);
    enforce(kit.state.table, GIVEN, seat, to, [secret]);
  },
};
