import { type Seat, type State, total } from '@orrery/kernel';
import { canTreat, isTreated, noteTalks } from '../rules/contract.ts';
import type { Fate, Power, Source, Tokens } from '../rules/hooks.ts';
import { enforce } from '../rules/live.ts';
import { groupsOf } from '../rules/losses.ts';
import { payTo, purseOf } from '../rules/purse.ts';
import { powerOf } from '../rules/registry.ts';
import { type Challenge, DEFENSE, has, now, OFFENSE, seatsOf, SIDES, type Table } from '../rules/table.ts';

/** An effect of this name: the tokens of its target in this challenge are insured. */
const INSURED = 'insured';

/** Whether these tokens have a part in the challenge, or had one and have landed. */
function isInChallenge({ holding, fought, target }: Challenge, { seat, from }: Tokens): boolean {
  if (typeof from === 'string') return from !== 'warp';
  return from === target && has(holding | fought[OFFENSE] | fought[DEFENSE], seat);
}

/** Not lost at all, so nothing is due for them (R10). */
const SAVED: Fate = { to: 'home', counts: false };

/** What would go to the Warp goes home; and what does not go to the Warp cannot be captured. */
export const insurance: Source = {
  hooks: {
    fate: ({ table }, { seat, target }, fate, tokens) =>
      fate.to === 'warp' && tokens.seat === (target ?? seat) && isInChallenge(now(table), tokens) ? SAVED : fate,
  },
};

/** How many tokens a seat has to insure. */
const atRisk = (state: State<Table>, seat: Seat): number =>
  total(
    SIDES.flatMap((side) => groupsOf(state, side)).map((group) =>
      group.seat === seat && isInChallenge(now(state.table), group) ? group.n : 0,
    ),
  );

const clients = (state: State<Table>, seat: Seat): Seat[] =>
  seatsOf(state.seats).filter(
    (each) =>
      canTreat(state, seat, each) &&
      !isTreated(state.table, each, INSURED) &&
      purseOf(state, each) > 0 &&
      atRisk(state, each) > 0,
  );

/** It insures what others have in the challenge. */
export const lloyd: Power = {
  acts: [
    {
      at: '6z',
      often: 'freely',
      may: (state, seat) => clients(state, seat).length > 0,
      targets: clients,
      do(kit, { seat, target }) {
        const taker = Number(target);
        noteTalks(kit.state.table, taker, INSURED);
        const n = atRisk(kit.state, taker);
        kit.call('contract.price', {
          power: powerOf('lloyd'),
          what: 'insurance',
          giver: seat,
          taker,
          n,
          price: 0,
        });
      },
    },
  ],
  effects: { [INSURED]: insurance },
  agreed(kit, { giver, taker, price }) {
    payTo(kit, taker, giver, price);
    enforce(kit.state.table, INSURED, giver, taker);
    kit.tell('log.insured', { seat: giver, other: taker });
  },
};
