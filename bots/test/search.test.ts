import { game as duel } from '@orrery/kernel/slices/duel';
import { game as frontier } from '@orrery/kernel/slices/frontier';
import { game as orbit } from '@orrery/kernel/slices/orbit';
import { allows, asks, type Game } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { botNames, decideSafely, getBot } from '../src/index.ts';
import { nim } from './games/nim.ts';
import { game as signs } from './games/signs.ts';
import { deal, scatter, turnFor, turnOf } from './position.ts';

const slices: readonly (readonly [string, Game])[] = [
  ['duel', duel],
  ['orbit', orbit],
  ['frontier', frontier],
];

describe.each(slices)('every bot in %s', (_, game) => {
  it.each(botNames)('%s chooses the same with the same dice and iterations', (name) => {
    for (let seed = 1; seed <= 6; seed++) {
      const { state } = scatter(deal(game, 3, seed), 7 * seed, seed);
      if (state.frames.length === 0) continue;
      const think = () => getBot(name).decide(turnOf(game, state, seed, { iterations: 60 }));
      expect(think()).toEqual(think());
    }
  });

  it.each(botNames)('%s gives allowed answers from the deal to the end', (name) => {
    const journal = deal(game, 3, 5);
    let other = 0;
    for (let seed = 0; journal.state.frames.length > 0 && seed < 25; seed++) {
      const turn = turnOf(game, journal.state, seed, { iterations: 20 });
      const decided = decideSafely(getBot(name), turn);
      expect(decided.instead).toBeUndefined();
      expect(allows(turn.ask, decided.answer)).toBe(true);
      if (JSON.stringify(decided.answer) !== JSON.stringify('otherwise' in turn.ask ? turn.ask.otherwise : null))
        other++;
      scatter(journal, 3, seed);
    }
    expect(other).toBeGreaterThan(0);
  });
});

describe('search', () => {
  it('leaves a multiple of four wherever it can', () => {
    for (const heap of [5, 6, 7, 9, 10, 11, 13]) {
      const game = nim(heap);
      const { answer } = getBot('hard').decide(turnOf(game, deal(game, 2, 1).state, heap, { iterations: 1500 }));
      expect([heap, answer]).toEqual([heap, heap % 4]);
    }
  });

  it('does not think where there is one answer', () => {
    const game = nim(1);
    const { answer, reason } = getBot('hard').decide(turnOf(game, deal(game, 2, 1).state, 1, { iterations: 1e9 }));
    expect([answer, reason?.key]).toEqual([1, 'bot.only']);
  });

  it('keeps to its time', () => {
    const { state } = deal(duel, 4, 1);
    const start = performance.now();
    getBot('hard').decide(turnOf(duel, state, 1, { milliseconds: 60 }));
    const spent = performance.now() - start;
    expect(spent).toBeGreaterThan(55);
    expect(spent).toBeLessThan(5000);
  });

  it('samples where answers are too many to list', () => {
    const turn = turnOf(duel, deal(duel, 4, 1).state, 1, { iterations: 300 });
    const { weighed = [] } = getBot('hard').decide(turn);
    expect(weighed.length).toBeGreaterThan(10);
    expect(weighed.length).toBeLessThan(60);
    for (const { answer } of weighed) expect(allows(turn.ask, answer)).toBe(true);
  });

  it('says what it looked at, all tries counted', () => {
    const game = nim(10);
    const { weighed = [], reason } = getBot('hard').decide(
      turnOf(game, deal(game, 2, 1).state, 3, { iterations: 200 }),
    );
    expect(weighed.map(({ answer }) => Number(answer)).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(weighed.reduce((sum, { tries }) => sum + tries, 0)).toBe(200);
    expect(reason).toMatchObject({ key: 'bot.searched', args: { games: 200 } });
  });
});

describe('what a game tells its bots', () => {
  const think = (game: ReturnType<typeof nim>, iterations: number, seed = 1) =>
    getBot('hard').decide(turnOf(game, deal(game, 2, 1).state, seed, { iterations }));

  it('candidates: nothing else is thought about, and nothing that is not allowed', () => {
    const { weighed = [] } = think(nim(10, { candidates: () => [1, 3, 99] }), 60);
    expect(weighed.map(({ answer }) => Number(answer)).toSorted((a, b) => a - b)).toEqual([1, 3]);
  });

  it('policy: playouts follow it, so that little search sees far', () => {
    const policy = ({ table }: { table: { left: number } }) => table.left % 4 || 1;
    const found = (game: ReturnType<typeof nim>) =>
      Array.from({ length: 10 }, (_, seed) => think(game, 120, seed)).filter(({ answer }) => answer === 3).length;
    expect(found(nim(19, { policy }))).toBeGreaterThanOrEqual(8);
    expect(found(nim(19))).toBeLessThan(6);
  });

  it('value: playouts are cut and valued by it', () => {
    const value = ({ table: { left } }: { table: { left: number } }) => [1 - left / 100, left / 100];
    expect(think(nim(100, { value }), 300).answer).toBe(3);
  });
});

describe('sealed answers', () => {
  const mixOf = (seed: number, iterations = 8000) =>
    getBot('hard').decide(turnFor(signs, deal(signs, 2, 1).state, seed % 2, seed, { iterations }));

  it('are mixed about as they should be', () => {
    for (let seed = 0; seed < 6; seed++) {
      const { weighed = [] } = mixOf(seed);
      const share = new Map(weighed.map((each) => [each.answer, each.share]));
      expect(share.get('stone')).toBeLessThan(0.1);
      for (const sign of ['paper', 'scissors', 'well'])
        expect(Math.abs((share.get(sign) ?? 0) - 1 / 3)).toBeLessThan(0.1);
    }
  });

  it('are drawn from the mix: now this sign, now that', () => {
    const shown = new Set(Array.from({ length: 20 }, (_, seed) => mixOf(seed, 2000).answer));
    expect(shown).toEqual(new Set(['paper', 'scissors', 'well']));
  });

  it('are asked of the whole table inside the imagined world', () => {
    const { state } = deal(signs, 2, 1);
    expect(asks(signs, state)).toHaveLength(2);
    expect(mixOf(1, 50).weighed?.reduce((sum, { tries }) => sum + tries, 0)).toBe(50);
  });
});
