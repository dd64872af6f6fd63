// A scenario as text, and what the developer panel makes of it under rules that change.

import { getGame } from '@orrery/games';
import { type Game, isFault } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { firstChange, newScenario, playScenario } from '../src/dev/work.ts';
import { readScenario, writeScenario } from '../src/source/scenario.ts';

const duel = await getGame('duel');
const four = newScenario(duel, 4, 'seed', { goal: 3 });
const placed = readScenario('0 [4 4 4 4 4]\n1 [20 0 0 0 0]\n2 [4 4 4 4 4]\n3 [5 5 5 5 0]', four);

describe('a scenario', () => {
  it('is the same after it was written and read', () => {
    const bare = newScenario(duel, 2, 'other', {});
    expect(readScenario(writeScenario(placed), bare)).toEqual(placed);
  });

  it.each([['0'], ['# seats many'], ['# game 7']])('refuses "%s"', (line) => {
    let error: unknown;
    try {
      readScenario(line, four);
    } catch (caught) {
      error = caught;
    }
    expect(isFault(error) && error.code).toBe('notation');
  });

  it('is played to the last row, with what each told', () => {
    const run = playScenario(duel, placed);
    expect(run.stopped).toBeNull();
    expect(run.moments.map(({ line }) => line)).toEqual(['', ...writeScenario(placed).trim().split('\n').slice(-4)]);
    expect(run.moments.at(-1)?.events[0]?.key).toBe('log.duel');
  });

  it('stops at the first row that is refused, and says why', () => {
    const run = playScenario(duel, readScenario('0 [4 4 4 4 4]\n1 [1 1 1 1 1]\n2 [4 4 4 4 4]', four));
    expect(run.moments).toHaveLength(2);
    expect(run.stopped).toMatch(/^"1 \[1 1 1 1 1\]" is refused: ask\.place §1\.1$/);
  });

  it('stops at a row whose step throws', () => {
    const broken: Game = {
      ...duel,
      steps: {
        ...duel.steps,
        powers: {
          may() {
            throw new Error('no fuel');
          },
        },
      },
    };
    expect(playScenario(broken, placed).stopped).toBe('"3 [5 5 5 5 0]" throws: no fuel');
  });

  it('names the first row that another version of the rules changes', () => {
    const before = playScenario(duel, placed).moments.map((moment) => moment.digest);
    const louder: Game = {
      ...duel,
      steps: {
        ...duel.steps,
        turns: {
          ...duel.steps['turns'],
          run(kit, frame) {
            kit.tell('log.louder');
            duel.steps['turns']?.run?.(kit, frame);
          },
        },
      },
    };
    expect(firstChange(before, playScenario(duel, placed))).toBe(-1);
    expect(firstChange(before, playScenario(louder, placed))).toBe(4);
  });
});
