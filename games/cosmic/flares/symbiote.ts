import { type Amount, no, type Seat, type State } from '@orrery/kernel';
import { TOKENS, TOKENS_EACH } from '../data/hexes.ts';
import type { Flare } from '../rules/hooks.ts';
import { bend, isMoon, react } from '../rules/live.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { groundOf, type Place, type Table } from '../rules/table.ts';
import { firstOf, free, freeable, fromWarp, move, placesOf, settle, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'symbiote.recover': { locals: { seat: Seat }; answer: readonly number[] };
  }
}

/** Home planets that are not full: eight on each, forty on the one of a reverse hex. */
function room({ table }: State<Table>, seat: Seat): Amount[] {
  return placesOf(table, seat).flatMap((id) => {
    const most = id === groundOf(table, seat) ? 2 * TOKENS : 2 * TOKENS_EACH;
    const max = isMoon(id) ? 0 : most - tokensAt(table, id, seat);
    return max > 0 ? [{ id, min: 0, max, weight: 1 }] : [];
  });
}

/** Spots of others where its tokens are held. */
const prisons = ({ spots, tokens }: Table, seat: Seat): Place[] =>
  spots.flatMap(({ place, owner }) => (owner !== seat && (tokens[place]?.[seat] ?? 0) > 0 ? [place] : []));

/** Tokens out of play: out of the game, in capture, in the Warp. */
function astray(state: State<Table>, seat: Seat): number {
  const { table } = state;
  const held = prisons(table, seat).reduce((sum, place) => sum + tokensAt(table, place, seat), 0);
  return (table.gone[seat] ?? 0) + held + bend(state, 'captives', 0, seat) + (table.warp[seat] ?? 0);
}

export const symbiote: Flare = {
  wild: {
    at: 'start',
    by: 'not-offense',
    may: ({ table }, seat) => freeable(table, seat, 1) > 0,
    do: (kit, { seat }) => free(kit, seat, 1, '6.1'),
  },
  super: {
    at: 'start',
    may: (state, seat) => astray(state, seat) > 0 && room(state, seat).length > 0,
    do: (kit, { seat }) => kit.call('symbiote.recover', { seat }),
  },
};

/** Where they come down, as many as there are and fit. */
export const symbioteRecover: Step<'symbiote.recover'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const entries = room(view, seat);
    const max = Math.min(
      astray(view, seat),
      entries.reduce((sum, each) => sum + each.max, 0),
    );
    if (max === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: 0, max } as const;
    return { prompt: { key: 'ask.recover', args: { n: max } }, choice, otherwise: firstOf(entries, max) };
  },
  why: () => no('6.1', 'refuse.recover'),
  take(kit, _, seat, amounts) {
    const places = room(kit.state, seat).map(({ id }) => Number(id));
    const n = amounts.reduce((sum, each) => sum + each, 0);
    kit.leave();
    bringBack(kit, seat, n);
    if (n > 0) kit.tell('log.recovered', { seat, n }, '6.1');
    places.forEach((place, i) => settle(kit, { seat, n: amounts[i] ?? 0, place }));
  },
};

/** First those that would not come back by themselves: from outside the game, from capture; then from the Warp. */
function bringBack(kit: Kit, seat: Seat, n: number): void {
  const { table } = kit.state;
  let left = n;
  const gone = Math.min(left, table.gone[seat] ?? 0);
  table.gone[seat] = (table.gone[seat] ?? 0) - gone;
  left -= gone;
  for (const place of prisons(table, seat)) {
    const held = Math.min(left, tokensAt(table, place, seat));
    move(kit, seat, place, -held);
    left -= held;
  }
  const captive = (): number => bend(kit.state, 'captives', 0, seat);
  react(kit.state, 'freed', (freed, me) => {
    const before = captive();
    if (left > 0) freed(kit, me, seat, left);
    left -= before - captive();
  });
  fromWarp(kit, seat, left);
}
