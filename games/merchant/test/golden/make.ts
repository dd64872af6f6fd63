// Writes the golden games anew. Only when the rules version rises.

import { writeFileSync } from 'node:fs';
import { GOLDEN, play } from '../golden.ts';

for (const golden of GOLDEN) {
  const record = play(golden);
  writeFileSync(`${import.meta.dirname}/${golden.name}.json`, `${JSON.stringify(record)}\n`);
  process.stdout.write(`${golden.name}: ${record.rows.length} answers, ${record.chain}\n`);
}
