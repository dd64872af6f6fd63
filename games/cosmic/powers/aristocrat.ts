import { itemOf, left, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { FIRST_FLARE } from '../data/cards.ts';
import { HAND } from '../data/hexes.ts';
import { cardsThat, handOf, reveal } from '../rules/cards.ts';
import { drawFlares, searchDeck } from '../rules/deck.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { flareOf, isFlare } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { allHoldings, FLARES, has, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'aristocrat.how': { locals: { seat: Seat }; answer: string };
    'aristocrat.spare': { locals: { seat: Seat }; answer: Slot };
  }
}

/** Flares of the hand that are of no power at the table. */
function strays(view: State<Table>, seat: Seat): Slot[] {
  const isPlayed = (n: number): boolean =>
    view.table.powers.some(
      (row, owner) => !has(view.table.out, owner) && allHoldings(row).some(({ power }) => power === n),
    );
  const hand = handOf(view.table, seat);
  return cardsThat(view, seat, (item) => isFlare(item) && !isPlayed(item - FIRST_FLARE)).filter((slot) =>
    hand.includes(slot),
  );
}

function drawOut(kit: Kit, seat: Seat, n: number): void {
  kit.tell('log.flares', { seat, n });
  drawFlares(kit, seat, n);
}

/** It picks its first hand; and as a main player it draws a Flare that was left out. */
export const aristocrat: Power = {
  hand: 0,
  setup: (kit, seat) => searchDeck(kit, seat, HAND, flareOf('aristocrat')),
  acts: [
    {
      at: ['2c', '3b', '6', '6z'],
      by: 'main',
      may: (state) => left(state, FLARES) > 0,
      do(kit, { seat }) {
        kit.call('aristocrat.spare', { seat });
        if (isSuperOn(kit.state.table, 'aristocrat', seat)) kit.call('aristocrat.how', { seat });
        else drawOut(kit, seat, 1);
      },
    },
  ],
};

/** How many the Super draws. */
const THREE = 3;

export const aristocratHow: Step<'aristocrat.how'> = {
  may: (_, { seat }) => [seat],
  ask: () => ({
    prompt: { key: 'ask.flares' },
    choice: { kind: 'one', noun: 'word', options: ['three', 'pick'] },
    otherwise: 'three',
  }),
  why: () => no('6.1', 'refuse.flares'),
  take(kit, _, seat, answer) {
    kit.leave();
    if (answer === 'pick') kit.call('search', { seat, pool: FLARES, n: 1, slots: kit.search(FLARES, seat) });
    else drawOut(kit, seat, Math.min(THREE, kit.left(FLARES)));
  },
};

/** With two or more Flares that are of no power at the table, one of them leaves the game. Whether it has, nobody sees by its
 *  being asked. */
export const aristocratSpare: Step<'aristocrat.spare'> = {
  together: 'sealed',
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = strays(view, seat);
    if (options.length < 2) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.spare' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.1', 'refuse.spare'),
  take(kit, _, seat, slot) {
    const item = itemOf(kit.state, slot);
    reveal(kit, seat, item);
    kit.state.table.removed.push(item);
    kit.tell('log.spares', { seat, card: item });
  },
  run: (kit) => kit.leave(),
};
