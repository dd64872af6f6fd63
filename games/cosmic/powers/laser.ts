import { itemOf, type Seat } from '@orrery/kernel';
import { isToLay, mainSide } from '../rules/cardplay.ts';
import { handOf, handsChanged, hasChallengeCard, hasPlayed, isChallengeCard, renew } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { now, opponentOf } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'laser.blind': { locals: { seat: Seat; by: Seat; renewed?: true } };
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

/** §14.8: once the Kickers are decided. R13: a defense without a Challenge card takes a new hand first. */
export const laserBlind: Step<'laser.blind'> = {
  run(kit, frame) {
    const { seat, by } = frame;
    const isPoor = !hasChallengeCard(kit.state, seat);
    if (isPoor && frame.renewed !== true && seat === now(kit.state.table).defense) {
      frame.renewed = true;
      return renew(kit, seat);
    }
    kit.leave();
    drawFor(kit, seat, by);
  },
};

/** R132: who draws sees what is no Challenge card; the one that is, is laid face down. */
function drawFor(kit: Kit, seat: Seat, by: Seat): void {
  const { table } = kit.state;
  const hand = handOf(table, seat);
  kit.mix(hand, [seat]);
  const at = hand.findLastIndex((slot) => isChallengeCard(itemOf(kit.state, slot)));
  for (const slot of hand.slice(at + 1)) kit.look(slot, by);
  if (at < 0) return;
  now(table).laid[mainSide(table, seat)] = hand.splice(at, 1);
  kit.tell('log.blinded', { seat, by, n: hand.length - at }, '14.8');
  handsChanged(kit);
  hasPlayed(kit, seat);
}
