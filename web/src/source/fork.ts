// A new game whose past is a part of another: "play on from here". The past is replayed with the other's dice; then an
// answer is given and taken back at once, which starts a new dice epoch with the new table's own secret. So no roll that
// was seen comes back, and the record still verifies (docs/fair-dice.md).

import {
  asks,
  commitment,
  fault,
  type Game,
  type Head,
  headOf,
  must,
  type GameRecord,
  type Seat,
} from '@orrery/kernel';
import { deal, enter, enterAll, type Ledger } from './ledger.ts';

/** The first `rows` rows of a record as the past of the table `id`, whose own dice come from `secret`. */
export function forkOf(
  game: Game,
  record: GameRecord,
  rows: number,
  names: readonly string[],
  { id, secret }: { readonly id: string; readonly secret: string },
): Ledger {
  const { secret: known } = record;
  if (known === undefined) throw fault('record-no-secret', 'the dice of this game are not shown yet: it is not over');
  const old = headOf(record);
  const past = record.rows.slice(0, rows);
  const { table, commitment: promise, salts, origin } = old;
  const first = { table, commitment: promise, salts, secret: known, epoch: past.filter((row) => 'back' in row).length };
  const head: Head = {
    ...old,
    seats: names,
    table: id,
    commitment: commitment(secret),
    salts: [],
    origin: origin === undefined ? first : { ...first, origin },
  };
  const ledger = deal(game, head, secret);
  enterAll(ledger, past);
  newDice(game, ledger);
  return ledger;
}

function newDice(game: Game, ledger: Ledger): void {
  const { journal } = ledger;
  const [ask] = asks(game, journal.state);
  if (ask === undefined) throw fault('game-over', 'this game is over here: there is nothing to play on');
  const seat: Seat = ask.seat;
  const keep = journal.live.length;
  const rows = [
    { seat, answer: ask.pass === true ? null : ask.otherwise },
    { seat, back: keep, epoch: journal.state.epoch + 1 },
  ];
  for (const row of rows) must(enter(ledger, row) === null ? row : undefined, 'an answer that is always allowed');
}
