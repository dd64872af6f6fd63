import { no, rule, type Seat, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import type { Flare } from '../rules/hooks.ts';
import { isMoon } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { now, OFFENSE, type Place, seatsIn, seatsOf, type Table } from '../rules/table.ts';
import { basesOf, coneLimit, move, onCone, tokensAt } from '../rules/tokens.ts';
import { hosts } from '../powers/plant.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'plant.graft': { locals: { seat: Seat; place: Place; from: Seat }; answer: number };
  }
}

/** `base 12 3`: planets shared with another player, and whose tokens there are grafted. */
const shared = ({ table, seats }: State<Table>, seat: Seat): string[] =>
  basesOf(table, seat).flatMap((place) =>
    isMoon(place)
      ? []
      : seatsOf(seats)
          .filter((other) => other !== seat && tokensAt(table, place, other) > 0)
          .map((other) => `${place} ${other}`),
  );

const room = (state: State<Table>, seat: Seat, place: Place, from: Seat): number => {
  const cone = now(state.table).cone[OFFENSE];
  const there = (cone[seat] ?? 0) + (cone[from] ?? 0);
  return Math.max(0, Math.min(coneLimit(state, seat, CONE) - there, tokensAt(state.table, place, from)));
};

export const plant: Flare = {
  wild: {
    at: '6z',
    by: 'offense',
    // §13.3: nobody fights beside the offense on a Moon.
    may: (state, seat) => !rule('13.3', isMoon(now(state.table).target)) && shared(state, seat).length > 0,
    targets: shared,
    noun: 'base',
    do(kit, { seat, target }) {
      const [place = -1, from = -1] = String(target).split(' ').map(Number);
      kit.call('plant.graft', { seat, place, from });
    },
  },
  super: {
    at: 'victory',
    may: (state, seat, { n = 0 }) => seatsIn(n, state.seats).some((winner) => hosts(state, seat).includes(winner)),
    effect: { hooks: { wins: (_, me, __, seat) => seat === me.seat } },
  },
};

/** The tokens of the other fight with the offense; what is left of them is theirs again. */
export const plantGraft: Step<'plant.graft'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, place, from }) {
    const max = room(view, seat, place, from);
    if (max === 0) return null;
    return { prompt: { key: 'ask.graft' }, choice: { kind: 'number', noun: 'token', min: 0, max }, otherwise: 0 };
  },
  why: () => no('6.1', 'refuse.graft'),
  take(kit, { place, from }, _, n) {
    move(kit, from, place, -n);
    onCone(kit.state, OFFENSE, from, n);
    kit.tell('log.commit', { seat: from, side: OFFENSE, n }, '6.1');
    kit.leave();
  },
};
