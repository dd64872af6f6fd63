// No leak, second test: the twin run. The same answers are played again with one item relabelled at a draw that a viewer
// never saw. Its whole stream stays equal, until it is shown the difference or somebody who knows it acts on it. Only this
// finds a secret that was copied into the table or into an event: there is nothing left to swap.

import { clone } from '../src/clone.ts';
import type { Dice } from '../src/dice.ts';
import { bit, everybody, itemOf, knows } from '../src/held.ts';
import type { Row } from '../src/journal.ts';
import { createKit, type Kit, seenBy } from '../src/kit.ts';
import { act, askOf, begin, waiting } from '../src/run.ts';
import type { Step } from '../src/steps.ts';
import type { GameEvent, Game, Seat, State } from '../src/types.ts';
import type { Picker } from '../src/ways.ts';
import { bytes, same } from './compare.ts';
import { nameOf } from './position.ts';
import { compareShown, type Shown, shownTo, tryList } from './swap.ts';
import { diceFor } from './play.ts';
import type { Setup, Watch } from './watch.ts';

/** An item drawn: after how many rows, from which counts, and who saw it at once. */
interface Draw {
  readonly row: number;
  readonly counts: readonly number[];
  readonly item: number;
  mask: number;
}

/** Something that viewers were shown: the slot, or -1 for a pool in the open. */
interface Showing {
  readonly mask: number;
  readonly slot: number;
  readonly item: number;
}

interface Moment<T> {
  readonly state: State<T>;
  readonly events: readonly GameEvent[];
  readonly showings: readonly Showing[];
  /** The steps that took an answer or ran, in order. */
  readonly steps: readonly string[];
}

/** A run of the rows in force, moment by moment; the first is the deal. */
interface Run<T> {
  readonly moments: Moment<T>[];
  readonly draws: Draw[];
}

type Deal = NonNullable<Dice['deal']>;

/** How many rows a twin is followed. */
const FOLLOWED = 80;

/** Runs `twins` twins of a game. `live` are its rows in force; the last state comes back, to be held against the journal's. */
export function checkTwins<T>(
  watch: Watch<T>,
  live: readonly Row[],
  twins: number,
  pick: Picker,
): State<T> | undefined {
  const run = runAll(watch.game, watch.setup, live);
  const all = everybody(watch.setup.seats);
  const unseen = run.draws.map((draw, at) => ({ draw, at })).filter(({ draw }) => draw.mask !== all);
  for (let i = 0; i < twins && unseen.length > 0; i++) {
    const { draw, at } = unseen[pick(unseen.length)] ?? { at: -1 };
    const others = [...(draw?.counts.keys() ?? [])].filter(
      (item) => (draw?.counts[item] ?? 0) > 0 && item !== draw?.item,
    );
    const viewers = Array.from({ length: watch.setup.seats + 1 }, (_, viewer) => viewer).filter(
      (viewer) => ((draw?.mask ?? all) & bit(viewer)) === 0,
    );
    const instead = others[pick(Math.max(1, others.length))];
    const viewer = viewers[pick(Math.max(1, viewers.length))];
    if (instead !== undefined && viewer !== undefined) follow(watch, live, run, { at, instead, viewer });
  }
  return run.moments.at(-1)?.state;
}

function runAll<T>(game: Game<T>, setup: Setup, live: readonly Row[]): Run<T> {
  const run: Run<T> = { moments: [], draws: [] };
  const teller = telling(game, setup, (counts, item) => {
    run.draws.push({ row: run.moments.length, counts: [...counts], item, mask: 0 });
    return item;
  });
  teller.onShow = (mask, drawn) => {
    const last = run.draws.at(-1);
    if (drawn && last !== undefined) last.mask = mask;
  };
  run.moments.push(teller.open());
  for (const row of live) {
    const last = run.moments.at(-1)?.state;
    const moment = last === undefined ? null : teller.play(last, row);
    if (moment === null) break;
    run.moments.push(moment);
  }
  return run;
}

interface Twin {
  /** Which draw is relabelled, with which item, and whose stream is held against the first run. */
  readonly at: number;
  readonly instead: number;
  readonly viewer: Seat;
}

function follow<T>(watch: Watch<T>, live: readonly Row[], run: Run<T>, { at, instead, viewer }: Twin): void {
  const { game, setup } = watch;
  const origin = run.draws[at];
  if (origin === undefined) return;
  const first = origin.row;
  let place = firstDraw(run, first);
  // The first run's items again, but for the one relabelled; when that kind has run out, the other one takes its place.
  const teller = telling(game, setup, (counts, item) => {
    const here = place++;
    if (here === at) return instead;
    const was = run.draws[here]?.item ?? item;
    if ((counts[was] ?? 0) > 0) return was;
    return (counts[origin.item] ?? 0) > 0 ? origin.item : item;
  });
  const what = `${nameOf({ seats: setup.seats } as State, viewer)} notices that draw ${at + 1} gave ${instead} instead of ${origin.item}`;
  let state: State<T> | undefined = first === 0 ? undefined : clone(run.moments[first - 1]?.state);
  for (let row = first; row < Math.min(run.moments.length, first + FOLLOWED); row++) {
    const mine = run.moments[row];
    const before = run.moments[row - 1]?.state;
    const played = live[row - 1];
    if (mine === undefined) return;
    place = firstDraw(run, row);
    let twin: Moment<T> | null;
    if (state === undefined || before === undefined || played === undefined) twin = teller.open();
    else {
      // A seat that is asked something else knows the difference, and may act on it from here.
      if (row > first && !same(askOf(game, before, played.seat), askOf(game, state, played.seat))) return;
      twin = teller.play(state, played);
    }
    if (twin === null || isShown(mine, twin, viewer)) return;
    if (waitsForAnother(game, mine, twin, viewer) || waitsForAnother(game, twin, mine, viewer)) return;
    const here = { ...watch, rows: live.slice(0, row) };
    const [was, is] = [streamOf(game, mine, mine, viewer), streamOf(game, twin, mine, viewer)];
    if (compareShown(here, 'twin', was, is, what) > 0) return;
    state = twin.state;
  }
}

/** The place of the first draw from this row on. */
function firstDraw<T>({ draws }: Run<T>, row: number): number {
  const at = draws.findIndex((draw) => draw.row >= row);
  return at < 0 ? draws.length : at;
}

/** What reaches the viewer in this moment. */
function streamOf<T>(game: Game<T>, { state, events }: Moment<T>, first: Moment<T>, viewer: Seat): Shown {
  return {
    events: events.map((event) => seenBy(event, viewer)),
    ...shownTo(game, state, viewer, tryList(game, first.state)),
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
  a.held.item.some((item, slot) => knows(a, slot, seat) && item !== itemOf(b, slot));

interface Teller<T> {
  open(): Moment<T>;
  /** Null: the row is refused. */
  play(state: State<T>, row: Row): Moment<T> | null;
  onShow: (mask: number, drawn: boolean) => void;
}

/** Plays rows and tells who was shown what. */
function telling<T>(game: Game<T>, setup: Setup, deal: Deal): Teller<T> {
  let drawn = false;
  let showings: Showing[] = [];
  let steps: string[] = [];
  const dice: Dice = {
    ...diceFor(setup),
    deal(counts, item) {
      drawn = true;
      return deal(counts, item);
    },
  };
  const kit = createKit(
    tracing(game, (step) => steps.push(step)),
    dice,
  );
  listen(kit, (mask, slot, item) => {
    showings.push({ mask, slot, item });
    teller.onShow(mask, drawn);
    drawn = false;
  });
  const moment = (state: State<T>): Moment<T> => {
    const now = { state, events: kit.events, showings, steps };
    showings = [];
    steps = [];
    return now;
  };
  const teller: Teller<T> = {
    onShow: () => undefined,
    open: () => moment(begin(kit, setup.seats, setup.options)),
    play(state, row) {
      if ('back' in row) return moment({ ...clone(state), epoch: row.epoch, counter: 0 });
      if (!('answer' in row)) return null;
      const outcome = act(kit, state, row.seat, row.answer);
      return outcome.ok ? moment(outcome.state) : null;
    },
  };
  return teller;
}

/** The same game; whenever a step takes an answer or runs, `at` hears of it. */
function tracing<T>(game: Game<T>, at: (step: string) => void): Game<T> {
  const traced = Object.entries(game.steps).map(([name, step]): [string, Step<T>] => {
    const take: Step<T>['take'] = (kit, frame, seat, answer) => {
      at(name);
      step.take?.(kit, frame, seat, answer);
    };
    const run: Step<T>['run'] = (kit, frame) => {
      at(name);
      if (step.run === undefined) kit.leave();
      else step.run(kit, frame);
    };
    return [name, { ...step, take, run }];
  });
  return { ...game, steps: Object.fromEntries(traced) };
}

/** Hears everything a kit shows to anybody. */
function listen<T>(kit: Kit<T>, tell: (mask: number, slot: number, item: number) => void): void {
  const { look, show, draw, pull } = kit;
  kit.look = (slot, seat) => {
    const item = look(slot, seat);
    tell(bit(seat), slot, item);
    return item;
  };
  kit.show = (slot) => {
    const item = show(slot);
    tell(everybody(kit.state.seats), slot, item);
    return item;
  };
  kit.draw = (pool, seat) => {
    const slot = draw(pool, seat);
    tell(bit(seat), slot, itemOf(kit.state, slot));
    return slot;
  };
  kit.pull = (pool) => {
    const item = pull(pool);
    tell(everybody(kit.state.seats), -1, item);
    return item;
  };
}
