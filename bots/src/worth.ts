// What a position is worth to each seat, 0 to 1: by the game's own evaluation, or else by its standing.

import type { Game, Standing, State } from '@orrery/kernel';

/** Most of the worth of an end is in winning; the rest keeps a loser fighting for the second place. */
const WIN = 0.75;

export function worth<T>(game: Game<T>, world: State<T>): readonly number[] {
  if (world.frames.length > 0 && game.brain?.value !== undefined) return game.brain.value(world);
  const standing = game.standing(world);
  if (world.seats === 1) return standing.scores.map((score) => squash(score ?? 0));
  const byRank = rankWorth(standing);
  return standing.over || world.frames.length === 0 ? byRank : blend(byRank, standing.scores);
}

/** Each seat's part of the win: a shared win is divided. */
export function winShares({ ranks }: Standing): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

function rankWorth(standing: Standing): number[] {
  const { ranks } = standing;
  return winShares(standing).map((share, seat) => WIN * share + (1 - WIN) * beaten(ranks, ranks[seat] ?? 1));
}

/** Which part of the others stands below this rank; equals count half. */
function beaten(ranks: readonly number[], mine: number): number {
  let sum = -0.5;
  for (const rank of ranks) sum += rank > mine ? 1 : rank === mine ? 0.5 : 0;
  return sum / (ranks.length - 1);
}

/** Before the end the lead counts as well: ranks alone do not tell a step forward from none. */
function blend(byRank: readonly number[], scores: readonly (number | null)[]): readonly number[] {
  const known = scores.filter((score) => score !== null);
  if (known.length < scores.length) return byRank;
  const scale = Math.max(1, ...known.map(Math.abs));
  return byRank.map((worthOfRank, seat) => {
    const best = Math.max(...known.filter((_, other) => other !== seat));
    const lead = ((known[seat] ?? 0) - best) / scale;
    return 0.5 * worthOfRank + 0.5 * (0.5 + 0.25 * lead);
  });
}

const squash = (score: number): number => 0.5 + (0.5 * score) / (Math.abs(score) + 100);
