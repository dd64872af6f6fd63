// Opens what the form asks for, and gives the address of the new table.

import { levels } from '@orrery/bots';
import { getRules, loadTable } from '@orrery/games';
import type { Front } from '@orrery/games/front';
import type { Game } from '@orrery/kernel';
import { tableOpens } from '../offline/later.ts';
import { api } from '../source/api.ts';
import { randomHex } from '../source/random.ts';
import { startLocal } from '../source/newGame.ts';
import { keptName } from './name.ts';
import { botsOf, firstWish, hasKind, namesOf, presetWish, serverSeats, type Wish } from './wish.ts';

export const LEVELS = levels;
export const USUAL_LEVEL = 'medium';

/** What the table shows is fetched while the game is dealt. */
function fetchAhead(id: string): void {
  tableOpens();
  // Whoever opens the table asks again, and hears what is wrong.
  loadTable(id).catch(() => undefined);
  import('../table/LocalTablePage.tsx').catch(() => undefined);
}

export async function openHere({ id: gameId }: Game, wish: Wish): Promise<string> {
  fetchAhead(gameId);
  const game = await getRules(gameId, wish.options);
  const id = await startLocal({ game, options: wish.options, names: namesOf(wish), bots: botsOf(wish) });
  return `/here/${id}`;
}

export async function openThere(game: Game, wish: Wish): Promise<string> {
  const seats = serverSeats(wish, randomHex(8));
  const { pace, listed = false } = wish;
  const rated = wish.rated === true && !hasKind(wish, 'bot');
  const { id } = await api.create({ game: game.id, options: wish.options, seats, unlisted: !listed, pace, rated });
  return `/table/${id}`;
}

/** One click: the game as its front wants it for a newcomer. */
export async function openQuick({ id, presets: [preset] = [] }: Front): Promise<string> {
  fetchAhead(id);
  const game = await getRules(id, preset?.options);
  const me = { kind: 'me', name: keptName() } as const;
  return openHere(game, preset === undefined ? firstWish(game, me.name, USUAL_LEVEL) : presetWish(preset, me));
}
