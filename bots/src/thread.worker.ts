// A worker thread of the pool: decisions for seats, and rounds of the arena.

import { playRound, type RoundJob } from './round.ts';
import { decideRequest, type GameName, loadEdition, type BotRequest } from './request.ts';

export const decide = (request: BotRequest) => decideRequest(request);

export const round = async ({ name, job }: { name: GameName; job: RoundJob }) =>
  playRound((await loadEdition(name)).game, job);
