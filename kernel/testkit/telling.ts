// A game played row by row, with everything that was shown to anybody, and everything that a seat hid.

import { clone } from '../src/clone.ts';
import type { Dice } from '../src/dice.ts';
import { bit, deckOf, everybody, itemOf } from '../src/held.ts';
import type { Row } from '../src/journal.ts';
import { createKit, type Kit } from '../src/kit.ts';
import { act, begin } from '../src/run.ts';
import type { Step } from '../src/steps.ts';
import type { GameEvent, Game, Seat, State } from '../src/types.ts';
import { diceFor } from './play.ts';
import type { Setup } from './watch.ts';

/** An item drawn: after how many rows, from which odds, and who saw it at once. */
interface Draw {
  readonly row: number;
  readonly counts: readonly number[];
  readonly item: number;
  mask: number;
}

/** Something that viewers were shown: the slot and the pool its card is of, or -1 for a pool in the open. */
export interface Showing {
  readonly mask: number;
  readonly slot: number;
  readonly deck: number;
  readonly item: number;
}

/** What a seat has chosen and hidden. */
interface Hiding {
  readonly seat: Seat;
  readonly slot: number;
  readonly item: number;
}

export interface Moment<T> {
  readonly state: State<T>;
  readonly events: readonly GameEvent[];
  readonly showings: readonly Showing[];
  readonly hidings: readonly Hiding[];
  /** The steps that took an answer or ran, in order. */
  readonly steps: readonly string[];
}

/** A run of the rows in force, moment by moment; the first is the deal. */
export interface Run<T> {
  readonly moments: Moment<T>[];
  readonly draws: Draw[];
}

export type Deal = NonNullable<Dice['deal']>;

export function runAll<T>(game: Game<T>, setup: Setup, live: readonly Row[]): Run<T> {
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

export interface Teller<T> {
  open(): Moment<T>;
  /** Null: the row is refused. */
  play(state: State<T>, row: Row): Moment<T> | null;
  onShow: (mask: number, drawn: boolean) => void;
}

/** Plays rows and tells who was shown what. */
export function telling<T>(game: Game<T>, setup: Setup, deal: Deal): Teller<T> {
  let drawn = false;
  let showings: Showing[] = [];
  let hidings: Hiding[] = [];
  let steps: string[] = [];
  const dice: Dice = {
    ...diceFor(setup),
    deal(counts, item, pool) {
      drawn = true;
      return deal(counts, item, pool);
    },
  };
  const kit = createKit(
    tracing(game, (step) => steps.push(step)),
    dice,
  );
  listen(
    kit,
    (mask, slot, item) => {
      showings.push({ mask, slot, deck: deckOf(kit.state, slot), item });
      // What is shown to all at once was put there in the open.
      if (mask === everybody(kit.state.seats)) hidings = hidings.filter((hiding) => hiding.slot !== slot);
      teller.onShow(mask, drawn);
      drawn = false;
    },
    (hiding) => hidings.push(hiding),
  );
  const moment = (state: State<T>): Moment<T> => {
    const now = { state, events: kit.events, showings, hidings, steps };
    showings = [];
    hidings = [];
    steps = [];
    return now;
  };
  const teller: Teller<T> = {
    onShow: () => undefined,
    open: () => moment(begin(kit, setup.seats, setup.options)),
    play(state, row) {
      kit.events = [];
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

type Tell = (mask: number, slot: number, item: number) => void;

/** Hears everything a kit shows to anybody, and everything a seat hides. */
function listen<T>(kit: Kit<T>, tell: Tell, tellHidden: (hiding: Hiding) => void): void {
  const { look, show, draw, pull, hide, drop } = kit;
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
  kit.hide = (pool, item, seat) => {
    const slot = hide(pool, item, seat);
    tellHidden({ seat, slot, item });
    return slot;
  };
  // A card of a mixed set that goes back shows which pool it is of.
  kit.drop = (slot) => {
    if (deckOf(kit.state, slot) !== kit.state.held.pool[slot]) tell(everybody(kit.state.seats), slot, -1);
    drop(slot);
  };
}
