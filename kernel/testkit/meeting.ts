// Pieces that bend the rules, such as powers, meet in a game: it begins as it is told, is played to its end in the quickest
// way there is, and nothing may break. Meant for thousands of short games: the invariant holds after every answer; questions,
// sentences and secrets are looked at now and then.

import { allows } from '../src/choice.ts';
import { createKit } from '../src/kit.ts';
import { asks, begin, drafted, step } from '../src/run.ts';
import type { Answer, Ask, Game, GameEvent, State } from '../src/types.ts';
import { view } from '../src/view.ts';
import type { Picker } from '../src/ways.ts';
import { guarded } from './guard.ts';
import { diceFor, MOST, pickerFor, randomAnswer } from './play.ts';
import { checkDone, checkShown, checkState } from './position.ts';
import { checkSwaps } from './swap.ts';
import { type Wording, wordingOf } from './text.ts';
import { attempt, type Finding, note, noteThrow, type Setup, type Watch, watchOf } from './watch.ts';

/** A game in which pieces meet, and what is counted of it. */
export interface Meeting extends Setup {
  /** What is answered so that they meet; undefined: whatever comes. Where it is not allowed, they cannot meet. */
  lead(ask: Ask): Answer | undefined;
  /** The answers that use pieces, given more often than others. */
  uses(ask: Ask): readonly Answer[];
  /** Which piece this event shows to have done something, or, with -1, not to have done it after all. */
  counts(event: GameEvent): readonly [piece: string, n: 1 | -1] | null;
}

export interface Met {
  /** False: the rules do not let them meet like this, and nothing was played. */
  readonly played: boolean;
  readonly answers: number;
  readonly finished: boolean;
  /** By piece, how often it did something. */
  readonly uses: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

/** So many answers are up to chance; then the game's own policy brings it to its end. */
const WILD = 250;
/** How often secrets and questions are looked at. */
const LOOK = 40;

export async function meet<T>(game: Game<T>, meeting: Meeting): Promise<Met> {
  const wording = await wordingOf(game);
  return guarded(() => play(watchOf(game, meeting), wording, meeting));
}

function play<T>(watch: Watch<T>, wording: Wording, meeting: Meeting): Met {
  const { game } = watch;
  const { seats, options, seed } = meeting;
  const pick = pickerFor(seed);
  const kit = createKit(game, diceFor(meeting));
  const rows: { seat: number; answer: Answer }[] = [];
  watch.rows = rows;
  const uses: Record<string, number> = {};
  const count = (): void => {
    for (const event of kit.events) {
      const [piece = '', n = 0] = meeting.counts(event) ?? [];
      if (n !== 0) uses[piece] = (uses[piece] ?? 0) + n;
    }
  };
  const met = (finished: boolean, played = true): Met => ({
    played,
    answers: rows.length,
    finished,
    uses,
    findings: watch.findings,
  });
  try {
    const state = begin(kit, seats, options);
    count();
    for (let answers = 0; answers < MOST; answers++) {
      const pending = asks(game, state, kit);
      const ask = pending[pick(Math.max(1, pending.length))];
      if (ask === undefined) return met(checkState(watch, state) && state.frames.length === 0);
      const led = meeting.lead(ask);
      if (led !== undefined && !allows(ask, led)) return met(false, false);
      const answer = led ?? answerOf(game, state, ask, meeting, answers < WILD, pick);
      rows.push({ seat: ask.seat, answer });
      step(kit, state, ask.seat, answer);
      count();
      const broken = game.invariant?.(state) ?? null;
      if (broken !== null) note(watch, 'invariant', broken);
      if (answers % LOOK === LOOK - 1) look(watch, state, kit.events, wording, pick);
      if (watch.findings.length > 0) return met(false);
    }
    note(watch, 'ends', `the game is not over after ${MOST} answers`);
  } catch (error) {
    noteThrow(watch, error, 'applies');
  }
  return met(false);
}

function answerOf<T>(game: Game<T>, state: State<T>, ask: Ask, meeting: Meeting, wild: boolean, pick: Picker): Answer {
  const uses = pick(4) < (wild ? 3 : 1) ? meeting.uses(ask) : [];
  const use = uses[pick(Math.max(1, uses.length))];
  if (use !== undefined) return use;
  const advice = wild ? undefined : game.brain?.policy?.(drafted(game, view(state, ask.seat)), ask, pick);
  return allows(ask, advice) ? advice : randomAnswer(ask, pick, 50);
}

function look<T>(watch: Watch<T>, state: State<T>, events: readonly GameEvent[], wording: Wording, pick: Picker): void {
  if (!checkState(watch, state)) return;
  checkShown(watch, state, wording);
  checkDone(watch, { row: null, before: null, after: state, events, barrier: true }, wording);
  attempt(watch, () => checkSwaps(watch, state, pick));
}
