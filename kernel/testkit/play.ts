// Random games: any seats, any options, dice from a seed; now and then somebody takes something back.

import { allows, list, sample } from '../src/choice.ts';
import { clone } from '../src/clone.ts';
import { commitment, type Dice, diceKey, fastDice, keyedDice, picker } from '../src/dice.ts';
import { canUndo, type Head, type Journal, openJournal, type GameRecord, type Row, toRecord } from '../src/journal.ts';
import { createKit } from '../src/kit.ts';
import { apply } from '../src/replay.ts';
import { asks, drafted, step } from '../src/run.ts';
import type { Answer, Ask, Game, State } from '../src/types.ts';
import { view } from '../src/view.ts';
import type { Picker } from '../src/ways.ts';
import type { Setup } from './watch.ts';

export interface Played<T> {
  readonly journal: Journal<T>;
  readonly record: GameRecord;
  readonly finished: boolean;
}

export interface Wishes extends Setup {
  /** Cut after so many rows. */
  readonly most?: number;
  /** How often, of a hundred rows, somebody takes something back. */
  readonly undos?: number;
}

/** Plays a game at random, and cuts it at `most` rows. The record carries its secret: it replays as it is. */
export function playRandom<T>(game: Game<T>, wishes: Wishes): Played<T> {
  const journal = openJournal(game, headFor(game, wishes), diceFor(wishes));
  const next = randomRows(wishes);
  const most = wishes.most ?? game.cut ?? MOST;
  while (journal.rows.length < most) {
    const row = next(journal);
    if (row === null) break;
    apply(journal, row);
  }
  const record = toRecord(journal, secretOf(wishes));
  return { journal, record, finished: journal.state.frames.length === 0 };
}

export const MOST = 20_000;

const secretOf = ({ seed }: Setup): string => `seed ${seed}`;
const TABLE = 'testkit';

export function headFor<T>(game: Game<T>, setup: Setup): Head {
  const seats = Array.from({ length: setup.seats }, (_, seat) => `seat ${seat}`);
  const promise = commitment(secretOf(setup));
  return {
    game: game.id,
    rules: game.rules,
    options: setup.options,
    seats,
    table: TABLE,
    commitment: promise,
    salts: [],
  };
}

export const diceFor = (setup: Setup): Dice => keyedDice(diceKey(secretOf(setup), TABLE, []));

/** A record of these rows that `replay` takes as it is. */
export const recordOf = <T>(journal: Journal<T>, setup: Setup): GameRecord => toRecord(journal, secretOf(setup));

export const pickerFor = (seed: number): Picker => picker(fastDice(seed));

/**
 * What random players do next; null: nobody is asked any more. Games differ in how often the players pass, and in how
 * often they follow the game's own policy, if it has one: that leads to positions that chance alone does not reach.
 */
export function randomRows({ seed, undos = 3 }: Wishes): <T>(journal: Journal<T>) => Row | null {
  const pick = pickerFor(seed);
  const passes = [0, 30, 60, 90][pick(4)] ?? 0;
  const guided = [0, 0, 60, 90][pick(4)] ?? 0;
  return (journal) => {
    const { state, game } = journal;
    const pending = asks(game, state);
    if (pending.length === 0) return null;
    if (pick(100) < undos) {
      const back = randomBack(journal, pick);
      if (back !== null) return back;
    }
    const ask = pending[pick(pending.length)] as Ask;
    const { seat } = ask;
    const advice = pick(100) < guided ? game.brain?.policy?.(drafted(game, view(state, seat)), ask, pick) : undefined;
    return { seat, answer: allows(ask, advice) ? advice : randomAnswer(ask, pick, passes) };
  };
}

/** Plays a copy of a game on with its own policy; whether it is over within so many answers. */
export function canEnd<T>(game: Game<T>, state: State<T>, seed: number, most = MOST): boolean {
  const pick = pickerFor(seed);
  const world = clone(state);
  const kit = createKit(game, fastDice(seed));
  for (let answers = 0; answers < most; answers++) {
    const [ask] = asks(game, world, kit);
    if (ask === undefined) return true;
    const advice = game.brain?.policy?.(drafted(game, view(world, ask.seat)), ask, pick);
    step(kit, world, ask.seat, allows(ask, advice) ? advice : randomAnswer(ask, pick));
  }
  return false;
}

/** Mostly fair over all answers; sometimes the pass, sometimes one from the head of the list, where the small ones are. */
export function randomAnswer(ask: Ask, pick: Picker, passes = 0): Answer {
  if (ask.pass === true && pick(100) < passes) return null;
  if (pick(8) > 0) return sample(ask, pick);
  const first = list(ask, 8);
  return first[pick(first.length)] ?? sample(ask, pick);
}

function randomBack<T>(journal: Journal<T>, pick: Picker): Row | null {
  const seat = pick(journal.state.seats);
  if (canUndo(journal, seat)) return { seat, undo: true };
  // Far back only seldom, and not in long games: each return plays the whole game again.
  if (pick(10) > 0 || journal.live.length === 0 || journal.live.length > 300) return null;
  const epoch = 1 + journal.rows.filter((row) => 'back' in row).length;
  return { seat, back: journal.live.length - 1 - pick(Math.min(5, journal.live.length)), epoch };
}
