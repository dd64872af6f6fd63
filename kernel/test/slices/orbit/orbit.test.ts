import { canUndo, itemOf, knows, seenBy } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { scenario } from '@orrery/kernel/testkit';
import { conformance } from '@orrery/kernel/testkit/vitest';
import { game } from './index.ts';

const DUST = 0;
const GATE = 1;
const ORE = 0;
const ICE = 1;

/** Two ships on dot 0, each with one ore and one ice; seat 0 has rolled `left`. */
function start(left: 2 | 4 | 6, seats = 2, options = {}) {
  const goods = Array.from({ length: seats }, () => [ORE, ICE]).flat();
  return scenario(game, { seats, options, draws: goods, rolls: [left / 2, left / 2] });
}

describe('sailing', () => {
  test('§2.1 two dice of three sides say how far', () => {
    const s = start(4);
    expect(s.ask(0)?.prompt).toEqual({ key: 'ask.sail', args: { left: 4 } });
    s.draws(DUST);
    s.play('0 1', '0 2', '0 3', '0 2');
    expect(s.ask(0)).toBeNull();
    expect(s.table.ships[0]?.dot).toBe(2);
    expect(s.table.turn).toBe(1);
  });

  test('§2.2 a ship sails to a dot that a road leads to', () => {
    const s = start(2);
    expect(s.ask(0)?.choice).toMatchObject({ options: [1, 7, 8] });
    s.refuses('0 4', '2.2');
    s.refuses('0 0', '2.2');
    s.play('0 8');
  });

  test('§2.3 it stops early only at a port', () => {
    const s = start(4);
    s.refuses('0 stop', '2.3');
    s.play('0 1', '0 stop', '0 pass');
    expect(s.table.ships[0]?.dot).toBe(1);
    expect(s.table.turn).toBe(1);
  });
});

describe('markers', () => {
  test('§3.1 whoever comes by looks, alone', () => {
    const s = start(4);
    s.draws(GATE);
    s.play('0 1', '0 2');
    const slot = s.table.marker[2] ?? -1;
    expect([0, 1, 2].map((viewer) => itemOf(s.view(viewer), slot))).toEqual([GATE, -1, -1]);
    const [look] = s.told('log.look');
    expect([0, 1].map((viewer) => look && seenBy(look, viewer).args['marker'])).toEqual([
      { slot, item: GATE },
      { slot, item: -1 },
    ]);
    s.play('0 3', '0 2');
    expect(s.told('log.look')).toEqual([]);
  });

  test('§3.1 a look stops undo in the middle of the move', () => {
    const s = start(6);
    s.play('0 8');
    expect(canUndo(s.journal, 0)).toBe(true);
    s.play('0 undo', '0 1');
    s.draws(DUST);
    s.play('0 2');
    expect(canUndo(s.journal, 0)).toBe(false);
    s.play('0 3');
    s.play('0 undo');
    s.refuses('0 undo');
    expect(s.table.ships[0]?.dot).toBe(2);
  });

  test('§3.2 what was just seen opens a way: from gate to gate, and both are turned up', () => {
    const s = start(6);
    s.draws(GATE, GATE);
    s.play('0 7', '0 6');
    expect(s.ask(0)?.choice).toMatchObject({ options: [5, 7, 11, 'leap 7'] });
    s.refuses('0 leap 2', '3.2');
    s.refuses('0 leap 6', '3.2');
    s.play('0 leap 7');
    expect(s.table.ships[0]?.dot).toBe(7);
    expect([6, 7, 4].map((dot) => knows(s.state, s.table.marker[dot] ?? -1, 2))).toEqual([true, true, false]);
  });

  test('§3.2 dust opens nothing, and a gate that only another captain knows neither', () => {
    const s = start(4);
    s.draws(GATE, DUST);
    s.play('0 7', '0 6');
    s.refuses('0 leap 7', '3.2');
    s.arrange(({ held, table }) => {
      const slot = table.marker[6] ?? -1;
      held.item[slot] = GATE;
      held.know[slot] = 2;
    });
    s.refuses('0 leap 7', '3.2');
  });
});

describe('ports and the cup', () => {
  test('§4.1 a port buys what it has a price for', () => {
    const s = start(2, 2, { deals: false });
    s.play('0 7', '0 0', '1 1', '1 stop');
    expect(s.ask(1)?.choice).toMatchObject({ options: ['ore'] });
    s.refuses('1 ice', '4.1');
    s.play('1 ore');
    expect(s.table.ships[1]?.coins).toBe(7);
  });

  test('§4.1 nothing is sold where there is no port', () => {
    const s = start(2, 2, { deals: false });
    s.play('0 8', '0 0');
    expect(s.table.turn).toBe(1);
  });

  test('§4.2 the good goes into the cup, and another is pulled from it', () => {
    const s = start(2, 2, { deals: false });
    expect(s.state.pools[1]).toEqual([3, 3]);
    s.draws(ICE);
    s.play('0 1', '0 stop', '0 ore');
    expect(s.state.pools[1]).toEqual([4, 2]);
    expect(s.table.ships[0]).toEqual({ dot: 1, coins: 7, hold: [0, 2] });
  });
});

describe('deals', () => {
  test('§5.1 only with ships on the same dot, one offer each', () => {
    const s = start(2, 3);
    s.play('0 7', '0 0');
    expect(s.ask(0)?.choice).toMatchObject({ kind: 'offer', to: [1] });
    s.play('0 {"to":1,"give":[1,0,0],"want":[0,1,0]}', '1 pass');
    expect(s.ask(0)?.choice).toMatchObject({ kind: 'offer', to: [2] });
    s.play('0 pass');
    expect(s.table.turn).toBe(1);
    const alone = start(2);
    alone.play('0 8', '0 9');
    expect(alone.table.turn).toBe(1);
  });

  test('§5.1 a table may do without deals', () => {
    const s = start(2, 2, { deals: false });
    s.play('0 8', '0 0');
    expect(s.table.turn).toBe(1);
  });

  test('§5.2 goods change hands at once, or not at all', () => {
    const s = start(2);
    s.play('0 8', '0 0');
    s.refuses('0 {"to":1,"give":[2,0,0],"want":[0,1,0]}');
    s.refuses('0 {"to":1,"give":[1,0,0],"want":[0,0,0]}');
    s.refuses('0 {"to":1,"give":[1,0,0],"want":[0,0,1]}');
    s.play('0 {"to":1,"give":[1,0,0],"want":[0,1,0]}');
    expect(s.table.ships[0]?.hold).toEqual([1, 1]);
    s.play('1 accept');
    expect(s.table.ships.map(({ hold }) => hold)).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });

  test('§5.2 §5.3 a chart shows the other what its giver knows, and nobody else', () => {
    const s = start(2, 3);
    s.draws(GATE);
    s.play('0 7', '0 0');
    s.play('0 {"to":1,"give":[0,0,1],"want":[1,0,0]}', '1 accept');
    const slot = (dot: number) => s.table.marker[dot] ?? -1;
    expect([0, 1, 2].map((seat) => itemOf(s.view(seat), slot(7)))).toEqual([GATE, GATE, -1]);
    expect(s.state.held.know[slot(6)]).toBe(0);
    expect(s.table.ships[1]?.hold).toEqual([0, 1]);
    expect(canUndo(s.journal, 1)).toBe(false);
  });
});

describe('the end', () => {
  test('§6.1 after the last round', () => {
    const s = start(2, 2, { rounds: 6, deals: false });
    s.arrange(({ table }) => Object.assign(table, { round: 5, turn: 1 }));
    s.rolls(1, 1, 1, 1);
    s.play('1 8', '1 0');
    expect(s.table.round).toBe(6);
    s.play('0 8', '0 0');
    expect(game.standing(s.state).over).toBe(false);
    s.play('1 8', '1 0');
    expect(game.standing(s.state)).toEqual({ over: true, scores: [2, 2], ranks: [1, 1] });
  });

  test('§6.1 or at the end of a round in which somebody has 30 coins', () => {
    const s = start(2, 2, { deals: false });
    s.arrange(({ table }) => Object.assign(table.ships[0] ?? {}, { coins: 30 }));
    s.rolls(1, 1);
    s.play('0 8', '0 0');
    expect(game.standing(s.state).over).toBe(false);
    s.play('1 8', '1 0');
    expect(game.standing(s.state)).toEqual({ over: true, scores: [30, 2], ranks: [1, 2] });
  });
});

conformance(game);
