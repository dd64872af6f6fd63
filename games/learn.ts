// What a game brings for those who learn it: lessons that are played on a real table with a coach beside it, small
// positions to try a rule on, and a glossary. The page around it shows them; this file says what they are and plays them.

import {
  act,
  type Answer,
  type Ask,
  asks,
  askOf,
  clone,
  createKit,
  type Dice,
  type GameEvent,
  fastDice,
  type Game,
  type Kit,
  type Lang,
  type Messages,
  type Scalar,
  type Seat,
  silence,
  type State,
} from '@orrery/kernel';
import type { Picture } from './picture.ts';

/** A page of the coach: words alone, or words and something to do. Its texts are `<lesson>.<id>` and `<lesson>.<id>.text`. */
export interface Scene<T = unknown> {
  readonly id: string;
  /** The answers that lead on; `any`: all that the rules allow. Left out: there is only something to read. */
  readonly take?: readonly Answer[] | 'any';
  /** With `any`: free play until this holds. Left out: one answer is enough. */
  until?(state: State<T>): boolean;
  /** The dice that fall and the items that are drawn while this scene is played; after them, dice of no meaning. */
  readonly dice?: readonly number[];
  readonly draws?: readonly number[];
  /** Another position, for example some weeks later. */
  later?(state: State<T>): State<T>;
  /** What the coach points at on the board. */
  readonly point?: readonly Scalar[];
}

/** Its texts are `<id>`, its name, and `<id>.about`. */
export interface Lesson<T = unknown> {
  readonly id: string;
  /** About how long it takes; left out: too short to say. */
  readonly minutes?: number;
  /** Left out: that of the game. */
  readonly picture?: Picture;
  start(): State<T>;
  readonly scenes: readonly Scene<T>[];
}

export interface Learning<T = unknown> {
  readonly lessons: readonly Lesson<T>[];
  /** By number of a rule: a small position to try it on. */
  readonly examples: Readonly<Record<string, Lesson<T>>>;
  /** The terms of the glossary, and the rule that says more. `term.<id>` is its name, `term.<id>.as` the words that mean it
   *  with `|` between them, `term.<id>.text` what it is. */
  readonly terms: Readonly<Record<string, string | null>>;
  readonly text: Readonly<Record<Lang, () => Promise<Messages>>>;
}

/** The learner sits here; everybody else answers as silence would. */
export const LEARNER: Seat = 0;

/** What the learner did: read on, or answer. */
export type Move = 'on' | { readonly answer: Answer };

export interface Stand<T = unknown> {
  readonly state: State<T>;
  /** The place of the present scene; the last one stays. */
  readonly place: number;
  readonly events: readonly GameEvent[];
  /** How many of the moves could be made. */
  readonly made: number;
}

/** The lesson after these moves; a move that cannot be made is left out, and all that follow. */
export function playLesson<T>(game: Game<T>, lesson: Lesson<T>, moves: readonly Move[]): Stand<T> {
  const dice = stagedDice();
  const kit = createKit(game, dice);
  let stand: Stand<T> = enterScene(lesson, dice, { state: lesson.start(), place: 0, events: [], made: 0 });
  for (const move of moves) {
    const next = move === 'on' ? readOn(lesson, dice, stand) : answered(kit, lesson, dice, stand, move.answer);
    if (next === null) break;
    stand = { ...next, made: stand.made + 1 };
  }
  return stand;
}

/** What the learner is asked in this scene: nothing to be read, and only what leads on. */
export function lessonAsk<T>(game: Game<T>, lesson: Lesson<T>, { state, place }: Stand<T>): Ask | null {
  const take = lesson.scenes[place]?.take;
  const ask = take === undefined ? null : askOf(game, state, LEARNER);
  if (ask === null || take === undefined || take === 'any' || ask.choice.kind !== 'one') return ask;
  const options = ask.choice.options.filter((option) => take.includes(option));
  const otherwise = options[0] ?? null;
  return { ...ask, pass: false, otherwise, choice: { ...ask.choice, options } };
}

interface StagedDice extends Dice {
  dice: number[];
  draws: number[];
}

/** Dice that fall as the scene wants. */
function stagedDice(): StagedDice {
  const others = fastDice(7);
  const staged: StagedDice = {
    dice: [],
    draws: [],
    word: (epoch, counter) => (staged.dice.shift() ?? others.word(epoch, counter) + 1) - 1,
    deal: (pool, item) => {
      const wanted = staged.draws[0];
      if (wanted === undefined || (pool[wanted] ?? 0) === 0) return item;
      staged.draws.shift();
      return wanted;
    },
  };
  return staged;
}

/** Reading on is always possible but in the last scene and where something must be answered; free play may be left. */
function readOn<T>(lesson: Lesson<T>, dice: StagedDice, stand: Stand<T>): Stand<T> | null {
  const scene = lesson.scenes[stand.place];
  const free = scene?.take === 'any' && scene.until !== undefined;
  if (scene === undefined || (scene.take !== undefined && !free)) return null;
  return nextScene(lesson, dice, stand);
}

function answered<T>(
  kit: Kit<T>,
  lesson: Lesson<T>,
  dice: StagedDice,
  stand: Stand<T>,
  answer: Answer,
): Stand<T> | null {
  const scene = lesson.scenes[stand.place];
  if (scene?.take === undefined || (scene.take !== 'any' && !scene.take.includes(answer))) return null;
  const outcome = act(kit, stand.state, LEARNER, answer);
  if (!outcome.ok) return null;
  const events = [...stand.events, ...outcome.events];
  const state = othersAnswer(kit, outcome.state, events);
  const done = scene.take !== 'any' || scene.until === undefined || scene.until(state) || state.frames.length === 0;
  const now = { ...stand, state, events };
  return done ? nextScene(lesson, dice, now) : now;
}

function othersAnswer<T>(kit: Kit<T>, from: State<T>, events: GameEvent[]): State<T> {
  let state = from;
  for (let rounds = 0; rounds < 100; rounds++) {
    const all = asks(kit.game, state);
    const ask = all.find(({ seat }) => seat !== LEARNER);
    if (ask === undefined || all.length > 1) break;
    const outcome = act(kit, state, ask.seat, silence(ask));
    if (!outcome.ok) break;
    state = outcome.state;
    events.push(...outcome.events);
  }
  return state;
}

function nextScene<T>(lesson: Lesson<T>, dice: StagedDice, stand: Stand<T>): Stand<T> | null {
  if (stand.place >= lesson.scenes.length - 1) return null;
  return enterScene(lesson, dice, { ...stand, place: stand.place + 1 });
}

/** The dice are laid ready; what the last scene left of its own is gone. */
function enterScene<T>(lesson: Lesson<T>, dice: StagedDice, stand: Stand<T>): Stand<T> {
  const scene = lesson.scenes[stand.place];
  dice.dice = [...(scene?.dice ?? [])];
  dice.draws = [...(scene?.draws ?? [])];
  return scene?.later === undefined ? stand : { ...stand, state: clone(scene.later(stand.state)) };
}
