// The end of a challenge (§2, §3.9, §3.10): who has won, what is discarded, whether it was a success.

import { rule, type Seat, type State } from '@orrery/kernel';
import { BASES_TO_WIN } from '../data/hexes.ts';
import { handsChanged, takeUp } from './cards.ts';
import { bend, isMoon, react } from './live.ts';
import { registry } from './registry.ts';
import { sink, slide } from './limbo.ts';
import { takeOff } from './result.ts';
import { type Kit, type Step, top } from './steps.ts';
import { allHoldings, has, isSuccess, mainOf, now, seatsIn, seatsOf, SIDES, type Table } from './table.ts';
import { open } from './moments.ts';
import { countBases, move } from './tokens.ts';

/** §2.0, R19: whoever holds five external bases has won, several together (§2.1), unless somebody has a last word: also when
 *  it does not win by that, for what prevents it may be cancelled. */
export const victory: Step<'victory'> = {
  run(kit, frame) {
    const { state } = kit;
    if (frame.judged !== true) {
      frame.judged = true;
      return react(state, 'judged', (judged, me) => judged(kit, me));
    }
    const fives = fivesOf(state);
    const winners = winnersOf(state, fives);
    if ((winners | fives) === 0) return kit.leave();
    if (frame.winners !== winners) {
      frame.winners = winners;
      return open(kit, 'victory', { n: winners });
    }
    if (winners === 0) return kit.leave();
    state.table.winners = winners;
    kit.tell('log.victory', { seats: seatsIn(winners, state.seats) }, winners & (winners - 1) ? '2.1' : '2.0');
    kit.end();
  },
};

/** Who has won as things stand, as a mask. */
export function winnersOf(state: State<Table>, fives = fivesOf(state)): number {
  let winners = 0;
  for (let seat = 0; seat < state.seats; seat++) if (hasWon(state, seat, has(fives, seat))) winners |= 1 << seat;
  return winners;
}

const hasWon = (state: State<Table>, seat: Seat, five: boolean): boolean =>
  bend(state, 'wins', isLast(state, seat) || bend(state, 'reaches', five, seat), seat);

/** Who has reached the aim, as a mask. */
function fivesOf(state: State<Table>): number {
  let fives = 0;
  for (let seat = 0; seat < state.seats; seat++) if (hasFive(state, seat)) fives |= 1 << seat;
  return fives;
}

/** The aim of the game, unless something in force says otherwise. */
export const hasFive = (state: State<Table>, seat: Seat): boolean =>
  rule('2.0', countBases(state, seat) >= aimOf(state.table, seat));

/** R250: five, or as many planets as there still are in the systems of others. */
export function aimOf({ systems }: Table, seat: Seat): number {
  let abroad = 0;
  for (let place = 0; place < systems.length && abroad < BASES_TO_WIN; place++) {
    const owner = systems[place] ?? -1;
    if (owner >= 0 && owner !== seat && !isMoon(place)) abroad++;
  }
  return Math.max(1, abroad);
}

/** R105: everybody else is out. */
export const isLast = ({ table, seats }: State<Table>, seat: Seat): boolean =>
  table.out !== 0 && seatsOf(seats).every((other) => (other === seat) !== has(table.out, other));

/** Who has lost tokens from the game, and has fewer left than bases to win with, is out (Void). */
export const expel: Step<'expel'> = {
  run(kit) {
    const { table, seats } = kit.state;
    kit.leave();
    for (let seat = 0; seat < seats; seat++) {
      const left = (table.all[seat] ?? 0) - (table.gone[seat] ?? 0);
      if (!has(table.out, seat) && (table.gone[seat] ?? 0) > 0 && left < BASES_TO_WIN) throwOut(kit, seat);
    }
  },
};

/** R104: the hand is discarded, and what is left of the tokens leaves the game; §10.2: the section in Limbo empties. */
function throwOut(kit: Kit, seat: Seat): void {
  const { table } = kit.state;
  table.out |= 1 << seat;
  kit.tell('log.out', { seat });
  for (const { power } of allHoldings(table.powers[seat] ?? [])) registry.powers[power]?.renounced?.(kit, seat);
  table.tokens.forEach((there, place) => move(kit, seat, place, -(there[seat] ?? 0)));
  for (const pile of [table.warp, ...table.limbo, ...table.stack.flatMap(({ cone, ghosts }) => [...cone, ...ghosts])])
    if ((pile[seat] ?? 0) > 0) pile[seat] = 0;
  table.gone[seat] = table.all[seat] ?? 0;
  slide(kit, seat);
  for (const slot of [...(table.hands[seat] ?? []), ...(table.hoards[seat] ?? [])]) putAway(kit, slot, seat);
  table.hands[seat] = [];
  if (table.hoards[seat] !== undefined) table.hoards[seat] = [];
  handsChanged(kit);
}

/** §3.9: what was laid and played is discarded; tokens still on the cone go home. What follows from that may be answered with
 *  further cards, so it goes on until nothing is left. */
export const discards: Step<'discards'> = {
  run(kit) {
    const challenge = now(kit.state.table);
    const { laid, kicker, beside, aside, played, cone } = challenge;
    Object.assign(challenge, { laid: [[], []], kicker: [[], []], beside: [], aside: [], played: [] });
    for (const side of SIDES) {
      for (const slot of [...laid[side], ...kicker[side]]) putAway(kit, slot, mainOf(challenge, side));
      cone[side].forEach((n, seat) => takeOff(kit, side, seat, n));
    }
    for (const { seat, slot } of beside) putAway(kit, slot, seat);
    for (const { seat, slot } of aside)
      if (has(kit.state.table.out, seat)) putAway(kit, slot, seat);
      else takeUp(kit, seat, [slot]);
    challenge.hoarded = [];
    for (const { seat, item } of played) kit.call('discard', { item, by: seat });
    if (top(kit.state)?.step === 'discards') kit.leave();
  },
};

function putAway(kit: Kit, slot: number, by: Seat): void {
  kit.show(slot);
  kit.call('discard', { item: kit.remove(slot), by });
}

/** Whether it was a success is noted; then the challenge is over. */
export const close: Step<'close'> = {
  run(kit) {
    const { table } = kit.state;
    const challenge = now(table);
    react(kit.state, 'closed', (closed, me) => closed(kit, me));
    table.success = rule('3.10', isSuccess(challenge));
    sink(kit);
    table.stack.pop();
    kit.leave();
  },
};
