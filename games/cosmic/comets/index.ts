// The Comets (§7.2): each is in force for the challenge in which it was turned up. Power Outage is an effect of the rules
// themselves.

import { must, rule, type Seat } from '@orrery/kernel';
import { isToLay } from '../rules/cardplay.ts';
import { kindOf, valueOf } from '../rules/cards.ts';
import type { Source } from '../rules/hooks.ts';
import { purseOf } from '../rules/purse.ts';
import { isFlare } from '../rules/registry.ts';
import { nearest } from '../rules/steps.ts';
import {
  DEFENSE,
  gainLucre,
  isMain,
  now,
  OFFENSE,
  SIDES,
  seatsOf,
  type Side,
  type Table,
  tokensIn,
} from '../rules/table.ts';
import { baseCount } from '../rules/tokens.ts';

const consolationWar: Source = { hooks: { consolation: (_, __, cards) => cards * 2 } };

/** All are invited by both sides, and nobody with a token to spare may stay out. */
const freeForAll: Source = { hooks: { invited: () => true, invites: () => false, abstains: () => false } };

const victoryDance: Source = { hooks: { limit: ({ table }, _, __, seat) => baseCount(table, seat) } };

const isOdd = (table: Table, side: Side): boolean => Math.abs(now(table).shown[side]?.value ?? 0) % 2 === 1;

const oddWay: Source = {
  hooks: {
    winner({ table }, _, winner) {
      const odd = SIDES.filter((side) => isOdd(table, side));
      return rule('7.2', odd.length === 1) ? (odd[0] ?? winner) : winner;
    },
  },
};

const tenaciousDefense: Source = {
  hooks: {
    sum: {
      2({ table }, _, { card }) {
        const printed = valueOf(now(table).shown[DEFENSE]?.item ?? -1);
        if (printed >= 1 && printed <= 10) card[DEFENSE] *= 2;
      },
    },
  },
};

/** §11: every card costs Lucre. A main player keeps the price of its Challenge card back, or pays what it has (R123). */
const expenseWar: Source = {
  hooks: {
    purse: ({ table }, _, lucre, seat) => lucre - (isToLay(table, seat) ? CARD_PRICE : 0),
    plays: (state, _, may, seat) => may && rule('7.2', purseOf(state, seat) >= CARD_PRICE),
  },
  on: {
    played({ state: { table } }, _, seat) {
      gainLucre(table, seat, -Math.min(CARD_PRICE, table.lucre[seat] ?? 0));
    },
  },
};

const CARD_PRICE = 2;

const halfHeartedWar: Source = {
  hooks: {
    sum: {
      4(_, __, { card }) {
        for (const side of SIDES) card[side] = Math.trunc(card[side] / 2);
      },
    },
  },
};

const lonelyWar: Source = { hooks: { allies: () => false } };

/** Everybody on the winning side loses a token of the challenge too. */
const costlyWar: Source = {
  later: [
    {
      at: 'losing',
      when: ({ table }, _, { cause }) => cause === 'challenge' && now(table).winner !== -1,
      do(kit) {
        const { table, seats } = kit.state;
        const challenge = now(table);
        const side = challenge.winner === OFFENSE ? OFFENSE : DEFENSE;
        const on = (seat: Seat): boolean => (challenge.cone[side][seat] ?? 0) > 0;
        for (const seat of seatsOf(seats)) {
          if (tokensIn(table, challenge, side, seat) === 0 || (challenge.warp && !on(seat))) continue;
          const from = on(seat) ? (side === OFFENSE ? 'offense' : 'defense') : challenge.target;
          must(nearest(kit.state, 'lose'), 'a loss').queue.push({ seat, n: 1, from });
        }
      },
    },
  ],
};

/** What tokens add is nothing, after all that was done with them. */
const warOfCards: Source = {
  hooks: {
    sum: {
      6(_, __, { tokens }) {
        for (const side of SIDES) tokens[side].fill(0);
      },
    },
  },
};

const warOfNumbers: Source = {
  hooks: {
    sum: {
      4(_, __, { card }) {
        card.fill(0);
      },
    },
  },
};

const generousPeace: Source = {
  later: [
    {
      at: '8g',
      when: ({ table }) => now(table).ended === 'dealt',
      do(kit) {
        const { offense, defense } = now(kit.state.table);
        for (const seat of [defense, offense]) kit.call('draw', { seat, n: 2 });
      },
    },
  ],
};

const mildWar: Source = {
  hooks: {
    fate: ({ table }, _, fate, { seat }, cause) =>
      cause === 'challenge' && !isMain(now(table), seat) ? { to: 'home', counts: false } : fate,
  },
};

const quietWar: Source = {
  hooks: {
    plays({ table }, _, may, __, item) {
      const isLaid = now(table).laid.some((slots) => slots.length > 0);
      return may && !(isLaid && (isFlare(item) || kindOf(item) === 'edict'));
    },
  },
};

const turnedTables: Source = { hooks: { reverse: (_, __, reverse) => !reverse } };

export const comets = {
  'consolation-war': consolationWar,
  'free-for-all': freeForAll,
  'victory-dance': victoryDance,
  'odd-way': oddWay,
  'tenacious-defense': tenaciousDefense,
  'expense-war': expenseWar,
  'half-hearted-war': halfHeartedWar,
  'lonely-war': lonelyWar,
  'costly-war': costlyWar,
  'war-of-cards': warOfCards,
  'war-of-numbers': warOfNumbers,
  'generous-peace': generousPeace,
  'mild-war': mildWar,
  'quiet-war': quietWar,
  'turned-tables': turnedTables,
};
