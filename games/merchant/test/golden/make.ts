// Writes the golden games for the rules as they are now: a game whose answers all stand is played again as it was, the
// others, and those named, are made anew: `make.ts fight`. Only when the rules version rises, or for a new one.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { apply, diceFor, type GameRecord, headOf, openJournal, toRecord } from '@orrery/kernel';
import { makeGolden } from '@orrery/kernel/testkit';
import { game } from '../../index.ts';
import { GOLDEN } from '../golden.ts';

const named = process.argv.slice(2);
const fileOf = (name: string): string => `${import.meta.dirname}/${name}.json`;

/** The same answers under these rules; null: one of them is refused, or there is no such game yet. */
function again(name: string): GameRecord | null {
  if (!existsSync(fileOf(name))) return null;
  const old = JSON.parse(readFileSync(fileOf(name), 'utf8')) as GameRecord;
  const { secret = '' } = old;
  const journal = openJournal(game, { ...headOf(old), rules: game.rules }, diceFor(secret, old));
  const stands = old.rows.every((row) => journal.state.frames.length > 0 && apply(journal, row) === null);
  return stands ? toRecord(journal, secret) : null;
}

for (const { name } of GOLDEN) {
  const record = named.includes(name) ? null : again(name);
  if (record === null) makeGolden(game, GOLDEN, import.meta.dirname, [name]);
  else {
    writeFileSync(fileOf(name), `${JSON.stringify(record)}\n`);
    process.stdout.write(`${name}: the same ${record.rows.length} answers, ${record.chain}\n`);
  }
}
