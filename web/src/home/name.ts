// The reader's name, kept for the next table; until there is one, a name made up for this visit. And names for the bots.

import { madeUpName } from './madeUpName.ts';

const PLACE = 'orrery.name';

/** Made up once for each language of a visit, so that every form says the same. */
const madeUp = new Map<string, string>();

export function keptName(): string {
  const kept = localStorage.getItem(PLACE);
  if (kept !== null && kept !== '') return kept;
  const { lang } = document.documentElement;
  const name = madeUp.get(lang) ?? madeUpName(lang);
  madeUp.set(lang, name);
  return name;
}

/** A name as others may be shown it: nothing that turns letters round or joins pictures, which no server takes. */
export const plainName = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');

/** Keeps a name, and says what the reader is called now: whoever gives none but blanks gets a made-up one. */
export function keepName(name: string): string {
  localStorage.setItem(PLACE, plainName(name).trim());
  return keptName();
}

/** Bots at a table in this tab are called after stars. */
const STARS: readonly string[] = ['Vela', 'Lyra', 'Altair', 'Mira', 'Deneb', 'Rigel', 'Spica'];

/** Stars that nobody is called after yet. */
export function* starNames(taken: readonly string[]): Generator<string, undefined> {
  for (const star of STARS) if (!taken.includes(star)) yield star;
}

/** Whether two of them are called the same, in whatever letters. */
export const hasTwins = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.normalize('NFKC').trim().toLowerCase())).size < names.length;
