// A moment of a replay from somewhere: from a seat, from the audience, or knowing all.

import { ourEdition } from '@orrery/bots';
import { everybody, type GameEvent, type Seat, seenBy, type State, type View, view } from '@orrery/kernel';
import { waitedFor } from '@orrery/table';
import type { OpenedRecord } from '../source/records.ts';
import type { ShownTable } from '../source/source.ts';
import { type Replay, visibleMoments } from './replay.ts';

/** A seat; `seats` is the audience; `all` knows whatever anybody has seen. */
export type Viewpoint = Seat | 'all';

/** Before the end only the seats at this screen may look: what bots know is theirs. */
export function viewpointsOf({ record, people, open }: OpenedRecord): Viewpoint[] {
  const seats = record.seats.map((_, seat) => seat);
  if (!open) return [...people];
  return [...new Set<Viewpoint>([...people, 'all', ...seats, seats.length])];
}

/** The moments that may be stopped at, from 0 on. */
export function momentsOf({ open }: OpenedRecord, replay: Replay, viewpoints: readonly Viewpoint[]): number[] {
  if (open) return Array.from({ length: replay.length + 1 }, (_, moment) => moment);
  const all = viewpoints.flatMap((viewpoint) => (viewpoint === 'all' ? [] : visibleMoments(replay, viewpoint)));
  return [...new Set(all)].sort((a, b) => a - b);
}

export function viewFrom(state: State, viewpoint: Viewpoint): View {
  if (viewpoint !== 'all') return view(state, viewpoint);
  // Who saw it at the table still stands beside it.
  const audience = everybody(state.seats) ^ everybody(state.seats - 1);
  const know = state.held.know.map((seats, slot) => ((state.held.item[slot] ?? -1) < 0 ? seats : seats | audience));
  return { ...state, held: { ...state.held, know }, drafts: [], epoch: 0, counter: 0, viewer: state.seats };
}

export const eventSeenFrom = (event: GameEvent, viewpoint: Viewpoint): GameEvent =>
  viewpoint === 'all' ? event : seenBy(event, viewpoint);

export function shownAt(replay: Replay, moment: number, viewpoint: Viewpoint, bots: OpenedRecord['bots']): ShownTable {
  const { game, record } = replay;
  const state = replay.stateAt(moment);
  const seen = viewFrom(state, viewpoint);
  const events = replay.toldAt(moment).map((event) => eventSeenFrom(event, viewpoint));
  return {
    game,
    view: seen,
    ask: null,
    waiting: waitedFor(ourEdition(game), state),
    standing: game.standing(seen),
    events,
    sitters: record.seats.map((name, seat) => ({ name, bot: bots?.[seat] ?? null, unnoted: bots === null })),
    here: [],
    passTo: null,
    first: 0,
    seen: events.length,
    window: null,
    orders: null,
    canUndo: false,
    canRedo: false,
    canTakeBack: false,
    link: 'live',
    trouble: null,
  };
}

/** How it is written in an address. */
export function writeViewpoint(viewpoint: Viewpoint, seats: number): string {
  return viewpoint === seats ? 'audience' : `${viewpoint}`;
}

/** What an address asks for, if it may be had; else the first that may. */
export function readViewpoint(text: string | null, seats: number, viewpoints: readonly Viewpoint[]): Viewpoint {
  const wished = text === 'all' ? 'all' : text === 'audience' ? seats : /^\d$/.test(text ?? '') ? Number(text) : null;
  return viewpoints.find((each) => each === wished) ?? viewpoints[0] ?? seats;
}
