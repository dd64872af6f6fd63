// The reader's name, kept for the next table, and names for the bots.

const PLACE = 'orrery.name';

export const keptName = (): string => localStorage.getItem(PLACE) || 'Nova';

export function keepName(name: string): void {
  localStorage.setItem(PLACE, name.trim());
}

/** Bots at a table in this tab are called after stars. */
const STARS: readonly string[] = ['Vela', 'Lyra', 'Altair', 'Mira', 'Deneb', 'Rigel', 'Spica'];

/** Stars that nobody is called after yet. */
export function* starNames(taken: readonly string[]): Generator<string, undefined> {
  for (const star of STARS) if (!taken.includes(star)) yield star;
}
