// A finished game as a file, and its proof: played again here, it must give the same digests from the promised dice.

import { type Game, type GameRecord, replay } from '@orrery/kernel';

/** Throws what is wrong with it; gives the number of rows. */
export function checkRecord(game: Game, record: GameRecord): number {
  return replay(game, record).rows.length;
}

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
