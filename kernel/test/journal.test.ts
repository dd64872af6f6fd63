// A game in play: undo up to the last barrier, returns beyond it with new dice, several answers all or none.

import { describe, expect, test } from 'vitest';
import {
  canUndo,
  digest,
  fastDice,
  type Journal,
  openJournal,
  picker,
  replay,
  say,
  takeBack,
  toRecord,
  undo,
} from '../src/index.ts';
import { diceFor, headFor, playRandom } from '../testkit/play.ts';
import { tiny } from './broken/tiny.ts';
import { toy } from './toy.ts';

interface Walk {
  at: number;
  steps: number[];
}

/** One seat after the other walks up to three steps, then says `done`, or rolls. */
const walk = toy<Walk>(
  {
    walk: {
      may: ({ table }) => [table.at],
      ask: () => ({
        prompt: { key: 'ask.walk' },
        choice: { kind: 'one', noun: 'word', options: ['go', 'roll', 'done', 'end'] },
        otherwise: 'done',
      }),
      take(kit, _, seat, answer) {
        const { table, seats } = kit.state;
        if (answer === 'end') return kit.end();
        if (answer === 'done') {
          kit.turn();
          table.at = (table.at + 1) % seats;
        } else table.steps[seat] = (table.steps[seat] ?? 0) + (answer === 'go' ? 1 : kit.roll(6));
      },
    },
  },
  (kit) => ({ at: 0, steps: new Array<number>(kit.state.seats).fill(0) }),
);

const SETUP = { seats: 2, options: {}, seed: 9 };
const open = (): Journal<Walk> => openJournal(walk, headFor(walk, SETUP), diceFor(SETUP));
const steps = (journal: Journal<Walk>): number[] => journal.state.table.steps;

describe('undo', () => {
  test('goes back answer by answer, and each undo is a row', () => {
    const journal = open();
    const first = digest(journal.state);
    say(journal, 0, 'go');
    say(journal, 0, 'go');
    expect(undo(journal, 0)).toBeNull();
    expect(steps(journal)).toEqual([1, 0]);
    expect(undo(journal, 0)).toBeNull();
    expect(digest(journal.state)).toBe(first);
    expect(undo(journal, 0)).toMatchObject({ key: 'refuse.nothing-to-undo' });
    expect(journal.rows).toHaveLength(4);
    expect(journal.live).toEqual([]);
  });

  test('stops at dice', () => {
    const journal = open();
    say(journal, 0, 'go');
    say(journal, 0, 'roll');
    expect(canUndo(journal, 0)).toBe(false);
    say(journal, 0, 'go');
    expect(canUndo(journal, 0)).toBe(true);
    undo(journal, 0);
    expect(canUndo(journal, 0)).toBe(false);
  });

  test('is the right of the seat whose tail it is', () => {
    const journal = open();
    say(journal, 0, 'done');
    expect(canUndo(journal, 1)).toBe(false);
    expect(canUndo(journal, 0)).toBe(true);
    say(journal, 1, 'go');
    expect(canUndo(journal, 0)).toBe(false);
    expect(undo(journal, 0)).not.toBeNull();
    expect(undo(journal, 1)).toBeNull();
    // The other seat has played since: what lay before is beyond reach.
    expect(canUndo(journal, 0)).toBe(false);
  });
});

describe('several answers', () => {
  test('are taken together', () => {
    const journal = open();
    expect(say(journal, 0, 'go', 'go', 'done')).toMatchObject({ ok: true });
    expect(journal.rows).toHaveLength(3);
    expect(steps(journal)).toEqual([2, 0]);
  });

  test('or not at all', () => {
    const journal = open();
    const before = digest(journal.state);
    expect(say(journal, 0, 'go', 'done', 'go')).toMatchObject({
      ok: false,
      at: 2,
      refusal: { key: 'refuse.not-asked' },
    });
    expect(digest(journal.state)).toBe(before);
    expect(journal.rows).toEqual([]);
  });
});

describe('a return beyond a barrier', () => {
  test('leads to the same table with new dice', () => {
    const journal = open();
    say(journal, 0, 'go');
    say(journal, 0, 'roll');
    const rolled = steps(journal)[0];
    expect(takeBack(journal, 0, 1)).toBeNull();
    expect(steps(journal)).toEqual([1, 0]);
    expect(journal.state).toMatchObject({ epoch: 1, counter: 0 });
    const again: (number | undefined)[] = [];
    for (let i = 0; i < 8; i++) {
      say(journal, 0, 'roll');
      again.push(steps(journal)[0]);
      takeBack(journal, 0, journal.live.length - 1);
    }
    expect(journal.state.epoch).toBe(9);
    expect(new Set([rolled, ...again]).size).toBeGreaterThan(1);
  });

  test('is refused to a row that is not there', () => {
    const journal = open();
    say(journal, 0, 'go');
    for (const keep of [-1, 1, 0.5, Number.NaN, 99]) expect(takeBack(journal, 0, keep)).not.toBeNull();
    expect(journal.rows).toHaveLength(1);
  });

  test('can be returned from again, and replays', () => {
    const journal = open();
    for (const answer of ['go', 'roll', 'go', 'roll']) say(journal, 0, answer);
    takeBack(journal, 1, 3);
    say(journal, 0, 'roll');
    takeBack(journal, 1, 1);
    say(journal, 0, 'roll');
    const again = replay(walk, toRecord(journal), diceFor(SETUP));
    expect(digest(again.state)).toBe(digest(journal.state));
    expect(again.live).toEqual(journal.live);
  });
});

describe('many returns', () => {
  /** The state that the rows in force lead to, from the first one on. */
  function fromTheStart(journal: Journal<Walk>): Journal<Walk>['state'] {
    const again = open();
    for (const row of journal.live)
      if ('answer' in row) say(again, row.seat, row.answer);
      else if ('back' in row) Object.assign(again, { state: { ...again.state, epoch: row.epoch, counter: 0 } });
    return again.state;
  }

  test('lead to where the rows in force lead, however far and often', () => {
    const journal = open();
    const pick = picker(fastDice(4));
    for (let n = 0; n < 600; n++) {
      const { at } = journal.state.table;
      const draw = pick(12);
      if (draw === 0) takeBack(journal, 0, Math.max(0, journal.live.length - 1 - pick(1 + pick(120))));
      else if (draw < 3) undo(journal, at);
      else say(journal, at, ['go', 'roll', 'done'][pick(3)] ?? 'go');
      if (n % 20 === 0) expect(digest(journal.state)).toBe(digest(fromTheStart(journal)));
    }
    const again = replay(walk, toRecord(journal), diceFor(SETUP));
    expect([digest(again.state), again.live]).toEqual([digest(journal.state), journal.live]);
  });

  test('cost in a long game what they give up, not the whole game each', () => {
    let taken = 0;
    const counted = toy<number[]>(
      {
        walk: {
          may: () => [0],
          ask: () => ({
            prompt: { key: 'ask.walk' },
            choice: { kind: 'one', noun: 'word', options: ['go'] },
            otherwise: 'go',
          }),
          take: () => void taken++,
        },
      },
      () => [],
    );
    const rows = 4000;
    const journal = openJournal(counted, headFor(counted, SETUP), diceFor(SETUP));
    for (let n = 0; n < rows; n++) say(journal, 0, 'go');
    for (let n = 0; n < rows; n++) takeBack(journal, 0, journal.live.length - 1 - (n % 3));
    expect(taken).toBeLessThan(20 * rows);
    expect(journal.kept.length).toBeLessThan(30);
  });
});

describe('a record', () => {
  test('has a mark at the end of each turn and of the game', () => {
    const journal = open();
    for (const answer of ['go', 'done']) say(journal, 0, answer);
    for (const answer of ['go', 'end']) say(journal, 1, answer);
    expect(journal.marks.map(([row]) => row)).toEqual([2, 4]);
    expect(journal.marks[1]?.[1]).toBe(digest(journal.state));
  });

  test('shows the secret only when it is given', () => {
    const journal = open();
    expect(toRecord(journal)).not.toHaveProperty('secret');
    expect(JSON.stringify(toRecord(journal))).not.toContain('seed 9');
    expect(toRecord(journal, 'seed 9').secret).toBe('seed 9');
  });

  test('of any random game replays to the same state, through undos and returns', () => {
    let undone = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { journal, record } = playRandom(tiny, { seats: 2 + (seed % 2), options: { rounds: 3 }, seed, undos: 20 });
      const again = replay(tiny, JSON.parse(JSON.stringify(record)) as typeof record);
      expect(digest(again.state)).toBe(digest(journal.state));
      undone += record.rows.filter((row) => !('answer' in row)).length;
    }
    expect(undone).toBeGreaterThan(50);
  });
});

test('a refused answer is no row and leaves the chain as it was', () => {
  const journal = open();
  const { chain } = toRecord(journal);
  expect(say(journal, 1, 'go')).toMatchObject({ ok: false });
  expect(say(journal, 0, 'fly')).toMatchObject({ ok: false });
  expect(toRecord(journal).chain).toBe(chain);
});
