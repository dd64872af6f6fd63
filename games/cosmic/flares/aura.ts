import { left, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { ANY_TIME } from '../edicts/hands.ts';
import { choices, mainSide } from '../rules/cardplay.ts';
import { handOf, inspect, layDown } from '../rules/cards.ts';
import { turnTopUp } from '../rules/deck.ts';
import type { Flare } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { DECK, has, mainOf, now, SIDES, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'aura.lay': { locals: { seat: Seat; main: Seat }; answer: Slot };
  }
}

/** The main players who did not invite this seat. */
const rude = ({ table }: State<Table>, seat: Seat): Seat[] =>
  SIDES.filter((side) => !has(now(table).invited[side], seat)).map((side) => mainOf(now(table), side));

export const aura: Flare = {
  wild: {
    at: ANY_TIME,
    may: (state) => state.table.open !== true && left(state, DECK) + state.table.top.length > 0,
    stays: true,
    do(kit, { seat }) {
      const { table } = kit.state;
      for (const slot of [...table.top.splice(0), ...table.under.splice(0)]) kit.drop(slot);
      table.open = true;
      kit.tell('log.deck-open', { seat }, '6.1');
      turnTopUp(kit);
    },
  },
  super: {
    at: '6z',
    by: 'not-main',
    may: (state, seat) => rude(state, seat).length > 0,
    targets: rude,
    effect: {
      later: [
        {
          at: '7b',
          when: ({ table }, { target }) => now(table).laid[mainSide(table, Number(target))].length === 0,
          do(kit, { seat, target }) {
            const main = Number(target);
            inspect(kit, seat, main, '6.1');
            kit.call('aura.lay', { seat, main });
          },
        },
      ],
    },
  },
};

/** It lays a card for a main player, of those that may be laid. */
export const auraLay: Step<'aura.lay'> = {
  may: (_, { seat }) => [seat],
  ask(view, { main }) {
    const options = choices(view, main, handOf(view.table, main));
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.lay-for', args: { main } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.1', 'refuse.select'),
  take(kit, { main }, seat, slot) {
    const { table } = kit.state;
    kit.leave();
    const laid = layDown(kit, main, [slot]);
    for (const each of laid) kit.look(each, seat);
    now(table).laid[mainSide(table, main)] = laid;
    kit.tell('log.lays-for', { seat, main }, '6.1');
  },
};
