// Whether things may move: as chosen, or as the system wishes.

import { useSyncExternalStore } from 'react';
import { followSettings, readSettings } from './store.ts';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** False where the reader has asked for stillness, here or of the system. */
export function useMotion(): boolean {
  return useSyncExternalStore(followMotion, mayMove);
}

export function mayMove(): boolean {
  const { motion } = readSettings();
  return motion === 'on' || (motion === 'auto' && !lessMotion.matches);
}

export function followMotion(tell: () => void): () => void {
  const unfollow = followSettings(tell);
  lessMotion.addEventListener('change', tell);
  return () => {
    unfollow();
    lessMotion.removeEventListener('change', tell);
  };
}
