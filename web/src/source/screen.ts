// One screen, several seats: who is in front of it, and when it has to be passed on. Nobody sees what only another seat
// knows: where the two views differ the screen is handed over first, else play goes on without a word. In a window each
// person who may act gets it in turn, asked or not.

import { digest, type Seat, type State, view } from '@orrery/kernel';
import { type OnShow, peopleOf, type Sitter, type Table, waitsFor } from '@orrery/table';

export interface AtScreen {
  /** Whose view is shown; `seats` is the audience: nobody has sat down yet. */
  readonly viewer: Seat;
  readonly passTo: Seat | null;
}

/** Who is first in front of a table that is opened: one alone at once, of several whoever is waited for and says so. */
export function firstAtScreen(table: Table, show: OnShow, sitters: readonly Sitter[]): AtScreen {
  const { state } = show;
  const here = peopleOf(sitters);
  const audience = { viewer: state.seats, passTo: null };
  const [one] = here;
  if (one === undefined) return audience;
  if (here.length === 1 || show.isOver) return { viewer: one, passTo: null };
  const differ = here.some((seat) => !seesTheSame(state, seat, one));
  return nextAtScreen(table, show, sitters, differ ? audience : { viewer: one, passTo: null });
}

/** Who is in front of it after something has happened. */
export function nextAtScreen(
  table: Table,
  show: OnShow,
  sitters: readonly Sitter[],
  { viewer }: Pick<AtScreen, 'viewer'>,
): AtScreen {
  const stay = { viewer, passTo: null };
  const awaited = peopleOf(sitters).filter((seat) => waitsFor(table, show, sitters, seat));
  if (awaited.includes(viewer)) return stay;
  const next = awaited.find((seat) => seat > viewer) ?? awaited[0];
  if (next === undefined) return stay;
  return seesTheSame(show.state, viewer, next) ? { viewer: next, passTo: null } : { viewer, passTo: next };
}

function seesTheSame(state: State, one: Seat, other: Seat): boolean {
  const seen = (viewer: Seat): string => digest({ ...view(state, viewer), viewer: 0 });
  return seen(one) === seen(other);
}
