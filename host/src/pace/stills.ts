// Stills: the game as it was at each window the rules went through, so that a window nobody can use is shown as long as
// one that somebody can.

import { clone, type Seat, type State } from '@orrery/kernel';
import { lengthOf, type Play, rowsOf } from '../play.ts';
import type { StoredTable } from '../store.ts';

export interface Still {
  /** The row that went through the window, and which of its windows it was. */
  readonly seq: number;
  readonly at: number;
  readonly state: State;
  /** How long the log was. */
  readonly log: number;
  readonly may: readonly Seat[];
}

/** Windows gone through without anybody seeing them; more than a game has between two questions to people. */
const MOST = 200;

/** Runs something that plays a row, and keeps the windows it goes through. */
export function watched<V>(play: Play, work: () => V): V {
  const { kit } = play.journal;
  const { tell } = kit;
  const seq = rowsOf(play) + 1;
  const length = lengthOf(play);
  let at = 0;
  kit.tell = (key, args, rule) => {
    if (key === 'log.window') {
      const may = args?.['may'] as readonly Seat[];
      // Who may act alone has nobody to hide it from.
      if (may.length > 1)
        play.stills.push({ seq, at: at++, state: clone(kit.state), log: length + kit.events.length, may });
      if (play.stills.length > MOST) play.stills.shift();
    }
    tell(key, args, rule);
  };
  try {
    return work();
  } finally {
    kit.tell = tell;
  }
}

/** What is on show at a table: the game and the length of its log. */
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
