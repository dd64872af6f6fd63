// Undo and redo return to where they were; undo stops at barriers; in a Together frame a seat takes back its own draft alone.

import type { Dice } from '../src/dice.ts';
import { digest } from '../src/digest.ts';
import { canUndo, type Journal, openJournal, say, takeBack, undo } from '../src/journal.ts';
import { createKit } from '../src/kit.ts';
import { apply } from '../src/replay.ts';
import { asks } from '../src/run.ts';
import type { Ask, State } from '../src/types.ts';
import type { Picker } from '../src/ways.ts';
import { firstDifference, short } from './compare.ts';
import { diceFor, headFor, randomAnswer } from './play.ts';
import { stopsUndo } from './position.ts';
import { note, type Watch } from './watch.ts';

/** Takes back what can be taken back at this position, and what a next answer would add. */
export function checkUndo<T>(watch: Watch<T>, journal: Journal<T>, dice: Dice, pick: Picker): void {
  for (let seat = 0; seat < journal.state.seats; seat++) undoAll(watch, fork(journal, dice), seat);
  for (const ask of asks(journal.game, journal.state)) sayAndUndo(watch, fork(journal, dice), ask, pick);
}

/** A journal that goes its own way from here. States are never changed in place, so they can be shared. */
export function fork<T>(journal: Journal<T>, dice: Dice): Journal<T> {
  const { rows, live, marks, chain, trail, kept } = journal;
  const own = {
    rows: [...rows],
    live: [...live],
    marks: [...marks],
    chain: { ...chain },
    trail: [...trail],
    kept: [...kept],
  };
  return { ...journal, ...own, kit: createKit(journal.game, dice) };
}

function undoAll<T>(watch: Watch<T>, journal: Journal<T>, seat: number): void {
  for (let times = 0; canUndo(journal, seat); times++) {
    const later = journal.state;
    if (times > journal.rows.length) return note(watch, 'undo', `seat ${seat} undoes without end`);
    if (undo(journal, seat) !== null) return note(watch, 'undo', `seat ${seat} may undo, and may not`);
    const earlier = journal.state;
    const crossed = stopsUndo(earlier, later, seat);
    if (crossed !== null) note(watch, 'undo', `seat ${seat} undoes although ${crossed}`);
    if (isDrafting(later)) ownDraftAlone(watch, earlier, later, seat);
  }
}

const isDrafting = (state: State): boolean => state.drafts.some((draft) => draft.length > 0);

function ownDraftAlone<T>(watch: Watch<T>, earlier: State<T>, later: State<T>, seat: number): void {
  const others = (state: State<T>): unknown => ({
    ...state,
    drafts: Array.from({ length: state.seats }, (_, each) => (each === seat ? [] : (state.drafts[each] ?? []))),
  });
  const changed = firstDifference(others(earlier), others(later));
  if (changed !== null)
    note(watch, 'undo', `seat ${seat} takes back its draft, and something else changes: ${changed}`);
}

function sayAndUndo<T>(watch: Watch<T>, journal: Journal<T>, ask: Ask, pick: Picker): void {
  const { seat } = ask;
  const answer = randomAnswer(ask, pick);
  const before = journal.state;
  const said = say(journal, seat, answer);
  if (!said.ok) return;
  const here = { ...watch, rows: [...watch.rows, { seat, answer }] };
  const after = journal.state;
  const stop = stopsUndo(before, after, seat);
  if (!canUndo(journal, seat)) return;
  if (stop !== null) note(here, 'undo', `seat ${seat} may undo although ${stop}`);
  undo(journal, seat);
  if (digest(journal.state) !== digest(before))
    note(here, 'undo', `undo does not lead back: ${firstDifference(before, journal.state)}`);
  const again = say(journal, seat, answer);
  if (!again.ok) note(here, 'undo', `after undo the same answer ${short(answer)} is refused: ${again.refusal.key}`);
  else if (digest(journal.state) !== digest(after))
    note(here, 'undo', `redo does not lead back: ${firstDifference(after, journal.state)}`);
}

/** Goes far back: the state is the one that was, but for new dice, and the game goes on. */
export function checkTakeBack<T>(watch: Watch<T>, journal: Journal<T>, pick: Picker): void {
  if (journal.live.length === 0) return;
  const keep = pick(journal.live.length);
  const back = fork(journal, diceFor(watch.setup));
  if (takeBack(back, 0, keep) !== null) return note(watch, 'undo', `the table may not go back to row ${keep}`);
  const fresh = openJournal(watch.game, headFor(watch.game, watch.setup), diceFor(watch.setup));
  for (const row of journal.live.slice(0, keep)) {
    if (!('back' in row)) apply(fresh, row);
    else Object.assign(fresh.state, { epoch: row.epoch, counter: 0 });
  }
  const strip = (state: State<T>): unknown => ({ ...state, epoch: 0, counter: 0 });
  const changed = firstDifference(strip(fresh.state), strip(back.state));
  if (changed !== null) note(watch, 'undo', `the table goes back to row ${keep}, and ${changed}`);
  if (back.state.epoch <= journal.state.epoch) note(watch, 'undo', 'the table goes back, and old dice return');
}
