// The race from the first event on, as one viewer may know it: the game is played again in small pieces, so that the page
// stays awake.

import { ourEdition } from '@orrery/bots';
import { type Game, headOf, type GameRecord, type Seat, view } from '@orrery/kernel';
import { dealTable, enter, lengthOf } from '@orrery/table';

/** The scores as they stood after so many events. */
export interface Sample {
  readonly at: number;
  readonly scores: readonly (number | null)[];
}

/** Rows in a piece. */
const PIECE = 100;

export async function scoresOf(game: Game, record: GameRecord, secret: string, viewer: Seat): Promise<Sample[]> {
  const table = dealTable(ourEdition(game), headOf(record), secret);
  table.windowsFrom = Infinity;
  let samples: Sample[] = [];
  const take = (): void => {
    const { scores } = game.standing(view(table.journal.state, viewer));
    const at = lengthOf(table);
    // What was undone has not happened.
    samples = [...samples.filter((sample) => sample.at < at), { at, scores }];
  };
  take();
  for (const [place, row] of record.rows.entries()) {
    enter(table, row);
    take();
    if (place % PIECE === 0) await new Promise((resume) => setTimeout(resume));
  }
  return samples;
}
