// What is on show at a table: the game as it is, or a window that the rules have left behind already.

import type { State } from '@orrery/kernel';
import { lengthOf, type Play } from '../play.ts';
import type { StoredTable } from '../store/store.ts';

export interface Scene {
  readonly state: State;
  readonly log: number;
  /** Nothing is hidden behind a curtain. */
  readonly isLive: boolean;
}

export function sceneOf({ clock }: StoredTable, play: Play): Scene {
  const curtain = clock?.curtain ?? null;
  const still =
    curtain === null ? undefined : play.stills.find(({ seq, at }) => seq === curtain.seq && at === curtain.at);
  if (still === undefined) return { state: play.journal.state, log: lengthOf(play), isLive: true };
  return { state: still.state, log: still.log, isLive: false };
}
