// Writes the golden games anew, or those named: `make.ts fight`. Only when the rules version rises, or for a new one.

import { writeFileSync } from 'node:fs';
import { GOLDEN, play } from '../golden.ts';

const named = process.argv.slice(2);
for (const golden of GOLDEN.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const record = play(golden);
  writeFileSync(`${import.meta.dirname}/${golden.name}.json`, `${JSON.stringify(record)}\n`);
  process.stdout.write(`${golden.name}: ${record.rows.length} answers, ${record.chain}\n`);
}
