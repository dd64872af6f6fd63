import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { isToLay, mainSide } from '../rules/cardplay.ts';
import { handOf, hasChallengeCard, hasPlayed, isChallengeCard, layDown } from '../rules/cards.ts';
import { renew } from '../rules/deck.ts';
import type { Power } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { now, opponentOf, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'laser.blind': { locals: { seat: Seat; by: Seat; renewed?: true; mixed?: true }; answer: Slot };
  }
}

/** Its opponent does not choose: the card is drawn at random. */
export const laser: Power = {
  autos: [
    {
      at: '7b',
      by: 'main',
      when: ({ table }, { seat }) => isToLay(table, opponentOf(now(table), seat)),
      do: (kit, { seat }) => kit.call('laser.blind', { seat: opponentOf(now(kit.state.table), seat), by: seat }),
    },
  ],
};

/** The Challenge card that is drawn out of a mixed hand: the last one, for they are drawn from the end. */
const drawn = (view: State<Table>, seat: Seat): Slot | undefined =>
  handOf(view.table, seat).findLast((slot) => isChallengeCard(itemOf(view, slot)));

/** §14.8: once the Kickers are decided the hand is mixed, and the first Challenge card that comes is laid. Its owner says which
 *  that is; nobody else sees any of it (R132). R13: a defense without a Challenge card takes a new hand before. */
export const laserBlind: Step<'laser.blind'> = {
  may: (_, { seat, mixed }) => (mixed === true ? [seat] : []),
  ask(view, { seat, by }) {
    const slot = drawn(view, seat);
    if (slot === undefined) return null;
    const choice = { kind: 'one', noun: 'slot', options: [slot] } as const;
    return { prompt: { key: 'ask.blinded', args: { by } }, choice, otherwise: slot };
  },
  why: () => no('14.8', 'refuse.blinded'),
  take(kit, { by }, seat, slot) {
    now(kit.state.table).laid[mainSide(kit.state.table, seat)] = layDown(kit, seat, [slot]);
    kit.tell('log.blinded', { seat, by }, '14.8');
    kit.leave();
    hasPlayed(kit, seat);
  },
  run(kit, frame) {
    const { seat } = frame;
    if (frame.mixed === true) return kit.leave();
    if (frame.renewed !== true && seat === now(kit.state.table).defense && !hasChallengeCard(kit.state, seat)) {
      frame.renewed = true;
      return renew(kit, seat);
    }
    frame.mixed = true;
    kit.mix(handOf(kit.state.table, seat), [seat]);
  },
};
