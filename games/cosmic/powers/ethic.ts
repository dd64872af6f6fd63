import { no, rule, type Seat } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { payTo, purseOf } from '../rules/purse.ts';
import type { Step } from '../rules/steps.ts';
import { mainOf, now, opponentOf, otherSide } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'ethic.pay': { locals: { seat: Seat; to: Seat }; answer: string };
  }
}

/** What the winner owes it: so many cards, or so much Lucre. */
const [CARDS, PRICE] = [4, 4];

/** Beaten as a main player, Attack against Attack, it takes consolation all the same. */
export const ethic: Power = {
  autos: [
    {
      at: '8f',
      by: 'main',
      when({ table }, { seat }) {
        const challenge = now(table);
        const { ended, winner, owed } = challenge;
        if (ended !== 'won' || winner === -1 || owed !== null || !bothAttack(challenge)) return false;
        return mainOf(challenge, otherSide(winner)) === seat;
      },
      do(kit, { seat }) {
        const challenge = now(kit.state.table);
        const giver = opponentOf(challenge, seat);
        challenge.owed = { taker: seat, giver, cards: 0, flat: CARDS };
        if (rule('11.4', purseOf(kit.state, giver) >= PRICE)) kit.call('ethic.pay', { seat: giver, to: seat });
      },
    },
  ],
};

/** With Lucre the winner may buy itself off. */
export const ethicPay: Step<'ethic.pay'> = {
  may: (_, { seat }) => [seat],
  ask: (_, { to }) => ({
    prompt: { key: 'ask.buy-off', args: { to, cards: CARDS, price: PRICE } },
    choice: { kind: 'one', noun: 'word', options: ['pay', 'cards'] },
    otherwise: 'cards',
  }),
  why: () => no('11.4', 'refuse.buy-off'),
  take(kit, { to }, seat, answer) {
    kit.leave();
    if (answer !== 'pay') return;
    now(kit.state.table).owed = null;
    payTo(kit, seat, to, PRICE);
  },
};
