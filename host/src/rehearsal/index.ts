// Rehearsals: what the rules make of an answer is tried in a thread of its own, under a deadline, before the table plays it;
// so a rule that never ends holds up nobody, and one that throws leaves no trace. Whole games that somebody brings, or that
// are to move to other rules, are played in threads beside it: they take long, and no live answer waits for them. What comes
// from strangers has one more thread to itself, and few may wait for it.

import type { Game, Head, GameRecord, Row } from '@orrery/kernel';
import type { Refused, Snapshot } from '@orrery/table';
import { type HostEdition, nameOf } from '../bundles/edition.ts';
import type { Play } from '../tables/load.ts';
import { createQueue } from './queue.ts';
import { openThread } from './thread.ts';
import { playRecord, playRows, rehearse, type Trial } from './works.ts';

export interface Rehearsals {
  /** Deals, and throws away what was dealt. */
  deal(edition: HostEdition, head: Head, key: string): Promise<unknown>;
  /** What the rules have against these answers, one after another, or what follows by itself; null: nothing. */
  answers(play: Play, trial: Trial): Promise<Refused | null>;
  /** Reads a record and plays it again; a fault if it is none, or does not prove itself. `from`: who brings it. */
  record(edition: HostEdition, text: string, from: string): Promise<PlayedRecord>;
  /** What rows give under the rules of a game; null: it refuses one of them. `key`: of the dice. */
  rows(edition: HostEdition, head: Head, key: string, rows: readonly Row[]): Promise<PlayedRows | null>;
  /** Loads a game, so that its first answer does not wait for it. */
  ready(edition: HostEdition): void;
}

export interface PlayedRecord {
  readonly record: GameRecord;
  /** The digest after each of its rows. */
  readonly chains: readonly string[];
  /** The table at its end; null: the game is not over. */
  readonly snapshot: Snapshot | null;
  /** How long all of it is, written down. */
  readonly letters: number;
}

/** The digests after each row, and the marks that the record of this game has. */
export interface PlayedRows {
  readonly chains: readonly string[];
  readonly marks: GameRecord['marks'];
}

/** Milliseconds: a thousand times what the slowest answer takes; and what the longest game may take. */
const ANSWER = 3000;
const GAME = 60_000;
const FOREIGN = 20_000;

/** The same threads serve all servers of a process: they keep nothing, and do not keep the process from ending. */
const live = openThread(ANSWER);
const long = openThread(GAME);
const foreign = createQueue(openThread(FOREIGN), { each: 1, all: 8, time: 60_000 });

export function inThreads(): Rehearsals {
  const loaded = new WeakSet<Game>();
  return {
    deal: (edition, head, key) => live.run({ work: 'rows', game: nameOf(edition), head, key, rows: [] }, head.table),
    answers({ edition, journal, key }, trial) {
      const state = JSON.stringify(journal.state);
      return live.run({ work: 'answers', game: nameOf(edition), state, key, ...trial }, journal.head.table);
    },
    record: (edition, text, from) => foreign.run(from, { work: 'record', game: nameOf(edition), text }),
    rows: (edition, head, key, rows) => long.run({ work: 'rows', game: nameOf(edition), head, key, rows }),
    ready(edition) {
      const { game } = edition;
      if (loaded.has(game)) return;
      loaded.add(game);
      // What is wrong with it is told to whoever answers.
      live.run({ work: 'ready', game: nameOf(edition) }).catch(() => loaded.delete(game));
    },
  };
}

/** In this thread, for a program that does nothing else meanwhile. */
export const rehearseHere: Rehearsals = {
  deal: async (edition, head, key) => playRows(edition, head, key, []),
  answers: async ({ edition, journal, key }, trial) => rehearse(edition, journal.state, key, trial),
  record: async (edition, text) => playRecord(edition, text),
  rows: async (edition, head, key, rows) => playRows(edition, head, key, rows),
  ready: () => undefined,
};
