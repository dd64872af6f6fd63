// Playing a record again with a twin beside it: after every row the twin starts from a copy that went through JSON, takes
// the same answer, and must stand where the game stands.

import {
  begin,
  createKit,
  digest,
  diceOf,
  type Game,
  type Journal,
  type GameRecord,
  replay,
  step,
} from '@orrery/kernel';
import { firstDifference } from '@orrery/kernel/testkit';

export interface Difference {
  readonly row: number;
  /** The first path that differs, with both values. */
  readonly what: string;
}

export interface Replayed {
  readonly journal: Journal;
  /** Of the whole state, after each row; only if asked for every one. */
  readonly digests: readonly string[];
  readonly difference: Difference | null;
}

export function replayTwice(game: Game, record: GameRecord, every: boolean): Replayed {
  const digests: string[] = [];
  if (!every) return { journal: replay(game, record), digests, difference: null };
  const dice = diceOf(record);
  const kit = createKit(game, dice);
  let difference: Difference | null = null;
  let before = JSON.stringify(begin(kit, record.seats.length, record.options));
  const journal = replay(game, record, dice, ({ rows, state }) => {
    digests.push(digest(state));
    const row = rows.at(-1);
    if (difference === null && row !== undefined && 'answer' in row) {
      const twin: typeof state = JSON.parse(before);
      step(kit, twin, row.seat, row.answer);
      const what = firstDifference(state, twin);
      if (what !== null) difference = { row: rows.length, what };
    }
    before = JSON.stringify(state);
  });
  return { journal, digests, difference };
}
