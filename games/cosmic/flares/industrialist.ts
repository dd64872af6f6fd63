import type { Flare } from '../rules/hooks.ts';
import { mainSide } from '../rules/cardplay.ts';
import { handOf, handsChanged, kindOf, valueOf } from '../rules/cards.ts';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { isMain, now, opponentOf } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { bothAttack } from '../rules/totals.ts';

const WILD = `wild ${powerOf('industrialist')}`;

/** The auto of the power by which the stack grows. */
const GROWING = 1;

export const industrialist: Flare = {
  wild: {
    at: '8a',
    by: 'main',
    stays: true,
    may: ({ table }, seat) => bothAttack(now(table)) && handOf(table, opponentOf(now(table), seat)).length > 0,
    do(kit, { seat }) {
      const { table } = kit.state;
      const from = opponentOf(now(table), seat);
      const hand = handOf(table, from);
      kit.mix(hand, [from]);
      const slot = hand.at(-1);
      if (slot === undefined) return;
      const card = kit.look(slot, seat);
      if (kindOf(card) !== 'attack') return kit.tell('log.draws-none', { seat, from }, '6.1');
      kit.show(slot);
      hand.pop();
      kit.remove(slot);
      inForce(table, WILD, seat)?.data.push(valueOf(card));
      kit.tell('log.draws-attack', { seat, from, card }, '6.1');
      handsChanged(kit);
      kit.call('discard', { item: card, by: seat });
    },
    effect: {
      hooks: {
        sum: {
          6({ table }, { seat, data: [n = 0] }, { added }) {
            if (isMain(now(table), seat)) added[mainSide(table, seat)] += n;
          },
        },
      },
    },
  },
  super: {
    at: 'act',
    by: 'own',
    may: (state, seat, about) => isUseOf('industrialist')(state, seat, about) && about.use?.act === GROWING,
    effect: {},
  },
};
