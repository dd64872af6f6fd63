// The kernel a game runs on: our own for the games of this house, the one inside its bundle for a game of an older house.

import * as ours from '@orrery/kernel';

export type Engine = typeof ours;

const engines = new WeakMap<ours.Game, Engine>();

export const engineOf = (game: ours.Game): Engine => engines.get(game) ?? ours;

export function runsOn(game: ours.Game, engine: Engine): ours.Game {
  engines.set(game, engine);
  return game;
}
