// A part of an `arena-<id>`: one deal of a match, or several.

import { playRound, type Round, type Tally } from '@orrery/bots';
import { fullOptions, getGame, loadEvidence } from '@orrery/games';
import { fault, type Json } from '@orrery/kernel';
import type { Deal } from './arena.ts';
import type { Done } from './measurement.ts';

export default async function playPart({ game: id, match: name, round }: Deal): Promise<Done> {
  const match = (await loadEvidence(id))?.arena?.matches.find((each) => each.name === name);
  if (match === undefined) throw fault('unknown-match', `${id} plans no match "${name}"`);
  const game = await getGame(id);
  const { bots, seats, iterations, options, arrange } = match;
  const last = Math.min(match.rounds, round + (match.together ?? 1));
  const job = {
    bots,
    seats,
    options: fullOptions(game, options),
    seed: 1,
    budget: { iterations },
    most: 20_000,
  };
  let played = playRound(game, { ...job, round }, arrange);
  for (let next = round + 1; next < last; next++)
    played = add(played, playRound(game, { ...job, round: next }, arrange));
  return played as unknown as Readonly<Record<string, Json>>;
}

function add(a: Round, b: Round): Round {
  const tally = (one: Tally, other: Tally): Tally => ({
    games: one.games + other.games,
    wins: one.wins + other.wins,
    decisions: one.decisions + other.decisions,
    milliseconds: one.milliseconds + other.milliseconds,
    instead: one.instead + other.instead,
    rounds: one.rounds + other.rounds,
    wonIn: one.wonIn + other.wonIn,
    score: one.score + other.score,
  });
  return {
    round: a.round,
    games: a.games + b.games,
    cut: a.cut + b.cut,
    tallies: a.tallies.map((one, at) => tally(one, b.tallies[at] ?? one)),
    bySeat: a.bySeat.map((wins, seat) => wins + (b.bySeat[seat] ?? 0)),
  };
}
