// The cheap checks, after every action.

import type { Row } from '../src/journal.ts';
import { seenBy } from '../src/kit.ts';
import { asks, askOf, waiting } from '../src/run.ts';
import type { Ask, GameEvent, Json, Seat, State, Sentence } from '../src/types.ts';
import { view } from '../src/view.ts';
import { firstDifference, isAlike, same, short } from './compare.ts';
import { brokenStanding, brokenState, nobodyAsked } from './invariants.ts';
import { notPlain } from './plain.ts';
import { brokenAsk } from './questions.ts';
import { unnamedOption, unsaid, unwritten, type Wording } from './text.ts';
import { attempt, note, type Watch } from './watch.ts';

/** What an action did: the state before and after, what it told, and whether undo stops here. */
export interface Done<T> {
  readonly row: Row | null;
  readonly before: State<T> | null;
  readonly after: State<T>;
  readonly events: readonly GameEvent[];
  readonly barrier: boolean;
}

/** Looks at a state by itself. False: it is so broken that nothing should be built on it. */
export function checkState<T>(watch: Watch<T>, state: State<T>): boolean {
  const odd = notPlain(state, 'state');
  if (odd !== null) note(watch, 'plain', odd);
  const sound = attempt(watch, () => {
    const broken = brokenState(watch.game, state) ?? nobodyAsked(watch.game, state);
    if (broken !== null) note(watch, 'kernel', broken);
    return broken === null;
  });
  attempt(watch, () => {
    const broken = watch.game.invariant?.(state) ?? null;
    if (broken !== null) note(watch, 'invariant', broken);
  });
  return odd === null && sound === true;
}

/** What everybody is shown at this position: questions, who may act, standing, description. */
export function checkShown<T>(watch: Watch<T>, state: State<T>, wording: Wording): void {
  const { game } = watch;
  attempt(watch, () => {
    const pending = asks(game, state);
    for (const ask of pending) checkAsk(watch, state, ask, wording);
    const may = waiting(game, state);
    checkAbout(watch, state, may);
    let lines: readonly Sentence[] = [];
    for (let viewer = 0; viewer <= state.seats; viewer++) {
      const seen = view(state, viewer);
      const shown = waiting(game, seen);
      if (!same(may, shown))
        note(watch, 'waiting', `${nameOf(state, viewer)} would see ${short(shown)} wait, not ${short(may)}`);
      if (viewer < state.seats) {
        const whole = pending.find(({ seat }) => seat === viewer) ?? null;
        const own = askOf(game, seen, viewer);
        if (!same(whole, own))
          note(
            watch,
            'own view',
            `seat ${viewer} is asked by what it cannot see: ${firstDifference(whole, own)}`,
            'ask',
          );
      }
      const standing = game.standing(seen);
      const odd = notPlain(standing, 'standing') ?? brokenStanding(state, standing);
      if (odd !== null) note(watch, 'standing', odd);
      if (standing.how !== undefined) checkText(watch, wording, standing.how);
      const before = lines;
      lines = game.describe?.(seen) ?? [];
      // Most lines are the same for everybody.
      for (const [i, line] of lines.entries()) if (!isAlike(line, before[i])) checkText(watch, wording, line);
    }
  });
}

/** Standing orders are told what a question is about whether or not the seat has something to decide: as the audience sees it. */
function checkAbout<T>(watch: Watch<T>, state: State<T>, may: readonly Seat[]): void {
  const frame = state.frames.at(-1);
  const about = frame === undefined ? undefined : watch.game.steps[frame.step]?.about;
  if (frame === undefined || about === undefined) return;
  const seen = view(state, state.seats);
  for (const seat of may) {
    const differs = firstDifference(about(state, frame, seat), about(seen, frame, seat));
    if (differs !== null)
      note(watch, 'about', `what "${frame.step}" is about for seat ${seat} tells a secret: ${differs}`);
  }
}

function checkAsk<T>(watch: Watch<T>, state: State<T>, ask: Ask, wording: Wording): void {
  const odd = notPlain(ask, 'ask');
  if (odd !== null) note(watch, 'plain', odd);
  const broken = brokenAsk(state, ask);
  if (broken !== null) note(watch, 'choice', `"${ask.step}" asks seat ${ask.seat} "${ask.prompt.key}": ${broken}`);
  checkText(watch, wording, ask.prompt);
  const missing = unnamedOption(wording, watch.game, view(state, ask.seat), ask);
  if (missing !== null) note(watch, 'text', `the question "${ask.prompt.key}": ${missing}`, ask.prompt.key);
}

/** A sentence, and the page of the rule that it names. */
export function checkText<T>(watch: Watch<T>, wording: Wording, text: Sentence & { readonly rule?: string }): void {
  const missing = unsaid(wording, text);
  if (missing !== null) note(watch, 'text', missing, text.key);
  const page = unwritten(wording, text.rule);
  if (page !== null) note(watch, 'text', `"${text.key}" is by a rule without a page: ${page}`, `rule ${text.rule}`);
}

/** What one action did: its events, its barrier, the drafts it left alone. */
export function checkDone<T>(watch: Watch<T>, done: Done<T>, wording: Wording): void {
  for (const event of done.events) {
    const odd = notPlain(event, event.key);
    if (odd !== null) note(watch, 'plain', odd);
    if (!hasSecret(event.args)) checkText(watch, wording, event);
    else for (let viewer = 0; viewer <= done.after.seats; viewer++) checkText(watch, wording, seenBy(event, viewer));
  }
  if (done.before === null || done.row === null || !('answer' in done.row)) return;
  const learned = stopsUndo(done.before, done.after, done.row.seat);
  if (learned !== null && !done.barrier) note(watch, 'barrier', `${learned}, but undo does not stop here`);
  const touched = touchedDrafts(done.before, done.after, done.row.seat);
  if (touched !== null) note(watch, 'drafts', touched);
}

/** Whether it names a slot: then not everybody reads the same. */
const hasSecret = (value: Json): boolean =>
  typeof value === 'object' && value !== null && ('slot' in value || Object.values(value).some(hasSecret));

/** What a seat's answer led to that nobody may take back, told from the states alone; null: nothing. */
export function stopsUndo(before: State, after: State, seat: number): string | null {
  if (before.counter !== after.counter || before.epoch !== after.epoch) return 'dice were used';
  for (const [slot, mask] of after.held.know.entries()) {
    // Without dice nothing is drawn, so what is known in a slot that was free is what its seat put there.
    if ((before.held.pool[slot] ?? -1) === -1) continue;
    const known = before.held.pool[slot] === after.held.pool[slot] ? (before.held.know[slot] ?? 0) : 0;
    if ((mask & ~known) !== 0) return `slot ${slot} was seen`;
  }
  const others = before.drafts.some((draft, author) => author !== seat && draft.length > 0);
  if (others && after.drafts.every((draft) => draft.length === 0)) return "other seats' answers were taken";
  return null;
}

/** A sealed answer is added to its seat's draft and to nothing else, until the frame closes and all drafts are gone. */
function touchedDrafts(before: State, after: State, seat: number): string | null {
  if (after.drafts.every((draft) => draft.length === 0)) return null;
  for (let each = 0; each < after.seats; each++) {
    const had = before.drafts[each] ?? [];
    const has = after.drafts[each] ?? [];
    const grown = each === seat ? 1 : 0;
    if (has.length !== had.length + grown || !same(has.slice(0, had.length), had))
      return `the answer of seat ${seat} changed the draft of seat ${each} from ${short(had)} to ${short(has)}`;
  }
  const changed = firstDifference({ ...before, drafts: [] }, { ...after, drafts: [] });
  return changed === null ? null : `the sealed answer of seat ${seat} changed the table: ${changed}`;
}

export const nameOf = (state: State, viewer: number): string =>
  viewer < state.seats ? `seat ${viewer}` : 'the audience';
