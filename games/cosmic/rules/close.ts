// The end of a challenge (§2, §3.9, §3.10): who has won, what is discarded, whether it was a success.

import { rule, type Seat, type State, type Step } from '@orrery/kernel';
import { BASES_TO_WIN } from '../data/hexes.ts';
import { bend, react } from './live.ts';
import type { CosmicKit, Steps } from './steps.ts';
import { LIMBO, now, OFFENSE, type Table } from './table.ts';
import { externalBases } from './tokens.ts';

type CloseStep<N extends keyof Steps> = Step<Table, Steps, N>;

/** §2, R19: after all landings, rewards and losses, whoever holds five external bases has won, several together. */
export const victory: CloseStep<'victory'> = {
  run(kit) {
    kit.leave();
    checkVictory(kit);
  },
};

export function checkVictory(kit: CosmicKit): void {
  const { table } = kit.state;
  let winners = 0;
  for (let seat = 0; seat < kit.state.seats; seat++) if (hasWon(kit.state, seat)) winners |= 1 << seat;
  if (winners === 0 || table.winners !== 0) return;
  table.winners = winners;
  kit.tell('log.victory', { seats: seatsIn(winners, kit.state.seats) }, '2.0');
}

const hasWon = (state: State<Table>, seat: Seat): boolean =>
  bend(state, 'wins', rule('2.0', externalBases(state.table, seat).length >= BASES_TO_WIN), seat);

export const seatsIn = (mask: number, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ((mask >> seat) & 1) === 1);

/** §3.9: what was laid is discarded; tokens still on the cone go home (a challenge broken off). */
export const discards: CloseStep<'discards'> = {
  run(kit) {
    const challenge = now(kit.state.table);
    kit.leave();
    for (const side of [0, 1] as const) {
      const by = side === OFFENSE ? challenge.offense : challenge.defense;
      for (const slot of [...challenge.laid[side], ...challenge.kicker[side]]) {
        const item = kit.show(slot);
        kit.remove(slot);
        kit.call('discard', { item, by });
      }
      challenge.laid[side] = [];
      challenge.kicker[side] = [];
      for (const [seat, n] of challenge.cone[side].entries()) if (n > 0) kit.call('home', { seat, n });
      challenge.cone[side].fill(0);
    }
  },
};

/** §3.10: a win or a deal of the offense is a success; then the challenge is over. */
export const close: CloseStep<'close'> = {
  run(kit) {
    const { table } = kit.state;
    const { ended, winner, lost } = now(table);
    react(kit.state, 'closed', (closed, own) => closed(kit, own));
    table.success = rule('3.10', ended === 'dealt' || (ended === 'won' && winner === OFFENSE));
    // §10: the marker moves on after a challenge.
    if ((table.on & LIMBO) !== 0 && lost.some((n) => n > 0)) table.marker = (table.marker + 1) % kit.state.seats;
    table.stack.pop();
    kit.leave();
    if (rule('2.0', table.winners !== 0)) kit.end();
  },
};
