import { type Amount, no, rule, type Seat, type State } from '@orrery/kernel';
import { canAim } from '../rules/destiny.ts';
import type { Power, Source, Use } from '../rules/hooks.ts';
import { inForce, isMoon } from '../rules/live.ts';
import { effectOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { now, type Place, type Table } from '../rules/table.ts';
import { move, placesOf, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'worm.spread': { locals: { seat: Seat }; answer: readonly number[] };
  }
}

/** §14.17: the other planets of the defense's home system, never a Moon. */
export function elsewhere({ table }: State<Table>): Place[] {
  const { defense, target, warp } = now(table);
  if (warp) return [];
  return placesOf(table, defense).filter((place) => place !== target && rule('14.17', !isMoon(place)));
}

const tunnels = (state: State<Table>): Place[] =>
  elsewhere(state).filter((place) => canAim(state, now(state.table).offense, place));

/** The cone with all that is on it turns to another planet; what the defense has there fights. */
export function burrow(kit: Kit, use: Use): void {
  const { table } = kit.state;
  const challenge = now(table);
  const { defense, target, system, holding, apart } = challenge;
  const place = Number(use.target);
  const effect = inForce(table, effectOf(use), use.seat);
  if (effect !== undefined) effect.data = [target, system, holding, apart];
  Object.assign(challenge, { target: place, system: defense, holding: 1 << defense, apart: 0 });
  kit.tell('log.burrows', { seat: use.seat, place }, '14.17');
}

/** Turned back, the cone points where it did (Chronos). */
export const burrowed: Source = {
  on: {
    undone({ state: { table } }, { data: [target, system, holding, apart] }) {
      Object.assign(now(table), { target, system, holding, apart });
    },
  },
};

/** Its tokens lie where it likes, and it turns the cone elsewhere when the cards are up. */
export const worm: Power = {
  setup: (kit, seat) => kit.call('worm.spread', { seat }),
  acts: [
    {
      at: '8a',
      by: 'main',
      may: (state) => tunnels(state).length > 0,
      targets: tunnels,
      noun: 'place',
      do: burrow,
      effect: burrowed,
    },
  ],
};

const nest = (table: Table, seat: Seat): Place[] =>
  placesOf(table, seat).filter((place) => !isMoon(place) && tokensAt(table, place, seat) > 0);

/** At set-up: all its tokens, one at least on each planet. */
export const wormSpread: Step<'worm.spread'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat }) {
    const places = nest(table, seat);
    const now = places.map((place) => tokensAt(table, place, seat));
    const all = now.reduce((sum, n) => sum + n, 0);
    if (places.length < 2) return null;
    const max = all - places.length + 1;
    const entries = places.map((id): Amount => ({ id, min: 1, max, weight: 1 }));
    const choice = { kind: 'amounts', noun: 'place', entries, min: all, max: all } as const;
    return { prompt: { key: 'ask.nest', args: { n: all } }, choice, otherwise: now };
  },
  why: () => no('4.1', 'refuse.nest'),
  take(kit, _, seat, amounts) {
    const { table } = kit.state;
    kit.leave();
    for (const [i, place] of nest(table, seat).entries())
      move(kit, seat, place, (amounts[i] ?? 0) - tokensAt(table, place, seat));
  },
};
