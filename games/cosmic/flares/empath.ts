import { itemOf } from '@orrery/kernel';
import { COMPROMISE } from '../data/cards.ts';
import { shownAs } from '../rules/cardplay.ts';
import { handOf, hasPlayed, kindOf, layDown, takeUp } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { dealersOf, mainOf, now, OFFENSE, otherSide, type Side, sideOf, type Table } from '../rules/table.ts';

const REWARDS = 3;

/** The side against this seat. */
const against = (table: Table, seat: number): Side => {
  const side = sideOf(now(table), seat);
  return side === -1 ? OFFENSE : otherSide(side);
};

export const empath: Flare = {
  wild: {
    at: '8g',
    by: 'main',
    may: ({ table }) => now(table).ended === 'dealt',
    do(kit) {
      for (const seat of dealersOf(now(kit.state.table)).toReversed()) kit.call('reward', { seat, n: REWARDS });
    },
  },
  super: {
    at: '8a',
    by: 'main-or-ally',
    // The card itself: it may count as a Compromise for another reason (Deuce), and then it is not one to swap.
    may: ({ table }, seat) => {
      const shown = now(table).shown[against(table, seat)];
      return shown?.attack === false && shown.item === COMPROMISE;
    },
    targets: (view, seat) => [
      ...new Set(
        handOf(view.table, seat)
          .map((slot) => itemOf(view, slot))
          .filter((item) => item >= 0 && kindOf(item) === 'attack'),
      ),
    ],
    noun: 'card',
    mute: true,
    do(kit, { seat, target }) {
      const { table } = kit.state;
      const challenge = now(table);
      const side = against(table, seat);
      const mine = handOf(table, seat).find((slot) => itemOf(kit.state, slot) === target);
      // Somebody may have taken it in the meantime.
      if (mine === undefined) return;
      const old = challenge.laid[side];
      challenge.laid[side] = layDown(kit, seat, [mine]);
      for (const slot of challenge.laid[side]) challenge.shown[side] = shownAs(kit.show(slot));
      takeUp(kit, seat, old);
      kit.tell('log.swaps-card', { seat, other: mainOf(challenge, side), card: Number(target) }, '6.1');
      hasPlayed(kit, seat);
    },
  },
};
