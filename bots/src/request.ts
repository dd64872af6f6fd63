// A decision asked for across a thread: plain data both ways. The game is named, and loaded on the other side with the
// kernel it was written for.

import { getGame } from '@orrery/games';
import * as kernel from '@orrery/kernel';
import { type Answer, digest, fault, type Options } from '@orrery/kernel';
import { type Bundle, type Edition, editionOf } from '@orrery/table';
import type { Budget, BotInput, BotKernel } from './bot.ts';
import { compare } from './compare.ts';
import { ourEdition } from './edition.ts';
import { getBot } from './levels.ts';
import { prepare } from './prepare.ts';
import { decideSafely } from './decide-safely.ts';
import { type Decided, messageOf } from './decided.ts';

/** A game by its id in the catalog, or by the module that exports it as `game` with its `kernel`. */
export interface GameName {
  readonly id: string;
  readonly module?: string;
  /** Of the table, where no more of the game is wanted than it needs. */
  readonly options?: Options;
}

export interface BotRequest extends BotInput {
  readonly game: GameName;
  readonly bot: string;
  readonly seed: number;
  readonly budget: Budget;
  /** An answer to be weighed against the bot's own: what was played, in a review. Where both are the same, nothing is. */
  readonly played?: Answer;
}

export async function decideRequest({ game: name, bot, seed, played, ...rest }: BotRequest): Promise<Decided> {
  const edition = await loadEdition(name);
  prepare(edition.game);
  const start = performance.now();
  const task = { ...rest, ...edition, dice: kernel.fastDice(seed) };
  const decided = decideSafely(getBot(bot), task);
  const differs = played !== undefined && digest(played) !== digest(decided.answer);
  const weighed = differs ? { weighed: compare(task, [decided.answer, played]) } : {};
  return { ...decided, ...weighed, took: performance.now() - start };
}

/** A table pinned to a bundle is played by that bundle's kernel, whatever ours has become. */
export async function loadEdition({ id, module, options }: GameName): Promise<Edition<BotKernel>> {
  if (module === undefined) return ourEdition(await getGame(id, options));
  const bundle = (await import(/* @vite-ignore */ module)) as Partial<Bundle<BotKernel>>;
  const { game, kernel: theirs = kernel } = bundle;
  if (game === undefined) throw fault('unknown-game', `the module of "${id}" exports no game`);
  return editionOf({ kernel: theirs, game }, module);
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
