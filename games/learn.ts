// What a game brings for those who learn it: lessons that are played on a real table with a coach beside it, small
// positions to try a rule on, and a glossary. The page around it shows them; this file says what they are and plays them.

import {
  act,
  allows,
  type Answer,
  type Ask,
  asks,
  type Choice,
  askOf,
  clone,
  createKit,
  digest,
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
import type { ComponentType } from 'react';
import type { Picture } from './picture.ts';

/** A page of the coach: words alone, or words and something to do. Its texts are `<lesson>.<id>` and `<lesson>.<id>.text`. */
export interface Scene<T = unknown> {
  readonly id: string;
  /** The answers that lead on, or what tells them; `any`: all that the rules allow. Left out: there is only something to read. */
  readonly take?: readonly Answer[] | ((answer: Answer) => boolean) | 'any';
  /** With `any`: free play until this holds. Left out: one answer is enough. */
  until?(state: State<T>): boolean;
  /** The dice that fall and the items that are drawn while this scene is played; after them, dice of no meaning. */
  readonly dice?: readonly number[];
  readonly draws?: readonly number[];
  /** What others answer while this scene is played, each once, where that step asks them. To all else they are silent. */
  readonly others?: readonly (readonly [seat: Seat, step: string, answer: Answer])[];
  /** The step before which the others stop. Left out: they go on until the learner is asked. */
  readonly halt?: string;
  /** Another position, for example some weeks later. */
  later?(state: State<T>): State<T>;
  /** It is to be done on the board: the coach has a button for it only for whoever asks for one. */
  readonly touch?: true;
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
  /** What there is to look up, where the game has much of one kind. */
  encyclopaedia?(): Promise<{ readonly encyclopaedia: Encyclopaedia }>;
  readonly text: Readonly<Record<Lang, () => Promise<Messages>>>;
}

/** Pages of one kind, such as the powers of a game: to be sifted, read and tried. All texts are keys in `text`, which is laid
 *  over the game's own; only its name, `encyclopaedia`, and `encyclopaedia.about` are in the text of the learning. */
export interface Encyclopaedia {
  /** What to sift by, and the values there are: `<filter>` is its name, `<filter>.<value>` that of a value. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly articles: readonly Article[];
  /** The portrait of an article. */
  readonly Picture: ComponentType<{ readonly article: string; readonly size: number }>;
  readonly text: Readonly<Record<Lang, () => Promise<Messages>>>;
}

export interface Article {
  /** In its address. */
  readonly id: string;
  readonly name: string;
  /** Over its page: the name and what it means. */
  readonly title: string;
  /** In one sentence. */
  readonly line: string;
  /** By filter: its values there. The first filter is the one that its page names first. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly paragraphs: readonly Paragraph[];
  /** Other articles, and why. */
  readonly company: readonly Company[];
  /** A situation of the game in which it can be tried, and what to look for there. */
  readonly example?: { readonly situation: string; readonly text: string };
}

export interface Paragraph {
  /** Left out: it needs none. */
  readonly title?: string;
  readonly text: string;
}

export interface Company {
  readonly title: string;
  readonly articles: readonly { readonly id: string; readonly why: string }[];
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
  if (ask === null || take === undefined || take === 'any') return ask;
  const passes = ask.pass === true && leadsOn(take, null);
  if (ask.choice.kind !== 'one') return passes || ask.pass !== true ? ask : asking(ask, ask.choice, first(take));
  const options = ask.choice.options.filter((option) => leadsOn(take, option));
  const choice = { ...ask.choice, options };
  return passes ? { ...ask, choice } : asking(ask, choice, options[0] ?? null);
}

/** What leads on, as far as the lesson lists it. */
const first = (take: Scene['take']): Answer => (Array.isArray(take) ? ((take as readonly Answer[])[0] ?? null) : null);

/** The same question without the way to pass it. */
const asking = ({ pass: _pass, ...ask }: Ask, choice: Choice, otherwise: Answer): Ask => ({
  ...ask,
  choice,
  otherwise,
});

/** Does what the coach says, to the last page: what leads on first or, by id of a scene, an answer of one's own. Throws where a
 *  scene asks nothing or does not lead on. */
export function followCoach<T>(
  game: Game<T>,
  lesson: Lesson<T>,
  own: Readonly<Record<string, Answer>> = {},
): Stand<T> & { readonly moves: readonly Move[] } {
  const moves: Move[] = [];
  let stand = playLesson(game, lesson, moves);
  for (const { id, take } of lesson.scenes.slice(0, -1)) {
    const answer = own[id] ?? first(take);
    const ask = lessonAsk(game, lesson, stand);
    if (take !== undefined && ask === null) throw new Error(`${lesson.id}.${id} asks nothing`);
    if (ask !== null && !allows(ask, answer)) throw new Error(`${lesson.id}.${id} does not offer what leads on`);
    moves.push(take === undefined ? 'on' : { answer });
    const next = playLesson(game, lesson, moves);
    if (next.place !== stand.place + 1) throw new Error(`${lesson.id}.${id} does not lead on`);
    const broken = game.invariant?.(next.state) ?? null;
    if (broken !== null) throw new Error(`${lesson.id}.${id}: ${broken}`);
    stand = next;
  }
  return { ...stand, moves };
}

/** Keys that lessons and terms need and these messages lack. */
export function missingTexts({ lessons, terms }: Learning, messages: Messages): string[] {
  const pages = lessons.flatMap(({ id, scenes }) => [
    id,
    `${id}.about`,
    ...scenes.flatMap((scene) => [`${id}.${scene.id}`, `${id}.${scene.id}.text`]),
  ]);
  const words = Object.entries(terms).flatMap(([term, rule]) => [
    `term.${term}`,
    `term.${term}.as`,
    `term.${term}.text`,
    ...(rule === null ? [] : [`rule.${rule}`]),
  ]);
  return [...pages, ...words].filter((key) => messages[key] === undefined);
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
  if (scene?.take === undefined || !leadsOn(scene.take, answer)) return null;
  const outcome = act(kit, stand.state, LEARNER, answer);
  if (!outcome.ok) return null;
  const events = [...stand.events, ...outcome.events];
  const state = othersAnswer(kit, outcome.state, scene, events);
  const done = scene.take !== 'any' || scene.until === undefined || scene.until(state) || state.frames.length === 0;
  const now = { ...stand, state, events };
  return done ? nextScene(lesson, dice, now) : now;
}

function leadsOn(take: NonNullable<Scene['take']>, answer: Answer): boolean {
  if (take === 'any') return true;
  return typeof take === 'function' ? take(answer) : take.some((each) => digest(each) === digest(answer));
}

function othersAnswer<T>(kit: Kit<T>, from: State<T>, { others = [], halt }: Scene<T>, events: GameEvent[]): State<T> {
  let state = from;
  const left = [...others];
  for (let rounds = 0; rounds < 100; rounds++) {
    const all = asks(kit.game, state);
    const ask = all[0];
    if (ask === undefined || ask.step === halt || all.some(({ seat }) => seat === LEARNER)) break;
    const at = left.findIndex(([seat, step]) => seat === ask.seat && step === ask.step);
    const [told] = at < 0 ? [] : left.splice(at, 1);
    const outcome = act(kit, state, ask.seat, told === undefined ? silence(ask) : told[2]);
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
