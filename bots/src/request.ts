// A decision asked for across a thread: plain data both ways. The game is named, and loaded on the other side.

import { getGame } from '@orrery/games';
import { fastDice, fault, type Game } from '@orrery/kernel';
import type { Budget, BotInput } from './bot.ts';
import { getBot } from './levels.ts';
import { prepare } from './prepare.ts';
import { type Decided, decideSafely, messageOf } from './decide-safely.ts';

/** A game by its id in the catalog, or by the module that exports it as `game`. */
export interface GameName {
  readonly id: string;
  readonly module?: string;
}

export interface BotRequest extends BotInput {
  readonly game: GameName;
  readonly bot: string;
  readonly seed: number;
  readonly budget: Budget;
}

export async function decideRequest({ game: name, bot, seed, ...rest }: BotRequest): Promise<Decided> {
  const game = await loadGame(name);
  prepare(game);
  const start = performance.now();
  const decided = decideSafely(getBot(bot), { ...rest, game, dice: fastDice(seed) });
  return { ...decided, took: performance.now() - start };
}

export async function loadGame({ id, module }: GameName): Promise<Game> {
  if (module === undefined) return getGame(id);
  const { game } = (await import(/* @vite-ignore */ module)) as { game?: Game };
  if (game === undefined) throw fault('unknown-game', `the module of "${id}" exports no game`);
  return game;
}

/** What goes to a web worker, and what comes back. */
export interface WorkerMessage {
  readonly id: number;
  readonly request: BotRequest;
}

export type WorkerReply =
  | { readonly id: number; readonly decided: Decided }
  | { readonly id: number; readonly error: string };

/** A web worker's whole work: it always replies. */
export async function replyTo({ id, request }: WorkerMessage): Promise<WorkerReply> {
  try {
    return { id, decided: await decideRequest(request) };
  } catch (error) {
    return { id, error: messageOf(error) };
  }
}
