// A game of this house on our own kernel, for bots and for whoever plays a table in a tab.

import * as kernel from '@orrery/kernel';
import type { Game } from '@orrery/kernel';
import { type Edition, editionOf } from '@orrery/table';

const editions = new WeakMap<Game, Edition<typeof kernel>>();

export function ourEdition(game: Game): Edition<typeof kernel> {
  const known = editions.get(game) ?? editionOf({ kernel, game });
  editions.set(game, known);
  return known;
}
