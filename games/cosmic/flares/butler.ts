import { no, type Seat, type State } from '@orrery/kernel';
import { canAlly } from '../rules/alliance.ts';
import { handOf, hasChallengeCard } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { has, isMain, now, OFFENSE, seatsOf, type Table } from '../rules/table.ts';
import { tokensOut } from '../rules/tokens.ts';
import { isUseOf } from '../rules/timing.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'butler.name': { locals: { seat: Seat; unarmed: Seat[] }; answer: Seat };
    'butler.go': { locals: { seat: Seat; by: Seat }; answer: string };
  }
}

/** Who could go in a seat's place, as far as everybody can see: with cards, and with a token to launch. */
const substitutes = (state: State<Table>, seat: Seat): Seat[] =>
  seatsOf(state.seats).filter(
    (other) =>
      other !== seat &&
      !has(state.table.out, other) &&
      handOf(state.table, other).length > 0 &&
      tokensOut(state, other, 1) > 0,
  );

export const butler: Flare = {
  wild: {
    at: 'start',
    by: 'offense',
    speaks: true,
    may: (state, seat) => substitutes(state, seat).length > 0,
    do: (kit, { seat }) => kit.call('butler.name', { seat, unarmed: [] }),
    effect: {
      later: [
        {
          // Who went in its place must invite it.
          at: '6',
          when: (state, { seat }) =>
            !isMain(now(state.table), seat) &&
            !has(now(state.table).invited[OFFENSE], seat) &&
            canAlly(state, seat, OFFENSE),
          do(kit, { seat }) {
            const challenge = now(kit.state.table);
            challenge.invited[OFFENSE] |= 1 << seat;
            kit.tell('log.invites', { seat: challenge.offense, invited: [seat] }, '3.4');
          },
        },
      ],
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('butler'), effect: {} },
};

/** Somebody is named, until one of them has a Challenge card; if nobody has, it goes itself. */
export const butlerName: Step<'butler.name'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, unarmed }) {
    const options = substitutes(view, seat).filter((other) => !unarmed.includes(other));
    const [first] = options;
    if (first === undefined) return null;
    return { prompt: { key: 'ask.substitute' }, choice: { kind: 'one', noun: 'seat', options }, otherwise: first };
  },
  why: () => no('6.1', 'refuse.substitute'),
  take(kit, frame, by, seat) {
    // Left on the table for another name, if this one has no Challenge card.
    frame.unarmed.push(seat);
    kit.call('butler.go', { seat, by });
  },
};

/** The one named says whether it has a Challenge card, and must say so truly. */
export const butlerGo: Step<'butler.go'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, by }) {
    const truth = hasChallengeCard(view, seat) ? 'armed' : 'unarmed';
    const choice = { kind: 'one', noun: 'word', options: [truth] } as const;
    return { prompt: { key: 'ask.go', args: { by } }, choice, otherwise: truth };
  },
  why: () => no('6.1', 'refuse.truth'),
  take(kit, { by }, seat, answer) {
    kit.leave();
    if (answer === 'unarmed') return kit.tell('log.unarmed', { seat });
    kit.leave();
    now(kit.state.table).offense = seat;
    kit.tell('log.substitute', { seat, other: by });
  },
};
