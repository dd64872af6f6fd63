// Rehearsals: what the rules make of an answer is tried in a thread of its own, under a deadline, before the table plays it;
// so a rule that never ends holds up nobody, and one that throws leaves no trace. Whole games that somebody brings, or that
// are to move to other rules, are played in a second thread: they take long, and no live answer waits for them.

import type { GameName } from '@orrery/bots';
import type { Answer, Game, Head, GameRecord, Row, Seat } from '@orrery/kernel';
import { fileOf } from '../bundles/engine.ts';
import type { Play } from '../play.ts';
import type { Games } from '../tables/index.ts';
import { openThread } from './thread.ts';
import { playRecord, playRows, type Refused, tryAnswers } from './works.ts';

export interface Rehearsals {
  /** Deals, and throws away what was dealt. */
  deal(game: Game, head: Head, key: string): Promise<unknown>;
  /** What the rules have against these answers, one after another; null: nothing. */
  answers(play: Play, seat: Seat, answers: readonly Answer[]): Promise<Refused | null>;
  /** The digests of a record's rows; a fault if it does not prove itself. */
  record(game: Game, record: GameRecord): Promise<PlayedRecord>;
  /** The digests of rows under the rules of a game; null: it refuses one of them. `key`: of the dice. */
  rows(game: Game, head: Head, key: string, rows: readonly Row[]): Promise<readonly string[] | null>;
  /** Loads a game, so that its first answer does not wait for it. */
  ready(game: Game): void;
}

export interface PlayedRecord {
  readonly chains: readonly string[];
  readonly isOver: boolean;
}

/** Milliseconds: a thousand times what the slowest answer takes; and what the longest game may take. */
const ANSWER = 3000;
const GAME = 60_000;

/** One pair of threads serves all servers of a process: they keep nothing, and do not keep the process from ending. */
const live = openThread(ANSWER);
const long = openThread(GAME);

export function rehearsalsOf(games: Games): Rehearsals {
  const loaded = new WeakSet<Game>();
  const nameOf = (game: Game): GameName => {
    const module = fileOf(game) ?? games.module?.(game.id);
    return { id: game.id, ...(module === undefined ? {} : { module }) };
  };
  return {
    deal: (game, head, key) => live.run({ work: 'rows', game: nameOf(game), head, key, rows: [] }),
    answers: ({ journal, key }, seat, answers) =>
      live.run({ work: 'answers', game: nameOf(journal.game), state: journal.state, key, seat, answers }),
    record: (game, record) => long.run({ work: 'record', game: nameOf(game), record }),
    rows: (game, head, key, rows) => long.run({ work: 'rows', game: nameOf(game), head, key, rows }),
    ready(game) {
      if (loaded.has(game)) return;
      loaded.add(game);
      // What is wrong with it is told to whoever answers.
      live.run({ work: 'ready', game: nameOf(game) }).catch(() => loaded.delete(game));
    },
  };
}

/** In this thread, for a program that does nothing else meanwhile. */
export const rehearseHere: Rehearsals = {
  deal: async (game, head, key) => playRows(game, head, key, []),
  answers: async ({ journal, key }, seat, answers) => tryAnswers(journal.game, journal.state, key, seat, answers),
  record: async (game, record) => playRecord(game, record),
  rows: async (game, head, key, rows) => playRows(game, head, key, rows),
  ready: () => undefined,
};
