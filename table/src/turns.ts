// Who answers next, and whether an answer counts. Orders and silence are `advance`'s: what is left waits for a person, or
// goes to a bot with what its seat may see.

import type { Answer, Ask, Dice, Refusal, Row, Seat, State, View } from '@orrery/kernel';
import { type Edition, withDraft } from './edition.ts';
import { hasOrdered, type Orders } from './orders.ts';
import { askOn, type Draft, type OnShow, onShow, type Pacing } from './pace.ts';
import { botOf, isByHand, silence, type Sitter } from './seats.ts';
import { hasAnswered, isOver, lastAnswer, lastAsked, openAsk, type Table, wasAsked } from './table.ts';

/** A question and who answers it. */
export type Turn = { readonly seat: Seat; readonly number: number; readonly ask: Ask } & (
  | { readonly by: 'person' }
  | { readonly by: 'bot'; readonly level: string }
);

/** What a seat sees when it is asked: all that a bot gets of a table. */
export interface SeatInput {
  readonly view: View;
  readonly ask: Ask;
}

/** What is asked now, seat by seat, and only what is on show: a bot that had begun to think behind a curtain would answer
 *  sooner than it can. Its answer goes through `answerAt` as anybody's. */
export function turnsOf(table: Table, pacing: Pacing, sitters: readonly Sitter[]): Turn[] {
  const { kernel, game } = table.edition;
  const show = onShow(table, pacing);
  return kernel.waiting(game, show.state).flatMap((seat): Turn[] => {
    const asked = askOn(table, show, seat);
    if (asked === null) return [];
    const { number, ...ask } = asked;
    const level = botOf(sitters[seat]);
    if (level !== null) return [{ seat, number, ask, by: 'bot', level }];
    return isByHand(sitters[seat]) ? [{ seat, number, ask, by: 'person' }] : [];
  });
}

/** Whether a question still stands as it was put: while somebody thought, another may have undone, answered, or taken the
 *  seat. */
export function stands(table: Table, pacing: Pacing, turn: Turn, sitters: readonly Sitter[]): boolean {
  const level = botOf(sitters[turn.seat]);
  const asked = askOn(table, onShow(table, pacing), turn.seat);
  return asked?.number === turn.number && level === (turn.by === 'bot' ? turn.level : null);
}

/** Null: the seat is asked nothing. */
export function inputOf(table: Table, pacing: Pacing, seat: Seat): SeatInput | null {
  const { kernel, game } = table.edition;
  const { state } = onShow(table, pacing);
  const view = kernel.view(state, seat);
  const ask = kernel.askOf(game, view, seat);
  return ask === null ? null : { view, ask };
}

/** Whom a game waits for, as everybody may know it: who MAY act; in a common phase, where all plan, only who has not done so
 *  yet. There whether a seat is asked follows from public facts and from its own answers (the battery of the kernel swaps what
 *  others know and compares), so this tells who has clicked and nothing else. Of a window or a sealed question it would tell
 *  who was really asked: there everybody stays on the list until it closes. */
export function waitedFor({ kernel, game }: Edition, state: State): readonly Seat[] {
  const may = kernel.waiting(game, state);
  return isCommon(game, state) ? may.filter((seat) => kernel.askOf(game, state, seat) !== null) : may;
}

/** Whether a seat has nothing left to say to what several are asked: its answer lies there, or all of its plan. */
export const hasDone = (table: Table, seat: Seat): boolean =>
  (table.journal.state.drafts[seat]?.length ?? 0) > 0 && openAsk(table, seat) === null;

/** What silence answers for a seat: one answer, or in a common phase as many as its plan still wants. */
export function silentRows(table: Table, seat: Seat): Row[] {
  const { kernel, game } = table.edition;
  const { state } = table.journal;
  const rows: Row[] = [];
  let now = state;
  for (let ask: Ask | null = openAsk(table, seat); ask !== null; ask = kernel.askOf(game, now, seat)) {
    const answer = silence(ask);
    rows.push({ seat, answer });
    if (!isCommon(game, state) || rows.length === MOST_SILENT) break;
    now = { ...now, drafts: withDraft(now.drafts, seat, [...(now.drafts[seat] ?? []), answer]) };
  }
  return rows;
}

/** A plan that silence does not end by then is left to the next time. */
const MOST_SILENT = 20;

const isCommon = (game: Edition['game'], { frames }: State): boolean =>
  game.steps[frames.at(-1)?.step ?? '']?.together === 'common';

/** Whether the table waits for this seat's person: to decide something, or to say that a window was seen. */
export function waitsFor(table: Table, show: OnShow, sitters: readonly Sitter[], seat: Seat): boolean {
  if (!isByHand(sitters[seat])) return false;
  const { window } = show;
  if (window !== null) return window.may.includes(seat) && !window.nods.includes(seat);
  return askOn(table, show, seat) !== null;
}

/** What becomes of an answer: rows or a draft for `advance`; or why not. `late`: no longer asked; `never`: not asked yet.
 *  Outside of windows the rules have not been asked here: see `tryAnswers`. */
export type Verdict =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'late' | 'never' }
  | ({ readonly kind: 'refused' } & Refused);

/** As the kernel says it. */
export const NOT_ASKED: Refusal = { rule: '', key: 'refuse.not-asked' };

export interface Refused {
  readonly refusal: Refusal;
  readonly at: number;
}

/** `number`: of the ask that is answered. */
export function answerAt(
  table: Table,
  pacing: Pacing,
  seat: Seat,
  number: number,
  answers: readonly Answer[],
): Verdict {
  const { kernel, game } = table.edition;
  const show = onShow(table, pacing);
  const asked = askOn(table, show, seat);
  if (number > (show.numbers[seat] ?? 0)) return { kind: 'never' };
  if (asked?.number !== number) return { kind: 'late' };
  const rows = answers.map((answer) => ({ seat, answer }));
  const [answer] = answers;
  if (show.window === null || answer === undefined) return { kind: 'rows', rows };
  // Whether more could be answered in one go would tell whether the window has closed.
  const refusal = kernel.why(game, show.state, seat, answer);
  if (refusal !== null) return { kind: 'refused', refusal, at: 0 };
  if (answers.length > 1) return { kind: 'refused', refusal: NOT_ASKED, at: 1 };
  return show.isLive ? { kind: 'rows', rows } : { kind: 'draft', draft: { seat, answer } };
}

/** Whether this seat may undo. Not while a window is on show: that would tell whether the rules are still at it. Once the
 *  game is over the dice are shown, and nothing is taken back from then on. */
export const mayUndo = (table: Table, { window }: OnShow, seat: Seat): boolean =>
  window === null && !isOver(table) && table.edition.kernel.canUndo(table.journal, seat);

/** Whether there is something of this seat's to go back to, over any barrier. Whether one click is enough, or the others
 *  have to agree, is for whoever wraps the table. */
export const mayTakeBack = (table: Table, { window }: OnShow, seat: Seat, isAlone: boolean): boolean =>
  window === null && !isOver(table) && (isAlone ? hasAnswered(table, seat) : wasAsked(table, seat));

/** How many rows stay in force when a seat goes back, of a table held whole; -1: there is nothing to go back to. Who plays
 *  alone goes back to the last answer of all; in company nobody may learn from it who could act in a window. */
export const placeBack = (table: Table, seat: Seat, isAlone: boolean): number =>
  isAlone ? lastAnswer(table, seat) : lastAsked(table, seat);

/** What the rules have against these answers, one after another; null: nothing. Also plays what orders answer next, and asks
 *  all that is asked of the rules when the table is shown: whoever fears that a rule never ends does this elsewhere first. */
export function tryAnswers(
  edition: Edition,
  before: State,
  dice: Dice,
  seat: Seat,
  answers: readonly Answer[],
  orders: Orders = [],
): Refused | null {
  const { kernel, game } = edition;
  const kit = kernel.createKit(game, dice);
  let state = before;
  let isSeen = false;
  // Several answers do not go through a window of others: that they did would tell that nobody could act.
  kit.onWindow = (may) => void (isSeen ||= may.some((other) => other !== seat));
  for (const [at, answer] of answers.entries()) {
    if (isSeen) return { refusal: NOT_ASKED, at };
    const outcome = kernel.act(kit, state, seat, answer);
    if (!outcome.ok) return { refusal: outcome.refusal, at };
    state = outcome.state;
  }
  for (let next = passer(edition, state, orders); next >= 0; next = passer(edition, state, orders)) {
    const outcome = kernel.act(kit, state, next, null);
    if (!outcome.ok) break;
    state = outcome.state;
  }
  for (let viewer = 0; viewer <= state.seats; viewer++) {
    const seen = kernel.view(state, viewer);
    game.standing(seen);
    if (viewer < state.seats) kernel.askOf(game, seen, viewer);
  }
  return null;
}

/** The first seat that passes by order; -1: none does. */
function passer(edition: Edition, state: State, orders: Orders): Seat {
  const { kernel, game } = edition;
  if (game.steps[state.frames.at(-1)?.step ?? '']?.together !== 'window') return -1;
  const passes = (seat: Seat): boolean =>
    hasOrdered(edition, state, seat, orders) && kernel.askOf(game, state, seat)?.pass === true;
  return kernel.waiting(game, state).find(passes) ?? -1;
}
