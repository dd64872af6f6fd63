import { FAILED_DEAL } from '../data/hexes.ts';
import { mainSide } from '../rules/cardplay.ts';
import type { Flare } from '../rules/hooks.ts';
import { nearest } from '../rules/steps.ts';
import { now } from '../rules/table.ts';
import { yields } from '../powers/pacifist.ts';

const ATTACK = 15;
/** What each loses when the deal fails, instead of three. */
const [OWN_LOSS, THEIR_LOSS] = [1, 5];

export const pacifist: Flare = {
  wild: {
    at: '8a',
    by: 'main',
    may: ({ table }, seat) => yields(table, mainSide(table, seat)),
    do(kit, { seat }) {
      const { table } = kit.state;
      const shown = now(table).shown[mainSide(table, seat)];
      if (shown !== undefined) Object.assign(shown, { attack: true, value: ATTACK });
      kit.tell('log.becomes-attack', { seat, n: ATTACK }, '6.1');
    },
  },
  super: {
    at: 'dealing',
    by: 'main',
    may: (state, seat) => nearest(state, 'deal')?.parties.includes(seat) === true,
    effect: {
      hooks: { fails: (_, me, n, seat) => (n / FAILED_DEAL) * (seat === me.seat ? OWN_LOSS : THEIR_LOSS) },
    },
  },
};
