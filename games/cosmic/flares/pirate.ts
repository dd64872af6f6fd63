import type { Seat, State } from '@orrery/kernel';
import { takeBlind } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { bend, inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { rewardsDue } from '../rules/result.ts';
import { mainOf, now, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';

const WILD = `wild ${powerOf('pirate')}`;

/** The rewards that are due to an ally, as things stand. */
function dueTo(state: State<Table>, seat: Seat): number {
  const due = rewardsDue(state).find((each) => each.seat === seat);
  return due === undefined ? 0 : bend(state, 'rewards', due.n, seat);
}

export const pirate: Flare = {
  wild: {
    at: '8f',
    by: 'ally',
    may: (state, seat) => dueTo(state, seat) > 0,
    do(kit, { seat }) {
      const { table } = kit.state;
      const challenge = now(table);
      if (challenge.winner === -1) return;
      const n = dueTo(kit.state, seat);
      takeBlind(kit, seat, mainOf(challenge, challenge.winner), n);
      inForce(table, WILD, seat)?.data.push(n);
    },
    // Once the cards are taken.
    effect: { hooks: { rewards: (_, me, n, seat) => (seat === me.seat && me.data.length > 0 ? 0 : n) } },
  },
  super: {
    at: 'act',
    by: 'own',
    may: (state, seat, about) => about.use?.act === 0 && isUseOf('pirate')(state, seat, about),
    effect: {},
  },
};
