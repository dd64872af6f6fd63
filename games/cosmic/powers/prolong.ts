import { itemOf, must, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import { cardsThat, isChallengeCard, kindOf, playFrom, valueOf } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { bend, enforce } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { DEFENSE, now, OFFENSE, SIDES, type Table } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'prolong.more': { locals: { seat: Seat; values: [number, number]; freely?: true }; answer: Slot | null };
  }
}

/** An effect of this name: what both sides have added. */
export const PROLONGED = 'prolonged';

/** When the winner is known, both lay a card more, which is added to the totals. */
export const prolong: Power = {
  acts: [
    {
      at: '8d',
      by: 'main',
      may: ({ table }) => bothAttack(now(table)),
      do: (kit, { seat }) => kit.call('prolong.more', { seat, values: [0, 0] }),
    },
  ],
  effects: {
    [PROLONGED]: {
      hooks: {
        sum: {
          7(_, { data }, { added }) {
            for (const side of SIDES) added[side] += data[side] ?? 0;
          },
        },
      },
    },
  },
};

/** What can be laid: a Challenge card; of one's own free will an Attack. */
const options = (view: State<Table>, seat: Seat, freely: boolean): Slot[] =>
  cardsThat(view, seat, (item) => (freely ? item >= 0 && kindOf(item) === 'attack' : isChallengeCard(item))).filter(
    (slot) => bend(view, 'plays', true, seat, itemOf(view, slot)),
  );

/** Both at once, and turned up together. */
export const prolongMore: Step<'prolong.more'> = {
  together: 'sealed',
  may: ({ table }) => [now(table).offense, now(table).defense],
  ask(view, { freely = false }, seat) {
    const slots = options(view, seat, freely);
    if (slots.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options: slots } as const;
    if (freely) return { prompt: { key: 'ask.add-attack' }, choice, pass: true };
    return { prompt: { key: 'ask.prolong' }, choice, otherwise: must(slots[0], 'a card') };
  },
  why: () => no('3.7', 'refuse.prolong'),
  take(kit, { values }, seat, slot) {
    if (slot === null) return;
    const item = itemOf(kit.state, slot);
    values[mainSide(kit.state.table, seat)] += valueOf(item);
    playFrom(kit, seat, item);
    kit.tell('log.prolongs', { seat, card: item });
  },
  run(kit, { seat, values }) {
    kit.leave();
    enforce(kit.state.table, PROLONGED, seat, null, [values[OFFENSE], values[DEFENSE]]);
  },
};
