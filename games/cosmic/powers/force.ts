import { no, type Seat, type Slot, type State } from '@orrery/kernel';
import { cardsThat, handOf, isChallengeCard, layDown, takeUp } from '../rules/cards.ts';
import type { Later, Power, Use } from '../rules/hooks.ts';
import { enforce } from '../rules/live.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { mainOf, now, type Side, SIDES, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'force.exchange': { locals: { seat: Seat; side: Side }; answer: Slot | null };
  }
}

/** §15.5: what it gains or loses by it. */
const [GAIN, LOSS] = [3, 2];

/** The sides whose card lies there. */
export const cards = ({ table }: State<Table>): Side[] => SIDES.filter((side) => now(table).laid[side].length > 0);

/** It looks at a card, and may exchange it. */
export function meddle(kit: Kit, { seat, target }: Use): void {
  const challenge = now(kit.state.table);
  const side: Side = target === 0 ? 0 : 1;
  const [slot] = challenge.laid[side];
  if (slot === undefined) return;
  kit.look(slot, seat);
  kit.tell('log.looks-card', { seat, other: mainOf(challenge, side), card: kit.ref(slot) });
  kit.call('force.exchange', { seat, side });
}

/** An effect of this name: its seat has given the side that is its target another card. */
const EXCHANGED = 'forced card';

const settle: Later = {
  at: '8g',
  do(kit, { seat, target }) {
    const challenge = now(kit.state.table);
    const { ended, winner } = challenge;
    if (ended === 'dealt' || (ended === 'won' && winner === target)) return kit.call('reward', { seat, n: GAIN });
    if (ended !== 'failed' && ended !== 'won') return;
    kit.call('draw', { seat: mainOf(challenge, target === 0 ? 0 : 1), n: 1 });
    kit.call('pay', { seat, n: LOSS, cause: 'effect', by: '4.1' });
  },
};

/** From outside it lays another card for a main player, and shares the luck. */
export const force: Power = {
  effects: { [EXCHANGED]: { later: [settle] } },
  acts: [
    {
      at: '7c',
      by: 'outside',
      may: (state) => cards(state).length > 0,
      targets: cards,
      noun: 'side',
      do: meddle,
    },
  ],
};

export const forceExchange: Step<'force.exchange'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, side }) {
    const hand = handOf(view.table, seat);
    const options = cardsThat(view, seat, isChallengeCard).filter((slot) => hand.includes(slot));
    if (options.length === 0) return null;
    const args = { other: mainOf(now(view.table), side) };
    return { prompt: { key: 'ask.exchange', args }, choice: { kind: 'one', noun: 'slot', options }, pass: true };
  },
  why: () => no('15.5', 'refuse.exchange'),
  take(kit, { side }, seat, mine) {
    kit.leave();
    if (mine === null) return;
    const { table } = kit.state;
    const challenge = now(table);
    const other = mainOf(challenge, side);
    const old = challenge.laid[side];
    challenge.laid[side] = layDown(kit, seat, [mine]);
    for (const slot of challenge.laid[side]) kit.look(slot, other);
    takeUp(kit, seat, old);
    enforce(table, EXCHANGED, seat, side);
    kit.tell('log.exchanges-card', { seat, other });
  },
};
