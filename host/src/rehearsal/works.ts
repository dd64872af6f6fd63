// What is rehearsed: plain data in, plain data out.

import type { GameName } from '@orrery/bots';
import type { Answer, Game, Head, GameRecord, Refusal, Row, Seat, State } from '@orrery/kernel';
import { engineOf } from '../bundles/engine.ts';
import type { PlayedRecord } from './index.ts';

export interface Refused {
  readonly refusal: Refusal;
  readonly at: number;
}

/** What is sent to a thread. */
export type Work =
  | { readonly work: 'ready'; readonly game: GameName }
  | {
      readonly work: 'answers';
      readonly game: GameName;
      readonly state: State;
      readonly key: string;
      readonly seat: Seat;
      readonly answers: readonly Answer[];
    }
  | { readonly work: 'record'; readonly game: GameName; readonly record: GameRecord }
  | {
      readonly work: 'rows';
      readonly game: GameName;
      readonly head: Head;
      readonly key: string;
      readonly rows: readonly Row[];
    };

/** Also asks all that will be asked of the rules when the table shows where the answers lead. */
export function tryAnswers(
  game: Game,
  before: State,
  key: string,
  seat: Seat,
  answers: readonly Answer[],
): Refused | null {
  const { act, askOf, createKit, keyedDice, view } = engineOf(game);
  const kit = createKit(game, keyedDice(key));
  let state = before;
  for (const [at, answer] of answers.entries()) {
    const outcome = act(kit, state, seat, answer);
    if (!outcome.ok) return { refusal: outcome.refusal, at };
    state = outcome.state;
  }
  for (let viewer = 0; viewer <= state.seats; viewer++) {
    const seen = view(state, viewer);
    game.standing(seen);
    if (viewer < state.seats) askOf(game, seen, viewer);
  }
  return null;
}

export function playRecord(game: Game, record: GameRecord): PlayedRecord {
  const { chainText, replay } = engineOf(game);
  const chains: string[] = [];
  const { state } = replay(game, record, undefined, ({ chain }) => chains.push(chainText(chain)));
  return { chains, isOver: state.frames.length === 0 };
}

export function playRows(game: Game, head: Head, key: string, rows: readonly Row[]): string[] | null {
  const { apply, chainText, keyedDice, openJournal } = engineOf(game);
  const journal = openJournal(game, head, keyedDice(key));
  const chains: string[] = [];
  for (const row of rows) {
    if (apply(journal, row) !== null) return null;
    chains.push(chainText(journal.chain));
  }
  return chains;
}
