// What a reader has chosen for all tables, kept in this browser: motion, sound, theme, colours, size of the text.

import { useSyncExternalStore } from 'react';
import { createListeners } from '../source/source.ts';

export interface Settings {
  /** `auto`: as the system wishes. */
  readonly motion: 'auto' | 'on' | 'off';
  /** How long an answer of a bot stays on the table before the next one; without motion there is no wait. */
  readonly pace: 'calm' | 'usual' | 'quick';
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Night or day; `auto`: as the system wishes. */
  readonly theme: 'dark' | 'light' | 'auto';
  /** `safe` is told apart by colour-blind readers, `strong` has the highest contrast. */
  readonly colours: 'brass' | 'safe' | 'strong';
  /** Times the usual size. */
  readonly text: 1 | 1.15 | 1.3 | 1.5;
  /** Whether a game's calm order is offered where it would spare a question. */
  readonly offers: boolean;
  /** The table in words in place of the board. */
  readonly words: boolean;
  /** How wide the panels beside a board are, times the usual. */
  readonly side: number;
  /** Single keys that act at a table: off for whoever speaks to the computer or presses keys by mistake. */
  readonly keys: boolean;
}

const PLACE = 'orrery.settings';
const USUAL: Settings = {
  motion: 'auto',
  pace: 'usual',
  sound: false,
  volume: 0.5,
  theme: 'dark',
  colours: 'brass',
  text: 1,
  offers: true,
  words: false,
  side: 1,
  keys: true,
};

/** What can be chosen, where it is one of a few. */
export const CHOICES = {
  motion: ['auto', 'on', 'off'],
  pace: ['calm', 'usual', 'quick'],
  theme: ['dark', 'light', 'auto'],
  colours: ['brass', 'safe', 'strong'],
  text: [1, 1.15, 1.3, 1.5],
} as const satisfies { readonly [Key in keyof Settings]?: readonly Settings[Key][] };

const listeners = createListeners();
let settings: Settings = readStored();

export const readSettings = (): Settings => settings;
const followSettings = listeners.subscribe;

export function useSettings(): Settings {
  return useSyncExternalStore(followSettings, readSettings);
}

export function changeSettings(part: Partial<Settings>): void {
  settings = { ...settings, ...part };
  localStorage.setItem(PLACE, JSON.stringify(settings));
  listeners.tell();
}

/** What another version of this page, or a hand, has written there is taken only where it makes sense. */
function readStored(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>;
    return { ...USUAL, ...Object.fromEntries(Object.entries(kept).filter(makesSense)) };
  } catch {
    return USUAL;
  }
}

function makesSense([key, value]: readonly [string, unknown]): boolean {
  const few: readonly unknown[] | undefined = (CHOICES as Record<string, readonly unknown[]>)[key];
  return few === undefined ? typeof value === typeof USUAL[key as keyof Settings] : few.includes(value);
}

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const lightSystem = matchMedia('(prefers-color-scheme: light)');

/** False where the reader has asked for stillness, here or of the system. */
export function useMotion(): boolean {
  return useSyncExternalStore(followMotion, mayMove);
}

function mayMove(): boolean {
  const { motion } = readSettings();
  return motion === 'on' || (motion === 'auto' && !lessMotion.matches);
}

function followMotion(tell: () => void): () => void {
  const unfollow = followSettings(tell);
  lessMotion.addEventListener('change', tell);
  return () => {
    unfollow();
    lessMotion.removeEventListener('change', tell);
  };
}

/** Settings take effect on <html>, for all pages at once: style/ reads these attributes. */
export function applySettings(): void {
  followMotion(apply);
  lightSystem.addEventListener('change', apply);
  apply();
}

function apply(): void {
  const { colours, text, theme, side } = readSettings();
  const page = document.documentElement;
  page.dataset['motion'] = mayMove() ? 'on' : 'off';
  page.dataset['theme'] = theme === 'auto' ? (lightSystem.matches ? 'light' : 'dark') : theme;
  page.dataset['colours'] = colours;
  page.style.setProperty('--text', String(text));
  page.style.setProperty('--widen', String(side));
}
