// The reader's name, kept for the next table.

const PLACE = 'orrery.name';

export const keptName = (): string => localStorage.getItem(PLACE) ?? 'Nova';

export function keepName(name: string): void {
  localStorage.setItem(PLACE, name.trim());
}

/** Bots at a table in this tab are called after stars. */
const STARS: readonly string[] = ['Vela', 'Lyra', 'Altair', 'Mira', 'Deneb', 'Rigel'];

/** Names by seat: the reader first, stars for the others. */
export function namesFor(seats: number, own: string): string[] {
  const stars = STARS.filter((star) => star !== own);
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? own : (stars[seat - 1] ?? `Star ${seat}`)));
}
