// What has just happened, to be heard. How it sounds is fetched with the first sound.

import type { GameTable, Sound } from '@orrery/games/table';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { ShownTable } from '../source/source.ts';

/** More at once would be noise: the last ones are heard. */
const MOST_AT_ONCE = 4;
/** Seconds between two of them. */
const APART = 0.16;

async function play(sound: Sound, volume: number): Promise<void> {
  const { playSound } = await import('./sound.ts');
  playSound(sound, volume);
}

/** Plays what has just happened, for whoever has turned the sound on. */
export function useSounds({ events, ask, standing }: ShownTable, table: GameTable | null): void {
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
      setTimeout(() => void play(each, volume), i * APART * 1000),
    );
    return () => timers.forEach(clearTimeout);
  }, [events, ask, standing.over, table, sound, volume]);
}
