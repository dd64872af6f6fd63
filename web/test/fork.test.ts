import { ourEdition } from '@orrery/bots';
import { fullOptions, getGame } from '@orrery/games';
import { readRecord } from '@orrery/games/read';
import {
  asks,
  commitment,
  digest,
  fastDice,
  type Game,
  headOf,
  must,
  picker,
  type GameRecord,
  replay,
  sample,
  type State,
  toRecord,
} from '@orrery/kernel';
import { dealTable, enter, enterAll, forkTable, type Table } from '@orrery/table';
import { describe, expect, it } from 'vitest';

const SECRET = 'a'.repeat(64);

/** So many answers by chance, the same at every call. */
function playOn(game: Game, table: Table, answers: number): void {
  const pick = picker(fastDice(7));
  for (let n = 0; n < answers; n++) {
    const [ask] = asks(game, table.journal.state);
    if (ask === undefined) return;
    expect(enter(table, { seat: ask.seat, answer: sample(ask, pick) })).toBeNull();
  }
}

async function merchant(): Promise<{ game: Game; record: GameRecord }> {
  const game = await getGame('merchant');
  const { rules } = game;
  const options = fullOptions(game);
  const head = { game: game.id, rules, options, seats: ['Nova', 'Vela'], table: 'old', salts: [] };
  const table = dealTable(ourEdition(game), { ...head, commitment: commitment(SECRET) }, SECRET);
  playOn(game, table, 40);
  expect(enter(table, { seat: 0, back: 30, epoch: 1 })).toBeNull();
  playOn(game, table, 30);
  return { game, record: toRecord(table.journal, SECRET) };
}

const own = (digit: string) => ({ id: `new-${digit}`, secret: digit.repeat(64) });
/** The state of the old game after so many rows. */
function stateAt(game: Game, record: GameRecord, rows: number): State {
  const table = dealTable(ourEdition(game), headOf(record), SECRET);
  enterAll(table, record.rows.slice(0, rows));
  return table.journal.state;
}

describe('playing on from a moment of another game', () => {
  it('begins where the other was, with dice of its own', async () => {
    const { game, record } = await merchant();
    const one = forkTable(ourEdition(game), record, 50, ['Ada', 'Bo'], own('b'));
    const two = forkTable(ourEdition(game), record, 50, ['Ada', 'Bo'], own('c'));
    expect(digest(one.journal.state)).toBe(digest(two.journal.state));
    expect(one.journal.state.table).toEqual(stateAt(game, record, 50).table);
    playOn(game, one, 20);
    playOn(game, two, 20);
    expect(digest(one.journal.state)).not.toBe(digest(two.journal.state));
  });

  it('leaves a record that verifies, also when it is played on from in turn', async () => {
    const { game, record } = await merchant();
    const fork = forkTable(ourEdition(game), record, 50, record.seats, own('b'));
    playOn(game, fork, 20);
    const written = toRecord(fork.journal, own('b').secret);
    const read = readRecord(JSON.stringify(written), () => game).record;
    expect(digest(replay(game, read).state)).toBe(digest(fork.journal.state));
    const again = forkTable(ourEdition(game), read, 60, record.seats, own('c'));
    playOn(game, again, 10);
    expect(replay(game, toRecord(again.journal, own('c').secret)).rows.length).toBe(72);
  });

  it('is found out when the past has other dice than its origin promised', async () => {
    const { game, record } = await merchant();
    const fork = forkTable(ourEdition(game), record, 50, record.seats, own('b'));
    const written = toRecord(fork.journal, own('b').secret);
    const origin = { ...must(written.origin, 'an origin'), secret: 'd'.repeat(64) };
    expect(() => replay(game, { ...written, origin })).toThrow(/committed/);
    const promised = { ...origin, commitment: commitment(origin.secret) };
    expect(() => replay(game, { ...written, origin: promised })).toThrow();
  });

  it('needs the dice of the other, and a game that is not over there', async () => {
    const { game, record } = await merchant();
    const { secret: _, ...hidden } = record;
    expect(() => forkTable(ourEdition(game), hidden, 50, record.seats, own('b'))).toThrow(/not shown yet/);
  });
});
