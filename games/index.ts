// The catalog: which games there are, in the order in which they are shown. A game stands here with one line, its front,
// and everything else is found through it; each part is loaded when it is wanted, so a browser fetches only what it plays.

import { fault, type Game, type Lang, type Messages, type Options } from '@orrery/kernel';
import type { GameEvidence } from './evidence.ts';
import type { Front } from './front.ts';
import type { Learning } from './learn.ts';
import type { GameTable } from './table.ts';

export { fullOptions, pickedWords } from './options.ts';
export * from './words.ts';

/** A front knows the type of its game's table; whoever drives games in general needs none. */
type Load = () => Promise<{ readonly front: unknown }>;

const CATALOG: Readonly<Record<string, Load>> = {
  merchant: () => import('./merchant/front.ts'),
  cosmic: () => import('./cosmic/front.ts'),
  interspace: () => import('./interspace/front.ts'),
  duel: () => import('./duel/front.ts'),
  orbit: () => import('./orbit/front.ts'),
  frontier: () => import('./frontier/front.ts'),
};

export const gameIds: readonly string[] = Object.keys(CATALOG);

export async function findFront(id: string): Promise<Front | undefined> {
  const load = Object.hasOwn(CATALOG, id) ? CATALOG[id] : undefined;
  return load === undefined ? undefined : ((await load()).front as Front);
}

/** All of them, in the order of the catalog. */
export async function loadFronts(): Promise<readonly Front[]> {
  return Promise.all(gameIds.map(getFront));
}

export async function findGame(id: string): Promise<Game | undefined> {
  const front = await findFront(id);
  return front === undefined ? undefined : (await front.game()).game;
}

/** With options: as much of it as a table with these needs. */
export async function getGame(id: string, options?: Options): Promise<Game> {
  return (await (await getFront(id)).game(options)).game;
}

/** As much of a game as a page needs: without what its bots know, and the texts of the rulebook; with options, no more of the
 *  rules than a table with these needs. */
export async function getRules(id: string, options?: Options): Promise<Game> {
  const front = await getFront(id);
  return (await front.rules?.(options))?.rules ?? (await front.game(options)).game;
}

/** The rules in words, where they are apart from the game's text. */
export async function loadRulebook(id: string, lang: Lang): Promise<Messages> {
  return (await (await getFront(id)).rulebook?.[lang]()) ?? {};
}

/** Null: the page shows the game in words. */
export async function loadTable(id: string): Promise<GameTable | null> {
  return (await (await getFront(id)).table?.())?.table ?? null;
}

/** Null: this game brings nothing to learn it by. */
export async function loadLearning(id: string): Promise<Learning | null> {
  return (await (await findFront(id))?.learning?.())?.learning ?? null;
}

/** Null: nothing is measured for long. */
export async function loadEvidence(id: string): Promise<GameEvidence | null> {
  return (await (await getFront(id)).evidence?.())?.evidence ?? null;
}

async function getFront(id: string): Promise<Front> {
  const front = await findFront(id);
  if (front === undefined) throw fault('unknown-game', `there is no game "${id}"; there are ${gameIds.join(', ')}`);
  return front;
}
