// A moment of a film from somewhere: from a seat, from the audience, or knowing all.

import { everybody, type GameEvent, type Seat, seenBy, type State, type View, view, waiting } from '@orrery/kernel';
import type { Shot } from '../source/source.ts';
import type { Replay } from './film.ts';

/** A seat; `seats` is the audience; `all` knows whatever anybody has seen. */
export type Viewpoint = Seat | 'all';

export function viewFrom(state: State, eyes: Viewpoint): View {
  if (eyes !== 'all') return view(state, eyes);
  const known = everybody(state.seats);
  const { pool, item } = state.held;
  const know = item.map((each, slot) => (each < 0 ? (state.held.know[slot] ?? 0) : known));
  return { ...state, held: { pool, item, know }, drafts: [], epoch: 0, counter: 0, viewer: state.seats };
}

export const eventSeenFrom = (event: GameEvent, eyes: Viewpoint): GameEvent => (eyes === 'all' ? event : seenBy(event, eyes));

export function shotAt(film: Replay, moment: number, eyes: Viewpoint, bots: readonly (string | null)[]): Shot {
  const { game, record } = film;
  const seen = viewFrom(film.stateAt(moment), eyes);
  const events = film.toldAt(moment).map((event) => eventSeenFrom(event, eyes));
  return {
    game,
    view: seen,
    ask: null,
    waiting: waiting(game, seen),
    standing: game.standing(seen),
    events,
    sitters: record.seats.map((name, seat) => ({ name, bot: bots[seat] ?? null })),
    here: [],
    passTo: null,
    first: 0,
    seen: events.length,
    canUndo: false,
    canRedo: false,
    canTakeBack: false,
    link: 'live',
    trouble: null,
  };
}

/** How it is written in an address. */
export function writeViewpoint(eyes: Viewpoint, seats: number): string {
  return eyes === seats ? 'audience' : `${eyes}`;
}

/** What an address asks for, if it may be had; else the first that may. */
export function readViewpoint(text: string | null, seats: number, allowed: readonly Viewpoint[]): Viewpoint {
  const wished = text === 'all' ? 'all' : text === 'audience' ? seats : /^\d$/.test(text ?? '') ? Number(text) : null;
  return allowed.find((each) => each === wished) ?? allowed[0] ?? seats;
}
