// Whatever is thrown at the kernel's doors, it is refused or taken: nothing crashes, and the given state stays as it was.

import { describe, expect, test } from 'vitest';
import {
  act,
  type Answer,
  asks,
  createKit,
  digest,
  type Game,
  isFault,
  type Journal,
  openJournal,
  type GameRecord,
  replay,
  type Row,
  sample,
  say,
  takeBack,
  undo,
  why,
} from '../src/index.ts';
import { playRandom, readRow, type Setup, writeRow } from '../testkit/index.ts';
import { monster, spoilt, spoiltText } from '../testkit/monsters.ts';
import { diceFor, headFor, pickerFor } from '../testkit/play.ts';
import { setups } from '../testkit/plan.ts';
import { fork } from '../testkit/undoing.ts';
import { tiny } from './broken/tiny.ts';
import { game as duel } from './slices/duel/index.ts';
import { game as frontier } from './slices/frontier/index.ts';
import { game as orbit } from './slices/orbit/index.ts';

const GAMES = [tiny, duel, orbit, frontier] as unknown as readonly Game[];
const ANSWERS = 70_000;
const BACKS = 10_000;
const RECORDS = 30_000;
const LINES = 20_000;

interface Place {
  readonly journal: Journal;
  readonly digest: string;
  readonly setup: Setup;
}

/** Positions from random games: every tenth row or so. */
const places: Place[] = GAMES.flatMap((game, which) =>
  setups(game, 6, which + 1, {}).flatMap((setup) => {
    const { record } = playRandom(game, { ...setup, most: 60 });
    const journal = openJournal(game, headFor(game, setup), diceFor(setup));
    const found: Place[] = [];
    for (const [at, row] of record.rows.entries()) {
      if (at % 12 === 0) found.push({ journal: fork(journal, diceFor(setup)), digest: digest(journal.state), setup });
      if ('answer' in row) say(journal, row.seat, row.answer);
    }
    return found;
  }),
);

const placeAt = (n: number): Place => places[n % places.length] as Place;

describe('an answer', () => {
  test(`of any shape is refused or taken (${ANSWERS} tries)`, () => {
    const pick = pickerFor(1);
    let refused = 0;
    let taken = 0;
    for (let i = 0; i < ANSWERS; i++) {
      const { journal, digest: before } = placeAt(i);
      const { game, state } = journal;
      const pending = asks(game, state);
      const ask = pending[pick(Math.max(1, pending.length))];
      const real = ask === undefined ? null : sample(ask, pick);
      const answer = (pick(3) === 0 ? monster(pick) : spoilt(real, pick)) as Answer;
      const seat = pick(4) === 0 ? (monster(pick, 0) as number) : (ask?.seat ?? 0);
      const refusal = why(game, state, seat, answer);
      const outcome = act(createKit(game, DICE), state, seat, answer);
      if (outcome.ok) taken++;
      else {
        refused++;
        expect(outcome.refusal).toEqual(refusal);
        expect(outcome.refusal.key).toMatch(/^\w+\.[\w.-]+$/);
      }
      if (digest(state) !== before)
        expect.unreachable(`${game.id}: ${String(seat)} changed the state it was refused at`);
    }
    expect(refused).toBeGreaterThan(ANSWERS / 2);
    expect(taken).toBeGreaterThan(100);
  });

  test('is taken with others or not at all', () => {
    const pick = pickerFor(2);
    for (let i = 0; i < 5000; i++) {
      const { journal, digest: before } = placeAt(i);
      const ask = asks(journal.game, journal.state)[0];
      if (ask === undefined) continue;
      const copy = fork(journal, DICE);
      const said = say(copy, ask.seat, sample(ask, pick), monster(pick) as Answer, monster(pick) as Answer);
      if (!said.ok) expect(digest(copy.state)).toBe(before);
      expect(copy.rows).toHaveLength(journal.rows.length + (said.ok ? 3 : 0));
    }
  });
});

test(`undo and return are refused or done (${BACKS} tries)`, () => {
  const pick = pickerFor(3);
  for (let i = 0; i < BACKS; i++) {
    const { journal, digest: before, setup } = placeAt(i);
    const copy = fork(journal, diceFor(setup));
    const seat = monster(pick, 0) as number;
    const refusal = pick(2) === 0 ? undo(copy, seat) : takeBack(copy, seat, monster(pick, 1) as number);
    if (refusal !== null) expect(digest(copy.state)).toBe(before);
    expect(digest(journal.state)).toBe(before);
  }
});

test(`a record with spoilt rows, marks or digests has its code (${RECORDS} tries)`, () => {
  const pick = pickerFor(4);
  const records = GAMES.flatMap((game, which) =>
    setups(game, 5, which + 11, {}).map((setup) => ({ game, record: playRandom(game, { ...setup, most: 14 }).record })),
  );
  const codes = new Map<string, number>();
  for (let i = 0; i < RECORDS; i++) {
    const { game, record } = records[i % records.length] as { game: Game; record: GameRecord };
    const before = i % 50 === 0 ? digest(record) : '';
    const code = codeOf(() => replay(game, { ...record, ...spoiltPart(record, pick) }));
    codes.set(code, (codes.get(code) ?? 0) + 1);
    if (before !== '') expect(digest(record)).toBe(before);
  }
  expect([...codes.keys()].sort()).toEqual(
    expect.arrayContaining(['record-refused', 'record-wrong-chain', 'record-wrong-digest', 'record-wrong-secret']),
  );
  expect((codes.get('none') ?? 0) / RECORDS).toBeLessThan(0.1);
});

test(`a line of notation is read or refused (${LINES} tries)`, () => {
  const pick = pickerFor(5);
  const lines = places.flatMap(({ journal }) => journal.rows.map(writeRow));
  for (let i = 0; i < LINES; i++) {
    const code = codeOf(() => readRow(spoiltText(lines[i % lines.length] ?? '', pick)));
    expect(['none', 'notation']).toContain(code);
  }
});

const DICE = diceFor({ seats: 2, options: {}, seed: 77 });

/** One field of the record spoilt, but still of its type: the types are the business of whoever reads it from a file. */
function spoiltPart(record: GameRecord, pick: (n: number) => number): Partial<GameRecord> {
  switch (pick(5)) {
    case 0:
      return { marks: [...record.marks, [1 + pick(record.rows.length), '0123456789abcdef']] };
    case 1:
      return { chain: spoiltText(record.chain, pick) };
    case 2:
      return { secret: spoiltText(record.secret ?? '', pick) };
    case 3: {
      const at = pick(record.rows.length);
      return { rows: [...record.rows.slice(0, at), ...record.rows.slice(at + 1)] };
    }
    default: {
      const at = pick(record.rows.length);
      const row = record.rows[at] as Row;
      const bad = { seat: row.seat, ...(spoilt(row, pick) as object) } as Row;
      return {
        rows: record.rows.toSpliced(at, pick(2), 'answer' in bad ? bad : { ...bad, answer: monster(pick) as Answer }),
      };
    }
  }
}

/** The code of the fault, `none`; anything else that is thrown fails the test. */
function codeOf(work: () => unknown): string {
  try {
    work();
    return 'none';
  } catch (error) {
    if (isFault(error)) return error.code;
    throw error;
  }
}
