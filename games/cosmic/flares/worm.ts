import { no, type Seat } from '@orrery/kernel';
import type { Flare } from '../rules/hooks.ts';
import { isMoon } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { now, NOWHERE, type Place, type Table } from '../rules/table.ts';
import { firstOf, liftable, liftAll, placesOf, settle, tokensAt } from '../rules/tokens.ts';
import { burrow, burrowed, elsewhere } from '../powers/worm.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'worm.dig': { locals: { seat: Seat; place: Place }; answer: readonly number[] };
  }
}

const deserted = (table: Table, seat: Seat): Place[] =>
  placesOf(table, seat).filter((place) => !isMoon(place) && tokensAt(table, place, seat) === 0);

export const worm: Flare = {
  wild: {
    at: 'start',
    by: 'offense',
    may: ({ table }, seat) => table.made === 1 && deserted(table, seat).length > 0,
    targets: ({ table }, seat) => deserted(table, seat),
    noun: 'place',
    do: (kit, { seat, target }) => kit.call('worm.dig', { seat, place: Number(target) }),
  },
  super: {
    at: '8a',
    by: 'defense',
    may: (state, seat) => {
      const { target } = now(state.table);
      const isHere = target !== NOWHERE && state.table.systems[target] === seat && !isMoon(target);
      return isHere && tokensAt(state.table, target, seat) === 0 && elsewhere(state).length > 0;
    },
    targets: elsewhere,
    noun: 'place',
    do: burrow,
    effect: burrowed,
  },
};

/** Tokens from any bases, one at least. */
export const wormDig: Step<'worm.dig'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, place }) {
    const entries = liftable(view, seat, place);
    const max = entries.reduce((sum, entry) => sum + entry.max, 0);
    if (max === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: 1, max } as const;
    return { prompt: { key: 'ask.dig', args: { place } }, choice, otherwise: firstOf(entries, 1) };
  },
  why: () => no('6.1', 'refuse.dig'),
  take(kit, { seat, place }, _, amounts) {
    const n = liftAll(kit, seat, liftable(kit.state, seat, place), amounts);
    kit.leave();
    kit.tell('log.moves', { seat, n, place }, '6.1');
    settle(kit, { seat, n, place });
  },
};
