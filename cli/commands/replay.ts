// `orrery replay FILE`: plays a record again and holds it to its digests.

import { messagesOf, sentence } from '@orrery/games';
import { digest, type Game, isFault, type Lang, type GameRecord, type Standing } from '@orrery/kernel';
import type { Command } from 'commander';
import { addAll, jsonOption, langOption, openRecord } from '../arguments.ts';
import { plural, say, sayJson } from '../say.ts';
import { type Difference, replayTwice } from '../twin.ts';

export function addReplay(program: Command): void {
  const command = program
    .command('replay')
    .description('play a record again and compare its digests')
    .argument('<file>', 'a record, as `sim --save`, `play --save` or the table exports it')
    .option('--every', 'digest the whole state after every row, beside a twin restored from JSON');
  addAll(command, langOption(), jsonOption()).action(
    async (file: string, { every, lang, json }: { every?: true; lang: Lang; json?: true }) => {
      const { game, record } = await openRecord(file);
      const report = replayRecord(game, record, every ?? false);
      if (!report.ok) process.exitCode = 1;
      if (json) return sayJson(report);
      if (!report.ok) return void process.stderr.write(`${report.message}\n`);
      say(
        `${plural(report.rows, 'row')} of ${game.name} played again: ${plural(report.marks, 'digest')} and the chain agree.`,
      );
      if (every) say('After every row a twin restored from JSON stood where the game stood.');
      const messages = await messagesOf(game, lang, record.seats);
      for (const line of standingLines(report.standing, record.seats)) say(line);
      if (report.standing.how !== undefined) say(sentence(messages, report.standing.how));
      say(`Digest of the last state: ${report.digest}`);
    },
  );
}

type Report =
  | {
      readonly ok: true;
      readonly game: string;
      readonly rows: number;
      readonly marks: number;
      readonly digest: string;
      readonly digests: readonly string[];
      readonly standing: Standing;
    }
  | {
      readonly ok: false;
      readonly game: string;
      readonly code: string;
      readonly message: string;
      readonly difference?: Difference;
    };

function replayRecord(game: Game, record: GameRecord, every: boolean): Report {
  try {
    const { journal, digests, difference } = replayTwice(game, record, every);
    if (difference !== null) {
      const message = `after row ${difference.row} a twin restored from JSON differs first at ${difference.what}`;
      return { ok: false, game: game.id, code: 'twin-differs', message, difference };
    }
    const { state } = journal;
    const standing = game.standing(state);
    const marks = record.marks.length;
    return { ok: true, game: game.id, rows: record.rows.length, marks, digest: digest(state), digests, standing };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { ok: false, game: game.id, code: error.code, message: error.message };
  }
}

/** Who stands where, the first one first. */
function standingLines({ over, scores, ranks }: Standing, names: readonly string[]): string[] {
  const order = names.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const line = (seat: number): string => `  ${ranks[seat] ?? '-'}. ${names[seat]}: ${scores[seat] ?? '?'}`;
  return [over ? 'The game is over.' : 'The game is not over.', ...order.map(line)];
}
