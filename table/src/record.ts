// Tables from records: one that was left is taken up again, and one is played on from a moment of another game. The past is
// replayed with the other's dice; then an answer is given and taken back at once, which starts a new dice epoch with the new
// table's own secret. So no roll that was seen comes back, and the record still verifies (docs/fair-dice.md).

import type * as ours from '@orrery/kernel';
import type { GameRecord, Head, Row } from '@orrery/kernel';
import type { Edition, Kernel } from './edition.ts';
import { NO_PACING, type Pacing } from './pace.ts';
import { silence } from './seats.ts';
import { enter, openTable, type Table } from './table.ts';

/** What records ask of a kernel beside. */
export type RecordKernel = Kernel & Pick<typeof ours, 'asks' | 'commitment' | 'diceFor' | 'headOf' | 'toRecord'>;

export function dealTable(edition: Edition<RecordKernel>, head: Head, secret: string): Table {
  return openTable(edition, head, edition.kernel.diceFor(secret, head));
}

/** Plays a game again up to where it was left; with what was kept beside it, also to the window that was on show. */
export function reopenTable(
  edition: Edition<RecordKernel>,
  record: GameRecord,
  secret: string,
  { window }: Pacing = NO_PACING,
): Table {
  const { kernel, game } = edition;
  if (record.rules !== game.rules)
    throw kernel.fault('other-rules', `played under rules ${record.rules}; these are rules ${game.rules}`);
  const table = dealTable(edition, kernel.headOf(record), secret);
  enterAll(table, record.rows, window?.passed?.row);
  if (kernel.chainText(table.journal.chain) !== record.chain)
    throw kernel.fault('record-wrong-chain', 'the kept game is not the one that was played');
  return table;
}

/** What may be looked at of a game that is still played. While a window is on show it ends before the last answer outside of
 *  windows: the rules may have gone on, and how many answers there were since would tell on others. */
export function recordOnShow(
  edition: Edition<RecordKernel>,
  record: GameRecord,
  secret: string,
  { window }: Pacing,
): GameRecord {
  if (window === null) return record;
  const { told } = reopenTable(edition, record, secret);
  const last = told.findLast(({ asked }) => asked.length > 0)?.row ?? 1;
  const table = dealTable(edition, edition.kernel.headOf(record), secret);
  enterAll(table, record.rows.slice(0, last - 1));
  return edition.kernel.toRecord(table.journal);
}

/** Plays rows that were played before; their windows were shown then, but those from row `from` on. */
export function enterAll(table: Table, rows: readonly Row[], from = Infinity): void {
  const { windowsFrom } = table;
  table.windowsFrom = from;
  for (const [at, row] of rows.entries())
    if (enter(table, row) !== null)
      throw table.edition.kernel.fault('record-refused', `row ${at + 1} of the game is refused`);
  table.windowsFrom = windowsFrom;
}

/** The first `rows` rows of a record as the past of the table `id`, whose own dice come from `secret`. */
export function forkTable(
  edition: Edition<RecordKernel>,
  record: GameRecord,
  rows: number,
  names: readonly string[],
  { id, secret }: { readonly id: string; readonly secret: string },
): Table {
  const { kernel } = edition;
  const { secret: known } = record;
  if (known === undefined)
    throw kernel.fault('record-no-secret', 'the dice of this game are not shown yet: it is not over');
  const old = kernel.headOf(record);
  const past = record.rows.slice(0, rows);
  const { table: from, commitment, salts, origin } = old;
  const first = { table: from, commitment, salts, secret: known, epoch: past.filter((row) => 'back' in row).length };
  const head: Head = {
    ...old,
    seats: names,
    table: id,
    commitment: kernel.commitment(secret),
    salts: [],
    origin: origin === undefined ? first : { ...first, origin },
  };
  const table = dealTable(edition, head, secret);
  enterAll(table, past);
  newDice(edition, table);
  return table;
}

function newDice({ kernel, game }: Edition<RecordKernel>, table: Table): void {
  const { journal } = table;
  const [ask] = kernel.asks(game, journal.state);
  if (ask === undefined) throw kernel.fault('game-over', 'this game is over here: there is nothing to play on');
  const { seat } = ask;
  enterAll(table, [
    { seat, answer: silence(ask) },
    { seat, back: journal.live.length, epoch: journal.state.epoch + 1 },
  ]);
}
