import { no, rule, type Seat } from '@orrery/kernel';
import { takeBlind } from '../rules/cards.ts';
import { planetsToGive } from '../rules/deal.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce, isSuperOn } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { mainOf, now, otherSide, type Place } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'judge.decree': { locals: { seat: Seat; whom: Gainer[] }; answer: string };
    'judge.base': { locals: { seat: Seat; payer: Seat }; answer: Place };
  }
}

/** For whom a gain is decreed. */
type Gainer = 'winner' | 'loser';

const MOST_CARDS = 4;

/** An effect of this name: so many cards, and a base or none, for the winner (0) or the loser (1). */
const DECREE = 'decree';

/** `winner 2 1`: two cards and a base; §15.5: a menu, so that it cannot be abused. */
const decrees = (whom: readonly Gainer[]): string[] =>
  whom.flatMap((gainer) =>
    Array.from({ length: MOST_CARDS + 1 }, (_, cards) => cards).flatMap((cards) =>
      [0, 1].filter((base) => rule('15.5', cards + base > 0)).map((base) => `${gainer} ${cards} ${base}`),
    ),
  );

/** Before the cards are laid it decrees what the winner gains besides, or the loser, from the other. */
export const judge: Power = {
  acts: [
    {
      at: ['6z', '7a'],
      by: 'main',
      do(kit, { seat }) {
        if (!isSuperOn(kit.state.table, 'judge', seat))
          return kit.call('judge.decree', { seat, whom: ['winner', 'loser'] });
        kit.call('judge.decree', { seat, whom: ['loser'] });
        kit.call('judge.decree', { seat, whom: ['winner'] });
      },
    },
  ],
  effects: {
    [DECREE]: {
      later: [
        {
          at: '8g',
          // Void if anybody played a Compromise, or the challenge took another course.
          when: ({ table }) => now(table).ended === 'won' && bothAttack(now(table)),
          do(kit, { data: [loser = 0, cards = 0, base = 0] }) {
            const challenge = now(kit.state.table);
            const { winner } = challenge;
            if (winner === -1) return;
            const [won, lost] = [mainOf(challenge, winner), mainOf(challenge, otherSide(winner))];
            const [seat, payer] = loser === 1 ? [lost, won] : [won, lost];
            if (base === 1) kit.call('judge.base', { seat, payer });
            takeBlind(kit, seat, payer, cards);
          },
        },
      ],
    },
  },
};

export const judgeDecree: Step<'judge.decree'> = {
  may: (_, { seat }) => [seat],
  ask(_, { whom }) {
    const options = decrees(whom);
    const choice = { kind: 'one', noun: 'deed', options } as const;
    return { prompt: { key: 'ask.decree' }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('15.5', 'refuse.decree'),
  take(kit, _, seat, answer) {
    const [gainer, cards, base] = answer.split(' ');
    enforce(kit.state.table, DECREE, seat, null, [gainer === 'loser' ? 1 : 0, Number(cards), Number(base)]);
    kit.tell('log.decree', { seat, decree: answer }, '15.5');
    kit.leave();
  },
};

/** On which planet of the payer, the gainer says. What there is not is not owed. */
export const judgeBase: Step<'judge.base'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, payer }) {
    const options = planetsToGive(view.table, payer, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'place', options } as const;
    return { prompt: { key: 'ask.decreed-base' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('3.84', 'refuse.decreed-base'),
  take: (kit, _, seat, place) => kit.goto('found', { seat, place }),
};
