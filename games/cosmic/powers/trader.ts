import { rule, type Seat, type State } from '@orrery/kernel';
import { cardsThat, handOf, handsChanged, isChallengeCard } from '../rules/cards.ts';
import { renew } from '../rules/deck.ts';
import type { Power } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import type { Step } from '../rules/steps.ts';
import { now, opponentOf, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'trader.swap': { locals: { seat: Seat; other: Seat } };
  }
}

/** Whom it swaps with: its opponent; with the Super, whom it named. */
function partner({ table }: State<Table>, seat: Seat): Seat {
  const named = inForce(table, `super ${powerOf('trader')}`, seat)?.target;
  return typeof named === 'number' ? named : opponentOf(now(table), seat);
}

/** Before the cards are laid it swaps whole hands, for good. */
export const trader: Power = {
  acts: [
    {
      at: '6z',
      by: 'main',
      do(kit, { seat }) {
        const other = partner(kit.state, seat);
        const { defense } = now(kit.state.table);
        kit.call('trader.swap', { seat, other });
        const isBare = cardsThat(kit.state, defense, isChallengeCard).length === 0;
        if ((defense === seat || defense === other) && rule('3.27', isBare)) renew(kit, defense);
      },
    },
  ],
};

export const traderSwap: Step<'trader.swap'> = {
  run(kit, { seat, other }) {
    const { hands } = kit.state.table;
    [hands[seat], hands[other]] = [handOf(kit.state.table, other), handOf(kit.state.table, seat)];
    for (const each of [seat, other]) for (const slot of handOf(kit.state.table, each)) kit.look(slot, each);
    kit.leave();
    kit.tell('log.hands-swapped', { seat, other });
    handsChanged(kit);
  },
};
