// A part of `arena-merchant`: one deal of a match.

import { type Json, type State } from '@orrery/kernel';
import { getGame } from '@orrery/games';
import { playRound } from '@orrery/bots';
import type { Match } from './matches.ts';
import type { Done } from './job.ts';

const SOLITAIRE = 4;

export default async function playPart({ match, round }: { match: Match; round: number }): Promise<Done> {
  const game = await getGame('merchant');
  const defaults = Object.fromEntries(Object.entries(game.options).map(([name, [value]]) => [name, value ?? false]));
  const { bots, seats, iterations, options, peace } = match;
  const job = {
    round,
    bots,
    seats,
    options: { ...defaults, ...options },
    seed: 1,
    budget: { iterations },
    most: 20_000,
  };
  const played = playRound(game, job, peace === true ? makePeace : undefined);
  return played as unknown as Readonly<Record<string, Json>>;
}

/** A table of one without the Rastur is no game, but a good measure. */
function makePeace(state: State): void {
  const table = state.table as { rules: number };
  table.rules &= ~SOLITAIRE;
}
