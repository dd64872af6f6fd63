// The very slot of the hand is tucked away: whoever follows slots sees which card it was.

import { DECK, handOf, spoilStash, tuck, tuckAway } from './stash.ts';

export const broken = spoilStash('forgets-to-lay', {
  steps: {
    tuck: {
      ...tuck,
      take(kit, _, seat, slot) {
        const hand = handOf(kit.state, seat);
        hand.splice(hand.indexOf(Number(slot)), 1);
        tuckAway(kit, Number(slot));
        hand.push(kit.draw(DECK, seat));
        kit.leave();
      },
    },
  },
});
