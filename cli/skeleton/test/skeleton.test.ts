import { type Move, playLesson } from '@orrery/games/learn';
import { canUndo } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testkit';
import { conformance } from '@orrery/kernel/testkit/vitest';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { learning } from '../learn/index.ts';

const [STORM, SMALL, GREAT] = [0, 1, 3] as const;

test('§1.1 a comet comes out of the bag, and cannot be thrown back', () => {
  const s = scenario(game, { seats: 2, draws: [GREAT] });
  s.play('0 catch');
  expect(s.table.caught).toEqual([GREAT]);
  expect(s.state.pools[0]).toEqual([3, 4, 3, 1]);
  expect(canUndo(s.journal, 0)).toBe(false);
});

test('§1.2 a storm takes what was caught, and ends the turn', () => {
  const s = scenario(game, { seats: 2, draws: [GREAT, STORM, SMALL] });
  s.play('0 catch', '0 catch');
  expect(s.table).toMatchObject({ turn: 1, scores: [0, 0], caught: [] });
  s.play('1 catch');
  expect(s.table).toMatchObject({ turn: 1, caught: [SMALL] });
});

test('§1.3 what is kept scores; nothing cannot be kept', () => {
  const s = scenario(game, { seats: 2, draws: [GREAT, SMALL] });
  s.refuses('0 keep', '1.3');
  s.play('0 catch', '0 catch', '0 keep');
  expect(s.table).toMatchObject({ turn: 1, scores: [4, 0] });
});

test('§2.1 after the last round the most points win', () => {
  const s = scenario(game, { seats: 2, options: { rounds: 3 }, draws: [GREAT] });
  s.play('0 catch', '0 keep');
  for (let turn = 1; turn < 6; turn++) {
    expect(game.standing(s.state).over).toBe(false);
    s.draws(STORM);
    s.play(`${turn % 2} catch`);
  }
  expect(game.standing(s.state)).toEqual({ over: true, scores: [3, 0], ranks: [1, 2] });
});

test.each(learning.lessons)('the lesson $id leads to its end', (lesson) => {
  const moves = lesson.scenes.slice(0, -1).map(({ take }): Move => {
    return typeof take === 'object' ? { answer: take[0] ?? null } : 'on';
  });
  expect(playLesson(game, lesson, moves)).toMatchObject({ made: moves.length, place: lesson.scenes.length - 1 });
});

conformance(game);
