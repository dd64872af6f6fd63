// The engine: starts a game, asks, takes an answer and runs on until somebody must be asked again. Together frames ask
// several seats at once: each builds a draft that nobody else sees, and when the frame closes they take effect in order.
// Sealed: one answer each. Common: each seat plays a thread of its own on a private copy, as if alone. Window: the first
// act in order counts, later answers are void, and another round follows.
//
// Who may answer and what they are asked is worked out once: the kit keeps what `settle` found out until the state changes, and
// beside it the private copies, each as far as its seat has drafted.

import { allows, isAnswer, silence } from './choice.ts';
import { copyState } from './clone.ts';
import type { Dice } from './dice.ts';
import { fault, must } from './fault.ts';
import { createKit, type Kit, type Thread, type Waits } from './kit.ts';
import { isWatched, no } from './rule.ts';
import type { Step } from './steps.ts';
import type { Answer, Ask, GameEvent, Frame, Game, Options, Question, Refusal, Seat, State, View } from './types.ts';
import { view } from './view.ts';

export type Outcome<T> =
  | { ok: true; state: State<T>; events: readonly GameEvent[]; barrier: boolean; turned: boolean }
  | { ok: false; refusal: Refusal };

/** The first state; what was told on the way to it is in the kit. */
export function begin<T>(kit: Kit<T>, seats: number, options: Options): State<T> {
  const state: State<T> = {
    seats,
    table: undefined as T,
    held: { pool: [], item: [], know: [] },
    frames: [],
    pools: [],
    drafts: [],
    epoch: 0,
    counter: 0,
  };
  forget(kit);
  ready(kit, state);
  state.table = kit.game.setup(kit, options);
  settle(kit);
  return state;
}

/** Takes an answer without checking it and changes the state in place: for search and simulation. */
export function step<T>(kit: Kit<T>, state: State<T>, seat: Seat, answer: Answer): void {
  if (kit.state !== state) forget(kit);
  ready(kit, state);
  const { frame, now } = topIn(kit);
  if (now.together === undefined || soloOf(now, frame) !== undefined) takeAnswer(kit, now, frame, seat, answer);
  else {
    // A draft is nobody else's business: what the others are asked, they are asked still.
    for (let i = state.drafts.length; i <= seat; i++) state.drafts.push([]);
    must(state.drafts[seat], 'a draft').push(answer);
  }
  settle(kit, seat);
}

/** Takes an answer at the door: refuses what is not asked or not allowed, and leaves the given state as it was. */
export function act<T>(kit: Kit<T>, state: State<T>, seat: Seat, answer: Answer): Outcome<T> {
  const refusal = refuser(kit.game, state, seat, kit)(answer);
  if (refusal !== null) return { ok: false, refusal };
  const next = copyState(state, kit.game.copy);
  // A copy waits for what the state waited for.
  if (kit.state === state) kit.state = next;
  step(kit, next, seat, answer);
  return { ok: true, state: next, events: kit.events, barrier: kit.barrier, turned: kit.turned };
}

/** All that is asked right now. For the driver only: who is really asked is no seat's business but its own. With the kit that
 *  has brought the state about, nothing is worked out twice; not for who has changed the state since behind its back. */
export function asks<T>(game: Game<T>, state: State<T>, kit?: Kit<T>): Ask[] {
  const all: Ask[] = [];
  if (state.frames.length === 0) return all;
  const { frame, now } = topOf(game, state);
  const waits = waitsOf(state, kit);
  for (const seat of mayOf(now, state, frame, waits)) {
    const ask = askFor(game, state, frame, now, seat, waits);
    if (ask !== null) all.push(ask);
  }
  return all;
}

/** What this seat is asked; null: nothing. The same from a state and from the seat's own view of it. */
export function askOf<T>(game: Game<T>, state: State<T>, seat: Seat): Ask | null {
  if (state.frames.length === 0) return null;
  const { frame, now } = topOf(game, state);
  return mayOf(now, state, frame, null).includes(seat) ? askFor(game, state, frame, now, seat, null) : null;
}

/** Who may act now, as everybody may know it. */
export function waiting<T>(game: Game<T>, state: State<T>): readonly Seat[] {
  if (state.frames.length === 0) return [];
  const { frame, now } = topOf(game, state);
  return mayOf(now, state, frame, null);
}

/** Why this answer is refused; null: it is allowed. A function of what the seat may know. */
export const why = <T>(game: Game<T>, state: State<T>, seat: Seat, answer: unknown): Refusal | null =>
  refuser(game, state, seat)(answer);

type Refuser = (answer: unknown) => Refusal | null;

/** The same for several answers: the seat is asked, and its view made, once; with the kit as in `asks`. */
export function refuser<T>(game: Game<T>, state: State<T>, seat: Seat, kit?: Kit<T>): Refuser {
  const question = questionFor(game, state, seat, waitsOf(state, kit));
  if (question === null) return () => no('', state.frames.length === 0 ? 'refuse.over' : 'refuse.not-asked');
  let seen: View<T> | undefined;
  return (answer) => {
    if (allows(question, answer)) return null;
    seen ??= drafted(game, view(state, seat));
    const { frame, now } = topOf(game, seen);
    return (isAnswer(answer) && now.why?.(seen, frame, seat, answer)) || no('', 'refuse.not-offered');
  };
}

/** Whether a click would cross a barrier, foretold on an imagined world so that it tells nothing. */
export function crosses<T>(kit: Kit<T>, imagined: State<T>, seat: Seat, answer: Answer): boolean {
  step(kit, copyState(imagined, kit.game.copy), seat, answer);
  return kit.barrier;
}

/** A view with the viewer's own draft of a common phase played on a copy: what its table shows while it drafts. */
export function drafted<T>(game: Game<T>, seen: View<T>): View<T> {
  const draft = seen.drafts[seen.viewer] ?? [];
  if (draft.length === 0 || topOf(game, seen).now.together !== 'common') return seen;
  return { ...threadOf(game, seen, seen.viewer, draft, null).kit.state, viewer: seen.viewer };
}

function askFor<T>(
  game: Game<T>,
  state: State<T>,
  frame: Frame,
  now: Step<T>,
  seat: Seat,
  waits: Waits<T> | null,
): Ask | null {
  const question = questionOf(game, state, frame, now, seat, waits);
  if (question === null) return null;
  const { choice } = question;
  if (choice.kind === 'one' && choice.options.length === 0 && question.pass !== true)
    throw fault('broken', `"${frame.step}" asks seat ${seat} to choose one of nothing ("${question.prompt.key}")`);
  const ask = { ...question, seat, step: frame.step };
  return now.about === undefined ? ask : Object.assign(ask, now.about(state, frame, seat));
}

function questionOf<T>(
  game: Game<T>,
  state: State<T>,
  frame: Frame,
  now: Step<T>,
  seat: Seat,
  waits: Waits<T> | null,
): Question | null {
  const draft = state.drafts[seat];
  if (draft === undefined || draft.length === 0)
    return soloOf(now, frame) === -1 ? null : askOnce(now, state, frame, seat, waits);
  return now.together === 'common' ? questionOnTop(threadOf(game, state, seat, draft, waits).kit, seat) : null;
}

/** What this seat is asked, if it may answer at all. */
function questionFor<T>(game: Game<T>, state: State<T>, seat: Seat, waits: Waits<T> | null): Question | null {
  if (state.frames.length === 0) return null;
  const { frame, now } = topOf(game, state);
  return mayOf(now, state, frame, waits).includes(seat) ? questionOf(game, state, frame, now, seat, waits) : null;
}

function questionOnTop<T>(kit: Kit<T>, seat: Seat): Question | null {
  const { game, state } = kit;
  const { frame, now } = topIn(kit);
  return questionOf(game, state, frame, now, seat, waitsOf(state, kit));
}

/** A seat's thread after these answers: the one that is kept, played on by what was drafted since. */
function threadOf<T>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  draft: readonly Answer[],
  waits: Waits<T> | null,
): Thread<T> {
  const thread = waits?.threads[seat] ?? openThread(game, state, seat);
  for (; thread.played < draft.length; thread.played++)
    step(thread.kit, thread.kit.state, seat, draft[thread.played] as Answer);
  if (waits !== null) waits.threads[seat] = thread;
  return thread;
}

/** A world of the seat's own. Drafts are taken back at will, so nothing is rolled or seen there. */
function openThread<T>(game: Game<T>, state: State<T>, seat: Seat): Thread<T> {
  const kit = createKit(game, noDice);
  const world = copyState(state, game.copy);
  world.drafts = [];
  topOf(game, world).frame.solo = seat;
  kit.state = world;
  return { kit, played: 0 };
}

const noDice: Dice = {
  word() {
    throw fault('broken', 'dice are used inside a draft; roll in the step after it');
  },
};

function ready<T>(kit: Kit<T>, state: State<T>): void {
  kit.state = state;
  kit.events = [];
  kit.barrier = false;
  kit.turned = false;
}

function mayOf<T>(now: Step<T>, state: State<T>, frame: Frame, waits: Waits<T> | null): readonly Seat[] {
  const solo = soloOf(now, frame);
  if (solo !== undefined) return solo === -1 ? NOBODY : [solo];
  return waits === null ? (now.may?.(state, frame) ?? NOBODY) : waits.may;
}

const NOBODY: readonly Seat[] = [];

function askOnce<T>(now: Step<T>, state: State<T>, frame: Frame, seat: Seat, waits: Waits<T> | null): Question | null {
  const before = waits?.questions[seat];
  if (before !== undefined) return before;
  const question = now.ask?.(state, frame, seat) ?? null;
  if (waits !== null) waits.questions[seat] = question;
  return question;
}

/** What a kit keeps of its own state. Nothing while conditions are forced or listened to: then each is put every time. */
const waitsOf = <T>(state: State<T>, kit: Kit<T> | undefined): Waits<T> | null =>
  kit === undefined || kit.state !== state || isWatched() ? null : kit.waits;

/** Before anything changes the state. */
function forget<T>(kit: Kit<T>): void {
  kit.waits = null;
}

function topOf<T>(game: Game<T>, state: State<T>): { frame: Frame; now: Step<T> } {
  const frame = must(state.frames[state.frames.length - 1], 'a frame on the stack');
  const now = game.steps[frame.step];
  if (now === undefined) throw fault('broken', `${game.id} has no step "${frame.step}"`);
  return { frame, now };
}

/** The same of a kit, whose steps are quicker to read. */
function topIn<T>({ game, state, steps }: Kit<T>): { frame: Frame; now: Step<T> } {
  const frame = must(state.frames[state.frames.length - 1], 'a frame on the stack');
  const now = steps.get(frame.step);
  if (now === undefined) throw fault('broken', `${game.id} has no step "${frame.step}"`);
  return { frame, now };
}

/** The seat whose thread of a common phase is played; -1: it is over. */
const soloOf = <T>(now: Step<T>, frame: Frame): Seat | undefined =>
  now.together === 'common' ? frame.solo : undefined;

/** Runs on by itself until somebody must be asked, the game is over, or the thread of a common phase is. `by`: who has
 *  just answered. */
function settle<T>(kit: Kit<T>, by: Seat = -1): void {
  const { state, game } = kit;
  for (let runs = 0; state.frames.length > 0; runs++) {
    const { frame, now } = topIn(kit);
    if (soloOf(now, frame) === -1) return;
    if (runs > 10_000) throw fault('endless', `${game.id} runs on and on in "${frame.step}"`);
    const may = mayOf(now, state, frame, waitsOf(state, kit));
    if (may.length === 0) {
      runStep(kit, now, frame);
      continue;
    }
    kit.waits ??= { may, questions: [], threads: [] };
    if (now.together === 'window') {
      if (!closeWindow(kit, now, frame, may, by)) return;
    } else if (now.together !== undefined && soloOf(now, frame) === undefined) {
      if (!closeSealed(kit, now, frame, may, by)) return;
    } else {
      if (may.length > 1) throw fault('broken', `"${frame.step}" asks ${may.length} seats but is not a Together step`);
      if (askOnce(now, state, frame, may[0] ?? 0, waitsOf(state, kit)) !== null) return;
      runStep(kit, now, frame);
    }
  }
}

/** What a step does when nobody is asked, or all have answered. */
function runStep<T>(kit: Kit<T>, now: Step<T>, frame: Frame): void {
  forget(kit);
  if (now.run === undefined) kit.leave();
  else now.run(kit, frame);
}

function takeAnswer<T>(kit: Kit<T>, now: Step<T>, frame: Frame, seat: Seat, answer: Answer): void {
  forget(kit);
  now.take?.(kit, frame, seat, answer);
}

/** Closes with the first act in order, or when all have passed; false: a seat that comes first still has to answer. */
function closeWindow<T>(kit: Kit<T>, now: Step<T>, frame: Frame, may: readonly Seat[], by: Seat): boolean {
  const { drafts } = kit.state;
  const waits = waitsOf(kit.state, kit);
  let actor = -1;
  for (const seat of may) {
    const answer = drafts[seat]?.[0];
    if (answer === undefined) {
      if (askOnce(now, kit.state, frame, seat, waits) !== null) return false;
    } else if (answer !== null) {
      actor = seat;
      break;
    }
  }
  kit.onWindow?.(may);
  kit.state.drafts = [];
  kit.barrier ||= isOthers(may, by);
  kit.tell('log.window', { step: frame.step, may });
  if (actor < 0) runStep(kit, now, frame);
  else takeAnswer(kit, now, frame, actor, drafts[actor]?.[0] ?? null);
  return true;
}

/** A barrier even if nobody else could act: a seat that may undo would know that they could not. */
const isOthers = (may: readonly Seat[], by: Seat): boolean => may.length > 1 || may[0] !== by;

function closeSealed<T>(kit: Kit<T>, now: Step<T>, frame: Frame, may: readonly Seat[], by: Seat): boolean {
  const { state, game } = kit;
  const waits = waitsOf(state, kit);
  for (const seat of may) if (questionOf(game, state, frame, now, seat, waits) !== null) return false;
  const { drafts } = state;
  state.drafts = [];
  kit.barrier ||= isOthers(may, by);
  const depth = state.frames.length;
  for (const seat of may) {
    if (now.together === 'common') playThread(kit, frame, seat, drafts[seat] ?? []);
    else {
      const answer = drafts[seat]?.[0];
      if (answer !== undefined) takeAnswer(kit, now, frame, seat, answer);
    }
    if (state.frames.length !== depth)
      throw fault('broken', `the sealed answers of "${frame.step}" call steps; only its run may`);
  }
  runStep(kit, now, frame);
  return true;
}

/** Plays a seat's draft for real. What no longer holds is void, and the thread ends with what silence would answer. */
function playThread<T>(kit: Kit<T>, frame: Frame, seat: Seat, draft: readonly Answer[]): void {
  forget(kit);
  frame.solo = seat;
  let place = 0;
  for (let rounds = 0; rounds < 1000; rounds++) {
    const question = questionOnTop(kit, seat);
    if (question === null) break;
    const said = draft[place++];
    const holds = said !== undefined && allows(question, said);
    if (!holds) place = draft.length;
    const { frame: top, now } = topIn(kit);
    takeAnswer(kit, now, top, seat, holds ? said : silence(question));
    settle(kit);
  }
  delete frame.solo;
  forget(kit);
}
