// Edicts about hands and turns: Finder, Keeper, Space Junk, Time Gum.

import { itemOf, must, no, type Seat } from '@orrery/kernel';
import { CARDS } from '../data/cards.ts';
import { gain, handOf, reveal } from '../rules/cards.ts';
import type { Act, Code } from '../rules/hooks.ts';
import { challengeDeck, flarePool } from '../rules/setup.ts';
import { last } from '../rules/live.ts';
import { nearest, type Step } from '../rules/steps.ts';
import type { Table } from '../rules/table.ts';
import { mayFollow } from '../rules/turn.ts';
import { everybody } from './warp.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'finder.card': { locals: { seat: Seat; from: Seat }; answer: number };
  }
}

/** "Any time": at every moment of a challenge that cards have in common. */
export const ANY_TIME: readonly Code[] = ['start', '2b', '2c', '3b', '6', '6z', '7c', '8a', '8d', '8g', '9'];

export const finder: Act = {
  at: ANY_TIME,
  targets: (view, seat) => everybody(view).filter((other) => other !== seat && handOf(view.table, other).length > 0),
  stays: true,
  do: (kit, { seat, target }) => kit.call('finder.card', { seat, from: Number(target) }),
};

/** Every card that can be in the game, by item: what can be named. */
export function cardsInGame({ on }: Table): number[] {
  const [deck, flares] = [challengeDeck(on), flarePool(on)];
  return Array.from({ length: CARDS }, (_, item) => item).filter((item) => (deck[item] ?? 0) + (flares[item] ?? 0) > 0);
}

/** A card is named exactly; whoever holds it gives it away. */
export const finderCard: Step<'finder.card'> = {
  may: (_, { seat }) => [seat],
  ask({ table }) {
    const options = cardsInGame(table);
    const choice = { kind: 'one', noun: 'card', options } as const;
    return { prompt: { key: 'ask.finder' }, choice, otherwise: options[0] ?? 0 };
  },
  why: () => no('6.2', 'refuse.finder'),
  take(kit, { seat, from }, _, item) {
    kit.leave();
    const isThere = handOf(kit.state.table, from).some((slot) => itemOf(kit.state, slot) === item);
    kit.tell(isThere ? 'log.found' : 'log.not-found', { seat, from, card: item }, '6.2');
    if (!isThere) return;
    reveal(kit, from, item);
    gain(kit, seat, item);
  },
};

/** §14.18: everything but Challenge cards is kept. */
export const keeper: Act = {
  at: 'new hand',
  by: 'own',
  do(kit) {
    must(nearest(kit.state, 'fresh'), 'a new hand').keep = ['edict', 'flare', 'kicker', 'reinforcement'];
  },
};

export const spaceJunk: Act = {
  at: ANY_TIME,
  may: ({ table }) => table.discards.length > 0,
  targets: everybody,
  stays: true,
  do(kit, { target }) {
    const item = kit.state.table.discards.pop();
    if (item === undefined) return;
    kit.tell('log.junk', { seat: Number(target), card: item }, '6.2');
    gain(kit, Number(target), item);
  },
};

/** The next turn of this player is missed; of the offense of the moment, the second challenge, if it can still have one (R175). */
export const timeGum: Act = {
  at: ['start', '9'],
  targets: everybody,
  do(kit, use) {
    const { table } = kit.state;
    const seat = Number(use.target);
    const isSecond = seat === table.turn && mayFollow(kit.state);
    if (isSecond) last(table, use, { until: table.turns, unit: 'turn' });
    else table.missing |= 1 << seat;
    kit.tell(isSecond ? 'log.gummed-challenge' : 'log.gummed-turn', { seat }, '6.2');
  },
  effect: { hooks: { again: (_, { target }, may, seat) => may && target !== seat } },
};
