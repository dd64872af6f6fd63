import { mainSide } from '../rules/cardplay.ts';
import { takeBlind } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { isMain, now, opponentOf, otherSide, seatsIn } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

export const mutant: Flare = {
  wild: {
    at: '8g',
    by: 'main',
    may({ table }, seat) {
      const { ended, winner } = now(table);
      return ended === 'dealt' || (ended === 'won' && winner === mainSide(table, seat));
    },
    do(kit, { seat }) {
      const challenge = now(kit.state.table);
      const theirs = challenge.fought[otherSide(mainSide(kit.state.table, seat))];
      const allies = seatsIn(theirs, kit.state.seats).filter((each) => !isMain(challenge, each));
      for (const from of [opponentOf(challenge, seat), ...allies]) takeBlind(kit, seat, from, 1);
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('mutant'), effect: {} },
};
