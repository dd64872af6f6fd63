// One screen, several seats: who is in front of it, and when it has to be passed on. Nobody sees what only another seat
// knows: where the two views differ the screen is handed over first, else play goes on without a word.

import { asks, digest, type Game, type Seat, type State, type Standing, view } from '@orrery/kernel';

export interface Front {
  /** Whose view is shown; `seats` is the audience: nobody has sat down yet. */
  readonly viewer: Seat;
  readonly passTo: Seat | null;
}

/** Who is first in front of a table that is opened: one alone at once, of several whoever is asked and says so. */
export function firstFront(game: Game, state: State, here: readonly Seat[]): Front {
  const audience = { viewer: state.seats, passTo: null };
  const [one] = here;
  if (one === undefined) return audience;
  if (here.length === 1 || state.frames.length === 0) return { viewer: one, passTo: null };
  const differ = here.some((seat) => !sameSight(state, seat, one));
  return nextFront(game, state, here, differ ? audience : { viewer: one, passTo: null });
}

/** Who is in front of it after something has happened. */
export function nextFront(game: Game, state: State, here: readonly Seat[], { viewer }: Front): Front {
  const stay = { viewer, passTo: null };
  if (here.length === 0) return stay;
  const asked = asks(game, state)
    .map(({ seat }) => seat)
    .filter((seat) => here.includes(seat));
  if (asked.includes(viewer)) return stay;
  const next = asked.find((seat) => seat > viewer) ?? asked[0];
  if (next === undefined) return stay;
  return sameSight(state, viewer, next) ? { viewer: next, passTo: null } : { viewer, passTo: next };
}

function sameSight(state: State, one: Seat, other: Seat): boolean {
  const sight = (viewer: Seat): string => digest({ ...view(state, viewer), viewer: 0 });
  return sight(one) === sight(other);
}

/** Whoever has resigned comes after all others; the rules know nothing of it. */
export function rankedLast(standing: Standing, resigned: readonly Seat[]): Standing {
  if (resigned.length === 0) return standing;
  const { ranks } = standing;
  const isOut = (seat: Seat): boolean => resigned.includes(seat);
  const before = (seat: Seat): number =>
    ranks.filter((rank, other) => (isOut(other) === isOut(seat) ? rank < (ranks[seat] ?? 0) : isOut(seat))).length;
  return { ...standing, ranks: ranks.map((_, seat) => before(seat) + 1) };
}
