// Snapshots: a game with its books after so many rows, so that a table opens at the same cost however long its log is. One
// is taken only where nothing before it can be undone, so that what is played on from it needs none of the earlier rows; and
// it brings what was told since the one before it, so that the whole log can be read piece by piece.

import { type Chain, chainText, type GameEvent, type Game, type Head, type State } from '@orrery/kernel';
import { engineOf } from './bundles/engine.ts';
import { epochsIn, lengthOf, type Play, readChain, rowsOf } from './play.ts';
import type { Snapshot } from './store/store.ts';

/** Rises when the books are kept in another way; those of another form are passed over. */
export const FORM = 1;

/** A snapshot is due after so many rows. */
const EVERY = 100;

interface Books {
  readonly state: State;
  readonly numbers: readonly number[];
  readonly answers: readonly number[];
  readonly epochs: number;
  /** The links of what was told since the snapshot before, and the one before them. */
  readonly links: readonly string[];
}

/** Whether it is time for a snapshot, and nothing before this moment can be undone. */
export function isSnapshotDue({ journal }: Play): boolean {
  const { rows, trail, state } = journal;
  const isTime = rows.length >= EVERY || rows.some((row) => 'back' in row);
  return isTime && trail.length === 0 && state.drafts.every((draft) => draft.length === 0);
}

export function takeSnapshot(play: Play): Snapshot {
  const { journal, base, numbers, answers } = play;
  const began = play.kept.at(-1)?.log ?? 0;
  const from = began - base.log;
  const books: Books = {
    state: journal.state,
    numbers,
    answers,
    epochs: base.epochs + epochsIn(journal),
    links: play.links.slice(from),
  };
  return {
    seq: rowsOf(play),
    form: FORM,
    chain: chainText(journal.chain),
    live: base.live + journal.live.length,
    began,
    log: lengthOf(play),
    books: JSON.stringify(books),
    told: JSON.stringify(play.log.slice(from)),
  };
}

/** Holds no more than a snapshot would bring back. */
export function forget(play: Play, { seq, live, began, log }: Snapshot): void {
  const { journal, base } = play;
  const epochs = base.epochs + epochsIn(journal);
  play.log.splice(0, began - base.log);
  play.links.splice(0, began - base.log);
  Object.assign(play, { base: { rows: seq, live, epochs, log: began }, told: [], kept: [{ live, log }] });
  Object.assign(journal, { live: [], trail: [], tail: -1 });
  journal.rows.length = 0;
  journal.marks.length = 0;
}

/** The game as a snapshot has it; it plays on from there. */
export function playFrom(game: Game, head: Head, key: string, snapshot: Snapshot): Play {
  const { createKit, keyedDice } = engineOf(game);
  const { state, numbers, answers, epochs, links } = JSON.parse(snapshot.books) as Books;
  const { seq, live, began, log } = snapshot;
  const held = { state, opening: [], rows: [], live: [], marks: [], tail: -1, trail: [] };
  return {
    journal: { game, head, kit: createKit(game, keyedDice(key)), chain: readChain(snapshot.chain), ...held },
    key,
    base: { rows: seq, live, epochs, log: began },
    told: [],
    log: JSON.parse(snapshot.told) as GameEvent[],
    links: [...links],
    chain: lastLink(links),
    numbers: [...numbers],
    answers: [...answers],
    kept: [{ live, log }],
    stills: [],
  };
}

const lastLink = (links: readonly string[]): Chain => readChain(links.at(-1) ?? '');
