// A moment of a film from somewhere: from a seat, from the audience, or knowing all.

import { everybody, type GameEvent, type Seat, seenBy, type State, type View, view, waiting } from '@orrery/kernel';
import type { Shot } from '../source/source.ts';
import type { Film } from './film.ts';

/** A seat; `seats` is the audience; `all` knows whatever anybody has seen. */
export type Eyes = Seat | 'all';

export function seeAt(state: State, eyes: Eyes): View {
  if (eyes !== 'all') return view(state, eyes);
  const known = everybody(state.seats);
  const know = state.held.item.map((each, slot) => (each < 0 ? (state.held.know[slot] ?? 0) : known));
  return { ...state, held: { ...state.held, know }, drafts: [], epoch: 0, counter: 0, viewer: state.seats };
}

export const tellTo = (event: GameEvent, eyes: Eyes): GameEvent => (eyes === 'all' ? event : seenBy(event, eyes));

export function shotAt(film: Film, moment: number, eyes: Eyes, bots: readonly (string | null)[]): Shot {
  const { game, record } = film;
  const seen = seeAt(film.stateAt(moment), eyes);
  const events = film.toldAt(moment).map((event) => tellTo(event, eyes));
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
export function writeEyes(eyes: Eyes, seats: number): string {
  return eyes === seats ? 'audience' : `${eyes}`;
}

/** What an address asks for, if it may be had; else the first that may. */
export function readEyes(text: string | null, seats: number, allowed: readonly Eyes[]): Eyes {
  const wished = text === 'all' ? 'all' : text === 'audience' ? seats : /^\d$/.test(text ?? '') ? Number(text) : null;
  return allowed.find((each) => each === wished) ?? allowed[0] ?? seats;
}
