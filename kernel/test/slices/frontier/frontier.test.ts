import { asks, canUndo, drafted, itemOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { scenario } from '@orrery/kernel/testkit';
import { conformance } from '@orrery/kernel/testkit/vitest';
import { game } from './index.ts';

const [VOID, ORE, ICE, GARDEN] = [0, 1, 2, 3] as const;

/**
 * Two seats at home on the gardens 11 and 25, either side of the sun (18): 3 gold, 4 favour each. Seat 0 is after ore, seat 1
 * after ice. Turn 1 begins with seat 1, who explores 31; seat 0 explores 5. Both find ore; the council is next.
 */
function start(options = {}) {
  const s = scenario(game, { seats: 2, options, draws: [ORE, ICE] });
  s.draws(ORE, ORE);
  s.play('1 31', '0 5');
  return s;
}

describe('exploring', () => {
  test('§2.1 in turn, an unknown hex beside one of your posts', () => {
    const s = scenario(game, { seats: 2 });
    expect(asks(game, s.state).map(({ seat }) => seat)).toEqual([1]);
    expect(s.ask(1)?.choice).toMatchObject({ options: [19, 24, 26, 30, 31] });
    s.refuses('1 18', '2.1');
    s.refuses('1 5', '2.1');
    s.play('1 30');
    expect(asks(game, s.state).map(({ seat }) => seat)).toEqual([0]);
  });

  test('§2.2 the tile is drawn blind and open to all', () => {
    const s = scenario(game, { seats: 2 });
    s.draws(GARDEN);
    s.play('1 30');
    expect(s.view(2).table.tile[30]).toBe(GARDEN);
    expect(s.state.pools[0]).toEqual([6, 8, 8, 5]);
    expect(canUndo(s.journal, 1)).toBe(false);
  });
});

describe('the council', () => {
  test('§3.1 a levy gives 2 gold for 1 favour, once', () => {
    const s = start();
    s.refuses('0 [2]', '3.1');
    s.play('0 [1]');
    expect(drafted(game, s.view(0)).table).toMatchObject({ gold: [5, 3], favour: [3, 4] });
    expect(s.ask(0)?.prompt).toEqual({ key: 'ask.build', args: { gold: 5 } });
  });

  test('§3.1 no favour, no levy', () => {
    const s = start();
    s.arrange(({ table }) => (table.favour[0] = 0));
    expect(s.ask(0)?.prompt.key).toBe('ask.build');
  });

  test('§3.2 posts go where one has a post or beside it, and cost gold', () => {
    const s = start();
    s.play('0 [0]');
    const { choice } = s.ask(0) ?? {};
    expect(choice).toMatchObject({ min: 1, max: 3 });
    expect(choice?.kind === 'amounts' && choice.entries.map(({ id, weight }) => [id, weight])).toEqual([
      [5, 2],
      [11, 3],
      [18, 1],
    ]);
    s.refuses('0 [1 0 2]', '3.2');
    s.play('0 [1 0 1]', '1 [0]', '1 pass');
    expect(s.table.posts[0]).toMatchObject({ 5: 1, 11: 1, 18: 1 });
    expect(s.told('log.build')).toHaveLength(2);
  });

  test('§3.3 a plan is secret until all have planned, and undone by its own seat alone', () => {
    const s = start();
    const before = [s.view(1), s.view(2)];
    s.play('0 [1]', '0 [0 0 1]');
    expect([s.view(1), s.view(2)]).toEqual(before);
    s.play('1 [1]');
    s.play('0 undo');
    expect(s.ask(0)?.prompt).toEqual({ key: 'ask.build', args: { gold: 5 } });
    expect(s.ask(1)?.prompt).toEqual({ key: 'ask.build', args: { gold: 5 } });
    s.play('0 undo');
    s.refuses('0 undo');
    s.play('0 [0]', '0 [0 0 1]', '0 pass', '1 pass');
    expect(s.table).toMatchObject({ turn: 2, favour: [4, 3] });
    s.refuses('0 undo');
  });

  test('§3.3 §3.4 who comes first in turn builds; what no longer holds is void, and so is all after it', () => {
    const s = start();
    s.play('0 [1]', '0 [0 0 2]', '0 [1 0 0 0]');
    s.play('1 [0]', '1 [1 0 0]', '1 pass');
    expect(s.table.posts.map((posts) => posts[18])).toEqual([0, 1]);
    expect(s.table.posts[0]?.[5]).toBe(0);
    expect(s.table).toMatchObject({ gold: [6, 3], favour: [3, 4] });
  });

  test('§3.4 a full tile takes no more', () => {
    const s = start();
    s.play('0 [0]', '0 [0 0 2]', '1 [0]', '1 pass');
    s.draws(VOID, VOID);
    s.play('0 6', '1 30', '1 [0]');
    s.refuses('1 [1 0 0 0]', '3.2');
    s.play('1 [0 0 1 0]');
  });
});

describe('scoring', () => {
  test('§4.1 §4.3 posts, favour and the objective', () => {
    const s = start();
    s.play('0 [0]', '0 [1 0 1]', '1 [0]', '1 [0 0 1]', '1 pass');
    expect(game.standing(s.state).scores).toEqual([4 + 2 + 1 + 2, 4 + 2 + 1]);
  });

  test('§4.2 nobody knows the score of another, nor the audience any', () => {
    const s = start();
    expect([0, 1, 2].map((viewer) => game.standing(s.view(viewer)).scores)).toEqual([
      [6, null],
      [null, 6],
      [null, null],
    ]);
    expect(itemOf(s.view(1), s.table.aim[0] ?? -1)).toBe(-1);
  });

  test('§4.2 unless objectives are open', () => {
    const s = start({ secret: false });
    expect(game.standing(s.view(2)).scores).toEqual([6, 6]);
  });

  test('§4.2 before the end an objective moves no rank', () => {
    const s = start();
    s.play('0 [0]', '0 [1 0 0]', '0 pass', '1 [0]', '1 [0 0 1]', '1 pass');
    expect(game.standing(s.state)).toMatchObject({ scores: [9, 7], ranks: [1, 1] });
  });
});

test('§5.1 the last turn shows the objectives and ends the game', () => {
  const s = start({ turns: 3 });
  s.arrange(({ table }) => (table.turn = 2));
  s.play('0 [0]', '0 pass', '1 [0]', '1 pass');
  expect(s.table).toMatchObject({ turn: 3, gold: [4, 4] });
  expect(game.standing(s.state).over).toBe(false);
  s.draws(VOID, VOID);
  s.play('1 30', '0 6', '0 [0]', '0 pass', '1 [0]', '1 pass');
  expect(game.standing(s.view(2))).toEqual({ over: true, scores: [6, 6], ranks: [1, 1] });
  expect(s.told('log.aim')).toHaveLength(2);
});

conformance(game);
