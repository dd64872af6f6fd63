// The catalog: which games there are, and how to load one. Loaded one by one, so that a browser fetches only what it plays.

import { fault, type Game } from '@orrery/kernel';

export * from './read.ts';
export * from './words.ts';

/** The contract leaves the table's type to the game; whoever drives games in general needs none. */
type Load = () => Promise<{ readonly game: unknown }>;

const CATALOG: Readonly<Record<string, Load>> = {
  merchant: () => import('./merchant/index.ts'),
  duel: () => import('@orrery/kernel/slices/duel'),
  orbit: () => import('@orrery/kernel/slices/orbit'),
  frontier: () => import('@orrery/kernel/slices/frontier'),
};

export const gameIds: readonly string[] = Object.keys(CATALOG);

export async function findGame(id: string): Promise<Game | undefined> {
  const load = Object.hasOwn(CATALOG, id) ? CATALOG[id] : undefined;
  return load === undefined ? undefined : ((await load()).game as Game);
}

export async function getGame(id: string): Promise<Game> {
  const game = await findGame(id);
  if (game === undefined) throw fault('unknown-game', `there is no game "${id}"; there are ${gameIds.join(', ')}`);
  return game;
}
