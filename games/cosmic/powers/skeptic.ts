import { no, type Seat, type State } from '@orrery/kernel';
import type { Hooks, Later, Power } from '../rules/hooks.ts';
import { enforce, isSuperOn } from '../rules/live.ts';
import { alliesHome, win } from '../rules/result.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { DEFENSE, isBeaten, mainOf, now, OFFENSE, otherSide, sideOf, type Table } from '../rules/table.ts';
import { breakOff } from '../rules/turn.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'skeptic.stake': { locals: { seat: Seat }; answer: number };
    'skeptic.agree': { locals: { seat: Seat; stake: number }; answer: string };
  }
}

const HIGHEST_STAKE = 20;

/** The main player against it. */
function doubted({ table }: State<Table>, seat: Seat): Seat {
  const side = sideOf(now(table), seat);
  return mainOf(now(table), side === -1 ? OFFENSE : otherSide(side));
}

/** Effects of these names: whoever of the seat and the target loses, loses double and what the data say; the turn is over. */
const [DOUBLED, TURN_OVER] = ['doubled stakes', 'turn over'];

/** §3.83: a failed deal costs each of the two double. */
const fails: Hooks['fails'] = (_, me, n, seat) => (n > 0 && (seat === me.seat || seat === me.target) ? n * 2 : n);

/** What the loser has lost in the challenge it loses once more, from elsewhere (R71); and the stake of the Super. */
const again: Later = {
  at: '8g',
  do(kit, { seat, target, data }) {
    const challenge = now(kit.state.table);
    const [stake = 0] = data;
    for (const each of [seat, Number(target)]) {
      const isLost = isBeaten(challenge, each) || challenge.ended === 'failed';
      const n = (challenge.ended === 'failed' ? 0 : (challenge.lost[each] ?? 0)) + stake;
      if (isLost && n > 0) kit.call('pay', { seat: each, n, cause: 'effect', by: '4.1' });
    }
  },
};

/** It doubts that the main player against it will win: who does not give in plays for double. */
export const skeptic: Power = {
  effects: {
    [DOUBLED]: { hooks: { fails }, later: [again] },
    [TURN_OVER]: { hooks: { challenges: () => 0 } },
  },
  acts: [
    {
      at: '6z',
      by: 'main-or-ally',
      do(kit, { seat }) {
        if (isSuperOn(kit.state.table, 'skeptic', seat)) kit.call('skeptic.stake', { seat });
        else kit.call('skeptic.agree', { seat, stake: 0 });
      },
    },
  ],
};

export const skepticStake: Step<'skeptic.stake'> = {
  may: (_, { seat }) => [seat],
  ask: () => ({
    prompt: { key: 'ask.stake' },
    choice: { kind: 'number', noun: 'token', min: 1, max: HIGHEST_STAKE },
    otherwise: 1,
  }),
  why: () => no('6.1', 'refuse.stake'),
  take: (kit, { seat }, _, stake) => kit.goto('skeptic.agree', { seat, stake }),
};

export const skepticAgree: Step<'skeptic.agree'> = {
  may: (state, { seat }) => [doubted(state, seat)],
  ask: (_, { seat, stake }) => ({
    prompt: { key: stake > 0 ? 'ask.doubted-stake' : 'ask.doubted', args: { seat, stake } },
    choice: { kind: 'one', noun: 'word', options: ['agree', 'disagree'] },
    otherwise: 'disagree',
  }),
  why: () => no('6.1', 'refuse.doubted'),
  take(kit, { seat, stake }, other, answer) {
    kit.leave();
    kit.tell(answer === 'agree' ? 'log.agrees' : 'log.disagrees', { seat: other, other: seat });
    if (answer !== 'agree') return enforce(kit.state.table, DOUBLED, seat, other, [stake]);
    if (other === now(kit.state.table).offense) giveUp(kit, other);
    else giveWay(kit);
  },
};

/** All tokens on the cone go home, and the turn is over. */
function giveUp(kit: Kit, seat: Seat): void {
  const { table } = kit.state;
  table.lasting.push({ of: TURN_OVER, seat, target: null, data: [], until: table.turns, unit: 'turn' });
  breakOff(kit);
}

/** The offense's side lands as if it had won; who defends stays, and its allies go home. In the Warp there is nobody to land:
 *  what is freed there, is freed (§7.12). */
function giveWay(kit: Kit): void {
  const challenge = now(kit.state.table);
  win(kit, OFFENSE);
  kit.rerun(challenge.warp ? 'losses' : 'at 8f');
  alliesHome(kit, DEFENSE);
}
