// Plays what has just happened, for whoever has turned the sound on.

import type { GameTable } from '@orrery/games/table';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/store.ts';
import type { Shot } from '../source/source.ts';
import { playSound } from './synth.ts';

/** More at once would be noise: the last ones are heard. */
const MOST_AT_ONCE = 4;
/** Seconds between two of them. */
const APART = 0.16;

export function useSounds({ events, ask, standing }: Shot, table: GameTable | null): void {
  const { sound, volume } = useSettings();
  const heard = useRef(events.length);
  const asked = useRef(ask !== null);
  useEffect(() => {
    const fresh = events.slice(heard.current);
    heard.current = events.length;
    const mine = ask !== null && !asked.current;
    asked.current = ask !== null;
    if (!sound) return;
    const found = fresh.map(({ key }) => table?.sounds?.[key]).filter((each) => each !== undefined);
    const last = standing.over && fresh.length > 0 ? (['win'] as const) : mine ? (['turn'] as const) : [];
    const timers = [...found.slice(-MOST_AT_ONCE), ...last].map((each, i) =>
      setTimeout(() => playSound(each, volume), i * APART * 1000),
    );
    return () => timers.forEach(clearTimeout);
  }, [events, ask, standing.over, table, sound, volume]);
}
