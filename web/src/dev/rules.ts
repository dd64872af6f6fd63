// The games as their files are now. Saving a rules file swaps the module in place; the panel then plays its record again.

import * as first from '@orrery/games';
import { createBell } from '../source/source.ts';

let games = first;
const bell = createBell();

export const onRulesChange = bell.subscribe;
export const currentGames = (): typeof first => games;

// A change the panel cannot take in place, such as one in the kernel, reloads the page: it then restores its record.
import.meta.hot?.accept('@orrery/games', (fresh) => {
  if (fresh === undefined) return;
  games = fresh as unknown as typeof first;
  bell.ring();
});
