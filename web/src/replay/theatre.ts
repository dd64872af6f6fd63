// What every part of a replay reads: the replay, the player, the race as it is known from the chosen viewpoint.

import { createContext, useContext } from 'react';
import type { Reel } from '../source/replay.ts';
import type { Replay } from './film.ts';
import type { Race, TurningPoint } from './race.ts';
import type { Viewpoint } from './sight.ts';
import type { Player } from './usePlayer.ts';

export interface ReplayState {
  readonly reel: Reel;
  readonly replay: Replay;
  readonly player: Player;
  readonly race: Race;
  readonly points: readonly TurningPoint[];
  readonly moments: readonly number[];
  readonly viewpoints: readonly Viewpoint[];
}

export const ReplayContext = createContext<ReplayState | null>(null);

export function useReplay(): ReplayState {
  const state = useContext(ReplayContext);
  if (state === null) throw new Error('no replay around this component');
  return state;
}
