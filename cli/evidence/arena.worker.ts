// A part of an `arena-<id>`: one deal of a match.

import { playRound } from '@orrery/bots';
import { fullOptions, getGame, loadEvidence } from '@orrery/games';
import { fault, type Json } from '@orrery/kernel';
import type { Deal } from './arena.ts';
import type { Done } from './measurement.ts';

export default async function playPart({ game: id, match: name, round }: Deal): Promise<Done> {
  const match = (await loadEvidence(id))?.arena?.matches.find((each) => each.name === name);
  if (match === undefined) throw fault('unknown-match', `${id} plans no match "${name}"`);
  const game = await getGame(id);
  const { bots, seats, iterations, options, arrange } = match;
  const job = {
    round,
    bots,
    seats,
    options: fullOptions(game, options),
    seed: 1,
    budget: { iterations },
    most: 20_000,
  };
  const played = playRound(game, job, arrange);
  return played as unknown as Readonly<Record<string, Json>>;
}
