import { type Amount, no, type Seat } from '@orrery/kernel';
import type { Power, Source } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { type Challenge, mainOf, now, type Side, SIDES, type Table } from '../rules/table.ts';
import { basesOf, firstOf, liftable, tokensAt, vacant } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'prophet.tokens': { locals: { seat: Seat; victim: Seat }; answer: readonly number[] };
  }
}

/** What a wrong prophecy costs. */
const LOST = 2;

/** Who has won: a deal is a win for both; where nobody has, nobody. */
function winners({ ended, winner }: Challenge): readonly Side[] {
  if (ended === 'dealt') return SIDES;
  return ended === 'won' && winner !== -1 ? [winner] : [];
}

/** It was foretold who wins: for that a base, or two tokens at the winner's mercy. */
export const foretold: Source = {
  later: [
    {
      at: '8g',
      when: ({ table }) => winners(now(table)).length > 0,
      do(kit, { seat, target }) {
        const { state } = kit;
        const won = winners(now(state.table));
        const [side = 0] = won;
        const isRight = won.some((each) => each === target);
        kit.tell(isRight ? 'log.foretold' : 'log.foretold-wrong', { seat });
        if (!isRight) kit.call('prophet.tokens', { seat: mainOf(now(state.table), side), victim: seat });
        else if (liftable(state, seat).length > 0) kit.call('colony', { seat, places: vacant(state, seat) });
      },
    },
  ],
};

/** From outside it foretells who wins. */
export const prophet: Power = {
  acts: [{ at: ['6z', '7a'], by: 'outside', targets: () => SIDES, noun: 'side', effect: foretold }],
};

const tokensOf = (table: Table, victim: Seat): Amount[] =>
  basesOf(table, victim).map((id) => ({ id, min: 0, max: tokensAt(table, id, victim), weight: 1 }));

/** The winner picks the tokens that are lost. */
export const prophetTokens: Step<'prophet.tokens'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { victim }) {
    const entries = tokensOf(table, victim);
    const n = Math.min(
      LOST,
      entries.reduce((sum, { max }) => sum + max, 0),
    );
    if (n === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: n, max: n } as const;
    return { prompt: { key: 'ask.bully', args: { seat: victim, n } }, choice, otherwise: firstOf(entries, n) };
  },
  why: () => no('4.1', 'refuse.bully'),
  take(kit, { victim }, _, amounts) {
    const queue = tokensOf(kit.state.table, victim).map(({ id }, i) => ({
      seat: victim,
      n: amounts[i] ?? 0,
      from: Number(id),
    }));
    kit.goto('lose', { queue: queue.filter(({ n }) => n > 0), cause: 'effect' });
  },
};
