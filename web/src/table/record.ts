// A finished game as a file, and its proof: played again here, it must give the same digests from the promised dice.

import { type Game, type Record, replay } from '@orrery/kernel';
import { writeRow } from '@orrery/kernel/notation';

/** Throws what is wrong with it; gives the number of rows. */
export function checkRecord(game: Game, record: Record): number {
  return replay(game, record).rows.length;
}

/** A heading and one line an answer. */
export function asNotation(record: Record): string {
  const { game, rules, table, seats, options, commitment, secret, chain } = record;
  const heading = [
    `# ${game}, rules ${rules}, table ${table}`,
    `# seats: ${seats.join(', ')}`,
    `# options: ${JSON.stringify(options)}`,
    `# commitment: ${commitment}`,
    ...(secret === undefined ? [] : [`# secret: ${secret}`]),
    `# chain: ${chain}`,
  ];
  return `${[...heading, ...record.rows.map(writeRow)].join('\n')}\n`;
}

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
