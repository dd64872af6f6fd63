import { fullOptions, getGame } from '@orrery/games';
import { asks, commitment, type Game, type Seat, type Standing } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { deal, enter, type Ledger } from '../src/source/ledger.ts';
import { firstFront, nextFront, rankedLast } from '../src/source/screen.ts';

const SECRET = 'a'.repeat(64);

async function open(id: string, seats: number): Promise<{ game: Game; ledger: Ledger }> {
  const game = await getGame(id);
  const names = Array.from({ length: seats }, (_, seat) => `${seat}`);
  const head = { game: id, rules: game.rules, options: fullOptions(game), seats: names, table: 't', salts: [] };
  return { game, ledger: deal(game, { ...head, commitment: commitment(SECRET) }, SECRET) };
}

function answer(game: Game, ledger: Ledger, seat: Seat): void {
  const ask = asks(game, ledger.journal.state).find((each) => each.seat === seat);
  expect(ask, `seat ${seat} is asked`).toBeDefined();
  if (ask !== undefined) expect(enter(ledger, { seat, answer: ask.pass === true ? null : ask.otherwise })).toBeNull();
}

describe('the seats at one screen', () => {
  it('take turns without a word while they know the same', async () => {
    const { game, ledger } = await open('merchant', 2);
    const { state } = ledger.journal;
    const [first] = asks(game, state).map(({ seat }) => seat);
    expect(firstFront(game, state, [0, 1])).toEqual({ viewer: first, passTo: null });
    answer(game, ledger, first ?? 0);
    const other = 1 - (first ?? 0);
    const front = nextFront(game, ledger.journal.state, [0, 1], { viewer: first ?? 0, passTo: null });
    expect(front).toEqual({ viewer: other, passTo: null });
  });

  it('pass it on where one has a secret draft, in the order of the seats', async () => {
    const { game, ledger } = await open('duel', 4);
    const people = [1, 3];
    const before = ledger.journal.state;
    expect(asks(game, before).length).toBe(4);
    answer(game, ledger, 1);
    const front = nextFront(game, ledger.journal.state, people, { viewer: 1, passTo: null });
    expect(front).toEqual({ viewer: 1, passTo: 3 });
    // Whoever opens the table now has not said who they are.
    expect(firstFront(game, ledger.journal.state, people)).toEqual({ viewer: 4, passTo: 3 });
    answer(game, ledger, 3);
    expect(nextFront(game, ledger.journal.state, people, { viewer: 3, passTo: null })).toEqual({
      viewer: 3,
      passTo: null,
    });
  });

  it('stay with one person alone, asked or not', async () => {
    const { game, ledger } = await open('duel', 4);
    expect(firstFront(game, ledger.journal.state, [2])).toEqual({ viewer: 2, passTo: null });
    answer(game, ledger, 2);
    expect(nextFront(game, ledger.journal.state, [2], { viewer: 2, passTo: null })).toEqual({
      viewer: 2,
      passTo: null,
    });
  });
});

describe('seats that have resigned', () => {
  const standing = (...ranks: number[]): Standing => ({ over: true, scores: ranks.map(() => null), ranks });

  it('rank last, the others as before', () => {
    expect(rankedLast(standing(1, 2, 3, 4), [0]).ranks).toEqual([4, 1, 2, 3]);
    expect(rankedLast(standing(2, 1, 2, 4), [1]).ranks).toEqual([1, 4, 1, 3]);
    expect(rankedLast(standing(1, 2, 3), [0, 1]).ranks).toEqual([2, 3, 1]);
    expect(rankedLast(standing(1, 1), []).ranks).toEqual([1, 1]);
  });
});
