// Stills: the game as it was at each window the rules went through, so that a window nobody can use is shown as long as
// one that somebody can.

import { clone, type Seat, type State } from '@orrery/kernel';
import type { Play } from '../play.ts';

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

/** Runs something that plays row `seq` after `length` events, and keeps the windows it goes through. */
export function watched<V>(play: Play, seq: number, length: number, work: () => V): V {
  const { kit } = play.journal;
  const { tell } = kit;
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
