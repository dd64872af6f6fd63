import { type Amount, must, no, type Seat, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import type { Cause, Power, Tokens } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { fateOf, lift } from '../rules/losses.ts';
import { powerOf } from '../rules/registry.ts';
import { takeOff } from '../rules/result.ts';
import { nearest, type Step } from '../rules/steps.ts';
import { isWith, now, type Place, seatsOf, type Side, type Table } from '../rules/table.ts';
import { makeSpot, move, spotOf, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'pirate.capture': { locals: { seat: Seat; side: Side }; answer: readonly number[] };
    'pirate.ransom': { locals: { seat: Seat }; answer: readonly number[] };
  }
}

const PIRATE = powerOf('pirate');

const starOf = (table: Table, seat: Seat): Place => spotOf(table, seat, PIRATE);

/** The captives on its star, by owner. */
const captives = ({ table, seats }: State<Table>, seat: Seat): Amount[] =>
  perSeat(seats, (owner) => tokensAt(table, starOf(table, seat), owner));

const perSeat = (seats: number, count: (seat: Seat) => number): Amount[] =>
  seatsOf(seats).flatMap((id) => (count(id) > 0 ? [{ id, min: 0, max: count(id), weight: 1 }] : []));

const sumOf = (entries: readonly Amount[]): number => entries.reduce((sum, { max }) => sum + max, 0);

/** Losing tokens that it could capture: those that would go to the Warp. */
const prey = (state: State<Table>, cause: Cause): Tokens[] =>
  (nearest(state, 'lose')?.queue ?? []).filter((group) => group.n > 0 && fateOf(state, group, cause).to === 'warp');

/** The side on which it has tokens that have won; -1: on none. */
function winning({ table }: State<Table>, seat: Seat): Side | -1 {
  const { winner, cone } = now(table);
  return winner !== -1 && isWith(now(table), seat, winner) && (cone[winner][seat] ?? 0) > 0 ? winner : -1;
}

/** It takes prisoners where it has won, and sells them. */
export const pirate: Power = {
  acts: [
    {
      at: 'losing',
      by: 'offense-or-ally',
      may: (state, seat, { cause }) =>
        cause === 'challenge' && winning(state, seat) !== -1 && prey(state, cause).length > 0,
      do(kit, { seat }) {
        const side = winning(kit.state, seat);
        if (side !== -1) kit.call('pirate.capture', { seat, side });
      },
    },
    {
      at: 'start',
      may: (state, seat) => captives(state, seat).length > 0,
      do: (kit, { seat }) => kit.call('pirate.ransom', { seat }),
    },
  ],
  hooks: {
    deals({ table }, me, pieces, from, to) {
      const max = from === me.seat ? tokensAt(table, starOf(table, from), to) : 0;
      return max > 0 ? [...pieces, { id: 'captive', min: 0, max, weight: 1 }] : pieces;
    },
  },
  on: {
    piece(kit, me, id, n, from, to) {
      if (id !== 'captive' || from !== me.seat) return;
      move(kit, to, starOf(kit.state.table, from), -n);
      kit.call('home', { seat: to, n });
    },
  },
  // §15.1: the captives go with the power.
  gained({ state: { table } }, seat, _, from) {
    for (const spot of table.spots) if (spot.owner === from && spot.power === PIRATE) spot.owner = seat;
  },
  // Nobody could let them go any more.
  renounced(kit, seat) {
    for (const { id, max: n } of captives(kit.state, seat)) {
      move(kit, Number(id), starOf(kit.state.table, seat), -n);
      kit.tell('log.released', { seat: Number(id), n });
      kit.call('home', { seat: Number(id), n });
    }
  },
  see(view, seat) {
    const n = sumOf(captives(view, seat));
    return n === 0 ? [] : [{ key: 'see.captives', args: { n } }];
  },
};

/** For each captive one of its own tokens goes home; with the Super one for two. */
export const pirateCapture: Step<'pirate.capture'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, side }) {
    const entries = prisoners(view);
    const own = now(view.table).cone[side][seat] ?? 0;
    const max = Math.min(sumOf(entries), own * perToken(view.table, seat));
    if (max === 0) return null;
    const choice = { kind: 'amounts', noun: 'seat', entries, min: 0, max } as const;
    return { prompt: { key: 'ask.capture', args: { n: max } }, choice, otherwise: entries.map(() => 0) };
  },
  why: () => no('3.85', 'refuse.capture'),
  take(kit, { side }, seat, amounts) {
    const { state } = kit;
    const star = makeSpot(state, seat, PIRATE);
    const wanted = prisoners(state).map(({ id }, i): [Seat, number] => [Number(id), amounts[i] ?? 0]);
    const sum = amounts.reduce((all, n) => all + n, 0);
    kit.leave();
    if (sum === 0) return;
    for (const [owner, n] of wanted) {
      let left = n;
      for (const group of prey(state, 'challenge').filter((each) => each.seat === owner)) {
        const k = Math.min(left, group.n);
        lift(kit, { ...group, n: k });
        group.n -= k;
        left -= k;
        move(kit, owner, star, k);
      }
      if (n > 0) kit.tell('log.captured', { seat, other: owner, n });
    }
    takeOff(kit, side, seat, Math.ceil(sum / perToken(state.table, seat)));
  },
};

const perToken = (table: Table, seat: Seat): number => (isSuperOn(table, 'pirate', seat) ? 2 : 1);

function prisoners(state: State<Table>): Amount[] {
  const groups = prey(state, 'challenge');
  return perSeat(state.seats, (seat) => groups.reduce((sum, group) => sum + (group.seat === seat ? group.n : 0), 0));
}

/** Up to four go to the Warp, for a reward each. */
export const pirateRansom: Step<'pirate.ransom'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const entries = captives(view, seat);
    if (entries.length === 0) return null;
    const choice = { kind: 'amounts', noun: 'seat', entries, min: 1, max: Math.min(CONE, sumOf(entries)) } as const;
    return { prompt: { key: 'ask.ransom' }, choice, otherwise: entries.map((_, i) => (i === 0 ? 1 : 0)) };
  },
  why: () => no('3.87', 'refuse.ransom'),
  take(kit, _, seat, amounts) {
    const star = must(
      [starOf(kit.state.table, seat)].find((place) => place >= 0),
      'a star',
    );
    const queue = captives(kit.state, seat).flatMap(({ id }, i): Tokens[] => {
      const n = amounts[i] ?? 0;
      return n > 0 ? [{ seat: Number(id), n, from: star }] : [];
    });
    kit.leave();
    kit.call('reward', { seat, n: queue.reduce((sum, { n }) => sum + n, 0) });
    kit.call('lose', { queue, cause: 'effect' });
  },
};
