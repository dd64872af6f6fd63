// No leak, second test: the twin run. The same answers are played again with one item relabelled at a draw that a viewer
// never saw. Its whole stream stays equal, until it is shown the difference or somebody who knows it acts on it. Only this
// finds a secret that was copied into the table or into an event: there is nothing left to swap.

import { clone } from '../src/clone.ts';
import { bit, everybody, knows } from '../src/held.ts';
import type { Row } from '../src/journal.ts';
import { seenBy } from '../src/kit.ts';
import { askOf, waiting } from '../src/run.ts';
import type { Answer, Game, Seat, State } from '../src/types.ts';
import type { Picker } from '../src/ways.ts';
import { bytes, same } from './compare.ts';
import { nameOf } from './position.ts';
import { compareShown, sameCard, type Shown, shownTo, tryList } from './swap.ts';
import { type Deal, type Moment, type Run, type Showing, telling } from './telling.ts';
import type { Check, Watch } from './watch.ts';

/** A second run beside the first, and whose stream is held against it. */
export interface Twin<T> {
  readonly check: Check;
  readonly viewer: Seat;
  /** What is different, in words. */
  readonly what: string;
  /** The first row that is played again, and how many after it. */
  readonly first: number;
  readonly rows: number;
  /** Where it starts; left out: where the first run stood. */
  readonly start?: State<T>;
  /** What is drawn at this place; left out: what the first run drew. */
  draw?(place: number, ...drawn: Parameters<Deal>): number | undefined;
  /** What is answered in place of a row; null: here the two part by the rules. Left out: the same, to the same question. */
  answer?(row: Row, at: number, first: State<T>, twin: State<T>): Row | null;
}

/** Runs `twins` twins of a game's run, each with another item at a draw. */
export function checkTwins<T>(watch: Watch<T>, live: readonly Row[], run: Run<T>, twins: number, pick: Picker): void {
  const all = everybody(watch.setup.seats);
  const unseen = run.draws.map((draw, at) => ({ draw, at })).filter(({ draw }) => draw.mask !== all);
  for (let i = 0; i < twins && unseen.length > 0; i++) {
    const { draw, at } = unseen[pick(unseen.length)] ?? { at: -1 };
    if (draw === undefined) continue;
    const others = [...draw.counts.keys()].filter((item) => (draw.counts[item] ?? 0) > 0 && item !== draw.item);
    const viewer = someViewer(watch, draw.mask, pick);
    const instead = others[pick(Math.max(1, others.length))];
    if (instead === undefined || viewer === undefined) continue;
    follow(watch, live, run, {
      check: 'twin',
      viewer,
      what: `draw ${at + 1} gave ${instead} instead of ${draw.item}`,
      first: draw.row,
      rows: 80,
      draw(place, counts) {
        if (place === at) return instead;
        // When that kind has run out, the other one takes its place.
        const was = run.draws[place]?.item ?? -1;
        return (counts[was] ?? 0) === 0 && (counts[draw.item] ?? 0) > 0 ? draw.item : undefined;
      },
    });
  }
}

/** Somebody whom a mask does not cover. */
export function someViewer<T>({ setup }: Watch<T>, mask: number, pick: Picker): Seat | undefined {
  const viewers = Array.from({ length: setup.seats + 1 }, (_, viewer) => viewer);
  const blind = viewers.filter((viewer) => (mask & bit(viewer)) === 0);
  return blind[pick(Math.max(1, blind.length))];
}

export function follow<T>(watch: Watch<T>, live: readonly Row[], run: Run<T>, twin: Twin<T>): void {
  const { game, setup } = watch;
  const { viewer, first } = twin;
  let place = firstDraw(run, first);
  const teller = telling(game, setup, (counts, item, pool) => {
    const was = run.draws[place]?.item ?? item;
    const wished = twin.draw?.(place++, counts, item, pool);
    return wished ?? ((counts[was] ?? 0) > 0 ? was : item);
  });
  const what = `${nameOf({ seats: setup.seats } as State, viewer)} notices that ${twin.what}`;
  let state: State<T> | undefined = first === 0 ? undefined : (twin.start ?? clone(run.moments[first - 1]?.state));
  for (let row = first; row < Math.min(run.moments.length, first + twin.rows); row++) {
    const mine = run.moments[row];
    const before = run.moments[row - 1]?.state;
    const played = live[row - 1];
    if (mine === undefined) return;
    place = firstDraw(run, row);
    let other: Moment<T> | null;
    if (state === undefined || before === undefined || played === undefined) other = teller.open();
    else {
      const said = (twin.answer ?? answerIfAsked(game, first))(played, row, before, state);
      other = said === null ? null : teller.play(state, said);
    }
    if (other === null || !same(mine.hidings.map(placeOf), other.hidings.map(placeOf))) return;
    if (isShown(mine, other, viewer)) return;
    if (waitsForAnother(game, mine, other, viewer) || waitsForAnother(game, other, mine, viewer)) return;
    const here = { ...watch, rows: live.slice(0, row) };
    const tries = tryList(game, mine.state);
    const [was, is] = [streamOf(game, mine, viewer, tries), streamOf(game, other, viewer, tries)];
    if (compareShown(here, twin.check, was, is, what) > 0) return;
    state = other.state;
  }
}

const placeOf = ({ seat, slot }: { seat: Seat; slot: number }): number[] => [seat, slot];

/** A seat that is asked something else knows the difference, and may act on it from here. */
export const answerIfAsked =
  <T>(game: Game<T>, first: number): NonNullable<Twin<T>['answer']> =>
  (row, at, before, twin) =>
    at === first || same(askOf(game, before, row.seat), askOf(game, twin, row.seat)) ? row : null;

/** The place of the first draw from this row on. */
function firstDraw<T>({ draws }: Run<T>, row: number): number {
  const at = draws.findIndex((draw) => draw.row >= row);
  return at < 0 ? draws.length : at;
}

/** What reaches the viewer in this moment. */
function streamOf<T>(game: Game<T>, { state, events }: Moment<T>, viewer: Seat, tries: readonly Answer[]): Shown {
  return {
    events: events.map((event) => seenBy(event, viewer)),
    ...shownTo(game, state, viewer, tries),
  };
}

/** Whether the viewer was shown the difference by the rules: now it may know. */
function isShown<T>(a: Moment<T>, b: Moment<T>, viewer: Seat): boolean {
  const mask = bit(viewer);
  const toViewer = ({ showings }: Moment<T>): Showing[] => showings.filter((showing) => (showing.mask & mask) !== 0);
  if (!same(toViewer(a), toViewer(b))) return true;
  return knowsDifference(a, b, viewer);
}

/**
 * Whether `late` waits in a Together frame for a seat that `early` has passed over: it knows the difference, and there it
 * has nothing to decide. Who is really asked is no part of the stream, and the pace of windows is the host's.
 */
function waitsForAnother<T>(game: Game<T>, late: Moment<T>, early: Moment<T>, viewer: Seat): boolean {
  const top = late.state.frames.at(-1);
  if (top === undefined || game.steps[top.step]?.together === undefined) return false;
  const isPast =
    late.steps.every((step, i) => step === early.steps[i]) && early.steps.includes(top.step, late.steps.length);
  const seen = ({ events }: Moment<T>): string[] => events.map((event) => bytes(seenBy(event, viewer)));
  const ahead = seen(early);
  if (!isPast || seen(late).some((event, i) => event !== ahead[i])) return false;
  return waiting(game, late.state).some(
    (seat) => seat !== viewer && knowsDifference(late, early, seat) && askOf(game, late.state, seat) !== null,
  );
}

const knowsDifference = <T>({ state: a }: Moment<T>, { state: b }: Moment<T>, seat: Seat): boolean =>
  a.held.item.some((_, slot) => knows(a, slot, seat) && !sameCard(a, slot, b)) ||
  !same(namesFor(a, seat), namesFor(b, seat));

/** The items that a seat knows to be in a deck. */
const namesFor = ({ unseen }: State, seat: Seat): number[][] =>
  (unseen?.named ?? []).filter(({ know }) => (know & bit(seat)) !== 0).map(({ deck, item }) => [deck, item]);
