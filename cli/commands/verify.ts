// `orrery verify FILE`: were the dice those promised before the deal, and was the game played as recorded? Says in words
// what was proved and what no record can prove.

import { commitment, type Game, isFault, type Journal, type GameRecord, replay } from '@orrery/kernel';
import type { Command } from 'commander';
import { jsonOption, openRecord } from '../arguments.ts';
import { plural, say, sayJson } from '../say.ts';

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check the promise, the dice and the digests of a finished record')
    .argument('<file>', 'a record')
    .addOption(jsonOption())
    .action(async (file: string, { json }: { json?: true }) => {
      const { game, record } = await openRecord(file);
      const report = verifyRecord(game, record);
      if (!report.ok) process.exitCode = 1;
      if (json) return sayJson(report);
      for (const line of report.proved) say(`proved: ${line}`);
      const verdict = report.commitment === null ? 'cannot be proved' : 'NOT TRUE';
      if (report.failed !== null) process.stderr.write(`${verdict}: ${report.failed}\n`);
      for (const line of report.notProved) say(`not proved: ${line}`);
    });
}

interface Report {
  readonly ok: boolean;
  readonly game: string;
  readonly rows: number;
  readonly over: boolean;
  /** Each null until it could be looked at. */
  readonly commitment: boolean | null;
  readonly dice: boolean | null;
  readonly digests: boolean | null;
  readonly proved: readonly string[];
  readonly notProved: readonly string[];
  readonly failed: string | null;
}

function verifyRecord(game: Game, record: GameRecord): Report {
  const { secret, rows } = record;
  const start = { game: game.id, rows: rows.length, over: false, dice: null, digests: null, notProved: [] };
  if (secret === undefined) {
    const failed = 'the secret of the dice is not in the record; it is shown once the game is over';
    return { ...start, ok: false, commitment: null, proved: [], failed };
  }
  if (commitment(secret) !== record.commitment) {
    const failed = `the secret is not the one promised before the deal (${record.commitment})`;
    return { ...start, ok: false, commitment: false, proved: [], failed };
  }
  const promise = `the secret is the one promised before the deal (SHA-256 ${record.commitment})`;
  try {
    const journal = replay(game, record);
    const over = game.standing(journal.state).over;
    const proved = [promise, ...provedBy(journal, record)];
    const notProved = [...limits(record), ...(over ? [] : ['how the game ended: the record stops before the end'])];
    return { ...start, ok: true, over, commitment: true, dice: true, digests: true, proved, notProved, failed: null };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { ...start, ok: false, commitment: true, digests: false, proved: [promise], failed: error.message };
  }
}

function provedBy({ state }: Journal, { rows, marks, salts, game, rules, origin }: GameRecord): string[] {
  const source =
    salts.length === 0
      ? "that secret and the table's id"
      : `that secret, the table's id and ${plural(salts.length, 'salt')} of the seats`;
  const epochs = state.epoch === 0 ? '' : ` after ${plural(state.epoch, 'return')} to an earlier moment`;
  const before =
    origin === undefined ? [] : [`up to where it plays on, the dice are those promised for the table ${origin.table}`];
  return [
    ...before,
    `every ${origin === undefined ? '' : 'later '}roll and draw comes from ${source}: ${plural(state.counter, 'word')} of the dice used${epochs}`,
    `each of the ${plural(rows.length, 'row')} is allowed by the rules of ${game}, version ${rules}`,
    `${plural(marks.length, 'digest')} of the whole state and the chain over all rows agree`,
  ];
}

function limits({ salts }: GameRecord): string[] {
  const known = 'that the host did not look at the secret during play';
  return salts.length === 0
    ? [`that the host did not choose among secrets before the deal: no seat added a salt`, known]
    : [known];
}
