// The tools for tests are tested too: scenarios, and the guard around the rules.

import { describe, expect, test } from 'vitest';
import { isFault } from '../src/index.ts';
import { guarded, scenario } from '../testkit/index.ts';
import { tiny } from './broken/tiny.ts';

describe('a scenario', () => {
  test('deals and rolls what it is told to', () => {
    const s = scenario(tiny, { seats: 2, draws: [3, 3, 2, 0, 0, 1], rolls: [6] });
    expect(s.table.hands.map((hand) => hand.map((slot) => s.state.held.item[slot]))).toEqual([
      [3, 3, 2],
      [0, 0, 1],
    ]);
    s.play('0 roll');
    expect(s.table.score).toEqual([6, 0]);
    expect(s.told('log.roll')).toEqual([{ key: 'log.roll', args: { who: 0, points: 6 } }]);
    s.rolls(1);
    s.play('0 2', '1 1', '# tidying up', '0 done', '1 done\n1 roll');
    expect(s.table.score[1]).toBe(-1 + 1);
  });

  test('expects refusals by their rule', () => {
    const s = scenario(tiny, { seats: 2 });
    s.play('0 play');
    expect(s.refuses('0 5', '2.1').key).toBe('refuse.play');
    expect(() => s.refuses('0 5', '9.9')).toThrow('should be refused by §9.9, not §2.1 refuse.play');
    expect(() => s.play('1 0')).toThrow('"1 0" is refused: refuse.not-asked');
    expect(() => s.refuses('0 0')).toThrow('should be refused, but is taken');
  });

  test('arranges the table by hand', () => {
    const s = scenario(tiny, { seats: 2 });
    s.arrange((state) => {
      state.table.score = [9, 9];
    });
    expect(s.view(1).table.score).toEqual([9, 9]);
    expect(s.ask(0)?.prompt.key).toBe('ask.turn');
    expect(s.ask(1)).toBeNull();
  });

  test('does not deal what is not there, nor roll a seven', () => {
    expect(() => scenario(tiny, { seats: 2, draws: [7] })).toThrow('item 7 is not in the pool');
    const s = scenario(tiny, { seats: 2, rolls: [7] });
    expect(() => s.play('0 roll')).toThrow('cannot show 7');
  });
});

describe('the guard', () => {
  const forbidden: readonly [string, () => unknown][] = [
    ['Math.random', () => Math.random()],
    ['Date.now', () => Date.now()],
    ['new Date', () => new Date()],
    ['Intl', () => new Intl.NumberFormat()],
    ['localeCompare', () => 'a'.localeCompare('b')],
    ['toLocaleString', () => (1000).toLocaleString()],
    ['performance.now', () => performance.now()],
    ['crypto', () => crypto.randomUUID()],
  ];
  for (const [name, call] of forbidden)
    test(`stops ${name}, and lets it go afterwards`, () => {
      let thrown: unknown;
      try {
        guarded(call);
      } catch (error) {
        thrown = error;
      }
      expect(isFault(thrown) && thrown.code).toBe('forbidden');
      expect(call()).toBeDefined();
    });

  test('gives back what the work gives', () => {
    expect(guarded(() => 3)).toBe(3);
  });
});
