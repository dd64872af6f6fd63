// The kernel a game runs on: our own for the games of this house, the one inside its bundle for a game of an older house.

import * as ours from '@orrery/kernel';

export type Engine = typeof ours;

const engines = new WeakMap<ours.Game, Engine>();
const files = new WeakMap<ours.Game, string>();

export const engineOf = (game: ours.Game): Engine => engines.get(game) ?? ours;

/** The module of a game from a bundle, where a bot's thread finds it. */
export const fileOf = (game: ours.Game): string | undefined => files.get(game);

export function runsOn(game: ours.Game, engine: Engine, file: string): ours.Game {
  engines.set(game, engine);
  files.set(game, file);
  return game;
}
