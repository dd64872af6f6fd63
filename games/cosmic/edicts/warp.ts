// Edicts about tokens: Mobius Tubes, Warp Break, Rebirth, Plague.

import { type Amount, itemOf, no, rule, type Seat, type Slot, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { cardsThat, handOf, type Kind, kindOf, KINDS, reveal } from '../rules/cards.ts';
import type { Act } from '../rules/hooks.ts';
import { isMoon } from '../rules/live.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { FIRST_SPOT, has, type Place, seatsOf, type Table } from '../rules/table.ts';
import { firstOf, freeable, freeAll, IN_WARP, liftable, move, placesOf, settle, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'rebirth.planet': { locals: { seat: Seat; places: Place[] }; answer: readonly number[] };
    'plague.card': { locals: { seat: Seat; kinds: Kind[] }; answer: Slot };
  }
}

export const everybody = ({ seats, table }: State<Table>): Seat[] =>
  seatsOf(seats).filter((seat) => !has(table.out, seat));

export const mobiusTubes: Act = {
  at: 'start',
  may: ({ table }) => table.warp.some((n) => n > 0),
  do: (kit) => everybody(kit.state).forEach((seat) => freeAll(kit, seat, '6.2')),
};

export const warpBreak: Act = {
  at: 'start',
  may: ({ table }) => table.warp.some((n) => n > 0),
  targets: (view) => everybody(view).filter((seat) => freeable(view.table, seat, 1) > 0),
  do: (kit, { target }) => freeAll(kit, Number(target), '6.2'),
};

/** Home planets where a seat has no base. */
const emptyHomes = (table: Table, seat: Seat): Place[] =>
  placesOf(table, seat).filter((place) => !isMoon(place) && place < FIRST_SPOT && tokensAt(table, place, seat) === 0);

export const rebirth: Act = {
  at: 'start',
  targets: (view) => everybody(view).filter((seat) => emptyHomes(view.table, seat).length > 0),
  do(kit, { target }) {
    const seat = Number(target);
    kit.call('rebirth.planet', { seat, places: emptyHomes(kit.state.table, seat) });
  },
};

/** Planet by planet: none, or one to four tokens from other bases and from the Warp. */
export const rebirthPlanet: Step<'rebirth.planet'> = {
  may: (_, { seat, places }) => (places.length > 0 ? [seat] : []),
  ask(view, { seat, places }) {
    const entries = sources(view, seat);
    const have = entries.reduce((sum, { max }) => sum + max, 0);
    if (have === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: 0, max: Math.min(CONE, have) } as const;
    return { prompt: { key: 'ask.rebirth', args: { place: places[0] ?? -1 } }, choice, otherwise: firstOf(entries, 0) };
  },
  why: () => no('6.2', 'refuse.rebirth'),
  take(kit, frame, seat, amounts) {
    const entries = sources(kit.state, seat);
    const place = frame.places.shift() ?? -1;
    const { warp } = kit.state.table;
    let sum = 0;
    amounts.forEach((n, i) => {
      if (entries[i]?.id === IN_WARP) warp[seat] = (warp[seat] ?? 0) - n;
      else move(kit, seat, Number(entries[i]?.id), -n);
      sum += n;
    });
    if (sum > 0) kit.tell('log.founds', { seat, place, n: sum }, '6.2');
    settle(kit, { seat, n: sum, place });
  },
};

function sources(view: State<Table>, seat: Seat): Amount[] {
  const n = view.table.warp[seat] ?? 0;
  return [...(n > 0 ? [{ id: IN_WARP, min: 0, max: n, weight: 1 }] : []), ...liftable(view, seat)];
}

export const plague: Act = {
  at: 'start',
  targets: (view, seat) => everybody(view).filter((other) => other !== seat),
  do(kit, { target }) {
    const seat = Number(target);
    kit.call('plague.card', { seat, kinds: [...KINDS] });
    kit.call('pay', { seat, n: 3, cause: 'effect', by: '6.2' });
  },
};

/** §14.19: one card of each kind that the victim holds, of its own choice. */
export const plagueCard: Step<'plague.card'> = {
  may: (_, { seat, kinds }) => (kinds.length > 0 ? [seat] : []),
  ask(view, { seat, kinds }) {
    const options = ofKind(view, seat, kinds[0]);
    if (options.length < 2) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.plague' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('14.19', 'refuse.plague'),
  take(kit, frame, seat, slot) {
    frame.kinds.shift();
    lose(kit, seat, itemOf(kit.state, slot));
  },
  run(kit, frame) {
    const { seat } = frame;
    const kind = frame.kinds.shift();
    if (kind === undefined) return kit.leave();
    const [only] = ofKind(kit.state, seat, kind);
    if (only !== undefined && rule('14.19', true)) lose(kit, seat, itemOf(kit.state, only));
  },
};

const ofKind = (view: State<Table>, seat: Seat, kind: Kind | undefined): Slot[] => {
  const hand = handOf(view.table, seat);
  return cardsThat(view, seat, (item) => item >= 0 && kindOf(item) === kind).filter((slot) => hand.includes(slot));
};

function lose(kit: Kit, seat: Seat, item: number): void {
  reveal(kit, seat, item);
  kit.tell('log.discards', { seat, card: item }, '14.19');
  kit.call('discard', { item, by: seat });
}
