// The race from the first event on, as one viewer may know it: the game is played again in small pieces, so that the page
// stays awake.

import { type Game, headOf, type GameRecord, type Seat, view } from '@orrery/kernel';
import { deal, enter, toldSoFar } from './ledger.ts';

/** The scores as they stood after so many events. */
export interface Sample {
  readonly at: number;
  readonly scores: readonly (number | null)[];
}

/** Rows in a piece. */
const PIECE = 100;

export async function scoresOf(game: Game, record: GameRecord, secret: string, viewer: Seat): Promise<Sample[]> {
  const ledger = deal(game, headOf(record), secret);
  let samples: Sample[] = [];
  const take = (): void => {
    const { scores } = game.standing(view(ledger.journal.state, viewer));
    const at = toldSoFar(ledger).length;
    // What was undone has not happened.
    samples = [...samples.filter((sample) => sample.at < at), { at, scores }];
  };
  take();
  for (const [place, row] of record.rows.entries()) {
    enter(ledger, row);
    take();
    if (place % PIECE === 0) await new Promise((resume) => setTimeout(resume));
  }
  return samples;
}
