// What every part of a replay reads: the film, the player, the race as the chosen eyes know it.

import { createContext, useContext } from 'react';
import type { Reel } from '../source/replay.ts';
import type { Film } from './film.ts';
import type { Race, Turning } from './race.ts';
import type { Eyes } from './sight.ts';
import type { Player } from './usePlayer.ts';

export interface Theatre {
  readonly reel: Reel;
  readonly film: Film;
  readonly player: Player;
  readonly race: Race;
  readonly points: readonly Turning[];
  readonly moments: readonly number[];
  readonly allowed: readonly Eyes[];
}

export const TheatreContext = createContext<Theatre | null>(null);

export function useTheatre(): Theatre {
  const theatre = useContext(TheatreContext);
  if (theatre === null) throw new Error('no replay around this component');
  return theatre;
}
