import { no, rule, type Seat, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import type { Flare, Me } from '../rules/hooks.ts';
import { inForce, isMoon } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { now, OFFENSE, type Place, seatsIn, seatsOf, type Table } from '../rules/table.ts';
import { basesOf, coneLimit, move, onCone, tokensAt, warpPile } from '../rules/tokens.ts';
import { hosts } from '../powers/plant.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'plant.graft': { locals: { seat: Seat; place: Place; n: number }; answer: number };
  }
}

/** `12 3`: planets shared with another player, and whose tokens there are grafted. */
const shared = ({ table, seats }: State<Table>, seat: Seat): string[] =>
  basesOf(table, seat).flatMap((place) =>
    isMoon(place)
      ? []
      : seatsOf(seats)
          .filter((other) => other !== seat && tokensAt(table, place, other) > 0)
          .map((other) => `${place} ${other}`),
  );

const WILD = `wild ${powerOf('plant')}`;

/** So many tokens on a place are another player's from now on. */
function turnOver(kit: Kit, place: Place, n: number, from: Seat, to: Seat): void {
  move(kit, from, place, -n);
  move(kit, to, place, n);
}

/** So many tokens more in all are this player's, and no longer that one's. */
function count({ all }: Table, n: number, from: Seat, to: Seat): void {
  all[from] = (all[from] ?? 0) - n;
  all[to] = (all[to] ?? 0) + n;
}

export const plant: Flare = {
  wild: {
    at: '6z',
    by: 'offense',
    // §13.3: nobody fights beside the offense on a Moon.
    may: (state, seat) => !rule('13.3', isMoon(now(state.table).target)) && shared(state, seat).length > 0,
    targets: shared,
    noun: 'base',
    do(kit, { seat, target }) {
      const { table } = kit.state;
      const [place = -1, from = -1] = String(target).split(' ').map(Number);
      const n = tokensAt(table, place, from);
      turnOver(kit, place, n, from, seat);
      count(table, n, from, seat);
      inForce(table, WILD, seat)?.data.push(from, place, n, 0);
      kit.call('plant.graft', { seat, place, n });
    },
    effect: { later: [{ at: ['8g', '9'], when: (_, { data }) => data.length > 0, do: giveBack }] },
  },
  super: {
    at: 'victory',
    may: (state, seat, { n = 0 }) => seatsIn(n, state.seats).some((winner) => hosts(state, seat).includes(winner)),
    effect: { hooks: { wins: (_, me, __, seat) => seat === me.seat } },
  },
};

/** How many of the grafted tokens fight with the offense. */
export const plantGraft: Step<'plant.graft'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, n }) {
    const there = now(view.table).cone[OFFENSE][seat] ?? 0;
    const max = Math.min(n, coneLimit(view, seat, CONE) - there);
    if (max <= 0) return null;
    return { prompt: { key: 'ask.graft' }, choice: { kind: 'number', noun: 'token', min: 0, max }, otherwise: 0 };
  },
  why: () => no('6.1', 'refuse.graft'),
  take(kit, { place }, seat, n) {
    const [, , , brought] = inForce(kit.state.table, WILD, seat)?.data ?? [];
    if (brought !== undefined) inForce(kit.state.table, WILD, seat)?.data.splice(3, 1, n);
    move(kit, seat, place, -n);
    onCone(kit.state, OFFENSE, seat, n);
    if (n > 0) kit.tell('log.commit', { seat, side: OFFENSE, n }, '6.1');
    kit.leave();
  },
};

/** R107: they are their owner's again: those that fought where these are now, on the cone, the planet or in the Warp; R271: from a Moon
 *  they go home. */
function giveBack(kit: Kit, { seat, data }: Me): void {
  const { table } = kit.state;
  const { cone, target } = now(table);
  const [to = -1, place = -1, n = 0, brought = 0] = data.splice(0);
  let left = n;
  const fromPile = (pile: number[], most: number): void => {
    const k = Math.min(most, left, pile[seat] ?? 0);
    pile[seat] = (pile[seat] ?? 0) - k;
    pile[to] = (pile[to] ?? 0) + k;
    left -= k;
  };
  const fromPlace = (at: Place, most: number): void => {
    const k = Math.min(most, left, tokensAt(table, at, seat));
    left -= k;
    if (!isMoon(at)) return turnOver(kit, at, k, seat, to);
    // §13.3: never two players on a Moon.
    move(kit, seat, at, -k);
    if (k > 0) kit.call('home', { seat: to, n: k });
  };
  fromPlace(place, n - brought);
  fromPile(cone[OFFENSE], left);
  if (target >= 0) fromPlace(target, left);
  for (const pile of [warpPile(kit.state), table.warp, table.gone]) fromPile(pile, left);
  for (const base of basesOf(table, seat)) fromPlace(base, left);
  count(table, n - left, seat, to);
}
