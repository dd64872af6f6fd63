// The whole battery: random games over all seat counts and options, cheap checks after every action, deep ones at sampled
// positions. `orrery check` prints what comes out.

import { clone } from '../src/clone.ts';
import type { Dice } from '../src/dice.ts';
import { type Journal, openJournal, type Row } from '../src/journal.ts';
import { createKit } from '../src/kit.ts';
import { apply, replay } from '../src/replay.ts';
import { act } from '../src/run.ts';
import type { Game, Options, State } from '../src/types.ts';
import { checkAnswers } from './answers.ts';
import { firstDifference, same } from './compare.ts';
import { guarded } from './guard.ts';
import { checkHands, checkHidden } from './hands.ts';
import { checkImagine } from './imagined.ts';
import { canEnd, diceFor, headFor, MOST, pickerFor, randomRows, recordOf } from './play.ts';
import { sampleRows, setups } from './plan.ts';
import { checkDone, checkShown, checkState, checkText, type Done } from './position.ts';
import { checkSwaps } from './swap.ts';
import { unevenWording, type Wording, wordingOf, wordsBefore } from './text.ts';
import { runAll } from './telling.ts';
import { checkTwins } from './twin.ts';
import { checkTakeBack, checkUndo } from './undoing.ts';
import { attempt, type Finding, type Kind, note, noteThrow, type Setup, type Watch, watchOf } from './watch.ts';

export interface Wanted {
  readonly games?: number;
  readonly seed?: number;
  /** The first game of the plan: a long check can be cut into parts. */
  readonly from?: number;
  /** At how many positions of each game the deep battery runs. */
  readonly deep?: number;
  /** In one game of so many only, chosen by its seed. */
  readonly oneIn?: number;
  /** Only so many seats; left out: all counts in turn. */
  readonly seats?: number;
  /** Only these values; the other options take all of theirs in turn. */
  readonly options?: Options;
  /** A game is cut after so many rows. */
  readonly most?: number;
  readonly onProgress?: (done: number, of: number) => void;
}

export interface CheckReport extends Readonly<Record<Kind, number>> {
  readonly game: string;
  readonly games: number;
  /** States looked at. */
  readonly positions: number;
  /** Games in which the deep battery ran. */
  readonly deep: number;
  /** Games played to their end, and games that were not over after the most rows; the rest broke on the way. */
  readonly finished: number;
  readonly cut: number;
  readonly findings: readonly Finding[];
  /** The shortest game that shows a finding, one line an answer. */
  readonly record?: string;
}

export async function check<T>(game: Game<T>, wanted: Wanted = {}): Promise<CheckReport> {
  const { games = 8, seed = 1, deep = 4, oneIn = 1, most = game.cut ?? MOST, onProgress } = wanted;
  const wording = await wordingOf(game);
  const plan = setups(game, games, seed, wanted);
  const findings = checkWording(game, plan[0], wording);
  const visits = new Map<string, number>();
  let positions = 0;
  let deepGames = 0;
  let finished = 0;
  let cut = 0;
  for (const [i, setup] of plan.entries()) {
    const watch = watchOf(game, setup);
    const isDeep = deep > 0 && pickerFor(setup.seed + 3)(oneIn) === 0;
    const played = guarded(() => examine(watch, wording, { deep: isDeep ? deep : 0, most, visits }));
    positions += played.positions;
    deepGames += Number(isDeep);
    finished += Number(played.finished);
    cut += Number(played.cut);
    findings.push(...watch.findings);
    onProgress?.(i + 1, plan.length);
    // A breath between games, so that a page or a server stays awake.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  const number = (kind: Kind): number => findings.filter((each) => each.kind === kind).length;
  const shortest = findings.toSorted((a, b) => a.row - b.row)[0];
  return {
    game: game.id,
    games: plan.length,
    positions,
    violations: number('violations'),
    leaks: number('leaks'),
    mismatches: number('mismatches'),
    refusedLegal: number('refusedLegal'),
    acceptedIllegal: number('acceptedIllegal'),
    deep: deepGames,
    finished,
    cut,
    findings,
    ...(shortest === undefined ? {} : { record: shortest.record }),
  };
}

function checkWording<T>(game: Game<T>, setup: Setup | undefined, wording: Wording): Finding[] {
  const watch = watchOf(game, setup ?? { seats: game.seats.min, options: {}, seed: 0 });
  for (const [i, uneven] of unevenWording(wording).entries()) note(watch, 'text', uneven, `${i}`);
  for (const key of wordsBefore(game)) checkText(watch, wording, { key });
  return watch.findings;
}

interface Pass<T> {
  readonly journal: Journal<T>;
  /** The state after each row; the first is the deal. */
  readonly states: readonly State<T>[];
}

/** One game: played once with the cheap checks, then again from its record with the deep ones, then its twins. */
function examine<T>(
  watch: Watch<T>,
  wording: Wording,
  { deep, most, visits }: { deep: number; most: number; visits: Map<string, number> },
): { positions: number; finished: boolean; cut: boolean } {
  const pass = attempt(watch, () => playChecked(watch, wording, most));
  if (pass === undefined) return { positions: 0, finished: false, cut: false };
  const { journal, states } = pass;
  const finished = journal.state.frames.length === 0;
  const played = { positions: states.length, finished, cut: !finished };
  const pick = pickerFor(watch.setup.seed + 7);
  const sampled = sampleRows(states, deep, visits, pick);
  replayChecked(watch, pass, sampled, (at, dice) => {
    attempt(watch, () => checkAnswers(watch, at.state, dice, pick, wording));
    attempt(watch, () => checkUndo(watch, at, dice, pick));
    attempt(watch, () => checkSwaps(watch, at.state, pick));
    attempt(watch, () => checkImagine(watch, at.state, pick));
    attempt(watch, () => checkTakeBack(watch, at, pick));
  });
  watch.rows = journal.rows;
  if (deep === 0) return played;
  const { live } = journal;
  const run = attempt(watch, () => runAll(watch.game, watch.setup, live));
  if (run === undefined) return played;
  attempt(watch, () => checkTwins(watch, live, run, deep * 4, pick));
  attempt(watch, () => checkHands(watch, live, run, deep * 4, pick));
  attempt(watch, () => checkHidden(watch, live, run, deep * 2, pick));
  const last = run.moments.at(-1)?.state;
  const changed = last === undefined ? null : firstDifference(journal.state, last);
  if (changed !== null)
    note(watch, 'undo', `without the answers that were taken back the game comes out otherwise: ${changed}`);
  return played;
}

function playChecked<T>(watch: Watch<T>, wording: Wording, most: number): Pass<T> | undefined {
  const { game, setup } = watch;
  const journal = openJournal(game, headFor(game, setup), diceFor(setup));
  watch.rows = journal.rows;
  const next = randomRows(setup);
  const states: State<T>[] = [];
  const look = (done: Done<T>): boolean => {
    states.push(done.after);
    const sound = checkState(watch, done.after);
    if (sound) checkShown(watch, done.after, wording);
    checkDone(watch, done, wording);
    return sound;
  };
  const opening = { row: null, before: null, after: journal.state, events: journal.opening, barrier: true };
  if (!look(opening)) return undefined;
  for (;;) {
    const row = attempt(watch, () => next(journal));
    if (row === undefined) return undefined;
    if (row === null) return { journal, states };
    if (journal.rows.length >= most) {
      checkEnds(watch, journal.state, most);
      return { journal, states };
    }
    const before = journal.state;
    try {
      const refusal = apply(journal, row);
      if (refusal !== null) note(watch, 'applies', `a row that was offered is refused: ${refusal.key}`);
    } catch (error) {
      noteThrow({ ...watch, rows: [...journal.rows, row] }, error, 'applies');
      return undefined;
    }
    const { events, barrier } = journal.kit;
    const told = 'answer' in row ? events : [];
    if (!look({ row, before, after: journal.state, events: told, barrier })) return undefined;
  }
}

/** A game that is cut was long because chance played it: with its own policy it must end. */
function checkEnds<T>(watch: Watch<T>, state: State<T>, most: number): void {
  const { game, setup } = watch;
  if (game.cut === undefined) return note(watch, 'ends', `the game is not over after ${most} rows`);
  const ends = game.brain?.policy === undefined || attempt(watch, () => canEnd(game, state, setup.seed));
  if (ends === false) note(watch, 'ends', `the game is cut after ${most} rows, and played on it does not end`);
}

/** Plays the record again: the same digests after every row, and `deepCheck` at sampled positions. */
function replayChecked<T>(
  watch: Watch<T>,
  { journal, states }: Pass<T>,
  sampled: ReadonlySet<number>,
  deepCheck: (at: Journal<T>, dice: Dice) => void,
): void {
  const { game, setup } = watch;
  const record = recordOf(journal, setup);
  let broken = false;
  const each = (at: Journal<T>): void => {
    const row = at.rows.length;
    const before = states[row];
    if (broken || before === undefined) return;
    watch.rows = at.rows;
    if (!same(before, at.state)) {
      broken = true;
      noteParted(watch, before, at.state);
    } else if (sampled.has(row)) {
      deepCheck(at, diceFor(setup));
      checkRestored(watch, states, record.rows, row);
    }
  };
  try {
    each(openJournal(game, headFor(game, setup), diceFor(setup)));
    replay(game, record, diceFor(setup), each);
  } catch (error) {
    noteThrow(watch, error, 'replay');
  }
}

/** A state that was looked at from all sides, and the same that nobody has looked at yet, are not the same. */
function noteParted<T>(watch: Watch<T>, looked: State<T>, fresh: State<T>): void {
  const differs = firstDifference(looked, fresh);
  const untouched = clone(fresh);
  attempt(watch, () => checkShown(watchOf(watch.game, watch.setup), fresh, NO_WORDS));
  if (same(untouched, fresh))
    note(watch, 'replay', `played again, the state after row ${watch.rows.length} differs: ${differs}`);
  else note(watch, 'pure', `a question, a standing or a description changed the state: ${differs}`);
}

const NO_WORDS: Wording = { en: {}, it: {} };

/** A twin restored from JSON plays on through the next rows. */
function checkRestored<T>(watch: Watch<T>, states: readonly State<T>[], rows: readonly Row[], from: number): void {
  let state = JSON.parse(JSON.stringify(states[from])) as State<T>;
  const kit = createKit(watch.game, diceFor(watch.setup));
  attempt(
    watch,
    () => {
      for (let row = from; row < Math.min(rows.length, from + 25); row++) {
        const next = rows[row];
        if (next === undefined || !('answer' in next)) return;
        const outcome = act(kit, state, next.seat, next.answer);
        const changed = outcome.ok
          ? firstDifference(states[row + 1], outcome.state)
          : `it refuses: ${outcome.refusal.key}`;
        if (changed !== null)
          return note(watch, 'restore', `a restored twin plays on otherwise at row ${row + 1}: ${changed}`);
        if (outcome.ok) state = outcome.state;
      }
    },
    'restore',
  );
}
